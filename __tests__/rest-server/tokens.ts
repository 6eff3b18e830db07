import type { Token } from "./state.ts";

/** A workflow's own token with every permission that the action may need. */
export const workflowToken: Token = {
  login: "github-actions[bot]",
  kind: "installation",
  permissions: {
    pull_requests: "write",
    checks: "write",
    statuses: "write",
    contents: "read",
    actions: "read",
  },
};

/** The token of the job that keeps the issues of findings. */
export const issuesToken: Token = {
  login: "github-actions[bot]",
  kind: "installation",
  permissions: { issues: "write", contents: "read" },
};

/** The token of a fork's pull request. */
export const forkToken: Token = {
  login: "github-actions[bot]",
  kind: "installation",
  permissions: { pull_requests: "read", issues: "read", checks: "read", statuses: "read", contents: "read" },
};
