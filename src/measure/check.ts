import type { EngineSettings, SampleRequest } from "../engines/engine.ts";
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
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Storage, suiteOf, type Test, testPath, type Variant } from "../model/test.ts";
import { hasOwnSettings } from "../suite/suites.ts";
import { changedWork } from "../verdict/equal-work.ts";
import type { MeasureContext } from "./context.ts";
import { inParallel } from "./in-parallel.ts";
import { describeFailure } from "./rounds.ts";
import { runCheck } from "./run-check.ts";
import { Sessions } from "./sessions.ts";
import type { Pace } from "./turn-plan.ts";

/** An engine's report about itself, or its observed behaviour. */
type Observed = Pick<
  EngineFacts,
  "compileOptions" | "floorNs" | "ownVersion" | "uncounted" | "variantSettings"
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
}

/** The findings of the untimed pass, apart from the checks that it recorded. */
export interface Findings {
  readonly engines: PerEngine<Observed>;
  /** About what a visit to a test will take: the sum of its engines' times here, nanoseconds. */
  readonly visitNs: ReadonlyMap<string, number>;
  /** How long its statements took on the slowest engine, by test path. */
  readonly paces: ReadonlyMap<string, Pace>;
}

/** How many batches are checked at once: nothing is timed here. */
const processors = 2;

/** An engine that hangs in this many tests hangs in all: the rest are not tried. */
const mostTimeouts = 3;

/** One engine's tests of a variant's storage: those that start from the same database share a process. */
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
  const { engines, records, progress, signal } = context;
  const nothing = (): MutableObserved => ({ settings: {}, isolation: {} });
  const findings = {
    engines: perEngine(engines, nothing),
    visitNs: new Map<string, number>(),
    paces: new Map<string, Pace>(),
  } satisfies Findings;
  const roles = rolesOf(engines);
  const batches = createBatches(records.all, roles);
  const total = batches.reduce((sum, { tests }) => sum + tests.length, 0);
  let done = 0;
  const check = (batch: CheckBatch) =>
    checkBatch(context, batch, findings, (test) => {
      signal.throwIfAborted();
      progress.test({ pass: "check", test, done, total, remainingNs: undefined });
      done++;
    });
  await inParallel(batches, check, processors);
  return findings;
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
  findings: {
    engines: PerEngine<MutableObserved>;
    visitNs: Map<string, number>;
    paces: Map<string, Pace>;
  },
  onTest: (test: Test) => void,
): Promise<void> {
  const { engines, workspace, records, timeouts, signal } = context;
  const sessions = new Sessions(engines, workspace, variant, "hash", signal);
  // Like a control's, its samples have a working copy of their own.
  const textSessions =
    role === "baseline" && workspace.comparesForms(variant)
      ? new Sessions(engines, workspace, variant, "hash", signal, { form: "text" })
      : undefined;
  const seen = findings.engines[role];
  const lastRead = tests.findLast(({ kind }) => kind === "reads");
  let timedOut = 0;
  const fail = (test: Test, cause: unknown) => {
    const failure = describeFailure(context, cause, test, role);
    if (failure.reason === "timeout") timedOut++;
    if (!records.hasFailed(test, role)) records.failure(test, failure);
  };
  try {
    for (const test of tests) {
      onTest(test);
      if (timedOut >= mostTimeouts) {
        const message = `not tried: ${timedOut} earlier tests of ${variant}/${storage} timed out`;
        if (!records.hasFailed(test, role)) records.failure(test, { reason: "timeout", role, message });
        continue;
      }
      try {
        const session = await sessions.get(role, test);
        if (seen !== undefined && !knowsSettings(seen, test))
          recordSettings(seen, test, session.isolation, await session.readSettings(timeouts.of(test)));
        if (records.hasFailed(test, role)) continue;
        const job = requestOf(context, test);
        const { ns, work, hash, calls, counters, uncounted } = await runCheck(
          { sessions, test, role },
          job,
          workspace.files(test).counters,
        );
        if (isReference) timeouts.setBaseline(test, ns);
        const path = testPath(test);
        findings.visitNs.set(path, (findings.visitNs.get(path) ?? 0) + ns);
        if (ns > (findings.paces.get(path)?.ns ?? 0))
          findings.paces.set(path, { ns, statements: work.statements });
        if (hash !== undefined)
          records.check(test, { role, work, hash, ...omitUndefined({ calls, counters, uncounted }) });
        const reference = await textSessions?.get("control", test);
        const { text } = workspace.files(test);
        if (reference === undefined || text === undefined) continue;
        await reference.ready({ ...job, statements: text });
        const asText = await reference.go();
        const difference = changedWork(
          test.workload,
          { role, work, ...omitUndefined({ hash }), occasion: "with prepared statements" },
          {
            role,
            work: asText.work,
            ...omitUndefined({ hash: asText.hash }),
            occasion: "with text statements",
          },
        );
        if (difference !== undefined) records.failure(test, difference);
      } catch (cause) {
        fail(test, cause);
        await sessions.drop(role, test);
        await textSessions?.drop("control", test);
      } finally {
        // The reads come first, and share a process.
        if (test === lastRead)
          for (const open of [sessions, textSessions])
            for (const { cause } of (await open?.endReads(storage)) ?? []) fail(test, cause);
      }
    }
  } finally {
    await sessions.close();
    await textSessions?.close();
  }
}

function requestOf({ workspace, timeouts }: MeasureContext, test: Test): SampleRequest {
  const { statements, state, invariants, hashesStateOnly } = workspace.files(test);
  // A user's reads may still leave something behind.
  const isShared = test.kind === "reads" && suiteOf(test.variant) !== "own";
  return {
    pass: "hash",
    kind: test.kind,
    timeoutMs: timeouts.of(test),
    ...(isShared ? { shares: "reads" as const } : {}),
    statements,
    ...omitUndefined({ state, invariants, hashesStateOnly }),
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
