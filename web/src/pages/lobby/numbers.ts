/** Always the same numbers between 0 and 1: stars and windows stay where they are. */
export function numbers(count: number): number[] {
  let seed = 11;
  return Array.from({ length: count }, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
}
