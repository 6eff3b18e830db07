import path from "node:path";
import { notice, setOutput, summary, warning } from "@actions/core";
import { visible } from "../report/escape.ts";
import { outcomeFacts } from "../report/outcome-facts.ts";
import type { Result } from "../report/result.ts";

/** Lines that GitHub lifts out of the log; parts of them may come from anywhere. */
export const say = {
  notice: (words: string) => notice(visible(words)),
  warning: (words: string) => warning(visible(words)),
};

/** Adds to the job summary. That it cannot be written is a warning: what was measured is in the files. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await summary.addRaw(markdown).write();
  } catch (cause) {
    say.warning(`the job summary cannot be written (${(cause as Error).message})`);
  }
}

/** @param out the folder that the files are in, where there are any */
export function writeOutputs(result: Result, out: string | undefined): void {
  const { outcome, failed, worst } = outcomeFacts(result);
  setOutput("outcome", outcome);
  setOutput("failed-tests", failed);
  setOutput("worst-multiplier", worst?.multiplier ?? "");
  setOutput("worst-test", worst?.test ?? "");
  setOutput("results-path", out === undefined ? "" : path.join(out, "results.json"));
  setOutput("report-path", out === undefined ? "" : path.join(out, "report.md"));
}

export function writeCommentUrls(urls: readonly string[]): void {
  setOutput("comment-urls", urls);
}
