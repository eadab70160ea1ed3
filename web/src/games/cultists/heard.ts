/** How the events of this game sound. All of them are public: a private one would stay silent. */

import type { Heard } from "../../sound/hearing.svelte";

export const heard: Heard = {
  RoundBegan: "bell",
  Entered: "steps",
  LiftRode: "steps",
  Gave: "flip",
  RoomFilled: "flip",
  RoomChecked: "flip",
  PassageDrawn: "flip",
  PulseTurned: "flip",
  DeadLaidOpen: "flip",
  RoleShown: "flip",
  RitualRevealed: "flip",
  TokenDrawn: "page",
  ItemFound: "page",
  ProfessionWon: "page",
  Claimed: "page",
  BookPlaced: "shelf",
  BookReturned: "shelf",
  RackScored: "shelf",
  RelicPlaced: "shelf",
  PowerSwitched: "lights",
  BallotsOpened: "ballot",
  TallyShown: "ballot",
  VoteSettled: "verdict",
  LeaderElected: "verdict",
  BecameGhost: "death",
};
