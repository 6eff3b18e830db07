import { statSync } from "node:fs";
import { type CompareWithEarlier, earlierCosts, readEarlier } from "./commands/feature.ts";
import { resumeCommand } from "./commands/resume.ts";
import { shortRunReport, shortRunText } from "./commands/short-run.ts";
import { features } from "./features.ts";
import { divideRun } from "./machines/divide-run.ts";
import { formatMatrix } from "./machines/matrix.ts";
import { addConfirmation, readPart } from "./machines/part.ts";
import { resolvePlanSettings } from "./machines/settings.ts";
import { createContext, resumeContext } from "./measure/context.ts";
import { measure } from "./measure/run.ts";
import { InputError, MeasurementError } from "./model/errors.ts";
import type { Recording, RunFacts } from "./model/recording.ts";
import type { RunSettings, Unit } from "./model/settings.ts";
import { suiteOf } from "./model/test.ts";
import {
  type CeilingsCommand,
  type FeatureCommand,
  type HtmlCommand,
  type PlanCommand,
  parseArguments,
  type ReportCommand,
  type RunCommand,
  type SqlCommand,
} from "./options/cli-arguments.ts";
import { addedCommands, seeHelp } from "./options/commands.ts";
import { readEnvironment } from "./options/environment.ts";
import { judgedBy, withJudgedBy } from "./options/judged-by.ts";
import type { GivenOptions } from "./options/option.ts";
import { commandName, ownCommand } from "./options/own-command.ts";
import { givenNames, resolveReportSettings, resolveRunSettings } from "./options/resolve.ts";
import { shapingOptions } from "./options/shaping-options.ts";
import { parseSources, readSettingsFile, readSources, type Sources } from "./options/sources.ts";
import { defaultPage } from "./options/table.ts";
import type { OnPage } from "./page/data/part.ts";
import { runPage } from "./page/data/run-page.ts";
import { drawPage, writePage } from "./page/page-file.ts";
import type { Reporting } from "./report/blocks.ts";
import { renderCeilings } from "./report/ceilings-file.ts";
import { showInvisible, visible, visibleEnd } from "./report/format/escape.ts";
import { renderJunit } from "./report/junit.ts";
import { type Layout, renderMarkdown } from "./report/markdown.ts";
import { formatRecording } from "./results/json/schema.ts";
import { type Names, readRecording, readRecordings } from "./results/read.ts";
import { type Reports, writeReport } from "./results/write.ts";
import { catalogueOf } from "./suite/added-suite.ts";
import type { DatabaseStart } from "./suite/database-start.ts";
import { describeSuites } from "./suite/describe-suites.ts";
import { requireDialect } from "./suite/plan-tests.ts";
import { preparationStatements, surroundingStatements, timedStatements } from "./suite/sql.ts";
import { suites } from "./suite/suites.ts";
import type { Surrounding } from "./suite/workload.ts";
import { workloadOf } from "./suite/workloads.ts";
import { CommandOutput } from "./terminal/output.ts";
import { quietProgress, type ShownProgress, showProgress } from "./terminal/progress.ts";
import { acceptRegressions } from "./verdict/acceptances.ts";
import { exitStatus } from "./verdict/conclusion.ts";
import type { Verdict } from "./verdict/judge.ts";
import { judgeByOwnRule, judgeRecording } from "./verdict/judge-recording.ts";

const output = new CommandOutput(process.stdout, process.stderr);

async function main(): Promise<number> {
  const command = parseArguments(process.argv.slice(2), features, output.columns, findPath);
  switch (command.kind) {
    case "help":
      await output.print([command.text]);
      return 0;
    case "suites":
      await output.print([describeSuites(command.suite)]);
      return 0;
    case "sql":
      return await sql(command);
    case "run":
      return await run(command);
    case "report":
    case "replay":
      return await report(command);
    case "ceilings":
      return await ceilings(command);
    case "html":
      return await html(command);
    case "plan":
      return await plan(command);
    case "of a feature":
      return await runFeatureCommand(command);
  }
}

