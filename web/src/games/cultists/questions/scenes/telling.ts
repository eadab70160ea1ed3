/** A scene in words, and with what drawing. */

import { has, t } from "../../../../i18n";
import type { Seat } from "../../../../protocol/types";
import type { GameEvent } from "../../protocol";
import type { CultistsStore } from "../../store";
import { itemWhat, professionName, professionWhat } from "../../items";
import { tokenGlyph } from "../../side/tokens";
import { kebab, personArgs } from "../../wording/speech";
import { cardFace, itemArgs, tokenWords } from "../../words";
import { ballotLines, lastCount, sumWords } from "../ballots";
import { nameOf, namesOf } from "../../../../table/people";
import type { Told } from "../../../../table/scenes";
import type { Scene } from "./scenes";

export function tell(scene: Scene, store: CultistsStore): Told {
  switch (scene.kind) {
    case "death":
      return death(scene, store);
    case "vote":
      return vote(scene.until, store);
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
    case "hour":
      return {
        title: t("scene-hour", { hour: scene.hour }),
        detail: t("scene-hour-detail", { name: nameOf(store, scene.knife) }),
        glyph: "i-clock",
      };
    case "item":
      return {
        title: t("scene-item", { name: nameOf(store, scene.seat), ...itemArgs("item", scene.item) }),
        detail: itemWhat(scene.item),
        glyph: `i-${scene.item}`,
      };
    case "organism":
      return { title: t("scene-organism"), detail: t("scene-organism-detail"), glyph: "i-organism" };
    case "door":
      return { title: t("scene-door"), detail: t("scene-door-detail"), glyph: "i-keyhole" };
    case "ritual":
      return { title: t("scene-ritual"), detail: t("scene-ritual-detail"), glyph: "i-altar" };
    case "tested":
      return {
        title: t("scene-celebrity", { name: nameOf(store, scene.seat) }),
        detail: t(scene.alive ? "scene-celebrity-alive" : "scene-celebrity-dead"),
        glyph: "i-heart",
        seat: scene.seat,
      };
    case "ropes": {
      const dead = scene.cards.filter(([, card]) => card === "dead").length;
      return {
        title: t("scene-ropes", { people: namesOf(store, scene.seats) }),
        lines: scene.cards.map(([seat, card]) => t("scene-ropes-card", { name: nameOf(store, seat), card: cardFace(card) })),
        detail: dead > 0 ? t("scene-ropes-dead", { count: dead }) : t("scene-ropes-alive"),
        glyph: "i-rope",
      };
    }
    case "profession": {
      const profession = professionName(scene.profession);
      return {
        over: t("scene-profession-over"),
        title: t("scene-profession", { name: nameOf(store, scene.seat), profession }),
        detail: professionWhat(scene.profession),
        glyph: `i-${scene.profession}`,
      };
    }
    case "looked-round":
      return { title: t("scene-detective"), detail: t("scene-detective-detail", { name: nameOf(store, scene.seat) }), glyph: "i-detective" };
    case "revived":
      return {
        title: t("scene-revived", { name: nameOf(store, scene.target) }),
        detail: t("scene-revived-detail", { seat: nameOf(store, scene.seat) }),
        glyph: "i-heart",
        seat: scene.target,
      };
  }
}

/** The effect of a Role that is shown with it may have words of its own. */
function death({ seat, cause, role = "" }: Extract<Scene, { kind: "death" }>, store: CultistsStore): Told {
  const name = nameOf(store, seat);
  const own = `scene-own-${kebab(role)}`;
  const words = has(own)
    ? { title: t(own, { name }), detail: t(`${own}-detail`) }
    : seat === store.chair
      ? { title: t("scene-death-you"), detail: t(cause === "murder" ? "scene-death-you.unknown" : "scene-death-you.detail") }
      : { title: t(`scene-death-${cause}`, { name }), detail: t("scene-death-detail", { name }) };
  return { ...words, glyph: "i-skull", seat };
}

function vote(until: number, store: CultistsStore): Told {
  const told = store.journal.slice(0, until);
  const count = lastCount(told);
  return {
    title: t("scene-vote"),
    detail: decree(told, store) ?? (count ? sumWords(store, count) : ""),
    lines: count?.ballots ? ballotLines(store, count.ballots) : [],
    glyph: "i-vote",
  };
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
