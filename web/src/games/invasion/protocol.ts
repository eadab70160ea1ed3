/** Written by `make types`, which reads the Python types: tools/typescript. Do not change it by hand. */

import type { Offered, OneOf, Seat } from "../../protocol/types";

export type { Offered, Seat };

export type Spot = string;
export type District = string;
export type Agent = string;
export type EventName = string;
export type Card = "human" | "assimilated";
export type RescueCard = "success" | "sabotage";
export type Stage = "set_up" | "event" | "turns" | "consolidation" | "over";
export type Side = "humans" | "aliens";
export type Reason = "scientists" | "mother_ships" | "sector";
export type Point = [number, number];
export type Polygon = Point[];

/**
 * Every field is public. The first value of a house rule is the ruling named next to it.
 *
 * Defaults are not written down, so a new option leaves old records as they were.
 */
export interface Options {
  players?: number;
  /** The side of the board: milan or washington (INV-SETUP-01). */
  city?: string;
  /** INV-RQ-62; null: at random. */
  first_architect?: Seat | null;
  motherships_to_lose?: number;
  pressure_track?: readonly number[];
  pressure_start_index?: number;
  pressure_up_on?: "every_vote" | "saved_only";
  control_draw_value?: "at_start" | "at_end";
  control_draw_before_rescue?: boolean;
  escalation_on_empty_deck?: "reorganize" | "stop";
  mothership_is_red?: boolean;
  alien_planning_visibility?: "architect" | "public" | "nobody";
  event_chooser?: "architect" | "turn_player";
  yellow_events_optional?: boolean;
  event_discard_public?: boolean;
  captured_counts_trap?: boolean;
  captured_counts_new_agent?: boolean;
  captured_takes_active_agent?: boolean;
  trap_sector_test?: "touches" | "all_touched" | "home";
  trap_breaks_control?: boolean;
  escort_recheck?: "any_gathering_receiver" | "same_receiver_same_spot";
  new_agent_deferred?: boolean;
  setup_scientist_on_gathering_spot?: boolean;
  rescue_in_place?: boolean;
  scientists_to_save?: number;
  human_sabotage?: "allowed" | "forbidden";
  escort_passes_scientists?: boolean;
  sector_win_needs_unaddressed?: boolean;
  alien_token_limit?: number | null;
  free_partial?: boolean;
  stated_alien_architect?: "allowed" | "skip" | "choices_to_next_non_stated";
  stated_alien_may_support?: boolean;
  support_mode?: "simultaneous" | "clockwise_first_only";
  accusation_needs_possible_supporter?: boolean;
  declare_window?: "every_turn" | "own_turn" | "standing_orders";
  revelation_includes_stated?: boolean;
}

/** Where an answer leads, by what everyone sees. */
export interface Prospect {
  /** Whether nothing can come of it: nobody is left who could support it. */
  in_vain?: boolean;
}

/** A sector as the file lists it. */
export interface SectorOnMap {
  id: string;
  name: string;
}

/** A district as the file lists it. */
export interface DistrictOnMap {
  id: District;
  sector: string;
  polygon: Polygon;
  /** Location its address is written. */
  label: Point;
  /** INV-MAP-11: the districts that share an edge with it, not across water. */
  close: District[];
  address: number | null;
}

/** A spot as the file lists it. */
export interface SpotOnMap {
  id: Spot;
  point: Point;
  /** INV-MAP-10: the districts that have a corner here. */
  touches: District[];
  /** Its home, if a table plays Trap by homes (INV-RQ-20); bridges have none. */
  sector: string;
  /** Gates, squares and bridges have one. */
  name: string;
  starting: boolean;
  gathering: boolean;
  bridge: boolean;
}

/** A road as the file lists it: an ordered run of spots (INV-MAP-08). */
export interface Road {
  letter: string;
  name: string;
  /** As `#rrggbb`. */
  colour: string;
  spots: Spot[];
  /** The line to draw, in the order of the spots; a ring's ends where it began. */
  path: Polygon;
  ring: boolean;
}

