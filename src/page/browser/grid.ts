import type { GridRowData, GroupData, PageData, SuiteData } from "../data/page-data.ts";
import { cellFigure, type FigureName } from "./cell-figures.ts";
import { button, element } from "./dom.ts";
import { orderRows, type RowFigures, type RowOrder } from "./find-tests.ts";
import { averageCell, createTestCell, edgeOf, emptyCell, type TestCell } from "./grid-cells.ts";
import { handleGridKeys } from "./grid-keys.ts";
import { scrollFrame } from "./table.ts";

/** How a grid shows its tests. */
export interface GridView {
  readonly figure: FigureName;
  readonly order: RowOrder;
  /** Whether a test is shown. */
  readonly isShown: (test: number) => boolean;
  /** Whether some tests are not. */
  readonly isFiltered: boolean;
}

/** A suite's tests as a heat map, in which each cell links to its test. */
export interface Grid {
  readonly element: HTMLElement;
  readonly show: (view: GridView) => void;
  /** The link of a test; undefined if the suite does not have it. */
  readonly linkOf: (test: number) => HTMLAnchorElement | undefined;
}

/** A column by which a grid is ordered, in place of the order of the page. */
interface ColumnOrder {
  readonly column: number;
  readonly order: "slowest" | "fastest";
}

/** The rows of a kind. */
interface Group {
  readonly data: GroupData;
  readonly body: HTMLTableSectionElement;
  readonly lines: ReadonlyMap<GridRowData, HTMLTableRowElement>;
  readonly average: HTMLTableRowElement;
}

/** @param onMove a test's link was reached by an arrow key */
export function createGrid(suite: SuiteData, page: PageData, onMove: (test: number) => void): Grid {
  const { columns } = suite;
  const cells = new Map<number, TestCell>();
  let view: GridView | undefined;
  let columnOrder: ColumnOrder | undefined;

  const sortBy = (column: number) => {
    const isSame = columnOrder?.column === column;
    if (!isSame) columnOrder = { column, order: "slowest" };
    else columnOrder = columnOrder?.order === "slowest" ? { column, order: "fastest" } : undefined;
    if (view !== undefined) show(view);
  };
  const heads = columns.map(({ variant, storage }, column) => {
    const sort = button({ class: "sort" }, () => sortBy(column), storage);
    const look = `storage ${edgeOf(columns, column)}`.trim();
    return element("th", { scope: "col", class: look, title: `Sort by ${variant}, ${storage}` }, sort);
  });
  const variantHeads = variantHeadings(suite);
  const groups = suite.groups.map((group) => drawGroup(group, suite, page, cells));
  const table = element(
    "table",
    { class: "grid" },
    element("caption", { class: "for-readers" }, `Suite ${suite.name}, variants and storages across`),
    element(
      "thead",
      {},
      element("tr", {}, element("td"), ...variantHeads.map((head) => head.element)),
      element("tr", {}, element("th", { scope: "col", class: "workload" }, "Workload"), ...heads),
    ),
    ...groups.map(({ body }) => body),
  );
  handleGridKeys(table, (link) => {
    const [found] = [...cells].find(([, cell]) => cell.link === link) ?? [];
    if (found !== undefined) onMove(found);
  });
  const frame = element(
    "section",
    { class: "suite" },
    element("h3", {}, suite.name, element("span", { class: "faint" }, suite.description)),
    scrollFrame(`Tests of the suite ${suite.name}`, table),
  );

  function show(now: GridView): void {
    // Another order of the page is meant for every grid.
    if (view !== undefined && view.order !== now.order) columnOrder = undefined;
    view = now;
    for (const [test, cell] of cells) cell.fill(now.figure, now.isShown(test));
    for (const group of groups) showRows(group, now);
    showColumns();
    frame.hidden = groups.every(({ body }) => body.hidden);
    keepOneTabStop(table, cells);
  }

  function showRows({ data, body, lines, average }: Group, { order, isShown, ...now }: GridView): void {
    const by = columnOrder?.order ?? order;
    for (const row of orderRows(data.rows, by, rowFigures(page, now.figure), columnOrder?.column)) {
      const line = lines.get(row);
      if (line === undefined) continue;
      line.hidden = !row.tests.some((test) => test !== null && isShown(test));
      body.insertBefore(line, average);
    }
    const hasAverage = data.averages.some((one) => one !== null);
    average.hidden = !hasAverage || now.isFiltered || now.figure !== "multiplier";
    body.hidden = [...lines.values()].every((line) => line.hidden);
  }

  function showColumns(): void {
    const isShown = columns.map((_, column) =>
      groups.some(({ data }) =>
        data.rows.some(({ tests }) => {
          const test = tests[column] ?? null;
          return test !== null && view?.isShown(test) === true;
        }),
      ),
    );
    for (const [column, head] of heads.entries()) {
      const order = columnOrder?.column === column ? columnOrder.order : undefined;
      const words = { slowest: "descending", fastest: "ascending" } as const;
      head.setAttribute("aria-sort", order === undefined ? "none" : words[order]);
      head.hidden = !isShown[column];
      for (const { lines, average } of groups)
        for (const line of [...lines.values(), average]) {
          const place = line.cells[column + 1];
          if (place !== undefined) place.hidden = !isShown[column];
        }
    }
    for (const { own, element: head } of variantHeads) {
      const number = own.filter((column) => isShown[column]).length;
      head.hidden = number === 0;
      head.colSpan = Math.max(1, number);
    }
  }

  return { element: frame, show, linkOf: (test) => cells.get(test)?.link };
}

