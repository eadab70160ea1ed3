/** Written by `make types`, which reads the Python types: tools/typescript. Do not change it by hand. */

import type { Offered, OneOf, Seat } from "../../protocol/types";

export type { Offered, Seat };

export type Place = string;
export type Phase = "night" | "movement" | "event" | "action" | "cleanup" | "over";
export type Portal = "none" | "open" | "closed" | "missed";
export type Team = "investigators" | "cultists" | "hunter";
export type Reason = "points" | "vote" | "assassin" | "murder" | "kills" | "claim" | "false_claim" | "time" | "seer" | "ritual" | "no_leader" | "exorcist" | "hunter";
export type Cause = "murder" | "vote" | "assassin" | "own" | "exorcist";
export type Level = "first" | "experienced" | "expert" | "custom";
export type Card = "alive" | "dead" | "success" | "failure" | "sabotage" | "curse_alive" | "curse_success";
export type Item = string;
export type Profession = string;
export type Colour = "light_blue" | "red" | "green" | "orange" | "pink" | "dark_blue";
export type Rect = [number, number, number, number];

/**
 * Every field is public. The first value of a house rule is the ruling of docs/rules, named next to it.
 *
 * Each expansion adds its own to those it inherits. Defaults are not written down, so a new option leaves old
 * records as they were.
 */
export interface Options {
  players?: number;
  automa?: boolean;
  level?: Level;
  roles?: readonly string[];
  board?: string;
  board_file?: string;
  first_player?: Seat | null;
  reentry_encounter?: "every_entry" | "once_per_turn";
  path_declaration?: "stepwise" | "upfront";
  lightning_encounters?: "newly_qualifying" | "all_qualifying_when_off" | "all_qualifying_always";
  secret_doors_encounters?: "newly_united" | "first_token_only" | "all_qualifying";
  secret_doors_actions?: "all_room_and_location_actions" | "check_room_only";
  secret_doors_move_within_group?: "forbidden" | "allowed";
  multi_encounter_targets?: "free" | "cyclic_left";
  encounter_order?: "simultaneous" | "clockwise_from_mover";
  dark_transfers?: "public" | "hidden";
  empty_draw_pile?: "no_card" | "reshuffle_removed";
  check_card_timing?: "after_vote" | "before_vote";
  check_card_finished_room?: "none" | "discard_unseen";
  self_check?: "forbidden" | "allowed";
  reveal_all_dead_cards?: boolean;
  camera_state_check_is_character_action?: boolean;
  camera_into_cultist_room?: "allowed" | "forbidden";
  sabotage_return?: "any_of_colour" | "only_own_books";
  fishman_scare?: "action" | "on_entering";
  trapped_character?: "stays" | "may_enter_fishman_hallway";
  self_vote?: "allowed" | "forbidden";
  double_vote?: "compulsory" | "optional";
  ghost_knife_vote?: boolean;
  anonymous_ballots?: boolean;
  ghost_may_stay?: boolean;
  firestarter_timing?: "before_claim" | "after_claim";
  dead_count?: "any_death" | "only_dead_cards" | "murders_and_votes";
  sole_cultist_kills_trump_points?: boolean;
  seer_guess_after_failed_claim?: boolean;
  two_cultists_points_kill_check?: "previous_round" | "any_time" | "none";
  last_cultist_murder_ends_game?: boolean;
  seer_guess_after?: "any_investigator_win" | "elimination_only";
  seer_guess_decider?: "joint_last_eliminated_tie_break" | "first_eliminated" | "random";
  portal_deadline?: "end_of_marked_round" | "start_of_marked_round";
  portal_close?: "two_actions" | "joint_action_with_consent";
  portal_partner_needs_route?: boolean;
  false_eyes_investigator_must_reveal?: boolean;
  false_eyes_draw_card?: boolean;
  no_connection_mode?: "mute_all" | "mute_voice_only" | "emotes_allowed";
  butterfingers_double_vote?: "only_when_naming" | "always" | "never";
  butterfingers_enter_fishman?: boolean;
  infected_scope?: "all_encounters" | "none_at_its_location";
  crybaby_timing?: "before_vote" | "after_vote";
  random_role_hidden?: boolean;
  reveal_role_on_own_effect_death?: boolean;
  automa_shuffle_before_check?: boolean;
  automa_abstains?: "always" | "living_only";
  automa_kills_trump_points?: boolean;
  automa_special_roles?: "possible" | "never";
  public_log?: "full" | "current_round" | "off";
  private_memory?: "once" | "kept";
  item_before_card?: boolean;
  remote_check_finds_item?: "always" | "secret_doors_only" | "never";
  super_ghost_finds?: boolean;
  finished_room_item?: "lost" | "revealed_on_finish";
  pickup_needs_entering?: boolean;
  owl_mandatory?: boolean;
  dagger_with_knife?: "additive" | "multiplicative";
  dagger_abstain_weight?: "full" | "one";
  boots_stack?: boolean;
  binoculars_range?: "same_colour" | "any_room";
  rifle_cultist_range?: "same_room" | "anywhere";
  rifle_fishman_range?: "anywhere" | "adjacent";
  rifle_fishman_destination?: "lake_or_hallway" | "any_location" | "lake_only";
  automa_finds_items?: boolean;
  ice_is_hallway?: boolean;
  ritual_kill_cutoff?: "previous_round" | "now";
  leader_abstentions?: "count" | "forbidden";
  ritual_empty_hand?: "must_have_card" | "adds_nothing" | "counts_as_failure";
  automa_in_ritual?: "chosen_only" | "excluded";
  curse_in_hallways?: boolean;
  curse_on_becoming_ghost?: boolean;
  curse_vote?: boolean;
  celebrity_moment?: "start_of_round_6" | "end_of_round_6";
  celebrity_ghost_deals?: boolean;
  celebrity_vote?: boolean;
  celebrity_deals_dead_cards?: boolean;
  blind_cultist_solo?: boolean;
  cursebearer_supports?: "investigators" | "cultists";
  blocked_hallway_trapped?: "stay" | "may_push_through";
  lift_exit_cost?: 0 | 1;
  lift_encounters?: boolean;
  lift_pair_meets_again?: boolean;
  call_occupied_lift?: boolean;
  ghosts_call_lift?: boolean;
  lift_check_card?: "unsafe_passage" | "none";
  radiant_beauty_powers_lift?: boolean;
  secret_doors_reach_lift?: boolean;
  safety_ropes?: boolean;
  safety_ropes_at_7?: boolean;
  keep_false_eyes?: boolean;
  ropes_ghost_chooser?: "chooses" | "nothing_happens";
  ropes_up_to?: boolean;
  ropes_use_knife?: boolean;
  ropes_on_any_board?: boolean;
  professions?: boolean;
  profession_optional?: boolean;
  informant_knows?: boolean;
  mayor_breaks_abstention_tie?: boolean;
  mayor_in_leader_vote?: boolean;
  exorcist_may_kill_self?: boolean;
  exorcist_kill_vote?: boolean;
  revival_purges?: "face_up_only" | "all";
  profiler_false_eyes?: boolean;
  swap_explores?: boolean;
}

