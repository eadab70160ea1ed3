/** What is laid out before the night, in the order of the rulebook (AC-SETUP, UTS-SETUP, MOC-SETUP, MOC-PROF). */

import { list, t, type Args } from "../../../i18n";
import type { Heap, Preparation } from "../../../narrator/narrator";
import { kebab } from "../../../table/speech";
import kinds from "../kinds.json";
import { roleName } from "../wording/speech";
import boxed from "./boxed.json";
import { isCultist, ownDecks, type Cards, type Table } from "./table";

const ROOM_TOKENS = boxed.roomTokens as unknown as Record<string, [plain: number, unsafe: number]>;
const HOODED: Record<string, number> = boxed.hooded;
const ITEMS = kinds.items as Record<string, string[]>;

const id = (step: string): string => `cultists-narrator-lay-${step}`;
const says = (step: string, args?: Args): string => t(id(step), args);

const cardHeaps = (cards: Cards): Heap[] => Object.entries(cards).map(([card, count]) => ({ name: t(`card-${card}`), count }));
const route = (count: number): Heap => ({ name: t("cultists-narrator-route"), count });

function step(name: string, lines: readonly (string | false)[], heaps?: readonly Heap[], args?: Args): Preparation {
  const said = lines.filter((line): line is string => line !== false);
  return { id: name, title: says(`${name}.title`, args), lines: said, ...(heaps && heaps.length > 0 ? { heaps } : {}) };
}

/** How many decks lie under the markers of plain and special investigators without a deck of their own. */
export const plainDecks = (table: Table): number => table.seats - table.cultists - ownDecks(table).length;

export function preparations(table: Table): Preparation[] {
  return [
    board(table),
    step("cards", [says("cards")], [...cardHeaps(cardsInUse(table)), route(table.seats)]),
    step("investigators", [says("decks", { count: plainDecks(table) }), says("routes")], [...cardHeaps(table.decks.investigator), route(1)], { count: plainDecks(table) }),
    ...ownDecks(table).map(([role, deck]) => step(kebab(role), [says(kebab(role))], [...cardHeaps(deck), route(1)])),
    step("cultists", [says("decks", { count: table.cultists })], [...cardHeaps(table.decks.cultist), route(1)], { count: table.cultists }),
    markers(table),
    ...pulse(table),
    ...envelopes(table),
    step("rooms", [says("rooms")], cardHeaps(table.decks.rooms)),
    step("draw", [says("draw")], cardHeaps(table.decks.draw)),
    ...(table.passages ? [step("passages", [says("passages")], cardHeaps(table.decks.passages)), outside(table)] : []),
    roomTokens(table),
    ...expansion(table),
    step("start", [says("start"), says("vote-token"), says("power-token")]),
    bag(table),
    step("clock", [says("clock"), says("points", { points: table.points }), says("portal")]),
    step("first", [says("first"), table.automa && says("automa-seat")]),
  ];
}

/** AC-COMP-07: every card that is needed, wherever it goes. */
export function cardsInUse(table: Table): Cards {
  const { decks } = table;
  const piles: [Cards, number][] = [
    [decks.investigator, plainDecks(table)],
    ...ownDecks(table).map(([, deck]): [Cards, number] => [deck, 1]),
    [decks.cultist, table.cultists],
    [decks.pulse, 1],
    [decks.rooms, 1],
    [decks.draw, 1],
    [decks.passages, table.passages ? 1 : 0],
  ];
  const sums: Cards = {};
  for (const card of Object.keys(boxed.box).filter((each) => each !== "route"))
    sums[card] = piles.reduce((sum, [pile, times]) => sum + (pile[card] ?? 0) * times, 0);
  return sums;
}

/** AC-SETUP-11, UTS-SETUP-02, MOC-SETUP-03: three sizes, and what is fixed on each board. */
function board({ board, seats }: Table): Preparation {
  const args = { plan: t(`plan-${board}`), size: seats <= 6 ? "small" : String(seats) };
  return step("board", [says("board", args), board === "polar-station" && says("door"), board === "mine" && says("revolving", { hallway: boxed.revolving[0]! }), board === "mine" && says("lifts")]);
}

