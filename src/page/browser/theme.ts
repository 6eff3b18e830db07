import { choice } from "./dom.ts";

const themes = { system: "system", light: "light", dark: "dark" } as const;
type Theme = keyof typeof themes;

const key = "sqlite-bench-gate theme";

/** A choice of colours, which the browser keeps where it keeps anything for files. */
export function themeChoice(onChange: () => void): HTMLElement {
  const kept = readKept();
  const apply = (theme: Theme) => {
    document.documentElement.dataset.theme = theme;
    onChange();
  };
  const control = choice<Theme>("Colours", themes, (theme) => {
    keep(theme);
    apply(theme);
  });
  const select = control.querySelector("select");
  if (select !== null) select.value = kept;
  apply(kept);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", onChange);
  return control;
}

function readKept(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return kept !== null && Object.hasOwn(themes, kept) ? (kept as Theme) : "system";
  } catch {
    // Some browsers keep nothing for a page that is a file.
    return "system";
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
