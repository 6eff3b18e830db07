import type { ReportIdentity, WorkflowRun } from "../model/report-identity.ts";
import type { StatusKind } from "../model/settings.ts";
import type { Repository } from "./workflow.ts";

/** A step's status of a commit. The post step, another process, finds the same one by these values. */
export interface StatusTarget {
  readonly kind: Exclude<StatusKind, "off">;
  readonly repository: Repository;
  readonly name: string;
  readonly commit: string;
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
}
