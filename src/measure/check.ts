import type { EngineSettings, SampleRequest } from "../engines/engine.ts";
import { formatValue } from "../messages/format-value.ts";
import { rolesOfTest } from "../model/compared.ts";
import {
  type EngineFacts,
  type Isolation,
  type PerEngine,
  perEngine,
  type Role,
  rolesOf,
  type SettingsInForce,
} from "../model/engine.ts";
import type { Unmeasured } from "../model/footprint.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Storage, type Test, testPath, type Variant } from "../model/test.ts";
import { hasOwnSettings } from "../suite/suites.ts";
import { changedWork, checked, describeDifference } from "../verdict/equal-work.ts";
import type { MeasureContext } from "./context.ts";
import { inParallel } from "./in-parallel.ts";
import type { KeptCheck } from "./kept-checks.ts";
import { lookedAt } from "./looks.ts";
import { preparationOf } from "./prepare.ts";
import { describeFailure } from "./rounds.ts";
import { runCheck } from "./run-check.ts";
import { takeFootprintsAgain } from "./second-footprints.ts";
import { Sessions } from "./sessions.ts";
import type { Limited } from "./timeouts.ts";
import type { Pace } from "./turn-plan.ts";
import { whileTelling } from "./while-telling.ts";

/** An engine's report about itself, or its observed behaviour. */
type Observed = Pick<
  EngineFacts,
  "compileOptions" | "floorNs" | "ownVersion" | "uncounted" | "unmeasured" | "variantSettings"
> &
  Required<Pick<EngineFacts, "settings" | "isolation">>;

/** The same while it is being collected. */
interface MutableObserved {
  readonly settings: Partial<Record<Storage, SettingsInForce>>;
  variantSettings?: Partial<Record<Variant, Partial<Record<Storage, SettingsInForce>>>>;
  readonly isolation: Partial<Record<Storage, Isolation>>;
  compileOptions?: readonly string[];
  ownVersion?: string;
  floorNs?: NonNullable<EngineFacts["floorNs"]>;
  uncounted?: string;
  unmeasured?: Unmeasured;
}

/** The findings of the untimed pass, apart from the checks that it recorded. */
export interface Findings {
  readonly engines: PerEngine<Observed>;
  /** About what a visit to a test will take: the sum of its engines' times here, nanoseconds. */
  readonly checkNs: ReadonlyMap<string, number>;
  /** How long its statements took on the slowest engine, by test path. */
  readonly paces: ReadonlyMap<string, Pace>;
}

/** How many batches are checked at once: nothing is timed here. */
const processors = 2;

/** An engine that hangs in this many tests hangs in all: the rest are not tried. */
const mostTimeouts = 3;

/** One engine's tests of a variant's storage: those that start from the same database are forked from one process. */
interface CheckBatch {
  readonly role: Role;
  /** Whether the others are compared with this engine: its time sets their limit. */
  readonly isReference: boolean;
  readonly variant: Variant;
  readonly storage: Storage;
  readonly tests: readonly TestRecord[];
}

/**
 * The untimed pass: every test once on each engine, hashing the result values, and the settings read back. Since
 * nothing is timed here it uses two processors, which makes it half as long. A resumed run repeats it, since it finds
 * what later samples need, but skips what an engine has already failed.
 *
 * @throws the signal's reason if it is aborted
 */
export async function checkTests(context: MeasureContext): Promise<Findings> {
  const { engines, records, progress, signal, keptChecks, timeouts } = context;
  const nothing = (): MutableObserved => ({ settings: {}, isolation: {} });
  const findings = {
    engines: perEngine(engines, nothing),
    checkNs: new Map<string, number>(),
    paces: new Map<string, Pace>(),
  } satisfies Findings;
  const roles = rolesOf(engines);
  const { batches, reusable } = setKeptAside(createBatches(records.all, roles), context);
  for (const { isReference, tests } of batches)
    if (isReference) for (const test of tests) timeouts.await(test);
  const total = testsIn(batches) + reusable.reduce((sum, { kept }) => sum + kept.size, 0);
  let done = 0;
  const check = (batch: CheckBatch) =>
    checkBatch(context, batch, findings, (test) => {
      signal.throwIfAborted();
      progress.test({ pass: "check", test, finished: { done, total } });
      done++;
    });
  await inParallel(batches, check, processors);
  const again = reusable.map(({ batch, kept }) => ({
    ...batch,
    tests: [...kept].flatMap(([test, known]) => (reuse(records, batch, test, known, findings) ? [] : [test])),
  }));
  done = total - testsIn(again);
  await inParallel(again, check, processors);
  keptChecks?.close();
  await takeFootprintsAgain(context, (test) => requestOf(context, test));
  return findings;
}

