/** What flies over the map when something happens. A card that is drawn looks the same whatever it is. */

import { previous, type FlightsOf, type Spot } from "../../../table/flights.svelte";
import type { GameEvent } from "../protocol";

const seat = (at: number): Spot => ({ seat: at });
const portrait = (at: number): Spot => ({ portrait: at });
const place = (at: string): Spot => ({ place: at });

export const flightsOf: FlightsOf<GameEvent> = (event, journal) => {
  switch (event.type) {
    case "ArchitectNamed": {
      const before = previous(event, journal) as typeof event | undefined;
      return [{ glyph: "i-architect", from: before ? portrait(before.seat) : "middle", to: portrait(event.seat) }];
    }
    case "AccuserTokensLost":
      return event.seats.map((at) => ({ glyph: "i-accuse", from: portrait(at), to: "middle" }));
    case "Drew":
      return event.cards.map(() => ({ glyph: "b-assimilation", from: "middle", to: seat(event.seat) }));
    case "EventsDrawn":
      return event.cards.map(() => ({ glyph: "b-event", from: "middle", to: seat(event.seat) }));
    case "EventsPlaced":
      return [...event.upcoming, ...event.prevented].map(() => ({ glyph: "b-event", from: seat(event.seat), to: "middle" }));
    case "ScientistPlaced":
      return [{ glyph: "i-scientist", from: seat(event.seat), to: place(event.spot) }];
    default:
      return [];
  }
};
