/** The least and the largest value that the processes of one engine gave of a figure. */
export interface Passes {
  readonly least: number;
  readonly most: number;
}

/** The values of one process or more; undefined if there are none. */
export function passesOf(...values: readonly (number | undefined)[]): Passes | undefined {
  const given = values.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : { least: Math.min(...given), most: Math.max(...given) };
}

/** A figure that neither time nor chance decides, on the candidate and the engine that it is compared with. */
export interface ExactFigures {
  /** Undefined if the candidate gives none. */
  readonly candidate: Passes | undefined;
  readonly base: Passes;
  /** The largest difference that means nothing. */
  readonly negligible?: number;
  /** By how much the candidate may exceed the base; undefined if nothing limits it. */
  readonly rise?: number;
}

export type ExactComparison =
  | {
      readonly state: "compared";
      /** The value that is nearest to those of the other engine, if there are several. */
      readonly candidate: number;
      readonly base: number;
      /** Whether all values of one engine are above all of the other. */
      readonly isApart: boolean;
      readonly isOver: boolean;
    }
  /** Processes of these engines gave different values, and none of them decides. */
  | { readonly state: "unsteady"; readonly of: readonly ("candidate" | "base")[] }
  /** The candidate gives no value, or values on both sides of its limit: over any limit, since a candidate could choose to. */
  | { readonly state: "withheld"; readonly base: number; readonly values?: Passes }
  /** The candidate gives no value, and nothing limits it. */
  | { readonly state: "unlimited" };

/**
 * Compares a figure exactly. Processes of one engine agree if their difference means nothing. The candidate cannot lift a limit: it is over one that it
 * gives no value for, and over one that its own processes are on both sides of, if those of the other engine agree.
 */
export function compareExact({ candidate, base, negligible = 0, rise }: ExactFigures): ExactComparison {
  if (candidate === undefined)
    return rise === undefined ? { state: "unlimited" } : { state: "withheld", base: base.most };
  const disagree = ({ least, most }: Passes) => most - least > negligible;
  const isOver = (value: number) => rise !== undefined && value - base.most > rise;
  if (disagree(base) || (disagree(candidate) && !isOver(candidate.most)))
    return {
      state: "unsteady",
      of: [
        ...(disagree(candidate) ? (["candidate"] as const) : []),
        ...(disagree(base) ? (["base"] as const) : []),
      ],
    };
  if (disagree(candidate) && !isOver(candidate.least))
    return { state: "withheld", base: base.most, values: candidate };
  const isLess = candidate.most < base.least;
  const [own, other] = isLess ? [candidate.most, base.least] : [candidate.least, base.most];
  return {
    state: "compared",
    candidate: own,
    base: other,
    isApart: isLess || own > other,
    isOver: isOver(candidate.least),
  };
}

/** A smaller share of the base's value is not listed, unless it is over its limit. */
export const leastShare = 0.0005;

/** Whether a difference of two values is large enough to mean something. @param negligible the largest difference that does not */
export function isMeaningful(base: number, candidate: number, negligible = 0): boolean {
  const difference = Math.abs(candidate - base);
  return difference > negligible && difference >= leastShare * Math.max(1, Math.abs(base));
}

/**
 * By how much a value may exceed the base's.
 *
 * @param ceiling percent of the base's value
 * @param least a rise that is within any ceiling
 */
export function riseOf(base: number, ceiling: number, least = 0): number {
  return Math.max(least, (Math.abs(base) * ceiling) / 100);
}