/** As a browser draws it. */
export interface City {
  id: string;
  title: string;
  size: Point;
  /** Duomo or Capitol. */
  gathering_point: string;
  /** The event card of this city: "cathedral" or "capitol"; the other leaves the game (INV-SETUP-02). */
  gathering_card: string;
  gathering_polygon: Polygon;
  water: Polygon[];
  sectors: SectorOnMap[];
  districts: DistrictOnMap[];
  spots: SpotOnMap[];
  roads: Road[];
  /** One for each sector, in their order. */
  starting_spots: Spot[];
  gathering_spots: Spot[];
  bridges: Spot[];
}

/** What this seat may know. In keys, seats are words. */
export interface View {
  round: number;
  stage: Stage;
  architect: Seat;
  turn: Seat | null;
  agent_at: Record<Agent, Spot>;
  siren: Record<Agent, boolean>;
  reserve: Agent | null;
  last_used: Agent | null;
  newcomer_waits: boolean;
  scientists: Spot[];
  saved: number;
  tokens: District[];
  deck: number;
  stacks: number[];
  mother_ships: number;
  /** How many assimilation cards each seat has. */
  cards: number[];
  /** Each seat's cards in the order of drawing; null where not all have seen the face. */
  shown: ((Card | null)[])[];
  stated: boolean[];
  accuser_token: boolean[];
  event_deck: number;
  upcoming: number;
  prevented: number;
  /** How many event cards are in a planner's hand. */
  planned: number;
  discard: EventName[];
  /** The marker's position on the track. */
  pressure: number;
  pressure_value: number;
  active: Agent | null;
  announced: number;
  winner: Side | null;
  reason: Reason | null;
  unveiled: Unveiled | null;
  asked: Asked | null;
  waiting_for: Seat[];
  hand: Card[];
  alien: boolean;
  /** The event cards in this seat's hand. */
  planning: EventName[];
  /** INV-INFO-14: who the aliens were at Revelation, for those who saw it as one of them. */
  known_aliens: Seat[];
}

/** INV-INFO-18: after the end everything lies open. */
export interface Unveiled {
  hands: Card[][];
  aliens: Seat[];
  deck: Card[];
  stacks: Card[][];
  event_deck: EventName[];
  upcoming: EventName[];
  prevented: EventName[];
}

/** The question of the moment, as this seat hears it. */
export interface Asked {
  number: number;
  step: Question;
  /** What this seat may answer; empty if it is not asked or has answered. */
  options: AnswerOption[];
  /** The answer this seat has given and that is still sealed. */
  answered: AnswerOption | null;
  clause: string;
}

/** What is asked; its fields are public. */
export type Question = OneOf<
  /** INV-ACCUSE-05, -06, -15: anyone who still has a token may support; without support the accusation fails. */
  | { type: "AskForSupport"; accuser: Seat; accused: Seat; asked: Seat[]; later: Seat[] }
  /** INV-EVENT-04, -04a: the reserve agent comes to a free starting spot, without siren. */
  | { type: "PlaceNewcomer"; seat: Seat }
  /** INV-AGENT-12 to -17: anywhere along a road through its spot, but not to another agent. */
  | { type: "MoveAgent"; seat: Seat }
  /** INV-AGENT-19 to -21: around the spot where the agent now stands. */
  | { type: "FreeDistricts"; seat: Seat }
  /** INV-AGENT-22 to -33: the scientist next to the agent goes to another agent, over ground that no alien is close to. */
  | { type: "EscortScientist"; seat: Seat }
  /** INV-ALIEN-02 to -07, INV-RQ-44: before each turn. All who are not stated are asked: being asked must tell nothing. */
  | { type: "AskForDeclaration" }
  /** INV-RQ-14, -15: it must be done if it can be done. */
  | { type: "PickAgent"; seat: Seat; card: EventName }
  | { type: "SendAgent"; seat: Seat; card: EventName; agent: Agent }
  /** INV-EVENT-05, -05a: one sector with aliens in it loses all its tokens. */
  | { type: "FreeSector"; seat: Seat }
  /** INV-RQ-44: once per round, before the first turn. Everyone who isn't stated has the same choice, humans too. */
  | { type: "LeaveOrders" }
  /** INV-PLAN-05, -06: one of the two face down on upcoming, the other on prevented. */
  | { type: "PlaceEvents"; seat: Seat }
  /** INV-RESCUE-02, INV-DERIV-02: two others who are not stated aliens; where just two are left, it is they. */
  | { type: "NameTeam"; seat: Seat; team: Seat[] }
  /** INV-RESCUE-05, -06, -16: each of the three lays one card, unseen; all learn only how many of each there are. */
  | { type: "CastVotes"; team: Seat[] }
  /** INV-TURN-06 to -08: exactly one action. */
  | { type: "Act"; seat: Seat }
  /** INV-SETUP-24, -26: on a spot that touches the site and holds no scientist yet. */
  | { type: "PlaceScientist"; seat: Seat; site: District }
