import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { type Baseline, findBaseline } from "./engines/baseline.ts";
import type { Compiler } from "./engines/compiler.ts";
import { defaultSettings, type StorageSettings } from "./engines/driven-engine.ts";
import { compileDriver } from "./engines/driver-program.ts";
import { type Engine, EngineFailure } from "./engines/engine.ts";
import { openEngine } from "./engines/open-engine.ts";
import { InputError } from "./error.ts";
import { check, type Findings } from "./measure/check.ts";
import { collect, type Laboratory } from "./measure/collect.ts";
import { chooseControls, planControls } from "./measure/controls.ts";
import { makeDatabasesFolder } from "./measure/databases-folder.ts";
import { uncountedCommits, unequalKinds, unequalSettings } from "./measure/fairness.ts";
import { readLoad, readMachine } from "./measure/machine.ts";
import type { Outset } from "./measure/outset.ts";
import { Patience } from "./measure/patience.ts";
import type { Progress } from "./measure/progress.ts";
import {
  type ControlRecord,
  type EngineFacts,
  type PerEngine,
  type Recording,
  type Role,
  type RunFacts,
  rolesOf,
  type StatementForm,
} from "./measure/recording.ts";
import { Records, type SampleStore } from "./measure/records.ts";
import { planRounds, type Schedule } from "./measure/schedule.ts";
import { Timeline } from "./measure/timeline.ts";
import { resumedWarning, resumptionsOf, type UnfinishedRun } from "./measure/unfinished-run.ts";
import { Workspace } from "./measure/workspace.ts";
import { suiteHash } from "./suite/fingerprint.ts";
import { planTests } from "./suite/plan.ts";
import { type Storage, type Test, testPath, type Variant, variants } from "./suite/test.ts";
import { unnamedDifferences } from "./verdict/checks.ts";
import { nextPairs } from "./verdict/next-pairs.ts";
import { recordedRule } from "./verdict/recorded-rule.ts";
import type { Rule } from "./verdict/rule.ts";
import { type Criteria, judge, type Verdict } from "./verdict/verdict.ts";

/** What to measure. */
export interface MeasureSettings {
  /** A shared library's path. */
  readonly candidate: string;
  /** A shared library's path; stock SQLite is built or found where it is absent. */
  readonly baseline?: string;
  /** A shared library's path: the base branch's build, as a third arm. */
  readonly base?: string;
  readonly candidateName: string;
  readonly baselineName: string;
  readonly baseName: string;
  readonly rows: number;
  readonly seed: number;
  /** How what is timed is executed. */
  readonly statements: StatementForm;
  /** Whether each statement's time is taken besides. */
  readonly latencies: boolean;
  /** SQL that engines are told on every connection of a storage, after the tool's own settings. */
  readonly pragmas: Partial<Readonly<Record<Role, Partial<Readonly<Record<Storage, readonly string[]>>>>>>;
  /** What the measuring is for: it ends when that is decided. */
  readonly criteria: Criteria;
  /** Minutes after which no other sample is begun; absent where there is no limit. */
  readonly maxMinutes?: number;
  /** Seconds that a sample may take; by the baseline's time where absent. */
  readonly sampleTimeout?: number;
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  readonly workloads?: readonly string[];
}

/** What measuring needs of the world outside. */
export interface World {
  /** The tool's own version. */
  readonly tool: string;
  readonly compiler: Compiler;
  /** What engines may see of the environment. */
  readonly engineEnvironment: Readonly<Record<string, string>>;
  /** Where the run makes the temporary folder of its databases. */
  readonly resultsFolder: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** The run to go on with; a new one is begun where it is absent. */
  readonly unfinished?: UnfinishedRun;
  /**
   * Opens the store that keeps every sample as it is measured.
   *
   * @throws InputError also where a run is to be gone on with that was measured otherwise
   */
  readonly openStore: (startedAt: string, outset: Outset) => ClosableStore;
}

export interface ClosableStore extends SampleStore {
  finish(finishedAt: string): void;
  close(): void;
}

/** What an engine's process may have of the machine's memory: one that wants more without end fails its test alone. */
const engineShare = 0.75;

const clock = { name: "CLOCK_MONOTONIC", now: () => Number(process.hrtime.bigint()) };

