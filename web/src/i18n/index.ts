/** All words of the pages: `t(id, args)` in the language of the moment. */
export { has, language, languages, list, setLanguage, t } from "./language.svelte";
export type { Args, Language } from "./language.svelte";
