import type { Conclusion } from "../model/outcome.ts";
import type { MachineFacts } from "../model/recording.ts";
import type { ReportIdentity } from "../model/report-identity.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import { inMarkdown } from "./format/escape.ts";
import { plural } from "./format/figures.ts";

/** Where a report on GitHub comes from. Texts are untrusted, except the URL. */
export interface ReportSource {
  /** The report's name, unique in its repository. */
  readonly name: string;
  /** The hash of the commit that is judged. */
  readonly commit: string;
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
  /** When the report was made. */
  readonly at: Date;
  /** The kind of machine that measured, e.g. `Linux X64`, for a result without a recording of it. */
  readonly runner?: string;
  /** The status's conclusion, which the policies may have changed. */
  readonly conclusion: Conclusion;
}

/** One small line with the commit, the run, the time and the machine. */
export function footer(
  machine: MachineFacts | undefined,
  { name, commit, run, at, runner }: ReportSource,
): string {
  const measured = machine === undefined ? runner : machineText(machine);
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${link(`run ${run.id}`, run.url)}, attempt ${run.attempt}`,
    time,
    ...(measured === undefined ? [] : [`on ${inMarkdown(measured)}`]),
    `${inMarkdown(name)}</sub>`,
  ].join(" · ");
}

/** @param url encoded, so that it cannot end the link */
export function link(text: string, url: string): string {
  return `[${text}](${url.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

function machineText({ cpu, cores, platform }: MachineFacts): string {
  return `${plural(cores, "core")} of ${cpu}, ${platform}`;
}
