import path from "node:path";
import { endGroup, info, notice, setOutput, startGroup, summary, warning } from "@actions/core";
import type { Recording } from "../model/recording.ts";
import type { ActionOutput } from "../options/action-outputs.ts";
import { outcomeFacts } from "../report/action-outputs.ts";
import { visible } from "../report/format/escape.ts";
import type { Result } from "../report/result.ts";
import { renderTerminal } from "../report/terminal.ts";
import type { Verdict } from "../verdict/judge.ts";

/** Lines that GitHub lifts out of the log; parts of them may come from anywhere. */
export const annotate = {
  notice: (words: string) => notice(visible(words)),
  warning: (words: string) => warning(visible(words)),
};

/** The report as a terminal has it, folded, for who reads the log. */
export function logReport(recording: Recording, verdict: Verdict): void {
  startGroup("Report");
  info(renderTerminal(recording, verdict, { colour: false }));
  endGroup();
}

/** Adds to the job summary. That it cannot be written is a warning: what was measured is in the files. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await summary.addRaw(markdown).write();
  } catch (cause) {
    annotate.warning(`the job summary cannot be written (${(cause as Error).message})`);
  }
}

/** @param out the folder that the files are in, where there are any */
export function writeOutputs(result: Result, out: string | undefined): void {
  const { outcome, failed, worst } = outcomeFacts(result);
  write("outcome", outcome);
  write("failed-tests", failed);
  write("worst-multiplier", worst?.multiplier ?? "");
  write("worst-test", worst?.test ?? "");
  write("results-path", out === undefined ? "" : path.join(out, "results.json"));
  write("report-path", out === undefined ? "" : path.join(out, "report.md"));
}

export function writeCommentUrls(urls: readonly string[]): void {
  write("comment-urls", urls);
}

function write(name: ActionOutput, value: unknown): void {
  setOutput(name, value);
}
