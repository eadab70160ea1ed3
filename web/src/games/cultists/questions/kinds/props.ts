import type { Asked } from "../../../../protocol/types";
import type { TableStore } from "../../../../store/table.svelte";

/** What the widget of a question is given. It is made anew for each question. */
export interface QuestionProps {
  store: TableStore;
  asked: Asked;
}
