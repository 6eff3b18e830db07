import { type GroupLevel, groupLevels } from "../model/criteria.ts";
import { type Test, testOnly, testPath, workloadOfCells } from "../model/test.ts";
import { type Estimate, estimateMean } from "../statistics/moderated.ts";
import { pooledMean } from "../statistics/pooled-mean.ts";
import { studentTwoSided } from "../statistics/student-t.ts";
import { mean } from "../statistics/summary.ts";
import { weightedMean } from "../statistics/weighted.ts";
import type { Changes } from "./changes.ts";
import type { DecidedTests } from "./decided-tests.ts";
import type { RatioInterval } from "./evidence.ts";
import { leastGroupChange } from "./group-claims.ts";
import { rowOf } from "./judge-groups.ts";
import { type MeanRow, meanOfRows } from "./rows-mean.ts";
import { typicalVariances, weightsBySpread } from "./spread.ts";

/** Tests that differ from the base together, or a single test. */
export interface Cause {
  readonly level: GroupLevel | "cells" | "test";
  /** As in an acceptance: `all`, `oltp`, `int/memory/writes`, or with an asterisk for each part that differs, as in all `cells`. */
  readonly path: string;
  /** At least one. */
  readonly tests: readonly Test[];
  /** The tests that differ like their mean: by more than half of it. */
  readonly alike: readonly Test[];
  /** The geometric mean of candidate / base of the tests' rows, by their weights: above 1 is slower. */
  readonly ratio: number;
  /** The smallest and the largest candidate / base of the tests' rows. */
  readonly range: { readonly low: number; readonly high: number };
  /** That of `ratio`, by all counted pairs; absent for a single test, whose row has its own. */
  readonly interval?: RatioInterval;
  /** Two-sided, adjusted for all groups of its level or for all tests. */
  readonly p: number;
  /** Whether where the linker puts functions can make the difference: see layout.ts. Absent if it cannot, or if that is not known. */
  readonly isLayoutSized?: true;
}

/** The levels share alpha: those of groups, that of cells, and that of tests. */
const levels = groupLevels.length + 2;

/** Chance names a cause in fewer runs than this. */
const alpha = 0.01;

/** More would not be read. */
const mostCauses = 20;

/** The pairs that a test needs, and that the typical variance of tests is made of. */
const fewest = 2;

/** One test, as long as causes are searched for; the figures are candidate / base. */
interface Unexplained extends MeanRow {
  readonly test: Test;
  /** Names the tests whose ratios spread about alike. */
  readonly group: string | undefined;
  /** The ln ratios without what the causes so far explain. */
  left: readonly number[];
}

interface Candidate {
  readonly level: Cause["level"];
  readonly path: string;
  readonly members: readonly Unexplained[];
}

/**
 * The fewest causes of what differs from the base: the group whose mean stands out most, then the one that stands out most from
 * what that explains, and so on; in the end single tests that no group explains. Source: matching pursuit (Mallat and Zhang, IEEE Transactions
 * on Signal Processing 41, 1993) with Bonferroni's correction as the stop.
 *
 * All counted pairs find a cause, also those that screening looked at: they are of the same rounds in all tests, whose common noise shows so, and
 * a claim that went on for being slow has later pairs that draw it back. The figures of a cause are those of its rows.
 *
 * @param ratios candidate / base of each test as its row has it, by path
 * @param changes of single tests
 */
