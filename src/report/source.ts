import type { Conclusion } from "../model/outcome.ts";
import type { MachineFacts } from "../model/recording.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import { inMarkdown } from "./format/escape.ts";
import { plural } from "./format/figures.ts";
import type { Result } from "./result.ts";

/** What a report on GitHub says of where it comes from. Texts are untrusted but for the addresses and numbers. */
export interface ReportSource {
  /** What tells this report from others in the same repository. */
  readonly name: string;
  /** Hex hash of the commit that is judged. */
  readonly commit: string;
  readonly run: WorkflowRun;
  /** When the report was made. */
  readonly at: Date;
  /** The kind of machine that measured, where no recording says more, e.g. `Linux X64`. */
  readonly runner?: string;
  /** What becomes of the status and the step, whatever the report says. */
  readonly conclusion: Conclusion;
}

/** Where a report on GitHub comes from, in one small line. */
export function footer(result: Result, { name, commit, run, at, runner }: ReportSource): string {
  const machine = result.state === "judged" ? result.recording.machine : undefined;
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

/** @param address of GitHub's own making, and still kept from ending the link */
export function link(text: string, address: string): string {
  return `[${text}](${address.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

function machineText({ cpu, cores, platform }: MachineFacts): string {
  return `${plural(cores, "core")} of ${cpu}, ${platform}`;
}