/** Where an answer leads, by what the seat that gives it knows. */
export interface Prospect {
  /** Whom it meets there. */
  meets?: Seat[];
  /** Whether its Movement is over behind this Door. */
  last?: boolean;
  /** Who is there without a meeting. */
  beside?: Seat[];
  /** Whether nothing can come of it any more in this round. */
  in_vain?: boolean;
  /** What the seat's own Role makes of it, wherever a Role might: said to every Role, at the same length. */
  peril?: "clear" | "risky" | "fatal" | null;
}

/** The cheapest way to a place, door by door, as long as nothing comes between. */
export interface Trail {
  /** What it costs, in movement points. */
  doors: number;
  /** Where it leads through, the place itself last. */
  places: Place[];
  /** What has to be answered on the way, by the codes of the answers. */
  answers: string[];
}

/** What is around the one who is asked, by what that seat knows. */
export interface Outlook {
  /** Whom it would meet in each place, if it were there now. */
  meets?: Record<Place, Seat[]>;
  /** Rooms that count as one Location just now. */
  joined?: Place[][];
  /** Whether there is light where it meets. */
  lit?: boolean;
  /** How to come to each place within reach. */
  ways?: Record<Place, Trail>;
}

/** A room as the file lists it. */
export interface Room {
  id: Place;
  colour: Colour;
  name: string;
  books: number;
  rack: string;
  rect: Rect;
}

/** A hallway as the file lists it. */
export interface Hallway {
  id: Place;
  name: string;
  kind: string;
  rect: Rect;
}

/** A rack of the bookshelf: how many books fill it and what it is then worth. */
export interface Rack {
  id: string;
  books: number;
  points: number;
}

/** A door in the wall between two places, an obstacle on the ice, or a door that is locked at first. */
export interface Link {
  kind: string;
  between: [Place, Place];
  at: [number, number];
}

/** Location hallways meet and a revolving door blocks one of them. */
export interface Crossing {
  rect: Rect;
  /** Clockwise: each touches all the others here. */
  corridors: Place[];
  blocked_in_round_1: Place;
}