function rowFigures({ tests }: PageData, name: FigureName): RowFigures {
  return {
    size: (test) => {
      const data = tests[test];
      return data && cellFigure(data, name).size;
    },
    headroom: (test) => {
      const { value, limit } = tests[test]?.figure ?? {};
      return value === undefined || limit === undefined ? undefined : 1 - value / limit.ceiling;
    },
  };
}

/** A heading for each variant, and the columns that it is above. */
function variantHeadings({ columns }: SuiteData) {
  const byVariant = Map.groupBy(columns.keys(), (column) => columns[column]?.variant ?? "");
  return [...byVariant].map(([variant, own]) => {
    const shape = columns[own[0] ?? 0]?.shape || null;
    const look = { scope: "colgroup", colspan: own.length, class: "variant edge", title: shape };
    return { own, element: element("th", look, variant) };
  });
}

/** @param cells receives the cells of the group's tests */
function drawGroup(
  data: GroupData,
  { columns }: SuiteData,
  { tests }: PageData,
  cells: Map<number, TestCell>,
): Group {
  const drawLine = (row: GridRowData) => {
    const places = row.tests.map((index, column) => {
      const test = index === null ? undefined : tests[index];
      if (index === null || test === undefined) return emptyCell(edgeOf(columns, column));
      const cell = createTestCell(test, edgeOf(columns, column));
      cells.set(index, cell);
      return cell.place;
    });
    const name = element("span", { class: "workload-name" }, row.workload);
    return element("tr", {}, element("th", { scope: "row", class: "workload" }, name), ...places);
  };
  const lines = new Map(data.rows.map((row) => [row, drawLine(row)]));
  const average = element(
    "tr",
    {},
    element("th", { scope: "row", class: "workload average" }, "Average"),
    ...data.averages.map((one, column) => averageCell(one, edgeOf(columns, column))),
  );
  const kind = element("th", { class: "kind", scope: "rowgroup", colspan: columns.length + 1 }, data.kind);
  const body = element("tbody", {}, element("tr", {}, kind), ...lines.values(), average);
  return { data, body, lines, average };
}

/** The tabulator key reaches one cell; arrow keys go on from there. */
function keepOneTabStop(table: HTMLTableElement, cells: ReadonlyMap<number, TestCell>): void {
  const open = "tbody:not([hidden]) tr:not([hidden]) td:not([hidden], .left-out) a";
  const links = [...table.querySelectorAll<HTMLAnchorElement>(open)];
  const current = links.find((link) => link.tabIndex === 0) ?? links[0];
  for (const { link } of cells.values()) link.tabIndex = link === current ? 0 : -1;
}
