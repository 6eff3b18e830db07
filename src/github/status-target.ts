import type { ReportIdentity, WorkflowRun } from "../model/report-identity.ts";
import type { StatusKind } from "../model/settings.ts";
import type { Repository } from "./workflow.ts";

/** The name of a commit status for one base branch: the same commit may be good for one and slow for another. */
export function nameWithBase(name: string, base: string | undefined): string {
  return base === undefined ? name : `${name} (${base})`;
}

/** A step's status of a commit. The post step, another process, finds the same one by these values. */
export interface StatusTarget {
  readonly kind: Exclude<StatusKind, "off">;
  readonly repository: Repository;
  readonly name: string;
  readonly commit: string;
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
}
