/** Scientists have no names (INV-COMP-15); here each is followed from picture to picture, so that one sees who moved. */

export interface Crew {
  key: number;
  /** Null: saved, on the gathering point. */
  spot: string | null;
  /** Which of the saved ones. */
  slot: number;
}

export function followed(before: readonly Crew[], spots: readonly string[], saved: number): Crew[] {
  const staying = before.filter(({ spot }) => spot !== null && spots.includes(spot));
  const rescued = before.filter(({ spot }) => spot === null).slice(0, saved);
  const leaving = before.filter((one) => !staying.includes(one) && !rescued.includes(one));
  let fresh = Math.max(-1, ...before.map(({ key }) => key));
  const taken = () => leaving.shift()?.key ?? (fresh += 1);
  const arriving = spots.filter((spot) => !staying.some((one) => one.spot === spot));
  const moved = arriving.map((spot) => ({ key: taken(), spot, slot: 0 }));
  const newlySaved = Math.max(0, saved - rescued.length);
  const safe = Array.from({ length: newlySaved }, (_, index) => ({ key: taken(), spot: null, slot: rescued.length + index }));
  return [...staying, ...moved, ...rescued, ...safe];
}
