/** The German words of Invasion, in one file to load. */
export const sources = import.meta.glob<string>(["../../../../src/gloaming/words/de/invasion-*.ftl", "!../../../../src/gloaming/words/de/*-terminal.ftl"], { query: "?raw", import: "default", eager: true });
