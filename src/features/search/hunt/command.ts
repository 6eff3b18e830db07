import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Engine } from "../../../engines/engine.ts";
import { createContext } from "../../../measure/context.ts";
import { makeDatabasesFolder, removeDatabasesFolder } from "../../../measure/databases-folder.ts";
import { findConfinement, type OpenedEngine, openEngines } from "../../../measure/open-engines.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { type PerEngine, perEngine } from "../../../model/engine.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import { readEnvironment } from "../../../options/environment.ts";
import type { GivenOptions } from "../../../options/option.ts";
import { readSettingsFile } from "../../../options/sources.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { visible } from "../../../report/format/escape.ts";
import { escapeFormat } from "../../../results/json/schema.ts";
import { writeWhole } from "../../../results/write.ts";
import { quietProgress, showProgress } from "../../../terminal/progress.ts";
import type { CommandWorld } from "../../feature.ts";
import { requireOwnDatabase } from "../../workloads/own/passed-on.ts";
import { readOwnWorkloads } from "../../workloads/own/read.ts";
import { type FoundBy, formatCase, readKnown } from "./case-file.ts";
import type { Case, Hunt } from "./cases.ts";
import { openCorpus } from "./corpus-folder.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { type HuntQuestion, hunt, type KnownCause } from "./hunt.ts";
import { formatHunt, huntFiles, readHunt, requireOwnHunt, writeHunt } from "./hunt-file.ts";
import { type ProbeQuestion, probeChange } from "./probe.ts";
import { promoteCase } from "./promote.ts";
import { EngineRacer, type Racer } from "./racer.ts";
import { readGrammar, toolGrammar } from "./read-grammar.ts";
import { renderHunt, renderReplayed } from "./render.ts";
import { isThere, type Replayed, replayCase } from "./replay.ts";
import { type HuntSettings, parseGivenHunt, resolveHunt } from "./settings.ts";
import { showTrials } from "./show.ts";
import { batchOf, isRead, type Situation } from "./situation.ts";
import type { Probed } from "./touched.ts";
import { incompleteWords, statusOf } from "./words.ts";

export interface HuntCommand {
  readonly given: GivenOptions;
  /** The path of a settings file, which has all settings; `given` is empty then. */
  readonly settings?: string;
}

/** Reads of a case's file are repeated until they take this long, nanoseconds: a run times them as a whole. */
const timedNs = 5_000_000;
const mostRepeats = 200;

/** @returns the exit status: 3 if the hunt was stopped or compared nothing, or found no case and is incomplete; else 1 if a case was found, or is still there */
export async function runHunt(command: HuntCommand, world: CommandWorld): Promise<number> {
  const given =
    command.settings === undefined
      ? command.given
      : parseGivenHunt(readSettingsFile(command.settings), world.features);
  const settings = resolveHunt(given, world.features);
  if (settings.promote !== undefined) {
    await world.output.print([promoteCase(settings.promote.file, settings.promote.folder)]);
    return 0;
  }
  const grammarText = settings.grammar === undefined ? undefined : readFile(settings.grammar, "--grammar");
  const grammar =
    grammarText === undefined ? toolGrammar() : readGrammar(grammarText, settings.grammar ?? "");
  if (settings.show !== undefined) {
    await world.output.print(showTrials(settings.seed, settings.show, grammar));
    return 0;
  }
  requireOwnHunt(settings.out);
  const progress = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = world.abortOnSignals(progress);
  const folder = makeDatabasesFolder(settings.out);
  let racer: EngineRacer | undefined;
  try {
    const environment = readEnvironment(process.env);
    const context = createContext(folder, { environment, progress, signal });
    const { confinement } = await findConfinement(settings.run, context, folder);
    const opened = await openEngines(settings.run, context, folder, world.features, confinement);
    const engines: PerEngine<Engine> = perEngine(opened, ({ engine }) => engine);
    racer = new EngineRacer(engines, folder, signal);
    if (settings.replay !== undefined)
      return await replayFolder(settings, settings.replay, racer, world, signal);
    const start = startOf(settings, opened, grammarText);
    const { candidate, base } = engines;
    const probe =
      base && ((question: ProbeQuestion) => probeChange({ candidate, base }, folder, context, question));
    const step = (words: string) => progress.step(visible(words));
    return await huntWith({ settings, start, grammar, racer, signal, step, probe }, world);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(String(signal.reason), { cause });
  } finally {
    progress.end();
    await racer?.close();
    removeDatabasesFolder(folder);
  }
}

