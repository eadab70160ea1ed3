/** What every board is handed by the table page. */

import type { AnyOption } from "../store/spoken";

export interface BoardProps<Store, Option extends AnyOption> {
  store: Store;
  /** The answers that lie on the board, by what they lie on. */
  choices?: ReadonlyMap<string, Option>;
  chosen?: Option | null;
  /** Without it the board is only looked at. */
  onchoose?: (option: Option) => void;
  /** Fixed width and height, where none can be measured. */
  size?: [number, number] | null;
}
