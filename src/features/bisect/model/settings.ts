import * as z from "zod";
import type { PlannedTest } from "../../../model/compared.ts";
import type { FootprintFigure } from "../../../model/footprint.ts";
import type { LifeFigure } from "../../../model/life.ts";
import type { Format, MeasureSettings } from "../../../model/settings.ts";
import type { SuiteContents } from "../../../suite/added-suite.ts";
import type { SearchedLife } from "./searched-test.ts";

/** The figures that a search can compare. */
export const searchedFigures = [
  "time",
  "instructions",
  "file-bytes",
  "written-bytes",
  "read-bytes",
  "flushes",
  "allocations",
  "allocated-bytes",
  "peak-bytes",
  "left-bytes",
  "engine-bytes",
  "age-disk",
  "age-written",
] as const satisfies ("time" | "instructions" | FootprintFigure | `age-${LifeFigure}`)[];

/** One of an engine's own counters, by its name. */
export type SearchedCounter = `counter:${string}`;
export type SearchedFigure = (typeof searchedFigures)[number] | SearchedCounter;

/** `counter:` and a name of at most 200 characters on one line. */
export const searchedCounter = z.custom<SearchedCounter>(
  (given) => typeof given === "string" && /^counter:[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u.test(given),
);

export function isCounter(figure: SearchedFigure): figure is SearchedCounter {
  return figure.startsWith("counter:");
}

/** The engine's name of a counter: untrusted text. */
export function counterOf(figure: SearchedCounter): string {
  return figure.slice("counter:".length);
}

/** A figure of an ageing database after its last commit, bytes: of all its files, or written since its life began. */
export type SearchedAge = Extract<(typeof searchedFigures)[number], `age-${string}`>;

/** A cost besides time of a test, or of the engine. */
export type SearchedCost = Exclude<SearchedFigure, "time" | "instructions" | SearchedAge | SearchedCounter>;

/** Whether a figure is one of ageing databases, and not of a test. */
export function isAged(figure: SearchedFigure): figure is SearchedAge {
  return figure.startsWith("age-");
}

/** A test, with the engines that it is compared with, or a shape of life. */
export type SearchedSubject = PlannedTest | SearchedLife;

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
  /**
   * Compared with the good end alone, or with stock SQLite as well; a shape of life exactly if `by` is a figure of ageing databases.
   */
  readonly test: SearchedSubject;
  /** The content of the files of its suite, if it is not the tool's own. */
  readonly contents: SuiteContents;
  /** A query for the engine's counters that the test is asked for; absent if it names its own, or has none. */
  readonly counters?: string;
  /** The compared figure: times, or an exact figure such as instructions, which needs one measurement of each point. */
  readonly by: SearchedFigure;
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
