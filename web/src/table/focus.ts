/** Without a mouse one goes on from the new question, not from the top of the page. Whoever is elsewhere stays there:
 *  in the middle of a sentence of the talk, or in the notes. */

import type { Attachment } from "svelte/attachments";

/** What belongs to the question, wherever it stands: places of the plan, people of the ring. */
const TOUCHED = "section.panel, [data-place], .seat";

let answering = false;

/** Keeps in mind whether the last thing that was in focus belonged to a question. */
export const followed: Attachment = () => {
  const follow = ({ target }: FocusEvent) => (answering = target instanceof Element && target.closest(TOUCHED) !== null);
  document.addEventListener("focusin", follow);
  return () => {
    document.removeEventListener("focusin", follow);
    answering = false;
  };
};

/** Where a button gives way to another one, the keyboard stays among them. */
export const keepsFocus: Attachment<HTMLElement> = (acts) => {
  const keep = ({ target }: FocusEvent) =>
    setTimeout(() => {
      const isGone = target instanceof Element && !target.isConnected && document.activeElement === document.body;
      if (isGone && acts.isConnected) acts.querySelector<HTMLElement>(".btn:enabled")?.focus({ preventScroll: true });
    });
  acts.addEventListener("focusout", keep);
  return () => acts.removeEventListener("focusout", keep);
};

/** The heading of a new question takes the focus, if it went away with the old one. */
export const goesOn: Attachment<HTMLElement> = (heading) => {
  const here = document.activeElement;
  // Until the next frame it may still be on a button of the question that is on its way out.
  const nowhere = here === null || here === document.body || here.closest("[inert]") !== null;
  if (answering && nowhere) heading.focus({ preventScroll: true });
};
