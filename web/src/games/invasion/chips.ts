/** What fits the moment at a table of Invasion: a rescue that went wrong, an event that came, an accusation by the rules. */

import type { Seat, Statement } from "../../protocol/types";
import type { Moment } from "../../talk/chips";
import type { Invasion } from "./store";

export function chips({ me, round, journal }: Moment<Invasion>, whom: Seat): Statement[] {
  const now = journal.slice(journal.findLastIndex(({ type, number }) => type === "RoundBegan" && number === round) + 1);
  const team = now.findLast(({ type }) => type === "TeamNamed")?.team ?? [];
  const shown = now.findLast(({ type }) => type === "RescueCardsShown");
  const sabotaged = (shown?.sabotage ?? 0) > 0;
  const planned = journal.findLast(({ type }) => type === "EventsPlaced")?.seat;
  const accused = now.findLast(({ type }) => type === "Accused")?.accused;
  const said: (Statement | false)[] = [
    accused === me && { type: "human" },
    shown !== undefined && team.includes(me) && { type: "laid", card: "success", round },
    sabotaged && team.includes(whom) && { type: "accuses", chair: whom, why: "sabotage" },
    ((sabotaged && team.includes(whom)) || planned === whom) && { type: "asks", chair: whom, topic: "account" },
  ];
  return said.filter((each) => each !== false);
}
