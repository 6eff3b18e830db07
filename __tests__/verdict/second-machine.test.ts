import { describe, expect, it } from "vitest";
import { alphaOfMachine, defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { headline } from "../../src/report/explain/headline.ts";
import { problems } from "../../src/report/explain/problems.ts";
import { inTerminal } from "../../src/report/format/escape.ts";
import { engineNames } from "../../src/report/format/words.ts";
import { addSecondMachine } from "../../src/results/merge/second-machine.ts";
import { testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import {
  openClaims,
  proveOtherMachine,
  testsOfClaims,
  unconfirmed,
} from "../../src/verdict/second-machine.ts";
import { fullRecording, makeControl, makeRecord, pairs } from "../builders/recordings.ts";
import { bootId } from "../results/planned-shards.ts";
import { newest } from "../results/recordings.ts";

const criteria = { ceilings: defaultCriteria.ceilings };
const slow = "table_scan";
const fast = "groupby_scan";

const times = (count: number, multiplier: number) =>
  pairs(...Array.from({ length: count }, () => [10_000, 10_000 * multiplier] as const));

/** A run of a slow test and a fast one, with as many pairs of the slow one as decide it. */
function run(multiplier: number, machine: number, facts: Partial<Recording> = {}): Recording {
  const full = fullRecording();
  return {
    ...full,
    ...newest({ confirmElsewhere: true }),
    ...(full.machine && { machine: { ...full.machine, bootId: bootId(machine) } }),
    controls: [makeControl(new Array<number>(12).fill(1))],
    tests: [
      makeRecord({ workload: slow, samples: times(multiplier > 4 ? 131 : 3, multiplier) }),
      makeRecord({ workload: fast, samples: times(131, 0.1) }),
    ],
    ...facts,
  };
}

/** Another machine's measurement of the slow test. */
function again(multiplier: number, machine = 2, confirms = [`int/memory/reads/${slow}`]): Recording {
  return run(multiplier, machine, {
    ...newest({ confirms }),
    tests: [makeRecord({ workload: slow, samples: times(120, multiplier) })],
  });
}

function confirm(first: Recording, second: Recording): Verdict {
  return judgeRecording(addSecondMachine(first, second, "--confirmed-by second.json"), criteria);
}

const slowOne = (verdict: Verdict) =>
  testVerdicts(verdict).find(({ comparison }) => comparison.workload === slow)?.judgement;

describe("what another machine is asked", () => {
  it("are the rows that fail or are undecided, and no others", () => {
    const claims = openClaims(judgeRecording(run(9, 1), criteria));
    expect(claims).toEqual([`int/memory/reads/${slow}`]);
    expect(testsOfClaims(claims, run(9, 1).tests).map(testPath)).toEqual([`int/memory/reads/${slow}`]);
  });

  it("is nothing if all pass", () => {
    expect(openClaims(judgeRecording(run(2, 1), criteria))).toEqual([]);
  });

  it("are all tests of a section whose average fails", () => {
    expect(testsOfClaims(["int/memory/reads average"], run(9, 1).tests)).toHaveLength(2);
  });
});

describe("a row that fails on the first machine", () => {
  it("fails if it fails on the other one too", () => {
    const verdict = confirm(run(9, 1), again(8));
    expect(verdict.outcome).toBe("fail");
    expect(verdict.confirmation).toMatchObject({ confirmed: 1, unconfirmed: 0, missing: [] });
    expect(slowOne(verdict)?.elsewhere).toMatchObject({ first: "fail", outcome: "fail" });
  });

  it("is inconclusive if the other one passes it, with both figures and both machines", () => {
    const first = run(6.4, 1);
    const verdict = confirm(first, again(5.1));
    expect(verdict.outcome).toBe("inconclusive");
    expect(verdict.confirmation).toMatchObject({ confirmed: 0, unconfirmed: 1 });
    const [problem] = problems(verdict, engineNames(first, inTerminal), inTerminal);
    expect(problem?.reason).toContain(
      "6.40x on the first machine (boot 00000001), 5.10x on the confirming machine (boot 00000002)",
    );
    expect(headline(first, verdict, inTerminal)).toEqual({
      word: "Inconclusive",
      rest: "only one of two machines says that 1 of 2 tests exceeds its ceiling; none of the others exceeds its ceiling.",
    });
  });

  it("fails the measurement if the other one has not measured it", () => {
    const verdict = confirm(run(9, 1), again(9, 2, ["int/memory/reads average"]));
    expect(verdict.measurement.state).toBe("broken");
    expect(verdict.confirmation?.missing).toEqual([`int/memory/reads/${slow}`]);
    expect(headline(run(9, 1), verdict, inTerminal).word).toBe("Measurement failed");
  });

  it("fails the measurement if the other one has left nothing", () => {
    const first = run(9, 1);
    const problems = [unconfirmed(openClaims(judgeRecording(first, criteria)))];
    const verdict = judgeRecording({ ...first, problems }, criteria);
    expect(verdict).toMatchObject({ outcome: "fail", measurement: { state: "broken" } });
    expect(headline(first, verdict, inTerminal).rest).toContain(
      "the confirming machine: it left no results, and 1 row fails or is undecided",
    );
  });

  it("needs fewer false alarms of the other one than of itself", () => {
    const alphaOf = (recording: Recording) => alphaOfMachine(judgeRecording(recording, criteria).rule);
    expect(alphaOf(run(9, 1))).toBeCloseTo(0.009);
    expect(alphaOf(again(9))).toBeCloseTo(0.001);
  });

  it("is confirmed by a whole run of another machine too", () => {
    expect(confirm(run(9, 1), run(9, 2)).outcome).toBe("fail");
  });
});

describe("a row that is undecided on the first machine", () => {
  const undecided = run(6, 1, {
    tests: [
      makeRecord({
        workload: slow,
        samples: pairs(
          ...Array.from({ length: 131 }, (_, index) => [10_000, index % 2 ? 61_000 : 59_500] as const),
        ),
      }),
      makeRecord({ workload: fast, samples: times(131, 0.1) }),
    ],
  });

  it("was undecided", () => {
    expect(judgeRecording(undecided, criteria).outcome).toBe("inconclusive");
  });

  it("passes if the other one decides that it is within its ceiling", () => {
    expect(confirm(undecided, again(5.1)).outcome).toBe("pass");
  });

  it("does not fail because of the other one alone", () => {
    expect(confirm(undecided, again(9)).outcome).toBe("inconclusive");
  });
});

describe("a row that passes on the first machine", () => {
  it("is not looked at again", () => {
    expect(confirm(run(2, 1), run(9, 2)).outcome).toBe("pass");
  });
});

describe("the other machine", () => {
  it("is another one if it was started another time", () => {
    expect(proveOtherMachine(run(9, 1), again(9, 2))).toEqual({ state: "different" });
  });

  it("is the same one if it has the same boot id", () => {
    expect(proveOtherMachine(run(9, 1), again(9, 1))).toEqual({ state: "same", bootId: bootId(1) });
  });

  it("is unknown if the results do not say", () => {
    const { machine: _, ...first } = run(9, 1);
    expect(proveOtherMachine(first, again(9))).toEqual({ state: "unknown" });
  });

  it("decides nothing if it cannot be trusted", () => {
    const noisy = { ...again(9), controls: [makeControl(new Array<number>(12).fill(1.5))] };
    const verdict = confirm(run(9, 1), noisy);
    expect(verdict.outcome).toBe("inconclusive");
    expect(verdict.controls.find(({ problem }) => problem !== undefined)?.machine).toContain(
      "the confirming machine",
    );
  });
});
