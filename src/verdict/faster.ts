import type { Verdict } from "./judge.ts";
import { mostDeviations } from "./layout.ts";
import { layoutDeviations } from "./spread.ts";

/**
 * The geometric mean of candidate / base if all tests together surely take less time, by more than a linker's layout changes; undefined
 * otherwise.
 */
export function fasterTogether({ headline: { base } }: Pick<Verdict, "headline">): number | undefined {
  if (base?.interval === undefined || base.interval.high >= 1) return undefined;
  const deviation = base.tests === 1 ? layoutDeviations.test : layoutDeviations.overall;
  return -Math.log(base.multiplier) < mostDeviations * deviation ? undefined : base.multiplier;
}
