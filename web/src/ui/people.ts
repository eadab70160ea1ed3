/** The people you may be, in the order of the `character` number that the table keeps. */
import PEOPLE from "../protocol/people.json";

export const FACES: readonly string[] = PEOPLE.map(({ face }) => face);

/** The sprite's symbol for a character; numbers beyond the last begin again. */
export function faceOf(character: number): string {
  return `p-${FACES[character % FACES.length]}`;
}

/** What somebody with this face is called who gives no name. */
export function nameOf(character: number): string {
  return PEOPLE[character % PEOPLE.length]!.name;
}

/** The wanted face, or the next that nobody has. */
export function freeFace(wanted: number, taken: readonly number[]): number {
  const order = FACES.map((_, step) => (wanted + step) % FACES.length);
  return order.find((face) => !taken.includes(face)) ?? wanted;
}
