/** Written by `make types`, which reads the Python types: tools/typescript. Do not change it by hand. */

import type { GameOptions, OptionValue, Seat } from "./types";

export type Stage = "lobby" | "playing" | "over" | "aborted";
export type Statement = Accuses | Vouches | Denies | Agrees | Doubts | Asks | Was | Put | Saw | Claims | Laid | Planned | Human;
export type Request = Hello | Answer | Say | Declare | Configure | Present | SeatBot | Remove | Ready | Begin | Pledge | Reveal | Witness | Cover | TellStory | Call | Abort | Ping;
export type Response = Everything | Change | Refusal | Farewell | Pong;
export type Facts = Record<string, number | string | string[]>;
export type Sight = "public" | "veiled" | "private";
export type Treatment = "full" | "scene" | "stage" | "turn" | "motion" | "now" | "held" | "log";

/** This one is against us. */
export interface Accuses {
  type: "accuses";
  chair: number;
  why?: string;
  about?: number | null;
}

/** This one is with us. */
export interface Vouches {
  type: "vouches";
  chair: number;
  why?: string;
  about?: number | null;
}

/** It was not me. */
export interface Denies {
  type: "denies";
}

/** What this one just said is right. */
export interface Agrees {
  type: "agrees";
  chair: number;
}

/** What this one just said is wrong. */
export interface Doubts {
  type: "doubts";
  chair: number;
}

/** Somebody is asked something, by name. A game lists what may be asked. */
export interface Asks {
  type: "asks";
  chair: number;
  topic: string;
}

/** I was there, in that hour. */
export interface Was {
  type: "was";
  place: string;
  round: number;
}

/** I put this card there. */
export interface Put {
  type: "put";
  card: string;
  place: string;
}

/** One met the other. */
export interface Saw {
  type: "saw";
  one: number;
  other: number;
}

/** I am this. */
export interface Claims {
  type: "claims";
  role: string;
}

/** In that round's rescue I laid this card. */
export interface Laid {
  type: "laid";
  card: "success" | "sabotage";
  round: number;
}

/** In that round I let this event come and prevented that one. */
export interface Planned {
  type: "planned";
  upcoming: string;
  prevented: string;
  round: number;
}

/** I am human. */
export interface Human {
  type: "human";
}

/** Seconds that a program has for each question, and beyond them in the whole game; with both at 0, all it likes. */
export interface TimeBank {
  game?: number;
  question?: number;
}

/** What the host decides in the lobby. `options` are those of the game, as in a record. */
export interface Settings {
  game: string;
  options: GameOptions;
  /** Seconds to answer, by the name of the clock, where they are not the game's usual ones; 0: no limit. */
  clocks: Record<string, number>;
  spectators: boolean;
  pace: "natural" | "quick" | "slow";
  time_bank: TimeBank;
  /** How long everyone waits for a person before the others may let a bot play; 0: as long as they are connected. */
  patience: number;
  /** At the slow pace, how long everyone has for each answer; 0: no limit. Other clocks and patience count for nothing then. */
  days: number;
  /** How the bots play, wherever they know styles; empty: as is usual in this game. */
  style: string;
}

/** One chair at the table. */
export interface ChairState {
  name: string;
  character: number;
  person: boolean;
  /** Whether somebody's program sits here: it comes from outside like a person, and is marked as none. */
  program: boolean;
  /** Which bot of the house plays here. A chair with nothing of the three is free. */
  bot: string | null;
  host: boolean;
  ready: boolean;
  away: boolean;
  /** A bot minds the seat of a person who is away. */
  covered: boolean;
  /** When they went away, in seconds on the table's clock. */
  since?: number;
  /** Who would let a bot play here. One more would do. */
  agreed?: number[];
  /** Who would hand the seat on. */
  handing?: number[];
  /** There is a link by which somebody new can have the seat. */
  offered?: boolean;
  /** From whom the owner has taken the seat over. */
  follows?: string;
  /** Whether the device at this seat signs its answers. */
  keyed?: boolean;
}

