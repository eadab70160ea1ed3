/** On paper nothing is dark: while a page is printed, it and its drawings wear the light of the reading room. */
export function printsLight(): () => void {
  const root = document.documentElement;
  let worn: string | undefined;

  function wear(): void {
    worn ??= root.dataset.theme;
    root.dataset.theme = "light";
  }

  function takeOff(): void {
    if (worn !== undefined) root.dataset.theme = worn;
    worn = undefined;
  }

  window.addEventListener("beforeprint", wear);
  window.addEventListener("afterprint", takeOff);
  return () => {
    takeOff();
    window.removeEventListener("beforeprint", wear);
    window.removeEventListener("afterprint", takeOff);
  };
}
