/** Everybody at the table as the lines name them. */

import { t } from "../../../i18n";
import type { LinePerson } from "../../../replay/timeline";
import { sitters } from "../side/seats";
import type { Told } from "../store";
import { turnOf, type Story } from "./story";

/** As far as it lies open at the moment shown. */
export function peopleOf(told: Told, story: Story): LinePerson[] {
  const open = told.view?.unveiled ?? null;
  return sitters(told).map(({ seat, name, character, automa, me, ghost }) => {
    const hostile = open?.aliens.includes(seat) ?? false;
    const turn = turnOf(story, seat);
    const alien = turn ? t("inv-end-since", { round: turn.hour }) : t("inv-end-alien");
    return { seat, name, character, automa, me, ghost, hostile, note: hostile ? alien : open ? t("inv-end-human") : "" };
  });
}
