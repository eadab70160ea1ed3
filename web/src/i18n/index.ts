/** All words of the pages: `t(id, args)` in the language of the moment. */
export { borrow } from "./loaded";
export { apart, breakable, has, inOrder, language, languages, list, setLanguage, t, wordsOf } from "./language.svelte";
export type { Args, Language, Part } from "./language.svelte";
