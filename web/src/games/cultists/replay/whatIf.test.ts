import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import over from "../../../../fixtures/over-replay.json";
import { answerWith, settled } from "../../../replay/answers.test.support";
import { fromFixture } from "../../../store/table.svelte";
import End from "../End.svelte";
import type { GameEvent, View } from "../protocol";
import type { Cultists, CultistsEverything } from "../store";
import { storyOf } from "./story";
import { ballotsMissing, whatIf } from "./whatIf";

const end = over as unknown as CultistsEverything;

/** How such a game would be commented on; seat 1 is the cultist, seat 2 the Seer. */
function comment(view: Partial<View>, journal: GameEvent[], chair: number | null = 0): string {
  const roles = end.view!.unveiled!.roles.map((_, seat) => (seat === 1 ? "cultist" : seat === 2 ? "seer" : "investigator"));
  const unveiled = { ...end.view!.unveiled!, roles };
  const store = fromFixture<Cultists>({ ...end, chair, view: { ...end.view!, ...view, unveiled } });
  return whatIf(storyOf(journal, unveiled), journal, store);
}
const vote = (ballots: (number | null)[], eliminated: number | null = null): GameEvent[] => {
  const count = [...ballots.map((_, seat) => ballots.filter((each) => each === seat).length), ballots.filter((each) => each === null).length];
  return [{ type: "RoundBegan", round: 3, knife: 0 }, { type: "BallotsOpened", ballots, weights: ballots.map(() => 1) }, { type: "VoteSettled", eliminated, count }];
};

describe("what would have changed the end", () => {
  it("counts the ballots that were missing, by the rule of the vote", () => {
    expect(ballotsMissing({ tally: [0, 2, 2, 0, 1] }, 1)).toBe(1);
    expect(ballotsMissing({ tally: [0, 2, 0, 0, 2] }, 1)).toBe(1);
    expect(ballotsMissing({ tally: [0, 1, 4, 0, 0] }, 1)).toBe(2);
    expect(ballotsMissing({ tally: [0, 3, 1, 0, 1] }, 1)).toBe(0);
  });
  it("is a vote that the cultist only just survived", () => {
    const journal = vote([1, 2, 1, null, 2, null]);
    expect(comment({ winner: "cultists", reason: "time", points: 4, target: 10 }, journal)).toMatch(/^One more ballot for .+ in hour 3 would have sent them out\.$/);
    expect(comment({ winner: "cultists", reason: "time", points: 4, target: 10 }, journal, 1)).toContain("would have sent you out");
  });
  it("is no vote for somebody else, nor one that was far from it", () => {
    const far = vote([0, 0, 1, 0, 0, 0]);
    expect(comment({ winner: "cultists", reason: "time", points: 9, target: 10 }, far)).toBe("One more point would have been enough.");
    expect(comment({ winner: "cultists", reason: "time", points: 7, target: 10 }, vote([2, 2, null, null]))).toBe("3 more points would have been enough.");
  });
  it("is a death more or less, where a claim decided", () => {
    const counted = (dead: number): GameEvent[] => [{ type: "DeadCounted", dead: [0, 2, 3, 4].slice(0, dead), needed: 3 }];
    expect(comment({ winner: "cultists", reason: "claim" }, counted(3))).toContain("One death fewer");
    expect(comment({ winner: "cultists", reason: "claim" }, counted(4))).toContain("2 deaths fewer");
    expect(comment({ winner: "investigators", reason: "false_claim" }, counted(2))).toContain("One death more");
  });
  it("is a name, where the Seer was guessed at", () => {
    const named = (right: boolean): GameEvent[] => [{ type: "SeerNamed", seats: [1], guess: right ? 2 : 3, right }];
    expect(comment({ winner: "cultists", reason: "seer" }, named(true))).toContain("named anyone else");
    expect(comment({ winner: "investigators", reason: "vote" }, named(false))).toContain("was the Seer");
    expect(comment({ winner: "investigators", reason: "vote" }, named(false), 2)).toContain("You were the Seer");
  });
  it("is left unsaid where nobody could know", () => {
    expect(comment({ winner: "investigators", reason: "points" }, [])).toBe("");
    expect(comment({ winner: null, reason: null }, [])).toBe("");
  });
});

describe("the page of the end", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  it("says first how it ended for whoever reads", async () => {
    answerWith(() => ({}));
    const title = async (chair: number | null) => {
      const { container } = render(End, { store: fromFixture<Cultists>({ ...end, chair }) });
      await settled();
      const words = container.querySelector("h1")!.textContent!;
      cleanup();
      return words;
    };
    const cult = end.view!.unveiled!.roles.findIndex((role) => role === "cultist");
    const [won, lost] = end.view!.winner === "cultists" ? ["You won.", "You lost."] : ["You lost.", "You won."];
    expect(await title(cult)).toMatch(new RegExp(`^${won}`));
    expect(await title((cult + 1) % 6)).toMatch(new RegExp(`^${lost}`));
    expect(await title(null)).not.toMatch(/^You/);
  });
});