export function findCauses(
  { tests, groups }: DecidedTests,
  ratios: ReadonlyMap<string, number>,
  changes: Changes,
): Cause[] {
  const compared = [...tests].flatMap(([path, decided]) => {
    const { test, spreadGroup: group } = decided;
    const ratio = ratios.get(path);
    if (ratio === undefined) return [];
    const row = rowOf(decided, "base", ratio);
    if (row.logRatios.length < fewest) return [];
    return [{ ...row, test: testOnly(test), group, left: row.logRatios }];
  });
  const weightOf = weightsBySpread(compared, fewest);
  const open = new Map(
    compared.map((one): [string, Unexplained] => [
      testPath(one.test),
      { ...one, weight: weightOf(one.group) },
    ]),
  );
  const ofGroups = groups.map(({ group }): Candidate => {
    const members = group.tests.flatMap((path) => open.get(path) ?? []);
    return { level: group.level, path: acceptedPath(group.level, group.name, members[0]?.test), members };
  });
  const ofTests = [...open.values()].map(
    (one): Candidate => ({ level: "test", path: testPath(one.test), members: [one] }),
  );
  const candidates = [...ofGroups, ...cellsOf([...open.values()], ofGroups), ...ofTests];
  const typical = typicalVariances(compared, fewest);
  const causes: Cause[] = [];
  while (causes.length < mostCauses) {
    const best = strongest(candidates, typical);
    if (best === undefined) break;
    const { candidate, shift, p } = best;
    for (const one of candidate.members) one.left = one.left.map((value) => value - shift);
    causes.push(causeOf(candidate, p));
  }
  const apart = causes.filter((cause, index) => !causes.slice(0, index).some((one) => explains(one, cause)));
  const explained = new Set(
    apart.flatMap((cause) => cause.tests.map((test) => `${testPath(test)} ${cause.ratio > 1}`)),
  );
  const alone = changes.found.flatMap(({ test, ratio, p }): Cause[] => {
    const own = open.get(testPath(test));
    if (own === undefined) return [];
    const left = Math.abs(mean(own.left));
    const isExplained =
      explained.has(`${testPath(test)} ${ratio > 1}`) && left < Math.abs(Math.log(ratio)) / 2;
    return isExplained ? [] : [causeOf({ level: "test", path: testPath(test), members: [own] }, p)];
  });
  return [...apart, ...alone];
}

/** Whether a cause is most of what a smaller one inside of it is. */
function explains(larger: Cause, smaller: Cause): boolean {
  const all = new Set(larger.tests.map(testPath));
  const [most, own] = [Math.log(larger.ratio), Math.log(smaller.ratio)];
  return (
    most > 0 === own > 0 &&
    Math.abs(most) > Math.abs(own) / 2 &&
    smaller.tests.every((test) => all.has(testPath(test)))
  );
}

/** Tests that a change of an engine often has in common beside the groups, such as a workload in one storage, or all writes. */
function cellsOf(tests: readonly Unexplained[], groups: readonly Candidate[]): Candidate[] {
  const membersOf = new Map<string, Unexplained[]>();
  for (const one of tests) {
    const { variant, storage, kind } = one.test;
    const workload = workloadOfCells(one.test);
    const paths = [
      `*/${storage}/${kind}/${workload}`,
      `${variant}/*/${kind}/${workload}`,
      `*/${storage}/${kind}/*`,
      `*/*/${kind}/*`,
      `*/${storage}/*/*`,
      `${variant}/*/*/*`,
    ];
    for (const path of paths) {
      const members = membersOf.get(path) ?? [];
      members.push(one);
      membersOf.set(path, members);
    }
  }
  const key = ({ members }: Pick<Candidate, "members">) => members.map(({ test }) => testPath(test)).join();
  const seen = new Set(groups.map(key));
  return [...membersOf].flatMap(([path, members]): Candidate[] => {
    const candidate = { level: "cells", path, members } as const;
    const isNew = members.length > 1 && !seen.has(key(candidate));
    seen.add(key(candidate));
    return isNew ? [candidate] : [];
  });
}

/**
 * Rows that are slower than the base, by their causes: each row belongs to the smallest cause that has all of its tests, or else to the
 * first that has some of them.
 *
 * @returns the rows of each slower cause in its order, and the rows without a cause
 */
