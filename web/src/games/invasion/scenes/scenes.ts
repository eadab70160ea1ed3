/** Which of the things that happened are worth a moment of everybody's eyes. */

import type { Seat } from "../../../protocol/types";
import type { Beat } from "../../../store/pace.svelte";
import { facets } from "../facets";
import type { Agent, Card, EventName, GameEvent, Spot } from "../protocol";

export type Scene =
  /** In the words of the log. */
  | { kind: "told"; event: GameEvent }
  /** A card turns over large. */
  | { kind: "turn"; event: GameEvent; card: Card }
  | { kind: "landed"; count: number }
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

/** What comes at once is at most this much; the log has the rest. A whole Escalation may come at once. */
const MOST = 7;

/** The beats of `journal` from `since` on, for this seat, in order. `asking` is the question of the moment. */
export function beatsOf(journal: readonly GameEvent[], since: number, chair: Seat | null, asking: string | null): Beat<Scene>[] {
  const beats = journal.slice(since).flatMap((event, index) => {
    const at = since + index;
    const scene = sceneAt({ at, journal, chair, asking });
    return scene ? [beatOf(scene, event, at, chair)] : [];
  });
  return beats.filter(({ as }, index) => as === "full" || index >= beats.length - MOST);
}

export const scenesOf = (...told: Parameters<typeof beatsOf>): Scene[] => beatsOf(...told).map(({ scene }) => scene);

function beatOf(scene: Scene, event: GameEvent, at: number, chair: Seat | null): Beat<Scene> {
  const ways = facets.shownAs(event.type);
  const isMine = ways.includes("full") && chair !== null && concerned(scene) === chair;
  const as = isMine ? "full" : ways.includes("turn") ? "turn" : "scene";
  return { scene, at, until: at + 1, as, lasts: isMine ? null : lasts(scene) };
}

/** To whom it happens. */
const concerned = (scene: Scene): Seat | null => (scene.kind === "verdict" ? scene.accused : scene.kind === "declared" ? scene.seat : null);

/** The scene of one event, if it has one. */
export function sceneAt(where: Where): Scene | null {
  const event = where.journal[where.at]!;
  const telling = TELLINGS[event.type];
  if (telling) return telling(event as never, where);
  return facets.shownAs(event.type).includes("scene") ? { kind: "told", event } : null;
}

interface Where {
  at: number;
  journal: readonly GameEvent[];
  chair: Seat | null;
  asking: string | null;
}
type Event<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;
type Tellings = { [Type in GameEvent["type"]]?: (event: Event<Type>, where: Where) => Scene | null };

/** What is more than its own sentence, or is told with another. */
const TELLINGS: Tellings & Record<string, ((event: never, where: Where) => Scene | null) | undefined> = {
  EventTurned: ({ card }, where) => {
    const next = where.journal[where.at + 1]?.type;
    if (next === "MotherShipArrived") return null;
    if (next === "AliensRecognised") return { kind: "recognition", card, escalation: escalationAt(where) };
    return { kind: "event", card, escalation: escalationAt(where), lines: following(where) };
  },
  // The last of them speaks for all.
  Landed: (_event, { at, journal }) =>
    journal[at + 1]?.type === "Landed" ? null : { kind: "landed", count: journal.filter(({ type }) => type === "Landed").length },
  // Revelation has told it, to all alike.
  AliensRecognised: () => null,
  AgentCaptured: (event, where) => (isOutcome(where) ? null : { kind: "told", event }),
  AlienPlanShown: (event, where) => (isOutcome(where) ? null : { kind: "told", event }),
  // An accusation is told as a whole, when it is decided.
  CardShown: (event, { at, journal }) => {
    const last = journal.findLast(({ type }, index) => index < at && (type === "Accused" || type === "AlienStated" || type === "AccuserTokensLost"));
    return last?.type === "Accused" ? null : { kind: "turn", event, card: event.card };
  },
  // The cards that were shown have told it.
  EscalationBegan: () => null,
  // The page of the end tells it.
  GameEnded: () => null,
  MotherShipArrived: ({ number, cards }, where) => ({ kind: "ship", number, cards, escalation: escalationAt(where) }),
  RescueCardsShown: ({ success, sabotage }, { at, journal }) => {
    const next = journal[at + 1];
    const saved = next?.type === "ScientistSaved" ? next.saved : null;
    return { kind: "votes", success, sabotage, turned: order(success, sabotage), saved };
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

/** Whether an event card has just told it with what else it brought about. */
function isOutcome({ at, journal }: Where): boolean {
  return journal.findLast(({ type }, index) => index < at && !OUTCOMES.has(type))?.type === "EventTurned";
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

/** INV-RESCUE-06: the same order on every screen, Sabotage last; true is a Success. It tells nothing of who laid what. */
const order = (success: number, sabotage: number): boolean[] => [...Array<boolean>(success).fill(true), ...Array<boolean>(sabotage).fill(false)];

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
  drew: 15_000, consolidation: 5000, told: 3500, turn: 2500, landed: 4000,
}; // prettier-ignore

/** How long a scene stays if nobody skips it, in milliseconds: long enough to read it twice, or to look at one's cards. */
export function lasts(scene: Scene): number {
  return LASTS[scene.kind];
}
