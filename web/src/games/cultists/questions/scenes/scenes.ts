/** Which of the things that happened are worth a moment of everybody's eyes. */

import type { Seat } from "../../../../protocol/types";
import type { Card, GameEvent, Item, Profession } from "../../protocol";
import { RELIC, RELICS } from "../../items";

export type Scene =
  | { kind: "death"; seat: Seat; cause: string; role?: string }
  | { kind: "vote"; until: number }
  | { kind: "power"; on: boolean }
  | { kind: "token"; token: string }
  | { kind: "hour"; hour: number; knife: Seat }
  | { kind: "item"; seat: Seat; item: Item }
  | { kind: "organism" }
  | { kind: "door" }
  | { kind: "ritual" }
  | { kind: "leader"; leader: Seat | null; last: boolean; until: number }
  | { kind: "tested"; seat: Seat; alive: boolean }
  | { kind: "ropes"; seats: Seat[]; cards: [Seat, Card][] }
  | { kind: "profession"; seat: Seat; profession: Profession }
  | { kind: "looked-round"; seat: Seat }
  | { kind: "revived"; seat: Seat; target: Seat };

/** After a long absence only the end of it is played; the log has the rest. */
const MOST = 4;

/** The scenes of `journal` from `since` on, in order. A vote says up to where the journal tells of it. */
export function scenesOf(journal: readonly GameEvent[], since: number): Scene[] {
  const scenes: Scene[] = [];
  journal.slice(since).forEach((event, index) => {
    const scene = sceneOf(event, since + index, journal);
    if (scene) scenes.push(scene);
  });
  return scenes.slice(-MOST);
}

function sceneOf(event: GameEvent, at: number, journal: readonly GameEvent[]): Scene | null {
  switch (event.type) {
    case "BecameGhost":
      // Whoever leaves by a vote has just been named by the count, and a dead Celebrity by the test.
      if (event.cause === "vote" || journal[at - 1]?.type === "CelebrityTested") return null;
      return { kind: "death", seat: event.seat!, cause: String(event.cause), ...showing(event, journal[at + 1]) };
    case "VoteSettled":
      return { kind: "vote", until: counted(journal, at) };
    case "PowerSwitched":
      return { kind: "power", on: event.on === true };
    case "TokenDrawn":
      return { kind: "token", token: String(event.token) };
    case "RoundBegan":
      return event.round === 1 ? null : { kind: "hour", hour: event.round as number, knife: event.knife as Seat };
    default:
      return TELLINGS[event.type]?.(event, at, journal) ?? null;
  }
}

/** Up to where the journal tells of a vote: the use of the knife is noted after it. */
const counted = (journal: readonly GameEvent[], at: number): number => (journal[at + 1]?.type === "KnifeUsed" ? at + 2 : at + 1);

type Telling = (event: GameEvent, at: number, journal: readonly GameEvent[]) => Scene | null;

/** What the expansions bring. */
const TELLINGS: Record<string, Telling> = {
  ItemFound: (event) => (event.item === RELIC ? null : { kind: "item", seat: event.seat!, item: event.item! }),
  RelicPlaced: (event, at, journal) => (event.relics === RELICS ? { kind: "organism" } : relic(journal[at - 1])),
  DoorOpened: () => ({ kind: "door" }),
  RitualCalled: () => ({ kind: "ritual" }),
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
  ProfessionWon: (event) => ({ kind: "profession", seat: event.seat!, profession: event.profession! }),
  DetectiveLookedRound: (event) => ({ kind: "looked-round", seat: event.seat! }),
  Revived: (event) => ({ kind: "revived", seat: event.seat!, target: event.target as Seat }),
};

function relic(found: GameEvent | undefined): Scene | null {
  return found?.type === "ItemFound" ? { kind: "item", seat: found.seat!, item: found.item! } : null;
}

/** UTS-ROLE-10: of what a Role kills its holder may be shown at once. */
function showing(event: GameEvent, next: GameEvent | undefined): { role?: string } {
  return event.cause === "own" && next?.type === "RoleShown" && next.seat === event.seat ? { role: next.role } : {};
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

const LASTS: Record<Scene["kind"], number> = {
  death: 5000, vote: 9000, power: 3500, token: 4500, hour: 2500, item: 4500, organism: 6000, door: 4500, ritual: 6000, leader: 9000,
  tested: 6000, ropes: 8000, profession: 6000, "looked-round": 5000, revived: 5000,
}; // prettier-ignore

/** How long a scene stays if nobody skips it, in milliseconds: long enough to read it twice. */
export function lasts(scene: Scene): number {
  return LASTS[scene.kind];
}
