import { InputError } from "../model/errors.ts";
import type { HtmlCommand } from "../options/cli-arguments.ts";
import { givenNames, resolveReportSettings } from "../options/resolve.ts";
import { readSources } from "../options/sources.ts";
import { defaultPage } from "../options/table.ts";
import { renderPage } from "../report/html/page.ts";
import { runPage } from "../report/html/run-page.ts";
import { readRecordings } from "../results/read.ts";
import { readPageFiles, writePage } from "../results/write.ts";
import type { CommandOutput } from "../terminal/output.ts";
import { acceptRegressions } from "../verdict/acceptances.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { type RunFeature, readEarlier } from "./feature.ts";

/**
 * Writes a page of a run, of a history, or of both.
 *
 * @returns the exit status: 0 whatever the verdict is
 * @throws InputError if there is nothing to show, or a file is wrong or cannot be written
 */
export async function htmlCommand(
  command: HtmlCommand,
  output: CommandOutput,
  features: readonly RunFeature[] = [],
): Promise<number> {
  const { files, last } = command;
  const settings = resolveReportSettings(readSources(command));
  const { history, out = defaultPage } = settings;
  if (files.length === 0) {
    if (history === undefined)
      throw new InputError("there is nothing to show: name results files or a history");
    const page = features.find((one) => one.earlierPage !== undefined)?.earlierPage;
    if (page === undefined) throw new Error("no feature of this build keeps a history");
    writePage(out, renderPage(await page({ ...history, last }), await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), new Date());
  const compare = await readEarlier(history && { ...history, last }, features, (words) => output.note(words));
  const shown = [...features, ...compare(recording, verdict)];
  writePage(out, renderPage(runPage(recording, verdict, shown), await readPageFiles()));
  return 0;
}
