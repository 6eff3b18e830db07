import { globSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../messages/format-value.ts";
import { roundsOfParts } from "../model/criteria.ts";
import { perEngine, type Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { limits } from "../model/limits.ts";
import type { Recording, RunFacts } from "../model/recording.ts";
import { enginePackages, releasesIn } from "../model/releases.ts";
import { isUsedAlike } from "../model/settings.ts";
import type { ShardPlan } from "../model/shard-plan.ts";
import { storages, testOnly, testPath } from "../model/test.ts";
import type { Roots } from "../platform/read-inside.ts";
import { suiteHashes } from "../suite/fingerprint.ts";
import { findRunnable, hasSuite, testsOf } from "../suite/plan-tests.ts";
import type { ExpectedPlan, ExpectedRun, ResultsInput, Trusting } from "./expected-run.ts";
import type { KeepsFacts } from "./facts.ts";
import { parseRecording } from "./json/schema.ts";
import { requireModestStructure } from "./json/structure.ts";
import { mergeRecordings } from "./merge/merge.ts";
import { commonPlan } from "./merge/merge-planned.ts";
import { attemptOf, type Shard } from "./merge/same-run.ts";
import { requireOwnChecks } from "./own-checks.ts";
import { requireControls } from "./required-controls.ts";
import { requireSettings } from "./required-settings.ts";
import { findFiles, readFound } from "./untrusted-files.ts";
import { type WarnsOfRuns, warningsOf } from "./warnings.ts";

/** Why results are not of the expected run, as a sentence continues after the file's name; undefined if they are. */
type Check = (recording: Recording) => string | undefined;

/**
 * Reads results that anybody may have written, such as those that a pull request's own workflow left: no path leads out of
 * the roots, sizes are limited, no test is there that was not planned, and what was planned but is missing counts as not
 * measured. Names, warnings and the rule of the results are replaced by the publisher's own.
 *
 * @param patterns paths or patterns relative to the first root
 * @param expected the plan whose shards they are: then what is not of the expected run is left out and named, as what is of another plan
 * @throws InputError naming the pattern or the file, and the fault
 */
export function readUntrusted(
  patterns: readonly string[],
  roots: Roots,
  plan: ExpectedRun,
  check: Check,
  expected?: ExpectedPlan,
  features: readonly (KeepsFacts & Trusting & WarnsOfRuns)[] = [],
): Recording {
  const files = readShards(patterns, roots, plan, "results", features);
  const foreign = foreignFiles(files, check);
  const [first, ...others] = withoutRepeated(files.filter((file) => !foreign.has(file)));
  const [[file, reason] = []] = foreign;
  if (file !== undefined && (expected === undefined || first === undefined))
    throw new InputError(`input results: ${file.fileName} ${reason}`);
  if (first === undefined) throw new InputError("input results: no file is given");
  const { skipped: _, ...merged } = withProblems(
    mergeRecordings([first, ...others], choosePlan([first, ...others], expected), features),
    foreign,
  );
  const [fewest = merged] = [first, ...others]
    .map(({ recording }) => recording)
    .filter(({ tests }) => tests.length > 0)
    .toSorted((a, b) => a.tests.length - b.tests.length);
  const recording = withRule(rename(withCheckedBase(merged, plan), plan), {
    ...plan,
    rule: { ...plan.rule, rounds: roundsOfParts(plan.rule.rounds, fewest, merged.tests.length) },
  });
  requirePlanned(recording, plan);
  requireExpected(recording, plan, "results", features);
  // Tests that need a base are planned if there is one: a required base is checked above.
  const { tests, skipped } = findRunnable(plan.tests, recording.engines.base !== undefined);
  const runnable = { ...plan, tests };
  requireSettings(recording, runnable, "results");
  requireControls(recording, runnable, "results");
  requireOwnChecks(recording, "results");
  for (const { trust } of features) trust?.(recording, plan);
  const known = { ...recording, ...(skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) }) };
  return complete({ ...known, warnings: deriveWarnings(known, runnable, features) }, runnable);
}

/**
 * Reads what another machine has left that was to confirm what failed; of several attempts the newest.
 *
 * @param plan of the tests that it was to measure
 * @param claims that are open in the first results
 * @returns undefined if it has left nothing
 * @throws InputError as `readUntrusted`
 */
