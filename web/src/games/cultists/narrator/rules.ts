/** The rules that can be looked up at this table, by the ids of their messages, in the order of the rulebook. Those that speak of a
 *  reading of one's own ("at this table …") are left out: a box is played by the book. */

import { hasSeer, mayHave, type Table } from "./table";

const NIGHT = ["why-ac-night-10"];
const MOVING = ["reference-meeting-light", "reference-meeting-dark", "why-ac-move-02", "why-ac-move-03", "why-ac-move-05", "why-ac-enc-14", "why-ac-enc-17"];
const ACTING = ["why-ac-round-05", "why-ac-act-gen-01", "reference-route-words", "why-ac-act-cs-01", "why-ac-act-cs-06"];
const OUTSIDE = ["why-ac-act-sh-02", "why-ac-act-fc-01", "why-ac-act-sf-01", "reference-passages"];
const ROOMS = ["why-ac-act-fr-01", "why-ac-act-cr-01", "reference-racks", "why-ac-act-cam-02", "why-ac-act-pwr-01", "why-ac-act-por-01"];
const EVENTS = ["why-ac-event-fe-01", "why-ac-event-ic-01", "why-ac-event-ic-03"];
const VOTES = ["why-ac-vote-01", "reference-vote-when", "why-ac-vote-08", "vote-rule"];
const GHOSTS = ["why-ac-ghost-03", "reference-ghosts-do", "reference-ghosts-do-not", "reference-dead-count"];
const STATION = [
  "reference-ice-words", "reference-door-words", "reference-items-find", "why-uts-rq-41", "why-uts-item-16", "why-uts-item-20", "why-uts-item-33", "why-uts-item-46",
  "why-uts-item-50", "why-uts-item-51", "why-uts-item-53", "why-uts-org-14", "why-uts-org-18",
];
const MINE = ["reference-corridors", "reference-revolving", "why-moc-lift-03", "why-moc-lift-06", "why-moc-lift-15", "why-moc-rq-07"];
const PROFESSIONS = ["why-moc-prof-15", "why-moc-prof-21", "why-moc-prof-22", "why-moc-prof-28", "why-moc-prof-31", "why-moc-prof-37", "reference-informant"];

export function rules(table: Table): string[] {
  return [
    ...NIGHT,
    ...MOVING,
    ...ACTING,
    ...(table.passages ? OUTSIDE : []),
    ...(mayHave(table, "assassin") ? ["why-ac-act-as-01"] : []),
    ...ROOMS,
    ...EVENTS.filter((id) => table.bag.false_eyes || id !== "why-ac-event-fe-01"),
    ...VOTES,
    table.seats > 6 ? "reference-vote-knife-double" : "why-ac-vote-12",
    ...GHOSTS,
    ...(table.cultists === 1 ? ["why-ac-clean-02"] : []),
    ...(hasSeer(table) ? ["why-ac-win-14"] : []),
    ...(table.automa ? ["reference-automa"] : []),
    ...(table.board === "polar-station" ? STATION : []),
    ...(table.board === "mine" ? MINE : []),
    ...(table.ropes ? ["why-moc-event-02"] : []),
    ...(table.professions ? PROFESSIONS : []),
  ];
}
