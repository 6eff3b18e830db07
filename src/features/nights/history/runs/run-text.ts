import * as z from "zod";
import { describeIssues } from "../../../../messages/describe-issues.ts";
import { InputError } from "../../../../model/errors.ts";
import { limits } from "../../../../model/limits.ts";
import { fileContent } from "../../../../results/json/schema.ts";
import {
  type HistoryRun,
  type HistoryTest,
  historyRunSchema,
  historyTestPath,
  runFactsSchema,
  sectionNameSchema,
} from "./run.ts";

/** The version of a history's files that this tool writes, and the newest that it reads. 2 has more than 1: instructions; 3 engines' own versions; 4 the interval of all tests, dates and repositories; 5 costs besides time; 6 the processor of each test; 7 tests beside the base alone, counters, and times that limits name. */
export const historyVersion = 7;

/** The tests of a section, column by column: equal values beside each other take a third of the room when compressed. */
const columnsSchema = z.strictObject({
  section: sectionNameSchema,
  workloads: column(z.string()),
  results: column(z.string()),
  pairs: column(z.number()),
  baselineNs: column(z.number().nullable()),
  candidateNs: column(z.number().nullable()),
  low: column(z.number().nullable()),
  high: column(z.number().nullable()),
  sql: column(z.string().nullable()),
  /** Absent before version 6, and if all machines of the run have one kind of processor. */
  cpus: column(z.string().nullable()).optional(),
  /** Absent in version 1, and where nothing was counted. */
  baselineInstructions: column(z.number().nullable()).optional(),
  candidateInstructions: column(z.number().nullable()).optional(),
  /** Costs besides time, by engine and figure. Absent before version 5, and where nothing was measured. */
  footprint: z.record(z.string(), z.record(z.string(), column(z.number().nullable()))).optional(),
  /** Absent before version 7, and where no test has such figures. */
  others: column(z.record(z.string(), z.unknown()).nullable()).optional(),
});
type Columns = z.output<typeof columnsSchema>;

const fileSchema = z
  .strictObject({
    history: z.literal([1, 2, 3, 4, 5, 6, historyVersion]),
    ...runFactsSchema.shape,
    sections: z.array(columnsSchema).max(limits.tests),
  })
  .refine(({ sections, contests }) => sections.length > 0 || contests !== undefined, {
    path: ["sections"],
    error: "expected at least one, or contests",
  });

function column<Value extends z.ZodType>(value: Value) {
  return z.array(value).min(1).max(limits.tests);
}

/** A run as the text of a history's file, before it is compressed. The same run gives the same text. */
export function formatRun(run: HistoryRun): string {
  const { tests, ...facts } = historyRunSchema.parse(fileContent(run));
  const sections = Map.groupBy(tests, ({ section }) => section);
  return `${JSON.stringify({
    history: historyVersion,
    ...facts,
    sections: [...sections].map(([section, own]) => toColumns(section, own)),
  })}\n`;
}

/**
 * Reads what `formatRun` wrote, in this version of the tool or an older one.
 *
 * @param fileName for messages
 * @throws InputError naming the file and the fault
 */
export function parseRun(text: string, fileName: string): HistoryRun {
  const content = parseJson(text, fileName);
  const { history: version } = Object(content);
  if (Number.isInteger(version) && version > historyVersion)
    throw new InputError(
      `${fileName}: version ${version} of a history was written by a newer version of this tool, which reads up to version ` +
        `${historyVersion}: update it`,
    );
  const file = fileSchema.safeParse(content);
  if (file.error !== undefined) throw new InputError(`${fileName}: ${describeIssues(file.error, content)}`);
  const { history: _, sections, ...facts } = file.data;
  const uneven = sections.find((one) => !isEven(one));
  if (uneven !== undefined)
    throw new InputError(`${fileName}: the columns of ${uneven.section} are not equally long: it is damaged`);
  const run = { ...facts, tests: sections.flatMap(toTests) };
  const { data, error } = historyRunSchema.safeParse(run);
  if (error !== undefined) throw new InputError(`${fileName}: ${describeIssues(error, run)}`);
  const paths = new Set(data.tests.map(historyTestPath));
  if (paths.size < data.tests.length)
    throw new InputError(`${fileName}: it has a test twice, so it is not as this tool writes it`);
  return data;
}

