/** The rulebook of Cultists: what stands in it, and in which order. */

import { aside, example, picture, points, steps, table, term, terms, text, wordyTable, type Book, type Term } from "../../../rulebook/book";
import kinds from "../kinds.json";
import { EXPANSIONS, LEVELS } from "../setup";
import { PROFESSIONS } from "../items";
import { tokenGlyph, tokenId } from "../side/tokens";
import { kebab } from "../wording/speech";
import Cards from "./Cards.svelte";
import { decksTable, facts, leadTable, peopleTable, pointsTable, roomsTable, sidesTable } from "./facts";
import Intruders from "./Intruders.svelte";
import PlanMine from "./PlanMine.svelte";
import PlanPolarStation from "./PlanPolarStation.svelte";
import PlanUniversity from "./PlanUniversity.svelte";
import RouteCard from "./RouteCard.svelte";
import Shelf from "./Shelf.svelte";
import WhoMeets from "./WhoMeets.svelte";

const OWN = "cultists-rulebook";
const own = (id: string) => `${OWN}-${id}`;

const given = (face: string, glyph: string): Term => ({ name: `card-${face}`, does: [own(`card-${face}`)], glyph });
const card = (face: string, glyph: string): Term => term(`card-${face}`, glyph);
const drawn = (face: string, glyph: string): Term => ({ name: `card-${face}.one`, does: [`reference-card-${face}`], glyph });
const asked = (question: string): Term => term(own(`ask-${question}`));

type Facts = (typeof kinds.roles)[keyof typeof kinds.roles];
const ROLES = Object.entries(kinds.roles) as [string, Facts][];

/** What "Why?" says of a thing says more than its card. */
const WHY: Record<string, string[]> = {
  assassin: ["why-ac-act-as-01"],
  false_eyes: ["why-ac-event-fe-01"],
  in_control: ["why-ac-event-ic-01", "why-ac-event-ic-03"],
  snow_owl: ["why-uts-item-33"],
  binoculars: ["why-uts-item-46"],
  rifle: ["why-uts-item-50", "why-uts-item-51"],
  lamp: ["why-uts-item-53"],
  mayor: ["why-moc-prof-21", "why-moc-prof-22"],
  exorcist: ["why-moc-prof-28", "why-moc-prof-31"],
  saboteur: ["why-moc-prof-37"],
};

const named = ([role, { favours, loyalty, shown }]: [string, Facts]): Term => ({
  name: `role-${kebab(role)}`,
  does: WHY[role] ?? [`role-${kebab(role)}.does`],
  notes: [
    ...(loyalty > 0 ? [{ id: "role-favours", with: { side: favours, loyalty } }] : []),
    ...(shown ? ["role-shown-as-ghost"] : []),
  ],
  hint: `role-card-${kebab(role)}.trick`,
});
const helping = (side: string): Term[] =>
  ROLES.filter(([role, { favours, team }]) => favours === side && team !== "hunter" && !kinds.plain.includes(role)).map(named);
const plain = (role: string): Term => ({ name: `role-${role}`, does: [`role-${role}.does`] });

const several = (copies: number): Pick<Term, "copies"> => (copies > 1 ? { copies } : {});
const token = ([name, copies]: [string, number]): Term => ({
  name: tokenId(name),
  does: WHY[name] ?? [`${tokenId(name)}.does`, ...(name === "portal_opens" ? [own("portal-time")] : [])],
  glyph: tokenGlyph(name),
  ...several(copies),
});

/** What lies in the polar station at its fullest. */
const ITEMS = Object.values(kinds.items).reduce((most, each) => (each.length > most.length ? each : most));
const item = (name: string): Term => ({
  name: `item-${kebab(name)}`,
  does: WHY[name] ?? [`item-${kebab(name)}-what`],
  glyph: `i-${name}`,
  ...several(ITEMS.filter((each) => each === name).length),
});

const level = (name: string): Term => ({ name: `level-${name}`, does: [`level-${name}-detail`] });
const profession = (name: string): Term => ({
  name: `profession-${name}`,
  does: WHY[name] ?? [`profession-${name}-what`],
  glyph: `i-${name}`,
  hint: `role-card-${name}.trick`,
});

