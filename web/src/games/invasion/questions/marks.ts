/** The class mark of a question: in which part of the game it is asked. */

import { t } from "../../../i18n";

const MARKS: Record<string, string> = {
  PlaceScientist: "inv-mark-set-up",
  Act: "inv-mark-turn",
  MoveAgent: "inv-mark-agent",
  FreeDistricts: "inv-mark-agent",
  EscortScientist: "inv-mark-agent",
  PlaceEvents: "inv-mark-planning",
  AskForSupport: "inv-mark-accusation",
  AskForDeclaration: "inv-mark-before-turn",
  LeaveOrders: "inv-mark-before-turn",
  NameTeam: "inv-mark-rescue",
  CastVotes: "inv-mark-rescue",
  PlaceNewcomer: "inv-mark-event",
  PickAgent: "inv-mark-event",
  SendAgent: "inv-mark-event",
  FreeSector: "inv-mark-event",
};

export const markOf = (kind: string): string => t(MARKS[kind] ?? "mark-question");
