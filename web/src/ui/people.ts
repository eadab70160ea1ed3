/** The ten people one may be, in the order of the `character` number that the table keeps. */
export const FACES = [
  "botanist",
  "reporter",
  "lecturer",
  "porter",
  "aviator",
  "cellist",
  "dean",
  "matron",
  "singer",
  "student",
] as const;

/** The sprite's symbol for a character; numbers beyond the ten begin anew. */
export function faceOf(character: number): string {
  return `p-${FACES[character % FACES.length]}`;
}
