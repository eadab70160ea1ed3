import { copyFileSync, createReadStream, existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { notices } from "./notices.ts";
import { offline } from "./offline.ts";
import { packed } from "./packed.ts";
import { words } from "./words.ts";

const here = import.meta.dirname;
const fixtures = resolve(here, "fixtures");
/** What the pages say, and the terminal too. */
const messages = resolve(here, "../src/gloaming/words");

/** `#/fixture/<name>` reads /fixtures/<name>.json: while developing, and in builds of mode "preview". Never in what is shipped. */
function withFixtures(mode: string): Plugin {
  return {
    name: "fixtures",
    configureServer(server) {
      server.middlewares.use("/fixtures", (request, response, next) => {
        const file = join(fixtures, basename(request.url ?? ""));
        if (!existsSync(file)) return next();
        response.setHeader("Content-Type", "application/json");
        createReadStream(file).pipe(response);
      });
    },
    writeBundle({ dir }) {
      if (mode !== "preview" || dir === undefined) return;
      mkdirSync(join(dir, "fixtures"), { recursive: true });
      for (const name of readdirSync(fixtures).filter((name) => name.endsWith(".json")))
        copyFileSync(join(fixtures, name), join(dir, "fixtures", name));
    },
  };
}

/** Modules of the worker, which is bundled on its own. */
const workers = new Set<string>();
const server = { "/api": { target: "http://127.0.0.1:8000", ws: true } };

export default defineConfig(({ mode }) => ({
  base: "./", // a house may live below another site's address
  plugins: [svelte(), words(messages), offline(messages, workers), notices(workers), packed(mode), withFixtures(mode)],
  define: { __FIXTURES__: JSON.stringify(mode !== "production") },
  build: {
    outDir: mode === "preview" ? "dist" : "../src/gloaming/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: server, fs: { allow: [here, messages] } },
  preview: { proxy: server },
  // Svelte's browser build, also where tests mount components
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    maxWorkers: 2, // by itself it leaves a core to others, and takes one of two
    setupFiles: ["src/patience.test.support.ts", "src/net/house.test.support.ts", "src/i18n/all.test.support.ts"],
    testTimeout: 30_000, // some compile every page of a game, on a machine that may have other work
  },
}));