function testsIn(batches: readonly CheckBatch[]): number {
  return batches.reduce((sum, { tests }) => sum + tests.length, 0);
}

/** Sets aside the tests whose check an earlier run has kept. The first test of an engine's storage is always run: its process tells the engine's settings. */
function setKeptAside(all: readonly CheckBatch[], { keptChecks, timeouts }: MeasureContext) {
  const told = new Set<string>();
  const divided = all.map((batch) => {
    const { role, storage, variant, isReference, tests } = batch;
    const place = `${role} ${storage} ${hasOwnSettings(variant) ? variant : ""}`;
    const candidates = told.has(place) ? tests : tests.slice(1);
    told.add(place);
    const kept = new Map(
      candidates.flatMap((test) => {
        const known = keptChecks?.find(role, test);
        return known === undefined ? [] : [[test, known] as const];
      }),
    );
    if (isReference) for (const [test, { ns }] of kept) timeouts.setReference(test, role, ns);
    return { batch: { ...batch, tests: tests.filter((test) => !kept.has(test)) }, kept };
  });
  return {
    batches: divided.map(({ batch }) => batch).filter(({ tests }) => tests.length > 0),
    reusable: divided.filter(({ kept }) => kept.size > 0),
  };
}

/**
 * Takes the kept check of an engine, if the candidate does the same work in its own check: then there is nothing to look into.
 *
 * @returns whether it was taken
 */
function reuse(
  records: MeasureContext["records"],
  { role }: CheckBatch,
  test: TestRecord,
  kept: KeptCheck,
  findings: Timings,
): boolean {
  const candidate = test.checks.find((check) => check.role === "candidate");
  if (candidate === undefined) return false;
  const check = { role, ...kept.check, reused: true } as const;
  if (describeDifference(checked(check), checked(candidate)) !== undefined) return false;
  addTiming(findings, test, kept.ns, kept.check.work.statements);
  records.check(test, check);
  return true;
}

type Timings = { readonly checkNs: Map<string, number>; readonly paces: Map<string, Pace> };

function addTiming({ checkNs, paces }: Timings, test: Test, ns: number, statements: number): void {
  const path = testPath(test);
  checkNs.set(path, (checkNs.get(path) ?? 0) + ns);
  if (ns > (paces.get(path)?.ns ?? 0)) paces.set(path, { ns, statements });
}

/** Engines that others are compared with come first. */
function createBatches(tests: readonly TestRecord[], roles: readonly Role[]): CheckBatch[] {
  const groups = Map.groupBy(tests, ({ variant, storage, compare }) => `${variant} ${storage} ${compare}`);
  const batches = [...groups.values()].flatMap((group) => {
    const [first] = group as [TestRecord];
    const { variant, storage } = first;
    return rolesOfTest(first, roles).map((role, place) => ({
      place,
      batch: { role, isReference: place === 0, variant, storage, tests: group },
    }));
  });
  return batches.toSorted((a, b) => a.place - b.place).map(({ batch }) => batch);
}

