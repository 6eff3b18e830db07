import { isDeepStrictEqual } from "node:util";
import type { Ceilings } from "../../../model/criteria.ts";
import { type PerEngine, type Role, roles } from "../../../model/engine.ts";
import type { Work } from "../../../model/sample.ts";
import { type Test, testOnly, testPath } from "../../../model/test.ts";
import { optionsOnly } from "../../../results/fairness.ts";
import { ruleFor } from "../../../verdict/ceilings.ts";
import {
  type FeatureVerdict,
  type Finding,
  judgedPart,
  type UndecidedTest,
  type Withheld,
} from "../../../verdict/finding.ts";
import { isMeaningful, leastShare, riseOf } from "../exact.ts";
import { type Count, type CountedRecord, outOfTime, type Profile, type TakenCount } from "./counts.ts";

/** A test for which the candidate takes another number of instructions than the base. */
export interface InstructionChange extends Finding {
  readonly test: Test;
  /** (candidate - base) / base. */
  readonly share: number;
  /** The executed work, equal on both engines. */
  readonly work: Work;
  /** The functions that changed; absent if they were not looked up. */
  readonly profile?: Profile;
}

/** The instructions of a test's statements on the engines that were counted. */
export interface CountedTest {
  readonly statements: number;
  readonly instructions: Partial<Readonly<Record<Role, number>>>;
}

/** Tests whose counts share their random part: the tests of a variant on a storage. */
export interface CountedSession extends Pick<Test, "variant" | "storage"> {
  /** How many tests were counted on candidate and base. */
  readonly compared: number;
  /** How many tests were counted twice, on some engine. */
  readonly repeated: number;
  /**
   * The largest difference between two counts of one engine and test, as a share of the lesser count; 0 without a difference, or
   * if no test was counted twice.
   */
  readonly floor: number;
}

/** The instructions of the candidate and the base. */
export interface Instructions extends FeatureVerdict<InstructionChange> {
  /** Tests with a ceiling that were counted on the base, and not on the candidate. */
  readonly withheld: readonly (Withheld & { readonly test: Test })[];
  /** Paths of the tests that were to be counted. */
  readonly asked: ReadonlySet<string>;
  /** Counts by test path, of tests that were counted on some engine. */
  readonly tests: ReadonlyMap<string, CountedTest>;
  /** In report order. */
  readonly sessions: readonly CountedSession[];
  /** Changes of at least {@link leastShare} or over the ceiling, and above the floor of their sessions; the largest first. */
  readonly changes: readonly InstructionChange[];
  /** Tests whose counts differ by less than {@link leastShare}, in sessions in which two counts of one engine do too. */
  readonly sameInstructions: ReadonlySet<string>;
  /** Tests that were to be counted and were not, on some engine, in report order. */
  readonly uncounted: readonly UndecidedTest[];
  /** Tests with a ceiling that could not be decided. */
  readonly undecided: readonly UndecidedTest[];
  /** The compile options that only one of the builds reports, which are untrusted; absent if both report the same. */
  readonly otherOptions?: string;
}

/** Undefined if none were counted. */
export const instructionsOf = judgedPart<Instructions>("instructions");

/** By how much a test's instructions may exceed the base's, percent; undefined if nothing limits them. */
function instructionCeiling(ceilings: Ceilings, test: Test): number | undefined {
  const rule = ruleFor(ceilings, test, (one) => one.instructions !== undefined);
  return rule?.instructions ?? ceilings.instructions;
}

/**
 * Compares the counts of each test on base and candidate; undefined if none were asked for. The candidate decides on its compile
 * options, on whether it can be counted, and on whether it takes the same number twice: none of these lifts a ceiling.
 *
 * @param compileOptions as the engines report them. SQLite does not report the compiler's own, such as -O
 * @param untrusted whether another job counted: it may have let its time run out
 */
