/** What can be said at a table of Cultists, in a form that all can read. */

import { common, person, round, type Choice, type Field, type StatementForm } from "../../talk/statements";
import { ROOM } from "./hand/cards";
import kinds from "./kinds.json";
import { hourName } from "./side/hours";
import type { Cultists, Told } from "./store";
import { cardFace, placeName, roleName } from "./words";

const named = (told: Told, places: readonly { id: string }[]): Choice[] =>
  places.map(({ id }) => ({ value: id, words: placeName(id, told) }));

const place: Field<Cultists> = {
  name: "place",
  label: "talk-place",
  // One can have been anywhere, in a lift too.
  choices: (told) => named(told, [...(told.board?.rooms ?? []), ...(told.board?.hallways ?? []), ...(told.board?.lifts ?? [])]),
  first: ({ view, chair }) => view?.at[chair ?? 0] ?? "",
};
/** Cards are put into rooms. */
const room: Field<Cultists> = { ...place, choices: (told) => named(told, told.board?.rooms ?? []) };

const card: Field<Cultists> = {
  name: "card",
  label: "talk-card",
  // UTS-HUNT-03: a Curse-Success is played, and spoken of, as a Success.
  choices: () => ROOM.filter((face) => face !== "curse_success").map((face) => ({ value: face, words: cardFace(face) })),
  first: () => "success",
};

/** Those laid out; of a hidden draw each that it may be. */
const role: Field<Cultists> = {
  name: "role",
  label: "talk-role",
  choices: ({ view }) =>
    [...new Set((view?.roles_laid_out ?? []).flatMap((group) => group.split("|")))].map((name) => ({ value: name, words: roleName(name) })),
};

const anybody = () => true;

export const statements: StatementForm<Cultists> = {
  kinds: (told) => ({
    was: [place, round("talk-hour", hourName)],
    put: [card, room],
    saw: [person("one", "talk-person", anybody), person("other", "talk-other", anybody)],
    ...common({ ...kinds.charges, topics: kinds.topics }),
    ...(role.choices(told).length > 0 && { claims: [role] }),
  }),
};