>;

/** An answer that this seat may give. */
export type AnswerOption = Offered & { prospect?: Prospect } & OneOf<
  /** INV-ACCUSE-03. */
  | { kind: "Accuse"; seat: Seat }
  | { kind: "Support" }
  | { kind: "Refuse" }
  | { kind: "Post"; spot: Spot }
  /** INV-AGENT-03: take this agent. */
  | { kind: "Control"; agent: Agent }
  | { kind: "MoveTo"; to: Spot }
  /** Do without this part of the action. */
  | { kind: "Leave" }
  /** INV-AGENT-20: all tokens around, or none. */
  | { kind: "Free" }
  /** INV-RQ-51, partial. */
  | { kind: "FreeOne"; district: District }
  /** INV-AGENT-26: to this agent. */
  | { kind: "Escort"; to: Agent }
  /** INV-RQ-25. */
  | { kind: "RescueHere" }
  /** The turn may begin. */
  | { kind: "Confirm" }
  /** I am an alien (INV-ALIEN-02). */
  | { kind: "Declare" }
  /** INV-ALIEN-11: around this agent. */
  | { kind: "Invade"; agent: Agent }
  /** INV-RQ-15: where the table allows it, a yellow event need not be used. */
  | { kind: "Decline" }
  | { kind: "Pick"; agent: Agent }
  | { kind: "Send"; to: Spot }
  | { kind: "Liberate"; sector: string }
  /** Declare before this seat's turn, if I am an alien by then. */
  | { kind: "DeclareAt"; turn: Seat }
  | { kind: "Plan" }
  /** INV-PLAN-05: this card will come; the other is prevented. */
  | { kind: "Upcoming"; card: EventName }
  /** INV-RQ-09: prevent the only card there was. */
  | { kind: "Prevent"; card: EventName }
  | { kind: "Name"; seat: Seat }
  | { kind: "Lay"; card: RescueCard }
  | { kind: "PlaceThere"; spot: Spot }
>;

