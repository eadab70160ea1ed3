import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { t } from "../../../i18n";
import { facets } from "../facets";
import said from "../facets.json";
import { moodOf } from "../../../table/mood";
import type { Request } from "../../../protocol/types";
import type { AnswerOption, GameEvent } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import { lastCount, metBy, occasion, turnedOver } from "./ballots";
import { duty, facesSeen } from "./checks";
import { Fan } from "../../../table/fan.svelte";
import { receivers } from "./gifts";
import { actionsOf } from "./groups";
import { beatsOf, lasts, scenesOf } from "./scenes/scenes";
import { tell } from "./scenes/telling";
import { selection } from "./selection";

function message(name: string): CultistsEverything {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, "../../../../fixtures", `${name}.json`), "utf-8")) as CultistsEverything;
}
function seated(name: string) {
  const sent: Request[] = [];
  const store = fromFixture<Cultists>(message(name), (request) => sent.push(request) > 0);
  return { store, sent, asked: store.view!.asked! };
}
const option = (code: string, kind: AnswerOption["kind"], fields: Partial<AnswerOption> = {}) =>
  ({ code, confirm: false, clause: "", ...fields, kind }) as AnswerOption;

describe("what may be touched", () => {
  it("lays doors and the place to stay on the board", () => {
    const { store, asked } = seated("Walk-2");
    selection.offer(store, asked.options);
    expect([...selection.places.keys()].sort()).toEqual(["green", "orange_1", "pink_2", "south_west"]);
    expect(selection.people.size).toBe(0);
  });
  it("lays ballots on the seats, and leaves Nobody to the panel", () => {
    const { store, asked } = seated("HoldVote-2");
    selection.offer(store, asked.options);
    expect([...selection.people.keys()]).toEqual([0, 2, 4, 5]);
  });
  it("leaves out whoever several answers name", () => {
    const { store } = seated("Act-2");
    selection.offer(store, [option("check:1", "CheckState", { target: 1 }), option("watch:1", "WatchState", { target: 1 })]);
    expect(selection.people.size).toBe(0);
  });
  it("never lays a card's face on the board", () => {
    const { store } = seated("Act-2");
    selection.offer(store, [option("fill:red/sabotage", "FillRoom", { place: "red", card: "sabotage" })]);
    expect(selection.places.size).toBe(0);
  });
});

describe("choosing and confirming", () => {
  it("answers with what is chosen, once", () => {
    const { store, sent, asked } = seated("Walk-1");
    selection.offer(store, asked.options);
    expect(selection.confirm()).toBe(false);
    selection.choose(asked.options[0]!);
    expect(selection.confirm()).toBe(true);
    expect(selection.confirm()).toBe(false);
    expect(sent).toEqual([{ type: "answer", question: asked.number, code: "go:south_west" }]);
  });
  it("wants a second tap for what weighs heavily, and forgets the first on another choice", () => {
    const { store, sent, asked } = seated("GuessSeer-1");
    selection.offer(store, asked.options);
    selection.choose(asked.options[0]!);
    selection.confirm();
    selection.choose(asked.options[1]!);
    selection.confirm();
    expect(sent).toEqual([]);
    selection.confirm();
    expect(sent).toHaveLength(1);
  });
});

describe("the mood of the panel", () => {
  it("is asked, sealed or waiting", () => {
    const { store } = seated("HoldVote-2");
    expect(moodOf(store.view, 0, facets).kind).toBe("asked");
    const asked = { ...store.view!.asked!, options: [], answered: store.view!.asked!.options[0]! };
    expect(moodOf({ ...store.view!, asked, waiting_for: [2, 4] }, 0, facets)).toEqual({ kind: "sealed", for: [2, 4] });
    expect(moodOf({ ...store.view!, asked: { ...asked, answered: null } }, null, facets).kind).toBe("waiting");
    expect(moodOf(seated("over-1").store.view, 0, facets).kind).toBe("nothing");
  });
  it("does not tell who has sealed in an encounter, at night, or before a claim", () => {
    const { store } = seated("Meet-2");
    const asked = { ...store.view!.asked!, options: [] };
    expect(moodOf({ ...store.view!, asked }, 5, facets)).toEqual({ kind: "waiting", for: store.view!.asked!.step.seats });
    for (const name of ["Night-1", "AskForClaim-1"]) {
      const view = seated(name).store.view!;
      const sealed = { ...view.asked!, options: [], answered: view.asked!.options[0]! };
      expect(moodOf({ ...view, asked: sealed }, 0, facets)).toEqual({ kind: "sealed", for: null });
      expect(facets.isSecretStep(view.asked!.step.type)).toBe(true);
    }
    expect(facets.isSecretStep("Walk")).toBe(false);
  });
});

