/** Every kind of answer: the act, what it leads to, and what only its seat may read while it holds. */
import { has, t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { argsOf } from "../../../table/wording";
import { facets } from "../facets";
import type { AnswerOption, Place } from "../protocol";
import kinds from "../kinds.json";
import { WORDS } from "./events";
import { capital, kebab, peopleArgs, personArgs, placeArgs, type Told } from "./speech";
import { electsLeader } from "./voting";
import { isBound, isCult, onRoute, roomOf } from "./surroundings";

interface Step {
  type: string;
  [field: string]: unknown;
}

const stepOf = (told: Told): Step => told.view?.asked?.step ?? { type: "" };

/** The place an answer leads to or happens in, whatever its field is called. */
export const placeOf = (option: AnswerOption): Place | undefined => (facets.named(option, "place") as Place | null | undefined) ?? undefined;

/** The person an answer names, whatever its field is called. */
export const personOf = (option: AnswerOption): Seat | undefined => facets.named(option, "seat") as Seat | undefined;

/** The act itself: what stands on the button. */
export function optionWords(option: AnswerOption, told: Told): string {
  const { code, kind, confirm: _confirm, clause: _clause, ...fields } = option;
  const names = facets.namesIn("options", kind);
  if (names === null) return code;
  const place = placeOf(option);
  const step = stepOf(told).type;
  const args = {
    ...argsOf(fields, names, told, WORDS),
    ...(place === undefined ? {} : placeArgs("place", place, told)),
    round: told.view?.round ?? 0,
    question: step,
    closingIs: told.view?.closing.length ? "some" : "none",
  };
  const leader = kind === "Accuse" && electsLeader(told) ? "-leader" : "";
  return capital(t(`option-${kebab(kind)}${leader || (VARIANTS[`${kind}/${step}`] ?? "")}`, args));
}

const VARIANTS: Record<string, string> = {
  "Go/Teleport": "-drift",
  "Stop/DeclarePath": "-path",
  "Accuse/ReconsiderBallot": "-instead",
  "Abstain/ReconsiderBallot": "-instead",
};

// What it leads to, from what everybody can see

/** What the act leads to, said before the tap; empty if there is nothing to say. Nothing in it is secret. */
export function optionDetail(option: AnswerOption, told: Told): string {
  return (DETAILS[option.kind]?.(option, told) ?? []).filter(Boolean).join(" ");
}

type Telling = (option: AnswerOption, told: Told) => string[];

const SPENT: Telling = () => [t("detail-used-up")];

/** The answers that the expansions bring. */
const ELSEWHERE: Record<string, Telling> = {
  EnterLift: (option, told) => [t("detail-enter-lift"), ...going(option, told)],
  StepOut: (option, told) => [t(told.options.lift_exit_cost ? "detail-step-out-costs" : "detail-step-out"), ...going(option, told)],
  RideLift: (option, told) => [t("detail-ride-lift"), meeting(option, told)],
  CallLift: () => [t("detail-call-lift")],
  HandOver: () => [t("detail-hand-over")],
  Spot: (option, told) => [looking(option.target!, told), t("detail-used-up")],
  ShootCultist: SPENT,
  DriveFishman: SPENT,
  LightLamp: () => [t("detail-light-lamp")],
  KeepLamp: () => [t("detail-keep-lamp")],
  Send: (option, told) => [filling(option.place as Place, told)],
  Decree: (option, told) => [
    t("detail-decree", { ...personArgs("seat", option.seat!, told), leader: electsLeader(told) ? "yes" : "no" }),
  ],
  Revive: () => [t("detail-revive")],
  Sacrifice: () => [t("detail-sacrifice")],
  SwapDeck: () => [t("detail-swap-deck")],
  NameHunter: () => [t("detail-name-hunter")],
};

const DETAILS: Record<string, Telling> = {
  Go: going,
  Stop: () => [t("detail-movement-ends")],
  Give: (option, told) => [t("detail-card-unseen", personArgs("to", option.to as Seat, told))],
  FillRoom: (option, told) => [filling(option.place as Place, told)],
  SecureHallway: (_option, told) => [t("detail-secure", { cards: told.view!.unsafe_deck })],
  CheckState: (option, told) => [looking(option.target!, told)],
  WatchState: (option, told) => [looking(option.target!, told)],
  Spy: (option, told) => [looking(option.target!, told)],
  CheckRoom: (option, told) => drawing(option.place as Place, told),
  WatchRoom: (option, told) => drawing(option.place as Place, told),
  ShowDeath: (_option, told) => [t("detail-show-death", personArgs("target", stepOf(told).target as Seat, told))],
  Accuse: (_option, told) => (stepOf(told).type === "HoldVote" ? [t(electsLeader(told) ? "detail-accuse-leader" : "detail-accuse")] : []),
  Abstain: (_option, told) => (stepOf(told).type === "HoldVote" ? [t(electsLeader(told) ? "detail-abstain-leader" : "detail-abstain")] : []),
  KeepBallot: () => [t("detail-keep-ballot")],
  Claim: (_option, told) => [t("detail-claim", { needed: setUp(told).dead })],
  NameSeer: () => [t("detail-name-seer")],
  FightCultist: () => [t("detail-fight-cultist")],
  ScareFishman: () => [t("detail-scare-fishman")],
  InitiateVote: () => [t("detail-vote")],
  RestartPower: () => [t("detail-restart-power")],
  ClosePortal: (option, told) => [closing(told), ...(option.prospect?.in_vain ? [t("detail-portal-in-vain")] : [])],
  CloseTogether: () => [t("detail-portal-ask")],
  Help: () => [t("detail-help")],
  Assassinate: () => [t("detail-assassinate")],
  Peek: (_option, told) => [t("detail-peek", { bag: told.view!.bag })],
  RemoveToken: () => [t("detail-remove-token")],
  ...ELSEWHERE,
};

function going(option: AnswerOption, told: Told): string[] {
  const step = stepOf(told);
  if (step.type === "Teleport") return [];
  const words = [meeting(option, told)];
  if (step.type === "Walk" && placeOf(option) === step.start) words.push(t("detail-back-at-start"));
  else if (option.prospect?.last) words.push(t("detail-last-door"));
  return words;
}

/** Whom one meets there, said before the step. */
function meeting({ prospect: { meets = [], beside = [] } = {}, ...option }: AnswerOption, told: Told): string {
  // RQ-01: only a table that meets once a turn remembers where.
  const met = (stepOf(told).met as Place[] | undefined) ?? [];
  if (met.includes(placeOf(option as AnswerOption) ?? "")) return t("detail-met-before");
  if (meets.length > 0) {
    const silent = told.view!.round <= told.view!.no_cards_until;
    return t(silent ? "detail-meet-without-cards" : "detail-meet", peopleArgs("seats", meets, told));
  }
  return beside.length > 0 ? t("detail-crowd", peopleArgs("seats", beside, told)) : "";
}

function filling(place: Place, told: Told): string {
  const cards = told.view!.deck[place] ?? 0;
  return !told.view!.explored[place] && cards === 2 ? t("detail-fill-explores") : t("detail-fill", { cards });
}

function drawing(place: Place, told: Told): string[] {
  const room = roomOf(place, told);
  const rack = told.board?.racks.find(({ id }) => id === room?.rack);
  const words = [t("detail-draw", { cards: told.view!.deck[place] ?? 0 })];
  if (rack && (told.view!.shelf[rack.id] ?? 0) + 1 === rack.books) {
    words.push(t("detail-draw-scores", { points: rack.points }));
  }
  const ghost = told.chair !== null && told.view!.ghost[told.chair];
  if (!ghost && told.view!.parts.under_the_surface?.covered.includes(place)) words.push(t("detail-find"));
  return words;
}

const looking = (target: Seat, told: Told): string => t("detail-look", { cards: told.view!.pulse[target] ?? 0 });

function closing(told: Told): string {
  const begun = told.view!.closing;
  return begun.length > 0 ? t("detail-portal-finish", peopleArgs("closing", begun, told)) : t("detail-portal-begin");
}

export interface SetUp {
  cultists: number;
  points: number;
  dead: number;
}

/** The figures of the set-up for so many seats, an Automa's included. */
export function setUpFor(seats: number): SetUp {
  const tables: Record<string, SetUp> = kinds.setUp;
  return tables[String(seats)] ?? kinds.setUp["5"];
}

/** The figures of the set-up for this table. */
export function setUp(told: Told): SetUp {
  const { players = 5, automa } = told.options;
  return setUpFor(told.view?.at.length ?? players + Number(automa || players === 4));
}

// What only this seat may read

/** Role and route speak here: show it only while held. */
export function optionSecret(option: AnswerOption, told: Told): string {
  const { view, chair } = told;
  if (!view || chair === null) return "";
  const words: string[] = [];
  const place = option.kind === "Go" ? (option.to as Place) : undefined;
  if (place !== undefined && isBound(told) && roomOf(place, told)) {
    words.push(t(onRoute(place, told) ? "secret-on-route" : "secret-off-route"));
  }
  if (["CheckState", "WatchState", "Spot"].includes(option.kind)) {
    words.push(t(isCult(view.role) ? "secret-may-hide" : "secret-must-show"));
  }
  if (option.kind === "Give" && option.card === "dead") words.push(t("secret-deadly"));
  words.push(...warnings(option, view.role ?? "").map((id) => t(id)));
  return words.join(" ");
}

/** What your own Role makes of an act, as the rules told this seat. */
function warnings({ prospect }: AnswerOption, role: string): string[] {
  const own = { clear: "", risky: `secret-${kebab(role)}-risk`, fatal: `secret-${kebab(role)}` }[prospect?.peril ?? "clear"];
  return [own].filter(has);
}