/** An event of the journal, as this seat saw it. */
export type GameEvent = OneOf<
  /** INV-EVENT-01a, -01b: which one it is, and how many cards it brought to the assimilation deck. */
  | { type: "MotherShipArrived"; number: number; cards: number }
  /** INV-EVENT-04: the reserve agent comes, without siren. */
  | { type: "AgentArrived"; agent: Agent; spot: Spot }
  /** INV-EVENT-14. */
  | { type: "AgentCaptured"; agent: Agent }
  /** INV-EVENT-12: the sector die for Trap. */
  | { type: "SectorRolled"; sector: string }
  | { type: "AgentsTrapped"; agents: Agent[] }
  /** INV-EVENT-05: the sector that Resistance was chosen for. */
  | { type: "SectorFreed"; seat: Seat; sector: string }
  /** INV-EVENT-09a: an alien learns who the aliens are; a human gets the same word, empty. */
  | { type: "AliensRecognised"; seat: Seat; aliens: Seat[] }
  /** INV-INFO-17: the architect sees which cards went where. */
  | { type: "AlienPlanSeen"; seat: Seat; upcoming: EventName[]; prevented: EventName[] }
  /** INV-RQ-13, public: everybody does. */
  | { type: "AlienPlanShown"; upcoming: EventName[]; prevented: EventName[] }
  /** INV-EVENT-10: how many of the cards drawn went to upcoming, and how many to prevented. */
  | { type: "AlienPlanCounted"; upcoming: number; prevented: number }
  /** INV-SETUP-05, INV-CONSOL-02. */
  | { type: "ArchitectNamed"; seat: Seat }
  /** INV-SETUP-17: an initial landing site. */
  | { type: "Landed"; district: District }
  /** INV-SETUP-24. */
  | { type: "ScientistPlaced"; seat: Seat; spot: Spot }
  /** INV-INFO-01: all see how many assimilation cards are drawn, and the drawer their faces. */
  | { type: "Drew"; seat: Seat; cards: (Card | null)[] }
  | { type: "RoundBegan"; number: number; architect: Seat }
  /** INV-INFO-08: the top card of the event deck. */
  | { type: "EventTurned"; card: EventName }
  | { type: "PressureChanged"; value: number }
  | { type: "TokensLaid"; districts: District[] }
  | { type: "TokensRemoved"; districts: District[] }
  /** INV-CONSOL-01. */
  | { type: "SirensReturned"; agents: Agent[] }
  /** INV-CONSOL-05 to -09: so many cards went on top of the event deck, and so many under it. */
  | { type: "Reorganised"; upcoming: number; prevented: number }
  /** INV-CONSOL-10: both dice. */
  | { type: "DistrictRolled"; sector: string; address: number }
  | { type: "GameEnded"; winner: Side; reason: Reason }
  /** INV-PLAN-02. */
  | { type: "PlanningAnnounced"; seat: Seat }
  /** INV-INFO-06: the planner alone sees the faces. */
  | { type: "EventsDrawn"; seat: Seat; cards: (EventName | null)[] }
  /** INV-PLAN-05: the planner alone knows which card went where. */
  | { type: "EventsPlaced"; seat: Seat; upcoming: (EventName | null)[]; prevented: (EventName | null)[] }
  | { type: "Accused"; seat: Seat; accused: Seat }
  /** INV-RQ-40: openly, each of those who were asked. */
  | { type: "SupportHeard"; supporters: Seat[] }
  /** INV-ACCUSE-07, INV-ALIEN-03: a card of this seat, by its place in the order of drawing. */
  | { type: "CardShown"; seat: Seat; position: number; card: Card }
  /** INV-ALIEN-01. */
  | { type: "AlienStated"; seat: Seat; by: "accusation" | "declaration" }
  /** INV-RQ-44: this seat will declare before that turn, if it is an alien by then. */
  | { type: "OrderLeft"; seat: Seat; turn: Seat }
  /** INV-ACCUSE-11. */
  | { type: "AccuserTokensLost"; seats: Seat[] }
  /** INV-AGENT-03, -09: the agent, and the pressure at this moment. */
  | { type: "AgentTaken"; seat: Seat; agent: Agent; pressure: number }
  | { type: "AgentMoved"; agent: Agent; to: Spot }
  | { type: "ScientistEscorted"; start: Spot; to: Spot }
  /** INV-AGENT-06. */
  | { type: "AgentUsed"; agent: Agent }
  /** INV-ALIEN-11. */
  | { type: "Invaded"; seat: Seat; agent: Agent }
  /**
   * INV-RESCUE-01: from where, to which agent, and where that one stands.
   *
   * Without an agent the scientist stands on a gathering spot already (INV-RQ-25).
   */
  | { type: "RescueAttempted"; leader: Seat; start: Spot; receiver: Agent | null; goal: Spot | null }
  /** INV-INFO-11: in the order of naming, the leader first. */
  | { type: "TeamNamed"; team: Seat[] }
  /** INV-INFO-10: every seat remembers its own card. */
  | { type: "RescueCardLaid"; seat: Seat; card: RescueCard }
  /** INV-RESCUE-06: the three cards, shuffled. */
  | { type: "RescueCardsShown"; success: number; sabotage: number }
  /** INV-RESCUE-09. */
  | { type: "EscalationBegan" }
  /** INV-RESCUE-15: on the gathering point. */
  | { type: "ScientistSaved"; start: Spot; saved: number }
  /** INV-RESCUE-14. */
  | { type: "RescueFailed"; start: Spot }
>;
