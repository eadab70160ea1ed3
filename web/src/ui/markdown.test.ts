import { cleanup, render } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import Markdown from "./Markdown.svelte";
import { blocksOf, spansOf } from "./markdown";

afterEach(cleanup);

const laid = (text: string): HTMLElement => render(Markdown, { text, label: "Rule" }).container;

describe("a line", () => {
  it("has bold, italic and code in it", () => {
    expect(spansOf("- *Option:* **x** `a_b` = c").map(({ as, text }) => [as, text])).toEqual([
      ["plain", "- "], ["em", "Option:"], ["plain", " "], ["strong", "x"], ["plain", " "], ["code", "a_b"], ["plain", " = c"],
    ]);
  });

  it("keeps stars and strokes that mark nothing", () => {
    for (const words of ["2 * 3 * 4", "a ** b", "dark_transfers_now", "`open", "<b>no</b>"]) {
      expect(spansOf(words)).toEqual([{ as: "plain", text: words }]);
    }
    expect(spansOf("`**`")).toEqual([{ as: "code", text: "**" }]);
    expect(spansOf("")).toEqual([]);
  });
});

describe("a rule", () => {
  it("is words, then a list, each in its place", () => {
    const blocks = blocksOf("Who?\n- **Ruling:** all.\n  - but not here\n- *Why:* so.\n\nEnd.");
    expect(blocks.map(({ is }) => is)).toEqual(["paragraph", "list", "paragraph"]);
    const root = laid("Who?\n- **Ruling:** all.\n  - but not here\n- *Why:* so.\n\nEnd.");
    expect(root.querySelectorAll(".markdown > ul > li")).toHaveLength(2);
    expect(root.querySelector("li ul li")?.textContent).toBe("but not here");
    expect(root.querySelector("strong")?.textContent).toBe("Ruling:");
    expect(root.querySelector("p:last-child")?.textContent).toBe("End.");
  });

  it("is a table without strokes, the first row its head", () => {
    const root = laid("By seats:\n\n| | 5 | 6 |\n|---|---|:-:|\n| Points | 10 | *12* |\n");
    expect([...root.querySelectorAll("thead th")].map((cell) => cell.textContent)).toEqual(["", "5", "6"]);
    expect([...root.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(["Points", "10", "12"]);
    expect(root.querySelector("td em")).not.toBeNull();
    expect(root.textContent).not.toContain("|");
  });

  it("is never HTML, whatever it says", () => {
    const evil = '<img src=x onerror="alert(1)"> **<script>x</script>** [a](javascript:x)';
    const root = laid(evil);
    expect(root.querySelector("img, script, a")).toBeNull();
    expect(root.textContent).toContain('<img src=x onerror="alert(1)">');
    expect(root.querySelector("strong")?.textContent).toBe("<script>x</script>");
  });
});

describe("the pages of the rules", () => {
  const folder = join(import.meta.dirname, "../../../docs/rules");
  const pages = [folder, join(folder, "de")].flatMap((dir) => readdirSync(dir).filter((name) => /^cultists.*\.md$/.test(name)).map((name) => join(dir, name)));

  it.each(pages)("%s are read to the last stroke", (page) => {
    const spans = blocksOf(readFileSync(page, "utf8")).flatMap((block) => {
      if (block.is === "paragraph") return block.line;
      if (block.is === "table") return [...block.head, ...block.rows.flat()].flat();
      const all = (items: typeof block.items): typeof block.items => items.flatMap((item) => [item, ...all(item.below)]);
      return all(block.items).flatMap(({ line }) => line);
    });
    expect(spans.length).toBeGreaterThan(100);
    const left = spans.filter(({ as, text }) => as !== "code" && /\*\*|`|^\||\|$/.test(text));
    expect(left.map(({ text }) => text)).toEqual([]);
  });
});
