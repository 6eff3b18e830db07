import path from "node:path";
import { createContext } from "../../../measure/context.ts";
import { makeDatabasesFolder, removeDatabasesFolder } from "../../../measure/databases-folder.ts";
import { measure } from "../../../measure/run.ts";
import { MeasurementError } from "../../../model/errors.ts";
import { type EngineUse, isUsedAlike } from "../../../model/settings.ts";
import { readEnvironment } from "../../../options/environment.ts";
import { readSources, type Source } from "../../../options/sources.ts";
import { namesOfUses } from "../../../options/use-names.ts";
import { missingFolders, removeEmpty } from "../../../platform/folder.ts";
import { hideEnvironment } from "../../../platform/hide-environment.ts";
import type { ComparedFiles } from "../../../report/blocks.ts";
import { inTerminal, visible } from "../../../report/format/escape.ts";
import { type Line, paint, terminalWidth } from "../../../report/format/text-layout.ts";
import { renderMarkdown } from "../../../report/markdown.ts";
import { requireNoLink } from "../../../results/own-folder.ts";
import { writeReport } from "../../../results/write.ts";
import { quietProgress, showProgress } from "../../../terminal/progress.ts";
import { acceptRegressions } from "../../../verdict/acceptances.ts";
import { exitStatus } from "../../../verdict/conclusion.ts";
import { judgeRecording } from "../../../verdict/judge-recording.ts";
import type { CommandWorld } from "../../feature.ts";
import { plansAlonePass } from "../../figures/plans/pass.ts";
import { ownName } from "../../workloads/own/max/facts.ts";
import type { OwnWorkload } from "../../workloads/own/own-workload.ts";
import { nameOfRelease } from "../builds/releases/open-releases.ts";
import { againstBaseOnly } from "./against-base.ts";
import { areIdentical, type ComparedEngines, findEngines } from "./engines.ts";
import { compareLines, identicalLine } from "./report.ts";
import type { ComparedReleases } from "./report-input.ts";
import { type CompareSettings, type EngineName, resolveCompare, type Subject } from "./settings.ts";

/** Compares a working tree with a revision, or an engine with another one. */
export interface CompareCommand extends Source {
  readonly kind: "compare";
  /** A revision, or two engine files; none for the merge base. */
  readonly operands: readonly string[];
}

/**
 * Builds and measures both engines, and prints what changed.
 *
 * @returns the exit status of a run
 * @throws InputError if there is nothing to compare, or an engine cannot be built
 */
