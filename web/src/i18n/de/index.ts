/** All German words, in one file to load. */
export const sources = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
