/** A scene in words, and with what drawing. */

import { has, t } from "../../../../i18n";
import type { Seat } from "../../../../protocol/types";
import type { GameEvent } from "../../protocol";
import type { CultistsStore } from "../../store";
import { itemWhat, professionWhat } from "../../items";
import { backOf, glyphOf } from "../../hand/cards";
import { tokenGlyph } from "../../side/tokens";
import { capital, kebab, peopleArgs, personArgs } from "../../wording/speech";
import { cardFace, eventWords, roleName, tokenWords } from "../../words";
import { ballotLines, lastCount, sumWords } from "../ballots";
import { nameOf } from "../../../../table/people";
import { headline, type Told, type Turned } from "../../../../table/scenes";
import type { Scene } from "./scenes";

export function tell(scene: Scene, store: CultistsStore): Told {
  switch (scene.kind) {
    case "told":
      return told(scene.event, store);
    case "turn":
    case "cards":
      return { ...headline(eventWords(scene.event, store)), glyph: "i-cards", cards: turnedIn(scene, store) };
    case "death":
      return death(scene, store);
    case "count":
      return { title: t("scene-vote"), detail: "", glyph: "i-vote" };
    case "vote":
      return vote(scene, store);
    case "leader":
      return leader(scene.leader, scene.last, scene.until, store);
    case "power": {
      const id = `scene-power-${scene.on ? "on" : "off"}`;
      return { title: t(id), detail: t(`${id}-detail`), glyph: scene.on ? "i-bulb" : "i-bulb-off" };
    }
    case "token": {
      const { name, does } = tokenWords(scene.token);
      return { over: t("scene-token"), title: name, detail: does, glyph: tokenGlyph(scene.token) ?? "i-clock" };
    }
    case "organism":
      return { title: t("scene-organism"), detail: t("scene-organism-detail"), glyph: "i-organism" };
    case "door":
      return { title: t("scene-door"), detail: t("scene-door-detail"), glyph: "i-keyhole" };
    case "ritual":
      return { title: t("scene-ritual"), detail: t("scene-ritual-detail"), glyph: "i-altar" };
    case "tested":
      return {
        title: scene.seat === store.chair ? t("scene-you-celebrity") : t("scene-celebrity", { name: nameOf(store, scene.seat) }),
        detail: t(scene.alive ? "scene-celebrity-alive" : "scene-celebrity-dead"),
        glyph: "i-heart",
        seat: scene.seat,
      };
    case "ropes": {
      const dead = scene.cards.filter(([, card]) => card === "dead").length;
      return {
        title: t("scene-ropes", { people: peopleArgs("people", scene.seats, store)["peopleAcc"]! }),
        lines: scene.cards.map(([seat, card]) => t("scene-ropes-card", { name: whose(seat, store), card: cardFace(card) })),
        detail: dead > 0 ? t("scene-ropes-dead", { count: dead }) : t("scene-ropes-alive"),
        glyph: "i-rope",
      };
    }
    case "looked-round":
      return {
        title: t("scene-detective"),
        detail: scene.seat === store.chair ? t("scene-you-detective") : t("scene-detective-detail", { name: nameOf(store, scene.seat) }),
        glyph: "i-detective",
      };
    case "revived":
      return {
        title: scene.target === store.chair ? t("scene-you-revived") : t("scene-revived", { name: nameOf(store, scene.target) }),
        detail: t("scene-revived-detail", { seat: nameOf(store, scene.seat) }),
        glyph: "i-heart",
        seat: scene.target,
      };
  }
}

/** The cards that turn over in it. */
function turnedIn(scene: Extract<Scene, { kind: "turn" | "cards" }>, store: CultistsStore): Turned[] {
  if (scene.kind === "cards") return scene.cards.map(({ face, of }) => ({ ...turned(face), ...(of === undefined ? {} : { of: whose(of, store) }) }));
  return [scene.event.type === "RoleShown" ? { glyph: "i-eye", word: roleName(scene.face), back: "b-route" } : turned(scene.face)];
}

const turned = (card: string): Turned => ({ glyph: glyphOf(card), word: cardFace(card), back: backOf(card) });

