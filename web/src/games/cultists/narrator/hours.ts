/** The hours of an evening: phases with what people forget, tokens, numbers, and the end (AC-ROUND, AC-EVENT, AC-CLEAN, AC-WIN). */

import { has, t } from "../../../i18n";
import type { Draw, Moment, Phase, Sum, Tally } from "../../../narrator/narrator";
import { capital, kebab, printedName, rackOfColour, rackOfRooms } from "../wording/speech";
import kinds from "../kinds.json";
import { HOURS } from "../setup";
import boxed from "./boxed.json";
import { detective } from "./night";
import { hasSeer, mayHave, type Table } from "./table";

const DOORS: Record<string, number> = boxed.doors;
const PORTAL: Record<string, number> = boxed.portal;
const RELICS = (table: Table): number => (kinds.items as Record<string, string[]>)[table.seats]!.filter((item) => item === kinds.relic).length;

type Said = readonly (string | false)[];
const said = (lines: Said): string[] => lines.filter((line): line is string => line !== false && line !== "");
const tells = (id: string, args?: Parameters<typeof t>[1]): string => t(`cultists-narrator-${id}`, args);

// Tokens

const [MIRROR, OPENS] = ["mirror", "portal_opens"];

/** AC-EVENT-MI-01: the Mirror is the token before it. */
export function inForce(drawn: readonly string[]): string {
  const last = drawn.at(-1) ?? "";
  return last === MIRROR ? (drawn.at(-2) ?? "") : last;
}

const lasts = (token: string): boolean => boxed.lasting.includes(token);
const tokenName = (token: string): string => t(`token-${kebab(token)}`);
const tokenDoes = (token: string): string => t(`token-${kebab(token)}.does`);

/** AC-EVENT-PO-02, -05, AC-EVENT-MI-03: the hour at whose end the Portal is missed; 0 where it is not open. */
export function portalHour(table: Table, { drawn, counted }: Moment): number {
  const at = drawn.indexOf(OPENS);
  if (at < 0 || (counted.target ?? table.points) !== table.points) return 0;
  return at + 1 + PORTAL[table.seats]! + (drawn[at + 1] === MIRROR ? 1 : 0);
}

export function draws(table: Table, { drawn }: Moment): Draw[] {
  return Object.entries(table.bag).map(([token, copies]) => ({
    id: token,
    name: tokenName(token),
    copies: Math.max(0, copies - drawn.filter((each) => each === token).length),
    words: tokenWords(table, token, drawn),
    lasts: lasts(token),
  }));
}

/** What a token does, and what to move for it, where the cardboard needs a hand: `cultists-narrator-do-<token>`. */
function tokenWords(table: Table, token: string, drawn: readonly string[]): string {
  // A token that was drawn already has happened in its hour: `drawn` holds one for each hour.
  const hour = drawn.includes(token) ? drawn.lastIndexOf(token) + 1 : drawn.length + 1;
  const move = `cultists-narrator-do-${kebab(token)}`;
  const more = token === MIRROR ? mirrored(drawn.slice(0, hour - 1)) : has(move) ? t(move, { hour: hour + PORTAL[table.seats]! }) : "";
  return [tokenDoes(token), more].filter((part) => part !== "").join(" ");
}

/** AC-EVENT-MI-02, -03. */
function mirrored(before: readonly string[]): string {
  const copied = before.at(-1);
  if (copied === undefined) return tells("mirror-nothing");
  if (copied === OPENS) return tells("mirror-portal");
  return `${tells("mirror", { token: tokenName(copied) })} ${tokenDoes(copied)}`;
}

// Phases

export function phases(table: Table, moment: Moment): Phase[] {
  return [movement(table, moment), event(table, moment), action(table, moment), cleanup(table, moment)];
}

const titled = (id: string): { id: string; title: string } => ({ id, title: t(`phase-${id}`) });

function movement(table: Table, { round, drawn }: Moment): Phase {
  const token = inForce(drawn);
  const mine = table.board === "mine";
  return {
    ...titled("movement"),
    steps: said([
      round === boxed.celebrityHour && mayHave(table, "celebrity") && tells("celebrity"),
      lasts(token) && `${tells("still", { token: tokenName(token) })} ${tokenDoes(token)}`,
      tells("move", { doors: DOORS[token] ?? DOORS.none! }),
      t("reference-meeting-light"),
      t("reference-meeting-dark"),
      t("reference-meeting-cards"),
      table.board === "polar-station" && t("reference-ice-words"),
      mine && tells("corridors", { hallway: blocked(round) }),
      table.automa && tells("automa-moves"),
    ]),
    reminders: said([
      tells("moved"),
      table.board === "polar-station" && tells("boots"),
      mayHave(table, "cursebearer") && tells("cursebearer"),
      mine && tells("lifts"),
      mine && tells("door-turns", { hallway: blocked(round + 1) }),
    ]),
  };
}

/** MOC-DOOR-07: the Hallway that is shut while people move. */
export const blocked = (round: number): string => boxed.revolving[(round - 1) % boxed.revolving.length]!;

/** Whether this hour's token has come: one is drawn an hour. */
const isDrawn = ({ round, drawn }: Moment): boolean => drawn.length >= round;

