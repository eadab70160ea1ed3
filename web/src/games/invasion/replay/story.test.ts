import { describe, expect, it } from "vitest";
import all from "../../../../fixtures/Inv-replay-all.json";
import over from "../../../../fixtures/Inv-over-replay.json";
import type { EverythingOf, ReplayOf } from "../../../store/spoken";
import type { GameEvent } from "../protocol";
import type { Invasion } from "../store";
import { lineOf } from "./lines";
import { plansOf } from "./plans";
import { sectorLines } from "./sectors";
import { storyOf, turnOf, wasAlien } from "./story";

const data = all as unknown as ReplayOf<Invasion>;
const journal = data.frames.flatMap((frame) => frame.journal);
const end = over as unknown as EverythingOf<Invasion>;
const unveiled = end.view!.unveiled!;
const story = storyOf(journal, null);

describe("a story", () => {
  it("knows at which draw each alien turned", () => {
    const turned = story.draws.filter((draw) => draw.turned).map(({ seat, hour, after }) => [seat, hour, after]);
    expect(turned).toEqual([[0, 4, "planning"], [4, 7, "planning"]]);
    expect(turned.map(([seat]) => seat)).toEqual(unveiled.aliens);
    expect(story.stated.map(({ seat, by, hour }) => [seat, by, hour])).toEqual([[0, "declaration", 8]]);
  });

  it("knows it from a seat's own journal too, by the hands that lie open in the end", () => {
    const own = storyOf(end.journal, unveiled);
    expect([0, 4].map((seat) => turnOf(own, seat)?.hour)).toEqual([4, 7]);
    expect([1, 2, 3, 5].map((seat) => turnOf(own, seat))).toEqual(Array(4).fill(undefined));
    expect(turnOf(storyOf(end.journal, null), 4)).toBeUndefined();
    expect(turnOf(storyOf(end.journal, null), 0)?.hour).toBe(4);
  });

  it("counts a second Assimilated card as nothing new", () => {
    const events: GameEvent[] = [
      { type: "Drew", seat: 1, cards: ["assimilated"] },
      { type: "RoundBegan", number: 1, architect: 0 },
      { type: "Drew", seat: 1, cards: ["human", "assimilated"] },
    ];
    expect(storyOf(events, null).draws.map(({ turned, after }) => [turned, after])).toEqual([[true, "start"], [false, "control"]]);
  });

  it("tells every rescue with its team and the card of each", () => {
    expect(story.rescues.map(({ hour, team, saved }) => [hour, team, saved])).toEqual([
      [1, [3, 2, 1], 1], [1, [5, 1, 2], 2], [3, [3, 1, 0], 3], [5, [5, 4, 1], 4], [8, [4, 5, 2], null],
    ]); // prettier-ignore
    expect(story.rescues.at(-1)).toMatchObject({
      cards: ["sabotage", "success", "success"], sabotage: 1, escalation: ["under_attack", "trap", "alien_planning", "new_agent"],
    }); // prettier-ignore
  });

  it("guesses no card that nobody may know", () => {
    const own = storyOf(end.journal, null);
    expect(own.rescues[0]?.cards).toEqual(["success", "success", "success"]);
    expect(own.rescues.at(-1)?.cards).toEqual([null, null, null]);
    expect(own.rescues[2]?.team).toContain(0);
  });

  it("tells accusations with their supporters, and what came of them", () => {
    expect(story.accusations.map(({ accuser, accused, supporters, outcome }) => [accuser, accused, supporters, outcome])).toEqual([
      [5, 4, [2, 3], "unfounded"],
      [1, 5, [4], "unfounded"],
    ]);
    expect(story.accusations.map(({ accused, time }) => wasAlien(story, accused, time))).toEqual([false, false]);
  });

  it("tells a founded accusation, and one that nobody supported", () => {
    const events: GameEvent[] = [
      { type: "RoundBegan", number: 1, architect: 0 },
      { type: "Accused", seat: 1, accused: 2 },
      { type: "SupportHeard", supporters: [] },
      { type: "Accused", seat: 3, accused: 2 },
      { type: "SupportHeard", supporters: [1] },
      { type: "CardShown", seat: 2, position: 0, card: "assimilated" },
      { type: "AlienStated", seat: 2, by: "accusation" },
    ];
    expect(storyOf(events, null).accusations.map(({ outcome }) => outcome)).toEqual(["alone", "founded"]);
  });

  it("knows the event of each round, and the ships", () => {
    expect(story.events).toHaveLength(11);
    expect(story.events[0]).toBe("mother_ship");
    expect(story.ships.map(({ number, hour }) => [number, hour])).toEqual([[1, 1], [2, 7], [3, 8], [4, 11]]);
  });
});

