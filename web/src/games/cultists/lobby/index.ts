/** What Cultists brings to the lobby. */

import type { GameLobby } from "../../pages";
import kinds from "../kinds.json";
import { facts } from "./facts";
import GameSheet from "./GameSheet.svelte";
import { ruleSheet } from "./houserules";
import RolesSheet from "./RolesSheet.svelte";

export const lobby: GameLobby = {
  facts,
  sheets: { game: GameSheet, roles: RolesSheet },
  rules: ruleSheet,
  clocks: kinds.clocks,
};
