import { groupLevels } from "../model/criteria.ts";
import { halfWidth } from "../statistics/moderated.ts";
import { pooledMean } from "../statistics/pooled-mean.ts";
import { pAbove } from "../statistics/sign-test.ts";
import { mean } from "../statistics/summary.ts";
import { type Ending, passAlpha, passMargin } from "./confirmation.ts";
import type { BaseGroup, GroupState, Trial } from "./decision-state.ts";
import type { WeightOf } from "./spread.ts";

/** Half of what the base takes of alpha; its tests have the other half. */
export const shareOfGroups = 0.5;

/** Groups that differ from the base by less, in ln, are not named: two builds of one source differ by as much. */
export const leastGroupChange = Math.log(1.01);

/** Two rounds say too little of how rounds spread for a bound to hold: they can clear a group, and fail none. */
const fewestToFail = 3;

/**
 * How often luck may put as many rounds over a ceiling that is their median: all of 3 or 5 rounds, 7 of 8, 8 of 11, 15 of 22. It keeps a
 * few wild rounds from failing a group, whatever they do to the mean.
 */
const mostLuck = 0.13;

/**
 * How often a group at its ceiling may pass at a look before the last, without a margin half of them would; and the most that the margin is,
 * as a share of ln of the ceiling: the noise of a section of durable commits is as large as its ceiling, and would take it ten rounds more.
 */
const earlyLuck = 0.1;
const mostMargin = 0.25;

/** How many levels share it equally. */
const levels = groupLevels.length;

/**
 * The numbers of rounds at which a group is looked at: those of the screening, and, for what is not decided by then, twice and four times
 * as many.
 */
export function groupLooks(looks: readonly number[]): number[] {
  const last = looks.at(-1) ?? 0;
  return [...looks, 2 * last, 4 * last];
}

/**
 * The alpha of a look at each group: all looks at all groups together take no more than the share (Bonferroni's correction).
 *
 * @param alpha of all groups together
 */
export function alphaOfGroup(
  groups: readonly Pick<BaseGroup, "level">[],
  alpha: number,
  looks: readonly number[],
) {
  const failing = Math.max(1, looks.filter((pairs) => pairs >= fewestToFail).length);
  const counts = Map.groupBy(groups, ({ level }) => level);
  return ({ level }: Pick<BaseGroup, "level">) => alpha / levels / (counts.get(level)?.length ?? 1) / failing;
}

/**
 * Decides whether a group is slower than the base, at the looks alone. It passes as soon as its mean is surely within the ceiling. It
 * fails if the means of its rounds are over the ceiling, by a sign test, and Student's bound of their mean is too. A mean that no look decides passes if it
 * is surely less than a tenth over its ceiling, and is inconclusive otherwise. One or two rounds fail nothing.
 *
 * @param trials of the group, which have a base
 * @param limit ln of the largest mean
 * @param alpha of a look
 * @param ending why there are no more pairs; undefined if there can be
 * @param weightOf a test, by the name of the tests that spread alike; all weigh the same if it is absent
 */
export function decideGroup(
  trials: readonly Pick<Trial, "base" | "stratum" | "spreadGroup">[],
  limit: number,
  looks: readonly number[],
  alpha: number,
  ending: Ending | undefined,
  weightOf: WeightOf = () => 1,
): GroupState {
  const series = trials.map((trial) => {
    const { stratum = "", spreadGroup, base } = trial;
    return { stratum, values: base?.logRatios ?? [], weight: weightOf(spreadGroup) };
  });
  const pairs = Math.min(...series.map(({ values }) => values.length));
  for (const look of looks) {
    const isLast = look === looks.at(-1);
    if (pairs < look && ending === undefined) return { state: "open", next: look };
    if (pairs < 2) {
      const isWithin = pairs > 0 && mean(series.map(({ values }) => values[0] as number)) <= limit;
      const outcome = isWithin ? "pass" : "inconclusive";
      return { state: "decided", outcome, pairs, ending };
    }
    const seen = Math.min(look, pairs);
    const figure = pooledMean(series, seen);
    const bound = (outside: number) => halfWidth(figure.squaredError, 1 - 2 * outside);
    const margin = isLast || seen < look ? 0 : Math.min(bound(earlyLuck), mostMargin * limit);
    if (figure.mean + margin <= limit) return { state: "decided", outcome: "pass", pairs: seen };
    const areOver = seen >= fewestToFail && pAbove(figure.rounds, limit) <= mostLuck;
    if (areOver && figure.mean - bound(alpha) > limit)
      return { state: "decided", outcome: "fail", pairs: seen, alpha };
    if (!isLast && seen === look) continue;
    const passes = figure.mean + bound(passAlpha) < limit + Math.log(passMargin);
    const isCut = seen < look && ending !== undefined && ending !== "pairs";
    const outcome = passes && !isCut ? "pass" : "inconclusive";
    return { state: "decided", outcome, pairs: seen, ...(isCut ? { ending } : {}) };
  }
  throw new RangeError("a group has no look");
}