export async function runCompare(command: CompareCommand, world: CommandWorld): Promise<number> {
  const { output, abortOnSignals, features } = world;
  const environment = readEnvironment(process.env);
  const sources = readSources(command, features);
  const settings = resolveCompare(command.operands, sources, features, environment.compiler.cacheFolder);
  const out = path.resolve(settings.run.out);
  for (const name of ["worktrees", "builds"]) requireNoLink(path.join(out, name));
  const made = missingFolders(out);
  // Builds are made there too, before anything is measured.
  const claimed = makeDatabasesFolder(out);
  const { quiet } = settings.run;
  const progress = quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(progress);
  const print = async (lines: readonly Line[]) => {
    const hasColour = output.showsColour(process.env);
    await output.print(lines.map((line) => `${hasColour ? paint(line) : line.text}\n`));
  };
  try {
    // A build runs the code of commits, which may read the environment of every process of its user.
    if (settings.subject.kind === "trees") hideEnvironment();
    const found = await findEngines(settings.subject, {
      folder: process.cwd(),
      out,
      cacheFolder: environment.compiler.cacheFolder,
      compiler: environment.compiler,
      environment: process.env,
      signal,
      step: (words) => progress.step(visible(words)),
      note: (line) => output.note(line),
    });
    const engines = namedByUse(found, settings.run);
    const titles = { base: engines.base.title, candidate: engines.candidate.title };
    const files = { base: engines.base.file, candidate: engines.candidate.file };
    if (areIdentical(engines) && isUsedAlike(settings.run)) {
      await print([identicalLine(titles)]);
      return 0;
    }
    progress.step(`measuring ${inTerminal(titles.candidate)} beside ${inTerminal(titles.base)}`);
    const start = performance.now();
    const run = measuredRun(settings, engines, world);
    const context = createContext(out, { environment, progress, signal });
    const recording = await measure(run.settings, context, run.features);
    progress.end();
    const verdict = acceptRegressions(judgeRecording(recording, run.settings.criteria, features), new Date());
    const { leftOut } = settings;
    const own = (settings.run.contents[ownName] ?? []) as readonly OwnWorkload[];
    const ownFiles = new Map(own.map(({ name, file }) => [name, file]));
    const limited = own.filter(({ name, max }) => {
      const isMeasured = recording.tests.some(
        ({ variant, workload }) => variant === "own" && workload === name,
      );
      return isMeasured && max !== undefined;
    });
    const { maxMinutes: minutes = Number.POSITIVE_INFINITY } = settings.run;
    const seconds = (performance.now() - start) / 1000;
    await print(
      compareLines(recording, verdict, {
        ...{ ...titles, files, releases: releasesOf(settings.subject), ownFiles, seconds, minutes, out },
        isWhole: settings.run.details,
        columns: Math.min(terminalWidth, process.stdout.columns ?? terminalWidth),
        ...(leftOut && { leftOut }),
        hasLimits: limited.length > 0,
      }),
    );
    const compared = namesOf(settings.subject) ?? files;
    const layout = { detail: "full", unit: run.settings.unit, features, compared } as const;
    writeReport(out, recording, verdict, { "report.md": renderMarkdown(recording, verdict, layout) });
    if (!quiet) output.note(`results.json, report.md and results.sqlite are in ${out}`);
    return exitStatus(verdict, settings.run);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(String(signal.reason), { cause });
  } finally {
    progress.end();
    removeDatabasesFolder(claimed);
    removeEmpty(made);
  }
}

/** Both releases, if they are of one package. */
function releasesOf(subject: Subject): ComparedReleases | undefined {
  if (subject.kind !== "engines") return undefined;
  const { base, candidate } = subject;
  if (typeof base === "string" || typeof candidate === "string" || base.package !== candidate.package)
    return undefined;
  return { package: base.package, base: base.version, candidate: candidate.version };
}

/** Both engines as a command line names them; undefined of builds. */
function namesOf(subject: Subject): ComparedFiles | undefined {
  if (subject.kind !== "engines") return undefined;
  const nameOf = (one: EngineName) => (typeof one === "string" ? one : nameOfRelease(one));
  return { base: nameOf(subject.base), candidate: nameOf(subject.candidate) };
}

/** One engine in both parts is named by how it is used. */
function namedByUse(engines: ComparedEngines, use: EngineUse): ComparedEngines {
  if (isUsedAlike(use) || !areIdentical(engines)) return engines;
  const { candidate, base } = engines;
  const names = namesOfUses(path.basename(visible(candidate.file)), use);
  return { candidate: { ...candidate, title: names.candidate }, base: { ...base, title: names.base } };
}

/** The run of both engines, without the checks and passes that say nothing of times; query plans say where a time comes from. */
function measuredRun(
  { run, sqlite }: CompareSettings,
  { base, candidate }: ComparedEngines,
  { features }: CommandWorld,
) {
  const settings = {
    ...run,
    candidate: candidate.file,
    base: base.file,
    candidateName: candidate.title,
    baseName: base.title,
  };
  const timing = features.map(({ check: _, pass: __, ...others }) =>
    others.name === "plans" ? { ...others, pass: plansAlonePass } : others,
  );
  if (sqlite) return { settings, features: timing };
  return againstBaseOnly({ ...settings, baselineName: `${base.title}, not timed` }, timing);
}