/** Something said aloud: words, or a statement that other languages and bots can read. */
export interface Line {
  number: number;
  chair: number;
  round: number;
  text?: string;
  statement?: Statement | null;
  /**
   * The id of a message of the page's own, where a script speaks, or a bot that has no statement to make. One that begins with
   * `table-` is said by nobody: it tells what has happened to this chair.
   */
  message?: string;
  /** Whom it is for, where a bot answers somebody, or somebody's own words name a bot. */
  to?: number | null;
  /** How many of the events that everyone sees had happened by then: talk and play in one order. */
  after?: number;
  /** Of somebody's own words: the one that their page spoke. Everything else each page says in its own. */
  language?: string;
  /** That of the request: by it the page of the speaker knows that it was heard. */
  mark?: string;
}

/** Where a guided game stands. All words are messages of the page's own; these are their ids. */
export interface LessonState {
  id: string;
  /** The beat that is on; empty at the end. */
  beat: string;
  /** What the person may answer now, the advised answer first. */
  may: string[];
  /** Where that takes several answers, one after the other: all ways that are permitted from here. */
  ways: string[][];
  /** The beat in which the person answered last, and what: its words say what came of it. */
  last: string;
  answer: string;
  /** Names of people whom the person chose, by what the words call them. */
  called: Record<string, string>;
  /** What is told at the end, a line at a time. */
  reveals: string[];
}

/** The same table once more, under another code; who is at this chair waits there. */
export interface AnotherGame {
  code: string;
  chair: number;
}

/** What its owner is told of a seat that a bot minds. */
export interface Minded {
  /** How many answers the bot has given. */
  decisions: number;
  /** How many events the owner had seen before. */
  since: number;
}

/** The step between the lobby and the game, where seats bring shares of its seed. */
export interface Dealing {
  attempt: number;
  /** The pledge of the house. */
  house: string;
  /** Chairs that have pledged a share. */
  pledged: number[];
  /** All that the game is promised to be, once the pledges are complete: a share is revealed to these terms alone. */
  terms: string;
}

export interface TableState {
  code: string;
  stage: Stage;
  settings: Settings;
  chairs: ChairState[];
  talk: Line[];
  /** People who look on; big screens are counted apart. */
  watching: number;
  /** Published when the game begins; the seed follows at its end. */
  commitment: string;
  /** What it binds the seed to. */
  terms: string;
  seed: string;
  /** Why the game cannot begin with these settings, or why it was called off, in one sentence. */
  problem: string;
  /** The same as a word, by which a page finds words of its own; empty if the game can begin. */
  problem_reason: string;
  problem_facts: Facts;
  /** What the game itself has to tell before it begins; later nothing. */
  lobby: object;
  /** The kinds of bot that can sit down here, the usual one first; none once the game has begun. */
  bots: string[];
  /**
   * Whether the table talks about the open question first: nobody is asked for an answer yet. `ready` says who wants to
   * go on; when everyone here does, or `deadline` is over, the question is put.
   */
  debating: boolean;
  /** Milliseconds left on the clock of the open question; 0 without a clock. */
  deadline: number;
  /** Milliseconds in the time bank of this seat, if a program sits in it; nobody else is told. 0 for all others. */
  bank: number;
  /** Of a guided game, where it stands. */
  lesson: LessonState | null;
  again: AnotherGame | null;
  /** Seconds on the table's clock. That it runs isn't news: it comes with everything, and with no change. */
  now: number;
  /** When the open question was put. */
  asked_at: number;
  /** Of this seat, while a bot minds it; nobody else is told. */
  minded: Minded | null;
  /** The seat that this spectator had before somebody took it over. */
  former: number | null;
  /** Whether what happens can't be saved just now; only the host is told. */
  unsaved: boolean;
  /** On whose side everyone was, seat by seat, once the game is over. */
  sides: string[];
  dealing: Dealing | null;
  /** Big screens that show this table. */
  screens: number;
  /** Since when the screens tell the story of the game, on the table's clock; null before its end, and once it was stopped. */
  story: number | null;
  /** The last signature of this seat that the table has; nobody else is told. */
  signed: string;
}

