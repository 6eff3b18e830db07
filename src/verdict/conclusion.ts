import type { Verdict } from "./judge.ts";

/** What a status says, and whether the step that set it fails: only `failure` does. */
export const conclusions = ["success", "neutral", "failure"] as const;
export type Conclusion = (typeof conclusions)[number];

/** What a user makes of an outcome. */
export const policies = ["fail", "neutral", "pass"] as const;
export type Policy = (typeof policies)[number];

export interface Policies {
  readonly onFail: Policy;
  readonly onInconclusive: Policy;
}

/** A ceiling that is exceeded fails; what cannot be told does not block, and does not look green either. */
export const defaultPolicies: Policies = { onFail: "fail", onInconclusive: "neutral" };

const byPolicy = { fail: "failure", neutral: "neutral", pass: "success" } as const satisfies Record<
  Policy,
  Conclusion
>;

/** A measurement that is not complete is a failure whatever the policies: nothing is known of what it left out. */
export function conclude(
  { outcome, measurement }: Pick<Verdict, "outcome" | "measurement">,
  { onFail, onInconclusive }: Policies,
): Conclusion {
  if (measurement.state !== "complete") return "failure";
  if (outcome === "pass") return "success";
  return byPolicy[outcome === "fail" ? onFail : onInconclusive];
}

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
