/** What fits the moment at a table of Cultists: cards that came to light, meetings with the dead, one's own cards. */

import type { Seat, Statement } from "../../protocol/types";
import type { Moment } from "../../talk/chips";
import type { GameEvent } from "./protocol";
import type { Cultists } from "./store";

const RED = ["failure", "sabotage"];

export function chips({ me, round, journal }: Moment<Cultists>, whom: Seat): Statement[] {
  const now = journal.slice(journal.findLastIndex(({ type, round: begun }) => type === "RoundBegan" && begun === round) + 1);
  const drawn = now.findLast(({ type }) => type === "RoomChecked");
  const spoilt = drawn !== undefined && RED.includes(drawn.card!) ? drawn.place! : null;
  const laid = (seat: Seat, events: readonly GameEvent[]) => events.filter((event) => event.type === "RoomFilled" && event.seat === seat);
  const dead = journal.findLast(({ type, cause }) => type === "BecameGhost" && cause === "murder")?.seat ?? null;
  const met = (one: Seat, other: Seat) => journal.some(({ type, seats }) => type === "Met" && seats!.includes(one) && seats!.includes(other));
  const mine: string | null | undefined = spoilt !== null && laid(me, journal).some(({ place }) => place === spoilt) ? spoilt : laid(me, now).at(-1)?.place;
  const said: (Statement | false)[] = [
    typeof mine === "string" && { type: "put", card: "success", place: mine },
    spoilt !== null && laid(whom, journal).some(({ place }) => place === spoilt) && { type: "accuses", chair: whom, why: "bad_cards" },
    dead !== null && dead !== whom && met(whom, dead) && { type: "accuses", chair: whom, why: "met_the_dead", about: dead },
    dead !== null && { type: "asks", chair: whom, topic: "met_the_dead" },
    laid(whom, now).length > 0 && { type: "asks", chair: whom, topic: "account" },
  ];
  return said.filter((each) => each !== false);
}
