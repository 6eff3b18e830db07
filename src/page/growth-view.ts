import type { PageData, RunData } from "../report/html/page-data.ts";
import { element } from "./dom.ts";
import { drawTable } from "./table.ts";
import { linkTo } from "./test-links.ts";

/** How each workload's time grows with its table; a workload links to its plot. Null if the run does not say. */
export function growthView({ growth }: RunData, { tests }: PageData): HTMLElement | null {
  if (growth === undefined) return null;
  const cell = (row: number, column: number, text: string) => {
    const largest = tests[growth.workloads[row]?.tests.at(-1) ?? -1];
    return column === 0 && largest !== undefined ? element("a", { href: linkTo(largest) }, text) : undefined;
  };
  return element(
    "section",
    { "aria-labelledby": "growth" },
    element("h2", { id: "growth" }, "Growth with the size of the table"),
    element(
      "p",
      { class: "faint" },
      "Time is proportional to the rows of the table to the power of this exponent.",
    ),
    drawTable(growth.table, { caption: "Exponents of growth of each workload", cell }),
  );
}
