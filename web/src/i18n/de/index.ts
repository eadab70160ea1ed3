/** The German words of the house itself, in one file to load; each game has a file of its own, and the terminal's words stay there. */
export const sources = import.meta.glob<string>(
  ["../../../../src/gloaming/words/de/*.ftl", "!../../../../src/gloaming/words/de/cultists-*.ftl", "!../../../../src/gloaming/words/de/invasion-*.ftl", "!../../../../src/gloaming/words/de/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
