import type { Verdict } from "./verdict.ts";

/**
 * The exit status of a run:
 *
 * - 0: pass, and inconclusive unless `strict`
 * - 1: a ceiling is exceeded
 * - 3: the measurement failed or was stopped, also where a ceiling is exceeded: what is to be mended first is the
 *   measurement, and a script that takes 1 for "slower" must be able to trust it
 * - 4: inconclusive, with `strict`
 */
export function exitStatus({ outcome, measurement }: Verdict, { strict = false } = {}): 0 | 1 | 3 | 4 {
  if (measurement.state !== "complete") return 3;
  if (outcome === "fail") return 1;
  return outcome === "inconclusive" && strict ? 4 : 0;
}
