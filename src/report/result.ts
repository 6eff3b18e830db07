import type { Recording } from "../model/recording.ts";
import type { Unit } from "../model/settings.ts";
import type { Verdict } from "../verdict/judge.ts";
import type { Reporting } from "./blocks.ts";
import { escapeClaim, inMarkdown, inMarkdownCode } from "./format/escape.ts";
import { plural } from "./format/figures.ts";
import { joinBlocks } from "./format/markdown-blocks.ts";
import { link, type ReportSource } from "./source.ts";

/** The subject of reports: a judged recording, or the reason why no recording was judged. */
export type Result = Judged | Broken;

export interface Judged {
  readonly state: "judged";
  readonly recording: Recording;
  readonly verdict: Verdict;
  /** The features whose parts the reports have. */
  readonly features?: readonly Reporting[];
  /** The figure that the tables show for each engine; times if absent. */
  readonly unit?: Unit;
}

export interface Broken {
  readonly state: "broken";
  readonly failed: "measurement" | "publishing";
  /** One line; untrusted text. */
  readonly message: string;
  /** Whether the message may contain words of another job's results. */
  readonly untrusted?: boolean;
}

export const failureHeadlines: Readonly<Record<Broken["failed"], string>> = {
  measurement: "Measurement failed",
  publishing: "Publishing failed",
};

/** The report of a step that has no verdict. */
export function brokenReport(
  { failed, message, untrusted = false }: Broken,
  { run, measuredBy }: ReportSource,
): string {
  const output =
    measuredBy === undefined ? "the output of the engines and of the tool" : "the output of the tool";
  const log = `The log of the ${link("run", run.url)} has ${output}.`;
  return joinBlocks([
    `**${failureHeadlines[failed]}**: ${(untrusted ? inMarkdownCode : inMarkdown)(message)}`,
    failed === "measurement" ? `Nothing was judged. ${log}` : log,
  ]);
}

/** The machine that measured, in Markdown; undefined if unknown. */
export function machineOf(result: Result): string | undefined {
  if (result.state === "broken" || result.recording.machine === undefined) return undefined;
  const { cpu, cores, platform } = result.recording.machine;
  const escapeFact = escapeClaim(inMarkdown, result.verdict);
  return escapeFact(`${plural(cores, "core")} of ${cpu}, ${platform}`);
}
