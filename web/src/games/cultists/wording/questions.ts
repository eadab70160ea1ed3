/** Every kind of question: for the seat that is asked, and for all who wait meanwhile. */
import { has, t, type Args } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { argsOf } from "../../../table/wording";
import { facets } from "../facets";
import type { Asked, Place } from "../protocol";
import { WORDS } from "./events";
import { capital, kebab, peopleArgs, personArgs, placeArgs, type Told } from "./speech";
import { electsLeader, leaderVote } from "./voting";

export interface QuestionWords {
  title: string;
  detail: string;
}

export function questionWords(asked: Asked, told: Told): QuestionWords {
  const { type, ...fields } = asked.step;
  const names = facets.namesIn("questions", type);
  if (names === null) return { title: t("mark-question"), detail: "" };
  const mine = asked.options.length > 0;
  const args: Args = {
    ...argsOf(fields, names, told, WORDS),
    round: told.view?.round ?? 0,
    ...(FURTHER[type]?.(asked, told) ?? {}),
  };
  const known = type === "HoldVote" && electsLeader(told) ? "hold-vote-leader" : kebab(type);
  if (mine) return { title: capital(t(`question-${known}`, args)), detail: detail(`question-${known}.detail`, args) };
  return { title: capital(t(`waiting-${known}`, args)), detail: asked.answered ? sealed(told) : waiting(asked, told) };
}

function detail(id: string, args: Args): string {
  return has(id) ? t(id, args) : "";
}

const sealed = (told: Told): string => t("answer-sealed", { count: told.view?.waiting_for.filter((seat) => seat !== told.chair).length ?? 0 });

/** Who is waited for. A step that concerns one person says so in its title already. */
function waiting(asked: Asked, told: Told): string {
  if (asked.step.seat !== undefined && asked.step.type !== "HoldVote") return "";
  return t("waiting-for", peopleArgs("seats", told.view?.waiting_for ?? [], told));
}

type Further = (asked: Asked, told: Told) => Args;

const meeting: Further = (asked, told) => {
  const others = (asked.step.seats as Seat[]).filter((seat) => seat !== told.chair);
  return peopleArgs("others", others, told);
};

/** UTS-ORG-14: how many are still to be chosen for the ritual. */
export function participantsLeft(told: Told): number {
  const seats = told.view?.at.length ?? 0;
  return (seats <= 6 ? 3 : 4) - (told.view?.parts.under_the_surface?.participants.length ?? 0);
}

/** MOC-EVENT-02, MOC-RQ-22: how many ropes are still to be thrown; fewer where fewer live. */
function ropesLeft(asked: Asked, told: Told): number {
  const living = told.view!.ghost.filter((ghost) => !ghost).length;
  return Math.min(living, told.view!.at.length <= 6 ? 2 : 3) - (asked.step.targets as Seat[]).length;
}

const FURTHER: Record<string, Further> = {
  HoldVote: (_asked, told) => ({ number: leaderVote(told) }),
  OfferLamp: meeting,
  ChooseParticipant: (_asked, told) => ({ left: participantsLeft(told) }),
  ThrowRope: (asked, told) => ({ left: ropesLeft(asked, told) }),
  Walk: (asked, told) => {
    const here = told.view!.at[asked.step.seat as Seat];
    return { ...placeArgs("place", here, told), moved: here === asked.step.start ? "no" : "yes" };
  },
  Act: (asked, told) => ({
    ...placeArgs("place", told.view!.at[asked.step.seat as Seat], told),
    ghost: told.view!.ghost[asked.step.seat as Seat] ? "yes" : "no",
  }),
  DeclarePath: (asked) => {
    const path = asked.step.path as Place[];
    return { pathIs: path.length > 0 ? "some" : "none" };
  },
  Meet: meeting,
  GiveInTurn: meeting,
  ReconsiderBallot: (asked, told) => {
    const ballots = told.view?.ballots ?? [];
    // RQ-51: an anonymous vote does not tell even this seat its own ballot again.
    if (ballots.length === 0) return { ballotIs: "unknown", ballotAcc: "" };
    return personArgs("ballot", ballots[asked.step.seat as Seat] ?? null, told);
  },
  HelpClose: (_asked, told) => {
    const asker = (told as { journal?: { type: string; seat?: Seat }[] }).journal?.findLast(({ type }) => type === "HelpAsked");
    return personArgs("asker", asker?.seat ?? null, told);
  },
};
