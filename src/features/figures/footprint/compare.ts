import type { CeilingRule, Ceilings } from "../../../model/criteria.ts";
import { type EngineFacts, type PerEngine, type Role, roles } from "../../../model/engine.ts";
import type { FootprintFigure } from "../../../model/footprint.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { Check } from "../../../model/sample.ts";
import { type Test, testOnly } from "../../../model/test.ts";
import { withoutUndefined } from "../../../model/without-undefined.ts";
import { ruleFor } from "../../../verdict/ceilings.ts";
import {
  type FeatureVerdict,
  type Finding,
  judgedPart,
  type UndecidedTest,
  type Withheld,
} from "../../../verdict/finding.ts";
import { compareExact, isMeaningful, type Passes, passesOf, riseOf } from "../exact.ts";
import { engineBytes, engineFigure, type Figure, figureOf, testFigures } from "./figures.ts";

/** A figure in which the candidate differs from the base, or exceeds its multiple of the baseline. */
export interface FootprintChange extends Finding {
  readonly name: FootprintFigure;
}

/** The values of the figures that an engine has; of two processes, those of the first. */
export type FigureValues = Partial<Readonly<Record<FootprintFigure, number>>>;

/** The costs of a test besides time, on the engines of which something is known. */
export interface FootprintTest {
  readonly test: Test;
  readonly values: Partial<Readonly<Record<Role, FigureValues>>>;
}

/** A figure that two processes of one engine gave different values of. */
export interface UnsteadyFigure {
  readonly test: Test;
  readonly name: FootprintFigure;
  readonly roles: readonly Role[];
}

/** The costs of candidate, base and baseline besides time. */
export interface Footprints extends FeatureVerdict<FootprintChange> {
  /** In report order. */
  readonly tests: readonly FootprintTest[];
  /** The bytes of each engine's own file. */
  readonly engine: Partial<Readonly<Record<Role, number>>>;
  /** Differences from the base that mean something, and figures over their multiple of the baseline; the largest first. */
  readonly changes: readonly FootprintChange[];
  /** Figures with a ceiling that the candidate alone does not give, or that its own processes disagree on. */
  readonly withheld: readonly Withheld[];
  readonly undecided: readonly UndecidedTest[];
  /** Figures that are not compared, in report order. */
  readonly unsteady: readonly UnsteadyFigure[];
}

/** Undefined if nothing was measured. */
export const footprintsOf = judgedPart<Footprints>("footprint");

