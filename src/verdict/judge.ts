import type { Criteria, Rule } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Outcome } from "../model/outcome.ts";
import type { ControlRecord, TestRecord } from "../model/recording.ts";
import { type Section, type Storage, sectionPath, testPath } from "../model/test.ts";
import { pAbove } from "../statistics/sign-test.ts";
import { averageCeiling, testCeiling } from "./ceilings.ts";
import { type Changes, type ChangeTrial, findChanges } from "./changes.ts";
import { assess, type Comparison, compare, type Measurable, type Unmeasured } from "./comparison.ts";
import type { Ending } from "./confirmation.ts";
import { assessControls, type Control } from "./controls.ts";
import { type ChangeState, type ClaimState, changePairs } from "./decision.ts";
import { assessDurability, type SectionDurability } from "./durability.ts";
import {
  type AverageEvidence,
  averageEvidence,
  decisionPath,
  type Evidence,
  testEvidence,
} from "./evidence.ts";
import { createJudgement, type Judgement } from "./judgement.ts";
import { replayDecision } from "./replay.ts";
import { changeLooks, screeningLooks } from "./screening.ts";
import { type AverageParts, compareSections } from "./sections.ts";
import { planTrials } from "./trials.ts";

export interface TestVerdict {
  readonly comparison: Comparison;
  /** Undefined where there is no multiplier. */
  readonly judgement: Judgement<Evidence> | undefined;
  /** Against the base; undefined where there is no base, or it has no result. */
  readonly base: Judgement<Evidence> | undefined;
}

export interface SectionVerdict extends Section {
  /** The average; undefined where no test has a multiplier. */
  readonly judgement: Judgement<AverageEvidence> | undefined;
  readonly parts: AverageParts | undefined;
  /** How many of its tests are missing from the average. */
  readonly missing: number;
  /** In report order, at least one. */
  readonly tests: readonly TestVerdict[];
}

/** Whether there is enough to decide on. Only a complete measurement can pass. */
export type Measurement =
  | { readonly state: "complete" }
  /** Tests lack a result; none are listed where no test was planned. */
  | { readonly state: "broken"; readonly lacking: readonly Unmeasured[] }
  /** The run ended early, for the reason in `stopped`. */
  | { readonly state: "incomplete"; readonly stopped: string; readonly lacking: readonly Unmeasured[] };

/** What is judged. */
export interface JudgeInput {
  readonly tests: readonly TestRecord[];
  readonly controls?: readonly ControlRecord[];
  /** Why the run ended before everything planned was measured. */
  readonly stopped?: string;
  /** Why there are no more pairs than there are. */
  readonly ending: Ending;
  /** What the slower shell takes for no statement at all, where an engine is one. */
  readonly floorNs?: Partial<Readonly<Record<Storage, number>>>;
}

/** What a run comes to. */
export interface Verdict extends Criteria {
  /**
   * `fail` also where the measurement is not complete; `pass` says that everything planned is within ceilings. A runner
   * that cannot be trusted makes it `inconclusive` whatever the tests say.
   */
  readonly outcome: Outcome;
  readonly measurement: Measurement;
  /** In report order. */
  readonly sections: readonly SectionVerdict[];
  /** Empty where none were measured. */
  readonly controls: readonly Control[];
  /** Against the base, where there is one. */
  readonly changes?: Changes;
  /** What commits to files asked of the system, where it was counted; in report order. */
  readonly durability: readonly SectionDurability[];
  /** Pairs that were asked for, of all tests together, and those that are recorded beyond them. */
  readonly pairs: { readonly used: number; readonly unused: number };
}

/** Which of a test's pairs count, and what became of its claims. */
interface DecidedTest {
  readonly test: Measurable;
  /** Pairs of its screening, before those that count; 0 where there are no later ones. */
  readonly first: number;
  /** The pairs asked for. */
  readonly end: number;
  readonly claim: ClaimState | undefined;
  readonly baseClaim: ClaimState | undefined;
  readonly change: ChangeState | undefined;
}

