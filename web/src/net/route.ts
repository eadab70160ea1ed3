/** Where in the house one is. Everything stands behind the hash, so that one file serves all pages. */

export type Route =
  | { page: "home" }
  | { page: "table"; code: string; watch: boolean; replay: boolean; move: boolean; hand: boolean }
  | { page: "tv"; code: string }
  | { page: "move"; code: string; ticket: string }
  | { page: "seat"; code: string; ticket: string }
  | { page: "letters"; code: string; ticket: string }
  | { page: "last" }
  | { page: "learn"; lesson: string }
  | { page: "reference"; game: string }
  | { page: "rulebook"; game: string; chapter: string }
  | { page: "book" }
  | { page: "narrator" }
  | { page: "fair" }
  | { page: "notices" }
  | { page: "fixture"; name: string; replay: boolean; hand: boolean };

/** As people type codes: any case, with blanks; the alphabet has no 0, 1. */
export function cleanCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z2-9]/g, "").slice(0, 6);
}

export function isCode(text: string): boolean {
  return /^[A-Z2-9]{6}$/.test(text);
}

export function parseRoute(hash: string): Route {
  const [page = "", name = "", more = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "table" && isCode(cleanCode(name)))
    return {
      page: "table",
      code: cleanCode(name),
      watch: more === "watch",
      replay: more === "replay",
      move: more === "move",
      hand: more === "hand",
    };
  if (page === "tv" && isCode(cleanCode(name))) return { page: "tv", code: cleanCode(name) };
  if (page === "move" && isCode(name) && more !== "") return { page: "move", code: name, ticket: decodeURIComponent(more) };
  if (page === "seat" && isCode(name) && more !== "") return { page: "seat", code: name, ticket: decodeURIComponent(more) };
  if (page === "letters" && isCode(name) && more !== "") return { page: "letters", code: name, ticket: decodeURIComponent(more) };
  if (page === "last") return { page: "last" };
  if (page === "learn" && /^[a-z-]{1,40}$/.test(name)) return { page: "learn", lesson: name };
  if (page === "book") return { page: "book" };
  if (page === "narrator") return { page: "narrator" };
  if (page === "fair") return { page: "fair" };
  if (page === "notices") return { page: "notices" };
  if (page === "reference") return { page: "reference", game: name };
  if (page === "rulebook") return { page: "rulebook", game: name, chapter: more };
  if (page === "fixture" && __FIXTURES__) return { page: "fixture", name: decodeURIComponent(name), replay: more === "replay", hand: more === "hand" };
  return { page: "home" };
}

export function tableHash(code: string): string {
  return `#/table/${code}`;
}

/** The way to a table for somebody who sees it on a big screen. */
export function handHash(code: string): string {
  return `${tableHash(code)}/hand`;
}

/** A seat that is carried to another device. */
export function moveHash(code: string, ticket: string): string {
  return `#/move/${code}/${encodeURIComponent(ticket)}`;
}

/** A seat that is handed on. */
export function seatHash(code: string, ticket: string): string {
  return `#/seat/${code}/${encodeURIComponent(ticket)}`;
}

/** How a table proves its deal. */
export function fairHash(): string {
  return "#/fair";
}

/** Whose fonts and programs the pages carry. */
export function noticesHash(): string {
  return "#/notices";
}

/** For people who own the box. */
export function narratorHash(): string {
  return "#/narrator";
}

export function learnHash(lesson: string): string {
  return `#/learn/${lesson}`;
}

/** The rules at a glance, for a table with these options. */
export function referenceHash(game: string, options: object = {}): string {
  return `#/reference/${game}/${encodeURIComponent(JSON.stringify(options))}`;
}

/** The rules as a book, or one chapter of it. */
export function rulebookHash(game: string, chapter = ""): string {
  return `#/rulebook/${game}${chapter && `/${chapter}`}`;
}

/** The options in the address of a reference. It may come from anywhere: they are whatever somebody has written there. */
export function optionsInHash(hash: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(hash.split("/")[3] ?? "{}"));
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Replace the address without a trace in the history: for tickets, which nobody else may find there. */
export function redirect(hash: string): void {
  history.replaceState(null, "", `${location.pathname}${location.search}${hash}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
