import { type Kind, type Storage, type SuiteName, suiteNames, suiteOf, variantsOf } from "../model/test.ts";
import { slopeOf } from "../statistics/slope.ts";
import { suites } from "../suite/suites.ts";
import type { SectionVerdict } from "./judge.ts";

/** How the time of a workload grows with the table that it works on. */
export interface Growth {
  readonly storage: Storage;
  readonly kind: Kind;
  readonly workload: string;
  /**
   * The exponent of each engine: time is proportional to rows to the power of it. 0 is no growth, 1 is linear. The slope of the
   * straight line by least squares through ln(time) over ln(rows).
   */
  readonly exponents: { readonly baseline: number; readonly candidate: number; readonly base?: number };
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
    const sizesOf = measured.map(({ variant }) => Math.log(tableRows(variant, rows)));
    const exponent = (times: readonly number[]) =>
      slopeOf(times.map((ns, index) => [sizesOf[index] as number, Math.log(ns)]));
    const baseTimes = measured.flatMap(({ base }) => (base?.state === "measured" ? [base.timeNs] : []));
    const exponents = {
      baseline: exponent(measured.map(({ timeNs }) => timeNs.baseline)),
      candidate: exponent(measured.map(({ timeNs }) => timeNs.candidate)),
      ...(baseTimes.length === measured.length ? { base: exponent(baseTimes) } : {}),
    };
    const { storage, kind, workload } = first;
    return [{ storage, kind, workload, exponents }];
  });
}
