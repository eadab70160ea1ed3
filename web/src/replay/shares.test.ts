import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import ShareChart from "./ShareChart.svelte";
import { DASHES, spread, stepAt, stepPath } from "./shares";

const steps = [{ time: 0, share: 0.2 }, { time: 1.5, share: 0.8 }, { time: 4, share: 0 }];
const x = (time: number) => time * 10;
const y = (share: number) => 100 - share * 100;

afterEach(cleanup);

describe("a line of steps", () => {
  it("keeps its height until the next step", () => {
    expect(stepPath(steps, 6, x, y)).toBe("M0 80H15V20H40V100H60");
  });

  it("tells nothing beyond its end", () => {
    expect(stepPath(steps, 3, x, y)).toBe("M0 80H15V20H30");
    expect(stepAt(steps, 3)?.share).toBe(0.8);
    expect(stepAt(steps, -1)).toBeNull();
  });
});

describe("labels", () => {
  it("keep apart, in their order, and above the bottom", () => {
    const placed = spread([100, 20, 100, 98], 14, 100);
    expect(placed).toEqual([86, 20, 100, 72]);
  });

  it("stay where they belong if there is room", () => {
    expect(spread([10, 60, 35], 14, 100)).toEqual([10, 60, 35]);
  });
});

describe("a chart of shares", () => {
  const lines = ["A", "B"].map((label, index) => ({ key: label, label, steps, colour: "red", dash: DASHES[index]! }));
  const props = { lines, rounds: 5, roundName: String, label: "How it stood", top: "all", bottom: "nothing" };

  it("draws a line each with a stroke and a name of its own, and every round", () => {
    const { container } = render(ShareChart, props);
    const strokes = [...container.querySelectorAll(".steps")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(new Set(strokes).size).toBe(2);
    expect([...container.querySelectorAll(".name")].map((name) => name.textContent)).toEqual(["A", "B"]);
    expect(container.querySelectorAll(".round")).toHaveLength(5);
    expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("How it stood");
  });

  it("marks only what has been told, and lets one line stand out", () => {
    const notches = [{ key: "A", number: 1, time: 1.5, share: 0.8 }, { key: "B", number: 2, time: 4, share: 0 }];
    const { container } = render(ShareChart, { ...props, notches, until: 2, picked: "B" });
    expect([...container.querySelectorAll(".notch")].map((notch) => notch.textContent)).toEqual(["1"]);
    expect(container.querySelectorAll(".line.dim")).toHaveLength(1);
    expect(container.querySelector(".line.picked .name")?.textContent).toBe("B");
  });
});