/** Judges what was measured: a pure function of the samples, so that any run can be judged again. */
export function judge(evidential: JudgeInput, criteria: Criteria): Verdict {
  const assessed = evidential.tests.map((record) => assess(record, criteria));
  const measurable = assessed.filter((one) => one.state === "measurable");
  const settled = decideTests(evidential, measurable, criteria);
  const comparisons = assessed.map((one): Comparison => {
    if (one.state !== "measurable") return one;
    const { first, end } = settled.tests.get(one) as DecidedTest;
    return compare(one, first, end, evidential.floorNs?.[one.storage]);
  });
  const own = new Map(
    assessed.flatMap((one, index) =>
      one.state === "measurable"
        ? [[comparisons[index] as Comparison, settled.tests.get(one) as DecidedTest] as const]
        : [],
    ),
  );
  const sections = compareSections(comparisons).map(
    ({ comparisons: inside, average, ...section }): SectionVerdict => ({
      ...section,
      judgement:
        average === undefined
          ? undefined
          : judgeAverage(
              average,
              inside.flatMap((comparison) => own.get(comparison) ?? []),
              section,
              settled.sections.get(sectionPath(section)),
              criteria,
            ),
      tests: inside.map((comparison) => judgeTest(comparison, own.get(comparison), criteria)),
    }),
  );
  const measurement = assessMeasurement(comparisons, evidential);
  const controls = assessControls(evidential.controls ?? []);
  const changes = judgeChanges(measurable, settled.tests, criteria);
  const used = [...settled.tests.values()].reduce((sum, { end }) => sum + end, 0);
  const recorded = measurable.reduce((sum, { pairs }) => sum + pairs.length, 0);
  return {
    ...criteria,
    outcome: overall(sections, measurement, controls),
    measurement,
    sections,
    controls,
    ...omitUndefined({ changes }),
    durability: assessDurability(evidential.tests),
    pairs: { used, unused: recorded - used },
  };
}

/** Every test's verdict, in report order. */
export function testVerdicts({ sections }: Pick<Verdict, "sections">): TestVerdict[] {
  return sections.flatMap(({ tests }) => tests);
}

/** Decides, by as many rounds as were asked for or by screening and confirming. */
function decideTests(
  { tests: records, ending }: JudgeInput,
  measurable: readonly Measurable[],
  { ceilings, baseCeilings, rule }: Criteria,
): {
  readonly tests: ReadonlyMap<Measurable, DecidedTest>;
  readonly sections: ReadonlyMap<string, ClaimState>;
} {
  const { rounds, alpha } = rule;
  if (typeof rounds === "number") {
    const asked = new Map(records.map((record) => [testPath(record), record.asked ?? rounds]));
    const settledBy = (test: Measurable): DecidedTest => {
      const wanted = asked.get(testPath(test)) ?? rounds;
      const pairs = test.pairs.length;
      const claim = pairs < wanted ? ({ state: "unscreened", pairs, ending } as const) : undefined;
      return { test, first: 0, end: Math.min(wanted, pairs), claim, baseClaim: claim, change: undefined };
    };
    const bySection = Map.groupBy(measurable, sectionPath);
    const averages = [...bySection].flatMap(([path, tests]) => {
      const claim = tests.map((test) => settledBy(test).claim).find((one) => one !== undefined);
      return claim === undefined ? [] : [[path, claim] as const];
    });
    return {
      tests: new Map(measurable.map((test) => [test, settledBy(test)])),
      sections: new Map(averages),
    };
  }
  const { trials, averages, paths } = planTrials(measurable, records, ceilings, baseCeilings);
  const { decision, used } = replayDecision(trials, averages, rounds, alpha, ending);
  const tests = measurable.map((test, index): [Measurable, DecidedTest] => {
    const end = used[index] ?? 0;
    const fresh = decision.confirmationStart[index] ?? end;
    return [
      test,
      {
        test,
        first: fresh < end ? fresh : 0,
        end,
        claim: decision.tests[index],
        baseClaim: decision.bases[index],
        change: decision.changes[index],
      },
    ];
  });
  const sections = paths.flatMap((path, index) => {
    const claim = decision.sections[index];
    return claim === undefined ? [] : [[path, claim] as const];
  });
  return { tests: new Map(tests), sections: new Map(sections) };
}

function judgeTest(
  comparison: Comparison,
  settled: DecidedTest | undefined,
  criteria: Criteria,
): TestVerdict {
  if (comparison.state !== "measured" || settled === undefined)
    return { comparison, judgement: undefined, base: undefined };
  const { multiplier, base } = comparison;
  const pairs = settled.test.pairs.slice(0, settled.end);
  const decided = (figure: number, line: number, ratios: readonly number[], made: ClaimState | undefined) => {
    const claim = contradicted(made, ratios.slice(settled.first), line, criteria.rule) ?? made;
    return judgeClaim(figure, line, decidingRatios(ratios, claim, settled.first), claim);
  };
  return {
    comparison,
    judgement: decided(
      multiplier,
      testCeiling(criteria.ceilings, comparison),
      pairs.map(({ baseline, candidate }) => candidate / baseline),
      settled.claim,
    ),
    base:
      base?.state !== "measured"
        ? undefined
        : decided(
            base.multiplier,
            criteria.baseCeilings[comparison.storage],
            pairs.map(({ candidate, base: ns = Number.NaN }) => candidate / ns),
            settled.baseClaim,
          ),
  };
}

/**
 * A claim that screening has cleared, where later pairs are against it: they were not taken for its sake, so they do not
 * decide, and what they say is not passed over either. Undefined where they are not.
 */
