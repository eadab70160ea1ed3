/** What is afoot tonight, each in one line. Public facts only. */

import { list, t } from "../../../i18n";
import type { View } from "../protocol";
import type { CultistsStore } from "../store";
import { nextBlocked } from "../board/crossing";
import { professionName, RELICS } from "../items";
import { placeName, seatName } from "../words";
import { hourName, portalHour } from "./hours";
import { tokenGlyph, tokenId } from "./tokens";

export interface Fact {
  id: string;
  glyph: string;
  text: string;
}

export function factsOf(store: CultistsStore): Fact[] {
  const view = store.view;
  if (!view) return [];
  const facts: Fact[] = [];
  const add = (id: string, glyph: string, text: string) => facts.push({ id, glyph, text });
  // Where a token forbids to talk, the line for that says it.
  if (view.event && view.talk === "free") add("event", tokenGlyph(view.event) ?? "i-seal", t("tonight-event", { token: t(tokenId(view.event)) }));
  if (view.portal === "open") add("portal", "i-portal", t("tonight-portal-open", { hour: hourName(portalHour(store)) }));
  if (view.portal === "closed") add("portal", "i-portal", t("tonight-portal-closed"));
  if (view.portal === "missed") add("portal", "i-portal", t("tonight-portal-missed"));
  if (view.unsafe_deck > 0) facts.push(...dangers(store, view));
  add("vote", "i-vote", t(view.vote_active ? "tonight-vote" : "tonight-vote-spent"));
  if (view.no_cards_until >= view.round && view.no_cards_until > 0)
    add("no-cards", "i-cards", t("tonight-no-cards", { hour: hourName(view.no_cards_until) }));
  facts.push(...station(view), ...mine(store, view), ...profession(store, view));
  if (view.talk !== "free") add("talk", "i-mute", t("tonight-no-talk"));
  return facts;
}

/** What a first game plays without: Fishman, hooded figures, unsafe passages. */
function dangers(store: CultistsStore, view: View): Fact[] {
  const facts: Fact[] = [];
  const add = (id: string, glyph: string, text: string) => facts.push({ id, glyph, text });
  add(
    "fishman",
    "i-fishman",
    view.fishman === null ? t("tonight-fishman-lake") : t("tonight-fishman", { place: placeName(view.fishman, store) }),
  );
  const inside = view.cultist_tokens.map((place) => placeName(place, store));
  add(
    "hoods",
    "i-cultist",
    inside.length === 0
      ? t("tonight-hoods-outside", { outside: view.lurking })
      : t("tonight-hoods", { places: list(inside), outside: view.lurking }),
  );
  add("window", "i-window", t("tonight-window", { passage: view.unsafe_deck, pile: view.draw_pile }));
  return facts;
}

/** The altar of the polar station. Doors and lifts are seen on the plan. */
function station({ parts }: View): Fact[] {
  const seen = parts?.under_the_surface;
  if (!seen) return [];
  const { relics } = seen;
  if (relics >= RELICS) return [{ id: "altar", glyph: "i-organism", text: t("tonight-organism") }];
  return [{ id: "altar", glyph: "i-altar", text: t("tonight-relics", { relics }) }];
}

/** The revolving door of the mine. */
function mine(store: CultistsStore, { parts }: View): Fact[] {
  const seen = parts?.mountains_of_chaos;
  const board = store.board;
  if (!seen || !board) return [];
  const names = { blocked: placeName(seen.blocked, store), next: placeName(nextBlocked(board, seen.blocked), store) };
  return [{ id: "crossing", glyph: "i-turn", text: t("tonight-crossing", names) }];
}

function profession(store: CultistsStore, { parts }: View): Fact[] {
  const seen = parts?.professions;
  if (!seen) return [];
  if (seen.holder === null || seen.profession === null) return [{ id: "profession", glyph: "i-profession", text: t("tonight-profession-hidden") }];
  const told = { name: seatName(seen.holder, store), profession: professionName(seen.profession) };
  return [{ id: "profession", glyph: `i-${seen.profession}`, text: t(seen.lost ? "tonight-profession-lost" : "tonight-profession", told) }];
}
