/** What an answer points at: something on the map, or somebody at the table. Cards and yes or no point at nothing. */

import type { AnswerOption } from "../protocol";
import { agentOf, spotOf } from "../words";

/** A spot, an agent's number, a district or a sector. Their names never collide on a map: "e1" is a spot, "E1" a district. */
export function placeOf(option: AnswerOption): string | undefined {
  return spotOf(option) ?? agentOf(option) ?? option.district ?? option.sector;
}
