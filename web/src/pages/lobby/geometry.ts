/** Where the university stands in a picture of a given size, and where its windows are. All in pixels. */

export interface Building {
  big: boolean;
  width: number;
  height: number;
  left: number;
  right: number;
  middle: number;
  breadth: number;
  top: number;
  ground: number;
  horizon: number;
  towerBreadth: number;
  towerTop: number;
}

/** On wide screens a card of this width stands beside the building, unless the page says otherwise. */
const CARD = 480;

export function building(width: number, height: number, card = width >= 1000 ? CARD : 0): Building {
  const big = card > 0;
  const breadth = big ? Math.min((width - card - 20) * 0.84, 860) : Math.min(width * 0.9, 520);
  const left = big ? (width - card - breadth) / 2 : (width - breadth) / 2;
  const horizon = height * (big ? 0.8 : 0.84);
  const top = height * (big ? 0.46 : 0.38);
  return {
    big,
    width,
    height,
    left,
    right: left + breadth,
    middle: left + breadth / 2,
    breadth,
    top,
    ground: horizon + height * 0.06,
    horizon,
    towerBreadth: breadth * 0.17,
    towerTop: top - height * (big ? 0.17 : 0.12),
  };
}

export interface Pane {
  x: number;
  top: number;
  width: number;
  height: number;
}

const UPPER = [0.13, 0.32, 0.68, 0.87];
const LOWER: Record<number, number[]> = { 1: [0.225], 2: [0.225, 0.775], 3: [0.13, 0.32, 0.775], 4: UPPER };
const ONE_ROW: Record<number, number[]> = { 4: [0.16, 0.32, 0.68, 0.84], 5: [0.11, 0.24, 0.37, 0.68, 0.84], 6: [0.11, 0.24, 0.37, 0.63, 0.76, 0.89] };

/** One window a chair: left and right of the tower, in two rows on a phone or for a large party. */
export function panes(house: Building, chairs: number): Pane[] {
  const row = house.big ? ONE_ROW[chairs] : undefined;
  const wall = house.ground - house.top - (house.big ? 40 : 18);
  if (row) {
    const width = house.breadth * 0.112;
    return row.map((at) => pane(house, at, 0.47, width, width * 1.54, wall));
  }
  const width = house.big ? Math.min(house.breadth * 0.112, wall * 0.26) : Math.min(56, house.breadth * 0.155);
  const height = house.big ? width * 1.25 : Math.min(width * 1.25, wall * 0.34);
  const lower = LOWER[chairs - UPPER.length] ?? [];
  const rise = lower.length > 0 ? Math.min(0.26, 0.74 - (height + nameRoom(house)) / wall) : 0.47;
  return [
    ...UPPER.slice(0, chairs).map((at) => pane(house, at, rise, width, height, wall)),
    ...lower.map((at) => pane(house, at, 0.74, width, height, wall)),
  ];
}

/** How far below its glass a window's name ends, and the frame of another may begin. */
export const nameRoom = ({ big }: Building): number => (big ? 40 : 30);

function pane(house: Building, across: number, down: number, width: number, height: number, wall: number): Pane {
  return {
    x: house.left + house.breadth * across,
    top: house.top + wall * down + (house.big ? 6 : 8) - height / 2,
    width,
    height,
  };
}

/** The outline of a window, `gap` pixels outside of its glass. */
export function arch({ x, top, width, height }: Pane, gap: number): string {
  const round = width / 2;
  return `M${x - round - gap} ${top + height + gap}V${top + round}a${round + gap} ${round + gap} 0 0 1 ${width + 2 * gap} 0V${top + height + gap}Z`;
}
