/** The same table once more: a new code, the same settings, the same bots; the others are told where. */

import { t } from "../i18n";
import { makeTable } from "../net/api";
import { connect } from "../net/connect";
import { keepToken, whoAmI } from "../net/kept";
import { invitation } from "../net/route";
import type { TableState } from "../protocol/types";
import type { TableStore } from "../store/table.svelte";

const PATIENCE = 8000;

/** Answers with the new table's code. */
export async function layAgain(store: TableStore): Promise<string> {
  const state = store.state;
  const chair = store.chair === null ? undefined : state?.chairs[store.chair];
  const { code, token } = await makeTable(chair ? { name: chair.name, character: chair.character } : whoAmI());
  keepToken(code, token);
  if (state) await furnish(code, token, state);
  if (store.chair !== null) store.send({ type: "say", text: t("end-again-say", { address: invitation(code) }) });
  return code;
}

/** A new table takes its settings over the socket, from its host. */
async function furnish(code: string, token: string, old: TableState): Promise<void> {
  const { store, socket } = connect(code, token);
  try {
    if (!(await until(() => store.state !== null))) return; // an empty table is a table too
    store.send({ type: "configure", settings: old.settings });
    await until(() => store.state?.chairs.length === old.chairs.length);
    old.chairs.forEach((chair, seat) => {
      if (seat > 0 && !chair.person && chair.bot) store.send({ type: "seat_bot", chair: seat, bot: chair.bot });
    });
    const bots = old.chairs.filter(({ bot, person }, seat) => seat > 0 && bot && !person).length;
    await until(() => (store.state?.chairs.filter(({ bot }) => bot).length ?? 0) >= bots);
  } finally {
    socket.stop();
  }
}

async function until(done: () => boolean): Promise<boolean> {
  for (const start = performance.now(); performance.now() - start < PATIENCE; ) {
    if (done()) return true;
    await new Promise((wake) => setTimeout(wake, 60));
  }
  return done();
}

/** Where somebody has laid the table again, if anybody has said so. */
export function laidAgain(state: TableState | null): { code: string; chair: number } | null {
  for (const line of [...(state?.talk ?? [])].reverse()) {
    const code = line.text?.match(/#\/table\/([A-Z2-9]{6})/)?.[1];
    if (code && code !== state?.code) return { code, chair: line.chair };
  }
  return null;
}