/** What is drawn beside a sentence of the log. */
const GLYPHS: Record<string, string> = {
  RoundBegan: "i-clock", PortalOpened: "i-portal", PortalClosed: "i-portal", PortalMissed: "i-portal", CultistFought: "i-cultist",
  CultistAppeared: "i-cultist", FishmanScared: "i-fishman", FishmanAppeared: "i-fishman", FishmanDriven: "i-fishman", VoteInitiated: "i-vote",
  RackScored: "i-shelf", Assassinated: "i-dagger", SeerNamed: "i-eye", TieBroken: "i-mayor", HunterSought: "i-skull", HunterNamed: "i-skull",
  RoomCursed: "i-skull",
}; // prettier-ignore

/** Where a sentence leaves open what follows from it. */
function told(event: GameEvent, store: CultistsStore): Told {
  const { title, detail } = headline(eventWords(event, store));
  const more = `scene-${kebab(event.type)}-detail`;
  const glyph = event.item ? `i-${event.item}` : event.profession ? `i-${event.profession}` : (GLYPHS[event.type] ?? "i-eye");
  const what = event.item ? itemWhat(event.item) : event.profession ? professionWhat(event.profession) : has(more) ? t(more) : "";
  return { title, detail: detail || what, glyph, ...(event.type === "Claimed" ? { seat: event.seat! } : {}) };
}

const whose = (seat: Seat, store: CultistsStore): string => (seat === store.chair ? capital(t("person-you")) : nameOf(store, seat));

/** The effect of a Role that is shown with it may have words of its own. */
function death({ seat, cause, role = "" }: Extract<Scene, { kind: "death" }>, store: CultistsStore): Told {
  const name = nameOf(store, seat);
  const own = `scene-own-${kebab(role)}`;
  const mine = seat === store.chair;
  const words = has(own) && !mine
    ? { title: t(own, { name }), detail: t(`${own}-detail`) }
    : mine
      ? { title: t(`scene-you-${cause}`), detail: t(`scene-you-${cause}.detail`) }
      : { title: t(`scene-death-${cause}`, { name }), detail: t("scene-death-detail", { name }) };
  return { ...words, glyph: "i-skull", seat, ...(mine ? { then: t("scene-you-ghost") } : {}) };
}

function vote({ out, until }: Extract<Scene, { kind: "vote" }>, store: CultistsStore): Told {
  const told = store.journal.slice(0, until);
  const count = lastCount(told);
  const detail = decree(told, store) ?? (count ? sumWords(store, count) : "");
  if (out === null) return { title: t("scene-vote-nobody"), detail, glyph: "i-vote" };
  const then = out === store.chair ? { then: t("scene-you-ghost") } : {};
  return { title: t("scene-vote-out", personArgs("seat", out, store)), detail, glyph: "i-vote", seat: out, ...then };
}

function leader(elected: Seat | null, last: boolean, until: number, store: CultistsStore): Told {
  const told = store.journal.slice(0, until);
  const count = lastCount(told);
  const broken = tieBroken(told);
  const lines = count?.ballots ? ballotLines(store, count.ballots) : [];
  const none = t(last ? "scene-leader-none-last" : "scene-leader-none-detail");
  return {
    ...(broken ? { over: t("scene-mayor") } : {}),
    title: elected === null ? t("scene-leader-none") : t("scene-leader", { name: nameOf(store, elected) }),
    detail: broken ? t("scene-mayor-leads", personArgs("named", broken.named as Seat | null, store)) : elected === null ? none : t("scene-leader-detail"),
    lines,
    glyph: "i-altar",
  };
}

/** MOC-PROF-21: the Mayor's word on the vote that has just been counted. */
function tieBroken(told: readonly GameEvent[]): GameEvent | null {
  const last = told.findLast(({ type }) => type === "BallotsOpened" || type === "TallyShown" || type === "TieBroken");
  return last?.type === "TieBroken" ? last : null;
}

function decree(told: readonly GameEvent[], store: CultistsStore): string | null {
  const broken = tieBroken(told);
  if (!broken) return null;
  return t("vote-sum-decree", { name: nameOf(store, broken.seat!), ...personArgs("named", broken.named as Seat | null, store) });
}
