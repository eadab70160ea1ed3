/** Whether the talk shows what happened between what was said. Kept for a person, in this browser. */

const KEPT_AS = "gloaming.talk.facts";

class FactsShown {
  on = $state(stored());

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT_AS, on ? "on" : "off");
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== "off";
  } catch {
    return true;
  }
}

export const facts = new FactsShown();
