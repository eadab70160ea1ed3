/** Every kind of question: for the seat that is asked, and for all who wait meanwhile. */
import { t, type Args } from "../../../i18n";
import { capital, kebab, peopleArgs, personArgs } from "../../../table/speech";
import { argsOf } from "../../../table/wording";
import { facets } from "../facets";
import type { Asked } from "../protocol";
import type { Told } from "../store";
import { eventCardText } from "./cards";
import { agentName, districtsAround, spotName } from "./city";
import { WORDS } from "./events";

export interface QuestionWords {
  title: string;
  detail: string;
}

const TEAM = 3;

export function questionWords(asked: Asked, told: Told): QuestionWords {
  const { type, ...fields } = asked.step;
  const names = facets.namesIn("questions", type);
  if (names === null) return { title: t("mark-question"), detail: "" };
  const args = { ...argsOf(fields, names, told, WORDS), ...onDuty(told), ...(FURTHER[type]?.(asked, told) ?? {}) };
  const known = kebab(type);
  if (asked.options.length > 0) return { title: capital(t(`inv-question-${known}`, args)), detail: capital(t(`inv-question-${known}.detail`, args)) };
  return { title: capital(t(`inv-waiting-${known}`, args)), detail: asked.answered ? sealed(told) : waiting(asked, told) };
}

const sealed = (told: Told): string => t("answer-sealed", { count: told.view?.waiting_for.filter((seat) => seat !== told.chair).length ?? 0 });

/** Who is waited for. A step that concerns one person says so in its title already. */
function waiting(asked: Asked, told: Told): string {
  return asked.step.seat === undefined ? t("waiting-for", peopleArgs("seats", told.view?.waiting_for ?? [], told)) : "";
}

/** The agent under control, where it stands, and how many alien districts are close to it. */
function onDuty(told: Told): Args {
  const active = told.view?.active;
  const spot = active ? told.view!.agent_at[active] : undefined;
  if (!active || spot === undefined) return {};
  const alien = districtsAround(spot, told).filter((district) => told.view!.tokens.includes(district)).length;
  return { agent: agentName(active), spot: spotName(spot, told), alien };
}

type Further = (asked: Asked, told: Told) => Args;

const ofCard: Further = (asked, told) => ({ does: eventCardText(asked.step.card!, told.options) });

const FURTHER: Record<string, Further> = {
  Act: (asked, told) => ({ stated: told.view?.stated[asked.step.seat!] ? "yes" : "no", pressure: told.view?.pressure_value ?? 0 }),
  PlaceEvents: (_asked, told) => ({ count: told.view?.planned ?? 0 }),
  AskForDeclaration: (_asked, told) => personArgs("turn", told.view?.turn, told),
  NameTeam: (asked) => ({ left: TEAM - asked.step.team!.length }),
  PickAgent: ofCard,
  SendAgent: (asked, told) => ({ ...ofCard(asked, told), agent: agentName(asked.step.agent!) }), // not the one under control
};
