import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { has, language, list, setLanguage, t } from "./index";

afterEach(() => setLanguage("en"));

test("a choice is kept, and the document says which language it speaks", async () => {
  await setLanguage("de");
  expect(language()).toBe("de");
  expect(document.documentElement.lang).toBe("de");
  expect(localStorage.getItem("gloaming.language")).toBe("de");
  expect(t("phase-movement")).toBe("Bewegung");
});

test("what was said in one language is said anew in the other", async () => {
  await setLanguage("en");
  const heard: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      heard.push(t("place-library.in"));
    });
  });
  flushSync();
  await setLanguage("de");
  flushSync();
  expect(heard).toEqual(["in the Library", "in der Bibliothek"]);
  stop();
});

test("an id without words comes back as it is", () => {
  expect(t("no-such-thing")).toBe("no-such-thing");
  expect(t("place-library.no-such-form")).toBe("place-library.no-such-form");
  expect(has("no-such-thing")).toBe(false);
});

test("lists are as people say them", async () => {
  expect(list(["Ann", "Ben", "Eva"])).toBe("Ann, Ben and Eva");
  expect(list(["Ann", "Ben"], "or")).toBe("Ann or Ben");
  await setLanguage("de");
  expect(list(["Ann", "Ben", "Eva"])).toBe("Ann, Ben und Eva");
});
