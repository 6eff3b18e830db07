import { isServer } from "../engines/engine.ts";
import { type PlannedTest, rolesOfTest } from "../model/compared.ts";
import { roundsOfRun } from "../model/criteria.ts";
import { type PerEngine, perEngine, type Role, rolesOf } from "../model/engine.ts";
import type { ControlRecord } from "../model/recording.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { testPath } from "../model/test.ts";
import type { SampleStore } from "../results/store/sample-store.ts";
import { chooseControls, planControls } from "../suite/controls.ts";
import { unnamedDifferences } from "../verdict/equal-work.ts";
import type { Examining } from "../verdict/examination.ts";
import { type AsksPairs, nextPairs } from "../verdict/next-pairs.ts";
import { earlyLooks } from "../verdict/screening.ts";
import type { Samples } from "./build-recording.ts";
import { checkTests, type Findings } from "./check.ts";
import type { MeasureContext, RunContext } from "./context.ts";
import { differingRows } from "./differing-rows.ts";
import { IdleTurns } from "./idle-turns.ts";
import { KeptChecks } from "./kept-checks.ts";
import { KeptDatabases } from "./kept-databases.ts";
import { Looks } from "./looks.ts";
import type { OpenedEngine } from "./open-engines.ts";
import type { wantedChecks } from "./pass.ts";
import { closePlaces, makePlaces } from "./places.ts";
import { prepare } from "./prepare.ts";
import { Records } from "./records.ts";
import { runRounds, type TimeBudget } from "./rounds.ts";
import { planRounds, type Schedule } from "./schedule.ts";
import { SampleTimeouts } from "./timeouts.ts";
import { TurnClaims } from "./turn-claims.ts";
import { chunkStatements, planTurns, turnChunks } from "./turn-plan.ts";

/** The parts that exist before anything is measured. */
export interface SamplingInputs
  extends Pick<MeasureContext, "workspace" | "timeline">,
    Pick<TimeBudget, "now" | "deadline" | "narrowUntil"> {
  /** How many pairs are timed at once. */
  readonly pairs: number;
  /** The planned tests in report order. */
  readonly tests: readonly PlannedTest[];
  /** The features' checks of the engines, before the rounds. */
  readonly checks: ReturnType<typeof wantedChecks>;
  /** The features that examine the records, or ask for more of them. */
  readonly features: readonly (Examining & AsksPairs)[];
  readonly engines: PerEngine<OpenedEngine>;
  readonly store: SampleStore;
}

/**
 * Prepares the databases, checks that the engines do the same work, also on a connection that was used, and times them
 * until the criteria are decided. An abort, and a store that takes no more, end it with the measurements so far.
 *
 * @throws InputError if the databases cannot be written
 */
export async function takeSamples(
  given: MeasureSettings,
  { progress, signal: interrupt, unfinished, checksFolder, databasesFolder, tool }: RunContext,
  { pairs, tests, checks, features, engines, store, workspace, timeline, ...budget }: SamplingInputs,
): Promise<Samples> {
  const { rule } = given.criteria;
  const rounds = roundsOfRun(rule.rounds, { tests, plan: given.planned?.plan });
  const settings = { ...given, criteria: { ...given.criteria, rule: { ...rule, rounds } } };
  const own = new AbortController();
  const stop = (reason: string) => own.abort(reason);
  const signal = AbortSignal.any([interrupt, own.signal]);
  const records = new Records(tests, store, ({ message }) => stop(message), unfinished);
  const roles = rolesOf(engines);
  const keptChecks =
    checksFolder === undefined ? undefined : await KeptChecks.open(checksFolder, tool, engines, workspace);
  const keptFolder = settings.keptDatabases ?? databasesFolder ?? "off";
  const keptDatabases =
    keptFolder === "off" ? undefined : await KeptDatabases.open(keptFolder, tool, engines);
  const context: MeasureContext = {
    keptChecks,
    keptDatabases,
    engines: perEngine(engines, ({ engine }) => engine),
    workspace,
    places: makePlaces(workspace.folder, pairs),
    records,
    timeline,
    timeouts: new SampleTimeouts(settings.sampleTimeout),
    looks: new Looks(surestRounds(settings, tests, engines.base !== undefined)),
    idleTurns: new IdleTurns(),
    turnClaims: new TurnClaims(),
    progress,
    signal,
    stop,
  };
  let findings: Findings | undefined;
  let stopped: string | undefined;
  let outOfTime = false;
  try {
    await prepare(context, tests);
    progress.step(`checking that ${roles.length === 2 ? "both" : "all"} engines give the same results`);
    findings = await timeline.during("check", () => checkTests(context));
    await timeline.during("check", () => recordCheckedDifferences(context));
    for (const { name, check } of checks)
      await timeline.during(check.part, () =>
        check.check(settings, context, records.keptOf(name), (key, value) => records.keep(name, key, value)),
      );
    setChunks(context, findings, isServer(engines.baseline.engine));
    const ended = await runRounds(context, scheduleOf(settings, features, tests, records.controls, roles), {
      checkNs: (test) => findings?.checkNs.get(testPath(test)) ?? 0,
      ...budget,
    });
    outOfTime = ended === "out of time";
    recordDifferences(records);
  } catch (cause) {
    if (!signal.aborted) throw cause;
    stopped = String(signal.reason);
  } finally {
    closePlaces(context.places);
  }
  // Nothing looks at the signal after the last sample, which the store may not have taken.
  if (own.signal.aborted) stopped ??= String(own.signal.reason);
  return {
    tests: records.all,
    controls: records.controls,
    findings,
    ...checkFacts(checks, settings, records),
    outOfTime,
    stopped,
  };
}