async function checkBatch(
  context: MeasureContext,
  { role, isReference, variant, storage, tests }: CheckBatch,
  findings: Timings & { readonly engines: PerEngine<MutableObserved> },
  onTest: (test: Test) => void,
): Promise<void> {
  const { engines, workspace, records, timeouts, signal, keptChecks, progress, looks } = context;
  const sessions = new Sessions(engines, workspace, variant, "hash", signal);
  // Like a control's, its samples have a working copy of their own.
  const textSessions =
    role === "baseline" && workspace.comparesForms(variant)
      ? new Sessions(engines, workspace, variant, "hash", signal, { form: "text" })
      : undefined;
  const seen = findings.engines[role];
  let timedOut = 0;
  const fail = (test: Test, cause: unknown, limited: Limited) => {
    const failure = describeFailure(context, cause, test, role, { limited });
    if (failure.reason === "timeout") timedOut++;
    if (!records.hasFailed(test, role)) records.failure(test, failure);
  };
  try {
    for (const test of tests) {
      // References come first in the order of batches, so that one is being checked while another engine waits for it.
      if (!isReference) await timeouts.known(test);
      onTest(test);
      if (timedOut >= mostTimeouts) {
        const message = `not tried: ${timedOut} earlier tests of ${variant}/${storage} timed out`;
        if (!records.hasFailed(test, role)) records.failure(test, { reason: "timeout", role, message });
        continue;
      }
      let limited: Limited = test;
      try {
        // In memory it prepares its database first.
        const preparing = preparationOf(workspace, test);
        const isPrepared = sessions.has(test);
        if (isOwnInMemory(test)) limited = preparing;
        const start = performance.now();
        const session = await whileTelling(sessions.get(role, test, timeouts.of(preparing)), (words) =>
          progress.step(
            `${role} ${testPath(test)}: preparing, ${words}, ${timeouts.describeLimit(preparing)}`,
          ),
        );
        // A process for each sample prepares later, within the limit of the sample.
        if (isReference && !isPrepared && limited === preparing && session.isolation === "fork")
          timeouts.setReference(preparing, role, (performance.now() - start) * 1e6);
        limited = test;
        if (seen !== undefined && !knowsSettings(seen, test))
          recordSettings(seen, test, session.isolation, await session.readSettings(timeouts.of(test)));
        if (records.hasFailed(test, role)) continue;
        const job = requestOf(context, test);
        const running = runCheck({ sessions, test, role }, job, workspace.files(test).counters);
        const { ns, work, hash, calls, footprint, counters, uncounted, ...shown } = await whileTelling(
          running,
          async (words, isOver) => {
            const sql = await sessions.executing(role, test);
            if (!isOver())
              progress.step(`${role} ${testPath(test)}: ${words}${describeLong(context, test, sql)}`);
          },
        );
        if (isReference) timeouts.setReference(test, role, ns);
        addTiming(findings, test, ns, work.statements);
        const lacks = footprint === undefined ? {} : (engines[role]?.whyUnmeasured(footprint) ?? {});
        if (seen !== undefined && Object.keys(lacks).length > 0)
          seen.unmeasured = { ...seen.unmeasured, ...lacks };
        if (role === lookedAt) looks.expect(test, workspace.files(test), shown);
        if (hash !== undefined) {
          const own = { work, hash, calls, footprint };
          records.check(test, { role, ...own, counters, uncounted });
          if (role !== "candidate") keptChecks?.keep(role, test, { check: own, ns });
        }
        const reference = await textSessions?.get("control", test);
        const { text } = workspace.files(test);
        if (reference === undefined || text === undefined) continue;
        await reference.ready({ ...job, statements: text });
        const asText = await reference.go();
        const difference = changedWork(
          test.workload,
          { role, work, hash, occasion: "with prepared statements" },
          {
            role,
            work: asText.work,
            hash: asText.hash,
            occasion: "with text statements",
          },
        );
        if (difference !== undefined) records.failure(test, difference);
      } catch (cause) {
        fail(test, cause, limited);
        await sessions.drop(role, test);
        await textSessions?.drop("control", test);
      } finally {
        if (isReference) timeouts.settle(test);
      }
    }
  } finally {
    // Also after an abort: nobody would end the waiting.
    if (isReference) for (const test of tests) timeouts.settle(test);
    await sessions.close();
    await textSessions?.close();
  }
}

/**
 * `, at most 20 s, over 100x the baseline's 0.2 s, in "SELECT 1"`.
 *
 * @param executing the statement that is being executed, if it is known; otherwise that of a test which has a single one
 */
function describeLong(
  { timeouts, workspace }: MeasureContext,
  test: Test,
  executing: string | undefined,
): string {
  const sql = executing ?? workspace.onlyStatement(test);
  const within = sql === undefined ? "" : `, in ${formatValue(sql).replace(/\p{C}/gu, "\uFFFD")}`;
  return `, ${timeouts.describeLimit(test)}${within}`;
}

/** Whether a test's database is one of own workloads that each engine's process prepares in memory. */
function isOwnInMemory({ variant, storage }: Test): boolean {
  return variant === "own" && storage === "memory";
}

function requestOf({ workspace, timeouts }: MeasureContext, test: Test): SampleRequest {
  const { statements, state, invariants, hashesStateOnly, before, after, errors } = workspace.files(test);
  return {
    pass: "hash",
    kind: test.kind,
    timeoutMs: timeouts.of(test),
    statements,
    state,
    invariants,
    hashesStateOnly,
    before,
    after,
    errors,
  };
}

function knowsSettings({ settings, variantSettings }: MutableObserved, { variant, storage }: Test): boolean {
  const known = hasOwnSettings(variant) ? variantSettings?.[variant] : settings;
  return known?.[storage] !== undefined;
}

function recordSettings(
  seen: MutableObserved,
  { variant, storage }: Test,
  isolation: Isolation,
  answers: EngineSettings,
): void {
  const { settings, compileOptions, floorNs, ownVersion, uncounted } = answers;
  if (hasOwnSettings(variant)) {
    seen.variantSettings ??= {};
    seen.variantSettings[variant] = { ...seen.variantSettings[variant], [storage]: settings };
  } else seen.settings[storage] = settings;
  seen.isolation[storage] = isolation;
  seen.compileOptions ??= compileOptions;
  if (floorNs !== undefined) seen.floorNs = { ...seen.floorNs, [storage]: floorNs };
  if (ownVersion !== undefined) seen.ownVersion ??= ownVersion;
  if (uncounted !== undefined) seen.uncounted = uncounted;
}