export function rowsByCause<Row>(
  rows: readonly Row[],
  testsOf: (row: Row) => readonly Test[],
  causes: readonly Cause[],
): { readonly caused: ReadonlyMap<Cause, readonly Row[]>; readonly others: readonly Row[] } {
  const slower = causes.filter(({ ratio }) => ratio > 1);
  const inside = new Map(slower.map((cause) => [cause, new Set(cause.tests.map(testPath))]));
  const causeOfRow = (row: Row): Cause | undefined => {
    const has = (cause: Cause) => (test: Test) => inside.get(cause)?.has(testPath(test)) === true;
    const tests = testsOf(row);
    const whole = slower.filter((cause) => tests.every(has(cause)));
    const [smallest] = whole.toSorted((one, other) => one.tests.length - other.tests.length);
    return smallest ?? slower.find((cause) => tests.some(has(cause)));
  };
  const byCause = Map.groupBy(rows, causeOfRow);
  const caused = slower.flatMap((cause) => {
    const own = byCause.get(cause);
    return own === undefined ? [] : [[cause, own] as const];
  });
  return { caused: new Map(caused), others: byCause.get(undefined) ?? [] };
}

/** The path by which an acceptance names the group. */
export function acceptedPath(level: GroupLevel, name: string, test: Test | undefined): string {
  return level === "workload" && test !== undefined ? `*/*/*/${workloadOfCells(test)}` : name;
}

interface Found {
  readonly candidate: Candidate;
  /** The mean of what is left. */
  readonly shift: number;
  readonly p: number;
}

/** @param typical variances of tests, by the group that spreads alike */
function strongest(
  candidates: readonly Candidate[],
  typical: ReadonlyMap<string, number>,
): Found | undefined {
  const counts = Map.groupBy(candidates, ({ level }) => level);
  const found = candidates.flatMap((candidate): Found[] => {
    const { level, members } = candidate;
    if (members.length === 0) return [];
    const { mean: shift, squaredError } = estimate(members, typical);
    const beyond = Math.max(0, Math.abs(shift) - leastGroupChange);
    const each = studentTwoSided(beyond / Math.sqrt(squaredError.value), squaredError.degrees);
    const p = Math.min(1, each * levels * (counts.get(level)?.length ?? 1));
    return p <= alpha && isOfItsRows(members) ? [{ candidate, shift, p }] : [];
  });
  // The largest part of what differs, so that one slow workload is not named by the average that it moves.
  return found.toSorted((one, other) => gain(other) - gain(one))[0];
}

/** The mean of what is left. */
function estimate(members: readonly Unexplained[], typical: ReadonlyMap<string, number>): Estimate {
  const [first, ...others] = members;
  if (first !== undefined && others.length === 0)
    return estimateMean(first.left, typical.get(first.group ?? ""));
  const series = members.map(({ stratum, left: values, weight }) => ({ stratum, values, weight }));
  return pooledMean(series, Math.min(...series.map(({ values }) => values.length)));
}

/** How much less is left without it: the sum of squares that it explains. */
function gain({ candidate, shift }: Found): number {
  return candidate.members.length * shift ** 2;
}

/** Whether pairs and rows say the same of the direction in which tests differ: if they do not, there is none to name. */
function isOfItsRows(members: readonly Unexplained[]): boolean {
  const ofPairs = members.map(({ logRatios, weight }) => ({ value: mean(logRatios), weight }));
  return weightedMean(ofPairs).mean > 0 === meanOfRows(members).multiplier > 1;
}

function causeOf({ level, path, members }: Candidate, p: number): Cause {
  const { multiplier, interval } = meanOfRows(members);
  const middle = Math.log(multiplier);
  const isAlike = ({ ratio }: MeanRow) =>
    middle > 0 ? Math.log(ratio) > middle / 2 : Math.log(ratio) < middle / 2;
  const rows = members.map(({ ratio }) => ratio);
  return {
    level,
    path,
    tests: members.map(({ test }) => test),
    alike: members.filter(isAlike).map(({ test }) => test),
    ratio: multiplier,
    range: { low: Math.min(...rows), high: Math.max(...rows) },
    ...(members.length > 1 ? { interval } : {}),
    p: Math.max(p, 1e-9),
  };
}
