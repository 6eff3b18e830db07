import type { Reference } from "../../model/compared.ts";
import type { PerEngine } from "../../model/engine.ts";
import type { Outcome } from "../../model/outcome.ts";
import type { Block } from "../../report/block.ts";
import type { ShownMean } from "../../report/format/figures.ts";
import type { Table } from "../../report/format/table.ts";
import type { EngineNames } from "../../report/format/words.ts";
import type { LinksData } from "./origin.ts";

/**
 * The content of a page: a run, a history, or both. The data is embedded as JSON, so an absent value is `null` in arrays. Every text is
 * escaped for a page. Parts name tests by their index in `tests`.
 */
export interface PageData {
  readonly names: EngineNames;
  readonly suites: readonly SuiteData[];
  /** In report order. */
  readonly tests: readonly TestData[];
  readonly run?: RunData;
  readonly history?: HistoryData;
}

/** A judged run. */
export interface RunData {
  /** The verdict in few words, as a comment's heading has it. */
  readonly heading: string;
  /** The verdict in one sentence. */
  readonly headline: { readonly outcome: Outcome; readonly word: string; readonly rest: string };
  /** The geometric mean of all tests against the baseline and against the base, the largest figure of the page; absent for engines that no test is compared with. */
  readonly allTests: { readonly name: string } & Partial<Readonly<Record<"baseline" | "base", ShownMean>>>;
  /** How it was measured, in one line. */
  readonly brief: string;
  /** Absent if the results name no repository. */
  readonly links?: LinksData;
  /** Findings that a reader should see before the tests, the most important first. */
  readonly findings: readonly FindingsData[];
  /** The evidence for them, costs besides time and notes, which come after the tests. */
  readonly details: readonly FindingsData[];
  readonly sections: SectionsData;
  /** The test with the worst outcome, and of these with the least headroom; the row of the section likewise. Absent if none has a multiplier. */
  readonly worst?: { readonly test: number; readonly section: number };
  /** How times grow with the table; absent if no suite of the run says. */
  readonly growth?: GrowthData;
  /** The cost of databases as they age; absent if none were aged. */
  readonly age?: AgeData;
  /** Several connections of one engine at once; absent if no contest was held. */
  readonly contention?: readonly ContestData[];
  /** The meaning of the figures, and how they were measured. */
  readonly measurement: readonly FoldedData[];
}

/** Things of a kind that a reader should know. */
export interface FindingsData {
  readonly title: string;
  /** How urgent they are. */
  readonly tone: "bad" | "uncertain" | "plain" | "aside";
  readonly items: readonly FindingData[];
  /** The first cell of a row may be the id of a test. */
  readonly table?: Table;
  /** How many of the items stand above the table; absent without one. */
  readonly above?: number;
  /** Set if none of the items is folded, whatever their number is. */
  readonly isOpen?: true;
  /** The number of further items, which the page leaves out; absent if there are none. */
  readonly leftOut?: number;
}

export interface FindingData {
  /** The subject: a test's or a section's name. */
  readonly name?: string;
  readonly text: string;
  /** Whether it is to be copied: a command, or lines of a file. */
  readonly isCode?: true;
  /** The test that it is about. */
  readonly test?: number;
}

/** A suite's tests as a grid: workloads down, variants and storages across. Each test has one cell. */
export interface SuiteData {
  readonly name: string;
  /** The subject of its timing, in a line; empty if that is not known. */
  readonly description: string;
  readonly columns: readonly ColumnData[];
  readonly groups: readonly GroupData[];
}

export interface ColumnData {
  readonly variant: string;
  /** The shape of the variant's tables, in words; empty if that is not known. */
  readonly shape: string;
  readonly storage: string;
}

/** The rows of one kind. Cells are in the order of the suite's columns. */
export interface GroupData {
  readonly kind: string;
  readonly rows: readonly GridRowData[];
  /** The averages of the sections; all null in a page of a history alone. */
  readonly averages: readonly (FigureData | null)[];
}

export interface GridRowData {
  readonly workload: string;
  readonly tests: readonly (number | null)[];
}

