/** What a guest brings to the lobby, as far as the server can tell it. */

import { t } from "../../i18n";
import type { HouseRule, OptionValue } from "../../protocol/types";
import { capital, kebab, spaced } from "../../table/speech";
import type { GameLobby, RuleSheet } from "../pages";
import GameSheet from "./GameSheet.svelte";
import type { Guest } from "./guest";
import { labelOf, teamsWords, wordOf } from "./words";

export function lobbyOf(guest: Guest): GameLobby {
  return {
    facts: (store) => [
      { glyph: "i-meet", words: t("plain-players", { players: store.state?.chairs.length ?? 0 }), sheet: "game" },
      { glyph: "i-vote", words: teamsWords(guest) },
    ],
    sheets: { game: GameSheet },
    rules: rulesOf(guest),
    clocks: guest.facts.clocks,
  };
}

function rulesOf(guest: Guest): RuleSheet {
  return {
    groups: (rules: readonly HouseRule[]) => {
      const shown = rules.filter(({ values }) => values.length > 1);
      return shown.length === 0 ? [] : [{ title: guest.facts.title, part: "", rules: shown }];
    },
    title: (rule) => guest.say(`rule-${kebab(rule)}`) ?? labelOf(rule, guest),
    value: (rule, value) => guest.say(`rule-${kebab(rule)}.${kebab(String(value ?? "none"))}`) ?? plainValue(value, guest),
    changed: (options) => Object.keys(options).filter((name) => name !== "players"),
  };
}

function plainValue(value: OptionValue, guest: Guest): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "string") return capital(wordOf(value, guest));
  return value === null ? t("plain-none") : Array.isArray(value) ? value.join(" ") : spaced(String(value));
}
