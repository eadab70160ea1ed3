/** The page fails closed: what it has never heard of is covered, whatever it may carry. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import act from "../../fixtures/Act-1.json";
import invAct from "../../fixtures/Inv-Act-1.json";
import { t } from "../i18n";
import { inWords } from "../replay/voice";
import { change } from "../net/fake";
import type { Everything } from "../protocol/types";
import type { AnyEvent, AnyOption, AnyView } from "../store/spoken";
import { fromFixture, type TableStore } from "../store/table.svelte";
import Announcer from "../table/Announcer.svelte";
import { moodOf } from "../table/mood";
import type { Selection } from "../table/selection.svelte";
import Log from "../talk/Log.svelte";
import Talk from "../talk/Talk.svelte";
import type { Voice } from "../talk/voice";
import CultistsPanel from "./cultists/questions/QuestionPanel.svelte";
import { selection as onPlan } from "./cultists/questions/selection";
import { voice as cultists } from "./cultists/voice";
import InvasionPanel from "./invasion/questions/QuestionPanel.svelte";
import { selection as onMap } from "./invasion/questions/selection";
import { voice as invasion } from "./invasion/voice";

interface Game {
  voice: Voice;
  message: Everything;
  /** With the scenes over the board. */
  panel: Component<{ store: never }>;
  selection: Selection;
}

const GAMES: Record<string, Game> = {
  cultists: { voice: cultists as Voice, message: act as never, panel: CultistsPanel as never, selection: onPlan as never },
  invasion: { voice: invasion as Voice, message: invAct as never, panel: InvasionPanel as never, selection: onMap as never },
};

afterEach(cleanup);

describe.each(Object.entries(GAMES))("what %s has never heard of", (_name, { voice, message, panel, selection }) => {
  const chair = message.chair!;
  const other = (chair + 1) % message.table.chairs.length;
  const name = message.table.chairs[other]!.name;
  const plot: AnyEvent & Record<string, unknown> = { type: "PlotHatched", seat: chair, target: other, note: "midnight", cards: ["dead", "assimilated"] };
  const hatch: AnyOption & Record<string, unknown> = { code: `hatch:${other}`, kind: "Hatch", target: other, note: "midnight", confirm: false, clause: "" };
  /** Any word of the plot. */
  const betrayed = new RegExp(`${name}|midnight|dead|assimilated|plot|hatch`, "i");

  const table = (): TableStore => {
    const store = fromFixture({ ...message, journal: [], table: { ...message.table, talk: [] } });
    store.journal = [{ type: "RoundBegan", seat: chair, round: 1, number: 1, knife: chair, architect: chair } as AnyEvent];
    return store;
  };
  const happens = (store: TableStore): void => {
    store.pace.hear(change(store.version + 1, { journal: [plot] }));
    flushSync();
  };

  it.each([["the log", Log], ["the talk", Talk], ["the announcer", Announcer]])("is not in %s", (_where, page) => {
    const store = table();
    const { container } = render(page as Component<{ store: TableStore; voice: Voice }>, { store, voice });
    const before = container.textContent; // the talk offers to say something about somebody, whatever happens
    happens(store);
    expect(container.textContent === before ? "" : container.textContent).not.toMatch(betrayed);
  });
  it("can be told to its owner who holds, without a word of what it carries", async () => {
    const store = table();
    const { container, getByRole } = render(Log, { store, voice });
    happens(store);
    expect(container.textContent).not.toContain(t("log-unheard"));
    await fireEvent.keyDown(getByRole("button"), { key: " " });
    expect(container.textContent).toContain(t("log-unheard"));
    expect(container.textContent).not.toMatch(betrayed);
  });
  it("is no scene, and is not told in a replay through this seat's eyes", () => {
    const store = table();
    store.view = { ...store.view!, asked: null } as AnyView;
    const { container } = render(panel, { store: store as never });
    happens(store);
    expect(document.querySelector(".scene-card, dialog")).toBeNull();
    expect(container.querySelector(".now")!.textContent).not.toMatch(betrayed);
    expect(inWords(plot, store, voice)).toBe(t("log-unheard"));
  });
  it("is an answer that nobody else can read, and nothing to touch", async () => {
    for (const type of [message.view ? (message.view as AnyView).asked!.step.type : "", "Whisper"]) {
      const store = table();
      const asked = (message.view as AnyView).asked!;
      store.view = { ...store.view!, asked: { ...asked, step: { ...asked.step, type }, options: [hatch, { ...hatch, code: "hatch:again" }] } } as AnyView;
      const { container } = render(panel, { store: store as never });
      expect(container.querySelector("section.panel")!.textContent).not.toMatch(/midnight|hatch/i);
      expect([...selection.places.keys(), ...selection.people.keys()]).toEqual([]);
      cleanup();
    }
  });
  it("is a question of which nobody hears who is asked", () => {
    const { view } = table();
    const asked = { ...view!.asked!, step: { type: "Whisper", seat: other }, options: [] };
    expect(moodOf({ ...view!, asked }, chair, voice.facets)).toEqual({ kind: "waiting", for: null });
    expect(voice.facets.isSecretStep("Whisper")).toBe(true);
  });
});
