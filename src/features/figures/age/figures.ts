import { references } from "../../../model/compared.ts";
import type { Role } from "../../../model/engine.ts";
import { residentNoise, totalOf } from "../../../model/footprint.ts";
import { type LifeFigure, lifeFigures, type ShapeName } from "../../../model/life.ts";
import { figureConfidence } from "../../../statistics/confidence.ts";
import { type Exponent, exponentOf } from "../power-law.ts";
import { type RatioComparison, ratioOf } from "../ratio.ts";
import { blocksOf } from "./ladder.ts";
import type { AgedRung, AgedShape, Life } from "./record.ts";

/** Whether a figure is a time of commits, which varies from block to block; bytes do not. */
export function isOfCommits(figure: LifeFigure): figure is "time" | "cpu" {
  return figure === "time" || figure === "cpu";
}

/** Whether a figure is a time, whose ratio has an interval. */
export function isTime(figure: LifeFigure): figure is "time" | "cpu" | "open" {
  return isOfCommits(figure) || figure === "open";
}

/** An interval needs so many turns of each engine: a server starts once. */
const fewestOpenings = 3;

/** A figure of one engine, in the last rung. */
export interface AgeFigure {
  readonly value: number;
  /** By how much a commit of the last rung made it larger. Absent for times, which commits do not add to. */
  readonly perCommit?: number;
  /** How it grows with commits; absent if it was 0, or is the same in all rungs. */
  readonly exponent?: Exponent;
}

/** The candidate's figure beside another engine's, of which 0 counts as 1. Times have an interval, by blocks or openings; bytes have none. */
export interface AgeComparison extends RatioComparison {
  readonly shape: ShapeName;
  readonly figure: LifeFigure;
  readonly candidate: AgeFigure;
  readonly reference: AgeFigure;
  /**
   * How the ratio of a time grows with commits, with its interval at the confidence that decides: the engines took turns, so that a slow
   * hour is in neither side alone. Absent for all but times of commits.
   */
  readonly ratioGrowth?: Exponent;
}

/** A time of each block of a rung, nanoseconds. */
function blocksOfTime({ blocksNs, blocksCpuNs }: AgedRung, figure: "time" | "cpu"): readonly number[] {
  return figure === "time" ? blocksNs : blocksCpuNs;
}

/** Commits of a rung: those since the rung below. */
export function commitsIn(rungs: readonly Pick<AgedRung, "commits">[], rung: number): number {
  return (rungs[rung]?.commits ?? 0) - (rungs[rung - 1]?.commits ?? 0);
}

/** A figure of a rung; undefined if it is not known. */
export function valueIn(
  rungs: readonly AgedRung[],
  index: number,
  figure: LifeFigure | "point" | "scan",
): number | undefined {
  const rung = rungs[index] as AgedRung;
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  switch (figure) {
    case "time":
    case "cpu":
      return sum(blocksOfTime(rung, figure)) / commitsIn(rungs, index);
    case "disk":
      return totalOf(rung.files);
    case "written": {
      const before = index === 0 ? 0 : rungs[index - 1]?.written;
      if (rung.written === undefined || before === undefined) return undefined;
      return (rung.written - before) / commitsIn(rungs, index);
    }
    case "memory":
      return rung.resident;
    default:
      return rung[`${figure}Ns`];
  }
}

/**
 * The figures after the last commit that are the same in every run of an engine, bytes: of all files, and written since the life began.
 * Written bytes are absent where the system does not count them.
 *
 * @param commits of the last rung
 * @returns undefined if the life did not reach it
 */
export function lastBytes(
  { rungs }: Pick<Life, "rungs">,
  commits: number,
): { readonly disk: number; readonly written?: number } | undefined {
  const last = rungs.at(-1);
  if (last?.commits !== commits) return undefined;
  return { disk: totalOf(last.files), written: last.written };
}

/** Undefined if the life did not reach the last rung, or the figure is not known. */
export function figureOf({ rungs }: Pick<Life, "rungs">, figure: LifeFigure): AgeFigure | undefined {
  const last = rungs.length - 1;
  if (last < 1) return undefined;
  const value = valueIn(rungs, last, figure);
  if (value === undefined || (figure === "open" && openingsOf({ rungs }).length < fewestOpenings))
    return undefined;
  const before = valueIn(rungs, last - 1, figure) ?? 0;
  const grows = figure === "disk" || figure === "memory";
  return {
    value,
    ...(grows ? { perCommit: (value - before) / commitsIn(rungs, last) } : {}),
    exponent: growthOf(rungs, figure),
  };
}

/** The time of opening in each turn after the last commit, nanoseconds. */
function openingsOf({ rungs }: Pick<Life, "rungs">): readonly number[] {
  return rungs.at(-1)?.opensNs ?? [];
}

