/** Which widget asks which kind of question. Whatever is not named here is asked in words. */

import type { Component } from "svelte";
import Act from "./Act.svelte";
import CastVotes from "./CastVotes.svelte";
import InWords from "./InWords.svelte";
import NameTeam from "./NameTeam.svelte";
import OnMap from "./OnMap.svelte";
import PlaceEvents from "./PlaceEvents.svelte";
import type { QuestionProps } from "./props";

const WIDGETS: Record<string, Component<QuestionProps>> = {
  PlaceScientist: OnMap,
  MoveAgent: OnMap,
  FreeDistricts: OnMap,
  EscortScientist: OnMap,
  PlaceNewcomer: OnMap,
  PickAgent: OnMap,
  SendAgent: OnMap,
  FreeSector: OnMap,
  Act,
  PlaceEvents,
  NameTeam,
  CastVotes,
};

export function widgetFor(kind: string): Component<QuestionProps> {
  return WIDGETS[kind] ?? InWords;
}
