import type { GridRowData, TestData } from "../data/page-data.ts";

const prefix = "#test/";

/** The address of a test within the page. */
export function linkTo({ id }: { readonly id: string }): string {
  return prefix + id.split("/").map(encodeURIComponent).join("/");
}

/** The id of the test that an address within the page names; undefined if it names none. */
export function linkedId(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(hash.slice(prefix.length));
  } catch {
    // Somebody has typed a percent sign.
    return undefined;
  }
}

/** Which tests a reader wants to see. */
export interface TestFilter {
  /** Words that must all be in a test's path, outcome or trend; case does not matter. */
  readonly text: string;
  /** Whether only those count that do not pass in the newest run. */
  readonly onlyNotPassing: boolean;
}

export function matchesFilter(
  { id, outcome, trend, earlierRun }: Pick<TestData, "id" | "outcome" | "trend" | "earlierRun">,
  { text, onlyNotPassing }: TestFilter,
): boolean {
  if (onlyNotPassing && (outcome === "pass" || earlierRun !== undefined)) return false;
  const searched = `${id} ${outcome === "none" ? "no result" : outcome} ${trend?.state ?? ""}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Ways to order the rows of a grid. */
export const rowOrders = {
  report: "as in reports",
  slowest: "slowest first",
  fastest: "fastest first",
  headroom: "least headroom first",
  name: "by name",
} as const;
export type RowOrder = keyof typeof rowOrders;

/** The order of rows: figures of a test, undefined where it has none. */
export interface RowFigures {
  /** The figure of its cell: larger is slower. */
  readonly size: (test: number) => number | undefined;
  /** The share of its ceiling that is left. */
  readonly headroom: (test: number) => number | undefined;
}

/**
 * Rows in an order: equal rows in the order of reports, rows without figures last.
 *
 * @param column that alone counts; all if undefined
 */
export function orderRows(
  rows: readonly GridRowData[],
  order: RowOrder,
  { size, headroom }: RowFigures,
  column?: number,
): GridRowData[] {
  if (order === "report") return [...rows];
  if (order === "name") return rows.toSorted((a, b) => (a.workload < b.workload ? -1 : 1));
  const all = (row: GridRowData, figure: (test: number) => number | undefined) => {
    const cells = column === undefined ? row.tests : [row.tests[column] ?? null];
    return cells.flatMap((test) => (test === null ? [] : (figure(test) ?? [])));
  };
  // Smaller comes first.
  const keys: Readonly<Record<Exclude<RowOrder, "report" | "name">, (row: GridRowData) => number>> = {
    slowest: (row) => -Math.max(...all(row, size)),
    fastest: (row) => Math.min(...all(row, size)),
    headroom: (row) => Math.min(...all(row, headroom)),
  };
  const key = keys[order];
  return rows.toSorted((a, b) => compare(key(a), key(b)));
}

/** Infinities, of rows without a figure, are alike. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
