/** The words as the pages load them: one module for each language and part, found by the folders of messages alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";
import type { Plugin } from "vite";

export const ENGLISH = "en";
/** What every page says; each game's words are a part of their own. */
export const HOUSE = "house";

export interface Words {
  /** What the language says itself, by file. */
  own: Record<string, string>;
  /** What it lacks, in English. */
  lent: string;
}

/** Where a language is out of the ordinary: `languages.json`, whose fields `gloaming/words` explains. */
export interface Facts {
  locale?: string;
  between?: string;
  youLast?: boolean;
  spaces?: Record<string, string>;
  elided?: Record<string, string>;
  breaks?: string;
}

const folders = (home: string): string[] =>
  readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory() && filesIn(join(home, entry.name)).length > 0).map(({ name }) => name);
const filesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith(".ftl") && !/(^|-)(terminal|heard)\.ftl$/.test(name)).sort();

/** A file belongs to the game whose name it begins with, or else to every page. */
const partOf = (file: string): string => (file.includes("-") ? file.slice(0, file.indexOf("-")) : HOUSE);

/** What is spoken here, English first. */
export const languagesIn = (home: string): string[] => [ENGLISH, ...folders(home).filter((code) => code !== ENGLISH).sort()];

/** As English has them: another language may lack one. */
export const partsIn = (home: string): string[] => [...new Set([HOUSE, ...filesIn(join(home, ENGLISH)).map(partOf)])];

function written(home: string, language: string, part: string): Record<string, string> {
  const folder = join(home, language);
  const files = filesIn(folder).filter((file) => partOf(file) === part);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf-8")]));
}

/** Every message with its own lines, by id. */
function messages(files: Record<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of Object.values(files))
    for (const entry of parse(text, { withSpans: true }).body)
      if (entry.type === "Message") found.set(entry.id.name, text.slice(entry.span!.start, entry.span!.end));
  return found;
}

export function wordsIn(home: string, language: string, part: string): Words {
  const own = written(home, language, part);
  const known = messages(own);
  const lacking = language === ENGLISH ? [] : [...messages(written(home, ENGLISH, part))].filter(([id]) => !known.has(id));
  return { own, lent: lacking.map(([, message]) => message).join("\n") };
}

/** Without scripts nobody knows the reader's language: all of them say it. */
function withoutScripts(home: string): string {
  const said = (language: string) => messages(written(home, language, HOUSE)).get("page-needs-script")?.replace(/^[^=]*=\s*/, "");
  return languagesIn(home).map((language) => `<p lang="${language}">${said(language) ?? said(ENGLISH)}</p>`).join("");
}

const MODULE = "virtual:words";
const FACTS = "languages.json";

/** `virtual:words` lists what can be loaded, with the `facts` that are peculiar to a language; what is in it stands in a module
 *  for each language and part. */
export function words(home: string): Plugin {
  return {
    name: "words",
    transformIndexHtml: (html) => html.replace("<noscript></noscript>", `<noscript>${withoutScripts(home)}</noscript>`),
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) {
        const loads = (language: string) => partsIn(home).map((part) => `${JSON.stringify(part)}: () => import("${MODULE}/${language}/${part}")`);
        const facts = join(home, FACTS);
        this.addWatchFile(facts);
        return `export const facts = ${readFileSync(facts, "utf-8")};\nexport default { ${languagesIn(home).map((code) => `${JSON.stringify(code)}: { ${loads(code).join(", ")} }`).join(", ")} };`;
      }
      if (!id.startsWith(`\0${MODULE}/`)) return null;
      const [language = "", part = ""] = id.slice(MODULE.length + 2).split("/");
      const { own, lent } = wordsIn(home, language, part);
      for (const file of Object.keys(own)) this.addWatchFile(join(home, language, file));
      return `export const own = ${JSON.stringify(own)};\nexport const lent = ${JSON.stringify(lent)};`;
    },
  };
}
