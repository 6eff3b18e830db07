import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isScript } from "../../../engines/library-file.ts";
import { cutApart } from "../../../messages/cut-apart.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { isServerFile } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { Compiler } from "../../../model/settings.ts";
import { settingOptions } from "../../../options/table.ts";
import { visible } from "../../../report/format/escape.ts";
import { parseBuildCommand } from "../builds/build-command.ts";
import {
  type BuildSettings,
  buildCopy,
  keptEngine,
  removeLeftOvers,
  requireCandidateInside,
} from "../builds/build-copy.ts";
import type { Failure } from "../builds/engine-source.ts";
import {
  downloadRelease,
  fetchRelease,
  likelyRelease,
  nameOfRelease,
  type ReleaseName,
  titleOfRelease,
} from "../builds/releases/open-releases.ts";
import type { EngineName, Subject } from "./settings.ts";
import { findTrees, type NamedSources } from "./trees.ts";

/** An engine that is compared. */
export interface NamedEngine {
  readonly file: string;
  /** In reports. */
  readonly title: string;
}

/** The engines of a comparison. */
export interface ComparedEngines {
  readonly base: NamedEngine;
  readonly candidate: NamedEngine;
}

/** The parts that builds work with. */
export interface BuildContext {
  /** The folder that the command is run in. */
  readonly folder: string;
  /** Holds working copies and the output of builds. */
  readonly out: string;
  readonly cacheFolder: string;
  /** Compiles the sources of releases. */
  readonly compiler: Compiler;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** Is told what is built. */
  readonly step: (words: string) => void;
  /** Is told the last lines of a build that failed. */
  readonly note: (line: string) => void;
}

/** The last lines of a failed build that are shown. */
const shownLines = 12;

/**
 * The engines to compare: two files or releases, or builds of a revision and of the working tree.
 *
 * @throws InputError if there is nothing to compare, or one cannot be built; the signal's reason if it is aborted
 */
export async function findEngines(subject: Subject, context: BuildContext): Promise<ComparedEngines> {
  if (subject.kind === "engines") return await namedEngines(subject, context);
  const { revision, build, candidate, buildTimeout } = subject;
  const { folder, out, cacheFolder, environment, signal, step } = context;
  requireCandidateInside(candidate);
  if (isServerFile(candidate)) throw new InputError(noServers(candidate));
  // Where bisect puts its results.
  const usual = path.resolve(folder, settingOptions.out.default);
  const trees = await findTrees(folder, revision, { candidate, folders: [out, usual] }, environment);
  const settings: BuildSettings = {
    build: parseBuildCommand(build, folder),
    candidate,
    timeoutMs: buildTimeout * 60_000,
    folder: out,
    cacheFolder,
    environment,
  };
  await removeLeftOvers(trees.repository, out);
  const made = async (sources: NamedSources): Promise<NamedEngine> => {
    const { title } = sources;
    step(`${existsSync(keptEngine(settings, sources)) ? "built before" : "building"}: ${title}`);
    const built = await buildCopy(trees.repository, settings, sources, signal);
    if (built.state === "built") return { file: built.engine, title };
    throw failedBuild(sources, built, build, context);
  };
  return withShownTitles({ base: await made(trees.base), candidate: await made(trees.candidate) });
}

/** Names of branches can be longer than a name in a report. */
const longestTitle = 100;

/** Whether both are one file by its content: scripts are not, since they start a program that is not in their bytes. */
export function areIdentical({ base, candidate }: ComparedEngines): boolean {
  return readFileSync(base.file).equals(readFileSync(candidate.file)) && !isScript(candidate.file);
}

type NamedSubject = Extract<Subject, { kind: "engines" }>;

async function namedEngines(
  { base, candidate, ...settings }: NamedSubject,
  context: BuildContext,
): Promise<ComparedEngines> {
  // A name that is wrong is found before minutes are spent on compiling the other engine.
  for (const name of [base, candidate]) await requireEngine(name, settings, context);
  const engines = {
    base: await namedEngine(base, settings, context),
    candidate: await namedEngine(candidate, settings, context),
  };
  if (engines.base.title !== engines.candidate.title) return withShownTitles(engines);
  const inFull = (name: EngineName, { file }: NamedEngine) => ({
    file,
    title: visible(typeof name === "string" ? file : nameOfRelease(name)),
  });
  return withShownTitles({
    base: inFull(base, engines.base),
    candidate: inFull(candidate, engines.candidate),
  });
}

type BuildLimits = Pick<NamedSubject, "file" | "buildTimeout">;

function registrySettings({ file: candidate, buildTimeout }: BuildLimits, context: BuildContext) {
  const { out: folder, cacheFolder, compiler, environment } = context;
  return { candidate, cacheFolder, compiler, environment, folder, timeoutMs: buildTimeout * 60_000 };
}

/** @throws InputError if a name names no file and no release */
async function requireEngine(name: EngineName, limits: BuildLimits, context: BuildContext): Promise<void> {
  if (typeof name === "string") {
    const meant = likelyRelease(name);
    if (meant !== undefined)
      throw new InputError(`${formatValue(name)} names no release: did you mean ${formatValue(meant)}?`);
    if (!existsSync(name) || !statSync(name).isFile())
      throw new InputError(
        name.includes("@")
          ? `${formatValue(name)} is no file, and no release of a known registry: write pypi:, npm:, go:, crate: or debian: before a package, such as npm:better-sqlite3@13.2.0`
          : `${formatValue(name)} is no file: name two engine files or releases such as npm:better-sqlite3@13.2.0, or one revision of git`,
      );
    if (isServerFile(name)) throw new InputError(noServers(name));
    return;
  }
  context.step(`fetching ${visible(titleOfRelease(name))}`);
  const failure = await downloadRelease(name, registrySettings(limits, context), context.signal);
  if (failure !== undefined) throw notCompared(name, failure);
}

async function namedEngine(
  name: EngineName,
  limits: BuildLimits,
  context: BuildContext,
): Promise<NamedEngine> {
  if (typeof name === "string") return { file: name, title: visible(path.basename(name)) };
  const title = visible(titleOfRelease(name));
  context.step(`opening ${title}, which is compiled if it is source code`);
  const made = await fetchRelease(name, registrySettings(limits, context), context.signal);
  if (made.state === "built") return { file: made.engine, title };
  throw notCompared(name, made);
}

function notCompared(name: ReleaseName, { message, log }: Failure): InputError {
  const where = log === undefined ? "" : `: read ${log}`;
  return new InputError(`${visible(titleOfRelease(name))} cannot be compared: ${message}${where}`);
}

function withShownTitles({ base, candidate }: ComparedEngines): ComparedEngines {
  const titles = [base.title, candidate.title];
  const [one = base.title, other = candidate.title] = cutApart(titles, longestTitle);
  return { base: { ...base, title: one }, candidate: { ...candidate, title: other } };
}

function noServers(file: string): string {
  return `${formatValue(file)} is the file of a server, which takes longer than a comparison: measure it with run --base`;
}

function failedBuild(
  { title, place }: NamedSources,
  { message, log }: { readonly message: string; readonly log?: string },
  build: string,
  { note }: BuildContext,
): InputError {
  if (log !== undefined) {
    const lines = readFileSync(log, "utf8").trimEnd().split("\n").slice(-shownLines);
    for (const line of lines) note(`  ${visible(line)}`);
  }
  const output = log === undefined ? "" : `; all of its output is in ${log}`;
  note(`to repeat the build: ${visible(build)}, ${place}${output}`);
  return new InputError(`${title} cannot be built: ${message}`);
}
