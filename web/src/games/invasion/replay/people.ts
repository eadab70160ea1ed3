/** Everybody at the table as the lines name them. */

import { t } from "../../../i18n";
import type { LinePerson } from "../../../replay/timeline";
import { sitters } from "../side/seats";
import type { Told } from "../store";
import { sideName } from "../words";
import { turnOf, type Story } from "./story";

export function peopleOf(told: Told, story: Story): LinePerson[] {
  return sitters(told).map(({ seat, name, character, automa, me, ghost }) => {
    const turn = turnOf(story, seat);
    const open = told.view?.unveiled !== null;
    const note = turn ? t("inv-end-since", { round: turn.hour }) : open ? sideName("humans") : "";
    return { seat, name, character, automa, me, ghost, note, hostile: turn !== undefined };
  });
}