/** Executes a command of a feature. */
async function runFeatureCommand({ name, command }: FeatureCommand): Promise<number> {
  const own = addedCommands(features)[name];
  if (own === undefined) throw new Error(`no feature of this build has the command ${name}`);
  return await own.run(command, { output, abortOnSignals, features });
}

const note = (message: string) => output.note(message);

async function run(command: RunCommand): Promise<number> {
  const sources =
    command.settings === undefined
      ? readSources(command, features)
      : parseSources(readSettingsFile(command.settings), features);
  const part = readPart(sources, features);
  if (part.idle !== undefined) {
    output.note(`nothing is measured: ${part.idle}`);
    return 0;
  }
  const settings = resolveRunSettings(sources, features, part);
  // Before minutes of measuring, not after them.
  const compare = await readEarlier(settings.given, features, "report", note);
  const measured = await measureUntilInterrupted(settings);
  const recording = {
    ...measured,
    run: measured.run && {
      ...measured.run,
      judgedBy: judgedBy(sources, features),
      options: shapingOptions(sources, features),
    },
  };
  const verdict = acceptRegressions(judgeRecording(recording, settings.criteria, features), new Date());
  const status = exitStatus(verdict, settings);
  const argv = process.argv.slice(2);
  const isOutOfTime = recording.run?.outOfTime === true;
  const isUnfinished = isOutOfTime || recording.run?.stopped !== undefined;
  // More samples do not take a failure of complete measurements back.
  const isDecided = verdict.outcome === "fail" && verdict.measurement.state === "complete";
  const resume =
    isUnfinished && !isDecided && !process.connected
      ? (program: string) => resumeCommand(settings, argv, isOutOfTime, program).map(showInvisible)
      : undefined;
  // An unfinished run has one thing to do: to finish it.
  const shortRun =
    command.isShortRun === true && resume === undefined
      ? (program: string) => shortRunText(settings, argv, program)
      : undefined;
  const earlier = comparedOrTold(compare, recording, verdict);
  const layout = {
    ...layoutOf(settings.unit, [
      ...(shortRun === undefined ? [] : [shortRunReport(shortRun(commandName))]),
      ...earlier,
    ]),
    resume,
  };
  const isMarkdown = settings.format === "markdown";
  const printed = isMarkdown ? layout : { ...layoutOf(settings.unit, earlier), resume };
  const text = await render(settings, recording, verdict, printed);
  // Printed first: the report is not lost if its folder cannot be written any more.
  await output.print([text]);
  let reports: Reports;
  try {
    reports = await renderFiles(settings.given, recording, verdict, layout);
    writeReport(settings.out, recording, verdict, reports);
  } catch (cause) {
    // Status 3, a failed measurement, is worse than files that cannot be written, and is kept.
    if (!(cause instanceof InputError) || status !== 3) throw cause;
    output.error(visible(cause.message));
    return status;
  }
  if (!settings.quiet) noteFiles(settings.out, Object.keys(reports));
  // These formats have no place for it.
  if (!settings.quiet && resume !== undefined && ["json", "junit"].includes(settings.format))
    output.note(`to go on: ${resume(ownCommand()).join(" ")}`);
  // The last line on a terminal; Markdown has it below the verdict.
  if (shortRun !== undefined && !isMarkdown) output.note(showInvisible(shortRun(ownCommand())));
  return status;
}

