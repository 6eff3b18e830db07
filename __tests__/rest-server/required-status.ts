import type { RestServer } from "./server.ts";

/** The kinds of status that a branch rule can require. */
export const statusKinds = ["check-run", "commit-status"] as const;

/** The state that a branch rule sees if it requires the status; undefined if nothing was set. */
export function requiredStatus(server: RestServer, kind: (typeof statusKinds)[number]) {
  return kind === "check-run"
    ? server.state.checkRuns.at(-1)?.conclusion
    : server.state.statuses.at(-1)?.state;
}
