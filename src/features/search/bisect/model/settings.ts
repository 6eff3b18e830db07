import * as z from "zod";
import type { PlannedTest } from "../../../../model/compared.ts";
import { isTimeFigure, type TimeFigure } from "../../../../model/figure-limit.ts";
import type { FootprintFigure } from "../../../../model/footprint.ts";
import type { LifeFigure } from "../../../../model/life.ts";
import type { Format, MeasureSettings } from "../../../../model/settings.ts";
import { testOnly } from "../../../../model/test.ts";
import type { SuiteContents } from "../../../../suite/added-suite.ts";
import type { OwnWorkload } from "../../../workloads/own/own-workload.ts";
import type { SearchedContest, SearchedLife, SearchedSequence, SearchedTest } from "./searched-test.ts";

/** The figures that a search can compare. */
export const searchedFigures = [
  "time",
  "open",
  "commit",
  "p99",
  "longest",
  "growth",
  "instructions",
  "file-bytes",
  "log-bytes",
  "written-bytes",
  "read-bytes",
  "flushes",
  "fsyncs",
  "allocations",
  "allocated-bytes",
  "peak-bytes",
  "left-bytes",
  "engine-bytes",
  "age-time",
  "age-cpu",
  "age-open",
  "age-disk",
  "age-written",
] as const satisfies (TimeFigure | "growth" | "instructions" | FootprintFigure | `age-${LifeFigure}`)[];

/** The faults of all subjects: another result than SQLite's, a process that dies, one that does not end in time, and an error. */
export const commonFaults = ["wrong", "crash", "hang", "error"] as const;

/**
 * The faults that a search can look for; of a hunt's case also memory of the heap that is still there after a connection is closed, or that
 * grows while it is open.
 */
export const searchedFaults = [...commonFaults, "heap-leak", "heap-growth"] as const;
export type SearchedFault = (typeof searchedFaults)[number];

/** One of an engine's own counters, by its name. */
export type SearchedCounter = `counter:${string}`;
export type SearchedFigure = (typeof searchedFigures)[number] | SearchedCounter;

/** Everything that a search can be about. */
export type Searched = SearchedFigure | SearchedFault;

export function isFault(by: Searched): by is SearchedFault {
  return searchedFaults.some((fault) => fault === by);
}

/** The figures of an ageing database that are times: nanoseconds a commit, by the clock or on a processor, and those of opening it. */
export type SearchedAgeTime = "age-time" | "age-cpu" | "age-open";

export function isAgeTime(by: Searched): by is SearchedAgeTime {
  return by === "age-time" || by === "age-cpu" || by === "age-open";
}

/** The figure of a life that a search by `age-open` and its like compares. */
export function lifeFigureOf<By extends SearchedAge>(by: By): FigureOfLife<By> {
  return by.slice("age-".length) as FigureOfLife<By>;
}

type FigureOfLife<By> = By extends `age-${infer Figure}` ? Figure : never;

/** Whether a figure is made of times, so that pairs have to decide; one measurement of any other figure, or of a fault, does. */
export function isTimed(by: Searched): by is TimeFigure | "growth" | SearchedAgeTime {
  return isTimeFigure(by) || by === "growth" || isAgeTime(by);
}

