import { features } from "../../src/features.ts";
import { type Ceilings, defaultCriteria, type Rounds } from "../../src/model/criteria.ts";
import type { ControlRecord, Recording, TestRecord } from "../../src/model/recording.ts";
import type { Ending } from "../../src/verdict/confirmation.ts";
import type { AverageEvidence, Evidence } from "../../src/verdict/evidence.ts";
import { judge, type TestVerdict, type Verdict } from "../../src/verdict/judge.ts";
import { createJudgement, type Judgement } from "../../src/verdict/judgement.ts";

/** An Escape for tests whose texts are harmless. */
export const plain = (text: string) => text;

export const names = { baseline: "SQLite", candidate: "DoltLite" };

interface Circumstances {
  readonly rounds?: Rounds;
  readonly ceilings?: Ceilings;
  readonly stopped?: string | undefined;
  readonly ending?: Ending;
  readonly controls?: readonly ControlRecord[];
  readonly facts?: Recording["features"];
}

/** Judges records, by default with one round each and by the figure alone, like a table of medians. */
export function verdictOf(tests: readonly TestRecord[], circumstances: Circumstances = {}): Verdict {
  const {
    rounds = 1,
    ceilings = defaultCriteria.ceilings,
    stopped,
    ending = "samples",
    controls = [],
    facts,
  } = circumstances;
  return judge(
    { tests, controls, ending, stopped, features: facts },
    {
      ceilings,
      rule: { ...defaultCriteria.rule, rounds, byFigure: rounds === 1 },
    },
    features,
  );
}

export function verdictOn(
  { tests, controls = [], run, features: facts }: Recording,
  circumstances: Circumstances = {},
): Verdict {
  return verdictOf(tests, {
    controls,
    rounds: run?.rounds ?? 1,
    stopped: run?.stopped,
    ending: run?.outOfTime === true ? "time" : "samples",
    facts,
    ...circumstances,
  });
}

/** A test's judgement as a confirmation with 60 pairs would give it. */
export function testJudgement(
  multiplier: number,
  outcome: Judgement["outcome"],
  parts: Partial<Evidence> = {},
  ceiling = 6,
): Judgement<Evidence> {
  // That of a failure is above its ceiling.
  const half = outcome === "fail" ? 0.005 : 0.05;
  const interval = { low: (1 - half) * multiplier, high: (1 + half) * multiplier, confidence: 0.951_2 };
  const evidence: Evidence = {
    phase: "confirmation",
    alpha: 0.000_5,
    suspects: 5,
    pairs: 60,
    over: 58,
    ...(parts.phase === "fixed" ? {} : { p: 3.1e-12 }),
    interval,
    ...parts,
  };
  return createJudgement(multiplier, { value: ceiling }, outcome, evidence);
}

/** An average's judgement as a confirmation with 30 rounds would give it. */
export function averageJudgement(
  multiplier: number,
  outcome: Judgement["outcome"],
  parts: Partial<AverageEvidence> = {},
): Judgement<AverageEvidence> {
  const evidence: AverageEvidence = {
    phase: "confirmation",
    alpha: 0.000_5,
    suspects: 5,
    pairs: 30,
    mean: multiplier,
    standardError: 0.05,
    interval: { low: multiplier - 0.16, high: multiplier + 0.16, confidence: 0.999 },
    ...parts,
  };
  return createJudgement(multiplier, { value: 5 }, outcome, evidence);
}

/** The verdict with its tests' judgements replaced, as another rule would have made them. */
export function rejudged(
  verdict: Verdict,
  outcome: Verdict["outcome"],
  change: (test: TestVerdict) => Partial<TestVerdict>,
): Verdict {
  const sections = verdict.sections.map((section) => ({
    ...section,
    tests: section.tests.map((test) => ({ ...test, ...change(test) })),
  }));
  return { ...verdict, outcome, sections };
}
