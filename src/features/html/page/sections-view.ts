import type { FigureData, PageData, RunData } from "../data/page-data.ts";
import { type Child, element } from "./dom.ts";
import { drawTable } from "./table.ts";
import { linkTo } from "./test-links.ts";

const columns = { average: 1, worst: 3 } as const;

/** The sections' averages as bars beside their ceilings, and the worst test of each. */
export function sectionsView({ sections }: RunData, { tests }: PageData): HTMLElement {
  const { table, averages, worst } = sections;
  const most = Math.max(...averages.flatMap((one) => (one === null ? [] : [one.value, one.ceiling])));
  const cell = (row: number, column: number, text: string): Child | undefined => {
    const average = averages[row];
    if (column === columns.average && average) return averageCell(text, average, most);
    const test = tests[worst[row] ?? -1];
    return column === columns.worst && test !== undefined
      ? element("a", { href: linkTo(test) }, text)
      : undefined;
  };
  return element(
    "section",
    { "aria-labelledby": "sections" },
    element("h2", { id: "sections" }, "Sections"),
    drawTable(table, { caption: "Each section's average and its worst test, beside their ceilings", cell }),
  );
}

/** A bar up to the average, with a line at the ceiling; the text says the same. */
function averageCell(text: string, { value, ceiling, outcome }: FigureData, most: number): HTMLElement {
  const bar = element("span", { class: `bar ${outcome}`, "aria-hidden": "true" });
  const share = (figure: number) => `${(100 * figure) / most}%`;
  bar.style.setProperty("--value", share(value));
  bar.style.setProperty("--ceiling", share(ceiling));
  return element("span", { class: "with-bar" }, bar, element("span", {}, text));
}
