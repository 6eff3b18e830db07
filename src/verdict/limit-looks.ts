import { defaultCriteria, type Rule } from "../model/criteria.ts";
import type { TestRecord } from "../model/recording.ts";
import { testOnly } from "../model/test.ts";
import { confirmationLooks } from "./confirmation.ts";
import type { WantedPairs } from "./next-pairs.ts";

/** The first look after a run's rounds has at least this many times their pairs: fewer would seldom decide. */
const leastMore = 2;

/**
 * The numbers of pairs at which a limit of a feature's own can be found exceeded: the largest that a run takes of every test, and more, as
 * for ceilings. A run of a fixed number of rounds has one look, at all that it has.
 */
export function looksOf({ rounds = defaultCriteria.rule.rounds }: Partial<Rule>): readonly number[] {
  if (typeof rounds === "number") return [rounds];
  return [rounds.max, ...confirmationLooks.filter((pairs) => pairs >= leastMore * rounds.max)];
}

/** How a figure that varies stands beside its limit: over it, and the pairs do not prove that, is unproven. */
export type Standing = "within" | "over" | "unproven";

/** A limit of a figure that varies. */
export interface VaryingLimit<Found> {
  /** The figure by the first so many pairs of each test, by all without a number; undefined if they give none. */
  readonly judge: (pairs?: number) => Found | undefined;
  readonly standingOf: (found: Found) => Standing;
  /** Pairs of the test that has fewest. */
  readonly pairs: number;
}

/**
 * Judges by all pairs, or by those of an earlier look that proves that the limit is exceeded. All pairs count as the next look, which was not
 * made, or as the last.
 */
export function judgeAtLooks<Found>(
  { judge, standingOf, pairs }: VaryingLimit<Found>,
  looks: readonly number[],
): Found | undefined {
  const whole = judge();
  if (whole === undefined || standingOf(whole) !== "unproven") return whole;
  const earlier = looks.slice(0, -1).filter((look) => look < pairs);
  const proofs = earlier.map((look) => judge(look));
  return proofs.find((one) => one !== undefined && standingOf(one) === "over") ?? whole;
}

/**
 * The pairs of the next look at a limit, since its figure is over it and the looks so far do not prove that. A figure within its limit needs
 * none, whatever its interval: that can only spare a failure. Undefined also after the last look.
 */
export function nextLook<Found>(
  { judge, standingOf, pairs }: VaryingLimit<Found>,
  looks: readonly number[],
): number | undefined {
  const whole = judge();
  if (whole === undefined || standingOf(whole) === "within") return undefined;
  const done = looks.filter((look) => look <= pairs).map((look) => judge(look));
  if (done.some((one) => one !== undefined && standingOf(one) === "over")) return undefined;
  return looks.find((look) => look > pairs);
}

/** The pairs that a test has to get until it has so many; nothing if it has. @param references whose samples a pair needs; that of the test's own comparison if absent */
export function missingPairs(
  record: TestRecord,
  { had, wanted }: { readonly had: number; readonly wanted: number },
  references: WantedPairs["references"] = [record.compare === "base" ? "base" : "baseline"],
): WantedPairs[] {
  return wanted <= had ? [] : [{ test: testOnly(record), pairs: wanted - had, references }];
}
