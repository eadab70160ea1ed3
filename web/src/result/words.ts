/** A result in a few lines of text, for a chat that takes no pictures. */

import { t } from "../i18n";
import { gameTitle } from "../games/offered.svelte";
import type { Result } from "./result";

export function resultWords({ game, mark, title, why, decisive, people }: Result, named: boolean): string {
  const who = people.filter(({ hostile }) => hostile).map(({ name, note }) => t("result-was", { name, note }));
  const lines = [t("result-head", { game: gameTitle(game), mark }), `${title} ${why}`, decisive?.words ?? "", ...(named ? who : []), t("result-unofficial")];
  return lines.filter(Boolean).join("\n");
}
