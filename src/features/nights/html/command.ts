import { readEarlier } from "../../../commands/feature.ts";
import { InputError } from "../../../model/errors.ts";
import { seeHelp } from "../../../options/commands.ts";
import { givenNames, resolveReportSettings } from "../../../options/resolve.ts";
import { readSources, type Source } from "../../../options/sources.ts";
import { defaultPage } from "../../../options/table.ts";
import type { OnPage } from "../../../page/data/part.ts";
import { runPage } from "../../../page/data/run-page.ts";
import { writePage } from "../../../page/page-file.ts";
import { readRecordings } from "../../../results/read.ts";
import { acceptRegressions } from "../../../verdict/acceptances.ts";
import { judgeByOwnRule } from "../../../verdict/judge-recording.ts";
import type { CommandWorld, Feature } from "../../feature.ts";

/** Writes a page of a run, of a history, or of both. */
export interface HtmlCommand extends Source {
  /** Results files of one run; none if the page is of a history alone. */
  readonly files: readonly string[];
}

/**
 * Writes a page of a run, of a history, or of both.
 *
 * @returns the exit status: 0 whatever the verdict is
 * @throws InputError if there is nothing to show, or a file is wrong or cannot be written
 */
export async function htmlCommand(command: HtmlCommand, { output, features }: CommandWorld): Promise<number> {
  const { files } = command;
  const settings = resolveReportSettings(readSources(command, features), features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const pages: readonly (Feature & OnPage)[] = features;
    const [page] = (await Promise.all(pages.map((one) => one.page?.alone?.(given)))).flatMap(
      (one) => one ?? [],
    );
    if (page === undefined)
      throw new InputError(
        `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`,
      );
    await writePage(out, page);
    return 0;
  }
  const recording = readRecordings(files, givenNames(settings), { features });
  const verdict = acceptRegressions(judgeByOwnRule(recording, settings.criteria, features), new Date());
  const compare = await readEarlier(given, features, "page", (words) => output.note(words));
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}
