import type { Reference } from "../../model/compared.ts";
import { baseDecides, type Criteria } from "../../model/criteria.ts";
import type { Role } from "../../model/engine.ts";
import { limitOfPart, shareOf } from "../../model/figure-limit.ts";
import { multiplier, plural } from "../../report/format/figures.ts";
import { figureConfidence } from "../../statistics/confidence.ts";
import { estimateMean, halfWidth, type Variance } from "../../statistics/moderated.ts";
import { byMultiple, type Finding, findingPath } from "../../verdict/finding.ts";

/** A figure of the candidate as a multiple of another engine's: above 1 is worse. */
export interface Ratio {
  readonly ratio: number;
  /** With {@link figureConfidence}; absent if the figure does not vary. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** The least ratio that is sure, at the confidence that decides; the ratio itself if the figure does not vary, and 0 if nothing is sure. */
  readonly surely: number;
}

/** A ratio of a figure to that of one of the other engines. */
export interface RatioComparison extends Ratio {
  readonly against: Reference;
}

/** A comparison, and what became of it. */
export type Judged<Comparison extends RatioComparison> = Comparison & {
  /** Absent if nothing judges it. */
  readonly ceiling?: number;
  readonly isOver: boolean;
};

/** A ratio over its ceiling. */
export interface RatioFinding extends Finding, Pick<Ratio, "ratio" | "interval"> {
  readonly name: string;
  /** The largest multiple of the other engine's figure. */
  readonly multiple: number;
}

/**
 * The ratio of a figure over blocks that the engines took turns in.
 *
 * @param logs ln of the ratio in each block, at least 2
 * @param alpha the chance that `surely` is above the true ratio, above 0 and below 0.5
 * @param prior the variance that is typical of such ratios; absent if the blocks alone say how far they may be off
 */
export function ratioOf(logs: readonly number[], alpha: number, prior?: Variance) {
  const { mean, squaredError } = estimateMean(logs, prior?.value, prior?.degrees);
  const half = halfWidth(squaredError, figureConfidence);
  return {
    ratio: Math.exp(mean),
    interval: { low: Math.exp(mean - half), high: Math.exp(mean + half) },
    surely: Math.exp(mean - halfWidth(squaredError, 1 - 2 * alpha)),
  } satisfies Ratio;
}

/** A figure by its path, such as `age/append`, and its name. */
interface NamedFigure {
  readonly part: string;
  readonly figure: string;
}

/** Holds a ratio to the limit of its figure, or else to the ceiling against its engine. */
export function heldTo<Comparison extends RatioComparison>(
  one: Comparison,
  named: NamedFigure,
  ceilings: RatioCeilings | undefined,
  criteria: Pick<Criteria, "gate" | "ceilings">,
): Judged<Comparison> {
  const ceiling = ceilingAgainst(one.against, named, ceilings, criteria);
  return { ...one, ceiling, isOver: ceiling !== undefined && one.surely > ceiling };
}

/** The largest multiples of the other engines' figures, of which nothing limits an absent one. */
interface RatioCeilings {
  readonly baseline?: number;
  readonly base?: number;
}

export function ceilingAgainst(
  against: Role,
  { part, figure }: NamedFigure,
  ceilings: RatioCeilings | undefined,
  criteria: Pick<Criteria, "gate" | "ceilings">,
): number | undefined {
  const limit =
    against === "candidate" ? undefined : limitOfPart(criteria.ceilings.limits, part, figure, against);
  if (limit !== undefined) return shareOf(limit);
  if (against === "base") return baseDecides(criteria) ? ceilings?.base : undefined;
  return ceilings?.baseline;
}

/** A ratio over its ceiling as a finding; nothing if it is within. @param base the other engine's figure, of which more is worse */
export function ratioFindings<Name extends { readonly part: string; readonly name: string }>(
  { against, ratio, interval, ceiling, isOver }: Judged<RatioComparison>,
  name: Name,
  noun: string,
  base: number,
): (RatioFinding & Name)[] {
  if (!isOver || ceiling === undefined) return [];
  const candidate = ratio * Math.max(1, base);
  const own = { base, candidate, ratio, interval, multiple: ceiling, outcome: "fail" as const };
  return [{ ...name, ...byMultiple(noun, against, ceiling), ...own }];
}

/** A finding in an output of the actions. @param named what tells it apart from others of its path */
export function ratioOutput<Named extends object>(found: RatioFinding, named: Named) {
  const { ratio, multiple: ceiling, outcome } = found;
  return { path: findingPath(found), ...named, ratio: Number(ratio.toPrecision(4)), ceiling, outcome };
}

/** `2.26x`, with the digits that show on which side of its ceiling it is. */
export function multipleText({ ratio, ceiling }: Judged<RatioComparison>): string {
  return `${multiplier(ratio, ceiling)}x`;
}

/** `2.26x (95% 2.03x to 2.50x), over 1.50x` @param over the ceiling, if it is over that */
export function ratioText(
  { ratio, interval }: Pick<Ratio, "ratio" | "interval">,
  over: number | undefined,
): string {
  const range =
    interval === undefined ? "" : ` (95% ${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return `${multiplier(ratio)}x${range}${over === undefined ? "" : `, over ${multiplier(over)}x`}`;
}

/** `4,000 commits in 5 shapes of life: 2 figures stand out.` */
export function introduction(about: string, noun: string, findings: number): string {
  const some = findings === 0 ? `no ${noun} stands` : plural(findings, `${noun} stands`, `${noun}s stand`);
  return `${about}: ${some} out.`;
}
