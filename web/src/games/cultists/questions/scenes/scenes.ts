/** Which of the things that happened are worth a moment of everybody's eyes. */

import type { GameEvent, Seat } from "../../../../protocol/types";

export type Scene =
  | { kind: "death"; seat: Seat; cause: string }
  | { kind: "vote"; until: number }
  | { kind: "power"; on: boolean }
  | { kind: "token"; token: string }
  | { kind: "hour"; hour: number; knife: Seat };

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
      // Whoever leaves by a vote has just been named by the count.
      return event.cause === "vote" ? null : { kind: "death", seat: event.seat!, cause: String(event.cause) };
    case "VoteSettled":
      return { kind: "vote", until: journal[at + 1]?.type === "KnifeUsed" ? at + 2 : at + 1 };
    case "PowerSwitched":
      return { kind: "power", on: event.on === true };
    case "TokenDrawn":
      return { kind: "token", token: String(event.token) };
    case "RoundBegan":
      return event.round === 1 ? null : { kind: "hour", hour: event.round as number, knife: event.knife as Seat };
    default:
      return null;
  }
}

/** How long a scene stays if nobody skips it, in milliseconds: long enough to read it twice. */
export function lasts(scene: Scene): number {
  return { death: 5000, vote: 9000, power: 3500, token: 4500, hour: 2500 }[scene.kind];
}
