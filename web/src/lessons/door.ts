/** In and out of a guided game. */

import { wishFor } from "../net/alone.svelte";
import { beginLesson, lookAt, makeTable } from "../net/api";
import { seated } from "../net/keys";
import { keepGame, keepLessonTable, keepToken, lessonTable, whoAmI, type Me } from "../net/kept";
import { go, tableHash } from "../net/route";

function me(): Me {
  return whoAmI();
}

/** The table of a lesson that was begun and left, if it still waits; empty otherwise. */
export async function leftAt(lesson: string): Promise<string> {
  const code = lessonTable(lesson);
  if (!code) return "";
  const card = await lookAt(code).catch(() => null);
  return card?.stage === "playing" ? code : "";
}

export async function learn(lesson: string): Promise<void> {
  const { code, token } = await beginLesson(lesson, me());
  keepToken(code, token);
  keepLessonTable(lesson, code);
  go(tableHash(code));
}

/** After a lesson: the same game with bots that think for themselves. */
export async function playForReal(game: string): Promise<void> {
  const { code } = await seated((key) => makeTable(me(), key));
  keepGame(game);
  wishFor(code, game, true);
  go(tableHash(code));
}
