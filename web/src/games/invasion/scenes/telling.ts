/** A scene in words, and with what drawing. */

import { t } from "../../../i18n";
import type { Told as Scenic } from "../../../table/scenes";
import { capital, peopleArgs, personArgs } from "../../../table/speech";
import { eventGlyph } from "../hand/cards";
import { rulesOf } from "../side/rules";
import type { InvasionStore } from "../store";
import { agentName, districtName, eventCardName, eventCardText, eventWords, gatheringPoint, spotName } from "../words";
import type { Scene } from "./scenes";

export interface Told extends Scenic {
  /** For the aliens, or for the humans. */
  tone: "dark" | "bright" | "plain";
}

type Telling<Kind extends Scene["kind"]> = (scene: Extract<Scene, { kind: Kind }>, store: InvasionStore) => Told;

const over = (escalation: number): string => (escalation > 0 ? t("inv-scene-escalation", { number: escalation }) : t("inv-scene-event"));

const TELLINGS: { [Kind in Scene["kind"]]: Telling<Kind> } = {
  event: ({ card, escalation, lines }, store) => ({
    over: over(escalation),
    title: eventCardName(card),
    detail: eventCardText(card, store.options),
    lines: lines.map((event) => eventWords(event, store)).filter(Boolean),
    glyph: eventGlyph(card),
    tone: eventGlyph(card) === "i-alien" ? "dark" : "bright",
  }),
  ship: ({ number, cards, escalation }, store) => {
    const { ships } = rulesOf(store);
    return {
      over: over(escalation),
      title: t("inv-scene-ship", { number, ships }),
      detail: t("inv-scene-ship-detail", { cards, left: ships - number }),
      glyph: "i-ship",
      tone: "dark",
    };
  },
  recognition: ({ card, escalation }, store) => ({
    over: over(escalation),
    title: eventCardName(card),
    detail: t("inv-scene-revelation"),
    glyph: eventGlyph(card),
    tone: store.chair === null ? "dark" : "plain",
  }),
  votes: ({ success, sabotage, saved }, store) => ({
    over: t("inv-scene-rescue"),
    title: t("inv-scene-votes", { success, sabotage }),
    detail:
      saved === null ? t("inv-scene-votes-escalate") : t("inv-scene-saved-detail", { saved, goal: rulesOf(store).scientists, point: gatheringPoint(store, ".at") }),
    glyph: "b-rescue",
    tone: sabotage > 0 ? "dark" : "bright",
  }),
  saved: ({ saved }, store) => ({
    over: t("inv-scene-rescue"),
    title: t("inv-scene-saved"),
    detail: t("inv-scene-saved-detail", { saved, goal: rulesOf(store).scientists, point: gatheringPoint(store, ".at") }),
    glyph: "i-scientist",
    tone: "bright",
  }),
  failed: ({ start }, store) => ({
    over: t("inv-scene-rescue"),
    title: t("inv-scene-failed"),
    detail: t("inv-scene-failed-detail", { spot: spotName(start, store) }),
    glyph: "i-scientist",
    tone: "dark",
  }),
  verdict: ({ accuser, accused, supporters, outcome }, store) => ({
    over: t("inv-scene-accusation"),
    title: capital(t(`inv-scene-verdict-${outcome}`, personArgs("accused", accused, store))),
    detail: capital(t(`inv-scene-verdict-${outcome}-detail`, peopleArgs("accusers", [accuser, ...supporters], store))),
    glyph: "i-accuse",
    seat: accused,
    tone: outcome === "founded" ? "dark" : "plain",
  }),
  declared: ({ seat }, store) => ({
    title: t("inv-scene-declared", personArgs("seat", seat, store)),
    detail: t("inv-scene-declared-detail"),
    glyph: "i-alien",
    seat,
    tone: "dark",
  }),
  invaded: ({ seat, agent, districts }, store) => ({
    title: t("inv-scene-invaded", { ...personArgs("seat", seat, store), agent: agentName(agent) }),
    detail: t("inv-scene-districts", { count: districts }),
    glyph: "i-alien",
    tone: "dark",
  }),
  drew: ({ count }) => ({ title: t("inv-scene-drew", { count }), detail: t("inv-scene-drew-detail"), glyph: "b-assimilation", tone: "plain" }),
  consolidation: ({ sector, address, districts, architect }, store) => ({
    over: t("inv-scene-consolidation"),
    title: t("inv-scene-rolled", { district: districtName(`${sector}${address}`) }),
    detail: t("inv-scene-districts", { count: districts }),
    lines: [t("inv-scene-architect", personArgs("seat", architect, store))],
    glyph: "i-alien",
    tone: "dark",
  }),
};

export function tell(scene: Scene, store: InvasionStore): Told {
  return (TELLINGS[scene.kind] as Telling<Scene["kind"]>)(scene as never, store);
}
