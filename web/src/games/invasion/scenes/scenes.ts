/** Which of the things that happened are worth a moment of everybody's eyes. */

import type { Seat } from "../../../protocol/types";
import type { Agent, Card, EventName, GameEvent, Spot } from "../protocol";

export type Scene =
  | { kind: "event"; card: EventName; escalation: number; lines: GameEvent[] }
  | { kind: "ship"; number: number; cards: number; escalation: number }
  | { kind: "recognition"; card: EventName; escalation: number }
  | { kind: "votes"; success: number; sabotage: number; turned: boolean[]; saved: number | null }
  | { kind: "saved"; saved: number }
  | { kind: "failed"; start: Spot }
  | { kind: "verdict"; accuser: Seat; accused: Seat; supporters: Seat[]; cards: Card[]; outcome: "alone" | "founded" | "unfounded" }
  | { kind: "declared"; seat: Seat }
  | { kind: "invaded"; seat: Seat; agent: Agent; districts: number }
  | { kind: "drew"; count: number }
  | { kind: "consolidation"; sector: string; address: number; districts: number; architect: Seat };

/** After a long absence only the end of it is played; the log has the rest. A whole Escalation may come at once. */
const MOST = 7;

/** The scenes of `journal` from `since` on, for this seat, in order. `asking` is the question of the moment. */
export function scenesOf(journal: readonly GameEvent[], since: number, chair: Seat | null, asking: string | null): Scene[] {
  const scenes = journal.map((_, at) => (at < since ? null : sceneAt({ at, journal, chair, asking })));
  return scenes.filter((scene) => scene !== null).slice(-MOST);
}

/** The scene of one event, if it has one. */
export function sceneAt(where: Where): Scene | null {
  const event = where.journal[where.at]!;
  return TELLINGS[event.type]?.(event as never, where) ?? null;
}

interface Where {
  at: number;
  journal: readonly GameEvent[];
  chair: Seat | null;
  asking: string | null;
}
type Event<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;
type Tellings = { [Type in GameEvent["type"]]?: (event: Event<Type>, where: Where) => Scene | null };

const TELLINGS: Tellings & Record<string, ((event: never, where: Where) => Scene | null) | undefined> = {
  EventTurned: ({ card }, where) => {
    const next = where.journal[where.at + 1]?.type;
    if (next === "MotherShipArrived") return null;
    if (next === "AliensRecognised") return { kind: "recognition", card, escalation: escalationAt(where) };
    return { kind: "event", card, escalation: escalationAt(where), lines: following(where) };
  },
  MotherShipArrived: ({ number, cards }, where) => ({ kind: "ship", number, cards, escalation: escalationAt(where) }),
  RescueCardsShown: ({ success, sabotage }, { at, journal }) => {
    const next = journal[at + 1];
    const saved = next?.type === "ScientistSaved" ? next.saved : null;
    return { kind: "votes", success, sabotage, turned: order(success, sabotage, at), saved };
  },
  // What no card forbade has been told with the cards.
  ScientistSaved: ({ saved }, { at, journal }) => (journal[at - 1]?.type === "RescueCardsShown" ? null : { kind: "saved", saved }),
  RescueFailed: ({ start }) => ({ kind: "failed", start }),
  SupportHeard: ({ supporters }, where) => (supporters.length > 0 || where.asking === "AskForSupport" ? null : verdict(where, "alone")),
  AccuserTokensLost: (_event, where) => verdict(where, "unfounded"),
  AlienStated: ({ seat, by }, where) => (by === "declaration" ? { kind: "declared", seat } : verdict(where, "founded")),
  Invaded: ({ seat, agent }, { at, journal }) => ({ kind: "invaded", seat, agent, districts: laid(journal[at + 1]) }),
  Drew: ({ seat, cards }, { chair }) => (seat === chair ? { kind: "drew", count: cards.length } : null),
  DistrictRolled: ({ sector, address }, { at, journal }) => {
    const named = journal.findLast((event, index) => event.type === "ArchitectNamed" && index < at);
    return { kind: "consolidation", sector, address, districts: laid(journal[at + 1]), architect: named?.seat ?? 0 };
  },
};

const laid = (event: GameEvent | undefined): number => (event?.type === "TokensLaid" ? event.districts.length : 0);

/** What an event card brought about at once: up to the next card, the next question, or the end of a rescue. */
function following({ at, journal }: Where): GameEvent[] {
  const rest = journal.slice(at + 1);
  const end = rest.findIndex(({ type }) => !OUTCOMES.has(type));
  return end < 0 ? rest : rest.slice(0, end);
}

const OUTCOMES = new Set<string>([
  "TokensLaid", "TokensRemoved", "SectorRolled", "AgentsTrapped", "AgentCaptured", "AlienPlanCounted", "AlienPlanShown", "AgentArrived",
]); // prettier-ignore

/** INV-ESCAL-01: the how-manieth card of an Escalation this is; 0 in the event stage. */
function escalationAt({ at, journal }: Where): number {
  let count = 0;
  for (let index = at; index >= 0; index--) {
    const type = journal[index]!.type;
    if (type === "EventTurned") count += 1;
    if (type === "EscalationBegan") return count;
    if (type === "RoundBegan") break;
    if (type === "AgentUsed" || type === "RescueFailed" || type === "ScientistSaved") break;
  }
  return 0;
}

/** INV-RESCUE-06: shuffled, in the same order on every screen; true is a Success. It tells nothing of who laid what. */
function order(success: number, sabotage: number, at: number): boolean[] {
  const cards = [...Array<boolean>(success).fill(true), ...Array<boolean>(sabotage).fill(false)];
  const turn = (at * 7 + success) % cards.length;
  return [...cards.slice(turn), ...cards.slice(0, turn)];
}

function verdict({ at, journal }: Where, outcome: "alone" | "founded" | "unfounded"): Scene | null {
  const begun = journal.findLastIndex((event, index) => event.type === "Accused" && index < at);
  const accused = journal[begun];
  if (accused?.type !== "Accused") return null;
  const told = journal.slice(begun, at + 1);
  return {
    kind: "verdict",
    accuser: accused.seat,
    accused: accused.accused,
    supporters: told.flatMap((event) => (event.type === "SupportHeard" ? event.supporters : [])),
    cards: told.flatMap((event) => (event.type === "CardShown" ? [event.card] : [])),
    outcome,
  };
}

const LASTS: Record<Scene["kind"], number> = {
  event: 5500, ship: 6000, recognition: 9000, votes: 8000, saved: 5000, failed: 5000, verdict: 8000, declared: 6000, invaded: 4000,
  drew: 6000, consolidation: 5000,
}; // prettier-ignore

/** How long a scene stays if nobody skips it, in milliseconds: long enough to read it twice. */
export function lasts(scene: Scene): number {
  return LASTS[scene.kind];
}
