import path from "node:path";
import { endGroup, info, notice, setOutput, startGroup, summary, warning } from "@actions/core";
import type { ActionOutput, AddedOutput } from "../options/actions.ts";
import { actionOutputs, addedOutputValues } from "../report/action-outputs.ts";
import { visible } from "../report/format/escape.ts";
import type { Judged, Result } from "../report/result.ts";
import { renderTerminal } from "../report/terminal.ts";

/** Lines that GitHub shows outside of the log too; parts of them may be untrusted. */
export const annotate = {
  notice: (message: string) => notice(visible(message)),
  warning: (message: string) => warning(visible(message)),
};

/** Writes the text report to the log, folded. */
export function logReport({ recording, verdict, unit, features }: Judged): void {
  startGroup("Report");
  info(
    renderTerminal(recording, verdict, {
      colour: false,
      unit,
      features,
    }),
  );
  endGroup();
}

/** Adds to the job summary. Failing to is only a warning, since the files have the report too. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await summary.addRaw(markdown).write();
  } catch (cause) {
    annotate.warning(`the job summary cannot be written (${(cause as Error).message})`);
  }
}

/**
 * @param out the folder that has the results files; undefined if they were not written
 * @param page the path of the page; undefined if none was written
 * @param outputs values that features have set beside those of the report; others are empty
 * @param added the outputs of features
 */
export function writeOutputs(
  result: Result,
  out: string | undefined,
  page: string | undefined,
  outputs: Readonly<Record<string, unknown>>,
  added: Readonly<Record<string, AddedOutput>>,
): void {
  const { outcome, failed, accepted, worst, average, baseAverage } = actionOutputs(result);
  write("outcome", outcome);
  write("failed-tests", failed);
  write("accepted-tests", accepted);
  const values = { ...addedOutputValues(result), ...outputs };
  for (const [name, { empty }] of Object.entries(added)) setOutput(name, values[name] ?? empty);
  write("worst-multiplier", worst?.multiplier ?? "");
  write("worst-test", worst?.test ?? "");
  write("average-multiplier", average?.figure ?? "");
  write("average-interval", (average?.interval ?? []).map(Number));
  write("base-average", baseAverage?.figure ?? "");
  write("base-average-interval", (baseAverage?.interval ?? []).map(Number));
  write("results-path", out === undefined ? "" : path.join(out, "results.json"));
  write("report-path", out === undefined ? "" : path.join(out, "report.md"));
  write("html-path", page ?? "");
}

export function writeCommentUrls(urls: readonly string[]): void {
  write("comment-urls", urls);
}

function write(name: ActionOutput, value: unknown): void {
  setOutput(name, value);
}
