/** Somebody wants to see talk or log: whoever has them opens them. */

export type Tab = "talk" | "log" | "claims";

class Opening {
  /** What was asked for last; a new object for each asking. */
  wanted = $state.raw<{ tab: Tab } | null>(null);

  ask(tab: Tab): void {
    this.wanted = { tab };
  }
}

export const opening = new Opening();
