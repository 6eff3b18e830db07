import { describe, expect, it } from "vitest";
import { type CeilingRule, defaultCriteria, type Rule } from "../../src/model/criteria.ts";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import type { Sample } from "../../src/model/sample.ts";
import { testPath } from "../../src/model/test.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { type Advice, type Advised, adviseCeilings } from "../../src/verdict/advice.ts";
import { judge, testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import { fullRecording, makeRecord, makeRecording, pairs } from "../builders/recordings.ts";

const { min, max } = defaultCriteria.rule.rounds;

/** The rule of a run of many tests: each recording here has one of them. */
const rule = { ...defaultCriteria.rule, rounds: { min, max } };

const criteria = { ceilings: defaultCriteria.ceilings, rule };

/** A test whose pairs have these ratios to a baseline of 10 ms. */
function measured(ratios: readonly number[], parts: Partial<TestRecord> = {}): TestRecord {
  const samples = ratios.flatMap((ratio, index): Sample[] => [
    { role: "baseline", round: index + 1, ns: 10_000_000 },
    { role: "candidate", round: index + 1, ns: Math.round(10_000_000 * ratio) },
  ]);
  return makeRecord({ samples, ...parts });
}

function repeated(ratio: number, times: number): number[] {
  return new Array<number>(times).fill(ratio);
}

const run = (...tests: readonly TestRecord[]) => makeRecording({ tests });

function advise(runs: readonly Recording[]): Advice {
  return adviseCeilings(runs, criteria);
}

/** The advice about the only test of some runs, each with these ratios and made by this rule. */
function ofTest(runs: readonly (readonly number[])[], ofRun: Rule = rule): Advised {
  const facts = fullRecording().run;
  if (facts === undefined) throw new Error("a full recording has facts about its run");
  const made = { ...facts, ...ofRun };
  const advice = advise(runs.map((ratios) => ({ ...run(measured(ratios)), run: made })));
  return advice.sections[0]?.tests[0] as Advised;
}

describe("the tightest ceiling of a test", () => {
  it("leaves 3 pairs the half as much again that screening asks of so few", () => {
    expect(ofTest([[1.9, 2, 1.8]]).tightest).toBeCloseTo(3, 3);
  });

  it("is just above all of 5 pairs, all but one of 8, and all but two of 11", () => {
    expect(ofTest([[1.9, 2, 1.8, 2.1, 1.7]]).tightest).toBeCloseTo(2.1, 3);
    expect(ofTest([[3, ...repeated(2, 6), 2.2]]).tightest).toBeCloseTo(2.2, 3);
    expect(ofTest([[3, 2.9, 2.3, ...repeated(2, 8)]]).tightest).toBeCloseTo(2.3, 3);
  });

  it("is where fresh pairs confirm a suspect, where there are such pairs", () => {
    // Under 2 screening leaves it suspect, and of 15 fresh pairs all but 3 are less than 1.1 times the ceiling, their mean too.
    const fresh = [1.98, 1.98, 1.98, ...repeated(1, 12)];
    expect(ofTest([[...repeated(2, 11), ...fresh]]).tightest).toBeCloseTo(1.196 / 1.1, 3);
    // With more of them it is where their median is: the recording has no more pairs to tell.
    const half = [...repeated(1.98, 7), 1.6, ...repeated(1, 7)];
    expect(ofTest([[...repeated(2.5, 11), ...half]]).tightest).toBeCloseTo(1.6, 3);
  });

  it("is where the multiplier is, with fixed rounds", () => {
    const rule = { rounds: 3, alpha: 0.01 };
    expect(ofTest([[1.9, 2, 1.8]], rule).tightest).toBeCloseTo(1.9, 3);
    expect(ofTest([[1.9, 2]], rule).tightest).toBeUndefined();
  });

  it("is where the multiplier is, of a file of medians", () => {
    const [section] = advise([
      makeRecording({ mediansOnly: true, tests: [makeRecord({ samples: pairs([10, 25]) })] }),
    ]).sections;
    expect(section?.tests[0]?.tightest).toBeCloseTo(2.5, 3);
    expect(section?.average.tightest).toBeCloseTo(2.5, 3);
  });

  it("is none where a run has too few pairs to pass under any", () => {
    expect(ofTest([[1.9, 2, 1.8], [1.9]])).toMatchObject({
      runs: 2,
      worst: 1.9,
      tightest: undefined,
      advised: undefined,
    });
  });

  it("is never under what the worst of several runs takes", () => {
    const { tightest } = ofTest([repeated(2, 5), repeated(2.5, 5), repeated(2.2, 5)]);
    expect(tightest).toBeCloseTo(2.5, 3);
    expect(tightest).toBeGreaterThan(2.5);
  });
});

describe("the tightest ceiling of an average", () => {
  const average = (tests: readonly TestRecord[]) => advise([run(...tests)]).sections[0]?.average;

  it("leaves 3 rounds half as much again, and is just above 5 that agree", () => {
    const tests = (times: number) => [
      measured(repeated(1, times)),
      measured(repeated(3, times), { workload: "index_join" }),
    ];
    expect(average(tests(3))?.tightest).toBeCloseTo(3, 3);
    expect(average(tests(5))?.tightest).toBeCloseTo(2, 3);
    expect(average(tests(2))?.tightest).toBeUndefined();
  });

  it("has its tests confirmed where it leaves the section suspect", () => {
    // Screening would clear the first pairs under 3, and the fresh ones pass under 1: advice ignores the first.
    const runs = [run(measured([...repeated(3, 11), ...repeated(1, 15)]))];
    const ceilings = { ...defaultCriteria.ceilings, test: 3.5, average: 2.5, rules: [] };
    const [section] = adviseCeilings(runs, { ...criteria, ceilings }).sections;
    expect(section?.average).toMatchObject({ worst: 1, advised: 1.1 });
    expect(section?.tests[0]).toMatchObject({ worst: 1, advised: 1.1 });
  });
});

describe("advice on ceilings", () => {
  it("says how bad it was in how many runs, and what the present ceiling leaves", () => {
    const other = measured(repeated(3, 5), { workload: "index_join" });
    const [section] = advise([
      run(measured(repeated(1.5, 5)), other),
      run(measured(repeated(1.58, 5))),
    ]).sections;
    expect(section?.tests).toMatchObject([
      { test: { workload: "oltp_point_select" }, runs: 2, worst: 1.58, ceiling: 6 },
      { test: { workload: "index_join" }, runs: 1, worst: 3, headroom: 0.5 },
    ]);
    expect(section?.average).toMatchObject({ runs: 2, worst: 2.25, ceiling: 5, headroom: 0.55 });
  });

  it("leaves a twentieth more than the tightest, rounded up to two digits", () => {
    expect(ofTest([repeated(2, 5)]).advised).toBe(2.2); // 2.1 and a ten thousandth
    expect(ofTest([repeated(1.5, 5)]).advised).toBe(1.6); // 1.575
    expect(ofTest([repeated(11, 5)]).advised).toBe(12); // 11.55
    expect(ofTest([repeated(0.08, 5)]).advised).toBe(0.085); // 0.084
    expect(ofTest([repeated(0.95, 5)]).advised).toBe(1); // 0.9975
  });

  it("leaves three times the noise above the worst multiplier where that is more", () => {
    // Most of the pairs are a tenth from the middle: a noise of 1.4826 * ln 1.1 = 14.1 %.
    const ratios = [2 / 1.1, 2, 2.2, 2 / 1.1, 2.2];
    const { noise, tightest, advised } = ofTest([ratios]);
    expect(noise).toBeCloseTo(1.4826 * Math.log(1.1), 6);
    expect(tightest).toBeCloseTo(2.2, 3);
    expect(advised).toBe(2.9); // 2 * 1.424 = 2.85
  });

  it("takes noise from the pairs of all runs, so also from what is between them", () => {
    expect(ofTest([repeated(1, 5)]).noise).toBe(0);
    expect(ofTest([repeated(1, 5), repeated(1.1, 5)]).noise).toBeCloseTo(
      1.4826 * Math.log(Math.sqrt(1.1)),
      6,
    );
  });

  it("is in report order, whatever the order of runs and tests", () => {
    const tests = [
      measured(repeated(1, 3), { variant: "text" }),
      measured(repeated(1, 3), { workload: "of_another_suite" }),
      measured(repeated(1, 3), { workload: "index_join" }),
    ];
    const { sections } = advise([run(...tests), run(measured(repeated(1, 3)))]);
    expect(sections.flatMap((section) => section.tests.map(({ test }) => testPath(test)))).toEqual([
      "int/memory/reads/oltp_point_select",
      "int/memory/reads/index_join",
      "int/memory/reads/of_another_suite",
      "text/memory/reads/oltp_point_select",
    ]);
  });

  it("has nothing to say of tests that failed or were not measured", () => {
    const failed = measured(repeated(1, 3), { failures: [{ reason: "crash", message: "SIGSEGV" }] });
    expect(advise([run(failed), run(makeRecord({ samples: [] }))])).toEqual({ runs: 2, sections: [] });
  });
});

describe("advised ceilings, whatever the runs", () => {
  /** Rules of advice, with another ceiling for one path. */
  function rulesOf({ sections }: Advice, exception?: { readonly path: string; readonly ceiling: number }) {
    return sections.flatMap(({ average, tests, variant, storage, kind }): CeilingRule[] => {
      const rule = (part: CeilingRule["for"], figure: "test" | "average", advised: number | undefined) => {
        const isException = exception?.path === Object.values(part).join("/");
        const ceiling = isException ? exception.ceiling : advised;
        return ceiling === undefined ? [] : [{ for: part, [figure]: ceiling }];
      };
      return [
        ...rule({ variant, storage, kind }, "average", average.advised),
        ...tests.flatMap(({ test: { workload }, advised }) =>
          rule({ variant, storage, kind, workload }, "test", advised),
        ),
      ];
    });
  }

  function judgeWith({ tests }: Recording, rules: readonly CeilingRule[]): Verdict {
    return judge(
      { tests, ending: "samples" },
      { ...criteria, ceilings: { ...defaultCriteria.ceilings, rules } },
    );
  }

  /** Runs with outliers and drift, of which each test has another number of pairs. */
  function randomRuns(seed: number): Recording[] {
    const random = new RandomStream(seed, "advice");
    const uniform = () => random.integer(0, 1_000_000) / 1_000_000;
    const workloads = ["oltp_point_select", "index_join", "table_scan"];
    const truth = workloads.map(() => 1 + 6 * uniform());
    const counts = [3, 3, 5, 8, 11, 26, 41, 71, 131];
    const same = uniform() < 0.5 ? counts[random.integer(0, counts.length - 1)] : undefined;
    return Array.from({ length: 1 + (seed % 3) }, () => {
      const noise = 0.3 * uniform();
      return run(
        ...workloads.map((workload, index) => {
          const times = same ?? (counts[random.integer(0, counts.length - 1)] as number);
          const drift = uniform() - 0.5;
          const ratios = Array.from({ length: times }, (_, round) => {
            const outlier = uniform() < 0.1 ? 2 : 1;
            const shift = 1 + (drift * round) / times;
            return (truth[index] as number) * outlier * shift * Math.exp(noise * (uniform() - 0.5));
          });
          return measured(ratios, { workload });
        }),
      );
    });
  }

  const seeds = Array.from({ length: 80 }, (_, seed) => seed);

  it("pass in all of them, tests and averages", () => {
    for (const seed of seeds) {
      const runs = randomRuns(seed);
      const rules = rulesOf(advise(runs));
      for (const recording of runs) expect(judgeWith(recording, rules).outcome, String(seed)).toBe("pass");
    }
  });

  it("are never under the tightest, under which each passes alone, and just below which it does not", () => {
    for (const seed of seeds) {
      const runs = randomRuns(seed);
      const advice = advise(runs);
      for (const { average, tests, ...section } of advice.sections)
        for (const figure of [average, ...tests]) {
          const { tightest = 0, advised = 0 } = figure;
          expect(advised, String(seed)).toBeGreaterThanOrEqual(tightest * 1.05);
          const path =
            "test" in figure ? testPath(figure.test as TestRecord) : Object.values(section).join("/");
          const outcomes = (ceiling: number) =>
            runs.map((recording) => {
              const verdict = judgeWith(recording, rulesOf(advice, { path, ceiling }));
              const judgement =
                "test" in figure
                  ? testVerdicts(verdict).find(({ comparison }) => testPath(comparison) === path)?.judgement
                  : verdict.sections[0]?.judgement;
              return judgement?.outcome;
            });
          expect(new Set(outcomes(tightest)), `${seed} ${path}`).toEqual(new Set(["pass"]));
          expect(new Set(outcomes(tightest * 0.999)), `${seed} ${path}`).not.toEqual(new Set(["pass"]));
        }
    }
  });
});
