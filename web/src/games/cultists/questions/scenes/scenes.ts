/** Which of the things that happened are worth a moment of everybody's eyes. The kinds say how they are shown; here is what
 *  belongs together, and what is drawn. */

import type { Seat } from "../../../../protocol/types";
import type { Beat } from "../../../../store/pace.svelte";
import { RELIC, RELICS } from "../../items";
import { facets } from "../../facets";
import type { Card, GameEvent } from "../../protocol";

export type Scene =
  /** In the words of the log. */
  | { kind: "told"; event: GameEvent }
  /** A card, or a role, turns over large. */
  | { kind: "turn"; event: GameEvent; face: string }
  | { kind: "death"; seat: Seat; cause: string; role?: string }
  /** Ballot by ballot; those for the name that leads come last. */
  | { kind: "count"; ballots: number; until: number }
  | { kind: "vote"; out: Seat | null; until: number }
  | { kind: "power"; on: boolean }
  | { kind: "token"; token: string }
  | { kind: "organism" }
  | { kind: "door" }
  | { kind: "ritual" }
  /** Cards that all saw, turned over one after the other. */
  | { kind: "cards"; event: GameEvent; cards: { face: Card; of?: Seat }[] }
  | { kind: "leader"; leader: Seat | null; last: boolean; until: number }
  | { kind: "tested"; seat: Seat; alive: boolean }
  | { kind: "ropes"; seats: Seat[]; cards: [Seat, Card][] }
  | { kind: "looked-round"; seat: Seat }
  | { kind: "revived"; seat: Seat; target: Seat };

/** What comes at once is at most this much; the log has the rest. */
const MOST = 5;

/** The beats of `journal` from `since` on, in order, for this seat. */
export function beatsOf(journal: readonly GameEvent[], since: number, chair: Seat | null = null): Beat<Scene>[] {
  const beats = journal.slice(since).flatMap((event, index) => {
    const at = since + index;
    const scene = sceneOf(event, at, journal);
    return scene ? [beatOf(scene, event, at, chair)] : [];
  });
  return beats.filter(({ as }, index) => as === "full" || index >= beats.length - MOST);
}

export const scenesOf = (journal: readonly GameEvent[], since: number): Scene[] => beatsOf(journal, since).map(({ scene }) => scene);

function beatOf(scene: Scene, event: GameEvent, at: number, chair: Seat | null): Beat<Scene> {
  const ways = facets.shownAs(event.type);
  const isMine = ways.includes("full") && chair !== null && concerned(scene) === chair;
  const as = isMine ? "full" : ways.includes("turn") ? "turn" : ways.includes("stage") ? "stage" : "scene";
  return { scene, at, until: "until" in scene ? scene.until : at + 1, as, lasts: isMine ? null : lasts(scene) };
}

/** To whom it happens. */
export function concerned(scene: Scene): Seat | null {
  switch (scene.kind) {
    case "death":
    case "tested":
      return scene.seat;
    case "vote":
      return scene.out;
    case "revived":
      return scene.target;
    default:
      return null;
  }
}

function sceneOf(event: GameEvent, at: number, journal: readonly GameEvent[]): Scene | null {
  const telling = TELLINGS[event.type];
  if (telling) return telling(event, at, journal);
  const ways = facets.shownAs(event.type);
  if (ways.includes("turn")) return { kind: "turn", event, face: faceOf(event) };
  return ways.includes("scene") || ways.includes("full") ? { kind: "told", event } : null;
}

/** What turns over; a Dead card on a Pulse deck has no field of its own. */
function faceOf(event: GameEvent): string {
  if (event.type === "RoleShown") return String(event.role);
  return event.type === "DeadLaidOpen" ? "dead" : event.type === "RoomCursed" ? "curse_success" : String(event.card);
}

/** Up to where the journal tells of a vote: the use of the knife is noted after it. */
const counted = (journal: readonly GameEvent[], at: number): number => (journal[at + 1]?.type === "KnifeUsed" ? at + 2 : at + 1);

type Telling = (event: GameEvent, at: number, journal: readonly GameEvent[]) => Scene | null;

