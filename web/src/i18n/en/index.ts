/** The English words of the house itself, in one file to load; each game has a file of its own, and the terminal's words stay there. */
export const sources = import.meta.glob<string>(
  ["../../../../src/gloaming/words/en/*.ftl", "!../../../../src/gloaming/words/en/cultists-*.ftl", "!../../../../src/gloaming/words/en/invasion-*.ftl", "!../../../../src/gloaming/words/en/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