export function readUntrustedSecond(
  patterns: readonly string[],
  roots: Roots,
  plan: ExpectedRun,
  claims: readonly string[],
  check: Check,
  features: readonly (KeepsFacts & WarnsOfRuns)[] = [],
): Recording | undefined {
  const input = "confirmed-by";
  if (patterns.every((pattern) => globSync(pattern, { cwd: roots[0] }).length === 0)) return undefined;
  const attempts = readShards(patterns, roots, plan, input, features);
  const [[file, reason] = []] = foreignFiles(attempts, check);
  if (file !== undefined) throw new InputError(`input ${input}: ${file.fileName} ${reason}`);
  const [newest, ...others] = attempts.toSorted((a, b) => attemptOf(b) - attemptOf(a));
  if (newest === undefined) return undefined;
  if (others.some((one) => attemptOf(one) === attemptOf(newest)))
    throw new InputError(
      `input ${input}: ${attempts.map(({ fileName }) => fileName).join(" and ")} are of one attempt: one machine confirms`,
    );
  const { skipped: _, plan: __, shard: ___, ...one } = newest.recording;
  const recording = withRule(rename(withCheckedBase(one, plan), plan), plan, claims);
  requireExpected(recording, plan, input);
  requireSettings(recording, plan, input);
  requireControls(recording, plan, input);
  requireOwnChecks(recording, input);
  return complete({ ...recording, warnings: deriveWarnings(recording, plan, features) }, plan);
}

function readShards(
  patterns: readonly string[],
  roots: Roots,
  plan: ExpectedRun,
  input: ResultsInput,
  features: readonly KeepsFacts[],
): Shard[] {
  return findFiles(patterns, roots, input).map((file): Shard => {
    const fileName = path.relative(".", file);
    return { fileName, recording: readShard(readFound(file, roots, input), fileName, plan, input, features) };
  });
}

/** Files but for those with a test that a newer attempt has measured again. Files of a plan say themselves which shard they are of. */
function withoutRepeated(files: readonly Shard[]): readonly Shard[] {
  const newest = new Map<string, number>();
  for (const file of files)
    for (const test of file.recording.tests)
      newest.set(testPath(test), Math.max(attemptOf(file), newest.get(testPath(test)) ?? 0));
  const isNewest = (file: Shard) =>
    file.recording.tests.every((test) => newest.get(testPath(test)) === attemptOf(file));
  return files.filter((file) => file.recording.plan !== undefined || isNewest(file));
}

/** Files that are not of the expected run, and why. */
function foreignFiles(files: readonly Shard[], check: Check): ReadonlyMap<Shard, string> {
  const found = new Map<Shard, string>();
  for (const file of files) {
    const reason = check(file.recording);
    if (reason !== undefined) found.set(file, reason);
  }
  return found;
}

/** @throws InputError if files are of a plan, and the publisher has none, or accepts no other than its own */
function choosePlan(files: readonly Shard[], expected: ExpectedPlan | undefined): ShardPlan | undefined {
  const planned = files.find(({ recording }) => recording.plan !== undefined);
  if (expected === undefined) {
    if (planned === undefined) return undefined;
    throw new InputError(
      `input plan: ${planned.fileName} is of the plan ${planned.recording.plan?.hash}, and no plan is given: give plan, or shards ` +
        "and the other settings that the plan was made with",
    );
  }
  const { plan, whyRefused } = expected;
  const isThere = files.some(({ recording }) => recording.plan?.hash === plan.hash);
  if (whyRefused === undefined || planned === undefined || isThere) return plan;
  const other = commonPlan(files);
  const reason = whyRefused(other);
  if (reason === undefined) return other;
  throw new InputError(
    `input results: the plan ${other.hash} is not this publisher's, ${plan.hash}: ${reason}`,
  );
}

/**
 * Judged by a rule of their own, results could hide a failure: with a smaller alpha, with alpha divided between more machines or claims,
 * or with more pairs than the rule asks for.
 *
 * @param claims that the results are to confirm
 */
function withRule(
  { run, ...recording }: Recording,
  { rule: { rounds, alpha, precision, confirmElsewhere } }: ExpectedRun,
  claims?: readonly string[],
): Recording {
  if (run === undefined) return recording;
  const { precision: _, confirmElsewhere: __, options: given, confirms = [], ...facts } = run;
  const kept = knownReleases(given?.["upgraded-releases"]);
  const named = new Set(confirms);
  const own =
    claims === undefined
      ? { precision, confirmElsewhere }
      : { precision, confirms: claims.filter((claim) => named.has(claim)) };
  return {
    ...recording,
    run: { ...facts, ...(kept === undefined ? {} : { options: kept }), rounds, alpha, ...own },
  };
}

