/** Whose fonts and programs the pages carry, with the whole text of each licence: found by what was really bundled. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

export interface Notice {
  name: string;
  version: string;
  /** As SPDX writes it. */
  licence: string;
  font: boolean;
  text: string;
}

const PACKAGES = resolve(import.meta.dirname, "node_modules");
/** Its text is the same for everyone; some packages do not bring it. */
const APACHE = resolve(import.meta.dirname, "../LICENSE");
const LICENCE = /^licen[cs]e(-mit)?(\.(md|txt))?$/i;
/** Some list here what they were themselves built with, and we do not carry that. */
const BUILT_WITH = /^#+ Licenses of bundled dependencies[^]*/m;
/** What the builders write into a page on their own. */
const OWN = /^\0(vite|rolldown)\//;

/** The package that a module or an asset belongs to; none for what is ours. */
export function packageOf(id: string): string {
  const [, inside] = /.*\/?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/")) ?? [];
  return inside ?? OWN.exec(id)?.[1] ?? "";
}

function textOf(folder: string, licence: string): string {
  const file = readdirSync(folder).filter((name) => LICENCE.test(name)).sort().at(-1); // LICENSE-MIT before an umbrella of two
  if (file !== undefined) return readFileSync(join(folder, file), "utf-8").replace(BUILT_WITH, "").trim();
  if (licence === "Apache-2.0") return readFileSync(APACHE, "utf-8").trim();
  throw new Error(`${folder} brings no text of its licence, ${licence}: notices.ts must say where it stands.`);
}

export function noticeOf(name: string, packages = PACKAGES): Notice {
  const folder = join(packages, name);
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as { version: string; license?: string };
  if (told.license === undefined) throw new Error(`${name} names no licence: we may not pass it on.`);
  const font = existsSync(join(folder, "unicode.json")); // as every font of Fontsource has
  return { name, version: told.version, licence: told.license, font, text: textOf(folder, told.license) };
}

function idsIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : file.originalFileNames));
}

const asText = (notices: readonly Notice[]): string =>
  ["The web pages of Gloaming carry these fonts and programs, each under its own licence.", ...notices.map(({ name, version, licence, text }) => `${"=".repeat(80)}\n${name} ${version} (${licence})\n\n${text}`)].join("\n\n") + "\n";

/** `notices.json` is read by the page of the same name, `notices.txt` by people. `others` are modules that were bundled elsewhere. */
export function notices(others: ReadonlySet<string>): Plugin {
  return {
    name: "notices",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const names = [...new Set([...idsIn(bundle), ...others].map(packageOf))].filter((name) => name !== "").sort();
      const found = names.map((name) => noticeOf(name));
      this.emitFile({ type: "asset", fileName: "notices.json", source: JSON.stringify(found) });
      this.emitFile({ type: "asset", fileName: "notices.txt", source: asText(found) });
    },
  };
}
