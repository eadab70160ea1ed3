/** UTS-ORG-09: whether a vote names the leader of the ritual, and not somebody who has to leave. */
import type { Told } from "./speech";

/** Which of the three votes for a leader is going on; 0: none. */
export const leaderVote = (told: Told): number => told.view?.parts.under_the_surface?.leader_vote ?? 0;

export const electsLeader = (told: Told): boolean => leaderVote(told) > 0;
