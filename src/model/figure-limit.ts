import type { Reference } from "./compared.ts";
import { type FootprintFigure, footprintFigures } from "./footprint.ts";
import type { SuiteName, Test } from "./test.ts";

/** The exact costs of a test that a limit can be of; an engine's own file is of no test. */
const exactCosts = footprintFigures.filter((name) => name !== "engine-bytes");

/** The times of single statements: that of which 99 % take less, and the longest. */
export const latencyFigures = ["p99", "longest"] as const;
export type LatencyFigure = (typeof latencyFigures)[number];

/** The times of a test: of the whole sample, of the opening that is timed in it, of the COMMIT that ends it, and of single statements. */
export const timeFigures = ["time", "open", "commit", ...latencyFigures] as const;
export type TimeFigure = (typeof timeFigures)[number];

/** The times that only some tests have: those whose opening is timed, or whose statements end with a COMMIT. */
export const partFigures = ["open", "commit"] as const satisfies readonly TimeFigure[];
export type PartFigure = (typeof partFigures)[number];

export function isPartFigure(figure: string): figure is PartFigure {
  return partFigures.some((one) => one === figure);
}

/** The figures that a limit can name; a counter of the engine is `counter:NAME`. */
export const limitedFigures = [...timeFigures, "instructions", ...exactCosts] as const;

export function isTimeFigure(figure: string): figure is TimeFigure {
  return timeFigures.some((one) => one === figure);
}

export function isLatency(figure: string): figure is LatencyFigure {
  return latencyFigures.some((one) => one === figure);
}

/** The engines' counters, by their own names. */
export const counterFigure = /^counter:([^\p{Cc}\p{Zl}\p{Zp}]{1,200})$/u;

/** The words for references that are neither another figure of the same test nor another workload. */
export const limitReferences = ["base", "baseline", "before"] as const;

/** The work that a figure is divided by: rows that the statements return or change, or statements. */
export const limitUnits = ["row", "statement"] as const;

/** The largest figure of the candidate in every test that it names. Either `atMost` or `growsAtMost` is set. */
export interface FigureLimit {
  /** The parts that a test has to have; at least one. */
  readonly for: Partial<Test> & { readonly suite?: SuiteName };
  /** One of {@link limitedFigures}, or `counter:NAME`. */
  readonly figure: string;
  readonly per?: (typeof limitUnits)[number];
  /** The largest value, above 0: in the figure's own unit, or a share in `unit` of the figure that `relativeTo` names. */
  readonly atMost?: number;
  /** A share with `relativeTo`; `ns` of a largest time. */
  readonly unit?: "%" | "x" | "ns";
  /**
   * `base` or `baseline`: the same figure of that engine; `before`: the files before the statements; another figure of the same test; or the same figure
   * of another workload in the same section.
   */
  readonly relativeTo?: string;
  /** The largest exponent, from 0, by which the figure grows with the parameter of a sweep. */
  readonly growsAtMost?: number;
}

/** The figures of contests that a limit can name: the time of an operation, which is what throughput is of, and those of the slowest ones. */
export const contestFigures = ["time", ...latencyFigures] as const;
export type ContestFigure = (typeof contestFigures)[number];

export function isContestFigure(figure: string): figure is ContestFigure {
  return contestFigures.some((one) => one === figure);
}

/** The largest multiple of another engine's figure in an ageing database, or in a contest: in place of the ceiling of all their figures. */
export interface PartLimit {
  /** `age/append`, `contention/same/threads/4`, with `*` for any name. */
  readonly part: string;
  /** One of `lifeFigures`, or of {@link contestFigures}. */
  readonly figure: string;
  readonly atMost: number;
  readonly unit: "%" | "x";
  readonly relativeTo: Reference;
}

/** A limit of the settings: of tests, or of an ageing database or a contest. */
export type Limit = FigureLimit | PartLimit;

export function isPartLimit(limit: Limit): limit is PartLimit {
  return "part" in limit;
}

/** Whether a path such as `age/append` is one that a limit names. */
export function isOfPart({ part }: Pick<PartLimit, "part">, path: string): boolean {
  const [named, own] = [part.split("/"), path.split("/")];
  return named.length === own.length && named.every((name, at) => name === "*" || name === own[at]);
}

/** The limit of a figure beside an engine: of several, the last, so that a list can be extended at its end. Undefined if there is none. */
export function limitOfPart(
  limits: readonly Limit[] | undefined,
  path: string,
  figure: string,
  against: Reference,
): PartLimit | undefined {
  return limits
    ?.filter(isPartLimit)
    .findLast((one) => one.figure === figure && one.relativeTo === against && isOfPart(one, path));
}

/** The largest share of another figure: 0.1 for `10%`, 1.3 for `1.3x`. */
export function shareOf({ atMost = 0, unit }: Pick<FigureLimit, "atMost" | "unit">): number {
  return unit === "%" ? atMost / 100 : atMost;
}

/** `150`, `10%`, `1.3x`, `1200ns`, `1.5s` */
export function formatAtMost({ atMost = 0, unit }: Pick<FigureLimit, "atMost" | "unit">): string {
  if (unit === "ns" && atMost >= 1e9) return `${Number((atMost / 1e9).toFixed(9))}s`;
  return `${atMost}${unit ?? ""}`;
}

/** Whether a limit is a largest time, and no share of another figure. */
export function isLargestTime(limit: Limit): limit is FigureLimit & { readonly atMost: number } {
  return !isPartLimit(limit) && limit.unit === "ns";
}

/** Whether limits are of times of single statements, which a run then measures. */
export function needLatencies(limits: readonly Limit[]): boolean {
  return limits.some((limit) => !isPartLimit(limit) && isLatency(limit.figure));
}

/** Whether a text names a footprint's figure. */
export function isExactCost(name: string): name is FootprintFigure {
  return exactCosts.some((one) => one === name);
}
