/** What earns a title in each game, rule by rule. */

import { describe, expect, it } from "vitest";
import overCultists from "../../fixtures/over-replay.json";
import overInvasion from "../../fixtures/Inv-over-replay.json";
import { resultOf as ofCultists } from "../games/cultists/replay/result";
import type { Story as CultistsStory } from "../games/cultists/replay/story";
import type { Cultists } from "../games/cultists/store";
import { resultOf as ofInvasion } from "../games/invasion/replay/result";
import type { Story as InvasionStory } from "../games/invasion/replay/story";
import type { Invasion } from "../games/invasion/store";
import { has } from "../i18n";
import type { Everything } from "../protocol/types";
import { fromFixture } from "../store/table.svelte";

/** Seat 0 is the Cultist, all others investigate; or seat 0 is the alien. */
const [FOE, ME, OTHER, THIRD] = [0, 1, 2, 3];
const at = { hour: 3, time: 2.5 };

describe("Cultists", () => {
  const BLANK: CultistsStory = { hours: 7, moments: [], meetings: [], dead: [], ghosts: [], revivals: [], votes: [], scores: [], dark: [], tokens: [], lookers: new Map() };
  const dead = (seat: number, by: number | null, hour = 3) => ({ ...at, hour, seat, by, place: null, first: true });
  const ghost = (seat: number, cause: string, by: number | null = null) => ({ ...at, seat, cause, by });
  const vote = (eliminated: number | null, ballots: (number | null)[]) => ({ ...at, ballots, tally: [], weights: null, eliminated, settled: true });

  function deeds(chair: number, winner: string, story: Partial<CultistsStory>, more: object = {}): readonly string[] {
    const { view } = overCultists;
    const roles = view.unveiled.roles.map((_, seat) => (seat === FOE ? "cultist" : "investigator"));
    const store = fromFixture<Cultists>({
      ...overCultists, chair, view: { ...view, winner, ghost: view.ghost.map(() => false), ...more, unveiled: { ...view.unveiled, roles } },
    } as unknown as Everything); // prettier-ignore
    return ofCultists(store, { ...BLANK, ...story })!.ended!.deeds;
  }
  const [WE, THEY] = ["investigators", "cultists"];

  it.each<[string, readonly string[], readonly string[]]>([
    ["sharp-eye", deeds(ME, WE, { votes: [vote(FOE, [null, FOE, FOE])] }), deeds(ME, WE, { votes: [vote(FOE, [null, OTHER, FOE])] })],
    ["sharp-eye", deeds(ME, WE, { ghosts: [ghost(FOE, "assassin", ME)] }), deeds(ME, WE, { votes: [vote(OTHER, [null, OTHER])] })],
    ["cold-hands", deeds(FOE, THEY, { dead: [ME, OTHER, THIRD].map((seat) => dead(seat, FOE)) }), deeds(FOE, THEY, { dead: [dead(ME, FOE), dead(OTHER, FOE), dead(THIRD, null)] })],
    ["above-suspicion", deeds(FOE, THEY, { votes: [vote(OTHER, [null, OTHER, ME])] }), deeds(FOE, THEY, { votes: [vote(OTHER, [null, FOE, OTHER])] })],
    ["above-suspicion", deeds(FOE, THEY, { votes: [vote(null, [null, null, ME])] }), deeds(FOE, THEY, {})],
    ["seen-worse", deeds(ME, WE, { ghosts: [ghost(OTHER, "murder", ME), ghost(THIRD, "murder", ME)] }), deeds(ME, WE, { ghosts: [ghost(OTHER, "murder", ME), ghost(THIRD, "murder", OTHER)] })],
    ["shown-out", deeds(ME, THEY, { ghosts: [ghost(ME, "vote")] }), deeds(FOE, THEY, { ghosts: [ghost(FOE, "vote")] })],
    ["house-ghost", deeds(ME, WE, {}, { ghost: [false, true] }), deeds(ME, THEY, {}, { ghost: [false, true] })],
    ["late-professor", deeds(ME, WE, { dead: [dead(ME, FOE, 2)] }), deeds(ME, WE, { dead: [dead(ME, FOE, 3)] })],
    ["librarian", deeds(ME, WE, {}, { reason: "points" }), deeds(FOE, WE, {}, { reason: "points" })],
    ["still-warm", deeds(ME, THEY, { dead: [OTHER, THIRD, 4].map((seat) => dead(seat, FOE)) }), deeds(ME, THEY, { dead: [ME, OTHER, THIRD].map((seat) => dead(seat, FOE)) })],
  ])("%s", (deed, earned, not) => {
    expect([earned.includes(deed), not.includes(deed), has(`title-${deed}.for`)]).toEqual([true, false, true]);
  });
});

describe("Invasion", () => {
  const BLANK: InvasionStory = { rounds: 6, moments: [], draws: [], stated: [], rescues: [], accusations: [], ships: [], events: [] };
  const rescue = (cards: ("success" | "sabotage")[], saved: number | null = 1) => ({
    ...at, team: [FOE, ME, OTHER].slice(0, cards.length), cards, success: 0, sabotage: cards.filter((card) => card === "sabotage").length, start: "p1", escalation: [], saved,
  }); // prettier-ignore
  const accusation = (accuser: number, accused: number, outcome: "alone" | "founded" | "unfounded", supporters: number[] = []) => ({ ...at, accuser, accused, supporters, outcome });
  const turn = (hour: number) => ({ ...at, hour, seat: FOE, count: 1, after: "control" as const, turned: true });

  function deeds(chair: number, winner: string, story: Partial<InvasionStory>, aliens = [FOE]): readonly string[] {
    const view = { ...overInvasion.view, winner, unveiled: { ...overInvasion.view.unveiled, aliens } };
    const store = fromFixture<Invasion>({ ...overInvasion, chair, view } as unknown as Everything);
    return ofInvasion(store, { ...BLANK, ...story })!.ended!.deeds;
  }
  const clean = rescue(["success", "success"]);
  const dirty = rescue(["sabotage", "success"]);

  it.each<[string, readonly string[], readonly string[]]>([
    ["sharp-eye", deeds(ME, "humans", { accusations: [accusation(OTHER, FOE, "founded", [ME])] }), deeds(ME, "humans", { accusations: [accusation(OTHER, FOE, "founded", [THIRD])] })],
    ["back-roads", deeds(ME, "humans", { rescues: [clean, clean] }), deeds(ME, "humans", { rescues: [clean, dirty] })],
    ["in-the-works", deeds(FOE, "aliens", { rescues: [dirty, dirty] }), deeds(ME, "aliens", { rescues: [dirty, dirty] })],
    ["shown-out", deeds(ME, "aliens", { accusations: [accusation(OTHER, ME, "unfounded")] }), deeds(ME, "aliens", { accusations: [accusation(OTHER, ME, "alone")] })],
    ["only-human", deeds(ME, "humans", {}, [FOE, OTHER]), deeds(ME, "humans", {}, [FOE])],
    ["change-of-heart", deeds(FOE, "aliens", { draws: [turn(5)] }), deeds(FOE, "aliens", { draws: [turn(4)] })],
  ])("%s", (deed, earned, not) => {
    expect([earned.includes(deed), not.includes(deed), has(`title-${deed}.for`)]).toEqual([true, false, true]);
  });
});
