import type { Progress } from "../../../measure/context.ts";
import { createContext } from "../../../measure/context.ts";
import { makeDatabasesFolder, removeDatabasesFolder } from "../../../measure/databases-folder.ts";
import { MeasurementError } from "../../../model/errors.ts";
import { readEnvironment } from "../../../options/environment.ts";
import { readSettingsFile } from "../../../options/sources.ts";
import { missingFolders, removeEmpty } from "../../../platform/folder.ts";
import { hideEnvironment } from "../../../platform/hide-environment.ts";
import { version } from "../../../platform/version.ts";
import { visible } from "../../../report/format/escape.ts";
import type { CommandOutput } from "../../../terminal/output.ts";
import { quietProgress, showProgress } from "../../../terminal/progress.ts";
import type { CommandWorld } from "../../feature.ts";
import { readHistory } from "../../nights/history/files/read-history.ts";
import {
  formatBisection,
  readBisection,
  removeBisection,
  requireOwnSearch,
  writeBisection,
  writeBisectionReports,
} from "./bisection-file.ts";
import { changeEnds } from "./change-ends.ts";
import { type BisectContext, bisect } from "./measure/bisection.ts";
import type { Bisection } from "./model/bisection.ts";
import type { BisectSettings } from "./model/settings.ts";
import { openSource } from "./open-source.ts";
import type { GivenBisect } from "./options.ts";
import { renderBisection } from "./report/render.ts";
import { replaySearch } from "./search/replay.ts";
import { parseGivenBisect, resolveBisectSettings, resolveHistoryQuestion } from "./settings.ts";

/** Searches for the point that changed a test's speed. */
export interface BisectCommand {
  readonly kind: "bisect";
  readonly given: GivenBisect;
  /** The path of a settings file, which has all settings; `given` is empty then. */
  readonly settings?: string;
  /** Engine files; empty unless they are searched. */
  readonly files: readonly string[];
}

/**
 * Searches for the change of a test.
 *
 * @returns the exit status
 */
export async function runBisect(command: BisectCommand, world: CommandWorld): Promise<number> {
  const { files, settings } = command;
  const given = settings === undefined ? command.given : parseGivenBisect(readSettingsFile(settings));
  return await searchHistory(
    resolveBisectSettings(
      withEnds(command, given, world.output),
      files,
      world.features,
      // An action gives all settings in a file, and its workspace is the working folder.
      settings === undefined ? undefined : [process.cwd(), ...readEnvironment(process.env).hiddenFolders],
    ),
    world,
  );
}

/** The options with the ends that the history names; an end that is given counts. */
function withEnds(
  { files }: Pick<BisectCommand, "files">,
  given: GivenBisect,
  output: CommandOutput,
): GivenBisect {
  const question = resolveHistoryQuestion(given, files);
  if (question === undefined) return given;
  const { test, by, figure, history } = question;
  const { history: folder, ...filter } = history;
  const runs = readHistory(folder, filter).map(({ run }) => run);
  const { words, ...ends } = changeEnds(runs, test, by, figure);
  if (given.quiet !== true) output.note(words);
  return { ...ends, ...given };
}

async function searchHistory(
  settings: BisectSettings,
  { output, abortOnSignals, features }: CommandWorld,
): Promise<number> {
  requireOwnSearch(settings.out);
  const shown = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(shown);
  const unfinished = settings.resume === undefined ? undefined : readBisection(settings.resume);
  const environment = readEnvironment(process.env);
  let last = unfinished;
  const context: BisectContext = {
    tool: version,
    progress: escaped(shown),
    signal,
    runContext: (folder) => ({
      ...createContext(folder, { environment, progress: shown, signal }),
      features,
    }),
    unfinished,
    save: (bisection) => {
      last = bisection;
      writeBisection(settings.out, bisection);
    },
  };
  const made = missingFolders(settings.out);
  // Engines are built there, and a file keeps what is measured.
  const claimed = makeDatabasesFolder(settings.out);
  // A build runs the code of commits, which may read the environment of every process of its user.
  hideEnvironment();
  try {
    const source = await openSource(settings, {
      folder: process.cwd(),
      compiler: environment.compiler,
      environment: process.env,
      signal,
    });
    if (settings.resume === undefined) removeBisection(settings.out);
    last = await bisect(settings, source, context);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    const resume =
      last === undefined ? "" : `: to resume, run the same command with --resume ${settings.out}`;
    throw new MeasurementError(`${signal.reason}${resume}`, { cause });
  } finally {
    shown.end();
    removeDatabasesFolder(claimed);
    removeEmpty(made);
  }
  writeBisection(settings.out, last);
  const [markdown, html] = [renderBisection(last, "markdown"), renderBisection(last, "html")];
  writeBisectionReports(settings.out, { markdown, html });
  await output.print([render(settings, last)]);
  if (!settings.quiet) output.note(`bisect.json, bisect.md and bisect.html are in ${settings.out}`);
  return statusOf(last);
}

/** A search shows untrusted words, such as the subjects of commits. */
function escaped(progress: Progress): Progress {
  return { step: (words) => progress.step(visible(words)), test: (one) => progress.test(one) };
}

function render({ format }: BisectSettings, bisection: Bisection): string {
  switch (format) {
    case "json":
      return formatBisection(bisection);
    case "markdown":
      return renderBisection(bisection, "markdown");
    case "text":
      return renderBisection(bisection, "text");
  }
}

/** 0: the point is found; 4: a range, or nothing to find; 3: an end cannot be measured. */
function statusOf(bisection: Bisection): number {
  const { next } = replaySearch(bisection);
  if (next.kind !== "answer" || next.answer.kind === "no end") return 3;
  return next.answer.kind === "point" ? 0 : 4;
}