/** A figure and what became of it. */
export interface FigureData {
  /** Unrounded. */
  readonly value: number;
  readonly text: string;
  readonly ceiling: number;
  readonly outcome: Outcome;
}

/** The table of sections, and what bars and links need of each row. */
export interface SectionsData {
  readonly table: Table;
  readonly averages: readonly (FigureData | null)[];
  /** The test with the worst outcome, and of these with the least headroom. */
  readonly worst: readonly (number | null)[];
}

/** Tables of growth, and the points of each of their rows. */
export interface GrowthData {
  readonly tables: readonly { readonly title: string; readonly table: Table }[];
  /** In the order of the rows of all tables. */
  readonly workloads: readonly GrowthWorkloadData[];
}

export interface GrowthWorkloadData {
  /** One for each value, in ascending order. */
  readonly tests: readonly number[];
  /** `rows` of the table, or the parameter of a sweep. */
  readonly parameter: string;
  readonly values: readonly number[];
  /** Nanoseconds for each value, of engines that have a time of every value. */
  readonly times: Partial<PerEngine<readonly number[]>>;
}

/** Databases that were aged: each shape of life with its rungs. */
export interface AgeData {
  /** The candidate's figures as multiples of another engine's; none if no shape was finished. */
  readonly overviews: readonly AgeOverviewData[];
  readonly shapes: readonly AgedShapeData[];
  /** The files that closing and cleaning up leave. */
  readonly cleaned: Table;
  /** Absent without a steady load. */
  readonly steady?: SteadyLoadData;
}

/** A row for each shape of life, and a column for each figure after the last commit. */
export interface AgeOverviewData {
  readonly title: string;
  /** Multiples as text. */
  readonly table: Table;
  /** The same as numbers, by rows without the shape's name; null where there is none. */
  readonly ratios: readonly (readonly (number | null)[])[];
  /** Both engines' values, as text. */
  readonly values: readonly (readonly string[])[];
}

/** A steady load of commits: a value for each second, and for each engine. */
export interface SteadyLoadData {
  readonly table: Table;
  readonly throughput: PerEngine<readonly number[]>;
  /** Bytes of all files. */
  readonly disk: PerEngine<readonly number[]>;
}

export interface AgedShapeData {
  readonly name: string;
  readonly title: string;
  /** The figures of all rungs. */
  readonly table: Table;
  /** The commits of the rungs that all engines reached. */
  readonly commits: readonly number[];
  /** Nanoseconds a commit in these rungs. */
  readonly times: PerEngine<readonly number[]>;
  /** Bytes of all files. */
  readonly disk: PerEngine<readonly number[]>;
}

/** Contests of one workload: throughput over the number of connections. */
export interface ContestData {
  readonly name: string;
  readonly title: string;
  /** The figures of all numbers of connections. */
  readonly table: Table;
  readonly plots: readonly {
    /** `writers in threads` */
    readonly title: string;
    readonly connections: readonly number[];
    /** Operations a second; null where an engine has none. */
    readonly perSecond: Partial<PerEngine<readonly (number | null)[]>>;
  }[];
}

