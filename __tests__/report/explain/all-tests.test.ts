import { describe, expect, it } from "vitest";
import { actionOutputs } from "../../../src/report/action-outputs.ts";
import { allTestsName, allTestsText } from "../../../src/report/explain/all-tests.ts";
import { renderTerminal } from "../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs } from "../../builders/recordings.ts";
import { verdictOn } from "../../builders/verdicts.ts";

const names = { baseline: "SQLite", candidate: "DoltLite", base: "main" };
const mean = (multiplier: number) => ({
  multiplier,
  tests: 4,
  interval: { low: multiplier * 0.99, high: multiplier * 1.01, confidence: 0.95 },
});

const sixPairs = (candidate: number) =>
  pairs(...[1, 1.01, 0.99, 1.01, 0.99, 1].map((noise) => [10, candidate * noise] as [number, number]));

/** Two tests, twice and eight times as slow as the baseline; the second failed if it has no samples. */
function recordingOf(second: ReturnType<typeof pairs>) {
  const tests = [
    makeRecord({ samples: sixPairs(20) }),
    makeRecord({ workload: "table_scan", samples: second }),
  ];
  return makeRecording({ tests });
}

const both = recordingOf(sixPairs(80));

describe("the number of all tests", () => {
  it("has both engines with their intervals in one line", () => {
    expect(allTestsText({ headline: { baseline: mean(1.34), base: mean(0.998) } }, names)).toBe(
      "1.34x SQLite's time (1.33 to 1.35), 0.998x main's time (0.988 to 1.008), with 95% confidence",
    );
  });

  it("has no interval where too few pairs were measured, and no base where there is none", () => {
    expect(allTestsText({ headline: { baseline: { multiplier: 2, tests: 1 } } }, names)).toBe(
      "2.00x SQLite's time",
    );
    expect(allTestsText({ headline: {} }, names)).toBe("");
  });

  it("is the geometric mean of the run's tests, on the terminal above the verdict", () => {
    const lines = renderTerminal(both, verdictOn(both, { rounds: 6 }))
      .trimEnd()
      .split("\n");
    const at = lines.findIndex((line) => line.trim().startsWith("All tests: 4.00x SQLite's time ("));
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(0, at).some((line) => line.includes("table_scan"))).toBe(true);
  });

  it("does not say that it is of all tests if one has no result", () => {
    const recording = recordingOf([]);
    const verdict = verdictOn(recording, { rounds: 6 });
    expect(allTestsName(verdict)).toBe("All tests with a result");
    expect(allTestsName(verdictOn(both, { rounds: 6 }))).toBe("All tests");
    expect(renderTerminal(recording, verdict)).toContain("All tests with a result: 2.00x SQLite's time");
  });
});

describe("the outputs of the action", () => {
  const outputs = (recording: typeof both) =>
    actionOutputs({ state: "judged", recording, verdict: verdictOn(recording, { rounds: 6 }) });

  it("have the number with its interval, and none against a base that is not there", () => {
    expect(outputs(both)).toMatchObject({
      average: {
        figure: "4.00",
        interval: [expect.stringMatching(/^3\.9\d$/), expect.stringMatching(/^4\.0\d$/)],
      },
    });
    expect(outputs(both)?.baseAverage).toBeUndefined();
  });

  it("have the number against the base, with three decimals", () => {
    const base = [1, 2, 3, 4, 5, 6].map((round) => ({ role: "base", round, ns: 19_000 }) as const);
    const [one] = both.tests;
    const tests = one === undefined ? [] : [{ ...one, samples: [...one.samples, ...base] }];
    const recording = makeRecording({ tests, engines: { ...both.engines, base: { name: "main" } } });
    expect(outputs(recording).baseAverage).toMatchObject({ figure: "1.053" });
  });

  it("are empty if nothing was measured", () => {
    expect(actionOutputs({ state: "broken", failed: "measurement", message: "no engine" })).toEqual({
      outcome: "fail",
      failed: [],
      accepted: [],
    });
  });
});
