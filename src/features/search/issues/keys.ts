/** The key of the issue that lists the findings which have none of their own. */
export const moreKey = "more";

/** The key of the finding that a night is lost. */
export const nightKey = "night";

/** Whether one night opens the issue of a finding in any case: that nothing runs, or that there are more findings. */
export function isUnlimited(key: string): boolean {
  return key === nightKey || key === moreKey || key.startsWith(workflowKeys);
}

/** The beginning of the keys of watched workflows. */
export const workflowKeys = "workflow ";
