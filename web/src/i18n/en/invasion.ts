/** The English words of Invasion, in one file to load. */
export const sources = import.meta.glob<string>(["../../../../src/gloaming/words/en/invasion-*.ftl", "!../../../../src/gloaming/words/en/*-terminal.ftl"], { query: "?raw", import: "default", eager: true });
