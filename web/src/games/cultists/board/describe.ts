/** A place in words, for those who do not see the plan. */

import { list, t } from "../../../i18n";
import type { Place, View } from "../protocol";
import type { CultistsStore } from "../store";
import { hourName, portalHour } from "../side/hours";
import type { Sitter } from "../../../table/seats";
import { itemName, itemNames } from "../items";
import { placeArgs, placeName } from "../wording/speech";
import type { Reach } from "./ways";

export function describePlace(place: Place, store: CultistsStore, people: readonly Sitter[], reach?: Reach, isOnRoute = false): string {
  const view = store.view!;
  const here = people.filter(({ seat }) => view.at[seat] === place);
  const meets = people.filter(({ seat }) => reach?.meets.includes(seat));
  const room = store.board?.rooms.find(({ id }) => id === place);
  const stands = view.parts?.mountains_of_chaos?.lifts[place];
  const facts = [
    placeName(place, store),
    stands !== undefined && t("board-lift-at", placeArgs("place", stands, store)),
    reach?.option?.kind === "CallLift" && t("board-call-lift"),
    reach?.option?.kind === "RideLift" && t("board-ride"),
    reach?.option?.kind === "StepOut" && t("board-step-out"),
    reach?.option?.kind === "Stop" && t("board-stay"),
    reach !== undefined && reach.doors !== null && t("doors-count", { count: reach.doors }),
    isOnRoute && t("board-on-route"),
    meets.length > 0 && t("board-meets", { people: list(meets.map(called)) }),
    here.length > 0 && t("board-here", { people: list(here.map(called)) }),
    view.fishman === place && t("board-fishman"),
    view.cultist_tokens.includes(place) && t("board-cultist"),
    room?.colour === "green" && view.portal === "open" && t("board-portal", { hour: hourName(portalHour(store)) }),
    room !== undefined && inRoom(place, view),
    ...items(place, view),
  ];
  return facts.filter(Boolean).join(", ");
}

/** What Items lie there, as far as one sees. */
function items(place: Place, view: View): (string | false)[] {
  const surface = view.parts?.under_the_surface;
  if (!surface) return [];
  const used = surface.used[place];
  const lying = surface.lying[place] ?? [];
  return [
    surface.covered.includes(place) && t("item-covered"),
    lying.length > 0 && t("board-items-lying", { items: itemNames(lying) }),
    used !== undefined && t("board-item-used", { item: itemName(used) }),
  ];
}

function called(sitter: Sitter): string {
  if (sitter.me) return t("board-you");
  return sitter.ghost ? t("board-ghost", { name: sitter.name }) : sitter.name;
}

function inRoom(place: Place, view: View): string {
  if (view.finished[place]) return t("board-finished-label");
  const facts = { books: view.books[place] ?? 0, cards: view.deck[place] ?? 0 };
  return t(view.explored[place] ? "board-room-explored" : "board-room-unexplored", facts);
}
