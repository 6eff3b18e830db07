import { type Role, roles } from "../../../model/engine.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { stepOf } from "../../../model/sweep-step.ts";
import {
  type Kind,
  type Storage,
  suiteOf,
  type Test,
  testOnly,
  testPath,
  variantsOf,
} from "../../../model/test.ts";
import { figureConfidence } from "../../../statistics/confidence.ts";
import { suites } from "../../../suite/suites.ts";
import { type Comparison, isUnmeasured } from "../../../verdict/comparison.ts";
import type { SectionVerdict } from "../../../verdict/judge.ts";
import { comparedPairs } from "../../../verdict/pairs.ts";
import { type Exponent, exponentOf } from "../power-law.ts";
import { type StandingStep, standingSteps } from "./standing-out.ts";

/** A value for each engine that has one in every step. */
export type OfEngines<Value> = Partial<Readonly<Record<Role, Value>>>;

/** How the time of a workload grows with the table that it works on, or with the parameter of a sweep. */
export interface Growth {
  readonly storage: Storage;
  readonly kind: Kind;
  /** The workload's name, or the sweep's. */
  readonly workload: string;
  /** The growing number: `rows` of the table, or the name of a sweep's parameter. */
  readonly parameter: string;
  /**
   * The exponent of each engine: time is proportional to the parameter to the power of it. 0 is no growth, 1 is linear. The slope of the line by
   * least squares through all samples of all steps. Absent for an engine with fewer than 3 samples.
   */
  readonly exponents: OfEngines<Exponent>;
  /** The points of the line, smallest value first; at least 2. */
  readonly steps: readonly GrowthStep[];
  /** Steps of a sweep that stand out from their neighbours. */
  readonly standing: readonly StandingStep[];
}

export interface GrowthStep {
  readonly test: Test;
  /** Rows of the table, or the parameter's value. */
  readonly value: number;
  /** Each engine's time, nanoseconds. */
  readonly timeNs: OfEngines<number>;
}

/** An exponent above this is superlinear, and one as far around 1 linear: three sizes tell it no better. */
export const linearTolerance = 0.1;

/** A test's place in a growth. */
interface Place {
  readonly test: Test;
  readonly workload: string;
  readonly parameter: string;
  readonly value: number;
  /** How many steps there have to be. */
  readonly least: number;
}

/** Whether times of a workload grow with the parameter of a sweep, and not with the table of its suite. */
export function isSweep({ steps }: Growth): boolean {
  return steps.every(({ test }) => stepOf(test.workload) !== undefined);
}

/**
 * The growth of every workload that was measured in all sizes of its suite, and of every sweep with two measured steps, in report
 * order.
 *
 * @param records of the run, which have the samples
 * @param rows of the run's largest table, which sizes are multiples of; undefined if that is not known
 */
export function growthOf(
  sections: readonly SectionVerdict[],
  records: readonly TestRecord[],
  rows: number | undefined,
): Growth[] {
  const comparisons = sections.flatMap(({ tests }) => tests.map(({ comparison }) => comparison));
  const samples = new Map(records.map((record) => [testPath(record), record]));
  const placed = comparisons.flatMap((one) => {
    const place = placeOf(one, rows);
    return place === undefined ? [] : [{ ...place, comparison: one }];
  });
  const groups = Map.groupBy(placed, ({ test: { variant, storage, kind }, workload, parameter }) =>
    [suiteOf(variant), storage, kind, workload, parameter].join("/"),
  );
  return [...groups.values()].flatMap((steps): Growth[] => {
    const measured = steps
      .filter(({ comparison }) => !isUnmeasured(comparison))
      .toSorted((a, b) => a.value - b.value);
    const [first] = measured;
    if (first === undefined || measured.length < first.least) return [];
    const times = measured.map(({ comparison }) => timesOf(comparison));
    const known = roles.filter((role) => times.every((one) => one[role] !== undefined));
    const points = measured.map(
      ({ test, value }, index): GrowthStep => ({
        test,
        value,
        timeNs: Object.fromEntries(known.map((role) => [role, times[index]?.[role]])),
      }),
    );
    const { storage, kind } = first.test;
    const { workload, parameter } = first;
    const exponents = Object.fromEntries(
      known.flatMap((role) => {
        const all = points.flatMap(({ test, value }) =>
          timesOfRole(samples.get(testPath(test)), role).map((ns) => [value, ns] as const),
        );
        return all.length < 3 ? [] : [[role, exponentOf(all, figureConfidence)]];
      }),
    );
    const standing = standingSteps(points.flatMap(({ test }) => samples.get(testPath(test)) ?? []));
    return [{ storage, kind, workload, parameter, exponents, steps: points, standing }];
  });
}

/** Every time of an engine in a test's pairs, nanoseconds. */
export function timesOfRole(record: TestRecord | undefined, role: Role): number[] {
  if (record === undefined) return [];
  return comparedPairs(record).flatMap((pair) => {
    const ns = pair[role];
    return ns === undefined || ns <= 0 ? [] : [ns];
  });
}

function placeOf(one: Comparison, rows: number | undefined): Place | undefined {
  const test = testOnly(one);
  const suite = suiteOf(one.variant);
  const step = suite === "own" ? stepOf(one.workload) : undefined;
  if (step !== undefined)
    return { test, workload: step.sweep, parameter: step.parameter, value: step.value, least: 2 };
  const { tableRows } = suites[suite];
  if (tableRows === undefined || rows === undefined) return undefined;
  const least = variantsOf(suite).length;
  return { test, workload: one.workload, parameter: "rows", value: tableRows(one.variant, rows), least };
}

function timesOf(one: Comparison): OfEngines<number> {
  if (isUnmeasured(one)) return {};
  const base = one.base?.state === "measured" ? { base: one.base.timeNs.base } : {};
  return { ...one.timeNs, ...base };
}