/** The facts that the features' checks keep; nothing without checks. */
function checkFacts(
  checks: SamplingInputs["checks"],
  settings: MeasureSettings,
  records: Records,
): Pick<Samples, "features"> {
  if (checks.length === 0) return {};
  return {
    features: Object.fromEntries(
      checks.map(({ name, check }) => [name, check.facts(settings, records.keptOf(name))]),
    ),
  };
}

/** @param taken the control pairs that the run already has */
function scheduleOf(
  { criteria, seed }: MeasureSettings,
  features: readonly (Examining & AsksPairs)[],
  tests: readonly PlannedTest[],
  taken: readonly ControlRecord[],
  roles: readonly Role[],
): Schedule {
  // A base that is the candidate's own file is not measured, and no test lacks it.
  const own = roles.includes("base") ? criteria : { ...criteria, requireBase: false };
  const controls = chooseControls(tests);
  const plan = planControls(controls, fewestRounds({ criteria }));
  const takenOf = (path: string) => taken.find((one) => testPath(one) === path)?.pairs.length ?? 0;
  return planRounds({
    next: (records) => nextPairs(records, own, features),
    roles,
    controls: controls.map((test) => ({
      test,
      pairs: plan.rounds * plan.visits - takenOf(testPath(test)),
    })),
    controlVisits: plan.visits,
    seed,
  });
}

/** The rounds that are asked of each test. */
function fewestRounds({ criteria }: Pick<MeasureSettings, "criteria">): number {
  const { rounds } = criteria.rule;
  return typeof rounds === "number" ? rounds : rounds.min;
}

/** The rounds that each test has: beside a base alone, the first look can clear it one round earlier. */
function surestRounds(
  { criteria }: Pick<MeasureSettings, "criteria">,
  tests: readonly PlannedTest[],
  hasBase: boolean,
): number {
  const { rounds } = criteria.rule;
  const isEarly = hasBase && (criteria.gate === "base" || tests.some(({ compare }) => compare === "base"));
  return isEarly && typeof rounds !== "number" ? Math.min(...earlyLooks(rounds)) : fewestRounds({ criteria });
}

/** A test without a pace has failed, and is not timed. The work of several connections is one chunk, and so is that of a process of its own. */
function setChunks(
  { records, workspace }: Pick<MeasureContext, "records" | "workspace">,
  { paces, engines }: Findings,
  areServers: boolean,
): void {
  records.transaction(() => {
    for (const test of records.all) {
      const pace = paces.get(testPath(test));
      const floors = rolesOf(engines).map((role) => engines[role]?.floorNs?.[test.storage] ?? 0);
      if (pace === undefined) continue;
      const plan = planTurns(test, areServers);
      const isWhole = workspace.threads > 1 || workspace.files(test).opens === "process";
      const inChunk = isWhole ? pace.statements : chunkStatements(plan, pace, Math.max(...floors));
      records.setChunkStatements(test, inChunk);
      records.setTurnChunks(test, turnChunks(plan, pace, records.chunkStatementsOf(test) ?? 1));
    }
  });
}

/** More tests that differ have the same cause, and each takes another execution. */
const mostExplained = 20;

/** The same with the rows that differ, which say more than their hashes. */
async function recordCheckedDifferences(context: MeasureContext): Promise<void> {
  const { records, engines, progress, signal } = context;
  let explained = 0;
  for (const record of records.all)
    for (const failure of unnamedDifferences(record)) {
      const { reason, role: one = "candidate", message } = failure;
      const [other = one] = rolesOfTest(record, rolesOf(engines));
      const isExplained = reason === "differs" && one !== other && explained++ < mostExplained;
      if (isExplained) progress.step(`looking for the rows that differ in ${testPath(record)}`);
      const rows = isExplained ? await differingRows(context, { test: record, one, other }) : undefined;
      signal.throwIfAborted();
      const start = `${record.workload}: `;
      const words =
        rows === undefined || !message.startsWith(start)
          ? message
          : `${start}${rows.words}${rows.isChanging ? "" : ` (${message.slice(start.length)})`}`;
      records.failure(record, { ...failure, message: words });
    }
}

function recordDifferences(records: Records): void {
  for (const record of records.all)
    for (const failure of unnamedDifferences(record)) records.failure(record, failure);
}
