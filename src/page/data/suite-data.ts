import { kinds, storages, suiteNames, type Variant, variants, variantsOf } from "../../model/test.ts";
import { variantKeys } from "../../report/format/words.ts";
import { suites } from "../../suite/suites.ts";
import type { SectionVerdict } from "../../verdict/judge.ts";
import { figureData } from "./figure-data.ts";
import type { ColumnData, FigureData, GridRowData, GroupData, SuiteData, TestData } from "./page-data.ts";

type Cell = Pick<TestData, "variant" | "storage" | "kind" | "workload">;

/**
 * The grid of each suite that has tests. Texts are escaped.
 *
 * @param sections of the run that the averages are from; none for a history
 */
export function suiteData(sections: readonly SectionVerdict[], tests: readonly Cell[]): SuiteData[] {
  const known = suiteNames.map((name) => ({
    name,
    description: suites[name].description,
    own: variantsOf(name) as readonly string[],
  }));
  // A history outlives suites.
  const others = [...new Set(tests.map(({ variant }) => variant))].filter((variant) => !isVariant(variant));
  const all = [...known, { name: "others", description: "", own: others }];
  return all.flatMap(({ name, description, own }) => {
    const columns = columnsOf(own, tests);
    if (columns.length === 0) return [];
    const groups = distinct(kinds, tests, "kind").flatMap((kind): GroupData[] => {
      const rows = rowsOf(kind, columns, tests);
      const averages = columns.map((column) => averageOf(kind, column, sections));
      return rows.length === 0 ? [] : [{ kind, rows, averages }];
    });
    return [{ name, description, columns, groups }];
  });
}

function isVariant(variant: string): variant is Variant {
  return (variants as readonly string[]).includes(variant);
}

/** The values of a part of the tests' paths: known values in their order, then others. */
function distinct(known: readonly string[], tests: readonly Cell[], part: "storage" | "kind"): string[] {
  return [...new Set([...known, ...tests.map((test) => test[part])])];
}

/** The given variants and their storages that have a test. */
function columnsOf(own: readonly string[], tests: readonly Cell[]): ColumnData[] {
  return own.flatMap((variant) =>
    distinct(storages, tests, "storage").flatMap((storage): ColumnData[] =>
      tests.some((test) => test.variant === variant && test.storage === storage)
        ? [{ variant, shape: isVariant(variant) ? variantKeys[variant] : "", storage }]
        : [],
    ),
  );
}

/** Writes that commit one by one do what their namesakes do, and share their row. */
const committing = /_ac$/;

function rowsOf(kind: string, columns: readonly ColumnData[], tests: readonly Cell[]): GridRowData[] {
  const rows: { readonly workload: string; readonly tests: (number | null)[] }[] = [];
  for (const [index, test] of tests.entries()) {
    const { workload, storage } = test;
    const column = columns.findIndex((one) => one.variant === test.variant && one.storage === storage);
    if (column < 0 || test.kind !== kind) continue;
    const names = storage === "autocommit" ? [workload.replace(committing, ""), workload] : [workload];
    // Two names may look alike when they are escaped: each test has a cell of its own nevertheless.
    let row = rows.find((one) => names.includes(one.workload) && one.tests[column] === null);
    if (row === undefined) {
      row = { workload, tests: columns.map(() => null) };
      rows.push(row);
    }
    row.tests[column] = index;
  }
  return rows;
}

function averageOf(
  kind: string,
  { variant, storage }: ColumnData,
  sections: readonly SectionVerdict[],
): FigureData | null {
  const section = sections.find(
    (one) => one.kind === kind && one.variant === variant && one.storage === storage,
  );
  return figureData(section?.judgement) ?? null;
}