export function compareInstructions(
  records: readonly CountedRecord[],
  compileOptions: PerEngine<readonly string[] | undefined>,
  ceilings: Ceilings,
  untrusted = false,
): Instructions | undefined {
  const asked = records.filter(({ counts }) => counts !== undefined).map(withEqualWork);
  if (asked.length === 0) return undefined;
  const sessions = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name, alike]) => [name, countedSession(alike)]),
  );
  const floorOf = (test: Test) => sessions.get(sessionOf(test))?.floor ?? 0;
  const baseFloors = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name, alike]) => [name, floorOfRoles(alike, ["base"])]),
  );
  const both = asked.flatMap((record) => {
    const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
    return isTaken(base) && isTaken(candidate) ? [{ record, base, candidate }] : [];
  });
  const changes = both.flatMap(({ record, base, candidate }) => {
    const change = changeOf(record, base, candidate, ceilings, baseFloors.get(sessionOf(record)) ?? 0);
    const isSeen =
      isMeaningful(base.instructions, candidate.instructions) &&
      shareApart(base.instructions, candidate.instructions) > floorOf(record);
    return isSeen || change.outcome === "fail" ? [change] : [];
  });
  const same = both.filter(
    ({ record, base, candidate }) =>
      Math.max(Math.abs(growth(base, candidate.instructions)), floorOf(record)) < leastShare,
  );
  return {
    asked: new Set(asked.map(testPath)),
    tests: countedTests(asked),
    sessions: [...sessions.values()],
    changes: changes.toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share)),
    sameInstructions: new Set(same.map(({ record }) => testPath(record))),
    uncounted: asked.flatMap((record) => uncountedOf(record, ["baseline", "candidate", "base"])),
    withheld: asked.flatMap((record) => withheldOf(record, ceilings, untrusted)),
    undecided: asked.flatMap((record) => {
      const ceiling = instructionCeiling(ceilings, record);
      const isWithheld = withheldOf(record, ceilings, untrusted).length > 0;
      const why =
        ceiling === undefined || isWithheld ? undefined : whyUndecided(record, ceiling, floorOf(record));
      return why === undefined ? [] : [{ test: testOnly(record), why }];
    }),
    otherOptions: optionsThatDiffer(compileOptions),
  };
}

/**
 * The candidate's count is none if it is of other work than another engine's: an engine can see that it runs on a simulated processor, and do
 * less there.
 */
export function withEqualWork(record: CountedRecord): CountedRecord {
  const candidate = countOf(record, "candidate");
  const other = [countOf(record, "base"), countOf(record, "baseline")].find(isTaken);
  if (!isTaken(candidate) || other === undefined || isDeepStrictEqual(candidate.work, other.work))
    return record;
  const [own, expected] = [candidate, other].map(
    ({ work }) => `${work.statements} statements, ${work.rows} rows and ${work.changes} changes`,
  );
  const uncounted = `it did other work where it was counted: ${own}, and ${other.role} ${expected}`;
  const counts = (record.counts ?? []).map((one) =>
    one === candidate ? { role: one.role, uncounted } : one,
  );
  return { ...record, counts };
}

/** @param baseFloor two counts of the base differ by this share in the test's session */
function changeOf(
  record: CountedRecord,
  base: TakenCount,
  candidate: TakenCount,
  ceilings: Ceilings,
  baseFloor: number,
): InstructionChange {
  const test = testOnly(record);
  const share = growth(base, candidate.instructions);
  const ceiling = instructionCeiling(ceilings, test);
  // A count that chance made larger is not over, but a candidate cannot hide behind counts that all are.
  const least = Math.min(candidate.instructions, candidate.again ?? candidate.instructions);
  const isOver =
    ceiling !== undefined &&
    least - base.instructions > riseOf(base.instructions, ceiling, baseFloor * base.instructions);
  return {
    test,
    base: base.instructions,
    candidate: candidate.instructions,
    share,
    work: candidate.work,
    profile: record.profile,
    ceiling,
    outcome: isOver ? "fail" : "pass",
  };
}

/** (candidate - base) / base. */
function growth(base: TakenCount, candidate: number): number {
  return (candidate - base.instructions) / base.instructions;
}

