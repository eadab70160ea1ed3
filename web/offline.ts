/** The worker of the pages: one classic file at the root, whose text names what it keeps, and has the few words that it says itself. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "@fluent/syntax";
import { build, type Plugin, type Rolldown } from "vite";
import { HOUSE, languagesIn } from "./words.ts";

/** Where it stands says how far it reaches, and the server answers it by this name (`server/front.py`). */
export const WORKER = "worker.js";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === "chunk");
const withModule = (bundle: Bundle, fits: (id: string) => boolean): Chunk[] => chunksIn(bundle).filter(({ moduleIds }) => moduleIds.some(fits));

/** These files, with all that they cannot do without: what they import, their styles, and the pictures and fonts of those. */
function closure(bundle: Bundle, roots: readonly Chunk[]): Set<string> {
  const found = new Set<string>();
  const take = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) found.add(file);
    for (const name of chunk.imports) if (bundle[name]?.type === "chunk") take(bundle[name]);
  };
  roots.forEach(take);
  return found;
}

/** Each game's part of the narrator stands in a folder of that name. */
const NARRATES = /\/src\/games\/([^/]+)\/narrator\/index\.ts$/;

export function keptIn(bundle: Bundle, messages: string) {
  const entry = chunksIn(bundle).find(({ isEntry }) => isEntry)!;
  const pages = withModule(bundle, (id) => id.endsWith("/src/narrator/Narrator.svelte"));
  const games = withModule(bundle, (id) => NARRATES.test(id));
  const parts = [HOUSE, ...new Set(games.flatMap(({ moduleIds }) => moduleIds.map((id) => NARRATES.exec(id)?.[1] ?? "")).filter(Boolean))];
  const always = closure(bundle, [entry, ...pages, ...games]);
  const wordsOf = (language: string): string[] =>
    [...closure(bundle, withModule(bundle, (id) => parts.some((part) => id === `\0virtual:words/${language}/${part}`)))].filter((file) => !always.has(file));
  const languages = Object.fromEntries(languagesIn(messages).map((language) => [language, wordsOf(language)]));
  const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
  return { entry: entry.fileName, always: [...always], languages, assets };
}

/** What is said where no page is: by a notice, and instead of a page. */
const SAID = /^(notice-(begins|waits|over)|offline-(title|words|again))$/;

/** By language and id. These messages are plain sentences, by test. */
export function saidIn(messages: string): Record<string, Record<string, string>> {
  const said = (language: string): Record<string, string> => {
    const entries = parse(readFileSync(join(messages, language, "bell.ftl"), "utf-8"), {}).body;
    const found = entries.flatMap((entry) => (entry.type === "Message" && SAID.test(entry.id.name) ? [entry] : []));
    return Object.fromEntries(found.map(({ id, value }) => [id.name, (value?.elements ?? []).map((part) => (part.type === "TextElement" ? part.value : "")).join("")]));
  };
  return Object.fromEntries(languagesIn(messages).map((language) => [language, said(language)]));
}

/** Bundled on its own: not every browser takes a worker that imports. */
async function written(kept: ReturnType<typeof keptIn>, said: ReturnType<typeof saidIn>): Promise<Chunk> {
  const told = createHash("sha256").update(JSON.stringify([kept, said])).digest("hex").slice(0, 12);
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __KEPT__: JSON.stringify({ ...kept, build: told }), __SAID__: JSON.stringify(said), "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "es2022", lib: { entry: resolve(import.meta.dirname, "src/worker/worker.ts"), formats: ["iife"], name: "gloaming" } },
  });
  return (made as Rolldown.RolldownOutput[])[0]!.output[0];
}

/** It tells in `bundled` what it has bundled: nobody else sees it. */
export function offline(messages: string, bundled: Set<string>): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const worker = await written(keptIn(bundle, messages), saidIn(messages));
      for (const id of worker.moduleIds) bundled.add(id);
      this.emitFile({ type: "asset", fileName: WORKER, source: worker.code });
    },
  };
}