interface Started {
  readonly settings: HuntSettings;
  readonly start: Hunt;
  readonly grammar: Grammar;
  readonly racer: EngineRacer;
  readonly signal: AbortSignal;
  readonly step: (words: string) => void;
  /** Absent without a base. */
  readonly probe?: (question: ProbeQuestion) => Promise<readonly Probed[] | string>;
}

async function huntWith(
  { settings, start, grammar, racer, signal, step, probe }: Started,
  { output }: CommandWorld,
): Promise<number> {
  const { lines, alpha, out, minutes, known, corpus: folder } = settings;
  const question: HuntQuestion = {
    ...{ grammar, lines, alpha, hasFullText: await hasFullText(racer) },
    known: known === undefined ? [] : readKnownCases(known),
  };
  const corpus =
    folder === undefined ? undefined : openCorpus(folder, (words) => output.note(visible(words)));
  const date = new Date().toISOString();
  let last = start;
  const keep = (state: Hunt) => {
    // A hunt that ends at once loses at most what a second tries.
    const isNew = state.cases !== last.cases || state.elapsedMs - written > 1000;
    last = state;
    if (isNew) {
      written = state.elapsedMs;
      writeHunt(out, state);
    }
  };
  let written = start.elapsedMs;
  const names = Object.fromEntries(
    Object.entries(start.engines).map(([role, { name }]) => [role, name]),
  ) as Record<string, string>;
  const foundBy = { seed: start.seed, names };
  const now = () => performance.now();
  const deadline = now() + Math.max(0, minutes * 60_000 - start.elapsedMs);
  writeHunt(out, start);
  try {
    const write = (one: Case, situation: Situation) =>
      writeCase({ settings, racer, foundBy }, one, situation);
    const { hasFullText } = question;
    const ofChange =
      probe &&
      ((isOutOfTime: () => boolean) => probe({ grammar, hasFullText, seed: start.seed, isOutOfTime }));
    const world = { racer, now, deadline, keep, write, step, probe: ofChange, corpus, date };
    last = await hunt(start, question, world);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    last = { ...last, stopped: String(signal.reason) };
  }
  writeHunt(out, last);
  writeWhole(path.join(out, huntFiles.markdown), renderHunt(last, "markdown"));
  writeWhole(path.join(out, huntFiles.html), renderHunt(last, "html"));
  await output.print([render(settings, last)]);
  if (!settings.quiet) output.note(`${Object.values(huntFiles).join(", ")} are in ${out}`);
  const incomplete = incompleteWords(last);
  if (incomplete !== undefined) {
    const how = last.stopped === undefined ? "" : `: to go on, run the same command with --resume ${out}`;
    output.error(visible(`${incomplete}${how}`));
  }
  return statusOf(last);
}

function render({ format }: HuntSettings, last: Hunt): string {
  switch (format) {
    case "json":
      return formatHunt(last);
    case "markdown":
      return renderHunt(last, "markdown");
    case "text":
      return renderHunt(last, "text");
  }
}

/** A new hunt, or the one to go on with. @throws InputError if that had another seed, grammar or engines */
function startOf(
  { isResumed, out, seed, lines, alpha }: HuntSettings,
  opened: PerEngine<OpenedEngine>,
  grammar: string | undefined,
): Hunt {
  const hash = createHash("sha256").update(JSON.stringify([grammar ?? "", lines, alpha]));
  const engines: Record<string, { name: string; version: string }> = {};
  for (const [role, { facts }] of Object.entries(opened)) {
    hash.update(`${role} ${facts.sha256 ?? facts.sourceId}`);
    engines[role] = { name: facts.name, version: facts.version ?? "unknown" };
  }
  const identity = hash.digest("hex").slice(0, 16);
  if (!isResumed)
    return {
      ...{ version: 1, seed, ratio: lines.baseline, baseRatio: lines.base, alpha, identity, engines },
      ...{
        next: 0,
        elapsedMs: 0,
        tried: 0,
        refused: 0,
        cut: 0,
        claims: 0,
        cleared: 0,
        lost: 0,
        known: 0,
        ambiguous: 0,
        mutated: 0,
        cases: [],
        gone: [],
      },
    };
  const { stopped: _, ...earlier } = readHunt(out);
  if (earlier.identity !== identity || earlier.seed !== seed)
    throw new InputError(
      `--resume ${out}: that hunt has another seed, grammar, ratio, alpha or engines: give the same ones, or hunt without --resume`,
    );
  return earlier;
}

