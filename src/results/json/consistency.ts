import { isNeeded, rolesOfTest } from "../../model/compared.ts";
import type { Rounds } from "../../model/criteria.ts";
import { type Role, roles, rolesOf } from "../../model/engine.ts";
import type { Recording, TestRecord } from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import { whyNoSecondMachine } from "../merge/second-machine.ts";

/**
 * A sign that a recording is not as a run leaves it: parts were taken out or put in by hand, or got lost. Such a file could look
 * better than the run was.
 *
 * @returns the first thing wrong and where it is; undefined if nothing is
 */
export function findInconsistency(recording: Recording): string | undefined {
  const own = findOwnInconsistency(recording);
  const { confirmation } = recording;
  if (own !== undefined || confirmation === undefined) return own;
  const wrong = findOwnInconsistency(confirmation) ?? whyNoSecondMachine(recording, confirmation);
  return wrong && `confirmation: ${wrong}`;
}

function findOwnInconsistency(recording: Recording): string | undefined {
  for (const [index, test] of recording.tests.entries()) {
    const problem =
      unknownEngine(test, recording) ??
      missingSample(test, recording) ??
      missingCheck(test, recording) ??
      wrongChunks(test) ??
      missingCalls(test, recording);
    if (problem !== undefined) return `tests[${index}]: ${testPath(test)} ${problem}`;
  }
  for (const [index, control] of (recording.controls ?? []).entries()) {
    const missing = missingRound(control.pairs.map(({ round }) => round));
    if (missing !== undefined)
      return `controls[${index}]: ${testPath(control)} has no pair of round ${missing}, but a later one`;
  }
  const { engines, identicalBase } = recording;
  if (identicalBase !== undefined && engines.base !== undefined)
    return "identicalBase says that no base was measured, but engines has one";
  if (identicalBase !== undefined && identicalBase.sha256 !== engines.candidate.sha256)
    return "identicalBase.sha256 is not engines.candidate.sha256, so it is another file";
  const lost = missingPlanned(recording) ?? missingBefore(recording);
  if (lost !== undefined) return lost;
  const cut = missingWorkload(recording);
  return cut === undefined ? undefined : `suite.sql has ${cut}, but there is no test of it`;
}

/** Every planned test is there, however little was measured; controls are complete if the run ended normally. */
function missingPlanned({ run, tests, controls = [] }: Recording): string | undefined {
  const { planned } = run ?? {};
  if (planned === undefined) return undefined;
  if (tests.length !== planned.tests)
    return `tests has ${tests.length}, but run.planned.tests is ${planned.tests}: some were taken out or put in`;
  const mayLack = run?.stopped !== undefined || run?.outOfTime === true || mayLackControls(tests);
  if (controls.length > planned.controls || (controls.length < planned.controls && !mayLack))
    return `controls has ${controls.length}, but run.planned.controls is ${planned.controls}: some were taken out or put in`;
  return undefined;
}

/** Samples are only added when a run is resumed. */
function missingBefore({ run, tests }: Recording): string | undefined {
  const there = tests.reduce((sum, { samples }) => sum + samples.length, 0);
  const index = (run?.resumed ?? []).findIndex(({ samples }) => samples > there);
  if (index < 0) return undefined;
  const { samples } = run?.resumed?.[index] ?? {};
  return `run.resumed[${index}].samples is ${samples}, but there are only ${there}: some were taken out`;
}

/** Controls are timed on the baseline's process, so they may be missing if it failed. */
function mayLackControls(tests: readonly TestRecord[]): boolean {
  return tests.some(({ failures }) => failures.some(({ role }) => role === "baseline"));
}

/** A workload of a variant whose SQL was written, and of which nothing is there: every planned test is, however little was measured. */
function missingWorkload({ suite, tests }: Recording): string | undefined {
  const there = new Set(tests.map(({ variant, workload }) => `${variant}/${workload}`));
  return Object.keys(suite?.sql ?? {}).find((path) => !there.has(path));
}

/** The first round that is not there though a later one is: rounds are 1 to n without gaps. */
export function missingRound(rounds: Iterable<number>): number | undefined {
  const there = new Set(rounds);
  for (let round = 1; round <= there.size; round++) if (!there.has(round)) return round;
  return undefined;
}

/** The base has as many rounds as the others, but for one that the end of the run's time may have cut. */
function missingAtEnd(
  role: Role,
  rounds: number,
  test: TestRecord,
  { run, engines }: Recording,
): number | undefined {
  if (!rolesOfTest(test, rolesOf(engines)).includes("base") || role !== "base") return undefined;
  const others = test.samples.filter((sample) => sample.role === "candidate").length;
  const mayLack = run?.outOfTime === true ? 1 : 0;
  return rounds < others - mayLack ? rounds + 1 : undefined;
}

