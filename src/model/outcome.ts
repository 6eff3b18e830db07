/** The result of a figure, or of a whole run. `accepted`: a ceiling is exceeded, and somebody accepts that. */
export type Outcome = "pass" | "accepted" | "fail" | "inconclusive";

/** The conclusion of a status, and whether the step that set it fails: only `failure` does. */
export const conclusions = ["success", "neutral", "failure"] as const;
export type Conclusion = (typeof conclusions)[number];

/** The user's meaning of an outcome for the status. */
export const policies = ["fail", "neutral", "pass"] as const;
export type Policy = (typeof policies)[number];

export interface Policies {
  readonly onFail: Policy;
  /** Absent: `neutral`, and `fail` for a run whose base was not built for a reason that may have passed. */
  readonly onInconclusive?: Policy;
}

/** An exceeded ceiling fails; an undecided one does not block, and does not look green either. */
export const defaultPolicies: Policies = { onFail: "fail" };
