/** How a game of Invasion went, for its picture, its reveal and the porter's book. */

import { t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import type { Scale } from "../../../replay/timeline";
import { deedsDone, endedAt, type Decisive, type Drawn, type Mark, type Result } from "../../../result/result";
import type { TableStore } from "../../../store/table.svelte";
import { capital } from "../../../table/speech";
import type { InvasionStore } from "../store";
import { reasonWords } from "../words";
import { lineOf } from "./lines";
import { STATED } from "./marks";
import { peopleOf } from "./people";
import { statedOf, turnOf, type Story } from "./story";

export function resultOf(store: InvasionStore, story: Story): Result | null {
  const { view } = store;
  if (view?.winner == null || !view.unveiled) return null;
  const { winner, reason, round, unveiled } = view;
  const { aliens } = unveiled;
  const sideOf = (seat: Seat) => (aliens.includes(seat) ? "aliens" : "humans");
  const me = store.chair ?? -1;
  const caught = sideOf(me) === "aliens" ? [] : caughtBy(me, story);
  return {
    game: "invasion",
    mark: t("inv-end-mark", { round }),
    title: t(`inv-end-won-${winner}`),
    why: `${capital(reasonWords(reason!))}.`,
    rounds: story.rounds,
    decisive: decisiveOf(story, winner, reason ?? ""),
    people: peopleOf(store, story),
    line: (seat, scale) => drawn(story, seat, scale),
    back: "b-assimilation",
    ended: endedAt(store as unknown as TableStore, "invasion", { sideOf, winner, rounds: round, reason: reason ?? "", deeds: deedsDone(deedsOf(me, story, sideOf(me) === winner, aliens, caught)), caught }),
  };
}

/** Whom this seat accused, or whose accuser it backed, with good reason. */
function caughtBy(me: Seat, { accusations }: Story): Seat[] {
  const founded = accusations.filter(({ outcome, accuser, supporters }) => outcome === "founded" && (accuser === me || supporters.includes(me)));
  return [...new Set(founded.map(({ accused }) => accused))];
}

/** What earns a title in this game. */
function deedsOf(me: Seat, story: Story, won: boolean, aliens: readonly Seat[], caught: readonly Seat[]): Record<string, boolean> {
  const alien = aliens.includes(me);
  const mine = story.rescues.filter(({ team }) => team.includes(me));
  const turn = turnOf(story, me);
  return {
    "sharp-eye": caught.length > 0,
    "back-roads": mine.filter(({ sabotage, saved }) => sabotage === 0 && saved !== null).length >= 2,
    "in-the-works": mine.filter(({ team, cards }) => cards[team.indexOf(me)] === "sabotage").length >= 2,
    "shown-out": !alien && story.accusations.some(({ accused, outcome }) => accused === me && outcome === "unfounded"),
    "only-human": won && !alien && aliens.length >= 2,
    "change-of-heart": won && alien && turn !== undefined && turn.hour >= story.rounds - 1,
  };
}

function decisiveOf(story: Story, winner: string, reason: string): Decisive | null {
  const saved = story.rescues.findLast((rescue) => rescue.saved !== null);
  const sabotaged = story.rescues.findLast(({ sabotage }) => sabotage > 0);
  if (winner === "humans" && saved) return { words: t("inv-decisive-rescue", { round: saved.hour }), glyph: "i-scientist", seats: saved.team };
  if (winner === "aliens" && sabotaged) return { words: t("inv-decisive-sabotage", { round: sabotaged.hour }), glyph: "i-sabotage", seats: sabotaged.team };
  const ship = story.ships.at(-1);
  return ship && reason !== "sector" ? { words: t("inv-decisive-ship", { round: ship.hour }), glyph: "i-ship", seats: [] } : null;
}

function drawn(story: Story, seat: Seat, scale: Scale): Drawn {
  const line = lineOf(story, seat, scale);
  const stated = statedOf(story, seat);
  const marks: Mark[] = [];
  if (line.turnX !== null) marks.push({ x: line.turnX, glyph: "i-alien", grave: true });
  if (line.statedX !== null && stated) marks.push({ x: line.statedX, glyph: STATED[stated.by] });
  return {
    strokes: [
      { path: line.draws, ink: "dim" },
      { path: line.human, ink: "bone" },
      { path: line.secret, ink: "wax" },
      { path: line.stated, ink: "wax", dotted: true },
    ],
    marks,
  };
}
