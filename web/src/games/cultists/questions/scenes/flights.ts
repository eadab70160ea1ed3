/** What flies over the plan when something happens. A card that is given looks the same whatever it is. */

import { previous, type Flight, type FlightsOf, type Spot } from "../../../../table/flights.svelte";
import { RELIC } from "../../items";
import type { GameEvent } from "../../protocol";
import { tokenGlyph } from "../../side/tokens";

type Flying = FlightsOf<GameEvent>;

const seat = (at: unknown): Spot => ({ seat: at as number });
const portrait = (at: unknown): Spot => ({ portrait: at as number });
const place = (at: unknown): Spot => ({ place: at as string });
const holder = (before: GameEvent | undefined): Spot => (before ? portrait(before.knife) : "middle");
const one = (glyph: string, from: Spot, to: Spot): Flight[] => [{ glyph, from, to }];

const FLIGHTS: Record<string, Flying> = {
  Gave: (event) => one("b-encounter", seat(event.seat), seat(event.to)),
  PulseGrew: (event) => one("b-encounter", "middle", seat(event.seat)),
  StateChecked: (event) => one("b-encounter", seat(event.target), seat(event.seat)),
  CheckClosed: (event) => one("b-encounter", seat(event.seat), seat(event.target)),
  PulseDealt: (event) => (event.to as unknown as number[]).flatMap((to) => one("b-encounter", seat(event.seat), seat(to))),
  RoomFilled: (event) => one("b-room", seat(event.seat), place(event.place)),
  OwlSent: (event) => one("b-room", seat(event.seat), place(event.place)),
  HallwaySecured: (event) => one("b-room", seat(event.seat), "middle"),
  CardPlaced: (event) => (event.place === null ? [] : one("b-room", "middle", place(event.place))),
  RitualCardLaid: (event) => one("b-room", seat(event.seat), "middle"),
  DecksSwapped: (event) => [...one("b-room", place(event.one), place(event.other)), ...one("b-room", place(event.other), place(event.one))],
  BookPlaced: (event) => one("i-book", place(event.place), { rack: event.rack as string }),
  BookReturned: (event) => one("i-book", { rack: event.rack as string }, place(event.place)),
  RoundBegan: (event, journal) => one("i-knife", holder(previous(event, journal)), portrait(event.knife)),
  KnifeUsed: (event) => one("i-knife", portrait(event.seat), portrait(event.seat)),
  TokenDrawn: (event) => one(tokenGlyph(event.token as string) ?? "i-bag", "middle", { thing: "clock" }),
  // Covered, into the bag; or it is gone.
  TokenHandled: (event) => one("i-bag", portrait(event.seat), event.removed ? portrait(event.seat) : "middle"),
  ProfessionWon: (event) => one("i-profession", "middle", portrait(event.seat)),
  ProfessionLost: (event) => one("i-profession", portrait(event.seat), "middle"),
  ItemFound: (event) => one(`i-${event.item}`, place(event.place), event.item === RELIC ? { thing: "altar" } : seat(event.seat)),
  ItemHandedOver: (event) => one(`i-${event.item}`, seat(event.seat), seat(event.to)),
  ItemPickedUp: (event) => one(`i-${event.item}`, place(event.place), seat(event.seat)),
  ItemsDropped: (event) => (event.items as string[]).flatMap((item) => one(`i-${item}`, seat(event.seat), place(event.place))),
};

export const flightsOf: Flying = (event, journal) => FLIGHTS[event.type]?.(event, journal) ?? [];
