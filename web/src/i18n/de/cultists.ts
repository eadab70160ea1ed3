/** The German words of Cultists, in one file to load. */
export const sources = import.meta.glob<string>(["../../../../src/gloaming/words/de/cultists-*.ftl", "!../../../../src/gloaming/words/de/*-terminal.ftl"], { query: "?raw", import: "default", eager: true });
