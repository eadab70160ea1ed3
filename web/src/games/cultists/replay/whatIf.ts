/** What would have changed the end, where the rules leave no doubt. Read from what the record says; never a guess. */

import { t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { personArgs } from "../../../table/speech";
import type { GameEvent, Unveiled, View } from "../protocol";
import type { Told } from "../words";
import { isCultist, type Story, type Vote } from "./story";

/** More than this many ballots is no near miss. */
const NEAR = 2;

export function whatIf(story: Story, journal: readonly GameEvent[], told: Told): string {
  const { view } = told;
  if (!view?.winner) return "";
  return (view.winner === "cultists" ? lostVote(story, view.unveiled, told) : "") || byReason(journal, view, told);
}

function byReason(journal: readonly GameEvent[], view: View, told: Told): string {
  const last = (type: GameEvent["type"]) => journal.findLast((event) => event.type === type);
  const counted = last("DeadCounted");
  const over = counted ? (counted.dead as Seat[]).length - (counted.needed as number) : 0;
  switch (view.reason) {
    case "claim":
      return counted ? t("end-but-alive", { count: over + 1 }) : "";
    case "false_claim":
      return counted ? t("end-but-dead", { count: -over }) : "";
    case "time":
      return t("end-but-points", { points: view.target - view.points });
    case "seer":
      return t("end-but-seer");
    default: {
      const seer = view.unveiled?.roles.indexOf("seer") ?? -1;
      return last("SeerNamed")?.right === false && seer >= 0 ? t("end-but-guess", personArgs("seer", seer, told)) : "";
    }
  }
}

function lostVote(story: Story, unveiled: Unveiled | null, told: Told): string {
  const near = nearestVote(story, unveiled);
  return near ? t("end-but-ballots", { count: near.count, hour: near.hour, ...personArgs("name", near.seat, told) }) : "";
}

/** The last vote that a cultist survived by a ballot or two; null if none was so near. */
export function nearestVote({ votes }: Story, unveiled: Unveiled | null): { seat: Seat; count: number; hour: number } | null {
  for (const vote of votes.toReversed()) {
    if (vote.leader !== undefined || vote.eliminated !== null || vote.weights?.some((weight) => weight !== 1)) continue;
    const missing = vote.tally.slice(0, -1).flatMap((count, seat) => (count > 0 && isCultist(unveiled, seat) ? [{ seat, count: ballotsMissing(vote, seat) }] : []));
    const near = missing.filter(({ count }) => count <= NEAR).sort((a, b) => a.count - b.count)[0];
    if (near) return { ...near, hour: vote.hour };
  }
  return null;
}

/** AC-VOTE-15, -16: how many of the others' ballots, given to this seat instead, would have sent it out. */
export function ballotsMissing({ tally }: Pick<Vote, "tally">, seat: Seat): number {
  const rivals = tally.filter((_, other) => other !== seat);
  for (let [moved, mine] = [0, tally[seat]!]; ; moved++, mine++) {
    if (mine > Math.max(0, ...rivals)) return moved;
    rivals[rivals.indexOf(Math.max(...rivals))]! -= 1;
  }
}
