/** What the narrator's worker has to do with a request. Almost always nothing: then the browser asks the server, as if there were no worker. */

export type Way =
  /** The kept page, where the server cannot be reached. */
  | "page"
  /** The short address. */
  | "short"
  /** A file that is kept; its name says what is in it. */
  | "kept";

export function wayOf(address: URL, origin: string, navigates: boolean, kept: ReadonlySet<string>): Way | null {
  if (address.origin !== origin) return null;
  if (!navigates) return kept.has(address.pathname) ? "kept" : null;
  if (address.pathname === "/narrator") return "short";
  // Some browsers tell what stands behind the hash. A table without a server is no table.
  return address.pathname === "/" && /^(#\/?(narrator.*)?)?$/.test(address.hash) ? "page" : null;
}
