/** What Invasion brings to the lobby. */

import type { GameLobby } from "../../pages";
import kinds from "../kinds.json";
import { facts } from "./facts";
import GameSheet from "./GameSheet.svelte";
import { ruleSheet } from "./houserules";
import Scenery from "./Scenery.svelte";

export const lobby: GameLobby = {
  facts,
  sheets: { game: GameSheet },
  rules: ruleSheet,
  scenery: Scenery,
  clocks: kinds.clocks,
};
