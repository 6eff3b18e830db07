import type { Format, MeasureSettings } from "../../../model/settings.ts";
import type { Test } from "../../../model/test.ts";

/** The figures that a search can compare. */
export const searchedFigures = ["time", "instructions"] as const;
export type SearchedFigure = (typeof searchedFigures)[number];

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
      /** On PyPI. */
      readonly package: string;
      readonly good: string;
      readonly bad: string;
      /** The end of the engine's path in the package; absent if a package has one shared library only. */
      readonly candidate?: string;
    };

/** The settings of a search for the change of one test. */
export interface BisectSettings
  extends Pick<
    MeasureSettings,
    "baseline" | "rows" | "seed" | "warehouses" | "statements" | "sampleTimeout"
  > {
  readonly source: BisectSource;
  readonly test: Test;
  /** The compared figure: times, or instructions, which need one count for each point. */
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
