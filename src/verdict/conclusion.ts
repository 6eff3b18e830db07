import type { Verdict } from "./verdict.ts";

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
