import { type Role, roles } from "../../../model/engine.ts";
import type { FootprintFigure } from "../../../model/footprint.ts";
import { sectionPath } from "../../../model/test.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, multiplier } from "../../../report/format/figures.ts";
import { left, named, type Row, right, type Table } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { FootprintTest } from "./compare.ts";
import { type Figure, figureOf, testFigures } from "./figures.ts";

/** The figures that say most of a section, and how a sentence calls them. */
const telling = {
  "file-bytes": "file bytes",
  "written-bytes": "bytes written",
  allocations: "allocations",
  "peak-bytes": "peak memory",
} satisfies Partial<Record<FootprintFigure, string>>;

/** Tests whose figures are added up. */
interface Summed {
  /** Escaped. */
  readonly name: string;
  readonly tests: readonly FootprintTest[];
}

/** The sums of each section; undefined if nothing was measured. */
export function sectionTable(
  tests: readonly FootprintTest[],
  names: EngineNames,
  escapeText: Escape,
): Table | undefined {
  const sections = Map.groupBy(tests, ({ test }) => sectionPath(test));
  const rows = [...sections].map(([path, own]) => ({ name: escapeText(path), tests: own }));
  return costTable(
    "Section",
    Object.keys(telling).map((name) => figureOf(name as FootprintFigure)),
    rows,
    names,
  );
}

/** All figures of each test; undefined if nothing was measured. */
export function testTable(
  tests: readonly FootprintTest[],
  names: EngineNames,
  escapeText: Escape,
): Table | undefined {
  const rows = tests.map((one) => ({ name: escapeText(one.test.workload), tests: [one] }));
  return costTable("Test", testFigures, rows, names);
}

/** A row for each figure of one test, with a column for each engine. */
export function figureTable({ values }: FootprintTest, names: EngineNames): Table {
  const shown = roles.filter((role) => values[role] !== undefined);
  return {
    columns: [...left("Cost besides time"), ...right(...shown.map((role) => engineName(names, role)))],
    rows: testFigures.flatMap(({ name, heading, format }): Row[] => {
      const own = shown.map((role) => values[role]?.[name]);
      if (own.every((value) => value === undefined)) return [];
      return [{ cells: [heading, ...own.map((value) => (value === undefined ? "-" : format(value)))] }];
    }),
  };
}

/** From this multiple of the baseline's on, a figure of a section is worth a line on the first screen. */
const leastStanding = 2;

/**
 * `64x the allocations of SQLite, 8.12x the peak memory (int/autocommit/writes)`: the figures that are far more than the baseline's in a
 * section, the largest multiple first. Beside nearly nothing, the amounts stand in place of a multiple: `10,600 allocations where SQLite has 1`.
 * Empty if there are none.
 */
export function standingOut(tests: readonly FootprintTest[], names: EngineNames, escapeText: Escape): string {
  const sections = [...Map.groupBy(tests, ({ test }) => sectionPath(test))];
  const found = Object.entries(telling).flatMap(([name, noun]) => {
    const figure = figureOf(name as FootprintFigure);
    const multiples = sections.flatMap(([path, own]) => {
      const { baseline = 0, candidate = 0 } = sumsOf(figure, own);
      const isMore = candidate - baseline > figure.negligible * own.length;
      if (!isMore || baseline === 0) return [];
      const values = isTiny(figure, own, baseline) ? { figure, candidate, baseline } : undefined;
      return [{ noun, path, multiple: candidate / baseline, values }];
    });
    const telling = multiples.some(
      ({ values, multiple }) => values === undefined && multiple >= leastStanding,
    );
    return multiples
      .filter(({ values }) => !telling || values === undefined)
      .toSorted((one, other) => other.multiple - one.multiple)
      .slice(0, 1);
  });
  const standing = found
    .filter(({ multiple }) => multiple >= leastStanding)
    .toSorted(
      (one, other) =>
        Number(one.values !== undefined) - Number(other.values !== undefined) ||
        other.multiple - one.multiple,
    );
  if (standing.length === 0) return "";
  const paths = new Set(standing.map(({ path }) => path));
  const place = (path: string) => (sections.length > 1 ? ` (${escapeText(path)})` : "");
  const items = standing.map(({ multiple, noun, path, values }, index) => {
    const where = paths.size > 1 ? place(path) : "";
    if (values === undefined)
      return `${multipleText(multiple)}x the ${noun}${index === 0 ? ` of ${names.baseline}` : ""}${where}`;
    const { figure, candidate, baseline } = values;
    const many = `${figure.format(candidate)} ${figure.format === count ? "" : "of "}${noun}`;
    return `${many} where ${names.baseline} has ${figure.format(baseline)}${where}`;
  });
  return `${items.join(", ")}${paths.size > 1 ? "" : place(standing[0]?.path ?? "")}.`;
}

/** Whether the baseline has so little of a figure that any multiple of it says nothing: its difference from none would mean nothing. */
function isTiny({ negligible }: Figure, tests: readonly FootprintTest[], baseline: number): boolean {
  return baseline <= negligible * tests.length;
}

/** A column for each figure, with the values of the baseline and the candidate, and the base's where it differs. */
function costTable(
  heading: string,
  figures: readonly Figure[],
  rows: readonly Summed[],
  names: EngineNames,
): Table | undefined {
  // A figure that is 0 on each engine says nothing that a column is needed for.
  const shown = figures.filter(({ name }) =>
    rows.some(({ tests }) =>
      tests.some(({ values }) => roles.some((role) => (values[role]?.[name] ?? 0) > 0)),
    ),
  );
  if (shown.length === 0) return undefined;
  const order = [...(names.baseline === undefined ? [] : [names.baseline]), names.candidate].join(", ");
  return {
    columns: [...named(`${heading} (${order})`), ...right(...shown.map((figure) => figure.heading))],
    rows: rows.map(({ name, tests }) => ({
      cells: [name, ...shown.map((figure) => costText(figure, tests, names))],
    })),
  };
}

/** `4.2 MB, 8.4 MB: 2.00x; main 8.1 MB` */
function costText(figure: Figure, tests: readonly FootprintTest[], names: EngineNames): string {
  const { baseline, candidate, base } = sumsOf(figure, tests);
  if (candidate === undefined) return "-";
  const values = [baseline, candidate].flatMap((value) =>
    value === undefined ? [] : [figure.format(value)],
  );
  const multiple = baseline === undefined || baseline === 0 ? "" : `: ${multipleText(candidate / baseline)}x`;
  const other = base === undefined ? undefined : figure.format(base);
  const beside =
    other === undefined || other === figure.format(candidate)
      ? ""
      : `; ${engineName(names, "base")} ${other}`;
  return `${values.join(", ")}${multiple}${beside}`;
}

/** `1.02`, `12`, `1,430` */
function multipleText(ratio: number): string {
  return ratio < 9.995 ? multiplier(ratio) : count(Number(ratio.toPrecision(3)));
}

/** Sums over the tests that every engine has the figure of which has it of any. */
function sumsOf({ name }: Figure, tests: readonly FootprintTest[]): Partial<Readonly<Record<Role, number>>> {
  const having = roles.filter((role) => tests.some(({ values }) => values[role]?.[name] !== undefined));
  const common = tests.filter(({ values }) => having.every((role) => values[role]?.[name] !== undefined));
  if (common.length === 0) return {};
  return Object.fromEntries(
    having.map((role) => [role, common.reduce((sum, { values }) => sum + (values[role]?.[name] ?? 0), 0)]),
  );
}