function countedTests(records: readonly CountedRecord[]): Map<string, CountedTest> {
  const tests = new Map<string, CountedTest>();
  for (const record of records) {
    const taken = record.counts?.filter(isTaken) ?? [];
    const [first] = taken;
    if (first === undefined) continue;
    const instructions = Object.fromEntries(taken.map((one) => [one.role, one.instructions]));
    tests.set(testPath(record), { statements: first.work.statements, instructions });
  }
  return tests;
}

/** Empty unless the test has a ceiling, and the candidate alone was not counted. */
function withheldOf(record: CountedRecord, ceilings: Ceilings, untrusted: boolean): Instructions["withheld"] {
  const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
  const ceiling = instructionCeiling(ceilings, record);
  if (ceiling === undefined || !isTaken(base) || isTaken(candidate)) return [];
  const why = candidate?.uncounted ?? "not counted";
  if (why === outOfTime && !untrusted) return [];
  return [
    { test: testOnly(record), base: base.instructions, why: `candidate: ${why}`, ceiling, outcome: "fail" },
  ];
}

/** Why a test's ceiling is not applied; undefined if it is applied, or without a base. */
function whyUndecided(record: CountedRecord, ceiling: number, floor: number): string | undefined {
  const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
  if (base === undefined) return undefined;
  if (!isTaken(base) || !isTaken(candidate))
    return uncountedOf(record, ["candidate", "base"])[0]?.why ?? "not counted";
  return floor * 100 > ceiling ? `two counts of one engine differ by more than ${ceiling}%` : undefined;
}

function sessionOf({ variant, storage }: Test): string {
  return `${variant}/${storage}`;
}

/** @param records of one session, at least one */
function countedSession(records: readonly CountedRecord[]): CountedSession {
  const [{ variant, storage }] = records as [CountedRecord, ...CountedRecord[]];
  const isCompared = (record: CountedRecord) =>
    isTaken(countOf(record, "base")) && isTaken(countOf(record, "candidate"));
  const isRepeated = ({ counts = [] }: CountedRecord) =>
    counts.some((count) => isTaken(count) && count.again !== undefined);
  return {
    variant,
    storage,
    compared: records.filter(isCompared).length,
    repeated: records.filter(isRepeated).length,
    floor: floorOfRoles(records, roles),
  };
}

/** The largest share by which two counts of one of these engines differ. */
function floorOfRoles(records: readonly CountedRecord[], of: readonly Role[]): number {
  const shares = records
    .flatMap(({ counts = [] }) => counts.filter(isTaken))
    .filter(({ role }) => of.includes(role))
    .map(({ instructions, again = instructions }) => shareApart(instructions, again));
  return Math.max(0, ...shares);
}

/** The difference of two counts as a share of the lesser, which does not depend on their order. */
function shareApart(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other) - 1;
}

/** An engine's count of a test; undefined if the test was not to be counted. */
export function countOf(
  { counts = [] }: Pick<CountedRecord, "counts">,
  role: Count["role"],
): Count | undefined {
  return counts.find((count) => count.role === role);
}

export function isTaken(count: Count | undefined): count is TakenCount {
  return count !== undefined && "instructions" in count;
}

function uncountedOf(record: CountedRecord, roles: readonly Count["role"][]): UndecidedTest[] {
  const refused = roles.map((role) => countOf(record, role)).find((count) => count && !isTaken(count));
  if (refused === undefined || isTaken(refused)) return [];
  return [{ test: testOnly(record), why: `${refused.role}: ${refused.uncounted}` }];
}

/** `COMPILER=gcc-12.2.0 on the base only`; undefined if both report the same, or one does not report any. */
function optionsThatDiffer({
  base,
  candidate,
}: PerEngine<readonly string[] | undefined>): string | undefined {
  if (base === undefined || candidate === undefined) return undefined;
  const only = (own: readonly string[], others: readonly string[], whose: string) =>
    optionsOnly(own, others).map((option) => `${option} on the ${whose} only`);
  const different = [...only(base, candidate, "base"), ...only(candidate, base, "candidate")];
  return different.length === 0 ? undefined : different.slice(0, 5).join(", ");
}
