/** Every kind of answer: the act, what it leads to, and what only its seat may read while it holds. */
import { t } from "../../../i18n";
import { capital, kebab } from "../../../table/speech";
import { argsOf } from "../../../table/wording";
import { facets } from "../facets";
import type { Agent, AnswerOption, Spot } from "../protocol";
import type { Told } from "../store";
import { cardText, eventCardText } from "./cards";
import { agentName, districtsAround, isGathering, spotName } from "./city";
import { WORDS } from "./events";

/** The spot an answer leads to. */
export const spotOf = (option: AnswerOption): Spot | undefined => facets.named(option, "spot") as Spot | undefined;

/** The agent an answer names. */
export const agentOf = (option: AnswerOption): Agent | undefined => facets.named(option, "agent") as Agent | undefined;

const LEAVING: Record<string, string> = { MoveAgent: "-moving", FreeDistricts: "-freeing", EscortScientist: "-escorting" };

/** The act itself: what stands on the button. */
export function optionWords(option: AnswerOption, told: Told): string {
  const { code, kind, confirm: _confirm, clause: _clause, ...fields } = option;
  const names = facets.namesIn("options", kind);
  if (names === null) return code;
  const agent = agentOf(option);
  const args = {
    ...argsOf(fields, names, told, WORDS),
    ...(agent === undefined ? {} : { agent: agentName(agent) }),
    ...(kind === "Leave" ? { spot: spotName(here(told) ?? "", told) } : {}),
  };
  const asked = told.view?.asked?.step.type ?? "";
  const leaving = kind === "Leave" ? (LEAVING[asked] ?? "") : "";
  const ordering = kind === "Confirm" && asked === "LeaveOrders" ? "-no-order" : "";
  return capital(t(`inv-option-${kebab(kind)}${leaving}${ordering}`, args));
}

/** Where the agent under control stands. */
const here = ({ view }: Told): Spot | undefined => (view?.active ? view.agent_at[view.active] : undefined);

// What it leads to, from what everybody can see

/** What the act leads to, said before the tap; empty if there is nothing to say. Nothing in it is secret. */
export function optionDetail(option: AnswerOption, told: Told): string {
  return told.view ? (DETAILS[option.kind]?.(option, told) ?? []).join(" ") : "";
}

type Telling = (option: AnswerOption, told: Told) => string[];

const ofSpot: Telling = (option, told) => around(spotOf(option), told);

const DETAILS: Record<string, Telling> = {
  PlaceThere: (option, told) => (isGathering(option.spot, told) ? [t("inv-detail-gathering-spot")] : []),
  Plan: (_option, told) => [t("inv-detail-plan", { draws: draws(1, told) })],
  Control: (_option, told) => [t("inv-detail-control", { draws: draws(told.view!.pressure_value, told) })],
  Accuse: ({ prospect }) => [t(prospect?.in_vain ? "inv-detail-accuse-in-vain" : "inv-detail-accuse")],
  Support: () => [t("inv-detail-support")],
  Refuse: () => [t("inv-detail-refuse")],
  DeclareAt: () => [t("inv-detail-declare-at")],
  Invade: (option, told) => [t("inv-detail-invade", { falling: free(told.view!.agent_at[option.agent!], told) })],
  Post: () => [t("inv-detail-new-agent")],
  MoveTo: ofSpot,
  Send: ofSpot,
  Free: (_option, told) => [t("inv-detail-free", { alien: alien(here(told), told) })],
  Escort: (option, told) => [escorting(told.view!.agent_at[option.to!], told)],
  RescueHere: () => [t("inv-detail-rescue-here")],
  Liberate: (option, told) => [
    t("inv-detail-liberate", { alien: told.view!.tokens.filter((district) => district.startsWith(option.sector!)).length }),
  ],
};

/** INV-ASSIM-10, -13: a stated alien draws none, and nobody more than there are. */
function draws(count: number, { view, chair }: Told): number {
  return chair !== null && view!.stated[chair] ? 0 : Math.min(count, view!.deck);
}

function around(spot: Spot | undefined, told: Told): string[] {
  const count = alien(spot, told);
  return [
    ...(count > 0 ? [t("inv-detail-alien-around", { alien: count })] : []),
    ...(told.view!.scientists.includes(spot ?? "") ? [t("inv-detail-scientist-there")] : []),
    ...(isGathering(spot, told) ? [t("inv-detail-gathering-spot")] : []),
  ];
}

const alien = (spot: Spot | undefined, told: Told): number =>
  districtsAround(spot, told).filter((district) => told.view!.tokens.includes(district)).length;
const free = (spot: Spot | undefined, told: Told): number => districtsAround(spot, told).length - alien(spot, told);

/** INV-AGENT-29. */
const escorting = (goal: Spot | undefined, told: Told): string =>
  isGathering(goal, told) ? t("inv-detail-escort-rescue") : t("inv-detail-escort", { to: spotName(goal ?? "", told) });

// What only this seat may read

/** The cards in the own hand speak here: show it only while held. */
export function optionSecret(option: AnswerOption, told: Told): string {
  switch (option.kind) {
    case "Upcoming":
    case "Prevent":
      return eventCardText(option.card!, told.options);
    case "Lay":
      return cardText(option.card);
    case "Declare":
      return t("inv-detail-declare");
    default:
      return "";
  }
}
