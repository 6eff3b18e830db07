import { InputError } from "../error.ts";
import { type EngineFacts, type Recording, type Role, roles } from "../measure/recording.ts";
import { storages, testPath } from "../suite/test.ts";
import type { Shard } from "./shard.ts";

/** What two recordings say of one thing; they must say the same, also where one says nothing. */
interface Fact {
  readonly name: string;
  readonly values: readonly [string | number | undefined, string | number | undefined];
}

/**
 * Refuses two shards whose samples are not comparable: they timed other SQL, other engines or other settings, or
 * they are one recording twice.
 *
 * @throws InputError naming both files and, where there are, both values
 */
export function requireSameRun(a: Shard, b: Shard): void {
  const wrong = factsOf(a.recording, b.recording).find(({ values: [left, right] }) => left !== right);
  if (wrong !== undefined) {
    const [left, right] = wrong.values.map((value) => value ?? "not known");
    throw new InputError(
      `${a.fileName} and ${b.fileName} cannot be merged: ${wrong.name} is ${left} and ${right}`,
    );
  }
  if (isRepeated(a.recording, b.recording))
    throw new InputError(
      `${a.fileName} and ${b.fileName} hold the same samples: name each results file once`,
    );
}

function factsOf(a: Recording, b: Recording): Fact[] {
  const sql = { a: a.suite?.sql ?? {}, b: b.suite?.sql ?? {} };
  const shared = Object.keys(sql.a).filter((workload) => Object.hasOwn(sql.b, workload));
  return [
    { name: "the row count", values: [a.suite?.rows, b.suite?.rows] },
    { name: "the seed", values: [a.suite?.seed, b.suite?.seed] },
    { name: "the suite's hash", values: [a.suite?.hash, b.suite?.hash] },
    ...shared.map((workload): Fact => {
      return { name: `the hash of ${workload}'s SQL`, values: [sql.a[workload], sql.b[workload]] };
    }),
    { name: "the clock", values: [a.run?.clock, b.run?.clock] },
    ...roles.flatMap((role) => engineFacts(role, a.engines[role], b.engines[role])),
  ];
}

function engineFacts(role: Role, a: EngineFacts, b: EngineFacts): Fact[] {
  return [
    { name: `the ${role}'s version`, values: [a.version, b.version] },
    { name: `the ${role}'s source id`, values: [a.sourceId, b.sourceId] },
    { name: `the ${role}'s SHA-256`, values: [a.sha256, b.sha256] },
    ...storages.flatMap((storage) => settingsFacts(role, storage, a, b)),
  ];
}

/** Shards may have measured different storages: settings that only one has are no contradiction. */
function settingsFacts(
  role: Role,
  storage: (typeof storages)[number],
  { settings: a }: EngineFacts,
  { settings: b }: EngineFacts,
): Fact[] {
  const left = a?.[storage];
  const right = b?.[storage];
  if (left === undefined || right === undefined) return [];
  return (["journal_mode", "synchronous", "cache_size", "page_size"] as const).map((setting) => ({
    name: `the ${role}'s ${setting} for ${storage} storage`,
    values: [left[setting] ?? "not set", right[setting] ?? "not set"],
  }));
}

/** Whether a test that both have was measured at the same moment, so that it would count twice. */
function isRepeated(a: Recording, b: Recording): boolean {
  if (a.run === undefined || a.run.startedAt !== b.run?.startedAt) return false;
  const samples = new Map(a.tests.map((test) => [testPath(test), JSON.stringify(test.samples)]));
  return b.tests.some(
    (test) => test.samples.length > 0 && samples.get(testPath(test)) === JSON.stringify(test.samples),
  );
}
