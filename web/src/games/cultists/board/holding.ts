/** What a room holds: the books still there, and its deck. */

import type { Board, Place, View } from "../protocol";

export interface Holding {
  books: number;
  left: number;
  deck: number;
  explored: boolean;
  finished: boolean;
}

/** Null for a hallway. */
export function holdingOf(board: Board, view: View, id: Place): Holding | null {
  const room = board.rooms.find((each) => each.id === id);
  if (!room) return null;
  return {
    books: room.books,
    left: view.books[id] ?? room.books,
    deck: view.deck[id] ?? 0,
    explored: view.explored[id] ?? false,
    finished: view.finished[id] ?? false,
  };
}
