import { multiplier } from "../../../../report/format/figures.ts";
import { type MedianInterval, medianInterval } from "../../../../statistics/sign-test.ts";
import { median } from "../../../../statistics/summary.ts";
import { type BisectedPair, type Bisection, searchedOf } from "../model/bisection.ts";
import { isTimed } from "../model/settings.ts";
import type { Search } from "../search/search.ts";

/** A ratio, with its 95 % confidence interval. */
export interface PointRatio extends Pick<MedianInterval, "low" | "high"> {
  /** The median over the pairs. */
  readonly ratio: number;
}

/** One point that was tried, as reports show it. */
export interface MeasuredPoint {
  readonly point: number;
  /** Untrusted, as `title` and `reason` are. */
  readonly name: string;
  readonly title?: string;
  readonly state: "good" | "bad" | "untestable" | "undecided";
  /** Whether fresh pairs agree with the deciding pairs. */
  readonly verified: boolean;
  /** Why it cannot be tested. */
  readonly reason?: string;
  /** The fault that it shows, in words: untrusted. Absent if it shows none. */
  readonly shown?: string;
  readonly pairs: number;
  /** The point / the good end, and the point / stock SQLite; absent if there are no pairs, or none with SQLite. */
  readonly toGood?: PointRatio;
  /** The point / the good end, of each pair in the order in which they were measured. */
  readonly ratios: readonly number[];
  readonly toBaseline?: PointRatio;
}

/** The points that were tried, in the order of their history. */
export function measuredPoints(
  { points, observations }: Bisection,
  { states }: Search,
): readonly MeasuredPoint[] {
  return observations
    .toSorted((a, b) => a.point - b.point)
    .map(({ point, pairs, fault, untestable: failure }): MeasuredPoint => {
      const { name, title } = points[point] ?? { name: String(point) };
      const state = states.get(point);
      const untestable = state?.state === "untestable" ? state : failure;
      const ratiosTo = (role: "base" | "baseline") => pairs.flatMap((pair) => ratioTo(role, pair) ?? []);
      const ratios = ratiosTo("base");
      const isDecided = state?.state === "good" || state?.state === "bad";
      return {
        point,
        name,
        state: untestable !== undefined ? "untestable" : isDecided ? state.state : "undecided",
        verified: isDecided && state.next === undefined,
        pairs: pairs.length,
        ratios,
        title,
        reason: untestable?.message,
        shown: fault?.message,
        toGood: ratioOf(ratios),
        toBaseline: ratioOf(ratiosTo("baseline")),
      };
    });
}

/** The fault of a point, that it has none, or why it cannot be tested: untrusted text. */
export function shownBy({ state, shown, reason }: MeasuredPoint): string {
  return shown ?? reason ?? (state === "good" ? "no fault" : "");
}

/** Undefined if the pair lacks the other engine. */
function ratioTo(role: "base" | "baseline", pair: BisectedPair): number | undefined {
  const other = pair[role];
  return other === undefined ? undefined : pair.candidate / other;
}

/** `1.10`; of exact figures `1.0013`. */
export function pointRatio(bisection: Pick<Bisection, "by">, ratio: number): string {
  return isTimed(searchedOf(bisection)) ? multiplier(ratio) : ratio.toFixed(4);
}

function ratioOf(ratios: readonly number[]): PointRatio | undefined {
  if (ratios.length === 0) return undefined;
  const { low, high } = medianInterval(ratios);
  return { ratio: median(ratios), low, high };
}
