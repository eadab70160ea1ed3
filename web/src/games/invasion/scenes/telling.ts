/** A scene in words, and with what drawing. */

import { t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { headline, type Told as Scenic, type Turned } from "../../../table/scenes";
import { capital, peopleArgs, personArgs } from "../../../table/speech";
import { cardGlyph, eventGlyph } from "../hand/cards";
import { rulesOf } from "../side/rules";
import type { InvasionStore } from "../store";
import { agentName, cardFace, districtName, eventCardName, eventCardText, eventWords, gatheringPoint, spotName } from "../words";
import type { Scene } from "./scenes";

export interface Told extends Scenic {
  /** For the aliens, or for the humans. */
  tone: "dark" | "bright" | "plain";
}

type Telling<Kind extends Scene["kind"]> = (scene: Extract<Scene, { kind: Kind }>, store: InvasionStore) => Told;

const over = (escalation: number): string => (escalation > 0 ? t("inv-scene-escalation", { number: escalation }) : t("inv-scene-event"));

const isRescue = (card: string): boolean => card === "success" || card === "sabotage";
const turned = (card: string): Turned => ({
  glyph: isRescue(card) ? `i-${card}` : cardGlyph(card as "human"),
  word: cardFace(card),
  back: isRescue(card) ? "b-rescue" : "b-assimilation",
});

/** What is drawn beside a sentence of the log. */
const GLYPHS: Record<string, string> = { AgentCaptured: "i-agent", SectorFreed: "i-human", AlienPlanShown: "i-alien" };

const TELLINGS: { [Kind in Scene["kind"]]: Telling<Kind> } = {
  told: ({ event }, store) => ({ ...headline(eventWords(event, store)), glyph: GLYPHS[event.type] ?? "i-eye", tone: "plain" }),
  turn: ({ event, card }, store) => ({ ...headline(eventWords(event, store)), glyph: "b-assimilation", cards: [turned(card)], tone: "plain" }),
  landed: ({ count }) => ({ title: t("inv-scene-landed", { count }), detail: t("inv-scene-landed.detail"), glyph: "i-ship", tone: "dark" }),
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
  votes: ({ success, sabotage, saved, turned: cards }, store) => ({
    cards: cards.map((good) => turned(good ? "success" : "sabotage")),
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
  verdict: ({ accuser, accused, supporters, outcome, cards }, store) => ({
    cards: cards.map(turned),
    ...(outcome === "founded" ? stated(accused, store) : {}),
    over: t("inv-scene-accusation"),
    title: capital(t(`inv-scene-verdict-${outcome}`, personArgs("accused", accused, store))),
    detail: capital(t(`inv-scene-verdict-${outcome}-detail`, peopleArgs("accusers", [accuser, ...supporters], store))),
    glyph: "i-accuse",
    seat: accused,
    tone: outcome === "founded" ? "dark" : "plain",
  }),
  declared: ({ seat }, store) => ({
    ...stated(seat, store),
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

/** INV-ALIEN-05 and on: what is left to somebody whom all know for an alien. */
const stated = (seat: Seat, store: InvasionStore): Pick<Told, "then"> => (seat === store.chair ? { then: t("inv-scene-you-stated") } : {});

export function tell(scene: Scene, store: InvasionStore): Told {
  return (TELLINGS[scene.kind] as Telling<Scene["kind"]>)(scene as never, store);
}