function contradicted(
  claim: ClaimState | undefined,
  later: readonly number[],
  line: number,
  { alpha }: Rule,
): ClaimState | undefined {
  if (claim?.state !== "clear" || claim.pairs >= later.length + claim.pairs) return undefined;
  if (pAbove(later.map(Math.log), Math.log(line)) > alpha) return undefined;
  return {
    state: "decided",
    outcome: "inconclusive",
    pairs: later.length,
    ending: "contradiction",
    alpha,
    suspects: 1,
  };
}

/** Of all the pairs asked for, those that the outcome comes from. */
function decidingRatios(
  ratios: readonly number[],
  claim: ClaimState | undefined,
  first: number,
): readonly number[] {
  if (claim?.state === "clear") return ratios.slice(0, claim.pairs);
  // A suspect that was confirmed by no pair has those of its screening to show.
  if (claim?.state === "decided" && claim.pairs > 0) return ratios.slice(first, first + claim.pairs);
  return ratios;
}

/** @param claim undefined where the figure itself decides */
function judgeClaim(
  multiplier: number,
  line: number,
  ratios: readonly number[],
  claim: ClaimState | undefined,
): Judgement<Evidence> {
  const isPlain = claim === undefined || claim.state === "open";
  return createJudgement(
    multiplier,
    line,
    isPlain ? plain(multiplier, line) : outcomeOf(claim),
    testEvidence(ratios, line, isPlain ? { phase: "fixed" } : decisionPath(claim)),
  );
}

function judgeAverage(
  average: number,
  inside: readonly DecidedTest[],
  section: Section,
  claim: ClaimState | undefined,
  { ceilings }: Criteria,
): Judgement<AverageEvidence> {
  const ceiling = averageCeiling(ceilings, section);
  const series = inside.map(({ test, first, end }) => {
    const ratios = test.pairs.slice(0, end).map(({ baseline, candidate }) => candidate / baseline);
    return decidingRatios(ratios, claim, first);
  });
  const isPlain = claim === undefined || claim.state === "open";
  return createJudgement(
    average,
    ceiling,
    isPlain ? plain(average, ceiling) : outcomeOf(claim),
    averageEvidence(series, isPlain ? { phase: "fixed" } : decisionPath(claim)),
  );
}

/** Decides on the figure itself: exceeding is failing. */
function plain(multiplier: number, ceiling: number): Outcome {
  return multiplier > ceiling ? "fail" : "pass";
}

function outcomeOf(claim: Exclude<ClaimState, { state: "open" }>): Outcome {
  if (claim.state === "clear") return "pass";
  return claim.state === "unscreened" ? "inconclusive" : claim.outcome;
}

function judgeChanges(
  measurable: readonly Measurable[],
  settled: ReadonlyMap<Measurable, DecidedTest>,
  { rule: { rounds } }: Criteria,
): Changes | undefined {
  const trials = measurable.flatMap((test): ChangeTrial[] => {
    const { end, change, first } = settled.get(test) as DecidedTest;
    const pairs = test.pairs.slice(0, end);
    const ratios = pairs.flatMap(({ candidate, base }) => (base === undefined ? [] : [candidate / base]));
    if (ratios.length < pairs.length || ratios.length === 0 || test.baseFailures.length > 0) return [];
    const tested =
      typeof rounds === "number"
        ? { screened: 0, pairs: ratios.length }
        : change?.state === "tested"
          ? { screened: first, pairs: change.pairs }
          : undefined;
    return [{ test, ratios, ...omitUndefined({ tested }) }];
  });
  if (trials.length === 0) return undefined;
  if (typeof rounds === "number") return findChanges(trials, { looks: [], pairs: rounds });
  return findChanges(trials, { looks: changeLooks(screeningLooks(rounds)), pairs: changePairs });
}

function assessMeasurement(comparisons: readonly Comparison[], { stopped, ending }: JudgeInput): Measurement {
  const lacking = comparisons.filter((comparison) => comparison.state !== "measured");
  if (stopped !== undefined) return { state: "incomplete", stopped, lacking };
  if (ending === "time" && lacking.some(({ state }) => state === "missing"))
    return { state: "incomplete", stopped: "its time was up before every test had a pair", lacking };
  return lacking.length > 0 || comparisons.length === 0
    ? { state: "broken", lacking }
    : { state: "complete" };
}

function overall(
  sections: readonly SectionVerdict[],
  measurement: Measurement,
  controls: readonly Control[],
): Outcome {
  if (measurement.state !== "complete") return "fail";
  if (controls.some(({ problem }) => problem !== undefined)) return "inconclusive";
  const outcomes = [
    ...sections.map(({ judgement }) => judgement?.outcome),
    ...testVerdicts({ sections }).flatMap(({ judgement, base }) => [judgement?.outcome, base?.outcome]),
  ];
  if (outcomes.includes("fail")) return "fail";
  return outcomes.includes("inconclusive") ? "inconclusive" : "pass";
}
