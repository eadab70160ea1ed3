/** Before any test: the words of every game, for tests draw parts of pages without opening the game. */
import { wordsOf } from "./index";
import { PARTS } from "./messages";

await Promise.all(PARTS.map(wordsOf));
