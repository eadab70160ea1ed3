/** How the events of this game sound. All of them are public: a private one would stay silent. */

import type { Heard } from "../../sound/hearing.svelte";

export const heard: Heard = {
  RoundBegan: "bell",
  AgentMoved: "steps",
  ScientistEscorted: "steps",
  Drew: "flip",
  CardShown: "flip",
  RescueCardsShown: "flip",
  EventTurned: "page",
  EscalationBegan: "page",
  SupportHeard: "ballot",
  ScientistSaved: "shelf",
  SectorFreed: "lights",
  MotherShipArrived: "ship",
  RescueFailed: "verdict",
  AlienStated: "death",
};