/** A lift: a place of its own that joins two rooms. */
export interface Lift {
  id: Place;
  name: string;
  /** It starts in the first. */
  between: [Place, Place];
}

/** As a seat sees it: face down is face down. */
export interface SurfaceSeen {
  type: "SurfaceSeen";
  carried: Record<string, Item[]>;
  lying: Record<Place, Item[]>;
  used: Record<Place, Item>;
  gone: Item[];
  onlookers: Record<Place, Seat[]>;
  relics: number;
  door_open: boolean;
  lamp_lit: Seat | null;
  lamp_kept: boolean;
  leader_vote: number;
  leader: Seat | null;
  participants: Seat[];
  covered: Place[];
  lost: number;
}

export interface Mine {
  type: "Mine";
  /** The corridor that the revolving door shuts off from the crossing. */
  blocked: Place;
  /** At which of its two Rooms each lift stands. */
  lifts: Record<Place, Place>;
}

/** What a piece of content keeps on the table besides the game's own fields. It is replaced as a whole. */
export interface Part {
  type: "Part";
}

/** As a seat sees it: the Profession once somebody holds it, the Informant for the Detective. */
export interface ProfessionsSeen {
  type: "ProfessionsSeen";
  holder: Seat | null;
  lost: boolean;
  used: boolean;
  exorcised: number;
  profession: Profession | null;
  informant: Seat | null;
  /** MOC-RQ-28: the seat's own token, where the table lets everyone look at theirs. */
  is_informant: boolean | null;
}

/** UTS-HUNT-07: the Rooms with a curse token; all see them. */
export interface CurseTokens {
  type: "CurseTokens";
  rooms: Place[];
}

export interface Parts {
  under_the_surface?: SurfaceSeen;
  mountains_of_chaos?: Mine;
  ropes?: Part;
  professions?: ProfessionsSeen;
  curse_of_the_hunter?: CurseTokens;
}

export interface Lobby {
  loyalty: [number, number];
}

/** As a browser draws it. */
export interface Board {
  id: string;
  title: string;
  expansion: string;
  size: [number, number];
  start: Place;
  fishman: Place;
  rooms: Room[];
  hallways: Hallway[];
  racks: Rack[];
  links: Link[];
  altar: Rect | null;
  organism_part: Rect | null;
  crossing: Crossing | null;
  lifts: Lift[];
}

/** What this seat may know. In keys, seats are words. */
export interface View {
  round: number;
  phase: Phase;
  knife: Seat;
  turn: Seat | null;
  at: Place[];
  ghost: boolean[];
  cause: Record<string, Cause>;
  shown_role: Record<string, string>;
  /** The special Roles in the game; with hidden draws, candidates joined by a bar. */
  roles_laid_out: string[];
  /** Routes that lie open: the AUTOMA's. */
  routes: Record<string, number>;
  encounter_cards: number[];
  room_cards: number[];
  pulse: number[];
  shown_dead: number[];
  deck: Record<Place, number>;
  explored: Record<Place, boolean>;
  /** For each explored Room whether its token bore the Unsafe Passage icon. */
  unsafe_icon: Record<Place, boolean>;
  finished: Record<Place, boolean>;
  books: Record<Place, number>;
  shelf: Record<string, number>;
  points: number;
  target: number;
  power: boolean;
  vote_active: boolean;
  ballots: (Seat | null)[];
  draw_pile: number;
  unsafe_deck: number;
  lurking: number;
  cultist_tokens: Place[];
  fishman: Place | null;
  bag: number;
  clock: string[];
  event: string;
  portal: Portal;
  portal_mark: number;
  closing: Seat[];
  spent: Seat[];
  no_cards_until: number;
  talk: "free" | "mute_all" | "mute_voice_only" | "emotes_allowed";
  /** What expansions lay on the table, as far as this seat sees it. */
  parts: Parts;
  winner: Team | null;
  reason: Reason | null;
  unveiled: Unveiled | null;
  asked: Asked | null;
  waiting_for: Seat[];
  role: string | null;
  route: number | null;
  hand: Card[];
  /** All Cultists, for those who learnt them in the night. */
  known_cultists: Seat[];
  /** The start card of every seat, for those who saw them in the night. */
  start_cards: Card[];
}

/** AC-WIN-23: after the end everything lies open. */
export interface Unveiled {
  roles: string[];
  routes: number[];
  hands: Card[][];
  pulses: Card[][];
  dead_since: Record<string, number>;
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
  outlook?: Outlook;
}

