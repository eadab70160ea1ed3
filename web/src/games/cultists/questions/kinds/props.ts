import type { Asked } from "../../protocol";
import type { CultistsStore } from "../../store";

/** What the widget of a question is given. It is made anew for each question. */
export interface QuestionProps {
  store: CultistsStore;
  asked: Asked;
}
