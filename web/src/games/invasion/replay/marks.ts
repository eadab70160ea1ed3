/** The drawings of what happened. */

import type { RescueCard } from "../protocol";
import type { Accusation, Stated } from "./story";

export const CARDS: Record<RescueCard, string> = { success: "i-success", sabotage: "i-sabotage" };

/** How all came to know of an alien. */
export const STATED: Record<Stated["by"], string> = { accusation: "i-accuse", declaration: "i-eye" };

/** What came of an accusation that found no alien. */
export const VERDICTS: Record<Accusation["outcome"], string> = { founded: "i-alien", unfounded: "i-human", alone: "i-close" };

/** Events that are worth a longer look. */
export const WEIGHTY: ReadonlySet<string> = new Set([
  "EventTurned", "MotherShipArrived", "RescueCardsShown", "ScientistSaved", "RescueFailed", "EscalationBegan", "AlienStated", "AccuserTokensLost",
  "GameEnded",
]); // prettier-ignore
