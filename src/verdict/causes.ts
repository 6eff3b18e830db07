import { type GroupLevel, groupLevels, type RoundRange } from "../model/criteria.ts";
import { type Test, testPath, workloadOfCells } from "../model/test.ts";
import { type Estimate, estimateMean } from "../statistics/moderated.ts";
import { studentQuantile, studentTwoSided } from "../statistics/student-t.ts";
import { mean, normalQuantile } from "../statistics/summary.ts";
import { weightedMean } from "../statistics/weighted.ts";
import type { BaseGroup } from "./decision-state.ts";
import type { RatioInterval } from "./evidence.ts";
import { leastGroupChange } from "./group-claims.ts";
import { type ComparedRow, type MeanRow, meanOfRows } from "./rows-mean.ts";
import { earlyLooks } from "./screening.ts";
import { typicalVariances } from "./spread.ts";

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

/** The levels of groups and that of cells share theirs. */
const levels = groupLevels.length + 1;

/** Chance names a cause of several tests in fewer runs than this, and a single test in fewer than that. */
const alpha = { together: 0.01, test: 0.05 } as const;

/**
 * A single test that differs from the base by less, in ln, is not named: two builds of one source, linked in another order, differ by 1.4 % a test
 * (standard deviation), and each of their tests would be followed to the last pair.
 */
const leastTestChange = Math.log(1.02);

/** More than these would not be read, but for single tests. */
const mostCauses = 20;

/** The pairs that a test needs, and that the typical variance of tests is made of. */
export const fewestOfCause = 2;