/** `counter:` and a name of at most 200 characters on one line. */
export const searchedCounter = z.custom<SearchedCounter>(
  (given) => typeof given === "string" && /^counter:[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u.test(given),
);

export function isCounter(figure: Searched): figure is SearchedCounter {
  return figure.startsWith("counter:");
}

/** The engine's name of a counter: untrusted text. */
export function counterOf(figure: SearchedCounter): string {
  return figure.slice("counter:".length);
}

/** A figure of an ageing database: a time, or bytes of all its files after the last commit, or written since its life began. */
export type SearchedAge = Extract<(typeof searchedFigures)[number], `age-${string}`>;

/** A cost besides time of a test, or of the engine. */
export type SearchedCost = Exclude<
  SearchedFigure,
  TimeFigure | "growth" | "instructions" | SearchedAge | SearchedCounter
>;

/** Whether a figure is one of ageing databases, and not of a test. */
export function isAged(figure: Searched): figure is SearchedAge {
  return figure.startsWith("age-");
}

/** Tests whose times are searched together, by their geometric mean. */
export interface SearchedMean {
  /** `int/memory/writes average`, `oltp base`: the row of a report. */
  readonly mean: string;
  readonly tests: readonly PlannedTest[];
}

/** The file of a hunt's case. */
export interface SearchedCase {
  readonly case: string;
  readonly own: OwnWorkload;
}

/** The subject of a search. A test names the engines that it is compared with. */
export type SearchedSubject =
  | PlannedTest
  | SearchedLife
  | SearchedSequence
  | SearchedMean
  | SearchedContest
  | SearchedCase;

/** A subject as a search's file keeps it. */
export function recordedTest(subject: SearchedSubject): SearchedTest {
  if ("mean" in subject) return { mean: subject.mean, tests: subject.tests.map(testOnly) };
  if ("case" in subject) return { case: subject.case };
  return isTest(subject) ? testOnly(subject) : subject;
}

export function isTest(subject: SearchedSubject): subject is PlannedTest {
  return "workload" in subject;
}

/** The source of a search's engines. */
export type BisectSource =
  | {
      readonly kind: "commits";
      /** Revisions as git understands them. */
      readonly good: string;
      readonly bad: string;
      /** Whether the commits of merged branches count too. */
      readonly allParents: boolean;
      /** A command for each commit's own working copy, and the file that it makes there. */
      readonly build: string;
      readonly candidate: string;
    }
  /** The good one first, the bad one last. */
  | { readonly kind: "engines"; readonly files: readonly string[] }
  | {
      readonly kind: "releases";
      /** Its name on PyPI, or with `npm:` on npm, or with `go:` the path of a Go package. */
      readonly package: string;
      readonly good: string;
      readonly bad: string;
      /** The only versions to search in, the good one first and the bad one last; all between the ends if absent. */
      readonly versions?: readonly string[];
      /**
       * The end of the engine's path in the package, or the file of a server for the program of a Go package; absent if a release has one
       * engine only.
       */
      readonly candidate?: string;
    }
  | {
      readonly kind: "releases folder";
      /** A subfolder or a file in it is a release. */
      readonly releasesFolder: string;
      /** Versions; the oldest and the newest release if they are absent. */
      readonly good?: string;
      readonly bad?: string;
      /** The end of the engine's path in a release; absent if each has one shared library only. */
      readonly candidate?: string;
    };

/** The settings of a search for the change of one test. */
export interface BisectSettings
  extends Pick<
    MeasureSettings,
    "baseline" | "rows" | "seed" | "warehouses" | "statements" | "sampleTimeout"
  > {
  readonly source: BisectSource;
  /** Compared with the good end alone, or with stock SQLite as well. A figure of ageing databases is always one of a shape of life. */
  readonly test: SearchedSubject;
  /** The content of the files of its suite, if it is not the tool's own. */
  readonly contents: SuiteContents;
  /** A query for the engine's counters that the test is asked for; absent if it names its own, or has none. */
  readonly counters?: string;
  /** The compared figure or the fault. An exact figure, such as instructions, and a fault need one measurement of each point. */
  readonly by: Searched;
  /** The line between good and bad as a ratio to the good end, not 1; halfway between the ends, in ln, if it is absent. */
  readonly threshold?: number;
  /** The chance that some comparison errs, above 0 and below 0.5. */
  readonly alpha: number;
  /** How many builds may run at once, at least 1. */
  readonly jobs: number;
  /** Minutes that a build may take. */
  readonly buildTimeout: number;
  readonly out: string;
  /** The folder of a search that ended early and is to be resumed: `out` is the same. */
  readonly resume?: string;
  readonly format: Format;
  readonly quiet: boolean;
}