function event(table: Table, moment: Moment): Phase {
  const before = inForce(isDrawn(moment) ? moment.drawn.slice(0, -1) : moment.drawn);
  return {
    ...titled("event"),
    steps: said([tells("draw"), lasts(before) && tells("ends", { token: tokenName(before) }), table.automa && tells("automa-knife")]),
    reminders: said([tells("on-clock", { round: moment.round }), tells("vote-after-death")]),
    draws: true,
    hands: ["vote"],
  };
}

/** AC-ROUTE-01. */
const LINES = 4;
const routeLine = (round: number): number => ((round - 1) % LINES) + 1;

function action(table: Table, moment: Moment): Phase {
  const token = inForce(moment.drawn);
  const portal = portalHour(table, moment);
  return {
    ...titled("action"),
    steps: said([
      t("reference-action"),
      tells("route-line", { line: routeLine(moment.round) }),
      isDrawn(moment) && lasts(token) && `${tells("still", { token: tokenName(token) })} ${tokenDoes(token)}`,
      portal > 0 && tells("portal-open", { hour: portal }),
      table.board === "polar-station" && t("reference-items-carry"),
      table.board === "mine" && t("reference-call"),
      table.professions && t("why-moc-prof-15"),
      table.automa && tells("automa-acts"),
    ]),
    reminders: said([
      tells("vote-after-death"),
      tells("check-card"),
      tells("vote-token-off"),
      table.board === "polar-station" && tells("find-item"),
      table.board === "polar-station" && tells("drop-items"),
    ]),
    hands: ["vote", ...(isAwake(table, moment) ? ["leader", "ritual"] : [])],
    ...(table.professions ? { nights: [detective()] } : {}),
  };
}

/** AC-CLEAN-01, in its order. */
function cleanup(table: Table, moment: Moment): Phase {
  const last = moment.round >= HOURS;
  const portal = portalHour(table, moment);
  return {
    ...titled("cleanup"),
    steps: said([
      moment.round === boxed.firestarterHour && mayHave(table, "firestarter") && tells("firestarter"),
      table.cultists === 1 && tells("claim", { dead: table.dead }),
      last && tells("last-hour"),
      !last && portal > 0 && portal <= moment.round && tells("portal-missed"),
      !last && tells("next-hour"),
    ]),
    reminders: last ? [] : said([tells("vote-token-on"), tells("knife"), tells("hand", { round: moment.round + 1 })]),
  };
}

// Numbers

/** UTS-ORG-01: the last relic wakes it. */
export const isAwake = (table: Table, { counted }: Moment): boolean => table.board === "polar-station" && (counted.relics ?? 0) >= RELICS(table);

interface Rack {
  id: string;
  colour: string;
  books: number;
  points: number;
  /** Their names, where rooms of this colour have racks of their own. */
  rooms: readonly string[];
}
const RACKS: Record<string, readonly Rack[]> = boxed.racks;
const racksOf = ({ board, seats }: Table): readonly Rack[] => RACKS[`${board} ${seats}`]!;
const booksOn = ({ id }: Rack, { counted }: Moment): number => counted[id] ?? 0;

/** AC-ACT-CR-10: a full rack scores, and nothing else does; RQ-29: for good. */
export const pointsOf = (table: Table, moment: Moment): number =>
  racksOf(table).filter((rack) => booksOn(rack, moment) >= rack.books).reduce((sum, { points }) => sum + points, 0);

const rackTally = (rack: Rack, moment: Moment): Tally => ({
  id: rack.id,
  name: capital(rack.rooms.length > 0 ? rackOfRooms(rack.rooms.map((room) => printedName(room, "of"))) : rackOfColour(rack.colour)),
  about: t("shelf-rack", { books: booksOn(rack, moment), places: rack.books, points: rack.points }),
  start: 0,
  least: 0,
  most: rack.books,
});

export const sums = (table: Table, moment: Moment): Sum[] => [{ id: "points", name: tells("points"), count: pointsOf(table, moment) }];

export function tallies(table: Table, moment: Moment): Tally[] {
  const { points } = table;
  return [
    ...racksOf(table).map((rack) => rackTally(rack, moment)),
    { id: "target", name: tells("target"), start: points, least: points - 1, most: points + 1 },
    { id: "ghosts", name: tells("ghosts"), start: 0, least: 0, most: table.seats },
    ...(table.board === "polar-station" ? [{ id: "relics", name: tells("relics"), start: 0, least: 0, most: RELICS(table) }] : []),
  ];
}

// The end

/** AC-WIN-01, -04, -10, -12, -14, UTS-ORG-06: what the numbers say; who is dead, only the cards know. */
export function end(table: Table, moment: Moment): string | null {
  const [points, target] = [pointsOf(table, moment), moment.counted.target ?? table.points];
  const { cultists, dead, automa } = table;
  if (points >= target) {
    if (isAwake(table, moment)) return tells("end-ritual");
    const before = tells("end-points", { target });
    const kills = cultists > 1 ? moment.round > 1 && tells("end-kills", { dead, hour: moment.round - 1 }) : automa ? tells("end-automa", { dead }) : "";
    return said([before, kills, hasSeer(table) && tells("end-seer", { cultists })]).join(" ");
  }
  return moment.round >= HOURS && moment.phase >= CLEANUP ? tells("end-hours") : null;
}

/** Its place among the phases. */
const CLEANUP = 3;