/** AC-SETUP-04, -05, AC-LEVEL-05: special Roles take the place of plain ones of their team. */
function markers(table: Table): Preparation {
  const { roles, seats, cultists, board } = table;
  const special = roles.map((role): Heap => ({ name: roleName(role), count: 1 }));
  const blind = roles.filter((role) => isCultist(role)).length;
  const plain = (role: string, count: number): Heap[] => (count > 0 ? [{ name: roleName(role), count }] : []);
  const drawn = roles.filter((role) => role.includes("|"));
  return step(
    "markers",
    [
      ...drawn.map((role) => says("one-of", { roles: roleName(role) })),
      says("markers"),
      ...ownDecks(table).map(([role]) => says("own", { role: roleName(role) })),
      blind > 0 && says("blind"),
      board === "polar-station" && says("no-seer"),
      says("markers-known"),
    ],
    [...plain("cultist", cultists - blind), ...plain("investigator", seats - cultists - (roles.length - blind)), ...special],
  );
}

/** AC-SETUP-07: none with 7 seats. */
function pulse({ decks, seats, cultists }: Table): Preparation[] {
  const cards = Object.values(decks.pulse).reduce((sum, count) => sum + count, 0);
  if (cards === 0) return [];
  const left = cards - seats;
  return [step("pulse", [says("pulse-cultists", { cultists }), says("pulse-others"), left > 0 && says("pulse-left", { left })], cardHeaps(decks.pulse))];
}

/** AC-SETUP-09, -10, MOC-PROF-04 to -11. */
function envelopes({ automa, professions, seats, cultists }: Table): Preparation[] {
  const people = says(automa ? "characters-automa" : "characters");
  if (!professions) return [step("envelopes", [says("envelopes"), says(automa ? "deal-automa" : "deal"), people])];
  const heaps = [
    { name: t("cultists-narrator-informant"), count: 1 },
    { name: t("cultists-narrator-not-informant"), count: seats - 1 },
  ];
  const beside = boxed.professionTokens;
  return [
    step("profession", [says("profession", { left: beside - 1 })], [{ name: t("game-professions"), count: beside }]),
    step("envelopes", [says("envelopes-apart"), says("informant", { investigators: seats - cultists }), says("envelopes-mix"), says(automa ? "deal-automa" : "deal"), people], heaps),
  ];
}

/** AC-SETUP-16, -17. */
function outside({ board }: Table): Preparation {
  return step("outside", [says("outside")], [
    { name: t("cultists-narrator-hooded"), count: HOODED[board]! },
    { name: t("fishman"), count: 1 },
  ]);
}

/** AC-SETUP-23, -24. */
function roomTokens({ seats, passages }: Table): Preparation {
  const [plain, unsafe] = ROOM_TOKENS[seats]!;
  return step("tokens", [says("books"), says("tokens"), !passages && says("tokens-first")], [
    { name: t("cultists-narrator-token-plain"), count: plain },
    { name: t("cultists-narrator-token-unsafe"), count: unsafe },
  ]);
}

/** UTS-SETUP-06 to -10. */
function expansion({ board, seats }: Table): Preparation[] {
  if (board !== "polar-station") return [];
  const items = ITEMS[seats]!;
  const heaps = [...new Set(items)].map((item): Heap => ({ name: t(`item-${kebab(item)}`), count: items.filter((each) => each === item).length }));
  return [step("items", [says("items")], heaps)];
}

/** AC-SETUP-20, AC-LEVEL-02, MOC-SETUP-08. */
function bag(table: Table): Preparation {
  const name = (token: string) => t(`token-${kebab(token)}`);
  const box: Cards = kinds.tokens;
  const out = Object.keys(box).filter((token) => !(token in table.bag) && (token !== "safety_ropes" || table.board === "mine"));
  const heaps = Object.entries(table.bag).map(([token, count]): Heap => ({ name: name(token), count }));
  return step("bag", [says("bag"), out.length > 0 && says("bag-without", { tokens: list(out.map(name)) })], heaps);
}