/** Compares what each test costs besides time, and the engines' files; undefined if nothing was measured. */
export function compareFootprints(
  records: readonly TestRecord[],
  engines: PerEngine<Pick<EngineFacts, "size">> | undefined,
  ceilings: Ceilings,
): Footprints | undefined {
  const tests = records.flatMap((record): FootprintTest[] => {
    const values = Object.fromEntries(record.checks.map((check) => [check.role, valuesOf(check)] as const));
    const isMeasured = record.checks.some(({ footprint }) => footprint !== undefined);
    return isMeasured ? [{ test: testOnly(record), values }] : [];
  });
  const sizes = roles.flatMap((role) => {
    const size = engines?.[role]?.size;
    return size === undefined ? [] : [[role, engineBytes(size)] as const];
  });
  if (tests.length === 0 && sizes.length === 0) return undefined;
  const engine: Footprints["engine"] = Object.fromEntries(sizes);
  const results = [
    ...records
      .filter(({ checks }) => checks.some(({ role }) => role === "candidate"))
      .flatMap((record) =>
        testFigures.flatMap((figure) => {
          const passes = (role: Role) => footprintPasses(figure, record, role);
          const isChecked = (role: Role) => record.checks.some((one) => one.role === role);
          return compareFigure({ figure, test: testOnly(record), passes, isChecked }, ceilings);
        }),
      ),
    ...compareFigure(
      {
        figure: engineFigure,
        passes: (role) => passesOf(engine[role]),
        isChecked: (role) => engine[role] !== undefined,
      },
      ceilings,
    ),
  ];
  return {
    tests,
    engine,
    changes: results.flatMap(({ change }) => change ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    withheld: results.flatMap(({ withheld }) => withheld ?? []),
    undecided: results.flatMap(({ undecided }) => undecided ?? []),
    unsteady: results.flatMap(({ unsteady }) => unsteady ?? []),
  };
}

/** How far apart the two values of a change are, in ln; what means nothing is added to both, so that no value is 0. */
function sizeOf({ name, base, candidate }: FootprintChange): number {
  const least = figureOf(name).negligible + 1;
  return Math.abs(Math.log((candidate + least) / (base + least)));
}

function valuesOf(check: Check): FigureValues {
  const values = testFigures.map((figure) => [figure.name, figure.of(check)] as const);
  return withoutUndefined(Object.fromEntries(values));
}

/**
 * An engine's values of a test; undefined if it has none. A second process was asked for the footprint alone, so its other figures are
 * those of the first.
 */
export function footprintPasses(figure: Figure, { checks }: TestRecord, role: Role): Passes | undefined {
  const check = checks.find((one) => one.role === role);
  const first = check && figure.of(check);
  if (first === undefined) return undefined;
  return passesOf(first, check?.footprintAgain && figure.of({ ...check, footprint: check.footprintAgain }));
}

/** A figure of a test, or of the engine itself. */
interface Compared {
  readonly figure: Figure;
  readonly test?: Test;
  readonly passes: (role: Role) => Passes | undefined;
  /** Whether the engine did the work. */
  readonly isChecked: (role: Role) => boolean;
}

/** The result of a comparison; nothing if the figures are alike. */
interface ComparedFigure {
  readonly change?: FootprintChange;
  readonly withheld?: Withheld;
  readonly undecided?: UndecidedTest;
  readonly unsteady?: UnsteadyFigure;
}

/**
 * The ceiling of a figure that a rule sets: `footprint` in percent more than the base, `footprintBaseline` as a multiple of the baseline;
 * undefined if no rule sets one. A figure of the engine itself has no test: the last rule with a ceiling for it counts, whatever tests the
 * rule names.
 */
function footprintCeiling(
  ceilings: Ceilings,
  against: "footprint" | "footprintBaseline",
  figure: FootprintFigure,
  test: Test | undefined,
): number | "off" | undefined {
  const sets = (rule: CeilingRule) => rule[against]?.[figure] !== undefined;
  const rule = test === undefined ? ceilings.rules.findLast(sets) : ruleFor(ceilings, test, sets);
  return rule?.[against]?.[figure];
}

/** The candidate beside the base, and beside the baseline if a rule has a multiple of it. */
function compareFigure(compared: Compared, ceilings: Ceilings): ComparedFigure[] {
  const { figure, test } = compared;
  const multiple = footprintCeiling(ceilings, "footprintBaseline", figure.name, test) ?? "off";
  const ofRule = footprintCeiling(ceilings, "footprint", figure.name, test);
  const usual =
    ceilings.footprint === undefined || !figure.isExact ? "off" : (figure.ceiling ?? ceilings.footprint);
  const ceiling = ofRule ?? usual;
  const limit = ceiling === "off" ? undefined : { ceiling, isOfRule: ofRule !== undefined };
  return [
    compareWith(compared, "base", limit),
    ...(multiple === "off" ? [] : [compareWith(compared, "baseline", { ceiling: multiple, isOfRule: true })]),
  ];
}

/** A ceiling, and whether it is of a rule, which asks for the figure. */
interface Limit {
  /** Percent for the base, a multiple for the baseline. */
  readonly ceiling: number;
  readonly isOfRule: boolean;
}

/**
 * The candidate beside one other engine.
 *
 * @param limit undefined if changes are listed only
 */
function compareWith(
  { figure, test, passes, isChecked }: Compared,
  other: "base" | "baseline",
  limit: Limit | undefined,
): ComparedFigure {
  const { name, negligible, isExact, format } = figure;
  // Nobody asks for it, and other processes would give other values.
  if (!isExact && limit === undefined) return {};
  const beside = passes(other);
  if (beside === undefined) {
    const isLacking = limit?.isOfRule === true && isChecked(other) && test !== undefined && figure.isOf(test);
    return isLacking ? { undecided: { test, why: `${other}: ${name} was not measured` } } : {};
  }
  const about = {
    name,
    ...(other === "base" ? { noun: name } : { noun: `baseline-${name}`, against: other }),
    test,
    ceiling: limit?.ceiling,
  };
  const found = compareExact({
    candidate: passes("candidate"),
    base: beside,
    negligible,
    rise: limit && largestRise(beside.most, limit, other, negligible),
  });
  if (found.state === "unlimited") return {};
  if (found.state === "withheld") {
    const { base, values } = found;
    const why =
      values === undefined
        ? "it was not measured"
        : `two processes gave ${format(values.least)} and ${format(values.most)}`;
    const ceiling = limit?.ceiling ?? 0;
    return { withheld: { ...about, ceiling, base, outcome: "fail", why: `candidate: ${why}` } };
  }
  if (found.state === "unsteady") {
    const of = found.of.map((one) => (one === "base" ? other : one));
    return test === undefined ? {} : { unsteady: { test, name, roles: of } };
  }
  const { candidate, base, isApart, isOver } = found;
  const isListed = other === "base" && isExact && isApart && isMeaningful(base, candidate, negligible);
  const outcome = isOver ? "fail" : "pass";
  return isListed || isOver ? { change: { ...about, base, candidate, outcome } } : {};
}

/** By how much the candidate may exceed another engine's value. */
function largestRise(
  value: number,
  { ceiling }: Limit,
  other: "base" | "baseline",
  negligible: number,
): number {
  // A multiple below 1 asks for less than the other engine's.
  if (other === "baseline" && ceiling < 1 && value > 0) return value * (ceiling - 1);
  return riseOf(value, other === "base" ? ceiling : (ceiling - 1) * 100, negligible);
}