describe("planning", () => {
  const plans = plansOf(journal);

  it("is told with what became of it", () => {
    const turned = journal.filter(({ type }) => type === "EventTurned").length;
    const came = plans.flatMap(({ fates }) => fates.filter((fate) => fate?.kind === "came"));
    expect(came.length).toBeGreaterThan(5);
    expect(came.length).toBeLessThan(turned);
    for (const fate of came) expect(journal[fate!.at]?.type).toBe("EventTurned");
    for (const plan of plans)
      plan.fates.forEach((fate, index) => {
        if (!fate) return;
        expect(fate.at).toBeGreaterThan(plan.at);
        const event = journal[fate.at]!;
        expect(event.type === "EventTurned" ? event.card : event.type === "EventsDrawn" ? event.cards : null).toEqual(
          event.type === "EventTurned" ? plan.upcoming[index] : expect.arrayContaining([plan.upcoming[index]]),
        );
      });
  });

  it("of the next round's event is the planner's whose card lay alone", () => {
    const events: GameEvent[] = [
      { type: "RoundBegan", number: 1, architect: 0 },
      { type: "EventsPlaced", seat: 2, upcoming: ["trap"], prevented: ["salvage"] },
      { type: "Reorganised", upcoming: 1, prevented: 1 },
      { type: "RoundBegan", number: 2, architect: 1 },
      { type: "EventTurned", card: "trap" },
      { type: "EventTurned", card: "trap" },
    ];
    expect(plansOf(events)).toEqual([{ seat: 2, card: null, at: 1, upcoming: ["trap"], prevented: ["salvage"], fates: [{ kind: "came", at: 4 }] }]);
  });

  it("of others is only counted in a seat's own journal", () => {
    const own = plansOf(end.journal);
    expect(own).toHaveLength(plans.length);
    const others = own.filter(({ seat }) => seat !== 0 && seat !== null);
    expect(others.every(({ upcoming, prevented, fates }) => upcoming[0] === null && prevented[0] === null && fates[0] === null)).toBe(true);
    expect(own.filter(({ seat }) => seat === 0).every(({ upcoming }) => upcoming[0] !== null)).toBe(true);
  });
});

describe("sectors", () => {
  it("end as the board does, and never pass their size", () => {
    const lines = sectorLines(journal, story.moments, data.board, {});
    for (const { sector, all: size, steps } of lines) {
      const alien = end.view!.tokens.filter((district) => data.board.districts.find(({ id }) => id === district)?.sector === sector);
      expect(steps.at(-1)?.alien).toBe(alien.length);
      expect(Math.max(...steps.map(({ alien }) => alien))).toBeLessThanOrEqual(size);
    }
    expect(lines.map(({ sector }) => sector)).toEqual(["A", "B", "C", "D", "E"]);
  });

  it("count only addresses where the table plays so", () => {
    const [every, addressed] = [{}, { sector_win_needs_unaddressed: false }].map((options) => sectorLines(journal, story.moments, data.board, options));
    expect(every![0]!.all).toBeGreaterThan(addressed![0]!.all);
    expect(addressed!.map(({ all }) => all)).toEqual([20, 20, 20, 20, 20]);
  });
});

describe("lines", () => {
  const scale = { width: 1100, rounds: 11, row: 84, size: "wide" as const };

  it("are straight for a human, and a wave since the draw that turned", () => {
    expect(lineOf(story, 1, scale)).toMatchObject({ human: "M0 0H1100", secret: "", stated: "", turnX: null, statedX: null });
    const ann = lineOf(story, 0, scale);
    expect(ann.turnX).toBeGreaterThan(300);
    expect(ann.turnX).toBeLessThan(400);
    expect(ann.secret).toMatch(/^M\S+ 0q/);
    expect(ann.statedX).toBeGreaterThan(700);
  });

  it("foretell nothing", () => {
    const ann = lineOf(story, 0, scale, 3);
    expect(ann).toMatchObject({ human: "M0 0H300", secret: "", stated: "", turnX: null, statedX: null });
  });
});
