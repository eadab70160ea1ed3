import { mount, tick, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "@fluent/syntax";
import { games } from "../games";
import cultists from "../games/cultists/kinds.json";
import { kebab } from "../games/cultists/wording/speech";
import invasion from "../games/invasion/kinds.json";
import { has, languages, setLanguage, t } from "../i18n";
import { sources } from "../i18n/messages";
import { rulebookHash, parseRoute } from "../net/route";
import BookSheet from "./BookSheet.svelte";
import { headingOf, piecesOf, saidBy, type Book } from "./book";

const GAMES = Object.keys(games);
const bookOf = async (game: string): Promise<Book> => (await games[game]!.rulebook!()).book;

/** Clauses that no table by the book asks about. */
const LEFT_OUT: Record<string, string> = {
  "why-rq-03": "only where a path is declared at once",
  "why-rq-08": "only where cards are given in turn",
  "why-rq-77": "only where the Portal is closed by consent",
  "why-rq-47": "only where a double ballot is a choice",
  "why-uts-rq-13": "only where the owl may fly without a card",
  "why-moc-rq-26": "only where a Profession may be left",
  "why-inv-rq-44": "only where orders are left for a round",
};

/** The messages of a game by their ids, with their words where they are plain: one line without variables. */
async function messagesOf(game: string): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (const text of Object.values(await sources("en", [game])))
    for (const entry of parse(text, {}).body) {
      if (entry.type !== "Message") continue;
      const [only, ...more] = entry.value?.elements ?? [];
      found.set(entry.id.name, only?.type === "TextElement" && more.length === 0 ? only.value : null);
    }
  return found;
}

/** What "Why?" can say of a game, as the messages themselves list it. */
const clausesOf = async (game: string): Promise<string[]> => [...(await messagesOf(game)).keys()].filter((id) => id.startsWith("why-"));

async function read(game: string, chapter = ""): Promise<HTMLElement> {
  const page = mount(BookSheet, { target: document.body, props: { game, book: await bookOf(game), chapter } });
  await tick();
  const copy = document.body.cloneNode(true) as HTMLElement;
  void unmount(page);
  document.body.replaceChildren();
  return copy;
}

beforeAll(() => setLanguage("en"));
afterAll(() => setLanguage("en"));

describe.each(GAMES)("the book of %s", (game) => {
  test("says only what there are words for", async () => {
    const book = await bookOf(game);
    const said = [...piecesOf(book).flatMap(saidBy), ...book.chapters.flatMap((each) => [headingOf(book, each), ...each.sections.flatMap(({ title }) => title ?? [])])];
    expect(said.filter((id) => !has(id))).toEqual([]);
  });

  test("says nothing twice", async () => {
    const said = piecesOf(await bookOf(game)).flatMap(saidBy);
    expect(said.filter((id, at) => said.indexOf(id) !== at)).toEqual([]);
  });

  test("has every rule that Why? can tell", async () => {
    const said = new Set(piecesOf(await bookOf(game)).flatMap(saidBy));
    const clauses = await clausesOf(game);
    expect(clauses.length).toBeGreaterThan(15);
    expect(clauses.filter((id) => !said.has(id) && !(id in LEFT_OUT))).toEqual([]);
    expect(clauses.filter((id) => said.has(id) && id in LEFT_OUT)).toEqual([]);
  });

  test("has in it whatever was written for it", async () => {
    const printed = (await read(game)).textContent!;
    const plain = [...(await messagesOf(game))].filter(([id, words]) => id.startsWith(`${game}-rulebook-`) && words !== null);
    expect(plain.length).toBeGreaterThan(50);
    expect(plain.filter(([, words]) => !printed.includes(words!)).map(([id]) => id)).toEqual([]);
  });

  test("has a name of its own for each chapter's address", async () => {
    const ids = (await bookOf(game)).chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(parseRoute(rulebookHash(game, ids[1]))).toEqual({ page: "rulebook", game, chapter: ids[1] });
  });

  test.each(languages)("is whole in $name", async ({ code }) => {
    await setLanguage(code);
    const page = await read(game);
    expect(page.textContent).not.toMatch(/[{}]|undefined|NaN|\b(rulebook|reference|action|role|token|house|level|why|inv|card)-[a-z]/);
    expect(page.querySelectorAll("section.chapter")).toHaveLength((await bookOf(game)).chapters.length);
    await setLanguage("en");
  });
});

test("the exceptions are clauses that there are", async () => {
  const clauses = (await Promise.all(GAMES.map(clausesOf))).flat();
  expect(Object.keys(LEFT_OUT).filter((id) => !clauses.includes(id))).toEqual([]);
});

test("Cultists: every role, token, Item, Profession and level is in it", async () => {
  const said = new Set(piecesOf(await bookOf("cultists")).flatMap(saidBy).map((id) => id.split(".")[0]));
  const things = [
    ...Object.keys(cultists.roles).map((role) => `role-${kebab(role)}`),
    ...Object.keys(cultists.bags.later).map((token) => `token-${kebab(token)}`),
    ...Object.values(cultists.items).flat().map((item) => `item-${kebab(item)}`),
    ...cultists.professions.map((profession) => `profession-${profession}`),
    ...cultists.phases.filter((phase) => !["night", "over"].includes(phase)).map((phase) => `phase-${phase}`),
  ];
  expect(things.filter((id) => !said.has(id))).toEqual([]);
});

test("Cultists: the numbers are the engine's", async () => {
  const words = (await read("cultists")).textContent ?? "";
  for (const { points, dead } of Object.values(cultists.setUp)) expect(words).toMatch(new RegExp(`${points}[^]*${dead}`));
  expect(words).toContain("4 Alive, 3 Dead, 2 Success, 4 Failure, 2 Sabotage".replaceAll(/(\d) /g, "$1\u00a0"));
});

test("Invasion: every event card is in it, with its copies", async () => {
  const said = new Set(piecesOf(await bookOf("invasion")).flatMap(saidBy));
  expect(Object.keys(invasion.eventCards).filter((card) => !said.has(`inv-event-card-${kebab(card)}`))).toEqual([]);
  expect((await read("invasion")).textContent).toContain(`${t("inv-event-card-mother-ship")}${t("rulebook-copies", { copies: invasion.eventCards.mother_ship.copies })}`);
});

test("while it is printed nothing is dark, and afterwards it is as before", async () => {
  const page = mount(BookSheet, { target: document.body, props: { game: "invasion", book: await bookOf("invasion"), chapter: "" } });
  await tick();
  const before = document.documentElement.dataset.theme;
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.documentElement.dataset.theme).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(document.documentElement.dataset.theme).toBe(before);
  void unmount(page);
  document.body.replaceChildren();
});