describe("cards laid face down", () => {
  it("names those who may receive one", () => {
    const gifts = [1, 3].flatMap((to) => (["alive", "dead"] as const).map((card) => option(`give:${card}>${to}`, "Give", { card, to })));
    expect(receivers(gifts)).toEqual([1, 3]);
  });
  it("keeps the hand but not its order", () => {
    const hand = ["alive", "alive", "dead", "alive"];
    const orders = new Set(Array.from({ length: 60 }, () => new Fan(hand).cards.indexOf("dead")));
    expect(orders.size).toBe(4);
    expect([...new Fan(hand).cards].sort()).toEqual([...hand].sort());
    expect(new Fan(hand).card).toBeNull();
  });
  it("finds what a look showed, and what it binds to", () => {
    const { store, asked } = seated("LookAtPulse-2");
    expect(facesSeen(store.journal, 5)).toContain("dead");
    expect(duty(asked.options)).toBe("may");
    expect(duty(seated("LookAtPulse-1").asked.options)).toBe("none");
    expect(duty([option("show", "ShowDeath")])).toBe("must");
  });
});

describe("the actions of a turn", () => {
  const pass = option("pass", "Pass");
  it("are grouped by kind, and say what is still to choose", () => {
    const dance = option("dance:1", "Dance" as never, { target: 1 });
    const { groups, pass: passing, byRole } = actionsOf(
      [
        option("fill:red/success", "FillRoom", { place: "red", card: "success" }),
        option("fill:red/failure", "FillRoom", { place: "red", card: "failure" }),
        option("check:1", "CheckState", { target: 1 }),
        option("check:2", "CheckState", { target: 2 }),
        option("restart", "RestartPower"),
        dance,
        pass,
      ],
      [],
    );
    expect(groups.map(({ id }) => id)).toEqual(["check-state", "fill-room", "restart-power"]);
    expect(groups.map(({ needs }) => needs)).toEqual([
      { card: false, target: true },
      { card: true, target: false },
      { card: false, target: false },
    ]);
    expect(passing).toBe(pass);
    expect(byRole).toEqual([dance]); // nobody knows whether others may read it
  });
  it("never list an act that tells a role, and show its line to all or to none", () => {
    const strike = option("assassinate:1", "Assassinate", { target: 1, confirm: true });
    expect(actionsOf([strike, pass], ["assassin"])).toEqual({ groups: [], pass, byRole: [strike] });
    expect(actionsOf([pass], ["mechanic|assassin"]).byRole).toEqual([]);
    expect(actionsOf([pass], ["seer"]).byRole).toBeNull();
  });
});

describe("votes", () => {
  it("are counted as they stand after the knife", () => {
    const { store } = seated("ReconsiderBallot-1");
    const count = lastCount(store.journal)!;
    expect(count.votes[3]).toBe(2);
    expect(count.abstentions).toBe(3);
    const changed: GameEvent[] = [...store.journal, { type: "BallotChanged", seat: 0, ballot: 3 }];
    expect(lastCount(changed)).toMatchObject({ abstentions: 2, votes: { 3: 3 } });
    expect(lastCount([{ type: "TallyShown", tally: [0, 2, 1] }])).toEqual({ votes: [0, 2], abstentions: 1, ballots: null });
  });
  it("give what the count has beyond the ballots to the one that the knife doubled", () => {
    const events: GameEvent[] = [
      { type: "BallotsOpened", ballots: [null, 0, 0], weights: [1, 1, 1] },
      { type: "VoteSettled", eliminated: 0, count: [3, 0, 0, 1] },
      { type: "KnifeUsed", seat: 1, purpose: "double_vote" },
    ];
    expect(lastCount(events)).toEqual({ votes: [3, 0, 0], abstentions: 1, ballots: [null, 0, 0], weights: [1, 2, 1] });
  });
  it("have an occasion, and the dead have met somebody", () => {
    const { store } = seated("HoldVote-1");
    expect(occasion(store.journal)).toEqual({ kind: "found-dead", seat: 0 });
    expect(metBy(store.journal, 0).map(({ hour }) => hour)).toEqual([3, 4, 7, 8, 9]);
  });
});

