/** What Invasion tells a narrator of its box. The numbers are the engine's (`make types`). */

import { list, t, type Args } from "../../../i18n";
import type { Chosen, Draw, Hands, Heap, Line, Moment, Narrator, Phase, Preparation, Tally } from "../../../narrator/narrator";
import { kebab } from "../../../table/speech";
import kinds from "../kinds.json";
import { CITIES, PLAYERS } from "../setup";
import boxed from "./boxed.json";

type Counts = Record<string, number>;

const DECKS = boxed.decks as unknown as Record<string, { third: Counts; mixed: Counts; stacks: number[]; deck: number; assimilated: number }>;
const EVENTS: Record<string, Counts> = boxed.events;
const LEFT: Record<string, string[]> = boxed.left;
const SECTORS: Record<string, string[]> = boxed.sectors;
const POSTED: Record<string, number> = boxed.posted;
const GATHERING = kinds.cities as unknown as Record<string, { gathering: string }>;
const TOP = boxed.track.at(-1)!;

/** INV-RESCUE-02: the leader and two more. */
const TEAM = 3;
/** Seconds to talk; nobody has to use them. */
const TALK = 60;

const playersIn = (chosen: Chosen): number => PLAYERS.find((each) => each === Number(chosen.players)) ?? PLAYERS[0]!;
const cityIn = (chosen: Chosen): string => CITIES.find((each) => each === chosen.city) ?? CITIES[0]!;
const tells = (id: string, args?: Args): string => t(`invasion-narrator-${id}`, args);
const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);
const cardName = (card: string): string => t(`inv-event-card-${kebab(card)}`);
const cardDoes = (card: string): string => t(`inv-event-card-${kebab(card)}.does`, { ships: boxed.ships });

// Before the first round

function preparations(chosen: Chosen): Preparation[] {
  const [players, city] = [playersIn(chosen), cityIn(chosen)];
  const step = (id: string, lines: readonly string[], heaps?: readonly Heap[]): Preparation => ({
    id,
    title: tells(`lay-${id}.title`),
    lines,
    ...(heaps ? { heaps } : {}),
  });
  const says = (id: string, args?: Args): string => tells(`lay-${id}`, args);
  const events = Object.entries(EVENTS[city]!).map(([card, count]): Heap => ({ name: cardName(card), count }));
  return [
    step("city", [says("city", { city: t(`inv-city-${city}`) })]),
    step("events", [says("events"), says("events-without", { cards: list(LEFT[city]!.map(cardName)) })], events),
    step("architect", [says("architect")]),
    step("agents", [says("agents", { posted: POSTED[city]! }), says("reserve")], [
      { name: tells("agent"), count: boxed.agents },
      { name: tells("siren"), count: boxed.agents },
    ]),
    ...assimilation(players, step, says),
    step("landing", [says("landing", { sectors: list(SECTORS[city]!) }), says("landing-around")]),
    step("rescue", [says("rescue")], [
      { name: t("inv-card-success"), count: players },
      { name: t("inv-card-sabotage"), count: players },
    ]),
    step("accusation", [says("accusation")], [{ name: tells("accusation-token"), count: players }]),
    step("scientists", [says("scientists")], [{ name: tells("scientist"), count: boxed.scientists }]),
    step("pressure", [says("pressure", { start: boxed.start })]),
  ];
}

/** INV-SETUP-09 to -14: with more than four players the third stack is packed by itself. */
function assimilation(
  players: number,
  step: (id: string, lines: readonly string[], heaps?: readonly Heap[]) => Preparation,
  says: (id: string, args?: Args) => string,
): Preparation[] {
  const { third, mixed, stacks, deck } = DECKS[players]!;
  const heaps = (counts: Counts): Heap[] => Object.entries(counts).map(([card, count]) => ({ name: t(`inv-card-${card}`), count }));
  const [first = 0, second = 0] = stacks;
  if (sum(third) === 0) return [step("deck", [says("deck-all", { cards: first, left: deck }), says("deck-box")], heaps(mixed))];
  return [
    step("third", [says("third", { cards: sum(third) })], heaps(third)),
    step("deck", [says("deck", { first, second, left: deck }), says("deck-box")], heaps(mixed)),
  ];
}

/** INV-SETUP-27: there is no recognition, only a card that each looks at alone. */
function night(): Line[] {
  return [
    { id: "draw", words: tells("night-draw"), pause: 15 },
    { id: "look", words: tells("night-look"), pause: 10 },
    { id: "down", words: tells("night-down"), pause: 4 },
  ];
}

/** INV-EVENT-09: eyes shut, the aliens look up, eyes shut again. */
function revelation(): Line[] {
  const line = (id: string, pause: number): Line => ({ id, words: tells(`revelation-${id}`), pause });
  return [line("shut", 5), line("open", 10), line("shut-again", 5), line("wake", 3)];
}

// A round

const count = ({ counted }: Moment, id: string, start = 0): number => counted[id] ?? start;
/** Ships may be counted as cards that were drawn, or by hand. */
const shipsOf = (moment: Moment): number => Math.max(count(moment, "ships"), moment.drawn.filter((card) => card === "mother_ship").length);

