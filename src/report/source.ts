import type { Conclusion } from "../model/outcome.ts";
import type { ReportIdentity, WorkflowRun } from "../model/report-identity.ts";
import { inMarkdown } from "./format/escape.ts";

/** Where a report on GitHub comes from. Texts are untrusted, except the URL. */
export interface ReportSource {
  /** The report's name, unique in its repository. */
  readonly name: string;
  /** The hash of the commit that is judged. */
  readonly commit: string;
  /** The run that measured, by which reports are ordered, with the URL of the publishing run, which has the summary. */
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
  /** The address of a commit of the repository; absent if it is unknown. */
  readonly commitUrl?: (commit: string) => string;
  /** The run that measured, if another run publishes. */
  readonly measuredBy?: WorkflowRun;
  /** When the report was made. */
  readonly at: Date;
  /** The kind of machine that measured, e.g. `Linux X64`, for a result without a recording of it. */
  readonly runner?: string;
  /** The status's conclusion, which the policies may have changed. */
  readonly conclusion: Conclusion;
  /** Why the status fails although the result does not: a sentence without its full stop. */
  readonly remark?: string;
}

/**
 * One small line with the commit, the run, the time and the machine.
 *
 * @param machine escaped
 */
export function footer(
  machine: string | undefined,
  { name, commit, run, measuredBy, at, runner }: ReportSource,
): string {
  const measured = machine ?? (runner && inMarkdown(runner));
  const from =
    measuredBy === undefined
      ? link(`run ${run.id}`, run.url)
      : `measured by ${link(`run ${run.id}`, measuredBy.url)}`;
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${from}, attempt ${run.attempt}`,
    time,
    ...(measured === undefined ? [] : [`on ${measured}`]),
    `${inMarkdown(name)}</sub>`,
  ].join(" · ");
}

/** @param url encoded, so that it cannot end the link */
export function link(text: string, url: string): string {
  return `[${text}](${url.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}
