import { describe, expect, it } from "vitest";
import { reportHeading } from "../../src/report/heading.ts";
import type { Judged, Result } from "../../src/report/result.ts";
import { commentCases, commentSource as source } from "../builders/comment-cases.ts";
import { makeControl, makeRecord, makeRecording, trios } from "../builders/recordings.ts";
import { verdictOn } from "../builders/verdicts.ts";

const engines = { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" }, base: { name: "main" } };

/** Tests of one pair each that are slower than the base by these factors, or not. */
function judged(
  factors: readonly number[],
  parts: Partial<Parameters<typeof makeRecording>[0]> = {},
): Judged {
  const tests = factors.map((factor, index) =>
    makeRecord({ workload: `w_${index}`, samples: trios([10_000, 20_000, 20_000 / factor]) }),
  );
  const recording = makeRecording({ engines, tests, ...parts });
  return { state: "judged", recording, verdict: verdictOn(recording) };
}

describe("the heading of a report", () => {
  it.each([
    ["first-pass", /^✅ DoltLite: no test slower than main; 1\.\d\dx SQLite's time$/],
    ["pass-after-pass", /^✅ DoltLite: no test slower than main, 2 faster; 1\.\d\dx SQLite's time$/],
    ["slow-test", /^❌ DoltLite: 4 tests slower than main, worst \+2\d%$/],
    ["everything-slower", /^❌ DoltLite: everything 3\.\d% slower than main$/],
    ["over-a-ceiling", /^❌ DoltLite: 4 tests over the ceiling against SQLite, worst 7\.\d\dx$/],
    ["undecided", /^⚠️ DoltLite: 1 of 56 tests undecided$/],
    ["broken-engine", /^❌ DoltLite: crashed in 1 of 56 tests$/],
    ["accepted", /^✅ DoltLite: 4 tests slower than main, worst \+2\d%, accepted$/],
    ["no-base", /^⚠️ DoltLite: the base could not be built$/],
  ])("is the verdict: %s", (name, heading) => {
    expect(reportHeading((commentCases[name] as () => Result)(), source)).toMatch(heading);
  });

  it("counts failing tests without a cause too, which a single pair cannot have", () => {
    expect(reportHeading(judged([1, 1.5]), source)).toBe("❌ DoltLite: 1 test slower than main, by +50%");
  });

  it("says by how much all tests together are faster, if they surely are", () => {
    const result = judged([1, 1]);
    const base = { multiplier: 0.935, interval: { low: 0.92, high: 0.95, confidence: 0.95 }, tests: 46 };
    const verdict = { ...result.verdict, headline: { ...result.verdict.headline, base } };
    expect(reportHeading({ ...result, verdict }, source)).toBe(
      "✅ DoltLite: everything 6.5% faster than main, no test slower; 2.00x SQLite's time",
    );
  });

  it("speaks of the base if that has no other name", () => {
    const unnamed = judged([1, 1], { engines: { ...engines, base: { name: "base" } } });
    expect(reportHeading(unnamed, source)).toBe(
      "✅ DoltLite: no test slower than the base; 2.00x SQLite's time",
    );
  });

  it("is never green while the status fails", () => {
    const remark = "run 77 failed on this commit";
    expect(reportHeading(judged([1, 1]), { ...source, remark })).toMatch(
      /^❌ DoltLite: the status fails; this run: no test slower/,
    );
  });

  it("is undecided on a runner that is too noisy, and says what was not measured", () => {
    const noisy = judged([1, 1], { controls: [makeControl(new Array(15).fill(1.4))] });
    expect(reportHeading(noisy, source)).toBe("⚠️ DoltLite: the runner is too noisy to decide");
    const skipped = [{ variant: "own", storage: "memory", kind: "writes", workload: "merges" }] as const;
    expect(reportHeading(judged([1, 1], { skipped }), source)).toMatch(/SQLite's time; 1 test not measured$/);
  });

  it("escapes names", () => {
    const hostile = judged([1, 1], { engines: { ...engines, candidate: { name: "@team <b>" } } });
    expect(reportHeading(hostile, source)).toMatch(/^✅ `@team <b>`: /);
  });

  it("of a step without a verdict names the report", () => {
    expect(reportHeading({ state: "broken", failed: "measurement", message: "gone" }, source)).toBe(
      "❌ sqlite-bench-gate: measurement failed",
    );
  });
});
