/** What the kinds of a game say about themselves. The page fails closed: a kind that says nothing is covered, not shown. */

import type { EventFacets, Facets, OptionFacets, QuestionFacets, Seat, Treatment } from "../protocol/types";
import type { AnyEvent, AnyOption } from "./spoken";

export class GameFacets {
  readonly #said: Facets;
  readonly #brought: () => Facets | undefined;

  /** `brought` is what other packages add; a guest cannot change what our own kinds say. */
  constructor(said: Facets, brought: () => Facets | undefined = () => undefined) {
    this.#said = said;
    this.#brought = brought;
  }

  #of<Group extends keyof Facets>(group: Group, kind: string): Facets[Group][string] | undefined {
    const [own, guests] = [this.#said[group], this.#brought()?.[group]] as Record<string, Facets[Group][string]>[];
    return own![kind] ?? guests?.[kind];
  }

  /** The acts that one role alone has: kind, role, clause. */
  get byRole(): readonly [kind: string, role: string, clause: string][] {
    const options = { ...this.#brought()?.options, ...this.#said.options };
    return Object.entries(options).flatMap(([kind, { by_role, clause = "" }]) => (by_role ? [[kind, by_role, clause]] : []));
  }

  /** What the fields of a kind name; null where the page has never heard of it. */
  namesIn(group: keyof Facets, kind: string): Record<string, string> | null {
    const said = this.#of(group, kind);
    return said === undefined ? null : (said.names ?? {});
  }

  // Events

  ofEvent(type: string): EventFacets {
    return this.#of("events", type) ?? {};
  }

  /** Whether one seat alone is told of it. */
  isPrivate(type: string): boolean {
    return (this.ofEvent(type).sight ?? "private") === "private";
  }

  /** How it is shown when it happens; not at all where the page has never heard of it. */
  shownAs(type: string): readonly Treatment[] {
    return this.ofEvent(type).shown ?? [];
  }

  /** Whether a line says it next to the question. */
  isSaid(type: string): boolean {
    return this.shownAs(type).some((way) => way !== "motion" && way !== "held" && way !== "log");
  }

  /** Whether it stands out in a log: it had everybody's eyes for a moment, and was more than a line. */
  standsOut(type: string): boolean {
    const ways = this.shownAs(type);
    return !ways.includes("now") && ways.some((way) => way === "full" || way === "scene" || way === "turn");
  }

  /** Whether it is worth a line between what people say: it had everybody's eyes for a moment. */
  isTold(type: string): boolean {
    return !this.isPrivate(type) && this.shownAs(type).some((way) => way === "full" || way === "scene" || way === "stage" || way === "turn");
  }

  /** The event as others may read it over this seat's shoulder; null if all of it is secret. */
  covered<Event extends AnyEvent>(event: Event, chair: Seat | null): Event | null {
    if (this.isPrivate(event.type)) return null;
    const known = chair === null ? [] : (this.ofEvent(event.type).veils ?? []).filter((field) => isSeen(valueOf(event, field)));
    return known.length === 0 ? event : { ...event, ...Object.fromEntries(known.map((field) => [field, back(valueOf(event, field))])) };
  }

  // Answers

  ofOption(kind: string): OptionFacets {
    return this.#of("options", kind) ?? {};
  }

  /** Whether its words may stand in the open: nothing in it is hidden, and it tells of no role. */
  isOpen({ kind }: AnyOption): boolean {
    const said = this.#of("options", kind);
    return said !== undefined && !said.hidden?.length && !said.by_role;
  }

  /** What it names of this sort: the seat of a gift, the place of a card. */
  named(option: AnyOption, what: string): unknown {
    const names = Object.entries(this.ofOption(option.kind).names ?? {});
    const field = names.find(([, each]) => each === what)?.[0];
    return field === undefined ? undefined : valueOf(option, field);
  }

  /** The person to touch for it. */
  personAt(option: AnyOption): Seat | undefined {
    return this.#targeted(option, true) as Seat | undefined;
  }

  /** The place to touch for it, or whatever else stands on the board. */
  placeAt(option: AnyOption): string | undefined {
    return this.#targeted(option, false) as string | undefined;
  }

  #targeted(option: AnyOption, person: boolean): unknown {
    const { target, names } = this.ofOption(option.kind);
    return target && (names?.[target] === "seat") === person ? valueOf(option, target) : undefined;
  }

  // Questions

  ofQuestion(type: string): QuestionFacets {
    return this.#of("questions", type) ?? {};
  }

  /** Whether those who are waited for may be named: not where everybody is asked alike. */
  namesWho(type: string): boolean {
    return this.#of("questions", type) !== undefined && !this.ofQuestion(type).uniform;
  }

  /** Whether nothing may be lit or sounded now: all must look alike, or somebody looks at what nobody else may see. */
  isSecretStep(type: string | undefined): boolean {
    if (type === undefined) return false;
    const said = this.#of("questions", type) ?? { secret: true };
    return said.uniform === true || said.discreet === true || said.secret === true;
  }
}

const valueOf = (said: object, field: string): unknown => (said as Record<string, unknown>)[field];

/** Faces, and not only backs. */
const isSeen = (value: unknown): boolean => (Array.isArray(value) ? value.some((each) => each !== null) : value !== null);

/** As many backs as there are faces. */
const back = (value: unknown): unknown => (Array.isArray(value) ? value.map(() => null) : null);
