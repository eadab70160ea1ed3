/** What the worker has to do with a request. With everything of a table nothing: then the browser asks the server, as if there were no worker. */

export type Way =
  /** The front page and the narrator, which go on without the server where they were kept. */
  | "page"
  /** The short address of the narrator. */
  | "short"
  /** A file of the narrator's; its name says what is in it. */
  | "kept"
  /** Any other file that is named by its content. */
  | "asset"
  /** Any other page: without the server, a word about that. */
  | "other";

/** `home` is the folder that the worker answers for; what is kept is named from there. */
export function wayOf(address: URL, home: string, navigates: boolean, kept: ReadonlySet<string>): Way | null {
  if (!address.href.startsWith(home)) return null;
  const path = address.pathname.slice(new URL(home).pathname.length);
  if (!navigates) return kept.has(path) ? "kept" : path.startsWith("assets/") ? "asset" : null;
  if (path === "narrator") return "short";
  if (path !== "" && !path.startsWith("tv/")) return null;
  // Some browsers tell what stands behind the hash. A table without a server is no table.
  return path === "" && /^(#\/?(narrator.*)?)?$/.test(address.hash) ? "page" : "other";
}
