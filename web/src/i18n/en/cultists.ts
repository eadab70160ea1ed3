/** The English words of Cultists, in one file to load. */
export const sources = import.meta.glob<string>(["../../../../src/gloaming/words/en/cultists-*.ftl", "!../../../../src/gloaming/words/en/*-terminal.ftl"], { query: "?raw", import: "default", eager: true });