/**
 * Measures the engines and returns all that was seen. An aborted run returns what it has, marked as stopped.
 *
 * @throws InputError where an input cannot be used
 * @throws MeasurementError where nothing can be measured
 */
export async function measure(settings: MeasureSettings, world: World): Promise<Recording> {
  const tests = planTests(settings);
  const { progress, unfinished } = world;
  const own = new AbortController();
  const stop = (reason: string) => own.abort(reason);
  const signal = AbortSignal.any([world.signal, own.signal]);
  const timeline = new Timeline(clock.now);
  const startedAt = new Date().toISOString();
  const deadline = deadlineOf(settings);
  const loadBefore = readLoad();
  const opened = await timeline.during("start-up", () => openEngines(settings, world));
  const present = rolesOf(opened);
  const facts = perEngine(opened, (one) => one.facts);
  const size = { rows: settings.rows, seed: settings.seed };
  const suite = {
    ...size,
    hash: suiteHash(size),
    ...(settings.statements === "text" ? {} : { statements: settings.statements }),
  };
  const folder = makeDatabasesFolder(world.resultsFolder);
  const machine = {
    ...readMachine(folder),
    loadBefore: unfinished?.outset.machine.loadBefore ?? loadBefore,
  };
  const workspace = new Workspace(folder, size, settings.statements);
  const rule = ruleFacts(settings);
  const resumed = unfinished === undefined ? {} : { resumed: resumptionsOf(unfinished, startedAt) };
  let store: ClosableStore | undefined;
  try {
    const outset = {
      tool: world.tool,
      ...rule,
      suite,
      machine,
      engines: facts,
      ...(settings.latencies ? { latencies: true } : {}),
      tests: tests.map(testPath),
    };
    store = world.openStore(startedAt, outset);
    const records = new Records(tests, store, ({ message }) => stop(message), unfinished);
    if (resumed.resumed !== undefined)
      progress.step(`going on after ${resumed.resumed.at(-1)?.samples} samples`);
    const laboratory: Laboratory = {
      engines: perEngine(opened, (one) => one.engine),
      ...(opened.baseline.asText === undefined ? {} : { baselineAsText: opened.baseline.asText }),
      workspace,
      records,
      timeline,
      patience: new Patience(settings.sampleTimeout),
      progress,
      signal,
      stop,
    };
    let findings: Findings | undefined;
    let stopped: string | undefined;
    let outOfTime = false;
    try {
      await prepareVariants(laboratory, tests);
      progress.step(`checking that ${present.length === 2 ? "both" : "all"} engines give the same results`);
      findings = await timeline.during("check", () => check(laboratory));
      recordDifferences(records);
      const ended = await collect(laboratory, scheduleOf(settings, tests, records.controls, present), {
        visitNs: (test) => findings?.visitNs.get(testPath(test)) ?? 0,
        now: clock.now,
        ...(deadline === undefined ? {} : { deadline }),
      });
      outOfTime = ended === "out of time";
      recordDifferences(records);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      stopped = String(signal.reason);
    }
    const finishedAt = new Date().toISOString();
    if (own.signal.aborted) stopped ??= String(own.signal.reason);
    // A run that was stopped, or ran out of time, can be gone on with.
    if (stopped === undefined && !outOfTime) stopped = finish(store, finishedAt);
    const engines = perEngine(opened, (one, role) => ({ ...one.facts, ...findings?.engines[role] }));
    return {
      run: {
        tool: world.tool,
        startedAt: unfinished?.startedAt ?? startedAt,
        finishedAt,
        planned: { tests: tests.length, controls: chooseControls(tests).length },
        ...rule,
        clock: clock.name,
        ...resumed,
        timeline: timeline.parts,
        ...(outOfTime ? { outOfTime } : {}),
        ...(stopped === undefined ? {} : { stopped }),
      },
      suite: { ...suite, sql: workspace.sql },
      machine,
      engines,
      tests: records.all,
      controls: records.controls,
      warnings: [
        ...resumedWarning(unfinished?.startedAt, resumed.resumed),
        ...warningsOf(settings, facts, machine.fileSystem),
        ...unequalKinds(engines),
        ...unequalSettings(engines),
        ...(tests.some((test) => test.storage !== "memory" && test.kind === "writes")
          ? uncountedCommits(engines)
          : []),
      ],
    };
  } finally {
    // The databases first: on a full disk their place is what the store needs to become a single file.
    try {
      await timeline.during("clean up", () => workspace.close());
    } finally {
      store?.close();
    }
  }
}