/** What is asked; its fields are public. */
export type Question = OneOf<
  /** The partner agrees and gives up the action, or refuses. One whose Route forbids it can only refuse. */
  | { type: "HelpClose"; seat: Seat }
  /**
   * AC-ACT-CS-03 to -11: shuffle the deck, look, then show a death or put the deck back.
   *
   * Every looker is asked, whatever was found, so a concealed death looks like none (AC-INFO-06).
   */
  | { type: "LookAtPulse"; seat: Seat; target: Seat; means: string }
  /** AC-ENC-14, -19: each gives one card; all choices are sealed, then the cards are passed at once. */
  | { type: "Meet"; place: Place; seats: Seat[] }
  /** RQ-08, one after the other: all see who gives to whom, even in the dark. */
  | { type: "GiveInTurn"; seat: Seat; place: Place; seats: Seat[] }
  /**
   * UTS-HUNT-08, -09: who guesses right wins; otherwise the Hunter does.
   *
   * Where the Investigators guess, everyone is asked, so nobody learns who they are; only theirs count.
   */
  | { type: "GuessHunter"; team: Team; seats: Seat[] }
  /** After the action: who might have something left to do, by what all can see, is asked, and may have nothing. */
  | { type: "Linger"; seat: Seat }
  /** MOC-EVENT-02 to -04: the First Player names different living Characters, one after the other. */
  | { type: "ThrowRope"; seat: Seat; targets: Seat[] }
  /** MOC-RQ-26, optional: the fighter may leave the token, unseen, for the next one. */
  | { type: "OfferProfession"; seat: Seat }
  /** MOC-PROF-31: another player has to die. No Vote follows, unless the table says so (MOC-RQ-32). */
  | { type: "ChooseVictim"; seat: Seat; revived: Seat }
  /** MOC-PROF-21, -22: right after the count the Mayor names one of the tied Characters, or nobody. */
  | { type: "BreakTie"; seat: Seat; tied: Seat[]; count: number[] }
  /** MOC-PROF-37, -38: the second Room; the decks are swapped as they lie, and nobody looks at them. */
  | { type: "ChooseOtherDeck"; seat: Seat; place: Place }
  /** UTS-ITEM-53: the holder says in public whether this is the Encounter. */
  | { type: "OfferLamp"; seat: Seat; place: Place; seats: Seat[] }
  /** UTS-ITEM-33, -34, UTS-RQ-13: any Room that is not finished, also one with a Cultist token. */
  | { type: "SendOwl"; seat: Seat }
  /** UTS-ORG-14 to -17: one after the other, living or Ghost, the leader too, nobody twice. */
  | { type: "ChooseParticipant"; seat: Seat }
  /** UTS-ORG-18, -19: all lay a card at the same time, unseen; then the shuffled deck is shown. */
  | { type: "LayRitualCards" }
  /** AC-MOVE-02, -03, -12: each Door costs 1 point; never end where you started; meet, then choose the next Door. */
  | { type: "Walk"; seat: Seat; points: number; start: Place; met: Place[] }
  /** RQ-03, declared up front: the whole way is named, Door by Door, before the first step. */
  | { type: "DeclarePath"; seat: Seat; path: Place[] }
  /** AC-GHOST-03, -04, -05: to any other Location, the Fishman's Hallway excepted. */
  | { type: "Teleport"; seat: Seat }
  /** AC-NIGHT-10: everybody opens an envelope, and everybody wakes, whatever there was to see. */
  | { type: "Night" }
  /** AC-ROUND-05: one Character action, or one Room action, or none; free actions, where there are any, on top. */
  | { type: "Act"; seat: Seat }
  /** AC-EVENT-FE-01, -02: the Knife holder may look at one other living Character's Pulse deck. */
  | { type: "LookThroughFalseEyes"; seat: Seat }
  /** AC-EVENT-IC-01: the Knife holder may take one further token out of the Bag for a private look. */
  | { type: "TakeControl"; seat: Seat }
  /** AC-EVENT-IC-03: remove the token unseen, or return it to the Bag. It is the last one in `bag`. */
  | { type: "HandleToken"; seat: Seat }
  /** AC-CLEAN-02, -10: everybody confirms the end of the round; the sole Cultist may claim instead. */
  | { type: "AskForClaim" }
  /** AC-WIN-14, -18: exactly one guess, among all whose Role is not known. */
  | { type: "GuessSeer"; reason: Reason; guessers: Seat[] }
  /** AC-VOTE-08: all choose at the same time, unseen, one Character or abstention; then all ballots are shown. */
  | { type: "HoldVote"; seat: Seat }
  /** AC-VOTE-12: with 4 to 6 seats, the First Player, if alive, may change their ballot after the count. */
  | { type: "ReconsiderBallot"; seat: Seat }
  /** RQ-47, optional: the First Player decides whether their ballot counts twice. */
  | { type: "WeighBallot"; seat: Seat }
