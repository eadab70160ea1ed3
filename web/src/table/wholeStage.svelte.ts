/** What takes the whole stage while it lasts: a meeting, a vote, a rescue. The columns of a desk give way to it. */

/** Where the question stands then, on a desk with room for both. */
export type Question = "below" | "beside";

/** Everything that lies over the board just now, the last one on top. Null: it leaves the columns as they are. */
const over = $state<(Question | null)[]>([]);

/** The board cannot be seen, so nothing on it is to be reached. */
export const isCovered = (): boolean => over.length > 0;

export const questionStands = (): Question | null => over.findLast((each) => each !== null) ?? null;

/** For as long as a frame is there. */
export function take(question: Question | null): () => void {
  over.push(question);
  return () => void over.splice(over.lastIndexOf(question), 1);
}