describe("scenes", () => {
  const events: GameEvent[] = [
    { type: "RoundEnded", round: 1 },
    { type: "RoundBegan", round: 2, knife: 3 },
    { type: "Entered", seat: 1, place: "red" },
    { type: "TokenDrawn", token: "lightning_strike" },
    { type: "PowerSwitched", on: false },
    { type: "BecameGhost", seat: 4, cause: "murder" },
    { type: "BallotsOpened", ballots: [1, 1, 1, 1, 1, null], weights: [1, 1, 1, 1, 1, 1] },
    { type: "VoteSettled", eliminated: 1, count: [0, 5, 0, 0, 0, 0, 1] },
    { type: "BecameGhost", seat: 1, cause: "vote" },
  ];
  it("come from what is new, and a vote tells who leaves", () => {
    expect(scenesOf(events, 3).map(({ kind }) => kind)).toEqual(["token", "power", "death", "count", "vote"]);
    expect(scenesOf(events, events.length)).toEqual([]);
    expect(scenesOf(events.slice(0, 3), 0)).toEqual([{ kind: "told", event: events[1] }]);
  });
  it("are few where much comes at once, and end by themselves", () => {
    const scenes = scenesOf([...events, ...events, ...events], 0);
    expect(scenes).toHaveLength(5);
    for (const scene of scenes) expect(lasts(scene)).toBeGreaterThan(2000);
  });
  it("take the whole screen of the seat that they happen to, until it goes on, and of nobody else", () => {
    const ways = (chair: number | null) => beatsOf(events, 3, chair).map(({ as, lasts }) => (lasts === null ? as : `${as} for a while`));
    const scene = "scene for a while";
    expect(ways(4)).toEqual([scene, scene, "full", "stage for a while", scene]);
    expect(ways(1)).toEqual([scene, scene, scene, "stage for a while", "full"]);
    expect(ways(null)).toEqual(ways(0));
    expect(ways(0)).not.toContain("full");
  });
  it("turn ballots over one by one, those for the name that leads last", () => {
    const count = lastCount([{ type: "BallotsOpened", ballots: [1, 2, 1, null, 2, 2], weights: [1, 1, 1, 1, 1, 1] }])!;
    expect(turnedOver(count).map(({ named }) => named)).toEqual([null, 1, 1, 2, 2, 2]);
    const heaps = lastCount([{ type: "TallyShown", tally: [0, 2, 3, 1] }])!;
    expect(turnedOver(heaps)).toEqual([null, 1, 1, 2, 2, 2].map((named) => ({ named, by: null })));
  });
  it("are told in the second person, with what is left to do", () => {
    const { store } = seated("HoldVote-1");
    const dead = tell({ kind: "death", seat: store.chair!, cause: "murder" }, store);
    expect([dead.title, dead.detail]).toEqual([t("scene-you-murder"), t("scene-you-murder.detail")]);
    expect(dead.then).toBe(t("scene-you-ghost"));
    store.journal = [{ type: "BallotsOpened", ballots: [0, 0, 0, null, 1], weights: [1, 1, 1, 1, 1] }, { type: "VoteSettled", eliminated: 0, count: [3, 1, 0, 0, 0, 1] }];
    const out = tell({ kind: "vote", out: store.chair!, until: 2 }, store);
    expect(out.title).toBe("You are out");
    expect(out.detail).toContain("You got 3 votes");
    expect(out.then).toBe(t("scene-you-ghost"));
    const other = tell({ kind: "death", seat: 1, cause: "murder" }, store);
    expect(other.then).toBeUndefined();
  });
  it("have a beat for every kind that is shown by one, unless another tells it", () => {
    const withAnother = new Set(["GameEnded"]);
    const fields = { seat: 1, target: 2, to: 3, place: "red", card: "success", role: "seer", token: "mirror", item: "lamp", profession: "mayor", targets: [1], cards: ["dead"], relics: 3, round: 2, cause: "murder", ballots: [1], tally: [1, 0] };
    for (const type of Object.keys(said.events)) {
      const has = beatsOf([{ type, ...fields } as unknown as GameEvent], 0).length > 0;
      const shown = facets.shownAs(type);
      const wants = !withAnother.has(type) && shown.some((way) => way === "full" || way === "scene" || way === "turn");
      if (wants) expect(has, type).toBe(true);
      else if (!shown.includes("stage")) expect(has, type).toBe(false);
    }
  });
});