function parseJson(text: string, fileName: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${fileName}: not JSON, so it is damaged (${(cause as Error).message})`, { cause });
  }
}

function toColumns(section: string, tests: readonly HistoryTest[]): Columns {
  return {
    section,
    workloads: tests.map(({ workload }) => workload),
    results: tests.map(({ result }) => result),
    pairs: tests.map(({ pairs }) => pairs),
    baselineNs: tests.map(({ baselineNs = null }) => baselineNs),
    candidateNs: tests.map(({ candidateNs = null }) => candidateNs),
    low: tests.map(({ low = null }) => low),
    high: tests.map(({ high = null }) => high),
    sql: tests.map(({ sql = null }) => sql),
    ...(tests.some(({ cpu }) => cpu !== undefined) ? { cpus: tests.map(({ cpu = null }) => cpu) } : {}),
    ...countColumns(tests),
    ...footprintColumns(tests),
    ...otherColumns(tests),
  };
}

/** Figures that few tests have, as they are. */
function otherColumns(tests: readonly HistoryTest[]): Pick<Columns, "others"> {
  const others = tests.map(({ base, counters, times }) =>
    (base ?? counters ?? times) === undefined ? null : { base, counters, times },
  );
  return others.every((one) => one === null) ? {} : { others };
}

function countColumns(
  tests: readonly HistoryTest[],
): Pick<Columns, "baselineInstructions" | "candidateInstructions"> {
  const columns = {
    baselineInstructions: tests.map((test) => test.baselineInstructions ?? null),
    candidateInstructions: tests.map((test) => test.candidateInstructions ?? null),
  };
  return Object.values(columns)
    .flat()
    .every((one) => one === null)
    ? {}
    : columns;
}

function footprintColumns(tests: readonly HistoryTest[]): Pick<Columns, "footprint"> {
  const engines = (["baseline", "candidate"] as const).flatMap((role) => {
    const names = new Set(tests.flatMap(({ footprint }) => Object.keys(footprint?.[role] ?? {})));
    const columnOf = (name: string) => tests.map(({ footprint }) => footprint?.[role]?.[name] ?? null);
    return names.size === 0
      ? []
      : [[role, Object.fromEntries([...names].map((name) => [name, columnOf(name)]))] as const];
  });
  return engines.length === 0 ? {} : { footprint: Object.fromEntries(engines) };
}

function isEven({ section: _, footprint = {}, ...columns }: Columns): boolean {
  const all = [...Object.values(columns), ...Object.values(footprint).flatMap((one) => Object.values(one))];
  return new Set(all.map(({ length }) => length)).size === 1;
}

function toTests(columns: Columns): unknown[] {
  const { section, workloads, results, pairs, baselineNs, candidateNs, low, high, sql } = columns;
  const {
    cpus = [],
    baselineInstructions = [],
    candidateInstructions = [],
    footprint = {},
    others = [],
  } = columns;
  return workloads.map((workload, index) => ({
    ...others[index],
    section,
    workload,
    result: results[index],
    pairs: pairs[index],
    baselineNs: baselineNs[index] ?? undefined,
    candidateNs: candidateNs[index] ?? undefined,
    low: low[index] ?? undefined,
    high: high[index] ?? undefined,
    sql: sql[index] ?? undefined,
    cpu: cpus[index] ?? undefined,
    baselineInstructions: baselineInstructions[index] ?? undefined,
    candidateInstructions: candidateInstructions[index] ?? undefined,
    footprint: footprintAt(footprint, index),
  }));
}

/** The figures of one test; undefined if it has none. */
function footprintAt(columns: NonNullable<Columns["footprint"]>, index: number): unknown {
  const engines = Object.entries(columns).flatMap(([role, own]) => {
    const figures = Object.entries(own).flatMap(([name, values]) => {
      const value = values[index] ?? null;
      return value === null ? [] : [[name, value] as const];
    });
    return figures.length === 0 ? [] : [[role, Object.fromEntries(figures)] as const];
  });
  return engines.length === 0 ? undefined : Object.fromEntries(engines);
}
