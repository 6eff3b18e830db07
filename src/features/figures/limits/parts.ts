import { contestPath } from "../../../model/contest.ts";
import {
  isOfPart,
  isPartLimit,
  type Limit,
  limitOfPart,
  type PartLimit,
} from "../../../model/figure-limit.ts";
import { lifePath } from "../../../model/life.ts";
import type { Examined } from "../../../verdict/examination.ts";
import { ageVerdictOf } from "../age/examine.ts";
import { contentionVerdictOf } from "../contention/examine.ts";
import { multipleText } from "../ratio.ts";

/** A limit of an ageing database or a contest, and a figure that it is of. */
export interface LimitedPart {
  readonly limit: PartLimit;
  /** Absent if the run has no such figure. */
  readonly found?: {
    /** `age/append`, or `contention/same/threads/4 writers`. */
    readonly path: string;
    readonly value: string;
    readonly isOver: boolean;
  };
}

/** Each figure that a limit decides about, in the order of the limits; and the limits of none. */
export function limitedParts(limits: readonly Limit[], examined: Examined): LimitedPart[] {
  const ages = (ageVerdictOf({ examined })?.comparisons ?? []).map((one) => {
    const part = lifePath(one.shape);
    return { one, part, path: part, figure: one.figure as string };
  });
  const { comparisons = [], latencies = [] } = contentionVerdictOf({ examined }) ?? {};
  const contests = [...comparisons.map((one) => ({ ...one, figure: "time" })), ...latencies].map((one) => {
    const part = contestPath(one.cell);
    return { one, part, path: `${part} ${one.task}`, figure: one.figure as string };
  });
  const all = [...ages, ...contests];
  return limits.filter(isPartLimit).flatMap((limit): LimitedPart[] => {
    const own = all.filter(
      ({ one, part, figure }) =>
        isOfPart(limit, part) && limitOfPart(limits, part, figure, one.against) === limit,
    );
    if (own.length === 0) return [{ limit }];
    return own.map(({ one, path }) => ({
      limit,
      found: { path, value: multipleText(one), isOver: one.isOver },
    }));
  });
}
