/** How a game of Cultists went, for its picture, its reveal and the porter's book. */

import { t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { deedsDone, endedAt, type Decisive, type Drawn, type Mark, type Result } from "../../../result/result";
import type { TableStore } from "../../../store/table.svelte";
import type { Scale } from "../../../replay/timeline";
import type { Unveiled } from "../protocol";
import type { CultistsStore } from "../store";
import { capital } from "../wording/speech";
import { isCult, isOutsider, reasonWords } from "../words";
import { lineOf, pulseScale } from "./lines";
import { CAUSES } from "./marks";
import { peopleOf } from "./people";
import type { Story } from "./story";
import { nearestVote } from "./whatIf";

export function resultOf(store: CultistsStore, story: Story): Result | null {
  const { view } = store;
  if (view?.winner == null || !view.unveiled) return null;
  const people = peopleOf(store, story);
  const { winner, reason, round, unveiled } = view;
  const sideOf = (seat: Seat) => sideBy(unveiled.roles[seat] ?? "");
  const me = store.chair ?? -1;
  const caught = sideOf(me) === CULT ? [] : caughtBy(me, story).filter((seat) => sideOf(seat) === CULT);
  const deeds = deedsDone(deedsOf(me, story, { won: sideOf(me) === winner, cult: sideOf(me) === CULT, ghost: view.ghost[me] === true, reason: reason ?? "" }, caught));
  return {
    game: "cultists",
    mark: t("end-mark", { hour: round }),
    title: t(`end-won-${winner}`),
    why: t("end-why", { why: capital(reasonWords(reason ?? "", winner)) }),
    rounds: story.hours,
    decisive: decisiveOf(story, reason ?? "", unveiled, view.target - view.points),
    people,
    line: (seat, scale) => drawn(story, seat, scale, sideOf(seat) === CULT),
    back: "b-encounter",
    ended: endedAt(store as unknown as TableStore, "cultists", { sideOf, winner, rounds: round, reason: reason ?? "", deeds, caught }),
  };
}

const CULT = "cultists";

const sideBy = (role: string): string => (isCult(role) ? CULT : isOutsider(role) ? "hunter" : "investigators");

/** Whom this seat's ballot helped to send away, or its blade struck. */
function caughtBy(me: Seat, { votes, ghosts }: Story): Seat[] {
  const voted = votes.flatMap(({ eliminated, ballots }) => (eliminated !== null && ballots?.[me] === eliminated ? [eliminated] : []));
  return [...new Set([...voted, ...ghosts.filter(({ cause, by }) => cause === "assassin" && by === me).map(({ seat }) => seat)])];
}

interface Fate {
  won: boolean;
  cult: boolean;
  ghost: boolean;
  reason: string;
}

/** What earns a title in this game. */
function deedsOf(me: Seat, story: Story, { won, cult, ghost, reason }: Fate, caught: readonly Seat[]): Record<string, boolean> {
  const first = story.dead.filter((card) => card.first);
  const died = first.find(({ seat }) => seat === me);
  const suspected = story.votes.some(({ ballots, tally, leader }) => leader === undefined && (ballots?.includes(me) ?? (tally[me] ?? 0) > 0));
  return {
    "sharp-eye": caught.length > 0,
    "cold-hands": first.filter(({ by }) => by === me).length >= 3,
    "above-suspicion": cult && won && story.votes.length > 0 && !suspected,
    "seen-worse": story.ghosts.filter(({ cause, by }) => cause === "murder" && by === me).length >= 2,
    "shown-out": !cult && story.ghosts.some(({ seat, cause }) => seat === me && cause === "vote"),
    "house-ghost": won && ghost,
    "late-professor": won && !cult && died !== undefined && died.hour <= 2,
    librarian: won && reason === "points",
    "still-warm": !cult && died === undefined && !ghost && first.length >= 3,
  };
}

function decisiveOf(story: Story, reason: string, unveiled: Unveiled, missing: number): Decisive | null {
  const gift = story.dead.findLast(({ by, first }) => by !== null && first);
  const vote = story.votes.findLast(({ eliminated }) => eliminated !== null);
  const near = nearestVote(story, unveiled);
  switch (reason) {
    case "vote":
      return vote ? { words: t("decisive-vote", { hour: vote.hour }), glyph: "i-vote", seats: [vote.eliminated!] } : null;
    case "kills":
    case "claim":
      return gift ? { words: t("decisive-gift", { hour: gift.hour }), glyph: "i-skull", seats: [gift.by!, gift.seat] } : null;
    case "points":
      return { words: t("decisive-points", { hour: story.scores.at(-1)?.hour ?? story.hours }), glyph: "i-book", seats: [] };
    case "seer":
      return { words: t("decisive-seer"), glyph: "i-eye", seats: [] };
    case "time":
      if (near) return { words: t("decisive-near", { count: near.count, hour: near.hour }), glyph: "i-vote", seats: [near.seat] };
      return { words: t("decisive-short", { points: Math.max(1, missing) }), glyph: "i-book", seats: [] };
    default: {
      const last = story.ghosts.at(-1);
      return last ? { words: t("decisive-last", { hour: last.hour }), glyph: CAUSES[last.cause] ?? "i-skull", seats: last.by === null ? [last.seat] : [last.by, last.seat] } : null;
    }
  }
}

function drawn(story: Story, seat: Seat, scale: Scale, cult: boolean): Drawn {
  const line = lineOf(story, seat, pulseScale(scale));
  const marks: Mark[] = [];
  if (line.card) marks.push({ x: line.cardX, glyph: "i-skull", grave: true });
  if (line.found) marks.push({ x: line.foundX, glyph: CAUSES[line.found.cause] ?? "i-eye" });
  if (line.revivedX !== null) marks.push({ x: line.revivedX, glyph: "i-heart" });
  return {
    strokes: [
      { path: line.alive, ink: cult ? "wax" : "bone" },
      { path: line.dead, ink: "dim" },
      { path: line.ghost, ink: "dim", dotted: true },
    ],
    marks,
  };
}
