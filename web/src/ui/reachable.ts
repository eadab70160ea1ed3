/** What scrolls must be reached by those without a mouse; what does not scroll is no stop on the way. */
export function reachable(element: HTMLElement): (() => void) | void {
  if (typeof ResizeObserver === "undefined") return;
  const look = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(look);
  for (const part of [element, ...element.children]) observer.observe(part);
  return () => observer.disconnect();
}
