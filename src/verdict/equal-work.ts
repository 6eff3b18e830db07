import { isNeeded, rolesOfTest } from "../model/compared.ts";
import { type Role, roles } from "../model/engine.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Check, Failure, Work } from "../model/sample.ts";
import { suiteOf } from "../model/test.ts";

/** Work that an engine was once seen to do. */
export interface Observation extends Pick<Check, "role" | "work"> {
  /** The hash of the result values; absent if they were not hashed. */
  readonly hash?: string;
  /** When it was seen, or in what form: `in round 2`. Absent if both observations are of the same. */
  readonly occasion?: string;
}

/** The words for each count, and the hash last: a hash also differs if a count differs. */
const aspects = {
  statements: (count: number) => `executed ${count} statement${count === 1 ? "" : "s"}`,
  rows: (count: number) => `returned ${count} row${count === 1 ? "" : "s"}`,
  changes: (count: number) => `changed ${count} row${count === 1 ? "" : "s"}`,
  hash: (hash: string) => `returned values with the hash ${hash}`,
} as const;

const counts = ["statements", "rows", "changes"] as const satisfies (keyof Work)[];

/** The untimed pass, in which results are hashed. */
const inCheck = "in the untimed check";

/** Whether two observations of a workload differ in a count, or in their hash if both have one. */
function differs(one: Observation, other: Observation, aspect: keyof typeof aspects): boolean {
  if (aspect !== "hash") return one.work[aspect] !== other.work[aspect];
  return one.hash !== undefined && other.hash !== undefined && one.hash !== other.hash;
}

/** `candidate returned 9 rows in round 2` */
function describe({ role, work, hash, occasion }: Observation, aspect: keyof typeof aspects): string {
  const what = aspect === "hash" ? aspects.hash(hash ?? "") : aspects[aspect](work[aspect]);
  return [role, what, ...(occasion === undefined ? [] : [occasion])].join(" ");
}

function describeBoth(one: Observation, other: Observation, aspect: keyof typeof aspects): string {
  return `${describe(one, aspect)}, ${describe(other, aspect)}`;
}

/**
 * The failure of an engine that did other work than before, or in another form; undefined if it did the same.
 *
 * @param one an observation of the same engine as the other
 */
export function changedWork(workload: string, one: Observation, other: Observation): Failure | undefined {
  const difference = describeDifference(one, other);
  if (difference === undefined) return undefined;
  return { reason: "differs", role: one.role, message: `${workload}: ${difference}` };
}

/** `candidate returned 9 rows, baseline returned 10 rows`; undefined if they did the same. */
export function describeDifference(one: Observation, other: Observation): string | undefined {
  const aspect = [...counts, "hash" as const].find((each) => differs(one, other, each));
  return aspect && describeBoth(one, other, aspect);
}

/** An untimed check, compared with another check of the same engine. */
export function checked({ role, work, hash }: Check, occasion = inCheck): Observation {
  return { role, work, hash, occasion };
}

/** An observation in a record: in a round, or in the untimed check if `round` is absent. */
interface RecordedObservation extends Observation {
  readonly round?: number;
}

/**
 * Signs that a test's engines, or two of its rounds, did not do the same work: their statements, rows and changes, and the hashes
 * of the result values. A workload of writes that changed nothing is an error whatever the other engine did: it is not a fast
 * result. A user's own writes have a check that reads what they have left, which need not be rows: they may make a branch. Empty if
 * all is well, or the work is not known.
 */
export function differences(record: TestRecord): Failure[] {
  const observations = observe(record);
  const wrong = observations.filter(({ work }) => isWrongKind(record, work));
  const withoutChanges = firstOfEachRole(wrong);
  const failures = withoutChanges.map((one) => wrongChanges(record, one));
  for (const count of counts) {
    // An engine that changed nothing is already named, and the others are not compared with it.
    const ignored = count === "changes" ? withoutChanges.map(({ role }) => role) : [];
    failures.push(...differencesIn(record, observations, count, ignored));
  }
  if (failures.some(({ role }) => isNeeded(record, role))) return failures;
  const named = failures.flatMap(({ role }) => role ?? []);
  return [...failures, ...differencesIn(record, observations, "hash", named)];
}

/**
 * The failures that `differences` adds to the recorded ones: an engine's fault is named once, and if a main engine failed there is
 * nothing more to add.
 */
export function unnamedDifferences(record: TestRecord): Failure[] {
  if (record.failures.some(({ role }) => isNeeded(record, role))) return [];
  const isBaseNamed = record.failures.length > 0;
  return differences(record).filter(({ role }) => isNeeded(record, role) || !isBaseNamed);
}

/**
 * The first is what the others are compared with: the baseline's check, its rounds, then the candidate's and the base's; without
 * a baseline, the base's before the candidate's.
 */
function observe(record: TestRecord): RecordedObservation[] {
  const { checks, samples } = record;
  const timed = samples
    .toSorted((a, b) => a.round - b.round)
    .flatMap(({ role, round, work }): RecordedObservation[] =>
      work === undefined ? [] : [{ role, work, occasion: `in round ${round}`, round }],
    );
  const all = [...checks.map((check): RecordedObservation => checked(check)), ...timed];
  return rolesOfTest(record, roles).flatMap((wanted) => all.filter(({ role }) => role === wanted));
}

/** Whether writes changed nothing, or a user's own reads something. */
function isWrongKind({ variant, kind }: TestRecord, { changes }: Work): boolean {
  return suiteOf(variant) === "own" ? kind === "reads" && changes > 0 : kind === "writes" && changes === 0;
}

/** One failure an engine, for the first time that it changed nothing, or something. */
function wrongChanges({ workload, kind }: TestRecord, one: RecordedObservation): Failure {
  const { role, round } = one;
  // Without the role: every engine that does the same has the same words.
  const message =
    kind === "writes"
      ? `${workload}: ${describe(one, "changes")}, and a workload of writes must change some`
      : `${workload}: it is of kind reads, and ${aspects.changes(one.work.changes)}: give kind: writes`;
  return { reason: "error", role, round, message };
}

/**
 * One failure an engine, for the first time that it differs: the same is likely in every round. The base's is its own,
 * since the candidate may be there to fix it, unless there is no other to compare with.
 */
function differencesIn(
  record: TestRecord,
  observations: readonly RecordedObservation[],
  aspect: keyof typeof aspects,
  ignored: readonly Role[],
): Failure[] {
  const [reference, ...others] = observations;
  if (reference === undefined || ignored.includes(reference.role)) return [];
  const differing = others.filter((one) => !ignored.includes(one.role) && differs(one, reference, aspect));
  return firstOfEachRole(differing).map((one) => ({
    reason: "differs",
    ...(one.role === reference.role || !isNeeded(record, one.role) ? { role: one.role } : {}),
    round: one.round,
    message: `${record.workload}: ${describeBoth(one, reference, aspect)}`,
  }));
}

function firstOfEachRole(observations: readonly RecordedObservation[]): RecordedObservation[] {
  return roles.flatMap((wanted) => observations.find(({ role }) => role === wanted) ?? []);
}