/** The first message: which table, and whose seat. Without a token one watches. */
export interface Hello {
  type: "hello";
  code: string;
  token?: string;
  /** Of those who watch: a screen for the whole room, and nobody in particular. */
  screen?: boolean;
  /** Drawn by each page for itself: a line that gives way to another of the same page has not been opened elsewhere. */
  page?: string;
}

export interface Answer {
  type: "answer";
  question: number;
  code: string;
  signature?: string;
}

export interface Say {
  type: "say";
  text: string;
  /** The one in which the page of the speaker speaks. */
  language?: string;
  /** What is said twice with the same mark was said once: its line was lost before the speaker heard so. */
  mark?: string;
}

export interface Declare {
  type: "declare";
  statement: Statement;
  mark?: string;
}

export interface Configure {
  type: "configure";
  settings: Settings;
}

/** My name and my character. */
export interface Present {
  type: "present";
  name: string;
  character: number;
}

export interface SeatBot {
  type: "seat_bot";
  chair: number;
  bot: string | null;
}

export interface Remove {
  type: "remove";
  chair: number;
}

/** For the game to begin; or for an answer, while the table talks about the question first. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

export interface Begin {
  type: "begin";
}

/** The hash of a share that will be revealed when everyone has pledged. */
export interface Pledge {
  type: "pledge";
  attempt: number;
  pledge: string;
}

export interface Reveal {
  type: "reveal";
  attempt: number;
  share: string;
}

/** Signs, when the game is over, that these were all of its answers, in their order. */
export interface Witness {
  type: "witness";
  signature: string;
}

/**
 * Let a bot play in a chair, or take that back. An owner decides alone; for somebody who is away or silent, the host
 * does, or two others.
 */
export interface Cover {
  type: "cover";
  chair: number;
  covered: boolean;
}

/** When the game is over: let the screens tell it from the beginning, or stop. Nothing of it is kept. */
export interface TellStory {
  type: "tell_story";
  telling: boolean;
}

/** The host asks for those who are away, and have wished to be told. */
export interface Call {
  type: "call";
}

export interface Abort {
  type: "abort";
}

export interface Ping {
  type: "ping";
}

/** The whole state for this seat: on arrival, and whenever something was missed. */
export interface Everything {
  type: "everything";
  version: number;
  chair: number | null;
  table: TableState;
  board: object | null;
  view: object | null;
  journal: object[];
}

/** What is new since the version before: fields of the table and of the view, and events of the journal. */
export interface Change {
  type: "change";
  version: number;
  table: Partial<TableState>;
  view: object;
  journal: object[];
}

/** One sentence that says what to do. Nothing has changed. */
export interface Refusal {
  type: "refusal";
  /** A word that stays, by which a page finds words of its own. */
  reason: string;
  sentence: string;
  facts: Facts;
  /** That of the request, where it has one. */
  mark: string;
}

/**
 * This connection ends: the seat was opened elsewhere, was removed or handed over, or the table is gone; or too many
 * people watch, or too many wrong codes came from there.
 */
export interface Farewell {
  type: "farewell";
  reason: "elsewhere" | "removed" | "handed_over" | "unknown_table" | "unknown_seat" | "not_watchable" | "crowded" | "guessing";
}

export interface Pong {
  type: "pong";
}

export interface NewTable {
  name: string;
  /** Where somebody has it already, the next free one is given. */
  character?: number;
  /** The seat's answers are signed by it, and it brings a share of the seed. */
  key?: string;
}

export interface NewLesson {
  name: string;
  character?: number;
  key?: string;
  lesson: string;
  pace?: "natural" | "quick";
}

export interface JoinTable {
  name: string;
  character?: number;
  key?: string;
  /** Programs must say that they are one, and are shown as one. */
  program?: boolean;
}

/** Where others find this house. */
export interface Reach {
  /** The address that its host has named for everyone; empty: none. */
  public: string;
  /** Those that phones on the same network can open, the likeliest first; none if only this machine is let in. */
  addresses: string[];
}

/** A seat of one's own. The token is the seat: keep it, show it to nobody. */
export interface SeatGiven {
  code: string;
  chair: number;
  token: string;
}

