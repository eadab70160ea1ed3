/** Which notes fit a moment of Invasion, and what a side makes of a question. Notes are chosen by what everybody knows; held
 *  lines are for the held sheet alone. */
import { has, t, type Args } from "../../../i18n";
import type { Noted } from "../../../table/coach.svelte";
import { kebab } from "../../../table/speech";
import { rulesOf } from "../side/rules";
import type { InvasionStore } from "../store";

/** The most particular first: a variant of the question, the question, the event that came last. */
export function notesOf(store: InvasionStore): Noted[] {
  const { view, chair } = store;
  if (!view || chair === null || view.winner) return [];
  const asked = view.asked && view.asked.options.length > 0 ? view.asked : null;
  const of = asked ? `inv-note-${kebab(asked.step.type)}` : "";
  const variant = asked?.step.type === "Act" && view.stated[chair] ? [`${of}-stated`] : [];
  const event = store.journal.findLast(({ type }) => type === "EventTurned")?.card;
  const events = event ? [`inv-note-event-card-${kebab(event)}`] : [];
  const args = facts(store);
  return [...(asked ? [...variant, of] : []).map((id) => ({ id, of, args })), ...events.map((id) => ({ id, of: id, args }))];
}

export const facts = (store: InvasionStore): Args => ({ pressure: store.view!.pressure_value, ships: rulesOf(store).ships });

/** What this seat's side makes of the question. A side without advice of its own gets a line too; nothing asked, no line. */
export function heldLine(store: InvasionStore): string {
  const { view, chair } = store;
  const asked = view?.asked;
  if (!asked || chair === null || asked.options.length === 0) return "";
  const side = view.alien ? "alien" : "human";
  const id = `inv-held-${kebab(asked.step.type)}-${side}`;
  return has(id) && !view.stated[chair] ? t(id) : t("held-none");
}
