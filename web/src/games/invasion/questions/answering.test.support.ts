/** Answers a question the way a person does who uses no map: through the panel alone, by keyboard and click. */

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { fireEvent, render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { Everything, Request } from "../../../protocol/types";
import { fromFixture } from "../../../store/table.svelte";
import { facets } from "../facets";
import type { AnswerOption, View } from "../protocol";
import type { Invasion } from "../store";
import { cardFace, eventCardName, optionWords } from "../words";
import QuestionPanel from "./QuestionPanel.svelte";
import { placeWords } from "./places";

const FOLDER = resolve(import.meta.dirname, "../../../../fixtures");

/** A moment of a real game, as one seat was told it. */
export type Moment = Everything & { view: View };

/** Replays, and what is told at the end, are no moments at a table. */
export const moments: readonly string[] = readdirSync(FOLDER)
  .flatMap((file) => /^Inv-(.*)\.json$/.exec(file)?.[1] ?? [])
  .filter((name) => "table" in moment(name));

export function moment(name: string, change?: (view: View) => void): Moment {
  const message = JSON.parse(readFileSync(resolve(FOLDER, `Inv-${name}.json`), "utf-8")) as Moment;
  change?.(message.view);
  return message;
}

export function table(message: Moment) {
  const sent: Request[] = [];
  return { sent, store: fromFixture<Invasion>(message, (request) => sent.push(request) > 0) };
}

export function asking(message: Moment) {
  const { store, sent } = table(message);
  return { ...render(QuestionPanel, { store }), store, sent };
}

/** The page without the names that the framework hands out by turns. */
export const open = (container: Element): string =>
  container.innerHTML.replace(/\b(s|c)\d+(-\w+)?\b/g, "").replace(/svelte-\w+/g, "");

type Asking = ReturnType<typeof asking>;

const ACTS: Partial<Record<AnswerOption["kind"], string>> = { Control: "i-agent", Plan: "b-event", Accuse: "i-accuse", Invade: "i-alien" };

/** Leaves this answer to be sent, however many steps it takes. */
export async function give(panel: Asking, option: AnswerOption): Promise<void> {
  const { container, store } = panel;
  const type = store.view!.asked!.step.type;
  if (type === "AskForDeclaration") return window(panel, option);
  if (type === "CastVotes") return lay(container, cardFace(option.card!));
  if (type === "PlaceEvents") return lay(container, eventCardName(option.card!));
  if (store.view!.asked!.options.some((each) => !facets.isOpen(each))) return find(container, optionWords(option, store));
  const line = type === "Act" && container.querySelector(`.act use[href="#${ACTS[option.kind]}"]`)?.closest("button");
  if (line) await fireEvent.click(line);
  const place = listed(container, placeWords(option, store)) ?? listed(container, optionWords(option, store), "li");
  const person = option.seat === undefined ? undefined : named(container, store.state!.chairs[option.seat]!.name);
  if (place ?? person) await fireEvent.click((place ?? person)!);
  await press(container, optionWords(option, store));
  if (option.confirm) await press(container, optionWords(option, store));
}

const listed = (container: Element, name: string, within = "details") =>
  [...container.querySelectorAll(`${within} button`)].find((button) => button.firstChild?.textContent?.trim() === name);

const named = (container: Element, name: string) =>
  [...container.querySelectorAll("[role=radio]")].find((radio) => radio.textContent?.includes(name));

async function press(container: Element, words: string): Promise<void> {
  const buttons = [...container.querySelectorAll<HTMLButtonElement>(".acts .btn:not([disabled])")];
  const button = buttons.find(({ textContent }) => textContent?.includes(words));
  if (!button) throw new Error(`no button "${words}" among: ${buttons.map(({ textContent }) => textContent?.trim()).join(", ")}`);
  await fireEvent.click(button);
}

/** The card is found while the fan is held, as its owner finds it. */
async function lay(container: Element, face: string): Promise<void> {
  const fan = container.querySelector("[role=slider]")!;
  for (let tries = 0; tries < 3; tries++) {
    await fireEvent.keyDown(fan, { key: "ArrowRight" });
    await fireEvent.keyDown(fan, { key: " " });
    const seen = fan.getAttribute("aria-valuetext");
    await fireEvent.keyUp(fan, { key: " " });
    if (seen === face) break;
  }
  await fireEvent.click(container.querySelector(".btn.candle")!);
}

/** Each look turns to the next answer. */
async function find(container: Element, words: string): Promise<void> {
  const held = container.querySelector("button.held")!;
  for (let seen = ""; seen !== words; ) {
    await fireEvent.keyDown(held, { key: " " });
    seen = held.querySelector("b")!.textContent;
    await fireEvent.keyUp(held, { key: " " });
  }
  await fireEvent.click(container.querySelector(".acts .btn.ink")!);
}

/** To declare is to hold. */
async function window({ container }: Asking, option: AnswerOption): Promise<void> {
  if (option.kind !== "Declare") return void (await fireEvent.click(container.querySelector(".window .go")!));
  await fireEvent.keyDown(container.querySelector(".window .declare")!, { key: " " });
  await vi.advanceTimersByTimeAsync(900);
}
