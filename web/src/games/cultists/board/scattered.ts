/** Things strewn round the house: by a fixed seed, so that they lie where they lay before. */

import type { Plan } from "./geometry";

export function scattered({ width, height, house }: Plan, count: number): { x: number; y: number; r: number }[] {
  let seed = 7;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const outside = (x: number, y: number, r: number) =>
    x < house.x - r - 8 || x > house.x + house.w + r + 8 || y < house.y - r - 8 || y > house.y + house.h + r + 8;
  const inWater = (x: number, y: number) => x > house.x + house.w - 120 && y < house.y + house.h * 0.5;
  return Array.from({ length: count * 2 }, () => ({ x: next() * width, y: next() * height, r: 7 + next() * 9 })).filter(
    ({ x, y, r }) => outside(x, y, r) && !inWater(x, y),
  );
}
