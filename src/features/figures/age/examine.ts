import { alphaOfMachine, type Criteria } from "../../../model/criteria.ts";
import type { Role } from "../../../model/engine.ts";
import { lifeFigures, lifePath, type ShapeName, shapeNames } from "../../../model/life.ts";
import type { Failure } from "../../../model/sample.ts";
import { examinedPart } from "../../../verdict/examination.ts";
import { ceilingAgainst, heldTo, type Judged } from "../ratio.ts";
import { type AgeComparison, compareLives, isTime, type LackedFigure, lackedFigures } from "./figures.ts";
import { type Age, type AgedShape, type Life, missingLoads, missingShapes } from "./record.ts";

/** A part that can fail: a shape of life, or the steady load after them. */
export type AgePart = ShapeName | "steady";

/** Where an engine failed, or first did other work than the baseline. */
export interface AgeFault extends Pick<Failure, "reason" | "message"> {
  readonly shape: AgePart;
  readonly role: Role;
  readonly occasion?: NonNullable<Life["failure"]>["occasion"];
  /** Commits that were done. */
  readonly after: number;
}

export type JudgedComparison = Judged<AgeComparison>;

/** The result of ageing databases. */
export interface AgeVerdict {
  readonly age: Age;
  /** Faults of the engines that must do right. */
  readonly faults: readonly AgeFault[];
  /** The base's, which is not the candidate's fault. */
  readonly baseFaults: readonly AgeFault[];
  /** Parts that were not begun. A steady load counts if an engine that must do right has none. */
  readonly missing: readonly AgePart[];
  readonly comparisons: readonly JudgedComparison[];
  /** Figures that an engine does not give, and another one does; those of the candidate have the ceiling that would have applied. */
  readonly lacked: readonly (LackedFigure & { readonly ceiling: number | undefined })[];
}

/** Undefined if no database was aged. */
export const ageVerdictOf = examinedPart<AgeVerdict>("age");

/** Engines that times are compared with: the alpha of a run is shared by all their times. */
const references = 2;

const timesOfShape = lifeFigures.filter(isTime).length;

/** Compares the lives of the engines, and finds what is over its ceiling. */
export function assessAge(
  age: Age | undefined,
  criteria: Pick<Criteria, "ceilings" | "gate" | "requireBase" | "rule">,
): AgeVerdict | undefined {
  if (age === undefined) return undefined;
  const alpha = alphaOfMachine(criteria.rule) / (shapeNames.length * timesOfShape * references);
  const faults = [...age.shapes.flatMap(faultsOf), ...loadFaults(age)];
  const mustBeRight = ({ role }: { readonly role: Role }) => role !== "base" || criteria.requireBase === true;
  const lacksLoad = missingLoads(age).some((role) => mustBeRight({ role }));
  return {
    age,
    faults: faults.filter(mustBeRight),
    baseFaults: faults.filter((fault) => !mustBeRight(fault)),
    missing: [...missingShapes(age), ...(lacksLoad ? (["steady"] as const) : [])],
    comparisons: age.shapes
      .flatMap((shape) => compareLives(shape, age.commits, alpha))
      .map((one) => heldTo(one, { ...one, part: lifePath(one.shape) }, criteria.ceilings.age, criteria)),
    lacked: age.shapes
      .flatMap((shape) => lackedFigures(shape, age.commits))
      .map((one) => {
        const named = { ...one, part: lifePath(one.shape) };
        const own = ceilingAgainst(one.against, named, criteria.ceilings.age, criteria);
        return { ...one, ceiling: one.role === "candidate" ? own : undefined };
      }),
  };
}

function loadFaults({ steady }: Age): AgeFault[] {
  return (steady?.engines ?? []).flatMap(({ role, failure }) =>
    failure === undefined ? [] : [{ shape: "steady", role, ...failure }],
  );
}

/** The failures of a shape, and where an engine has other rows than the baseline. At most one for each engine. */
export function faultsOf({ shape, engines }: AgedShape): AgeFault[] {
  const baseline = engines.find(({ role }) => role === "baseline");
  return engines.flatMap(({ role, rungs, failure }): AgeFault[] => {
    for (const [index, rung] of rungs.entries()) {
      const expected = baseline?.rungs[index];
      if (expected === undefined || (rung.rows === expected.rows && rung.hash === expected.hash)) continue;
      const message =
        rung.rows === expected.rows
          ? `its ${rung.rows} rows have other values than the baseline's`
          : `it has ${rung.rows} rows, and the baseline has ${expected.rows}`;
      return [{ shape, role, after: rung.commits, reason: "differs", message }];
    }
    return failure === undefined ? [] : [{ shape, role, ...failure }];
  });
}

/** A figure is worth a sentence from this multiple of the other engine's, and from this growth in one rung, which is no noise. */
const notableRatio = 1.2;
const notableBytes = 100_000;

/** An exponent that is larger by this is another growth. */
const notableExponent = 0.1;

/** Whether a reader should know that the candidate costs more, whatever is judged. @param commits in the last rung */
export function isNotable(one: JudgedComparison, commits: number): boolean {
  const { candidate, reference, surely, isOver } = one;
  if (isOver || surely > notableRatio) return true;
  const [own = 0, others = 0] = [candidate.perCommit, reference.perCommit];
  if ((own - others) * commits > notableBytes && own > notableRatio * others) return true;
  return isTime(one.figure) && growsFaster(one);
}

/**
 * Whether a figure grows faster than is usual: disk, memory and opening faster than commits, since each commit adds some; written bytes faster than
 * the other engine's; a time by itself, and by its ratios to the other engine's blocks.
 */
export function growsFaster({ candidate, reference, figure, ratioGrowth }: AgeComparison): boolean {
  const usual = {
    ...{ disk: 1, memory: 1, time: 0, cpu: 0, open: 1 },
    written: Math.max(0, reference.exponent?.high ?? 0),
  };
  const { exponent } = candidate;
  if (exponent === undefined || exponent.low <= usual[figure] + notableExponent) return false;
  return ratioGrowth === undefined || ratioGrowth.low > notableExponent;
}
