/** Nothing is passed on whose licence we do not have. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { noticeOf, packageOf } from "../../notices";

const packages = mkdtempSync(join(tmpdir(), "packages-"));
afterAll(() => rmSync(packages, { recursive: true }));

function brought(name: string, told: object, files: Record<string, string> = {}): string {
  mkdirSync(join(packages, name));
  for (const [file, text] of Object.entries({ "package.json": JSON.stringify(told), ...files })) writeFileSync(join(packages, name, file), text);
  return name;
}

it.each([
  ["/home/ann/web/node_modules/@fluent/bundle/esm/index.js", "@fluent/bundle"],
  ["/home/ann/web/node_modules/svelte/node_modules/clsx/dist/clsx.mjs", "clsx"],
  ["C:\\web\\node_modules\\qr\\index.js", "qr"],
  ["\0vite/preload-helper.js", "vite"],
  ["/home/ann/web/src/main.ts", ""],
  ["\0virtual:words/de/house", ""],
])("knows whose a module is: %s", (id, owner) => expect(packageOf(id)).toBe(owner));

it("leaves out what a package was built with", () => {
  const text = "MIT License\n\n# Licenses of bundled dependencies\nmany more";
  expect(noticeOf(brought("built", { version: "1.0.0", license: "MIT" }, { "LICENSE.md": text }), packages).text).toBe("MIT License");
});

it("stops the build where a licence or its text is missing", () => {
  expect(() => noticeOf(brought("silent", { version: "1.0.0" }), packages)).toThrow("names no licence");
  expect(() => noticeOf(brought("short", { version: "1.0.0", license: "MIT" }), packages)).toThrow("brings no text");
});
