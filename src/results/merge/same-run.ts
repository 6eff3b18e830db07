import { formatEnvironment } from "../../messages/format-value.ts";
import { formatRounds, roundsOfRun } from "../../model/criteria.ts";
import { type EngineFacts, type Role, roles } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import type { Recording } from "../../model/recording.ts";
import { storages, testPath, variants } from "../../model/test.ts";
import { type Comparable, formatsOf, type KeepsFacts } from "../facts.ts";

/** A recording to merge, and its file. */
export interface Shard {
  readonly fileName: string;
  readonly recording: Recording;
}

/** The attempt at its job that left a file; 0 if it does not say. */
export function attemptOf({ recording }: Shard): number {
  return recording.origin?.attempt ?? 0;
}

/**
 * Refuses two shards whose samples are not comparable: they timed other SQL, other engines or other settings, or
 * they are one recording twice.
 *
 * @throws InputError naming both files and, if known, both values
 */
export function requireSameRun(a: Shard, b: Shard, features: readonly KeepsFacts[] = []): void {
  const difference = findDifference(a.recording, b.recording, features);
  if (difference !== undefined)
    throw new InputError(`${a.fileName} and ${b.fileName} cannot be merged: ${difference}`);
  if (isRepeated(a.recording, b.recording))
    throw new InputError(
      `${a.fileName} and ${b.fileName} hold the same samples: name each results file once`,
    );
  requireOwnTests(a, b);
  requireSamePairs(a, b);
}

/** The first difference that makes two recordings incomparable: `the seed is 1 and 2`; undefined if they can be compared. */
export function findDifference(
  a: Recording,
  b: Recording,
  features: readonly KeepsFacts[] = [],
): string | undefined {
  const ofFeatures = formatsOf(features).flatMap(
    ({ name, format }) => format.comparable?.(a.features?.[name], b.features?.[name]) ?? [],
  );
  const wrong = [...factsOf(a, b), ...ofFeatures].find(({ values: [left, right] }) => left !== right);
  if (wrong === undefined) return undefined;
  const [left, right] = wrong.values.map((value) => value ?? "not known");
  return `${wrong.name} is ${left} and ${right}`;
}

/**
 * Refuses a test that is in two shards where its samples cannot be put together: each has decided by itself when it had
 * enough of them, or has only a median of them.
 */
function requireOwnTests(a: Shard, b: Shard): void {
  const { run, mediansOnly } = a.recording;
  const isAdaptive = typeof run?.rounds === "object";
  if (!isAdaptive && mediansOnly !== true) return;
  const paths = new Set(a.recording.tests.map(testPath));
  const shared = b.recording.tests.map(testPath).find((path) => paths.has(path));
  if (shared === undefined) return;
  const both = `${a.fileName} and ${b.fileName} cannot be merged: ${shared} is in both`;
  throw new InputError(
    isAdaptive
      ? `${both}, and each has taken its own decision on it, so that its pairs do not add up: merge shards of ` +
          "different tests, or measure with a single number of rounds, such as --rounds 5"
      : `${both}, and a median of two medians means nothing: leave it out of one`,
  );
}

/** Refuses shards of which one has more pairs a test, since fewer tests share those of a run: they are judged by one rule. */
function requireSamePairs(a: Shard, b: Shard): void {
  const [left, right] = [a, b].map(({ recording: { run, tests, plan } }) =>
    typeof run?.rounds === "object" && tests.length > 0
      ? formatRounds(roundsOfRun(run.rounds, { tests, plan }))
      : undefined,
  );
  if (left === undefined || right === undefined || left === right) return;
  const numbers = [a, b].map(({ recording: { tests } }) => tests.length);
  throw new InputError(
    `${a.fileName} and ${b.fileName} cannot be merged: the number of rounds is ${left} for each of ${numbers[0]} tests and ` +
      `${right} for each of ${numbers[1]}: measure the same number of tests in both, or at least six in each`,
  );
}

/** Fixed numbers may differ, since the rounds of a test add up. */
function roundsOf({ run: a }: Recording, { run: b }: Recording): Comparable["values"] {
  if (typeof a?.rounds === "number" && typeof b?.rounds === "number") return [undefined, undefined];
  return [a && formatRounds(a.rounds), b && formatRounds(b.rounds)];
}

/** Both machines have a part of alpha only: the one that confirms a tenth. */
function confirmationOf({ run }: Recording): string | undefined {
  return run && String(run.confirmElsewhere === true || run.confirms !== undefined);
}

function formOf({ suite }: Recording): string | undefined {
  return suite && (suite.statements ?? "text");
}

function threadsOf({ suite }: Recording): number | undefined {
  return suite && (suite.threads ?? 1);
}

/** Shards without a test of the suite tpcc have none. */
function warehousesOf({ suite: a }: Recording, { suite: b }: Recording): Comparable["values"] {
  const both = [a?.warehouses, b?.warehouses] as const;
  return both.includes(undefined) ? [undefined, undefined] : both;
}

/** The command line does not know the commit. */
function commitsOf({ origin: a }: Recording, { origin: b }: Recording): Comparable["values"] {
  const both = [a?.head ?? a?.checkedOut, b?.head ?? b?.checkedOut] as const;
  return both.includes(undefined) ? [undefined, undefined] : both;
}

/** Undefined if both are not known: there may be no sample yet. */
function contentsOf(a: Recording, b: Recording): Comparable["values"] {
  const both = [contentOf(a), contentOf(b)] as const;
  return both.includes(undefined) ? [undefined, undefined] : both;
}

