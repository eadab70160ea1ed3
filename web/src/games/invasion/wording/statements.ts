/** Something said at a table of Invasion, in a form that every language can read. */
import { t } from "../../../i18n";
import type { Statement } from "../../../protocol/types";
import { capital } from "../../../table/speech";
import { commonWords, way } from "../../../talk/said";
import type { Told } from "../store";
import { cardFace, eventCardName } from "./cards";

/** `number` is the line's: it chooses one of several ways to say it. */
export function statementWords(statement: Statement, told: Told, number = 0): string {
  switch (statement.type) {
    case "laid":
      return capital(t(`inv-said-laid-${way(number)}`, { round: statement.round, card: cardFace(statement.card) }));
    case "planned": {
      const [upcoming, prevented] = [eventCardName(statement.upcoming), eventCardName(statement.prevented)];
      return capital(t(`inv-said-planned-${way(number)}`, { round: statement.round, upcoming, prevented }));
    }
    case "human":
      return t(`inv-said-human-${way(number)}`);
    default:
      return commonWords(statement, told, number, (why) => `inv-said-why-${why}`);
  }
}
