/** The German words of Invasion, in one file to load. */
export const sources = import.meta.glob<string>("./invasion-*.ftl", { query: "?raw", import: "default", eager: true });
