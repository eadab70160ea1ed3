/** The German words of the house itself, in one file to load; each game has a file of its own. */
export const sources = import.meta.glob<string>(["./*.ftl", "!./cultists-*.ftl", "!./invasion-*.ftl"], { query: "?raw", import: "default", eager: true });