/** The time a commit of each block, at its middle commit, without the first rung, which warms up. */
function timesOfCommits(rungs: readonly AgedRung[], figure: "time" | "cpu") {
  const ladder = rungs.map(({ commits }) => commits);
  return rungs.slice(1).flatMap((rung, below) => {
    const times = blocksOfTime(rung, figure);
    return blocksOf(ladder, below + 1).map(
      ({ from, to }, block) => [(from + to) / 2, (times[block] ?? 0) / (to - from + 1)] as const,
    );
  });
}

/** Times of commits by the blocks, all others by the rungs. */
function growthOf(rungs: readonly AgedRung[], figure: LifeFigure): Exponent | undefined {
  const points = isOfCommits(figure)
    ? timesOfCommits(rungs, figure)
    : rungs.map(({ commits }, index) => [commits, valueIn(rungs, index, figure) ?? 0] as const);
  const isSame = points.every(([, y]) => y === points[0]?.[1]);
  if (points.length < 3 || isSame || points.some(([, y]) => y <= 0)) return undefined;
  return exponentOf(points, figureConfidence);
}

/**
 * The candidate's figures beside the other engines', of a shape in which both reached the last rung.
 *
 * @param commits of the last rung
 * @param alpha the chance that a time's `surely` is above the true ratio, above 0 and below 0.5
 */
export function compareLives({ shape, engines }: AgedShape, commits: number, alpha: number): AgeComparison[] {
  const lifeOf = (role: Role) =>
    engines.find((life) => life.role === role && life.rungs.at(-1)?.commits === commits);
  const candidate = lifeOf("candidate");
  if (candidate === undefined) return [];
  return references.flatMap((against) => {
    const other = lifeOf(against);
    if (other === undefined) return [];
    return lifeFigures.flatMap((figure): AgeComparison[] => {
      const [own, reference] = [figureOf(candidate, figure), figureOf(other, figure)];
      if (own === undefined || reference === undefined) return [];
      const both = { shape, figure, against, candidate: own, reference };
      if (!isTime(figure)) {
        const ratio = own.value / Math.max(1, reference.value);
        // Processes of one engine differ by so much.
        const isNoise = figure === "memory" && own.value - reference.value <= residentNoise;
        return [{ ...both, ratio, surely: isNoise ? 0 : ratio }];
      }
      const ratioGrowth = isOfCommits(figure)
        ? ratioGrowthOf(candidate, other, figure, 1 - 2 * alpha)
        : undefined;
      const compared = ratioOf(logRatios(candidate, other, figure), alpha);
      return [{ ...both, ...compared, ratioGrowth }];
    });
  });
}

/** A figure that an engine does not give, and another one does. */
export interface LackedFigure {
  readonly shape: ShapeName;
  readonly figure: LifeFigure;
  readonly role: Role;
  /** An engine that gives it, and its value. */
  readonly against: Role;
  readonly reference: AgeFigure;
}

/**
 * The figures of a shape that only some of the engines that reached the last rung give: an engine can hide from the system what it writes.
 *
 * @param commits of the last rung
 */
export function lackedFigures({ shape, engines }: AgedShape, commits: number): LackedFigure[] {
  const whole = engines.filter(({ rungs }) => rungs.at(-1)?.commits === commits);
  return lifeFigures.flatMap((figure) => {
    const given = whole.flatMap((life) => {
      const reference = figureOf(life, figure);
      return reference === undefined ? [] : [{ against: life.role, reference }];
    });
    return whole
      .filter((life) => figureOf(life, figure) === undefined)
      .flatMap(({ role }) => given.map((other) => ({ shape, figure, role, ...other })));
  });
}

/** The exponent of the ratios of all blocks. */
function ratioGrowthOf(candidate: Life, other: Life, figure: "time" | "cpu", confidence: number): Exponent {
  const others = timesOfCommits(other.rungs, figure);
  const ratios = timesOfCommits(candidate.rungs, figure).map(
    ([commits, ns], block) => [commits, Math.max(1, ns) / Math.max(1, others[block]?.[1] ?? 0)] as const,
  );
  return exponentOf(ratios, confidence);
}

/**
 * The times that engines took turns in, nanoseconds: of the blocks of the last rung, or of the openings after it. The times of two engines at one
 * place are a pair.
 */
export function timesInTurns(life: Pick<Life, "rungs">, figure: "time" | "cpu" | "open"): readonly number[] {
  if (figure === "open") return openingsOf(life);
  const last = life.rungs.at(-1);
  return last === undefined ? [] : blocksOfTime(last, figure);
}

/** The ratios of the blocks of the last rung, or of the openings after it: the engines took turns in both. */
function logRatios(candidate: Life, other: Life, figure: "time" | "cpu" | "open"): number[] {
  const [own, others] = [timesInTurns(candidate, figure), timesInTurns(other, figure)];
  return own
    .slice(0, others.length)
    .map((ns, index) => Math.log(Math.max(1, ns) / Math.max(1, others[index] ?? 0)));
}