/** Blocks under a title. */
export interface FoldedData {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A test in all details; in a page of a history alone, from the newest run that has it. */
export interface TestData {
  /** The path of the test, such as `int/memory/reads/index_join`: unique in a run, and the same from run to run. */
  readonly id: string;
  readonly variant: string;
  readonly storage: string;
  readonly kind: string;
  readonly workload: string;
  /** The work of one repetition; absent if the suites have no such workload. */
  readonly description?: string;
  /** The worst of its outcomes; `none` if it has no result. */
  readonly outcome: Outcome | "none";
  /** In a page of a history alone, the run whose figures these are if the newest does not have the test. */
  readonly earlierRun?: number;
  /**
   * Absent if it is compared with the base alone, or has no result; then everything below is absent too, but for `reasons`
   * and `notes`.
   */
  readonly figure?: ComparedData;
  /** Against the base. */
  readonly base?: ComparedData;
  /** Why it was decided so, a sentence each. */
  readonly reasons: readonly string[];
  /** The other words of its table row. */
  readonly notes: readonly string[];
  /** The time of each engine that it was measured on, nanoseconds. */
  readonly times?: OfMeasured<number>;
  /** The instructions of its statements; absent if they were not to be counted. */
  readonly instructions?: InstructionsData;
  /** How many rows a sample reads and changes; absent if that is not known, or none. */
  readonly rows?: number;
  readonly pairs?: PairsData;
  /** The transactions of the test, and the throughput of several connections at once; absent without both. */
  readonly blocks?: readonly Block[];
  /** Statement latencies in nanoseconds, by `latencyLevels`; absent if they were not recorded. */
  readonly latencies?: Partial<PerEngine<readonly number[]>>;
  /** The row of the test in the table of growth. */
  readonly growth?: number;
  /** The test over the runs; absent if there is no history, or none of the test. */
  readonly trend?: TrendData;
}

/** The instructions of a test's statements on the simulated processor. */
export interface InstructionsData {
  /** The instructions of the engines that were counted. */
  readonly taken: Partial<PerEngine<number>>;
  /** How many statements these are of; absent in a page of a history alone, and if no engine was counted. */
  readonly statements?: number;
  /** (candidate - base) / base; absent if one of them was not counted. */
  readonly change?: number;
  /** Sentences about its instructions: a change, its ceiling and its functions, or why an engine was not counted. */
  readonly lines: readonly string[];
}

/** A value of the candidate, and of the engines that it is compared with. */
export type OfMeasured<Value> = Pick<PerEngine<Value>, "candidate"> & Partial<PerEngine<Value>>;

/** A multiplier, to the baseline or to the base. */
export interface ComparedData extends Omit<FigureData, "ceiling"> {
  /** Absent in a page of a history alone, which keeps no ceilings. */
  readonly limit?: LimitData;
  /** Where the multiplier lies with 95 % confidence; absent if that is not known. */
  readonly interval?: { readonly low: number; readonly high: number; readonly text: string };
}

export interface LimitData {
  readonly ceiling: number;
  /** The share of the ceiling that is left, as text; below 0 it is how much it is exceeded by. */
  readonly headroom: string;
}

/** Which of the pairs with an engine its figure is made of. */
export interface CountedPairs {
  /** How many of the first were screening's alone, and do not count. */
  readonly screened: number;
  /** How many after those the figure is made of; the rule did not ask for the others. */
  readonly counted: number;
}

/** The pairs of a test in order of time. */
export interface PairsData {
  /** The round of each. */
  readonly rounds: readonly number[];
  /** Nanoseconds; null where only another comparison wanted the round. An engine without any is absent. */
  readonly ns: Pick<OfMeasured<readonly number[]>, "candidate"> &
    Partial<Readonly<Record<Reference, readonly (number | null)[]>>>;
  /** By the engine that the pairs are with. */
  readonly counted: Partial<Readonly<Record<Reference, CountedPairs>>>;
  /** How many later ones the page leaves out for size. */
  readonly left: number;
}

/** The shares of a test's statements whose times `latencies` has; the last is the longest. */
export const latencyLevels = [0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1] as const;

/** The runs of a history, and their summary. */
export interface HistoryData {
  /** In a sentence. */
  readonly summary: string;
  /** In order of time; the run of the page is the last, whether or not the history has it. */
  readonly runs: readonly HistoryRunData[];
  /** Absent if no run has a figure of half of the tests. */
  readonly allTests?: AllTestsData;
  /** Tests by the state of their trend. */
  readonly states: Readonly<Record<TrendData["state"], number>>;
  /** The newest first; within one run, the largest first. */
  readonly changes: readonly HistoryChangeData[];
  /** The history of instructions; absent if none were counted. */
  readonly instructions?: {
    /** In a sentence. */
    readonly summary: string;
    readonly changes: readonly HistoryCountChangeData[];
  };
  /** The history of costs besides time; absent if none were measured. */
  readonly costs?: NonNullable<HistoryData["instructions"]>;
  /** The figures of ageing databases; absent if none were aged. */
  readonly aged?: readonly FigureTrendData[];
  /** The throughputs of several connections; absent if no contest was held. */
  readonly contests?: readonly FigureTrendData[];
}

/** A figure beside the times of tests over the runs, as a multiple of the baseline's. */
export interface FigureTrendData extends PlottedTrend {
  /** `append: time a commit`, `same/threads/4/writers`; no two of one list are the same. */
  readonly name: string;
  /** Sentences about its changes; none if it is steady. */
  readonly lines: readonly string[];
  /** Its values in each run as text; `–` for runs that have none. */
  readonly baseline: readonly string[];
  readonly candidate: readonly string[];
}

/** The geometric mean of all tests over the runs. */
export interface AllTestsData extends PlottedTrend {
  /** How many tests it is made of. */
  readonly tests: number;
  /** The figure of the newest run; absent if it has none. */
  readonly newest?: ShownMean;
  /** The first and the present level and where the figure changed, or the newest figure. */
  readonly text: string;
  /** Sentences about it; none if it is steady. */
  readonly lines: readonly string[];
}

export interface HistoryRunData {
  /** The same in every page that has the run; no two runs of a page have the same. */
  readonly id: string;
  /** The label of the run, or the first digits of its commit, or its day. */
  readonly name: string;
  /** `2026-11-03` */
  readonly day: string;
  /** The engines, the branch and so on, in one line. */
  readonly facts: string;
  /** Absent if the run names no repository. */
  readonly links?: LinksData;
  readonly outcome: Outcome;
  /** Facts that multipliers depend on beside the engine and that differ from the run before, such as `CPU`. */
  readonly marks: readonly string[];
  /** The same in whole sentences. */
  readonly markTexts: readonly string[];
}

export interface HistoryChangeData {
  readonly test: number;
  /** The first run that has it. */
  readonly run: number;
  /** Above 1 is slower. */
  readonly ratio: number;
  readonly text: string;
}

/** A change of a test's instructions, or of a cost besides time. */
export interface HistoryCountChangeData {
  readonly test: number;
  /** The first run that has it. */
  readonly run: number;
  /** (after - before) / before. */
  readonly share: number;
  readonly text: string;
}

/** A multiplier over the runs, with one value for each run; `null` for runs that have none. */
export interface PlottedTrend {
  readonly multipliers: readonly (number | null)[];
  /** The interval of 95 %. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  /** In order of time. */
  readonly changes: readonly { readonly run: number; readonly ratio: number; readonly text: string }[];
  /** Between the changes, in order of time. */
  readonly levels: readonly LevelData[];
}

/** A test over the runs of the history. */
export interface TrendData extends Pick<PlottedTrend, "changes" | "levels"> {
  readonly state: "changed" | "steady" | "too early";
  /** Sentences about it; none if it is steady. */
  readonly lines: readonly string[];
  readonly points: PointsData;
  /** The repetitions of the test in a sample; absent if unknown, or not the same in all runs. */
  readonly repetitions?: number;
  /** The candidate's instructions over the runs; absent if no run counted them. */
  readonly instructions?: {
    /** One for each run; `null` for runs that have none. */
    readonly counts: readonly (number | null)[];
    /** Changes, and what cannot be compared, a sentence each. */
    readonly lines: readonly string[];
    /** In order of time. */
    readonly changes: readonly { readonly run: number; readonly share: number; readonly text: string }[];
  };
  /** The candidate's costs besides time that changed over the runs, or cannot be compared; absent if none did. */
  readonly costs?: readonly Pick<NonNullable<TrendData["instructions"]>, "lines" | "changes">[];
}

/** A test's figures, one of each for every run; `null` for runs that have none. */
export interface PointsData {
  /** Nanoseconds for a sample; the multiplier is one through the other. */
  readonly candidate: readonly (number | null)[];
  readonly baseline: readonly (number | null)[];
  /** The multiplier's interval of 95 %. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}

/** A level that the multipliers of some runs have: their mean, from the first to the last of them. */
export interface LevelData {
  readonly first: number;
  readonly last: number;
  readonly multiplier: number;
}
