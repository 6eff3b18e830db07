import { describe, expect, it } from "vitest";
import { nearMisses } from "../../../src/report/explain/close-calls.ts";
import { makeRecord, pairs } from "../../builders/recordings.ts";
import { plain, rejudged, testJudgement, verdictOf } from "../../builders/verdicts.ts";

describe("near misses", () => {
  it("are passing tests and averages with less than a tenth of their ceiling left", () => {
    // Ceiling 6: a tenth is left at 5.4. Average (5.5 + 5.3 + 3.3) / 3 = 4.7, of 5.
    const tests = [5.5, 5.3, 3.3].map((multiplier) =>
      makeRecord({ workload: `at_${multiplier}`, samples: pairs([10_000, 10_000 * multiplier]) }),
    );
    expect(nearMisses(verdictOf(tests), plain)).toEqual([
      "int/memory/reads/at_5.5: 5.50x (ceiling 6x)",
      "int/memory/reads average: 4.70x (ceiling 5x)",
    ]);
  });

  it("are also what only the pairs let pass", () => {
    const verdict = verdictOf([makeRecord({ samples: pairs([10_000, 60_500]) })]);
    const close = rejudged(verdict, "pass", () => ({ judgement: testJudgement(6.05, "pass") }));
    expect(nearMisses(close, plain)).toEqual([
      "int/memory/reads/oltp_point_select: 6.05x (ceiling 6x, too close to tell)",
    ]);
  });

  it("are not what exceeds its ceiling", () => {
    const slow = makeRecord({ samples: pairs([10_000, 61_000]) });
    expect(nearMisses(verdictOf([slow]), plain)).toEqual([]);
  });
});
