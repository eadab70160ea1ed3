/** Dark by nature, light by choice. */

export type Theme = "dark" | "light";

const KEPT_AS = "gloaming.theme";

let current = $state<Theme>(stored());
show();

export function theme(): Theme {
  return current;
}

export function setTheme(chosen: Theme): void {
  current = chosen;
  try {
    localStorage.setItem(KEPT_AS, chosen);
  } catch {
    // lasts until the browser is closed
  }
  show();
}

function stored(): Theme {
  try {
    return localStorage.getItem(KEPT_AS) === "light" ? "light" : "dark";
  } catch {
    return "dark";
  }
}

function show(): void {
  document.documentElement.dataset.theme = current;
}
