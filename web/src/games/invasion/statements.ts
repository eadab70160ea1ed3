/** What can be said at a table of Invasion, in a form that all can read. */

import { common, round, type Field, type StatementForm } from "../../talk/statements";
import kinds from "./kinds.json";
import type { Invasion } from "./store";
import { cardFace, eventCardName } from "./words";

const card: Field<Invasion> = {
  name: "card",
  label: "talk-card",
  choices: () => kinds.rescueCards.map((face) => ({ value: face, words: cardFace(face) })),
  first: () => "success",
};

/** The gathering card of the other city has left the game (INV-SETUP-02). */
function eventCard(name: string, label: string): Field<Invasion> {
  const gathering = Object.values(kinds.cities).map((city) => city.card);
  return {
    name,
    label,
    choices: ({ board }) =>
      Object.keys(kinds.eventCards)
        .filter((each) => !gathering.includes(each) || each === board?.gathering_card)
        .map((each) => ({ value: each, words: eventCardName(each) })),
  };
}

const when = round("talk-round", String);

export const statements: StatementForm<Invasion> = {
  kinds: () => ({
    laid: [card, when],
    planned: [eventCard("upcoming", "talk-upcoming"), eventCard("prevented", "talk-prevented"), when],
    human: [],
    ...common({ ...kinds.charges, topics: kinds.topics }),
  }),
};