/** The releases that results name, of a known package: nobody is told to fetch a package of their choice. */
function knownReleases(releases: string | true | undefined) {
  const pair = typeof releases === "string" ? releasesIn(releases) : undefined;
  if (pair === undefined || !enginePackages.includes(pair.package)) return undefined;
  return { "upgraded-releases": `${pair.base} ${pair.candidate}` };
}

/**
 * Results may say that the base is the candidate's file if GitHub says it too. Otherwise this part of them is dropped.
 *
 * @throws InputError if they lack a required base for it
 */
function withCheckedBase(
  { identicalBase, ...recording }: Recording,
  { requireBase, isBaseIdentical, ...use }: ExpectedRun,
): Recording {
  if (identicalBase === undefined) return recording;
  if (isBaseIdentical && isUsedAlike(use)) return { ...recording, identicalBase };
  if (!requireBase) return recording;
  throw new InputError(
    "input require-base: the results say that candidate and base are the same file, which nobody has checked: set " +
      "identical-base: measure where they are measured, as the action does by default with publish: false",
  );
}

/** Tests beside those that were planned would count in averages. */
function requirePlanned({ tests }: Recording, plan: ExpectedRun): void {
  const planned = new Set(plan.tests.map(testPath));
  const [first, ...others] = tests.map(testPath).filter((path) => !planned.has(path));
  if (first === undefined) return;
  const more = others.length === 0 ? "" : `, nor were ${others.length} others`;
  throw new InputError(
    `input results: ${first} was not planned${more}: give both workflows the same suites, variants, storages and workloads`,
  );
}

function withProblems(recording: Recording, foreign: ReadonlyMap<Shard, string>): Recording {
  if (foreign.size === 0) return recording;
  const left = [...foreign].map(([{ fileName: name }, reason]) => ({ name, reason: `it ${reason}` }));
  return { ...recording, problems: [...(recording.problems ?? []), ...left].slice(0, limits.perTest) };
}

function readShard(
  content: Buffer,
  fileName: string,
  { catalogue }: ExpectedRun,
  input: ResultsInput,
  features: readonly KeepsFacts[],
): Recording {
  requireModestStructure(content, fileName);
  const text = content.toString("utf8");
  const isJson = text.trim() === "" || text.trimStart().startsWith("{");
  const recording = isJson ? parseRecording(text, fileName, features) : undefined;
  if (recording?.run === undefined || recording.mediansOnly === true)
    throw new InputError(
      `input ${input}: ${fileName} is not the results of a run: name the results.json that the action wrote`,
    );
  requirePart(recording.run, fileName, input);
  const known = new Map(testsOf(catalogue).map((test) => [testPath(test), test]));
  for (const test of [...recording.tests, ...(recording.controls ?? [])])
    if (!known.has(testPath(test)))
      throw new InputError(`input ${input}: ${formatValue(testPath(test))} is no test of this tool`);
  for (const test of recording.tests) {
    const { compare = "both" } = known.get(testPath(test)) ?? {};
    if ((test.compare ?? "both") !== compare)
      throw new InputError(
        `input ${input}: ${testPath(test)} was measured with compare ${test.compare ?? "both"}, and ${compare} is ` +
          "expected: give both workflows the same own workloads",
      );
  }
  const { problems: _, machines: __, confirmation: ___, ...own } = recording;
  return { ...own, warnings: [] };
}

/** Which of two machines has measured decides how much of alpha it has, and so may not be its own choice. */
function requirePart({ confirms }: RunFacts, fileName: string, input: ResultsInput): void {
  if (confirms !== undefined && input !== "confirmed-by")
    throw new InputError(
      `input ${input}: ${fileName} is of the machine that confirms: give it with confirmed-by`,
    );
  if (confirms === undefined && input === "confirmed-by")
    throw new InputError(
      `input ${input}: ${fileName} is not of a machine that confirms: give what was measured with confirm`,
    );
}

/** A package's name and version, such as `better-sqlite3 13.2.0`: nobody takes it for a branch. */
const release = /^@?[a-z0-9][a-z0-9@/._-]{0,80} v?\d[\w.+~:-]{0,40}$/i;