/** One test, as long as causes are searched for; the figures are candidate / base. */
interface Unexplained extends ComparedRow {
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
 */
export function findCauses(rows: readonly ComparedRow[], groups: readonly BaseGroup[]): Cause[] {
  const all = rows
    .filter(({ logRatios }) => logRatios.length >= fewestOfCause)
    .map((row): Unexplained => ({ ...row, left: row.logRatios }));
  const open = new Map(all.map((one) => [testPath(one.test), one]));
  const ofGroups = groups.map((group): Candidate => {
    const members = group.tests.flatMap((path) => open.get(path) ?? []);
    return { level: group.level, path: acceptedPath(group.level, group.name, members[0]?.test), members };
  });
  const ofTests = [...open].map(([path, one]): Candidate => ({ level: "test", path, members: [one] }));
  const candidates = [...ofGroups, ...cellsOf(all, ofGroups), ...ofTests];
  const typical = typicalVariances(all, fewestOfCause);
  const causes: Cause[] = [];
  while (causes.length < mostCauses) {
    const [best] = standingOut(candidates, typical);
    if (best === undefined) break;
    const { candidate, shift, p } = best;
    for (const one of candidate.members) one.left = one.left.map((value) => value - shift);
    causes.push(causeOf(candidate, p));
  }
  const others = standingOut(ofTests, typical).map(({ candidate, p }) => causeOf(candidate, p));
  return [...causes, ...others].filter(
    (cause, index) => !causes.slice(0, index).some((one) => explains(one, cause)),
  );
}

/** A test is followed as long as one of this chance to be named at the last look would show as much, less so many standard errors. */
const power = 0.95;
const lostErrors = 1.5;

/**
 * How many pairs a test needs in all until it is known whether it alone is a cause, by its own pairs: twice those that screening takes at most.
 * It needs no more once it surely is one, or is so near to the base that the pairs to come would hardly make it one.
 *
 * @param typicalVariance of ln ratios among tests like it; undefined if that is not known
 * @param tests how many are compared with the base
 * @returns undefined if it needs no more
 */
export function nextForCause(
  logRatios: readonly number[],
  typicalVariance: number | undefined,
  tests: number,
  rounds: RoundRange,
): number | undefined {
  const last = 2 * rounds.max;
  const looks = [...new Set([...earlyLooks(rounds), last])].filter((look) => look >= fewestOfCause);
  for (const look of looks) {
    if (logRatios.length < look) return look;
    const found = estimateMean(logRatios.slice(0, look), typicalVariance);
    if (look === last || (look === rounds.max && pOfShift(found, leastTestChange) * tests <= alpha.together))
      return undefined;
    const degrees = found.squaredError.degrees + last - look;
    const critical = studentQuantile(1 - alpha.test / tests / 2, degrees);
    // The noncentral t distribution by a normal one (Johnson and Welch, Biometrika 31, 1940).
    const expected = critical + normalQuantile(power) * Math.sqrt(1 + critical ** 2 / (2 * degrees));
    if (studentOf(found, leastTestChange) < expected * Math.sqrt(look / last) - lostErrors) return undefined;
  }
  return undefined;
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

/**
 * The candidates that chance hardly makes: first what explains most of what differs, so that one slow workload is not named by the average
 * that it moves.
 *
 * @param typical variances of tests, by the group that spreads alike
 */
function standingOut(candidates: readonly Candidate[], typical: ReadonlyMap<string, number>): Found[] {
  const counts = Map.groupBy(candidates, ({ level }) => level);
  const found = candidates.flatMap((candidate): Found[] => {
    const { level, members } = candidate;
    if (members.length === 0) return [];
    const left = estimate(members, typical);
    const among = (counts.get(level)?.length ?? 1) * (level === "test" ? 1 : levels);
    const least = level === "test" ? leastTestChange : leastGroupChange;
    const p = Math.min(1, pOfShift(left, least) * among);
    const isNamed = p <= (level === "test" ? alpha.test : alpha.together);
    return isNamed && isOfItsRows(members, least) ? [{ candidate, shift: left.mean, p }] : [];
  });
  return found.toSorted((one, other) => gain(other) - gain(one));
}

/** Student's t of how far a mean is beyond the least change, in ln, at least 0. */
function studentOf({ mean: shift, squaredError }: Estimate, least: number): number {
  return Math.max(0, Math.abs(shift) - least) / Math.sqrt(squaredError.value);
}

function pOfShift(found: Estimate, least: number): number {
  return studentTwoSided(studentOf(found, least), found.squaredError.degrees);
}

/**
 * The mean of what is left of a test's pairs, or of several tests' rows, which a burst in one of their pairs does not move. A few rounds of several
 * tests agree by luck too often to say how far it may be off: that is no less than what such tests usually spread by.
 */
function estimate(members: readonly Unexplained[], typical: ReadonlyMap<string, number>): Estimate {
  const [first, ...others] = members;
  const typicalOf = ({ group = "" }: Unexplained) => typical.get(group);
  if (first !== undefined && others.length === 0) return estimateMean(first.left, typicalOf(first));
  const rows = members.map((one) => ({
    ...one,
    ratio: one.ratio * Math.exp(mean(one.left) - mean(one.logRatios)),
    logRatios: one.left,
  }));
  const { multiplier, squaredError = { value: 0, degrees: 1 } } = meanOfRows(rows);
  const usual = members.map((one) => one.weight ** 2 * ((typicalOf(one) ?? 0) / one.pairs));
  const least = usual.reduce((sum, one) => sum + one, 0) / weightOf(members) ** 2;
  return {
    mean: Math.log(multiplier),
    squaredError: { ...squaredError, value: Math.max(squaredError.value, least) },
  };
}

function weightOf(members: readonly Unexplained[]): number {
  return members.reduce((sum, { weight }) => sum + weight, 0);
}

/** How much less is left without it: the sum of squares that it explains, each test by its weight. */
function gain({ candidate, shift }: Found): number {
  return weightOf(candidate.members) * shift ** 2;
}

/** Whether rows differ as much as is named, and in the direction of their pairs. */
function isOfItsRows(members: readonly Unexplained[], least: number): boolean {
  const ofPairs = members.map(({ logRatios, weight }) => ({ value: mean(logRatios), weight }));
  const ofRows = Math.log(meanOfRows(members).multiplier);
  return Math.abs(ofRows) >= least && weightedMean(ofPairs).mean > 0 === ofRows > 0;
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
