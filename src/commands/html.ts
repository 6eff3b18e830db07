import { trendsOf } from "../history/trends.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { HtmlCommand } from "../options/cli-arguments.ts";
import { readConfigText } from "../options/config-file.ts";
import { givenNames, resolveReportSettings } from "../options/resolve.ts";
import { defaultPage } from "../options/table.ts";
import { historyPage } from "../report/html/history-page.ts";
import { renderPage } from "../report/html/page.ts";
import { runPage } from "../report/html/run-page.ts";
import { readRecordings } from "../results/read.ts";
import { readPageFiles, writePage } from "../results/write.ts";
import type { CommandOutput } from "../terminal/output.ts";
import { acceptRegressions } from "../verdict/acceptances.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { compareWithRuns, readEarlierRuns } from "./compare.ts";
import type { Feature } from "./feature.ts";
import { readRuns } from "./read-runs.ts";

/**
 * Writes a page of a run, of a history, or of both.
 *
 * @returns the exit status: 0 whatever the verdict is
 * @throws InputError if there is nothing to show, or a file is wrong or cannot be written
 */
export async function htmlCommand(
  command: HtmlCommand,
  output: CommandOutput,
  features: readonly Feature[] = [],
): Promise<number> {
  const { files, last } = command;
  const settings = resolveReportSettings(command, readConfigText(command.config));
  const { history, out = defaultPage } = settings;
  if (files.length === 0) {
    if (history === undefined)
      throw new InputError("there is nothing to show: name results files or a history");
    const { folder, branch } = history;
    const runs = readRuns({ history: folder, last, ...omitUndefined({ branch }) }).map(({ run }) => run);
    writePage(out, renderPage(historyPage(trendsOf(runs)), await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), new Date());
  const note = (message: string) => output.note(message);
  const comparison =
    history && compareWithRuns(readEarlierRuns(history, note, last), recording, verdict, note);
  writePage(out, renderPage(runPage(recording, verdict, comparison, features), await readPageFiles()));
  return 0;
}