function unknownEngine(test: TestRecord, { engines }: Recording): string | undefined {
  const { samples, checks, failures, compare } = test;
  if (compare !== undefined && engines[compare] === undefined)
    return `is compared with the ${compare} alone, but engines.${compare} is missing`;
  const expected = rolesOfTest(test, roles);
  const parts = { sample: samples, check: checks, failure: failures };
  for (const [what, list] of Object.entries(parts))
    for (const { role } of list) {
      if (role !== undefined && engines[role] === undefined)
        return `has a ${what} of the ${role}, but engines.${role} is missing`;
      if (role !== undefined && !expected.includes(role))
        return `has a ${what} of the ${role}, but is compared with the ${compare} alone`;
    }
  return undefined;
}

/** Whether each comparison of a test takes the pairs that it needs: then a round may lack the baseline or the base. */
export function takesPairsApart(
  { compare, asked }: Pick<TestRecord, "compare" | "asked">,
  engines: Recording["engines"],
  rounds: Rounds | undefined,
): boolean {
  return (
    compare === undefined && engines.base !== undefined && asked === undefined && typeof rounds !== "number"
  );
}

function roundsOfReferences({ samples }: TestRecord): number[] {
  return samples.flatMap(({ role, round }) => (role === "candidate" ? [] : [round]));
}

/** An engine that failed, and one that a run was stopped at, can have gaps where shards were merged. */
function missingSample(test: TestRecord, recording: Recording): string | undefined {
  if (recording.run?.stopped !== undefined) return undefined;
  const isApart = takesPairsApart(test, recording.engines, recording.run?.rounds);
  for (const role of roles) {
    if (hasFailed(test, role)) continue;
    const own = test.samples.filter((sample) => sample.role === role).map(({ round }) => round);
    // A round without either has no pair, and the first has a sample of every engine.
    const others = isApart && role !== "candidate" && own.includes(1) ? roundsOfReferences(test) : [];
    const rounds = [...new Set([...own, ...others])];
    const missing = missingRound(rounds) ?? missingAtEnd(role, rounds.length, test, recording);
    if (missing !== undefined)
      return (
        `has no sample of the ${role} in round ${missing}, but in a later one: ` +
        "expected rounds from 1 without gaps"
      );
  }
  return undefined;
}

/** Every run checks each test on each engine before it times them. */
function missingCheck(test: TestRecord, { run, engines }: Recording): string | undefined {
  if (run === undefined || run.stopped !== undefined || test.samples.length === 0) return undefined;
  if (test.failures.some(({ role }) => isNeeded(test, role))) return undefined;
  const role = rolesOfTest(test, rolesOf(engines)).find(
    (one) => !hasFailed(test, one) && test.checks.every((check) => check.role !== one),
  );
  if (role === undefined) return undefined;
  return (
    `has samples but no check of the ${role}: ` +
    "every run makes one, so it was taken out, and the results may differ"
  );
}

/** Every sample of a test is divided alike, or the medians of its chunks are not those of the same work. */
function wrongChunks({ samples, chunkStatements, run }: TestRecord): string | undefined {
  // Merged shards can have divided a test differently.
  const isMerged = run !== undefined;
  const some = samples.find(({ chunks }) => chunks !== undefined);
  if (some === undefined || (isMerged && chunkStatements === undefined)) return undefined;
  if (chunkStatements === undefined) return `has samples with chunks, but no chunkStatements`;
  for (const { role, round, work, chunks, commitNs } of samples) {
    // A COMMIT that ends the workload is a chunk of its own.
    const commits = commitNs === undefined ? 0 : 1;
    const expected = work && Math.ceil((work.statements - commits) / chunkStatements) + commits;
    if (chunks === undefined || (expected !== undefined && chunks.length !== expected))
      return (
        `has ${chunks?.length ?? "no"} chunks in the ${role}'s sample of round ${round}: expected ` +
        `${expected ?? "some"}, of ${chunkStatements} statements each`
      );
  }
  return undefined;
}

/** Commits to files are counted of all engines or, if the system does not allow it, the engine's facts say so. */
function missingCalls(test: TestRecord, { tests, engines }: Recording): string | undefined {
  if (
    test.storage === "memory" ||
    !tests.some(({ checks }) => checks.some(({ calls }) => calls !== undefined))
  )
    return undefined;
  const check = test.checks.find(
    ({ role, calls }) => calls === undefined && engines[role]?.uncounted === undefined,
  );
  return (
    check &&
    `has a check of the ${check.role} without calls, though calls were counted: they were taken out, ` +
      "and its commits may not be durable"
  );
}

function hasFailed({ failures }: TestRecord, role: Role): boolean {
  return failures.some((failure) => failure.role === undefined || failure.role === role);
}