>;

/** An answer that this seat may give. */
export type AnswerOption = Offered & { prospect?: Prospect } & OneOf<
  /** Shuffle the Room's deck and draw one card openly: Success brings a Book, Sabotage takes one back. */
  | { kind: "CheckRoom"; place: Place }
  /** Look at the Pulse deck of another living Character in the same Location. */
  | { kind: "CheckState"; target: Seat }
  /** Two must each spend the action of the same round in the green Room; with the second one the Portal closes. */
  | { kind: "ClosePortal" }
  /** RQ-77, joint action: ask somebody here who has not acted yet to give up the action as well. */
  | { kind: "CloseTogether"; partner: Seat }
  | { kind: "Help" }
  | { kind: "Refuse" }
  /** Remove a Cultist token from this Room for good. */
  | { kind: "FightCultist"; place: Place }
  /** Put a Room card of your choice face down on top of the Room's deck. */
  | { kind: "FillRoom"; place: Place; card: Card }
  /** In the Cafeteria, once per round, while the Vote token is active. */
  | { kind: "InitiateVote" }
  | { kind: "Pass" }
  /** In the Security Room, while the power is off. */
  | { kind: "RestartPower" }
  /** With the Knife, send him back to the lake; his Hallway is open to all again. */
  | { kind: "ScareFishman" }
  /** Put a Room card of your choice face down into the Unsafe Passage deck. */
  | { kind: "SecureHallway"; card: Card }
  /** Check any explored Room through the Camera. */
  | { kind: "WatchRoom"; place: Place }
  /** Check the State of any other living Character through the Camera. */
  | { kind: "WatchState"; target: Seat }
  /** Lay a Dead card open. */
  | { kind: "ShowDeath" }
  /** Put the deck back face down and say what you like. */
  | { kind: "PutBack" }
  | { kind: "Give"; card: Card; to: Seat }
  | { kind: "NameHunter"; seat: Seat }
  | { kind: "Done" }
  | { kind: "EnterLift"; lift: Place }
  /** Leave the lift where it stands, without a ride. */
  | { kind: "StepOut"; to: Place }
  /** Start the lift: everybody inside rides and steps out. */
  | { kind: "RideLift"; to: Place }
  /** Have a lift come to this Room from its other one; the turn goes on. */
  | { kind: "CallLift"; lift: Place }
  /** Have this Character show a card of its Pulse deck. */
  | { kind: "Rope"; target: Seat }
  /** MOC-RQ-22, up to: these are enough. */
  | { kind: "NoMoreRopes" }
  /** Take the Profession and turn it up. */
  | { kind: "TakeUp" }
  /** Leave the Profession next to the Map. */
  | { kind: "LeaveIt" }
  /** Bring this Ghost back to life; somebody else has to die for it. */
  | { kind: "Revive"; target: Seat }
  /** This Character dies in place of the one brought back. */
  | { kind: "Sacrifice"; target: Seat }
  /** Name one of those in the tie. */
  | { kind: "Decree"; seat: Seat }
  /** Name nobody. */
  | { kind: "LetTieStand" }
  /** Take up this Room's deck; then say which other goes in its place. */
  | { kind: "SwapDeck"; place: Place }
  /** The two decks change places. */
  | { kind: "WithDeck"; place: Place }
  /** Give one of your Items to another living Character in the same Location. */
  | { kind: "HandOver"; item: Item; to: Seat }
  /** Take an Item that lies open in this Location. */
  | { kind: "PickUp"; item: Item; place: Place }
  /** Check the State of somebody in another Room of the same colour. */
  | { kind: "Spot"; target: Seat }
  /** Receive no card in this Encounter. */
  | { kind: "LightLamp" }
  /** Save it for another Encounter. */
  | { kind: "KeepLamp" }
  /** Remove a Cultist token with the rifle. */
  | { kind: "ShootCultist"; place: Place }
  /** Scare the Fishman with the rifle: to the lake, or where you wish. */
  | { kind: "DriveFishman"; to: Place | null }
  /** Put this card from your hand into the deck of that Room. */
  | { kind: "Send"; place: Place; card: Card }
  /** UTS-RQ-13, not a must: let the owl fly without a card. */
  | { kind: "SendNothing" }
  /** Name one who takes part in the ritual. */
  | { kind: "TakeAlong"; seat: Seat }
  /** Put this card face down into the Ritual deck. */
  | { kind: "LayDown"; card: Card }
  /** Through a Door, or as a Ghost through anything. */
  | { kind: "Go"; to: Place }
  /** End the Movement, in this very Room of those that Secret Doors join. */
  | { kind: "Stop"; at: Place }
  /** I have seen what I may see. */
  | { kind: "Wake" }
  /** Once per game the Assassin shows the marker and makes another living Character here a Ghost. No Vote follows. */
  | { kind: "Assassinate"; target: Seat }
  /** Look at this Character's Pulse deck, wherever it is. */
  | { kind: "Spy"; target: Seat }
  | { kind: "Decline" }
  /** Take a token out of the Bag for a private look. */
  | { kind: "Peek" }
  /** Out of the game, unseen by the others. */
  | { kind: "RemoveToken" }
  /** Back into the Bag. */
  | { kind: "ReturnToken" }
  /** The round may end. */
  | { kind: "Confirm" }
  /** Enough Investigators are dead. */
  | { kind: "Claim" }
  | { kind: "NameSeer"; seat: Seat }
  | { kind: "Accuse"; seat: Seat }
  | { kind: "Abstain" }
  | { kind: "KeepBallot" }
  /** RQ-47: count your ballot twice, or only once. */
  | { kind: "Weigh"; twice: boolean }
