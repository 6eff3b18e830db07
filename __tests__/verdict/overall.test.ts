import { describe, expect, it } from "vitest";
import { defaultCriteria, type Rounds } from "../../src/model/criteria.ts";
import type { ControlRecord, TestRecord } from "../../src/model/recording.ts";
import { headline } from "../../src/report/explain/headline.ts";
import { judge } from "../../src/verdict/judge.ts";
import { makeControl, makeRecord, makeRecording, pairs, trios } from "../builders/recordings.ts";
import { plain } from "../builders/verdicts.ts";

const wide = [0.2, 5, 0.3, 4, 0.2, 6, 0.25, 4, 0.3, 5, 0.2, 4];
const noisyControl = makeControl(wide);
const biasedControl = makeControl(Array<number>(12).fill(1.3));

function verdictOf(
  tests: readonly TestRecord[],
  controls: readonly ControlRecord[],
  { rounds = defaultCriteria.rule.rounds, untrusted = false }: { rounds?: Rounds; untrusted?: boolean } = {},
) {
  const criteria = {
    ...defaultCriteria,
    rule: { rounds, alpha: 0.01, byFigure: typeof rounds === "number" },
    untrusted,
  };
  return judge({ tests, controls, ending: "samples" }, criteria);
}

/** A test with one pair, judged by its figure alone. */
function outcomeOf(candidateNs: number, untrusted: boolean): string {
  const tests = [makeRecord({ samples: pairs([1e6, candidateNs]) })];
  return verdictOf(tests, [noisyControl], { rounds: 1, untrusted }).outcome;
}

/** 40 pairs whose ratios are a figure times the ratios of noisy controls, of which half are above 1. */
function noisyTest(multiplier: number, workload = "a"): TestRecord {
  const rounds = Array.from({ length: 131 }, (_, index): [number, number] => [
    1e6,
    1e6 * multiplier * (wide[index % wide.length] as number),
  ]);
  return makeRecord({ workload, samples: pairs(...rounds) });
}

describe("on a runner whose controls are too noisy", () => {
  it("a figure that decides by itself does so, whoever measured it", () => {
    for (const untrusted of [false, true])
      expect([outcomeOf(2e6, untrusted), outcomeOf(9e6, untrusted)]).toEqual(["pass", "fail"]);
  });

  it("a hundred times the ceiling fails, and equal engines far from theirs pass", () => {
    const alike = (ratio: number) =>
      makeRecord({ samples: pairs(...Array<[number, number]>(131).fill([1e6, ratio * 1e6])) });
    expect(verdictOf([alike(600)], [noisyControl]).outcome).toBe("fail");
    expect(verdictOf([alike(1)], [noisyControl]).outcome).toBe("pass");
  });

  it("a failure in all pairs stands, since the candidate's own load could be the noise", () => {
    const tests = [makeRecord({ samples: pairs(...Array<[number, number]>(131).fill([1e6, 9e6])) })];
    const verdict = verdictOf(tests, [noisyControl]);
    expect(verdict.outcome).toBe("fail");
    expect(headline(makeRecording({ tests }), verdict, plain)).toMatchObject({
      word: "Fail",
      rest: expect.stringMatching(
        /ceilings?, although the runner is noisy: SQLite measured against itself has a spread of \d+%/,
      ),
    });
  });

  it("a failure stands in pairs that are as noisy, if nearly all of them are over the ceiling", () => {
    expect(verdictOf([noisyTest(40)], [noisyControl]).outcome).toBe("fail");
  });

  it("a figure whose pairs noise put over the ceiling does not fail", () => {
    const verdict = verdictOf([noisyTest(1)], [noisyControl]);
    expect(verdict.sections[0]?.tests[0]?.judgement?.outcome).toBe("pass");
    expect(verdict.outcome).toBe("pass");
  });

  it("a test that is slower than the base stands too", () => {
    const rounds = Array<[number, number, number]>(131).fill([1e6, 3e6, 1e6]);
    const verdict = verdictOf([makeRecord({ samples: trios(...rounds) })], [noisyControl]);
    expect(verdict.outcome).toBe("fail");
  });

  it("a complete run of passes is a pass", () => {
    const tests = [makeRecord({ samples: pairs([1e6, 2e6], [1e6, 2e6], [1e6, 2e6]) })];
    expect(verdictOf(tests, [noisyControl]).outcome).toBe("pass");
  });
});

describe("on a runner whose controls are biased to 1.3x", () => {
  const all = (multiplier: number) =>
    makeRecord({ samples: pairs(...Array<[number, number]>(131).fill([1e6, multiplier * 1e6])) });
  const outcomeOfTest = (multiplier: number, untrusted = false) => {
    const ceilings = { ...defaultCriteria.ceilings, average: 100 };
    return judge(
      { tests: [all(multiplier)], controls: [biasedControl], ending: "samples" },
      { ...defaultCriteria, ceilings, untrusted },
    );
  };

  it("a pass that the bias could hide a failure behind is too close, and one far from its ceiling passes", () => {
    const close = outcomeOfTest(5);
    expect(close.outcome).toBe("inconclusive");
    expect(close.sections[0]?.tests[0]?.judgement?.bias).toBeGreaterThanOrEqual(1.3);
    expect(outcomeOfTest(4).outcome).toBe("pass");
  });

  it("another storage's figures are what they are", () => {
    const onFile = { ...all(5), storage: "file" } as const;
    expect(verdictOf([onFile], [biasedControl]).outcome).toBe("pass");
  });

  it("another job's figures are what they are, since that job could forge the bias", () => {
    expect(outcomeOfTest(7.5, true).outcome).toBe("fail");
  });

  it.each([
    [7.5, "inconclusive"],
    [8.2, "fail"],
  ])(
    "a test of %fx fails only if it is over its ceiling by more than the bias: %s",
    (multiplier, outcome) => {
      const samples = pairs(...Array<[number, number]>(131).fill([1e6, multiplier * 1e6]));
      const alone = [makeRecord({ samples })];
      const ceilings = { ...defaultCriteria.ceilings, average: 100 };
      const criteria = { ...defaultCriteria, ceilings };
      expect(judge({ tests: alone, controls: [], ending: "samples" }, criteria).outcome).toBe("fail");
      expect(judge({ tests: alone, controls: [biasedControl], ending: "samples" }, criteria).outcome).toBe(
        outcome,
      );
    },
  );
});
