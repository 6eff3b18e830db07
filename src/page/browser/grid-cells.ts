import type { ColumnData, FigureData, TestData } from "../data/page-data.ts";
import { type CellFigure, cellFigure, colourClass, type FigureName } from "./cell-figures.ts";
import { element } from "./dom.ts";
import { linkTo } from "./find-tests.ts";
import { outcomeMarks, outcomeWords } from "./outcomes.ts";

/** A test's cell. */
export interface TestCell {
  readonly link: HTMLAnchorElement;
  readonly place: HTMLTableCellElement;
  /** Shows a figure, or leaves the cell empty. */
  readonly fill: (figure: FigureName, isShown: boolean) => void;
}

/** @param edge the class of cells in its column */
export function createTestCell(test: TestData, edge: string): TestCell {
  const link = element("a", { href: linkTo(test), tabindex: -1 });
  const place = element("td", {}, link);
  return {
    link,
    place,
    fill: (name, isShown) => {
      const figure = cellFigure(test, name);
      const age = test.earlierRun === undefined ? "" : "earlier";
      place.className = [classOf(figure), edge, age, isShown ? "" : "left-out"].filter(Boolean).join(" ");
      link.replaceChildren(...markOf(figure.outcome), figure.text);
      link.setAttribute(
        "aria-label",
        `${figure.text}: ${test.id}, ${outcomeWords[figure.outcome]}${age && ", in an earlier run"}`,
      );
    },
  };
}

/** The cell of a variant and storage that have no such test. */
export function emptyCell(edge: string): HTMLTableCellElement {
  return element("td", { class: edge });
}

/** The cell of a section's average. */
export function averageCell(average: FigureData | null, edge: string): HTMLTableCellElement {
  if (average === null) return emptyCell(edge);
  const { value, outcome, text } = average;
  const look = `average ${classOf({ size: value, ratio: value, outcome })} ${edge}`.trim();
  return element("td", { class: look }, ...markOf(outcome), text);
}

/** A class for the cells of a variant's first column, which stand apart. */
export function edgeOf(columns: readonly ColumnData[], column: number): string {
  return columns[column]?.variant === columns[column - 1]?.variant ? "" : "edge";
}

function classOf({ size, ratio, outcome }: Omit<CellFigure, "text">): string {
  const none = size === undefined ? "nothing" : "plain";
  return `${ratio === undefined ? none : colourClass(ratio)} ${outcome}`;
}

/** Passing cells have no mark. */
function markOf(outcome: TestData["outcome"]): Node[] {
  if (outcome === "pass") return [];
  return [element("span", { class: "mark", "aria-hidden": "true" }, outcomeMarks[outcome])];
}
