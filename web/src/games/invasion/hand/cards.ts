/** The drawings of the cards. Faces of one kind share paper, ink, weight and layout, so that a glance from afar tells nothing. */

import type { Card, EventName } from "../protocol";
import { eventCardColour } from "../words";

export const FACES: readonly Card[] = ["human", "assimilated"];

const ASSIMILATION: Record<Card, string> = { human: "i-human", assimilated: "i-alien" };

export const cardGlyph = (card: Card): string => ASSIMILATION[card];

const GROUPS = { own: "i-ship", yellow: "i-siren", red: "i-alien" } as const;

/** By its group: a Mother Ship, for the humans, for the aliens. */
export const eventGlyph = (card: EventName): string => GROUPS[eventCardColour(card)];