/** Marks a run as whole in the store; says why where that cannot be kept. */
function finish(store: ClosableStore, finishedAt: string): string | undefined {
  try {
    store.finish(finishedAt);
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

/**
 * The verdict on a recording: a pure function of it and the criteria, so that any run can be judged again. A rule that is
 * not given is the one that the recording was made with.
 */
export function judgeRecording(
  recording: Recording,
  { rule, ...criteria }: Omit<Criteria, "rule"> & { readonly rule?: Partial<Rule> },
): Verdict {
  const { controls = [], run } = recording;
  // Who gives another number of rounds wants that of every test.
  const tests =
    rule?.rounds === undefined ? recording.tests : recording.tests.map(({ asked: _, ...test }) => test);
  return judge(
    {
      tests,
      controls,
      ...(run?.stopped === undefined ? {} : { stopped: run.stopped }),
      ending: run?.outOfTime === true ? "time" : "samples",
      floorNs: floorsOf(recording.engines),
    },
    { ...criteria, rule: recordedRule(recording, rule) },
  );
}

/** By storage, that of the slower shell. */
function floorsOf(engines: PerEngine<EngineFacts>): Partial<Record<Storage, number>> {
  const all = rolesOf(engines).flatMap((role) => Object.entries(engines[role]?.floorNs ?? {}));
  const slowest: Partial<Record<string, number>> = {};
  for (const [storage, ns] of all) slowest[storage] = Math.max(ns, slowest[storage] ?? 0);
  return slowest;
}

function perEngine<From, To>(from: PerEngine<From>, map: (one: From, role: Role) => To): PerEngine<To> {
  const { base } = from;
  return {
    baseline: map(from.baseline, "baseline"),
    candidate: map(from.candidate, "candidate"),
    ...(base === undefined ? {} : { base: map(base, "base") }),
  };
}

function deadlineOf({ maxMinutes }: MeasureSettings): number | undefined {
  return maxMinutes === undefined ? undefined : clock.now() + maxMinutes * 60e9;
}

function ruleFacts({
  criteria: { rule },
  maxMinutes,
}: MeasureSettings): Pick<RunFacts, "rounds" | "alpha" | "maxMinutes"> {
  return {
    rounds: rule.rounds,
    ...(typeof rule.rounds === "number" ? {} : { alpha: rule.alpha }),
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
  };
}

function scheduleOf(
  { criteria, seed }: MeasureSettings,
  tests: readonly Test[],
  taken: readonly ControlRecord[],
  roles: readonly Role[],
): Schedule {
  const { rounds } = criteria.rule;
  const controls = chooseControls(tests);
  const riding = planControls(controls, typeof rounds === "number" ? rounds : rounds.min);
  const takenOf = (path: string) => taken.find((one) => testPath(one) === path)?.pairs.length ?? 0;
  return planRounds({
    next: (records) => nextPairs(records, criteria),
    roles,
    controls: controls.map((test) => ({
      test,
      pairs: riding.rounds * riding.visits - takenOf(testPath(test)),
    })),
    controlVisits: riding.visits,
    seed,
  });
}

/** @throws InputError, MeasurementError */
async function openEngines(settings: MeasureSettings, world: World): Promise<PerEngine<OpenedEngine>> {
  const { compiler, progress, signal } = world;
  if (process.platform === "win32")
    throw new InputError(
      "platform win32 is not supported yet: the driver needs fork, as Linux and macOS have it",
    );
  const driver = await compileDriver(compiler, () => progress.step("compiling the driver"), signal);
  const program = { command: driver.path, environment: world.engineEnvironment };
  const memoryBytes = Math.floor(engineShare * totalmem());
  const open = async (part: Role, file: string, name: string, found?: Baseline) => {
    const pragmas = settings.pragmas[part];
    const how = {
      part,
      driver: program,
      settings: withPragmas(pragmas),
      isolation: "fork",
      memoryBytes,
      latencies: settings.latencies,
    } as const;
    const openFor = (statements: StatementForm) => openEngine(file, { ...how, statements }, signal);
    const { engine, kind } = await openFor(settings.statements);
    const asText =
      part === "baseline" && settings.statements !== "text" ? { asText: (await openFor("text")).engine } : {};
    const { version, sourceId } = engine;
    const facts: EngineFacts = {
      name,
      kind,
      version,
      sourceId,
      ...sha256(engine.file),
      ...(pragmas === undefined ? {} : { pragmas }),
      // Where the tool itself put or found a library says less than how it came to be.
      ...(found === undefined ? { path: file } : { origin: found.origin }),
    };
    return { engine, facts, ...asText };
  };
  // The candidate first: it is the likelier to be wrong, and the baseline may take a while to compile.
  const candidate = await open("candidate", settings.candidate, settings.candidateName);
  const base =
    settings.base === undefined ? {} : { base: await open("base", settings.base, settings.baseName) };
  if (settings.baseline !== undefined)
    return {
      candidate,
      ...base,
      baseline: await open("baseline", settings.baseline, settings.baselineName),
    };
  const baseline = await findBaseline(
    compiler,
    (version) =>
      progress.step(`compiling SQLite ${version} as the baseline, about 30 s; it is kept for later runs`),
    signal,
  );
  return {
    candidate,
    ...base,
    baseline: await open("baseline", baseline.library, settings.baselineName, baseline),
  };
}

function withPragmas(pragmas: MeasureSettings["pragmas"][Role]): StorageSettings {
  const own = (storage: Storage) => [...defaultSettings[storage], ...(pragmas?.[storage] ?? [])];
  return { memory: own("memory"), file: own("file"), autocommit: own("autocommit") };
}

interface OpenedEngine {
  readonly engine: Engine;
  readonly facts: EngineFacts;
  /** The baseline for statements as text, where they are not timed so. */
  readonly asText?: Engine;
}

/** Nothing where there is no such file: macOS keeps its own libraries in a cache. */
function sha256(file: string | undefined): Pick<EngineFacts, "sha256"> {
  if (file === undefined || !existsSync(file)) return {};
  return { sha256: createHash("sha256").update(readFileSync(file)).digest("hex") };
}

/** Writes the SQL of every variant and builds the databases that file-backed samples start from. */
async function prepareVariants(
  { engines, workspace, timeline, records, progress, signal }: Laboratory,
  tests: readonly Test[],
) {
  for (const variant of variants.filter((name) => tests.some((test) => test.variant === name))) {
    signal.throwIfAborted();
    const chosen = tests.filter((test) => test.variant === variant);
    progress.step(`generating SQL and preparing databases of the ${variant} variant`);
    await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
    const storages = new Set(chosen.map(({ storage }) => storage).filter((storage) => storage !== "memory"));
    const build = async (role: Role, storage: Storage) => {
      try {
        await engines[role]?.build(workspace.variant(role, variant), storage, signal);
      } catch (cause) {
        signal.throwIfAborted();
        if (!(cause instanceof EngineFailure)) throw cause;
        for (const test of chosen.filter((one) => one.storage === storage))
          records.failure(test, { reason: cause.reason, role, message: cause.message });
      }
    };
    for (const storage of storages)
      await timeline.during("prepare files", async () => {
        const built = await Promise.allSettled(rolesOf(engines).map((role) => build(role, storage)));
        for (const one of built) if (one.status === "rejected") throw one.reason;
      });
  }
}

function recordDifferences(records: Records): void {
  for (const record of records.all)
    for (const failure of unnamedDifferences(record)) records.failure(record, failure);
}

function warningsOf(
  { storages }: MeasureSettings,
  { candidate, baseline, base }: PerEngine<EngineFacts>,
  fileSystem: string | undefined,
): string[] {
  const isSame = (one: EngineFacts, other: EngineFacts | undefined) =>
    one.sha256 !== undefined && one.sha256 === other?.sha256;
  return [
    ...(fileSystem === "tmpfs" && storages.some((storage) => storage !== "memory")
      ? ["The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good."]
      : []),
    ...(isSame(candidate, baseline)
      ? ["Candidate and baseline are the same file: every multiplier is 1 but for noise."]
      : []),
    ...(isSame(candidate, base)
      ? ["Candidate and base are the same file: nothing can have changed, and what seems to is noise."]
      : []),
  ];
}
