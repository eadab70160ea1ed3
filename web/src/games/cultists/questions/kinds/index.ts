/** Which widget asks which kind of question. Whatever is not named here is asked in words. */

import type { Component } from "svelte";
import Act from "./Act.svelte";
import AskForClaim from "./AskForClaim.svelte";
import HandleToken from "./HandleToken.svelte";
import HoldVote from "./HoldVote.svelte";
import InWords from "./InWords.svelte";
import LayRitualCards from "./LayRitualCards.svelte";
import LookAtPulse from "./LookAtPulse.svelte";
import Meet from "./Meet.svelte";
import Night from "./Night.svelte";
import Person from "./Person.svelte";
import type { QuestionProps } from "./props";
import ReconsiderBallot from "./ReconsiderBallot.svelte";
import SendOwl from "./SendOwl.svelte";
import Walk from "./Walk.svelte";

const WIDGETS: Record<string, Component<QuestionProps>> = {
  Night,
  Walk,
  DeclarePath: Walk,
  Teleport: Walk,
  Meet,
  GiveInTurn: Meet,
  Act,
  LookAtPulse,
  HoldVote,
  ReconsiderBallot,
  AskForClaim,
  HandleToken,
  LookThroughFalseEyes: Person,
  GuessSeer: Person,
  GuessHunter: Person,
  Linger: Act,
  SendOwl,
  ChooseParticipant: Person,
  LayRitualCards,
  ThrowRope: Person,
  BreakTie: Person,
  ChooseVictim: Person,
};

export function widgetFor(kind: string): Component<QuestionProps> {
  return WIDGETS[kind] ?? InWords;
}
