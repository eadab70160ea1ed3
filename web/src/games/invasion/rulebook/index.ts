/** The rulebook of Invasion: what stands in it, and in which order. */

import { example, picture, points, steps, table, term, terms, text, wordyTable, type Book, type Term } from "../../../rulebook/book";
import { kebab } from "../../../table/speech";
import kinds from "../kinds.json";
import { eventGlyph } from "../hand/cards";
import Cards from "./Cards.svelte";
import CityDrawing from "./CityDrawing.svelte";
import Escort from "./Escort.svelte";
import { actionsTable, assimilatedTable, facts } from "./facts";

const OWN = "invasion-rulebook";
const own = (id: string) => `${OWN}-${id}`;

const asked = (question: string): Term => term(own(`ask-${question}`));
/** Those of both cities: the book is one for all. */
const EVENTS = Object.entries(kinds.eventCards) as [string, { colour: string; copies: number }][];
const ofColour = (colour: string): Term[] =>
  EVENTS.filter(([, card]) => card.colour === colour).map(([card, { copies }]) => ({
    ...term(`inv-event-card-${kebab(card)}`, eventGlyph(card)),
    ...(copies > 1 ? { copies } : {}),
  }));

export const book: Book = {
  name: OWN,
  facts,
  chapters: [
    {
      id: "story",
      sections: [{ pieces: [text("inv-reference-story-city"), text("inv-reference-story-cards"), text("inv-reference-story-trust")] }],
    },
    {
      id: "sides",
      sections: [
        {
          pieces: [
            text(own("sides-same")),
            terms(
              { name: "inv-side-humans", does: ["inv-reference-humans"], glyph: "i-human", hint: "inv-role-card-human.trick" },
              { name: "inv-side-aliens", does: ["inv-reference-aliens"], glyph: "i-alien", hint: "inv-role-card-alien.trick" },
            ),
            text("inv-reference-sides"),
            table(assimilatedTable),
            text(own("sides-most")),
          ],
        },
      ],
    },
    {
      id: "table",
      sections: [
        {
          pieces: [
            picture(CityDrawing, own("picture-city")),
            text(own("table-districts")),
            text(own("table-roads"), own("table-centre")),
            text(own("table-near")),
          ],
        },
        {
          title: own("table-things"),
          pieces: [
            picture(Cards, own("picture-cards")),
            terms(
              term(own("agent"), "i-agent"), term(own("siren"), "i-siren"), term(own("scientist"), "i-scientist"), term(own("architect"), "i-architect"),
              term(own("token"), "i-accuse"), term(own("cards"), "b-assimilation"), term(own("rescue-cards"), "b-rescue"), term(own("event-deck"), "b-event"),
            ),
          ],
        },
      ],
    },
    {
      id: "setup",
      sections: [
        {
          pieces: [
            text(own("setup-done")),
            steps(...["city", "agents", "third", "deck", "landing", "hands"].map((step) => own(`setup-${step}`)), "why-inv-setup-24", own("setup-draw")),
            text(own("setup-four")),
          ],
        },
      ],
    },
    {
      id: "round",
      sections: [
        {
          pieces: [
            text(own("round-three")),
            terms(term("inv-stage-event", "b-event"), term("inv-stage-turns", "i-agent"), term("inv-stage-consolidation", "i-alien")),
          ],
        },
        {
          title: own("round-order"),
          pieces: [
            steps("inv-reference-round-event", "inv-reference-round-turns", "inv-reference-round-sirens", "inv-reference-round-dice"),
            text(own("round-fixed")),
          ],
        },
      ],
    },
    { id: "actions", sections: [{ pieces: [text("why-inv-turn-06"), wordyTable(actionsTable)] }] },
    {
      id: "agents",
      sections: [
        { pieces: [text(own("agents-three")), text("why-inv-agent-04")] },
        { title: "inv-reference-move", pieces: [text("why-inv-agent-12", own("agents-road"))] },
        { title: "inv-reference-free", pieces: [text("why-inv-agent-19")] },
        {
          title: "inv-reference-escort",
          pieces: [
            text("why-inv-agent-22", own("agents-receive")),
            picture(Escort, own("picture-escort")),
            example(own("agents-example"), own("agents-example-after")),
          ],
        },
      ],
    },
    {
      id: "rescue",
      sections: [
        {
          pieces: [
            text("inv-reference-rescue-team", "why-inv-rescue-02"),
            text("why-inv-rescue-05"),
            text("inv-reference-rescue-escalation", own("rescue-recheck")),
            text("inv-reference-rescue-pressure", own("rescue-after")),
            example(own("rescue-example"), own("rescue-example-after")),
          ],
        },
      ],
    },
    {
      id: "assimilation",
      sections: [
        {
          pieces: [
            text(own("assimilation-when")),
            terms(term("inv-card-human", "i-human"), term("inv-card-assimilated", "i-alien")),
            text(own("assimilation-for-good"), own("assimilation-unknown")),
            text(own("assimilation-empty")),
            example(own("assimilation-example"), own("assimilation-example-after")),
          ],
        },
      ],
    },
    { id: "plans", sections: [{ pieces: [text("why-inv-plan-02", "why-inv-plan-05"), text(own("plans-short"))] }] },
    {
      id: "accusations",
      sections: [
        { pieces: [text("why-inv-accuse-05"), text(own("accusations-alone"), own("accusations-proof"))] },
        { title: "inv-reference-stated", pieces: [text("why-inv-alien-02"), text("inv-reference-stated-words"), text("why-inv-alien-11")] },
      ],
    },
    { id: "pressure", sections: [{ pieces: [text("inv-reference-track", "inv-reference-pressure-uses")] }] },
    {
      id: "events",
      sections: [
        { pieces: [text("inv-reference-deck", "why-inv-event-15")] },
        { title: "inv-event-colour-own", pieces: [terms(...ofColour("own"))] },
        { title: "inv-event-colour-yellow", pieces: [terms(...ofColour("yellow")), points("why-inv-event-17", "why-inv-event-04", "why-inv-event-05")] },
        { title: "inv-event-colour-red", pieces: [terms(...ofColour("red"))] },
      ],
    },
    {
      id: "secrets",
      sections: [{ pieces: [points("inv-reference-secret-own", "inv-reference-secret-nobody", "inv-reference-secret-open")] }],
    },
    {
      id: "end",
      sections: [
        {
          pieces: [
            text(own("end-first")),
            points(own("end-scientists"), own("end-ships"), own("end-sector")),
            text(own("end-nobody")),
          ],
        },
      ],
    },
    {
      id: "first",
      sections: [
        { pieces: [points(...["free", "pressure", "sector", "watch", "alien"].map((hint) => `inv-reference-first-${hint}`))] },
      ],
    },
    {
      id: "questions",
      sections: [{ pieces: [terms(...["show", "pass", "human", "take", "same", "alien", "many", "dead"].map(asked))] }],
    },
  ],
};
