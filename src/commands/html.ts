import { InputError } from "../model/errors.ts";
import type { HtmlCommand } from "../options/cli-arguments.ts";
import { seeHelp } from "../options/commands.ts";
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
  features: readonly RunFeature[],
): Promise<number> {
  const { files } = command;
  const settings = resolveReportSettings(readSources(command, features), features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const [page] = (await Promise.all(features.map((one) => one.earlierPage?.(given)))).flatMap(
      (one) => one ?? [],
    );
    if (page === undefined)
      throw new InputError(
        `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`,
      );
    writePage(out, renderPage(page, await readPageFiles()));
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const { rule: _, ...criteria } = settings.criteria;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  const shown = [...features, ...compare(recording, verdict)];
  writePage(out, renderPage(runPage(recording, verdict, shown), await readPageFiles()));
  return 0;
}
