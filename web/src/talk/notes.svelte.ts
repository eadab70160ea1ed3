/** What one thinks of the others, and notes: in this browser only, for this table only. */

export const THOUGHTS = ["none", "trust", "doubt", "suspect"] as const;
export type Thought = (typeof THOUGHTS)[number];

interface Kept {
  text: string;
  thoughts: Record<string, Thought>;
}

export class Notes {
  text = $state("");
  thoughts = $state<Record<string, Thought>>({});
  readonly #key: string;

  constructor(code: string) {
    this.#key = `gloaming.notes.${code}`;
    const kept = read(this.#key);
    this.text = kept.text;
    this.thoughts = kept.thoughts;
  }

  of(seat: number): Thought {
    return this.thoughts[seat] ?? "none";
  }

  think(seat: number, thought: Thought): void {
    this.thoughts = { ...this.thoughts, [seat]: thought };
    this.keep();
  }

  write(text: string): void {
    this.text = text;
    this.keep();
  }

  keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ text: this.text, thoughts: this.thoughts } satisfies Kept));
    } catch {
      // Without storage the notes last as long as the page.
    }
  }
}

function read(key: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>;
    const thoughts = Object.entries(kept.thoughts ?? {}).filter(([, thought]) => THOUGHTS.includes(thought));
    return { text: String(kept.text ?? ""), thoughts: Object.fromEntries(thoughts) };
  } catch {
    return { text: "", thoughts: {} };
  }
}