/** What anybody who knows the code may see before joining. */
export interface TableCard {
  code: string;
  game: string;
  stage: Stage;
  people: string[];
  characters: number[];
  /** Faces that are no longer free, those of bots among them. */
  taken: number[];
  free: number;
  spectators: boolean;
  /** Whom the table waits for, as anybody who looked on would see; nobody where nobody may. */
  awaited: string[];
}

export interface MoveSeat {
  token: string;
}

export interface ComeAgain {
  token: string;
  key?: string;
}

/** A ticket to carry a seat to another device, good once and for some minutes. */
export interface MoveTicket {
  ticket: string;
}

export interface UseTicket {
  ticket: string;
}

export interface OpenHere {
  ticket: string;
  key?: string;
}

/** The wish to hand on a seat that a bot minds, by who holds the token; or not to, after all. */
export interface OfferSeat {
  token: string;
  chair: number;
  offered?: boolean;
}

/** The secret part of a link for a newcomer; empty while one more has to agree. */
export interface SeatOffer {
  ticket: string;
}

/** What somebody with such a link would take over. */
export interface OfferCard {
  code: string;
  game: string;
  name: string;
  character: number;
}

export interface TakeSeat {
  ticket: string;
  name: string;
  /** That of a seat that one has at this table already, if one has. */
  token?: string;
}

export interface GivenAnswer {
  seat: number;
  code: string;
  signature: string;
}

export interface GivenSentence {
  /** How many answers had been given. */
  after: number;
  seat: number;
  /** The statement as the record has it, to the letter. */
  says: string;
}

/** All that a browser needs to check a game that has ended against what it was promised. */
export interface Proof {
  terms: string;
  commitment: string;
  seed: string;
  /** Of the house, and the shares of the seats; empty where the seed is the house's alone. */
  secret: string;
  shares: string[];
  answers: GivenAnswer[];
  talk: GivenSentence[];
  /** By seat. */
  witnesses: string[];
}

export interface RuleText {
  id: string;
  text: string;
  /** That of the text: English where there is none in the language that was asked for. */
  language: string;
}

/** An option of a game with its values, the ruling first. */
export interface HouseRule {
  name: string;
  values: OptionValue[];
  /** The ruling that it is about. */
  clause: string;
}

/** A guided game of it, and how many minutes it takes. */
export interface LessonCard {
  id: string;
  minutes: number;
}

/** The styles in which bots can play this game. */
export interface StylesOffered {
  /** The mildest first; none: its bots know no styles. */
  offered: string[];
  /** Of a table where nobody has chosen. */
  usual: string;
  /** The kinds of bots that know them. */
  kinds: string[];
}

/** A game that can be played here. */
export interface GameCard {
  name: string;
  title: string;
  /** The fewest and the most that can play it. */
  players: [number, number];
  /** Its guided games, the one to begin with first. */
  lessons: LessonCard[];
  /** How strong its bots may be, from the weakest on, each level with its kind of bot. */
  levels: Record<string, string>;
  /** How its bots may play. */
  styles: StylesOffered;
}

/** All that a page has to know of a game it has never seen. The same for everyone: it holds no secret of any table. */
export interface GameFacts {
  name: string;
  title: string;
  players: [number, number];
  lessons: LessonCard[];
  levels: Record<string, string>;
  styles: StylesOffered;
  facets: Facets;
  view: ViewFacets;
  /** The clocks that the game has, and the usual seconds of each; 0: no limit. */
  clocks: Record<string, number>;
  house_rules: HouseRule[];
  teams: string[];
  /** Why somebody may be accused or vouched for. */
  reasons: string[];
  /** What somebody may be asked. */
  topics: string[];
  /** The rules by which it asks, those of them that can be looked up here. */
  clauses: string[];
  /** The messages that the game brings along, by language. */
  words: Record<string, string>;
}

/** What other packages bring to a game that has pages of its own. The same for everyone. */
export interface Brought {
  /** Their messages, by language. */
  words: Record<string, string>;
  /** What their kinds say about themselves. */
  facets: Facets;
  /** Facts about their things, by sort and name, as the pages know those of the house. */
  things: Record<string, Record<string, object>>;
}

/** By which ways this house tells those who are away that their table waits. */
export interface NoticesOffered {
  /** By which a browser subscribes to push; empty where this house sends none. */
  key: string;
  mail: boolean;
  hook: boolean;
}

