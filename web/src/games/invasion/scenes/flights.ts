/** What flies over the map when something happens. A card that is drawn looks the same whatever it is. */

import type { Flight, Spot } from "../../../table/flights";
import type { GameEvent } from "../protocol";

const seat = (at: number): Spot => ({ seat: at });
const place = (at: string): Spot => ({ place: at });

export function flightsOf(event: GameEvent): Flight[] {
  switch (event.type) {
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
}
