/** What a game tells a narrator of its boxed edition. All of it follows from what was chosen and what people have entered: no server is
 *  asked, and nothing here is a secret, since the cards lie on a real table. */

/** One value for each choice; a list where several may be chosen. */
export type Chosen = Readonly<Record<string, string | number | readonly string[]>>;

export interface Value {
  value: string | number;
  words: string;
  /** What it means, in half a sentence. */
  about?: string;
}

/** Something to settle before the cards are laid out: players, board, level, Roles, modules. */
export interface Choice {
  name: string;
  title: string;
  /** Only what fits the choices before it, the usual one first. */
  values: readonly Value[];
  many?: boolean;
  /** What is chosen among many until somebody chooses; nothing where it is left out. */
  usual?: readonly string[];
  /** How well what is chosen fits together, as the sum of loyalties does; not every choice has that. */
  verdict?: { fits: boolean; words: string };
}

/** A heap of cards or tokens: how many of what. */
export interface Heap {
  name: string;
  count: number;
}

/** Something to lay out or to pack, in the order of the rulebook. */
export interface Preparation {
  id: string;
  title: string;
  lines: readonly string[];
  heaps?: readonly Heap[];
}

/** A line of the night: it is read aloud, then all is quiet for so many seconds. */
export interface Line {
  id: string;
  words: string;
  pause: number;
}

/** How far the evening has come. It is all that a narrator remembers. */
export interface Moment {
  /** The hour, or the round, from 1 on. */
  round: number;
  /** A place in `phases`. */
  phase: number;
  /** What was drawn so far, in order, by its id. */
  drawn: readonly string[];
  /** What is counted, by the tally's id. */
  counted: Readonly<Record<string, number>>;
}

export interface Phase {
  id: string;
  title: string;
  /** What happens, in order. */
  steps: readonly string[];
  /** What people forget: shown when they are about to leave this phase. */
  reminders: readonly string[];
  /** What can be drawn here. */
  draws?: boolean;
  /** By its id in `hands`: a show of hands that may come here. */
  hands?: readonly string[];
  /** Short nights that may come here, spoken like the first one. */
  nights?: readonly ShortNight[];
}

/** Everybody shuts their eyes once more, for a moment. */
export interface ShortNight {
  id: string;
  title: string;
  lines: readonly Line[];
}

/** What may come out of the bag, or off the pile. */
export interface Draw {
  id: string;
  name: string;
  copies: number;
  words: string;
  /** It holds until the next one. */
  lasts: boolean;
  /** What is spoken when it comes, if all shut their eyes for it. */
  night?: readonly Line[];
}

/** Books, ghosts, sectors: a number that people keep. */
export interface Tally {
  id: string;
  name: string;
  start: number;
  least: number;
  most: number;
  /** What it is worth, in half a sentence. */
  about?: string;
}

/** A number that follows from those that people keep, as points do from books. */
export interface Sum {
  id: string;
  name: string;
  count: number;
}

/** Everybody shows something at once, and what they show is counted: a vote, an accusation. */
export interface Hands {
  id: string;
  title: string;
  /** Read aloud before the countdown. */
  call: string;
  /** Seconds to talk before it; 0 where nobody waits. */
  talk: number;
  /** What is counted: a number for each. `people` stands for one line a person, by name. */
  lines: readonly { id: string; words: string; people?: boolean }[];
  /** What follows from it, once everything is entered: one sentence, or why it cannot be. */
  settle(entered: Readonly<Record<string, number>>): { over: boolean; words: string };
}

/** A game as its narrator knows it. `players` are the names in the order of the table; they may be empty. */
export interface Narrator {
  choices(chosen: Chosen): readonly Choice[];
  preparations(chosen: Chosen): readonly Preparation[];
  night(chosen: Chosen): readonly Line[];
  /** What a round is called, and how many there are. */
  round(chosen: Chosen, round: number): { words: string; last: number };
  phases(chosen: Chosen, moment: Moment): readonly Phase[];
  draws(chosen: Chosen, moment: Moment): readonly Draw[];
  tallies(chosen: Chosen, moment: Moment): readonly Tally[];
  sums?(chosen: Chosen, moment: Moment): readonly Sum[];
  hands(chosen: Chosen, moment: Moment, players: readonly string[]): readonly Hands[];
  /** What the numbers say about the end, if anything: somebody has won, or may have. */
  end(chosen: Chosen, moment: Moment): string | null;
  /** Ids of messages of rules that can be searched (`why-…`), in the order of the rulebook. */
  rules(chosen: Chosen): readonly string[];
}
