/** Sentences for one tap. Which are offered follows from what everyone can see and from who speaks, never from a role or a
 *  hand: all seats in the same public position are offered the same. */

import type { Line, Seat, Statement } from "../protocol/types";
import type { AnyGame, Spoken } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import { coverSecrets } from "./log";
import type { Voice } from "./voice";

/** All that may decide what is offered. */
export interface Moment<Game extends Spoken = AnyGame> {
  me: Seat;
  /** Everybody else of whom something may be said. */
  others: readonly Seat[];
  /** Of whom it is known what they are, or who are ghosts: they are asked, not judged. */
  out: readonly Seat[];
  round: number;
  /** The kind of the open question, whoever is asked. */
  step: string;
  /** What has happened, as everybody may read it. */
  journal: readonly Game["GameEvent"][];
  talk: readonly Line[];
}

export const MOST = 5;

export function momentOf(store: TableStore, voice: Voice): Moment | null {
  const { view, chair, state } = store;
  if (view === null || chair === null || state === null) return null;
  return {
    me: chair,
    others: state.chairs.map((_, seat) => seat).filter((seat) => seat !== chair),
    out: voice.sitters(store).flatMap(({ seat, ghost }) => (ghost ? [seat] : [])),
    round: view.round,
    step: view.asked?.step.type ?? "",
    journal: store.journal.map((event) => coverSecrets(event, chair, voice.facets).open).filter((event) => event !== null),
    talk: state.talk,
  };
}

/** Whom it is likeliest about: who spoke of you, or to you, or last; otherwise who did something last. */
export function likeliest({ me, others, round, talk, journal }: Moment): Seat | null {
  const spoken = talk.filter((line) => line.round === round && line.chair !== me);
  const toMe = spoken.findLast((line) => line.to === me || (line.statement && "chair" in line.statement && line.statement.chair === me));
  const done = journal.findLast(({ seat }) => seat !== undefined && others.includes(seat));
  return toMe?.chair ?? spoken.at(-1)?.chair ?? done?.seat ?? others[0] ?? null;
}

/** What is offered about this person: first what the moment brings in this game, then what may be said at any time. */
export function chipsOf(moment: Moment, whom: Seat, voice: Voice): Statement[] {
  const { me, round, talk } = moment;
  const said = talk.filter((line) => line.round === round);
  const spoken = new Set(said.filter(({ chair }) => chair === me).map(({ statement }) => JSON.stringify(statement)));
  const accused = said.some(({ chair, statement }) => chair !== me && statement?.type === "accuses" && statement.chair === me);
  const charge = said.findLast(({ chair, statement }) => chair === whom && (statement?.type === "accuses" || statement?.type === "vouches"));
  const offered: (Statement | false | undefined)[] = [
    accused && { type: "denies" },
    ...voice.chips(moment, whom),
    charge && charge.statement?.type === "accuses" && charge.statement.chair === me ? { type: "doubts", chair: whom } : charge && { type: "agrees", chair: whom },
    !moment.out.includes(whom) && { type: "accuses", chair: whom },
    !moment.out.includes(whom) && { type: "vouches", chair: whom },
    { type: "asks", chair: whom, topic: "suspect" },
    { type: "asks", chair: whom, topic: "side" },
  ];
  const known = new Map(offered.flatMap((each) => (each ? [[JSON.stringify(each), each] as const] : [])));
  return [...known].flatMap(([key, each]) => (spoken.has(key) ? [] : [each])).slice(0, MOST);
}