function phases(moment: Moment): Phase[] {
  const pressure = count(moment, "pressure", boxed.start);
  return [
    {
      id: "event",
      title: t("inv-stage-event"),
      steps: [tells("event"), tells("event-choices")],
      reminders: [tells("event-discard"), tells("ship", { ships: boxed.ships })],
      draws: true,
    },
    {
      id: "turns",
      title: t("inv-stage-turns"),
      steps: [
        t("inv-reference-round-turns"),
        tells("declare"),
        tells("control", { pressure }),
        `${t("inv-action-plan")}. ${t("inv-action-plan.does")} ${tells("plan-first")}`,
        `${t("inv-action-accuse")}. ${t("inv-action-accuse.does")}`,
        t("inv-reference-stated-words"),
      ],
      reminders: [tells("draws", { pressure }), tells("siren-off"), tells("reorganise"), tells("everyone-once")],
      draws: true,
      hands: ["accusation", "rescue"],
    },
    {
      id: "consolidation",
      title: t("inv-stage-consolidation"),
      steps: [tells("sirens"), tells("architect"), tells("upcoming"), t("inv-reference-round-dice")],
      reminders: [tells("sector"), tells("roll-once")],
    },
  ];
}

function draws(chosen: Chosen, { drawn }: Moment): Draw[] {
  return Object.entries(EVENTS[cityIn(chosen)]!).map(([card, copies]) => ({
    id: card,
    name: cardName(card),
    copies: Math.max(0, copies - drawn.filter((each) => each === card).length),
    words: cardDoes(card),
    lasts: false,
    ...(card === "revelation" ? { night: revelation() } : {}),
  }));
}

function tallies(): Tally[] {
  return [
    { id: "pressure", name: t("inv-reference-pressure"), start: boxed.start, least: boxed.track[0]!, most: TOP },
    { id: "ships", name: tells("ships"), start: 0, least: 0, most: boxed.ships },
    { id: "saved", name: tells("saved"), start: 0, least: 0, most: boxed.toSave },
  ];
}

/** INV-ACCUSE-05 to -11. */
export function settleAccusation(entered: Readonly<Record<string, number>>): { over: boolean; words: string } {
  const [supporters, human, assimilated] = [entered.supporters ?? 0, entered.human ?? 0, entered.assimilated ?? 0];
  if (supporters === 0) return { over: true, words: tells("accusation-alone") };
  if (assimilated > 1) return { over: false, words: tells("accusation-stop") };
  if (assimilated === 1) return { over: true, words: tells("accusation-founded") };
  return human === 0 ? { over: false, words: tells("accusation-show") } : { over: true, words: tells("accusation-unfounded", { supporters }) };
}

/** INV-RESCUE-08 to -11, -18. */
export function settleRescue(entered: Readonly<Record<string, number>>): { over: boolean; words: string } {
  const [success, sabotage] = [entered.success ?? 0, entered.sabotage ?? 0];
  if (success + sabotage < TEAM) return { over: false, words: tells("rescue-missing", { count: TEAM - success - sabotage }) };
  if (success + sabotage > TEAM) return { over: false, words: tells("rescue-surplus") };
  return { over: true, words: sabotage === 0 ? tells("rescue-saved") : tells("rescue-sabotaged", { sabotage, cards: boxed.escalation }) };
}

function hands(): Hands[] {
  return [
    {
      id: "accusation",
      title: t("inv-action-accuse"),
      call: tells("accusation-call"),
      talk: TALK,
      lines: [
        { id: "supporters", words: tells("supporters") },
        { id: "human", words: t("inv-card-human") },
        { id: "assimilated", words: t("inv-card-assimilated") },
      ],
      settle: settleAccusation,
    },
    {
      id: "rescue",
      title: t("inv-reference-rescue"),
      call: tells("rescue-call"),
      talk: 0,
      lines: [
        { id: "success", words: t("inv-card-success") },
        { id: "sabotage", words: t("inv-card-sabotage") },
      ],
      settle: settleRescue,
    },
  ];
}

// The end

/** INV-WIN-01, -03: what the numbers say. A whole sector is seen on the board alone (INV-WIN-04). */
function end(chosen: Chosen, moment: Moment): string | null {
  const point = t(`inv-place-${kebab(GATHERING[cityIn(chosen)]!.gathering.toLowerCase().replaceAll(" ", "-"))}.at`);
  if (count(moment, "saved") >= boxed.toSave) return tells("end-humans", { point });
  return shipsOf(moment) >= boxed.ships ? tells("end-ships", { ships: boxed.ships }) : null;
}

/** INV-DERIV-05: every round turns over a card, and the last ship ends it at the latest. */
export const lastRound = (city: string): number => sum(EVENTS[city]!) - EVENTS[city]!.mother_ship! + boxed.ships;

const RULES = [
  "inv-reference-story-cards", "why-inv-setup-24", "why-inv-turn-06", "why-inv-event-15", "why-inv-event-17", "why-inv-event-04", "why-inv-event-05", "why-inv-plan-02",
  "why-inv-plan-05", "why-inv-accuse-05", "why-inv-agent-04", "why-inv-agent-12", "why-inv-agent-19", "why-inv-agent-22", "why-inv-rescue-02", "why-inv-rescue-05",
  "inv-reference-rescue-escalation", "inv-reference-pressure-uses", "why-inv-alien-02", "why-inv-alien-11", "inv-reference-stated-words", "inv-reference-round-dice",
  "inv-reference-secret-own", "inv-reference-secret-open", "inv-reference-sides",
];

export const narrator: Narrator = {
  choices: () => [
    { name: "players", title: tells("players"), values: PLAYERS.map((players) => ({ value: players, words: String(players), about: t("inv-players-detail", { assimilated: DECKS[players]!.assimilated }) })) },
    { name: "city", title: t("inv-which-city"), values: CITIES.map((city) => ({ value: city, words: t(`inv-city-${city}`), about: t(`inv-city-${city}.does`) })) },
  ],
  preparations,
  night,
  round: (chosen, round) => ({ words: t("inv-round", { round }), last: lastRound(cityIn(chosen)) }),
  phases: (_, moment) => phases(moment),
  draws,
  tallies,
  hands,
  end,
  rules: () => RULES,
};
