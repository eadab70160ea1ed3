/** Where the pages stand: a house may live below another site's address, as in https://example.org/games/. */

/** The folder of this page, with a slash at its end. */
export const folder = (): string => /^.*\//.exec(location.pathname)?.[0] ?? "/";

/** The address of something of the house, by its path from there. */
export const at = (path: string): string => folder() + path;