/** Also of a path that the system refuses. */
function findPath(path: string): "file" | "folder" | undefined {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

async function measureUntilInterrupted(settings: RunSettings): Promise<Recording> {
  const progress = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(progress);
  try {
    const open = settings.resume === undefined ? createContext : resumeContext;
    return await measure(
      settings,
      open(settings.out, { environment: readEnvironment(process.env), progress, signal }),
      features,
    );
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(`${signal.reason} before anything was measured`, { cause });
  } finally {
    progress.end();
  }
}

/** The first signal ends the measuring with a partial report, the second ends the process at once. */
function abortOnSignals(progress: ShownProgress): AbortController {
  const abort = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(name, () => {
      progress.end();
      if (abort.signal.aborted) process.exit(3);
      abort.abort(`interrupted by ${name}`);
    });
  // The action starts this process with a channel: it ends with the action, even if that is killed.
  if (process.connected) {
    process.once("disconnect", () => abort.abort("interrupted by the end of its parent process"));
    process.channel?.unref();
  }
  return abort;
}

function noteFiles(out: string, reports: readonly string[]): void {
  output.note(`${["results.json", ...reports].join(", ")} and results.sqlite are in ${out}`);
}

async function report(command: ReportCommand): Promise<number> {
  const sources = readSources(command, features);
  const { recording, settings } = readJudged(sources, (names) => readResults(command, names));
  const { rule, ...withoutRule } = settings.criteria;
  // A report repeats the run's own verdict; only a replay asks what another rule would have decided.
  const criteria = command.kind === "replay" ? settings.criteria : withoutRule;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), new Date());
  const compare = await readEarlier(settings.given, features, "report", note);
  const layout = layoutOf(settings.unit, compare(recording, verdict));
  if (settings.out !== undefined)
    writeReport(
      settings.out,
      recording,
      verdict,
      await renderFiles(settings.given, recording, verdict, layout),
    );
  await output.print([await render(settings, recording, verdict, layout)]);
  return exitStatus(verdict, settings);
}

/** A recording with the settings that it is judged by: those that are given now, and else its run's own. */
function readJudged(sources: Sources, read: (names: Names) => Recording) {
  const recorded = read(givenNames(resolveReportSettings(sources, features)));
  const given = shapingOptions(sources, features);
  const recording = given === undefined ? recorded : withOptions(recorded, given);
  return {
    recording,
    settings: resolveReportSettings(withJudgedBy(sources, recording, features), features),
  };
}

/** A command that measures again what a report says has the report's own options too. */
function withOptions({ run, ...recording }: Recording, given: RunFacts["options"]): Recording {
  return { ...recording, run: run && { ...run, options: { ...run.options, ...given } } };
}

/** The results of a run, with those of the machine that confirms it. */
function readResults({ files, given }: ReportCommand, names: Names): Recording {
  return addConfirmation(readRecordings(files, names, { features }), given, names, features);
}

/** The comparison with earlier runs. A run that cannot be compared keeps its report. */
function comparedOrTold(
  compare: CompareWithEarlier,
  recording: Recording,
  verdict: Verdict,
): readonly Reporting[] {
  try {
    return compare(recording, verdict);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    output.error(visible(`the report is not compared with earlier runs: ${cause.message}`));
    return [];
  }
}

/** @param added parts beside those of features, such as those about earlier runs */
function layoutOf(unit: Unit, added: readonly Reporting[]) {
  return { detail: "full", unit, features: [...features, ...added] } as const;
}

/** Each file is a separate run. */
async function ceilings(command: CeilingsCommand): Promise<number> {
  const settings = resolveReportSettings(readSources(command, features), features);
  const verdicts = command.files.map((file) =>
    judgeByOwnRule(readRecording(file, givenNames(settings), features), settings.criteria, features),
  );
  await output.print([renderCeilings(verdicts)]);
  return 0;
}

