import { linearRegression } from "simple-statistics";
import { type PerEngine, perEngine, type Role } from "../../model/engine.ts";
import {
  type Kind,
  type Storage,
  type SuiteName,
  suiteNames,
  suiteOf,
  type Test,
  variantsOf,
} from "../../model/test.ts";
import { suites } from "../../suite/suites.ts";
import type { SectionVerdict } from "../../verdict/judge.ts";

/** How the time of a workload grows with the table that it works on. */
export interface Growth {
  readonly storage: Storage;
  readonly kind: Kind;
  readonly workload: string;
  /**
   * The exponent of each engine: time is proportional to rows to the power of it. 0 is no growth, 1 is linear. The slope of the
   * straight line by least squares through ln(time) over ln(rows).
   */
  readonly exponents: PerEngine<number>;
  /** The points of the line, smallest table first. */
  readonly sizes: readonly GrowthSize[];
}

export interface GrowthSize {
  readonly test: Test;
  /** Rows of the table. */
  readonly rows: number;
  /** Each engine's time, nanoseconds; the base's if it has one in every size. */
  readonly timeNs: PerEngine<number>;
}

/** An exponent above this is superlinear, and one as far around 1 linear: three sizes tell it no better. */
export const linearTolerance = 0.1;

/**
 * The growth of every workload that was measured in all sizes of its suite, in report order.
 *
 * @param rows of the run's largest table, which sizes are multiples of; undefined if that is not known
 */
export function growthOf(sections: readonly SectionVerdict[], rows: number | undefined): Growth[] {
  if (rows === undefined) return [];
  return suiteNames.flatMap((suite) =>
    suites[suite].tableRows === undefined ? [] : growthIn(suite, sections, rows),
  );
}

function growthIn(suite: SuiteName, sections: readonly SectionVerdict[], rows: number): Growth[] {
  const { tableRows = () => rows } = suites[suite];
  const tests = sections
    .filter(({ variant }) => suiteOf(variant) === suite)
    .flatMap((section) => section.tests.map(({ comparison }) => comparison));
  const groups = Map.groupBy(tests, ({ storage, kind, workload }) => `${storage}/${kind}/${workload}`);
  return [...groups.values()].flatMap((sizes): Growth[] => {
    const measured = sizes.flatMap((one) => (one.state === "measured" ? [one] : []));
    const [first] = measured;
    if (first === undefined || measured.length < variantsOf(suite).length) return [];
    const hasBase = measured.every(({ base }) => base?.state === "measured");
    const points = measured
      .map(
        ({ variant, storage, kind, workload, timeNs, base }): GrowthSize => ({
          test: { variant, storage, kind, workload },
          rows: tableRows(variant, rows),
          timeNs: { ...timeNs, ...(hasBase && base?.state === "measured" ? { base: base.timeNs.base } : {}) },
        }),
      )
      .toSorted((a, b) => a.rows - b.rows);
    const { storage, kind, workload } = first;
    return [{ storage, kind, workload, exponents: exponentsOf(points), sizes: points }];
  });
}

function exponentsOf(sizes: readonly GrowthSize[]): PerEngine<number> {
  const exponent = (role: Role) =>
    slopeOf(sizes.map(({ rows, timeNs }) => [Math.log(rows), Math.log(timeNs[role] as number)]));
  return perEngine((sizes[0] as GrowthSize).timeNs, (_, role) => exponent(role));
}

/**
 * The slope of the straight line by least squares.
 *
 * @param points x and y, at least two with different x
 */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  return linearRegression(points.map(([x, y]) => [x, y])).m;
}
