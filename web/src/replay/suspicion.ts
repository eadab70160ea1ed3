/** Whom a seat suspected over a game, as lines and in words. */

import { has, t } from "../i18n";
import type { Clue, Moment as Moved, Seat, Suspicion } from "../protocol/types";
import { kebab, personArgs, type Company } from "../table/speech";
import type { ShareLine, Step } from "./shares";
import { DASHES } from "./shares";
import type { LinePerson } from "./timeline";

/** When a frame of the replay was over, on the scale of the rounds. */
export type TimeOf = (frame: number) => number;

/** A line for everybody but the one who suspects. */
export function linesOf({ held, seat: own }: Suspicion, people: readonly LinePerson[], timeOf: TimeOf): ShareLine[] {
  return people
    .filter(({ seat }) => seat !== own)
    .map(({ seat, name }) => {
      const steps: Step[] = [];
      for (const { frame, hostile } of held) {
        const share = hostile[seat] ?? 0;
        if (steps.at(-1)?.share !== share) steps.push({ time: timeOf(frame), share });
      }
      return { key: seat, label: name, steps, colour: `var(--person-${seat})`, dash: DASHES[seat] ?? "" };
    });
}

/** How likely this seat seemed hostile once a frame was over. */
export function shareAt({ held }: Suspicion, seat: Seat, frame: number): number {
  return held.findLast((each) => each.frame <= frame)?.hostile[seat] ?? 0;
}

/** Only what is certain is told as all or nothing. */
export function percent(share: number): number {
  const rounded = Math.round(share * 100);
  return share > 0 && share < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
}

export const shareWords = (share: number): string => t("suspicion-share", { percent: percent(share) });

/** So many clues of a moment are told: what moved little beside them is left out. */
const MOST = 2;
const LITTLE = 0.25;
/** That somebody acted at all is weighed, but says nothing to people. */
const UNTOLD = "turn";

/** Why somebody looked different: the strongest first, each once. */
export function reasons({ clues, seat }: Moved, own: Seat | null, game: string, told: Company): string[] {
  const knew = `suspicion-${game}-own`;
  if (seat === own && has(knew)) return [t(knew)];
  const whole = clues.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.abs(clues[0]?.amount ?? 0);
  const weighty = clues.filter(({ name, amount }) => name !== UNTOLD && amount * whole > 0 && Math.abs(amount) >= LITTLE * most);
  return [...new Set(weighty.map((clue) => clueWords(clue, told)))].slice(0, MOST);
}

/** One clue without its subject: what was done, or what came to light. Some differ only in whom they speak for; where nobody
 *  else is named, it is about the one who looks different. */
export function clueWords({ name, seat, about }: Pick<Clue, "name" | "seat" | "about">, told: Company): string {
  const whole = `clue-${kebab(name)}`;
  const id = has(whole) ? whole : whole.replace(/-(mate|right|other)$/, "");
  return t(id, { ...personArgs("seat", seat, told), ...personArgs("about", about ?? seat, told) });
}