/**
 * Names the engines as the publisher does, whatever the results say. It knows no names for two releases that a job has chosen and measured,
 * but the recorded ones.
 */
function rename(recording: Recording, { names, given }: Pick<ExpectedRun, "names" | "given">): Recording {
  const isOfReleases = given["only-with-results"] === true;
  const nameOf = (role: Role, recorded: string) =>
    isOfReleases && role !== "baseline" && given[`${role}-name`] === undefined && release.test(recorded)
      ? recorded
      : names[role];
  return {
    ...recording,
    engines: perEngine(recording.engines, (facts, role) => ({ ...facts, name: nameOf(role, facts.name) })),
  };
}

function requireExpected(
  { suite, engines, identicalBase, problems }: Recording,
  plan: ExpectedRun,
  input: ResultsInput,
  features: readonly Trusting[] = [],
): void {
  const { rows, seed, statements, threads } = plan;
  const size = { rows, seed, ...(hasSuite(plan.tests, "tpcc") ? { warehouses: plan.warehouses } : {}) };
  const expected: Readonly<Record<string, string | number>> = { ...size, statements, threads };
  const recorded = suite && { ...suite, statements: suite.statements ?? "text", threads: suite.threads ?? 1 };
  for (const name of ["rows", "seed", "warehouses", "statements", "threads"] as const)
    if (name in expected && recorded?.[name] !== expected[name])
      throw new InputError(
        `input ${name}: ${expected[name]} is expected, and the results have ${recorded?.[name] ?? "none"}: ` +
          "give both workflows the same inputs",
      );
  const { hash, others = {} } = suiteHashes(size, plan.tests, {
    catalogue: plan.catalogue,
    hashes: Object.fromEntries(
      features.flatMap(({ name, expectedHash }) => {
        const own = expectedHash?.(plan);
        return own === undefined ? [] : [[name, own] as const];
      }),
    ),
  });
  const hashes = [
    ["suite.hash", recorded?.hash, hash],
    ...Object.entries(others).map(
      ([suite, own]) => [`suite.others.${suite}`, recorded?.others?.[suite], own] as const,
    ),
  ] as const;
  // A shard that is missing may be the only one with tests of a suite.
  const mayLack = (found: string | undefined) => found === undefined && problems !== undefined;
  for (const [name, found, own] of hashes)
    if (found !== own && !mayLack(found))
      throw new InputError(
        `input ${input}: ${name} is ${found}, and this version's suite of ${rows} rows and seed ${seed} has ` +
          `${own}: other SQL was timed; ${remedyOf(name)}`,
      );
  if (plan.requireBase && engines.base === undefined && identicalBase === undefined)
    throw new InputError(
      "input require-base: a base is expected, and the results have none: give base to the workflow that measures, " +
        "or set require-base: false here",
    );
}

function remedyOf(hash: string): string {
  const own = hash === "suite.others.own" ? " and the same own workloads" : "";
  return `use the same version of the action${own} in both workflows`;
}

/** The results' own warnings are dropped: these say what the tool itself can know. */
function deriveWarnings(
  recording: Recording,
  { tests }: ExpectedRun,
  features: readonly WarnsOfRuns[],
): string[] {
  const planned = storages.filter((storage) => tests.some((test) => test.storage === storage));
  const engines = perEngine(recording.engines, (facts) =>
    facts.uncounted === undefined ? facts : { ...facts, uncounted: "the measuring job reports why" },
  );
  // Merging says what differs between files, and then the values, which are the files' own words.
  const merged = recording.warnings.map((warning) => `${warning.split(":", 1)[0]}.`);
  return [...merged, ...warningsOf({ ...recording, engines }, planned, features)];
}

/** Leaving out a test that is too slow does not make a run pass. */
function complete(recording: Recording, { tests }: ExpectedRun): Recording {
  const measured = new Set(recording.tests.map(testPath));
  const missing = tests.filter((test) => !measured.has(testPath(test)));
  const { run } = recording;
  return {
    ...recording,
    ...(run?.planned && {
      run: { ...run, planned: { ...run.planned, tests: recording.tests.length + missing.length } },
    }),
    tests: [
      ...recording.tests,
      ...missing.map((test) => ({ ...test, samples: [], checks: [], failures: [] })),
    ],
  };
}