/** Exits with status 0 whatever the verdict is. */
async function html(command: HtmlCommand): Promise<number> {
  const { files } = command;
  const sources = readSources(command, features);
  const settings = resolveReportSettings(sources, features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const pages: readonly OnPage[] = features;
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
  const judged = readJudged(sources, (names) => readRecordings(files, names, { features }));
  const { recording } = judged;
  const verdict = acceptRegressions(
    judgeByOwnRule(recording, judged.settings.criteria, features),
    new Date(),
  );
  const compare = await readEarlier(given, features, "page", note);
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}

async function plan(command: PlanCommand): Promise<number> {
  const sources = readSources(command, features);
  const settings = resolvePlanSettings(sources, features);
  const earlier = await earlierCosts({ given: sources.values, rows: settings.rows }, features);
  await output.print([`${formatMatrix(divideRun(settings, earlier, features).plan)}\n`]);
  return 0;
}

async function sql(command: SqlCommand): Promise<number> {
  const { variant, workload, prepare, rows, seed, warehouses } = command;
  const suite = suiteOf(variant);
  const { dialect = suites[suite].dialect ?? "sqlite" } = command;
  const catalogue = catalogueOf(features, readSources(command, features).contents, dialect);
  requireDialect([suite], dialect, catalogue);
  const size = { rows, seed, warehouses };
  const test = { variant, workload };
  const { database, warm, before, after } = workloadOf(test, catalogue);
  if (!prepare) {
    const around = (place: Surrounding) => linesOf(surroundingStatements(test, place, size, catalogue));
    if (before !== undefined) {
      await output.print(["-- before: in each sample, not timed\n"]);
      await output.print(around("before"));
    }
    if ((before ?? after) !== undefined) await output.print(["-- statements: timed\n"]);
    await output.print(linesOf(timedStatements(test, size, catalogue)));
    if (after !== undefined) {
      await output.print(["-- after: in each sample, not timed\n"]);
      await output.print(around("after"));
    }
  } else {
    const tables = database === undefined ? undefined : [database];
    for (const line of startLines(database === undefined ? undefined : catalogue[suite].start?.(database)))
      await output.print([`-- ${visible(line)}\n`]);
    await output.print(linesOf(preparationStatements(variant, size, tables, catalogue)));
    await output.print([
      "-- before each sample of file and autocommit storage, on the connection that has opened the copy:\n",
    ]);
    await output.print(linesOf(warm));
  }
  return 0;
}

/** The files and the program that make a database, before its SQL. */
function startLines({ files, command }: Partial<DatabaseStart> = {}): string[] {
  const paths = [...new Set(Object.values(files ?? {}))];
  return [
    ...(paths.length === 0 ? [] : [`a copy of ${paths.join(", ")}`]),
    ...(command === undefined ? [] : [`then, in the folder of the database: ${command.words.join(" ")}`]),
  ];
}

/** A line each, in parts of about 64 KiB: a write for each statement would be slow. */
function* linesOf(statements: Iterable<string>): Generator<string> {
  let part = "";
  for (const statement of statements) {
    part += `${statement}\n`;
    if (part.length < 1 << 16) continue;
    yield part;
    part = "";
  }
  yield part;
}

async function render(
  { format, details }: Pick<RunSettings, "format" | "details">,
  recording: Recording,
  verdict: Verdict,
  layout: Layout,
): Promise<string> {
  switch (format) {
    case "markdown":
      return renderMarkdown(recording, verdict, layout);
    case "json":
      return formatRecording(recording, verdict);
    case "junit":
      return renderJunit(recording, verdict);
    case "text": {
      // Loaded when needed: measuring the width of text takes Unicode tables, which cost --help 40 ms.
      const { renderTerminal } = await import("./report/terminal.ts");
      return renderTerminal(recording, verdict, {
        colour: output.showsColour(process.env),
        isFirstScreen: !details,
        program: ownCommand(),
        unit: layout.unit,
        features: layout.features,
        resume: layout.resume,
      });
    }
  }
}

/** The reports that are written beside the results. */
async function renderFiles(
  given: GivenOptions,
  recording: Recording,
  verdict: Verdict,
  layout: Layout,
): Promise<Reports> {
  const page = async () => await drawPage(runPage(recording, verdict, layout.features));
  return {
    "report.md": renderMarkdown(recording, verdict, { ...layout, isFolded: true }),
    ...(given.html === true ? { [defaultPage]: await page() } : {}),
  };
}

// Node.js would end with status 1, which means that a ceiling is exceeded.
process.on("uncaughtException", (cause) => {
  output.error(cause.stack ?? String(cause));
  process.exit(3);
});

try {
  const status = await main();
  process.exitCode = status === 0 && output.isLost ? 3 : status;
} catch (cause) {
  process.exitCode = cause instanceof InputError ? 2 : 3;
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
  output.error(isExpected ? visibleEnd(cause.message) : ((cause as Error)?.stack ?? String(cause)));
}