/** What a browser tells of a subscription: where to send, and the keys that only this browser can open. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What somebody at a table wishes to be told, by who holds the token. Each is asked for by itself. */
export interface NoticesHere {
  token: string;
  device?: Device | null;
  mail?: string;
  language?: string;
}

/** Of one seat: by which ways it is told, and what the host has set for the table. */
export interface Wishes {
  devices: number;
  /** Empty: none. */
  mail: string;
  /** Whether its reader has said so. */
  confirmed: boolean;
  /** Told to the host alone. */
  hook: string;
}

/** From the link in a letter. */
export interface Confirmation {
  ticket: string;
  wanted: boolean;
}

export interface Confirmed {
  code: string;
  wanted: boolean;
}

/** The address that is to hear of the table's public moments; empty: none. */
export interface SetHook {
  token: string;
  address: string;
  language?: string;
}

/** By which its owner checks our signatures. Told once. */
export interface HookKey {
  secret: string;
}

/** One sentence that says what to do. */
export interface Problem {
  /** A word that stays, by which a page finds words of its own. */
  reason: string;
  sentence: string;
  facts: Facts;
}

export interface OptionFacets {
  names?: Record<string, string>;
  hidden?: string[];
  confirm?: boolean;
  quiet?: boolean;
  free?: boolean;
  by_role?: string;
  clause?: string;
  /** The person or place to touch for this answer; null where more has to be chosen, or where touching would tell a secret. */
  target?: string | null;
}

export interface EventFacets {
  names?: Record<string, string>;
  sight?: Sight;
  veils?: string[];
  shown?: Treatment[];
  fleeting?: boolean;
}

export interface QuestionFacets {
  names?: Record<string, string>;
  uniform?: boolean;
  discreet?: boolean;
  secret?: boolean;
  clock?: string;
  debated?: boolean;
}

export interface ViewFacets {
  /** Those of its values too: `unveiled.thief`. */
  names?: Record<string, string>;
  /** The fields that every seat and every spectator may see; all others are for the seat alone. */
  public?: string[];
  /** The fields that hold one value for each seat. */
  per_seat?: string[];
}

/** Everything that the kinds of one game say about themselves, by name. */
export interface Facets {
  options: Record<string, OptionFacets>;
  events: Record<string, EventFacets>;
  questions: Record<string, QuestionFacets>;
}

/** What is new after one answer. The first frame holds the whole view of the opening. */
export interface Frame {
  round: number;
  phase: string;
  view: object;
  journal: object[];
  /** What was said before the next answer: everybody heard it, so it is the same for all eyes. */
  said: Line[];
}

export interface Replay {
  board: object;
  chairs: ChairState[];
  /** Those of the game, as in its record. */
  options: GameOptions;
  frames: Frame[];
}

/** One thing that made a seat look better or worse. */
export interface Clue {
  name: string;
  /** Who looks different now. */
  seat: Seat;
  /** Whom else it is about: the victim, the one who was voted for, the one who spoke. */
  about: Seat | null;
  /** By how much the logarithm of the odds moved; above 0: more likely hostile. */
  amount: number;
  /** Where it stands in the journal of the seat that believes it, counted from 0; with `talk`, in the talk. */
  at: number;
  talk: boolean;
}

/** From this frame on the seat believed this; frames are counted as in a replay: the opening, then one an answer. */
export interface Held {
  frame: number;
  hostile: number[];
}

/** What made somebody look different, and why. */
export interface Moment {
  frame: number;
  round: number;
  /** Who looked different. */
  seat: Seat;
  before: number;
  after: number;
  /** The strongest first. */
  clues: Clue[];
}

export interface Suspicion {
  /** Whose; null: a spectator's. */
  seat: Seat | null;
  frames: number;
  /** Only frames in which something changed. */
  held: Held[];
  /** Those that moved most, in the order of the game; the end, where all lies open, is none. */
  moments: Moment[];
}

/** What every answer has, whatever its kind. */
export interface Offered {
  code: string;
  kind: string;
  confirm: boolean;
  clause: string;
}
