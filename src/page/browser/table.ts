import type { Table } from "../../report/format/table.ts";
import { type Child, element } from "./dom.ts";

/** The look of a table besides its cells. */
export interface TableLook {
  readonly caption: string;
  /** The class of a row that is not highlighted. */
  readonly rowClass?: (row: number) => string | null;
  /** A further class of a cell; null if it has none. */
  readonly cellClass?: (row: number, column: number) => string | null;
  /** The content of a cell in place of its text; the text if it is undefined. */
  readonly cell?: (row: number, column: number, text: string) => Child | undefined;
}

/** A table in a frame that scrolls where it is too wide. The first cell of a row names it. */
export function drawTable(
  { columns, rows }: Table,
  { caption, cell = () => undefined, cellClass = () => null, rowClass = () => null }: TableLook,
): HTMLElement {
  const heads = columns.map(({ heading, align }) =>
    heading === "" ? element("td") : element("th", { scope: "col", class: align }, heading),
  );
  const lines = rows.map(({ cells, highlighted }, row) =>
    element(
      "tr",
      { class: highlighted ? "highlighted" : rowClass(row) },
      ...columns.map(({ align }, column) => {
        const text = cells[column] ?? "";
        const child = cell(row, column, text) ?? text;
        return column === 0
          ? element("th", { scope: "row", class: align }, child)
          : element("td", { class: [align, cellClass(row, column) ?? ""].join(" ").trim() }, child);
      }),
    ),
  );
  const table = element(
    "table",
    { class: "figures" },
    element("caption", { class: "for-readers" }, caption),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...lines),
  );
  return scrollFrame(caption, table);
}

/** The second cell of a row as a day, which is not broken; for tables of runs. */
export function dayCell(_row: number, column: number, text: string): Child | undefined {
  return column === 1 ? element("time", { datetime: text }, text) : undefined;
}

/** A part that scrolls sideways, also by keys. */
export function scrollFrame(label: string, content: Node): HTMLElement {
  return element("div", { class: "scroll", role: "region", "aria-label": label, tabindex: 0 }, content);
}

/** A part that a reader can unfold; its content is made when it is unfolded for the first time. */
export function foldedPart(summary: string, content: () => readonly Child[]): HTMLDetailsElement {
  const part = element("details", {}, element("summary", {}, summary));
  part.addEventListener("toggle", () => part.append(...content().filter((child) => child !== null)), {
    once: true,
  });
  return part;
}

/** Makes folded parts that replace each other: the next one is unfolded if a reader has left the last one so. */
export function foldedInTurn(summary: string): (content: () => readonly Child[]) => HTMLDetailsElement {
  let isOpen = false;
  return (content) => {
    const part = foldedPart(summary, content);
    part.open = isOpen;
    part.addEventListener("toggle", () => {
      isOpen = part.open;
    });
    return part;
  };
}
