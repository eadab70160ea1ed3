import { describe, expect, it } from "vitest";
import { closer, CLOSEST, FITTED, moved, showing, within, Zoom, type Glass, type Sizes } from "./zoom.svelte";

const sizes: Sizes = { frame: [400, 300], sheet: [400, 500] };

/** Which point of the sheet is seen at a point of the frame. */
const under = ({ scale, x, y }: Glass, [px, py]: [number, number]) => [(px - x) / scale, (py - y) / scale];

describe("the glass over the plan", () => {
  it("keeps what lies under the finger under the finger", () => {
    const point: [number, number] = [260, 120];
    const before: Glass = { scale: 1.5, x: -80, y: -60 };
    const after = closer(before, 1.4, point, sizes);
    expect(after.scale).toBeCloseTo(2.1);
    expect(under(after, point)[0]).toBeCloseTo(under(before, point)[0]!);
    expect(under(after, point)[1]).toBeCloseTo(under(before, point)[1]!);
  });

  it("comes no closer than the closest, and goes no farther than fitted", () => {
    expect(closer(FITTED, 100, [0, 0], sizes).scale).toBe(CLOSEST);
    expect(closer({ scale: 2, x: -100, y: -100 }, 0.1, [0, 0], sizes)).toEqual({ scale: 1, x: 0, y: -50 });
    expect(within({ scale: 1.01, x: -3, y: 0 }, sizes)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("shows nothing beyond the sheet", () => {
    expect(moved({ scale: 2, x: -10, y: -10 }, 500, 500, sizes)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved({ scale: 2, x: -10, y: -10 }, -5000, -5000, sizes)).toEqual({ scale: 2, x: -400, y: -700 });
    expect(moved({ scale: 2, x: -100, y: -100 }, -20, 30, sizes)).toEqual({ scale: 2, x: -120, y: -70 });
  });

  it("a sheet lower than its frame lies at the top", () => {
    expect(within({ scale: 1, x: 0, y: -50 }, { frame: [400, 300], sheet: [400, 200] })).toEqual(FITTED);
  });

  it("moves no farther than needed to show a place", () => {
    const glass: Glass = { scale: 2, x: -100, y: -100 };
    expect(showing(glass, { x: 60, y: 60, w: 50, h: 50 }, sizes)).toEqual(glass);
    expect(showing(glass, { x: 10, y: 60, w: 50, h: 50 }, sizes)).toEqual({ ...glass, x: -20 });
    expect(showing(glass, { x: 60, y: 220, w: 50, h: 50 }, sizes)).toEqual({ ...glass, y: -240 });
  });
});

describe("a plan higher than its frame", () => {
  function plan(scrollTop: number): { zoom: Zoom; frame: { scrollTop: number } } {
    const frame = { scrollTop, clientWidth: 400, clientHeight: 300, firstElementChild: { clientWidth: 400, clientHeight: 500 } };
    const zoom = new Zoom();
    zoom.hold(frame as unknown as HTMLElement);
    return { zoom, frame };
  }

  it("is seen at the same height, close or fitted", () => {
    const { zoom, frame } = plan(120);
    zoom.by(2, [0, 0]);
    expect(zoom.glass).toEqual({ scale: 2, x: 0, y: -240 });
    expect(frame.scrollTop).toBe(0);
    zoom.fit();
    expect(zoom.glass).toEqual(FITTED);
    expect(frame.scrollTop).toBe(120);
  });

  it("is the whole viewBox when fitted, and a part of it when close", () => {
    const { zoom } = plan(0);
    expect(zoom.viewBox(400, 500)).toBe("0 0 400 500");
    zoom.by(2, [400, 300]);
    expect(zoom.viewBox(400, 500)).toBe("200 150 200 250");
  });

  it("leaps closer and back by a double tap, and is moved only when close", () => {
    const { zoom } = plan(0);
    zoom.move(-50, -50);
    expect(zoom.glass).toEqual(FITTED);
    zoom.leap([200, 150]);
    expect(zoom.isClose).toBe(true);
    zoom.leap([200, 150]);
    expect(zoom.isClose).toBe(false);
  });
});