function contentOf({ mediansOnly, tests }: Recording): string | undefined {
  if (mediansOnly === true) return "medians";
  const samples = tests.flatMap((test) => test.samples);
  if (samples.length === 0) return undefined;
  return samples.some(({ chunks }) => chunks !== undefined) ? "samples taken in turns" : "samples";
}

function factsOf(a: Recording, b: Recording): Comparable[] {
  const sql = { a: a.suite?.sql ?? {}, b: b.suite?.sql ?? {} };
  const others = { a: a.suite?.others ?? {}, b: b.suite?.others ?? {} };
  const shared = Object.keys(sql.a).filter((workload) => Object.hasOwn(sql.b, workload));
  return [
    { name: "the commit", values: commitsOf(a, b) },
    { name: "the row count", values: [a.suite?.rows, b.suite?.rows] },
    { name: "the seed", values: [a.suite?.seed, b.suite?.seed] },
    { name: "the number of warehouses", values: warehousesOf(a, b) },
    { name: "the form of statements", values: [formOf(a), formOf(b)] },
    { name: "the number of connections", values: [threadsOf(a), threadsOf(b)] },
    { name: "the suite's hash", values: [a.suite?.hash, b.suite?.hash] },
    ...Object.keys(others.a)
      .filter((suite) => Object.hasOwn(others.b, suite))
      .map((suite): Comparable => {
        return { name: `the hash of the suite ${suite}`, values: [others.a[suite], others.b[suite]] };
      }),
    ...shared.map((workload): Comparable => {
      return { name: `the hash of ${workload}'s SQL`, values: [sql.a[workload], sql.b[workload]] };
    }),
    { name: "the clock", values: [a.run?.clock, b.run?.clock] },
    { name: "the number of rounds", values: roundsOf(a, b) },
    { name: "alpha", values: [a.run?.alpha, b.run?.alpha] },
    { name: "whether another machine confirms", values: [confirmationOf(a), confirmationOf(b)] },
    { name: "what they hold", values: contentsOf(a, b) },
    { name: "the base", values: [presenceOfBase(a), presenceOfBase(b)] },
    ...roles.flatMap((role) => engineFacts(role, a.engines[role], b.engines[role])),
  ];
}

/** Whether a base was measured, or need not be. */
export function presenceOfBase({
  engines,
  identicalBase,
}: Pick<Recording, "engines" | "identicalBase">): string {
  if (engines.base !== undefined) return "measured";
  return identicalBase === undefined ? "not measured" : "the candidate's file";
}

/** The facts of an engine that have to be equal. */
export function engineFacts(
  role: Role,
  a: EngineFacts | undefined,
  b: EngineFacts | undefined,
): Comparable[] {
  const presence = (engine: EngineFacts | undefined) => (engine === undefined ? "not measured" : "measured");
  return [
    { name: `the ${role}`, values: [presence(a), presence(b)] },
    { name: `the ${role}'s version`, values: [a?.version, b?.version] },
    { name: `the ${role}'s source id`, values: [a?.sourceId, b?.sourceId] },
    { name: `the ${role}'s SHA-256`, values: [a?.sha256, b?.sha256] },
    ...storages.flatMap((storage) => settingsFacts(`${role}'s`, storage, a?.settings, b?.settings)),
    ...variants.flatMap((variant) =>
      storages.flatMap((storage) =>
        settingsFacts(
          `${role}'s ${variant}`,
          storage,
          a?.variantSettings?.[variant],
          b?.variantSettings?.[variant],
        ),
      ),
    ),
    { name: `the ${role}'s environment`, values: [environmentText(a), environmentText(b)] },
    ...storages.map((storage): Comparable => {
      const pragmas = (engine: EngineFacts | undefined) =>
        engine && (engine.pragmas?.[storage]?.join(" ") ?? "none");
      return { name: `the ${role}'s pragmas for ${storage} storage`, values: [pragmas(a), pragmas(b)] };
    }),
  ];
}

/** Undefined if the engine was not measured. */
function environmentText(engine: EngineFacts | undefined): string | undefined {
  return engine && (formatEnvironment(engine.environment) ?? "none");
}

/** Shards may have measured different storages: settings that only one has are no contradiction. */
function settingsFacts(
  whose: string,
  storage: (typeof storages)[number],
  a: EngineFacts["settings"],
  b: EngineFacts["settings"],
): Comparable[] {
  const [left, right] = [a?.[storage], b?.[storage]];
  if (left === undefined || right === undefined) return [];
  return (["journal_mode", "synchronous", "cache_size", "page_size"] as const).map((setting) => ({
    name: `the ${whose} ${setting} for ${storage} storage`,
    values: [left[setting] ?? "not set", right[setting] ?? "not set"],
  }));
}

/**
 * Whether a test that both have was measured at the same moment, so that it would count twice. Where neither says when,
 * equal samples are the same: times in nanoseconds are not equal by chance.
 */
function isRepeated(a: Recording, b: Recording): boolean {
  if (a.run?.startedAt !== b.run?.startedAt) return false;
  const samples = new Map(a.tests.map((test) => [testPath(test), JSON.stringify(test.samples)]));
  return b.tests.some(
    (test) => test.samples.length > 0 && samples.get(testPath(test)) === JSON.stringify(test.samples),
  );
}
