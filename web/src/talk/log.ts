/** What this seat may look up, hour by hour. Secrets are told apart, so that they show only while held. */

import type { GameEvent, GameOptions, Seat } from "../protocol/types";

export interface Entry {
  /** The event as everybody may read it over one's shoulder; null if all of it is secret. */
  open: GameEvent | null;
  /** The same with what only this seat knows; null if there is nothing more. */
  secret: GameEvent | null;
  /** The way, where somebody went through several doors at once. */
  by: string[];
  /** Deaths, votes and the like stand out. */
  big: boolean;
  /** Where in the journal it stands. */
  at: number;
}

export interface Hour {
  /** 0: the night before the first. */
  hour: number;
  entries: Entry[];
}

const PRIVATE = new Set(["EnvelopeOpened", "CultistsRecognised", "StartCardsSeen", "PulseSeen", "TokenPeeked", "GaveInTheDark", "BallotCast", "SupportTokenSeen", "InformantSeen"]);
const WITH_FACE = new Set(["Gave", "RoomFilled", "HallwaySecured", "OwlSent", "RitualCardLaid"]);
/** RQ-103, private_memory "once": forgotten as soon as its question is answered. */
const FLEETING = new Set(["PulseSeen", "TokenPeeked"]);
const BIG = new Set([
  "BecameGhost", "VoteSettled", "Claimed", "GameEnded", "PowerSwitched", "RackScored", "RoleShown", "CelebrityTested", "RelicPlaced",
  "DoorOpened", "RitualCalled", "LeaderElected", "RitualRevealed", "ProfessionWon", "TieBroken", "Revived",
]);

/** RQ-103: `public_log` and `private_memory` say what the table lets one look up. */
export function logOf(journal: readonly GameEvent[], options: GameOptions, chair: Seat | null): Hour[] {
  if (options.public_log === "off") return [];
  const hours: Hour[] = [{ hour: 0, entries: [] }];
  journal.forEach((event, at) => {
    if (event.type === "RoundBegan") hours.push({ hour: event.round as number, entries: [] });
    const entries = hours.at(-1)!.entries;
    const before = entries.at(-1)?.open;
    if (event.type === "Entered" && before?.type === "Entered" && before.seat === event.seat) {
      const step = entries.pop()!;
      entries.push({ ...entry(event, at, chair), by: [...step.by, before.place!] });
    } else if (!(FLEETING.has(event.type) && options.private_memory !== "kept")) {
      entries.push(entry(event, at, chair));
    }
  });
  const told = hours.filter(({ entries }) => entries.length > 0);
  return options.public_log === "current_round" ? told.slice(-1) : told;
}

function entry(event: GameEvent, at: number, chair: Seat | null): Entry {
  return { ...coverSecrets(event, chair), by: [], big: BIG.has(event.type), at };
}

/** What of an event may lie open on the screen. */
export function coverSecrets(event: GameEvent, chair: Seat | null): Pick<Entry, "open" | "secret"> {
  if (PRIVATE.has(event.type)) return { open: null, secret: event };
  if (WITH_FACE.has(event.type) && event.seat === chair && event.card !== null) {
    return { open: { ...event, card: null } as GameEvent, secret: event };
  }
  return { open: event, secret: null };
}
