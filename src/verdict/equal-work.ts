import { type Role, roles } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Check, Failure, Work } from "../model/sample.ts";
import type { Test } from "../model/test.ts";

/** Work that was seen once: in a round, or in the untimed check where `round` is absent. */
interface Observation {
  readonly role: Role;
  readonly round?: number;
  readonly work: Work;
}

const deeds = {
  statements: ["executed", "statement"],
  rows: ["returned", "row"],
  changes: ["changed", "row"],
} as const satisfies Record<keyof Work, readonly [verb: string, unit: string]>;

/**
 * What shows that a test's engines, or two of its rounds, did not do the same work: their statements, rows and
 * changes, and the hashes of the result values. A workload of writes that changed nothing is an error whatever the
 * other engine did: it is not a fast result. Empty where all is well, and where nothing is known of the work.
 */
export function differences(record: TestRecord): Failure[] {
  const observations = observe(record);
  const idle = record.kind === "writes" ? idleFailures(record.workload, observations) : [];
  const counts = countFailures(record.workload, observations, new Set(idle.map(({ role }) => role)));
  const failures = [...idle, ...counts];
  const named = new Set(failures.map(({ role }) => role));
  const isMainNamed = failures.some(({ role }) => role !== "base");
  return isMainNamed
    ? failures
    : [...failures, ...hashFailures(record).filter(({ role }) => !role || !named.has(role))];
}

/**
 * What `differences` adds to the failures that are recorded already: an engine's fault is named once, and where a main
 * engine failed there is nothing more to say.
 */
export function unnamedDifferences(record: TestRecord): Failure[] {
  if (record.failures.some(({ role }) => role !== "base")) return [];
  const isBaseNamed = record.failures.length > 0;
  return differences(record).filter(({ role }) => role !== "base" || !isBaseNamed);
}

/** The order decides what the others are held against: the baseline's check, its rounds, then the candidate's and the base's. */
function observe({ checks, samples }: TestRecord): Observation[] {
  const timed = samples
    .toSorted((a, b) => a.round - b.round)
    .flatMap(({ role, round, work }) => (work === undefined ? [] : [{ role, round, work }]));
  const all: Observation[] = [...checks.map(({ role, work }) => ({ role, work })), ...timed];
  return roles.flatMap((wanted) => all.filter(({ role }) => role === wanted));
}

/** One failure an engine, for the first time that it changed nothing. */
function idleFailures(workload: string, observations: readonly Observation[]): Failure[] {
  const idle = observations.filter(({ work }) => work.changes === 0);
  return firstOfEachRole(idle).map(({ role, round }) => ({
    reason: "error",
    role,
    ...omitUndefined({ round }),
    message: `${workload}: ${role} changed 0 rows ${when(round)}, and a workload of writes must change some`,
  }));
}

/** One failure an engine and count, for the first time that it differs: the same is likely in every round. */
function countFailures(
  workload: string,
  observations: readonly Observation[],
  idle: ReadonlySet<Role | undefined>,
): Failure[] {
  const [reference, ...others] = observations;
  if (reference === undefined) return [];
  return (["statements", "rows", "changes"] as const).flatMap((count) => {
    // An engine that changed nothing is named already, and is no measure for the others.
    const isIdle = ({ role }: Observation) => count === "changes" && idle.has(role);
    if (isIdle(reference)) return [];
    const differing = others.filter((one) => !isIdle(one) && one.work[count] !== reference.work[count]);
    return firstOfEachRole(differing).map((one) => ({
      reason: "differs",
      ...(one.role === reference.role || one.role === "base" ? { role: one.role } : {}),
      ...omitUndefined({ round: one.round }),
      message: `${workload}: ${describe(one, count)}, ${describe(reference, count)}`,
    }));
  });
}

/** The base's hash has a failure of its own, since the candidate may be there to mend it. */
function hashFailures({ workload, checks }: TestRecord): Failure[] {
  const [baseline, ...others] = roles.map((role) => checks.find((check) => check.role === role));
  return others.flatMap((other): Failure[] => {
    if (baseline === undefined || other === undefined || baseline.hash === other.hash) return [];
    const message =
      `${workload}: as many rows, but other values: ` +
      `baseline's hash is ${baseline.hash}, ${other.role}'s ${other.hash}`;
    return [{ reason: "differs", ...(other.role === "base" ? { role: other.role } : {}), message }];
  });
}

function firstOfEachRole(observations: readonly Observation[]): Observation[] {
  return roles.flatMap((wanted) => observations.find(({ role }) => role === wanted) ?? []);
}

/** `candidate returned 9 rows in round 2` */
function describe({ role, round, work }: Observation, count: keyof Work): string {
  const [verb, unit] = deeds[count];
  return `${role} ${verb} ${work[count]} ${unit}${work[count] === 1 ? "" : "s"} ${when(round)}`;
}

function when(round: number | undefined): string {
  return round === undefined ? "in the untimed check" : `in round ${round}`;
}

/** What the untimed pass sees of one execution of a test. */
type Seen = Pick<Check, "work"> & Partial<Pick<Check, "hash">>;

/**
 * What shows that the baseline did not do the same work with its statements prepared as with their text; undefined where
 * nothing does. The others are held against what the baseline did prepared, so that with the baseline's text all of
 * them are.
 */
export function preparedDifference({ workload }: Test, prepared: Seen, text: Seen): Failure | undefined {
  const parts = [
    ["statements", prepared.work.statements, text.work.statements],
    ["rows", prepared.work.rows, text.work.rows],
    ["changes", prepared.work.changes, text.work.changes],
    ["hash", prepared.hash, text.hash],
  ] as const;
  const different = parts.find(([, left, right]) => left !== right);
  if (different === undefined) return undefined;
  const [what, left, right] = different;
  return {
    reason: "differs",
    role: "baseline",
    message: `${workload}: baseline: prepared and as text are not the same work: ${what} ${left} and ${right}`,
  };
}

/**
 * What shows that an engine did not do the same work when a resumed run checked it again: its samples before and after
 * are not of one thing. Undefined where it did.
 */
export function changedCheck(workload: string, before: Check, after: Check): Failure | undefined {
  const { role } = before;
  const counts = (["statements", "rows", "changes"] as const).map(
    (count) => [`count of ${count}`, before.work[count], after.work[count]] as const,
  );
  const changed = [...counts, ["hash", before.hash, after.hash] as const].find(([, was, is]) => was !== is);
  if (changed === undefined) return undefined;
  const [what, was, is] = changed;
  const message = `${workload}: ${role}'s ${what} was ${was} in the untimed check, and ${is} when the run was resumed`;
  return { reason: "differs", role, message };
}