export const book: Book = {
  name: OWN,
  facts,
  chapters: [
    {
      id: "story",
      sections: [
        {
          pieces: [
            text(own("story-night"), own("story-books")),
            text(own("story-cult"), own("story-dead")),
            text(own("story-watch")),
          ],
        },
      ],
    },
    {
      id: "sides",
      sections: [
        {
          pieces: [
            text(own("sides-two")),
            text(own("sides-investigators")),
            text(own("sides-cultists"), "reference-dead-count"),
            table(sidesTable),
            text("game-automa-four"),
          ],
        },
      ],
    },
    {
      id: "table",
      sections: [
        { pieces: [picture(PlanUniversity, own("picture-board")), text(own("table-plan")), text(own("table-special"))] },
        {
          title: own("table-cards"),
          pieces: [
            picture(Cards, own("picture-cards")),
            terms(given("alive", "i-heart"), given("dead", "i-skull"), card("success", "i-check"), card("failure", "i-close"), card("sabotage", "i-window")),
          ],
        },
        {
          title: own("table-things"),
          pieces: [
            terms(
              term(own("pulse"), "b-encounter"), term(own("deck"), "b-room"), term(own("route"), "b-route"), term(own("knife"), "i-knife"),
              term(own("power"), "i-bulb"), term(own("bag"), "i-bag"), term(own("pile"), "i-cards"), term(own("shelf"), "i-shelf"),
            ),
            picture(Shelf, own("picture-shelf")),
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
            steps(...["hands", "pulse", "deal", "rooms", "tokens", "start", "knife"].map((step) => own(`setup-${step}`))),
            wordyTable(decksTable),
            text(own("setup-hidden")),
          ],
        },
        { title: own("setup-levels"), pieces: [terms(...LEVELS.filter((each) => each !== "custom").map(level))] },
      ],
    },
    {
      id: "night",
      sections: [
        { pieces: [text("why-ac-night-10"), text(own("night-after"))] },
        { title: own("night-talk"), pieces: [text(own("talk-free")), text(own("talk-show"))] },
      ],
    },
    {
      id: "hour",
      sections: [
        {
          pieces: [
            text(own("hour-four")),
            terms(term("phase-movement", "i-foot"), term("phase-event", "i-clock"), term("phase-action", "i-gear"), term("phase-cleanup", "i-knife")),
          ],
        },
        {
          title: own("hour-walk"),
          pieces: [text("reference-movement"), text("why-ac-move-02"), text("why-ac-move-03", "why-ac-move-05"), text(own("hour-crowd"))],
        },
        {
          title: own("hour-routes"),
          pieces: [aside(RouteCard, own("picture-route")), text(own("hour-lines")), text("reference-route-words")],
        },
        { title: own("hour-event"), pieces: [text("reference-event", own("hour-bag"))] },
        { title: own("hour-action"), pieces: [text("why-ac-round-05"), text("why-ac-act-gen-01")] },
        { title: own("hour-end"), pieces: [text("why-ac-clean-02"), text(own("hour-two"), own("hour-next"))] },
      ],
    },
    {
      id: "meetings",
      sections: [
        {
          pieces: [
            picture(WhoMeets, own("picture-meeting")),
            text("reference-meeting-light", "reference-meeting-dark", own("meetings-step")),
            text("why-ac-enc-14", "why-ac-enc-17"),
            text(own("meetings-empty")),
            example(own("meetings-example"), own("meetings-example-after")),
          ],
        },
      ],
    },
    {
      id: "actions",
      sections: [
        { pieces: [wordyTable(peopleTable), wordyTable(roomsTable)] },
        {
          title: own("actions-people"),
          pieces: [
            text("why-ac-act-cs-01"),
            text("why-ac-act-cs-06", own("actions-vote")),
            example(own("actions-example"), own("actions-example-cultist")),
          ],
        },
      ],
    },
    {
      id: "rooms",
      sections: [
        { pieces: [text(own("rooms-books"))] },
        { title: own("rooms-explore"), pieces: [text("why-ac-act-fr-01", own("rooms-third"))] },
        {
          title: own("rooms-draw"),
          pieces: [
            text("why-ac-act-cr-01"),
            terms(drawn("success", "i-check"), drawn("failure", "i-close"), drawn("sabotage", "i-window")),
            text(own("rooms-racks"), "reference-racks"),
            text(own("rooms-finished")),
            example(own("rooms-example"), own("rooms-example-after")),
          ],
        },
        { title: own("rooms-special"), pieces: [points("why-ac-act-cam-02", "why-ac-act-pwr-01", "why-ac-act-por-01")] },
        {
          title: own("rooms-passages"),
          pieces: [
            aside(Intruders, own("picture-passages")),
            text(own("passages-first"), "reference-passages", own("passages-card")),
            terms(term(own("figure"), "i-cultist", "why-ac-act-fc-01"), term(own("fishman"), "i-fishman", "why-ac-act-sf-01")),
            text("why-ac-act-sh-02"),
          ],
        },
      ],
    },
    {
      id: "death",
      sections: [
        { pieces: [text(own("death-secret")), text(own("death-ways"))] },
        {
          title: own("death-ghosts"),
          pieces: [text("why-ac-ghost-03"), text("reference-ghosts-do", "reference-ghosts-do-not"), text(own("death-keeps")), text(own("death-knife"))],
        },
      ],
    },
    {
      id: "votes",
      sections: [
        {
          pieces: [
            text(own("votes-when"), "why-ac-vote-01"),
            text("why-ac-vote-08", own("votes-most")),
            text("why-ac-vote-12", own("votes-double")),
            text(own("votes-out")),
            example(own("votes-example"), own("votes-example-after")),
          ],
        },
      ],
    },
    {
      id: "end",
      sections: [
        { pieces: [text(own("end-one")), points(own("end-points"), own("end-out"), own("end-claim"), own("end-time"))] },
        { title: own("end-both"), pieces: [text(own("end-two"))] },
        { title: own("end-seer"), pieces: [text("why-ac-win-14")] },
      ],
    },
    {
      id: "roles",
      sections: [
        { pieces: [text(own("roles-swap"))] },
        { title: own("roles-plain"), pieces: [terms(...kinds.plain.map(plain))] },
        { title: own("roles-good"), pieces: [terms(...helping("investigators")), text(own("roles-seer"))] },
        { title: own("roles-bad"), pieces: [terms(...helping("cultists"))] },
        {
          title: own("roles-hunter"),
          pieces: [text("role-cursed-hunter.does"), text("why-uts-hunt-08", own("hunter-seats")), text("role-card-cursed-hunter.trick")],
        },
        { title: own("roles-balance"), pieces: [text(own("roles-loyalty")), table(leadTable)] },
      ],
    },
    {
      id: "tokens",
      sections: [
        { pieces: [text(own("tokens-bag")), terms(...Object.entries(kinds.bags.later).map(token))] },
      ],
    },
    {
      id: "surface",
      sections: [
        {
          pieces: [
            text(own("surface-place")),
            picture(PlanPolarStation, own("picture-station")),
            table(pointsTable(own("surface-points"), EXPANSIONS["polar-station"])),
          ],
        },
        { title: "reference-ice", pieces: [text("reference-ice-words", "reference-door-words")] },
        {
          title: "reference-items",
          pieces: [text("reference-items-find", own("surface-dead")), terms(...[...new Set(ITEMS)].map(item))],
        },
        {
          title: own("surface-use"),
          pieces: [text("why-uts-rq-41", "why-uts-item-16", "why-uts-item-20")],
        },
        {
          title: own("surface-organism"),
          pieces: [
            text(own("surface-awake")),
            text(own("surface-leader"), "why-uts-org-14", "why-uts-org-18"),
            text("reference-ritual-kills", own("surface-otherwise")),
          ],
        },
      ],
    },
    {
      id: "mountains",
      sections: [
        {
          pieces: [
            text(own("mountains-place")),
            picture(PlanMine, own("picture-mine")),
            table(pointsTable(own("mountains-points"), EXPANSIONS.mine)),
            text("reference-corridors", "reference-revolving"),
          ],
        },
        {
          title: own("mountains-lifts"),
          pieces: [text("why-moc-lift-03", "why-moc-lift-06", own("mountains-self")), text("why-moc-rq-07", "why-moc-lift-15")],
        },
        { title: own("mountains-ropes"), pieces: [text(own("mountains-bag"), "why-moc-event-02")] },
      ],
    },
    {
      id: "professions",
      sections: [
        {
          pieces: [
            text(own("professions-two"), "why-moc-prof-15", "reference-informant"),
            terms(...PROFESSIONS.map(profession)),
          ],
        },
      ],
    },
    {
      id: "automa",
      sections: [
        {
          pieces: [
            text(own("automa-seat")),
            text(own("automa-walk"), "reference-automa"),
            text(own("automa-never")),
            text(own("automa-out")),
          ],
        },
      ],
    },
    {
      id: "questions",
      sections: [
        {
          pieces: [terms(...["own", "refuse", "route", "tell", "fake", "again", "twice", "enough", "pile", "partners"].map(asked))],
        },
      ],
    },
  ],
};
