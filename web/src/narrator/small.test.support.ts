/** A box as small as it can be: a lantern that goes round, for tests of the narrator itself. */

import type { Narrator } from "./narrator";

const LINES = ["Shut your eyes.", "Keeper, look up.", "Everyone, wake up."];

export const small: Narrator = {
  choices: (chosen) => [
    { name: "players", title: "Players", values: [5, 6, 7].map((value) => ({ value, words: String(value) })) },
    { name: "board", title: "Board", values: [{ value: "house", words: "The house" }, ...(chosen.players === 7 ? [] : [{ value: "garden", words: "The garden", about: "needs a dry evening" }])] },
    ...(chosen.board === "garden"
      ? [{ name: "roles", title: "Roles", many: true, usual: ["moth"], values: [{ value: "moth", words: "Moth" }, { value: "owl", words: "Owl" }], verdict: verdict(chosen.roles) }]
      : []),
  ],
  preparations: ({ players }) => [
    { id: "lantern", title: "Put the lantern in the middle", lines: ["It stays lit."] },
    { id: "cards", title: "Shuffle the cards", lines: ["Face down."], heaps: [{ name: "Moth", count: 1 }, { name: "Night", count: Number(players) - 1 }] },
  ],
  night: () => LINES.map((words, index) => ({ id: `line-${index}`, words, pause: index + 1 })),
  round: (_, round) => ({ words: `Hour ${round}`, last: 2 }),
  phases: (_, { round }) => [
    { id: "walk", title: "Walk", steps: ["Everyone walks one step."], reminders: round === 1 ? ["The lantern goes left."] : [] },
    { id: "draw", title: "Draw", steps: ["Draw one token."], reminders: [], draws: true, hands: ["vote"], nights: [{ id: "look", title: "A look", lines: [{ id: "a", words: "Eyes shut.", pause: 1 }] }] },
  ],
  draws: (_, { drawn }) => [
    { id: "rain", name: "Rain", copies: 1 - drawn.filter((each) => each === "rain").length, words: "Nobody walks outside.", lasts: true },
    { id: "wind", name: "Wind", copies: 2, words: "Pass one card left.", lasts: false },
  ],
  tallies: () => [{ id: "oil", name: "Oil", start: 2, least: 0, most: 3 }],
  hands: (_chosen, _moment, players) => [
    {
      id: "vote",
      title: "A vote",
      call: "Point at somebody.",
      talk: 10,
      lines: [{ id: "vote", words: "Votes", people: true }, { id: "none", words: "Nobody" }],
      settle: (entered) => {
        const sum = Object.values(entered).reduce((all, each) => all + each, 0);
        const most = players.findIndex((_, seat) => (entered[`vote-${seat + 1}`] ?? 0) > sum / 2);
        return sum < players.length ? { over: false, words: `${players.length - sum} missing.` } : { over: true, words: most < 0 ? "Nobody leaves." : `${players[most]} leaves.` };
      },
    },
  ],
  end: (_, { counted }) => (counted.oil === 0 ? "The lantern is out." : null),
  rules: () => ["why-ac-move-02", "why-ac-move-03", "why-ac-enc-14"],
};

function verdict(roles: unknown): { fits: boolean; words: string } {
  const count = Array.isArray(roles) ? roles.length : 0;
  return { fits: count === 1, words: count === 1 ? "One fits." : `${count} do not fit.` };
}
