/** Which notes fit a moment of Cultists, and what a role makes of a question. Notes are chosen by what everybody knows; held
 *  lines are for the held sheet alone. */
import kinds from "../kinds.json";
import { has, t, type Args } from "../../../i18n";
import type { Noted } from "../../../table/coach.svelte";
import { duty } from "../questions/checks";
import type { Asked, GameEvent } from "../protocol";
import type { CultistsStore } from "../store";
import { setUp } from "./answers";
import { kebab } from "./speech";
import { teamOf } from "./surroundings";
import { electsLeader } from "./voting";

/** The most particular first: variants of the question, the question, what one carries, what the clock brought. */
export function notesOf(store: CultistsStore): Noted[] {
  const { view, chair } = store;
  if (!view || chair === null || view.winner) return [];
  const asked = view.asked && view.asked.options.length > 0 ? view.asked : null;
  const of = asked ? `note-${kebab(asked.step.type)}` : "";
  const own = asked ? [...variants(asked, store).map((variant) => `${of}-${variant}`), of] : [];
  const items = (view.parts.under_the_surface?.carried[String(chair)] ?? []).map((item) => `note-item-${kebab(item)}`);
  const events = view.event ? [`note-token-${kebab(view.event)}`] : [];
  const args = facts(asked, store);
  return [...own.map((id) => ({ id, of, args })), ...[...items, ...events].map((id) => ({ id, of: id, args: {} }))];
}

function facts(asked: Asked | null, store: CultistsStore): Args {
  const { dead, cultists } = setUp(store);
  return { dead, cultists, points: typeof asked?.step.points === "number" ? asked.step.points : 0 };
}

type Variants = (asked: Asked, store: CultistsStore) => Record<string, boolean>;

/** What all can see, and what makes a question another one. */
function variants(asked: Asked, store: CultistsStore): string[] {
  const found = VARIANTS[asked.step.type]?.(asked, store) ?? {};
  return Object.keys(found).filter((variant) => found[variant]);
}

const LIFTS = new Set(["EnterLift", "StepOut", "RideLift"]);

const VARIANTS: Record<string, Variants> = {
  Walk: (asked, { view, board }) => ({
    lift: asked.options.some(({ kind }) => LIFTS.has(kind)),
    fishman: view!.fishman !== null,
    "secret-doors": kinds.joining.includes(view!.event ?? ""),
    dark: !view!.power,
    mine: board?.crossing != null,
    ice: board?.hallways.some(({ kind }) => kind === "ice") === true,
  }),
  Meet: (asked) => ({ several: (asked.step.seats as unknown[]).length > 2 }),
  Act: (_asked, { view, chair }) => ({ ghost: view!.ghost[chair!] === true }),
  HoldVote: (_asked, store) => ({ leader: electsLeader(store), called: wasCalled(store.journal) }),
};

/** Whether this vote was called, and nobody was found dead. */
function wasCalled(journal: readonly GameEvent[]): boolean {
  return journal.findLast(({ type }) => type === "VoteInitiated" || type === "VoteSettled" || type === "DeadLaidOpen")?.type === "VoteInitiated";
}

/** What this seat's role makes of the question. A role without advice of its own gets a line too; nothing asked, no line. */
export function heldLine(store: CultistsStore): string {
  const { view } = store;
  const asked = view?.asked;
  if (!asked || asked.options.length === 0 || !view.role) return "";
  const kind = kebab(asked.step.type);
  const found = asked.step.type === "LookAtPulse" ? [duty(asked.options)] : variants(asked, store);
  const kinds = found.length > 0 ? [`${kind}-${found[0]}`, ...(UNLIKE.has(found[0]!) ? [] : [kind])] : [kind];
  const side = teamOf(view.role) === "cultists" ? "cultist" : "investigator";
  const id = kinds.flatMap((each) => [kebab(view.role!), side].map((role) => `held-${each}-${role}`)).find(has);
  return id === undefined ? t("held-none") : t(id, facts(asked, store));
}

/** Circumstances in which what is said of the ordinary question does not hold. */
const UNLIKE: ReadonlySet<string> = new Set(["ghost", "leader", "none", "must", "may"]);