/** What is more than its own sentence, or is told with another. */
const TELLINGS: Record<string, Telling> = {
  // Whoever leaves by a vote has just been named by the count, and a dead Celebrity by the test.
  BecameGhost: (event, at, journal) =>
    event.cause === "vote" || journal[at - 1]?.type === "CelebrityTested"
      ? null
      : { kind: "death", seat: event.seat!, cause: String(event.cause), ...showing(event, journal[at + 1]) },
  BallotsOpened: (event, at) => ({ kind: "count", ballots: (event.ballots as unknown[]).length, until: at + 1 }),
  TallyShown: (event, at) => ({ kind: "count", ballots: (event.tally as number[]).reduce((sum, votes) => sum + votes, 0), until: at + 1 }),
  VoteSettled: (event, at, journal) => ({ kind: "vote", out: event.eliminated as Seat | null, until: counted(journal, at) }),
  PowerSwitched: (event) => ({ kind: "power", on: event.on === true }),
  TokenDrawn: (event) => ({ kind: "token", token: String(event.token) }),
  RoundBegan: (event) => (event.round === 1 ? null : { kind: "told", event }),
  // The curse falls with the card that has just been turned over.
  RoomCursed: (event, at, journal) => (journal[at - 1]?.type === "RoomChecked" ? { kind: "told", event } : { kind: "turn", event, face: faceOf(event) }),
  // A Role that is shown with a death is told with it.
  RoleShown: (event, at, journal) => (showing(journal[at - 1], event).role ? null : { kind: "turn", event, face: faceOf(event) }),
  DeadCounted: (event, at, journal) => ({ kind: "cards", event, cards: opened(journal, at) }),
  // The page of the end tells it.
  GameEnded: () => null,
  ItemFound: (event) => (event.item === RELIC ? null : { kind: "told", event }),
  RelicPlaced: (event, at, journal) => (event.relics === RELICS ? { kind: "organism" } : relic(journal[at - 1])),
  DoorOpened: () => ({ kind: "door" }),
  RitualCalled: () => ({ kind: "ritual" }),
  RitualRevealed: (event) => ({ kind: "cards", event, cards: (event.cards as Card[]).map((face) => ({ face })) }),
  LeaderElected: (event, at, journal) => ({
    kind: "leader",
    leader: event.leader as Seat | null,
    last: journal.findLast(({ type }, index) => type === "LeaderVoteHeld" && index < at)?.number === 3,
    until: counted(journal, at),
  }),
  CelebrityTested: (event) => ({ kind: "tested", seat: event.seat!, alive: event.alive === true }),
  RopesThrown: (event, at, journal) => {
    const seats = event.targets as Seat[];
    return seats.length > 0 ? { kind: "ropes", seats, cards: turned(journal, at) } : null;
  },
  DetectiveLookedRound: (event) => ({ kind: "looked-round", seat: event.seat! }),
  Revived: (event) => ({ kind: "revived", seat: event.seat!, target: event.target as Seat }),
};

function relic(found: GameEvent | undefined): Scene | null {
  return found?.type === "ItemFound" ? { kind: "told", event: found } : null;
}

/** UTS-ROLE-10: of what a Role kills its holder may be shown at once. */
function showing(event: GameEvent | undefined, next: GameEvent | undefined): { role?: string } {
  const isShown = event?.type === "BecameGhost" && event.cause === "own" && next?.type === "RoleShown" && next.seat === event.seat;
  return isShown ? { role: next.role as string } : {};
}

/** MOC-EVENT-05: the cards that the ropes brought to light. */
function turned(journal: readonly GameEvent[], at: number): [Seat, Card][] {
  const cards: [Seat, Card][] = [];
  for (const event of journal.slice(at + 1)) {
    if (event.type === "PulseTurned") cards.push([event.seat!, event.card as Card]);
    if (event.type === "RopesThrown" || event.type === "RoundEnded") break;
  }
  return cards;
}

/** AC-CLEAN-03: what lay in everybody's Pulse deck; one Dead card is enough. */
function opened(journal: readonly GameEvent[], at: number): { face: Card; of: Seat }[] {
  const before = journal.findLastIndex(({ type }, index) => type !== "PulseOpened" && index < at);
  const decks = journal.slice(before + 1, at);
  return decks.map(({ seat, cards }) => ({ of: seat!, face: (cards as Card[]).includes("dead") ? "dead" : "alive" }));
}

const LASTS: Record<Scene["kind"], number> = {
  told: 3500, turn: 2500, death: 5000, count: 2000, vote: 6000, power: 3500, token: 4500, organism: 6000, door: 4500, ritual: 6000, cards: 2500,
  leader: 6000, tested: 6000, ropes: 8000, "looked-round": 5000, revived: 5000,
}; // prettier-ignore

/** Milliseconds from one ballot, or one card, to the next. */
export const BALLOT = 600;
export const CARD = 700;

/** How long a scene stays if nobody skips it, in milliseconds: long enough to read it twice. */
export function lasts(scene: Scene): number {
  const more = scene.kind === "cards" ? scene.cards.length * CARD : scene.kind === "count" ? scene.ballots * BALLOT : 0;
  return LASTS[scene.kind] + more;
}
