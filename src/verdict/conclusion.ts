import type { Conclusion, Policies, Policy } from "../model/outcome.ts";
import type { Verdict } from "./judge.ts";

const byPolicy = { fail: "failure", neutral: "neutral", pass: "success" } as const satisfies Record<
  Policy,
  Conclusion
>;

/** An incomplete measurement is a failure whatever the policies: nothing is known about the rest. */
export function conclude(
  { outcome, measurement, withoutBase }: Pick<Verdict, "outcome" | "measurement" | "withoutBase">,
  { onFail, onInconclusive = withoutBase?.cause === "not built" ? "fail" : "neutral" }: Policies,
): Conclusion {
  if (measurement.state !== "complete") return "failure";
  if (outcome === "pass" || outcome === "accepted") return "success";
  return byPolicy[outcome === "fail" ? onFail : onInconclusive];
}

/**
 * The exit status of a run:
 *
 * - 0: pass, also with accepted regressions, and inconclusive unless `strict`
 * - 1: a ceiling is exceeded
 * - 3: the measurement failed or was stopped, even if a ceiling is exceeded: the first thing to fix is the
 *   measurement, and a script that takes 1 for "slower" must be able to trust it
 * - 4: inconclusive, with `strict`
 */
export function exitStatus({ outcome, measurement }: Verdict, { strict = false } = {}): 0 | 1 | 3 | 4 {
  if (measurement.state !== "complete") return 3;
  if (outcome === "fail") return 1;
  return outcome === "inconclusive" && strict ? 4 : 0;
}
