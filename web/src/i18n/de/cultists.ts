/** The German words of Cultists, in one file to load. */
export const sources = import.meta.glob<string>("./cultists-*.ftl", { query: "?raw", import: "default", eager: true });
