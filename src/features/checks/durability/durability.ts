import type { Role } from "../../../model/engine.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { type Calls, type Failure, flushesOf } from "../../../model/sample.ts";
import { type Section, sectionPath, suiteOf } from "../../../model/test.ts";
import { median } from "../../../statistics/summary.ts";
import { commitCount } from "../../../suite/commits.ts";
import { type Examined, examinedPart } from "../../../verdict/examination.ts";
import type { UncountedEngines } from "../../../verdict/judge-input.ts";

/** An engine's system calls in a section's tests, summed over the tests that every engine was counted in. */
export interface CommitCosts {
  readonly commits: number;
  /** Calls after which written data is durable: fsync, fdatasync, msync, and synchronous writes. */
  readonly flushes: number;
  readonly writeBytes: number;
  /** Calls that may have flushed or written without being counted. The counts prove nothing if there are any. */
  readonly unseen: number;
  /** How long the COMMIT that ends a test takes, the median of the tests' medians, nanoseconds; absent if no test's is known. */
  readonly ns?: number;
}

/** The commits of one section. */
export interface SectionDurability extends Section {
  readonly costs: Partial<Readonly<Record<Role, CommitCosts>>>;
  /** The tests in which one of candidate and baseline commits durably, and the other does not each time. */
  readonly gaps: readonly DurabilityGap[];
  /** Tests that were counted. */
  readonly tests: number;
}

/** A test in which only one engine's times include durable commits. */
export interface DurabilityGap {
  readonly workload: string;
  readonly commits: number;
  readonly flushes: { readonly baseline: number; readonly candidate: number };
}

/** Counts of one test on the engines that were counted. */
interface Counted {
  readonly record: TestRecord;
  readonly commits: number;
  readonly calls: Partial<Readonly<Record<Role, Calls>>>;
}

/** The durability of the sections that commit to files and were counted, in report order. */
export function assessDurability(records: readonly TestRecord[]): SectionDurability[] {
  const bySection = Map.groupBy(records.flatMap(countedTests), ({ record }) => sectionPath(record));
  return [...bySection.values()].map((tests): SectionDurability => {
    const { variant, storage, kind } = (tests[0] as Counted).record;
    const roles = (["baseline", "candidate", "base"] as const).filter((role) =>
      tests.every(({ calls }) => calls[role] !== undefined),
    );
    return {
      variant,
      storage,
      kind,
      costs: Object.fromEntries(roles.map((role) => [role, sum(tests, role)])),
      gaps: tests.flatMap(gapOf),
      tests: tests.length,
    };
  });
}

/** The sections of a verdict; empty if no commit was counted. */
export function durabilityOf(verdict: { readonly examined: Examined }): readonly SectionDurability[] {
  return examinedPart<readonly SectionDurability[]>("durability")(verdict) ?? [];
}

/**
 * Why a test does not count if both engines have to commit durably: only one engine does, or the calls are not known. Empty for
 * tests without commits to a file, and for a user's own tests, whose number of commits is not known.
 */
export function durabilityFailures(record: TestRecord, uncounted: UncountedEngines = {}): Failure[] {
  if (record.storage === "memory" || record.kind === "reads" || suiteOf(record.variant) === "own") return [];
  const [test] = countedTests(record);
  if (test?.calls.baseline === undefined || test.calls.candidate === undefined) {
    const role = test?.calls.baseline === undefined ? "baseline" : "candidate";
    const message =
      `durability is required, and what ${role} asks of the system was not counted: ` +
      (uncounted[role] ?? "that needs Linux, and in a container one that allows ptrace");
    const isMeasured = record.checks.length > 0 || record.samples.length > 0;
    return isMeasured ? [{ reason: "differs", role, message }] : [];
  }
  const hidden = (["baseline", "candidate"] as const).find((role) => (test.calls[role]?.unseen ?? 0) > 0);
  if (hidden !== undefined) {
    const message = `durability is required, and ${hidden} makes calls that are not counted, such as io_uring's`;
    return [{ reason: "differs", role: hidden, message }];
  }
  return gapOf(test).map(({ commits, flushes }): Failure => {
    const fewer = flushes.candidate < flushes.baseline ? "candidate" : "baseline";
    const more = fewer === "candidate" ? "baseline" : "candidate";
    const message =
      `durability is required, and ${fewer} does not commit durably: in ${commits} commit${commits === 1 ? "" : "s"} ` +
      `it flushed ${times(flushes[fewer])}, ${more} ${times(flushes[more])}`;
    return { reason: "differs", role: fewer, message };
  });
}

function times(count: number): string {
  return `${count} time${count === 1 ? "" : "s"}`;
}

function countedTests(record: TestRecord): Counted[] {
  const commits = commitCount(record);
  if (record.storage === "memory" || commits === 0) return [];
  const calls = Object.fromEntries(
    record.checks.flatMap((check) => (check.calls === undefined ? [] : [[check.role, check.calls]])),
  );
  return Object.keys(calls).length === 0 ? [] : [{ record, commits, calls }];
}

/** An UPDATE that happens to store the present value need not be flushed. This is the largest share of such commits. */
const unflushedShare = 0.1;

function gapOf({ record, commits, calls: { baseline, candidate } }: Counted): DurabilityGap[] {
  if (baseline === undefined || candidate === undefined || baseline.unseen + candidate.unseen > 0) return [];
  const flushes = { baseline: flushesOf(baseline), candidate: flushesOf(candidate) };
  const fewer = Math.min(flushes.baseline, flushes.candidate);
  const more = Math.max(flushes.baseline, flushes.candidate);
  const isEachDurable = fewer >= commits * (1 - unflushedShare);
  const isNeitherDurable = more < commits / 2;
  const isAlike = fewer >= more * (1 - unflushedShare);
  return isEachDurable || isNeitherDurable || isAlike
    ? []
    : [{ workload: record.workload, commits, flushes }];
}

function sum(tests: readonly Counted[], role: Role): CommitCosts {
  const all = tests.flatMap(({ commits, calls }) => {
    const own = calls[role];
    return own === undefined
      ? []
      : [{ commits, flushes: flushesOf(own), writeBytes: own.writeBytes, unseen: own.unseen }];
  });
  const counted = all.reduce((total, one) => ({
    commits: total.commits + one.commits,
    flushes: total.flushes + one.flushes,
    writeBytes: total.writeBytes + one.writeBytes,
    unseen: total.unseen + one.unseen,
  }));
  const times = tests.flatMap(({ record }) => {
    const own = record.samples.flatMap((sample) => (sample.role === role ? (sample.commitNs ?? []) : []));
    return own.length === 0 ? [] : [median(own)];
  });
  return times.length === 0 ? counted : { ...counted, ns: median(times) };
}