/** Writes a case's file and runs it as it is. @returns whether the fault shows */
async function writeCase(
  {
    settings,
    racer,
    foundBy,
  }: { readonly settings: HuntSettings; readonly racer: Racer; readonly foundBy: FoundBy },
  one: Case,
  situation: Situation,
): Promise<boolean> {
  const folder = path.join(settings.out, huntFiles.cases);
  makeFolder(folder);
  const file = path.join(folder, `${one.name}.yml`);
  const repeats = isRead(situation) ? await repeatsOf(racer, situation) : 1;
  // Later executions hide a fault that only the first one after a change shows.
  for (const repeat of repeats === 1 ? [1] : [repeats, 1]) {
    writeWhole(file, formatCase(one, situation, foundBy, repeat));
    const [own] = readOwnWorkloads([file], []);
    if (own === undefined) return false;
    // A moment in which the machine does something else can hide a fault.
    for (let attempt = 0; attempt < 2; attempt++) {
      const { state } = await replayCase(own, racer, settings.lines, settings.alpha);
      if (state === one.kind) return true;
    }
  }
  return false;
}

/** The repetitions with which a run's clock and its turns matter little. */
async function repeatsOf(racer: Racer, situation: Situation): Promise<number> {
  const heat = await racer.runOn(
    "baseline",
    batchOf(situation, { executions: 5, budgetMs: 20, limitMs: 5000 }),
    situation.state,
  );
  const trial = heat.kind === "ran" ? heat.result.trials[0] : undefined;
  if (trial?.ending !== "done") return 1;
  return Math.max(
    1,
    Math.min(mostRepeats, Math.ceil(timedNs / Math.max(1, trial.medianNs ?? trial.firstNs))),
  );
}

async function hasFullText(racer: Racer): Promise<boolean> {
  const batch = { setup: ["CREATE VIRTUAL TABLE f USING fts5(body);"], trials: [], limitMs: 5000 };
  const heats = await racer.race(batch, { storage: "memory", order: "in turn" });
  return Object.values(heats).every((heat) => heat.kind === "ran" && heat.result.refused === undefined);
}

function readKnownCases(folder: string): KnownCause[] {
  return filesIn(folder, "--known").flatMap((file) => readKnown(readFile(file, "--known")) ?? []);
}

async function replayFolder(
  { lines, alpha, format }: HuntSettings,
  folder: string,
  racer: Racer,
  { output }: CommandWorld,
  signal: AbortSignal,
): Promise<number> {
  const all = readOwnWorkloads(filesIn(folder, "--replay"), []);
  for (const own of all) requireOwnDatabase(own, "--replay");
  const replayed: Replayed[] = [];
  for (const own of all) {
    signal.throwIfAborted();
    if (own.compare === "base" && !racer.roles.includes("base"))
      replayed.push({
        file: own.file,
        name: own.name,
        reference: "base",
        state: "unknown",
        message: "it compares with the base: give --base",
      });
    else replayed.push(await replayCase(own, racer, lines, alpha / all.length));
  }
  await output.print([
    format === "json" ? `${escapeFormat(JSON.stringify({ replayed }, null, 2))}\n` : renderReplayed(replayed),
  ]);
  if (replayed.some(isThere)) return 1;
  return replayed.some(({ state }) => state !== "gone") ? 3 : 0;
}

/** @throws InputError if the folder has no case */
function filesIn(folder: string, option: string): string[] {
  const files = existsSync(folder) ? globSync("*.{yml,yaml}", { cwd: folder }).toSorted() : [];
  if (files.length === 0)
    throw new InputError(`${option}: ${formatValue(folder)} is no folder with cases, which end in .yml`);
  return files.map((file) => path.join(folder, file));
}

function readFile(file: string, option: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`${option}: ${formatValue(file)} cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
}