>;

/** An event of the journal, as this seat saw it. */
export type GameEvent = OneOf<
  | { type: "Passed"; seat: Seat }
  /** Somebody looks at a Pulse deck: by Check a State, through the Camera, or by False Eyes. */
  | { type: "StateChecked"; seat: Seat; target: Seat; means: string }
  /** AC-ACT-CS-03: the faces, as an unordered set. */
  | { type: "PulseSeen"; seat: Seat; target: Seat; cards: Card[] }
  /** AC-ACT-CS-08: so many Dead cards lie face up on this Pulse deck. */
  | { type: "DeadLaidOpen"; target: Seat; cards: number }
  /** Somebody has laid another's Dead card open. */
  | { type: "DeathReported"; seat: Seat; target: Seat }
  /** The looker put the deck back without a word. */
  | { type: "CheckClosed"; seat: Seat; target: Seat }
  /** AC-ACT-CS-12: a card of the Draw pile went onto this Room's deck, or (null) into the Unsafe Passage deck. */
  | { type: "CardPlaced"; place: Place | null }
  /** RQ-14: a card of the Draw pile left the game unseen. */
  | { type: "CardDiscarded" }
  | { type: "HallwaySecured"; seat: Seat; card: Card | null }
  | { type: "CultistFought"; seat: Seat; place: Place }
  | { type: "FishmanScared"; seat: Seat }
  | { type: "RoomFilled"; seat: Seat; card: Card | null; place: Place }
  /** A card was drawn openly from the Room deck; `top` if it was the uppermost, unshuffled (the AUTOMA). */
  | { type: "RoomChecked"; seat: Seat; place: Place; card: Card; top: boolean }
  | { type: "CameraUsed"; seat: Seat }
  /** By the Room action; a mandatory Vote has no such event. */
  | { type: "VoteInitiated"; seat: Seat }
  /** One of two has spent the action on closing the Portal. */
  | { type: "PortalTouched"; seat: Seat }
  /** RQ-77: with joint closing, the partner was asked. */
  | { type: "HelpAsked"; seat: Seat; partner: Seat }
  | { type: "HelpRefused"; seat: Seat }
  | { type: "RoomExplored"; place: Place; unsafe: boolean }
  | { type: "BookPlaced"; place: Place; rack: string }
  | { type: "BookReturned"; place: Place; rack: string }
  | { type: "RoomFinished"; place: Place }
  | { type: "RackScored"; rack: string; points: number }
  /** AC-UP-02: one card of the Unsafe Passage deck, drawn openly and shuffled back. */
  | { type: "PassageDrawn"; card: Card }
  | { type: "CultistAppeared"; place: Place }
  | { type: "FishmanAppeared"; place: Place }
  /** AC-VOTE-08: all ballots at once, in the order of the seats; null abstains. And what each of them weighs. */
  | { type: "BallotsOpened"; ballots: (Seat | null)[]; weights: number[] }
  /** With anonymous ballots every seat remembers its own. */
  | { type: "BallotCast"; seat: Seat; ballot: Seat | null }
  /** RQ-51: with anonymous ballots, the votes for each seat, and the abstentions last. */
  | { type: "TallyShown"; tally: number[] }
  /** AC-VOTE-12: the First Player changed their ballot after the count. */
  | { type: "BallotChanged"; seat: Seat; ballot: Seat | null }
  | { type: "BallotKept"; seat: Seat }
  /**
   * AC-VOTE-15, -16: who was eliminated, if anybody, and with how many votes.
   *
   * `count` has the votes for each seat, and the abstentions last; it is empty where the table votes anonymously.
   */
  | { type: "VoteSettled"; eliminated: Seat | null; count: number[] }
  | { type: "BecameGhost"; seat: Seat; cause: Cause }
  | { type: "RoleShown"; seat: Seat; role: string }
  | { type: "Assassinated"; seat: Seat; target: Seat }
  /** AC-CLEAN-02: the sole Cultist shows up and claims that enough Investigators are dead. */
  | { type: "Claimed"; seat: Seat }
  /** AC-CLEAN-03: on a claim all Pulse decks are opened. */
  | { type: "PulseOpened"; seat: Seat; cards: Card[] }
  | { type: "DeadCounted"; dead: Seat[]; needed: number }
  /** RQ-69: who may name the Seer. */
  | { type: "GuessersNamed"; seats: Seat[] }
  | { type: "SeerNamed"; seats: Seat[]; guess: Seat; right: boolean }
  | { type: "GameEnded"; winner: Team; reason: Reason }
  /** AC-SETUP-04: the set of Roles in the game is known to all. */
  | { type: "RolesLaidOut"; roles: string[] }
  /** AC-NIGHT-01: each player sees their own Role, Route and hand. */
  | { type: "EnvelopeOpened"; seat: Seat; role: string; route: number; hand: Card[] }
  /** AC-NIGHT-03, -05: who the Cultists are, as far as they hold up a thumb or open their eyes. */
  | { type: "CultistsRecognised"; seat: Seat; cultists: Seat[] }
  /** AC-NIGHT-03: a Cultist sees the start card of every seat. */
  | { type: "StartCardsSeen"; seat: Seat; cards: Card[] }
  /** AC-AUTOMA-07: the AUTOMA's Route is revealed. */
  | { type: "RouteShown"; seat: Seat; route: number }
  | { type: "RoundBegan"; round: number; knife: Seat }
  | { type: "RoundEnded"; round: number }
  /** RQ-03: with paths declared up front. */
  | { type: "PathDeclared"; seat: Seat; path: Place[] }
  | { type: "Entered"; seat: Seat; place: Place }
  /** Ended the movement here, in this very Room of those that Secret Doors join, or had no way to go. */
  | { type: "Stayed"; seat: Seat; place: Place }
  /** An Encounter: with how many cards to give depends on the Infected alone. */
  | { type: "Met"; place: Place; seats: Seat[] }
  /** AC-ENC-14, -17, -18: the giver knows the face; who gave to whom is public. */
  | { type: "Gave"; seat: Seat; card: Card | null; to: Seat }
  /** With dark transfers hidden: the giver alone knows. */
  | { type: "GaveInTheDark"; seat: Seat; card: Card; to: Seat }
  /** With dark transfers hidden: all see that somebody got a card, not from whom. */
  | { type: "PulseGrew"; seat: Seat }
  | { type: "TokenDrawn"; token: string }
  | { type: "PowerSwitched"; on: boolean }
  /** By the Room action, not by lightning. */
  | { type: "PowerRestarted"; seat: Seat }
  | { type: "PortalOpened"; mark: number }
  | { type: "PortalClosed"; target: number }
  | { type: "PortalMissed"; target: number }
  /** So many cards went from the Draw pile into the Unsafe Passage deck, unseen. */
  | { type: "PanesBroke"; cards: number }
  /** AC-EVENT-IC-01: the Knife holder alone sees the token. */
  | { type: "TokenPeeked"; seat: Seat; token: string }
  /** AC-EVENT-IC-03: removed or returned, which all see; which token, they do not. */
  | { type: "TokenHandled"; seat: Seat; removed: boolean }
  /** RQ-91: an ability of the Knife was used, and its effect is over. */
  | { type: "KnifeUsed"; seat: Seat; purpose: string }
  | { type: "RoomCursed"; place: Place }
  /** UTS-HUNT-06: so many Curse-Alive cards lie in the Pulse deck of one who was found dead. */
  | { type: "CurseShown"; seat: Seat; cards: number }
  /** UTS-HUNT-08, -09: the usual conditions are settled, and this Team has to find the Hunter. */
  | { type: "HunterSought"; team: Team }
  | { type: "HunterNamed"; team: Team; guess: Seat; right: boolean }
  /** MOC-DOOR-05: from now on the Revolving Door blocks this Hallway. */
  | { type: "DoorTurned"; blocked: Place }
  /** MOC-LIFT-07, -10: everyone inside steps out; each of them has an `Entered` of its own. */
  | { type: "LiftRode"; lift: Place; to: Place }
  /** MOC-LIFT-15, -16: by somebody who was allowed to act in a Room of that colour. */
  | { type: "LiftCalled"; seat: Seat; lift: Place; to: Place }
  /** MOC-EVENT-02: whom the First Player chose. */
  | { type: "RopesThrown"; seat: Seat; targets: Seat[] }
  /** MOC-EVENT-05: the Pulse deck was shuffled, and its uppermost card shown to all. */
  | { type: "PulseTurned"; seat: Seat; card: Card }
  /** MOC-PROF-15: the token is turned up. */
  | { type: "ProfessionWon"; seat: Seat; profession: Profession }
  /** MOC-RQ-26: where the table lets the fighter leave it. */
  | { type: "ProfessionDeclined"; seat: Seat }
  /** MOC-PROF-19. */
  | { type: "ProfessionLost"; seat: Seat }
  /** MOC-PROF-22: the Mayor has named one of the tied, or nobody. */
  | { type: "TieBroken"; seat: Seat; named: Seat | null }
  /** MOC-RQ-28: where the table lets everyone look at their own token. */
  | { type: "SupportTokenSeen"; seat: Seat; informant: boolean }
  /** MOC-PROF-23: all closed their eyes but the Detective. */
  | { type: "DetectiveLookedRound"; seat: Seat }
  /** MOC-PROF-25. */
  | { type: "InformantSeen"; seat: Seat; informant: Seat }
  /** MOC-PROF-28, -29: a Ghost lives again, and so many Dead cards have left its Pulse deck. */
  | { type: "Revived"; seat: Seat; target: Seat; cards: number }
  /** MOC-PROF-34: all see that the deck is looked at unshuffled. */
  | { type: "KeptInOrder"; seat: Seat; target: Seat }
  /** MOC-PROF-37. */
  | { type: "DecksSwapped"; seat: Seat; one: Place; other: Place }
  /** UTS-ITEM-01: turned up by the seat that checked the Room. */
  | { type: "ItemFound"; seat: Seat; place: Place; item: Item }
  /** UTS-RQ-08, revealed: a finished Room gives up its Item, and nobody has found it. */
  | { type: "ItemTurnedUp"; place: Place; item: Item }
  /** UTS-RQ-08: it left the game unseen with all that lay in a finished Room. */
  | { type: "ItemLost"; place: Place }
  | { type: "ItemHandedOver"; seat: Seat; item: Item; to: Seat }
  | { type: "ItemPickedUp"; seat: Seat; item: Item; place: Place }
  /** UTS-ITEM-23: by one whose death is public. */
  | { type: "ItemsDropped"; seat: Seat; place: Place; items: Item[] }
  /** UTS-ITEM-31: so many lie on the altar now. */
  | { type: "RelicPlaced"; relics: number }
  /** UTS-DOOR-02: the locked red door, for good. */
  | { type: "DoorOpened" }
  /** UTS-ITEM-33: all see into which Room's deck, the finder alone which card. */
  | { type: "OwlSent"; seat: Seat; card: Card | null; place: Place }
  /** UTS-ITEM-49: at a Cultist token or at the Fishman, as the next event tells. */
  | { type: "RifleFired"; seat: Seat }
  /** UTS-ITEM-51: to where the shooter wishes; null is the lake. */
  | { type: "FishmanDriven"; seat: Seat; to: Place | null }
  /** UTS-ITEM-53: in the Encounter of these people its holder gets no card. */
  | { type: "LampLit"; seat: Seat; seats: Seat[] }
  /** UTS-ORG-06: the points are reached, but Organism 46-B is awake. */
  | { type: "RitualCalled" }
  /** UTS-ORG-09, -12: the first, second or third Vote for a leader begins. */
  | { type: "LeaderVoteHeld"; number: number }
  /** UTS-ORG-11: who leads the ritual; null: the Vote found nobody. `count` as in VoteSettled. */
  | { type: "LeaderElected"; leader: Seat | null; count: number[] }
  /** UTS-ORG-14: one of those who take part in the ritual. */
  | { type: "ParticipantChosen"; seat: Seat }
  /** UTS-ORG-18: a card goes into the Ritual deck. */
  | { type: "RitualCardLaid"; seat: Seat; card: Card | null }
  /** UTS-ORG-19: all cards of the Ritual deck, in an order that tells nothing. */
  | { type: "RitualRevealed"; cards: Card[] }
  /** UTS-ROLE-14, -15: alive or dead, and no more than that. */
  | { type: "CelebrityTested"; seat: Seat; alive: boolean }
  /** UTS-ROLE-16, -17: the cards of a dead Celebrity, one by one, to these. */
  | { type: "PulseDealt"; seat: Seat; to: Seat[] }
  /** UTS-RQ-33: so many cards of a dead Celebrity left the game, because nobody else lives. */
  | { type: "PulseLost"; seat: Seat; cards: number }
>;
