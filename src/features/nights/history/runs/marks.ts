import type { HistoryRun } from "./run.ts";
import type { RatioPoint } from "./series.ts";

/** Facts that a multiplier may depend on beside the engine, in the order in which reports name them. */
export const markedFacts = [
  "CPU",
  "machine",
  "image",
  "SQLite",
  "settings",
  "kind",
  "candidate's name",
  "suite",
  "tool",
] as const;
export type MarkedFact = (typeof markedFacts)[number];

/** A fact that differs between two runs. */
export interface Mark {
  readonly fact: MarkedFact;
  readonly before: string;
  readonly after: string;
}

/** The marks of a run: facts that differ from the run before it. */
export interface RunMarks {
  /** The run's index. */
  readonly run: number;
  /** At least one. */
  readonly marks: readonly Mark[];
}

/**
 * Where the facts of a history change. A fact that a run lacks is taken to be unchanged.
 *
 * @param runs in order of time
 */
export function marksOf(runs: readonly HistoryRun[]): RunMarks[] {
  const known = new Map<string, string>();
  return runs.flatMap((run, index) => {
    const marks = markedFacts.flatMap((fact) =>
      placesOf(run, fact).flatMap((section): Mark[] => {
        const after = factOf(run, fact, section);
        if (after === undefined) return [];
        const key = `${fact} ${section}`;
        const before = known.get(key);
        known.set(key, after);
        return before === undefined || before === after ? [] : [{ fact, before, after }];
      }),
    );
    return marks.length === 0 ? [] : [{ run: index, marks }];
  });
}

/** Only settings depend on the storage. */
function placesOf({ engines }: HistoryRun, fact: MarkedFact): readonly string[] {
  return fact === "settings" ? Object.keys(engines.baseline.settings ?? {}) : [""];
}

/**
 * The facts that could be the reason of a test's change instead of its engine: facts without a value that runs on both sides share. If one value is on both sides, the change shows among the runs with that value.
 *
 * @param sections of the series, e.g. `int/memory/reads`
 * @param before the points of the level before the change, at least one
 * @param after the points of the level after it
 */
export function confoundersOf(
  runs: readonly HistoryRun[],
  sections: readonly string[],
  before: readonly RatioPoint[],
  after: readonly RatioPoint[],
): Mark[] {
  const markOf = (fact: MarkedFact, section: string): Mark[] => {
    const valuesOf = (points: readonly RatioPoint[]) =>
      points.flatMap((point) => factOfPoint(runs[point.run], section, point, fact) ?? []);
    const [left, right] = [valuesOf(before), valuesOf(after)];
    const [last, first] = [left.at(-1), right[0]];
    if (last === undefined || first === undefined) return [];
    return right.some((value) => left.includes(value)) ? [] : [{ fact, before: last, after: first }];
  };
  return markedFacts.flatMap((fact) => sections.flatMap((section) => markOf(fact, section)).slice(-1));
}

/** The hash of the test's SQL replaces that of the suite, if it is known. */
function factOfPoint(
  run: HistoryRun | undefined,
  section: string,
  { sql }: RatioPoint,
  fact: MarkedFact,
): string | undefined {
  if (run === undefined) return undefined;
  return fact === "suite" && sql !== undefined ? sqlOf(sql, run) : factOf(run, fact, section);
}

/**
 * A run's value of a fact, for people; undefined if it is not known.
 *
 * @param section of a test, or where settings are told of: `memory`, `raw/file`
 */
function factOf(run: HistoryRun, fact: MarkedFact, section: string): string | undefined {
  const { machine, engines, suite, tool } = run;
  switch (fact) {
    case "CPU":
      return machine?.cpu;
    case "machine":
      return machine && machineOf(machine);
    case "image":
      return machine?.image ?? machine?.kernel;
    case "SQLite":
      return engines.baseline.version ?? engines.baseline.sourceId;
    case "settings":
      return settingsOf(run, section);
    case "kind":
      return engines.candidate.kind;
    case "candidate's name":
      return engines.candidate.name;
    case "suite":
      return suite && sqlOf([suite.hash, ...Object.values(suite.others ?? {})].join(" "), run);
    case "tool":
      return tool;
  }
}

/** Figures of pairs that were timed beside others are compared with each other only. */
function machineOf({ cores, memoryBytes, platform, jobs }: NonNullable<HistoryRun["machine"]>): string {
  const beside = jobs === undefined ? "" : `, ${jobs} pairs at once`;
  return `${cores} cores, ${gibibytes(memoryBytes)} GiB, ${platform}${beside}`;
}

/**
 * The settings of stock SQLite: the candidate's defaults belong to the candidate, and settings for both engines are also set for
 * SQLite.
 */
function settingsOf({ engines }: HistoryRun, section: string): string | undefined {
  const { settings = {} } = engines.baseline;
  const [variant = "", storage = ""] = section.split("/");
  return settings[section] ?? settings[`${variant}/${storage}`] ?? settings[storage];
}

/** Equal SQL can be executed as text or prepared, and by several connections. */
function sqlOf(hash: string, { suite }: HistoryRun): string {
  const { statements, threads } = suite ?? {};
  return [
    hash,
    ...(statements === undefined ? [] : [statements]),
    ...(threads === undefined ? [] : [`${threads} connections`]),
  ].join(", ");
}

function gibibytes(bytes: number): number {
  return Math.round(bytes / 2 ** 30);
}
