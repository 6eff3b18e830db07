import { describe, expect, it } from "vitest";
import { noises, simulateHistory, suiteSize } from "../../bench/history/nights.ts";
import { formatRun, parseRun } from "../../src/features/nights/history/runs/run-text.ts";

describe("simulated nights", () => {
  it.each(noises)("of %s noise spread as they are told, and could be kept", (noise) => {
    const nights = simulateHistory(40, noise, 0.02, 1);
    const logs = nights.flatMap(({ tests }) =>
      tests.map(({ baselineNs = 0, candidateNs = 0 }) => Math.log(candidateNs / baselineNs)),
    );
    expect(logs).toHaveLength(40 * suiteSize);
    const deviation = Math.sqrt(logs.reduce((sum, one) => sum + one ** 2, 0) / logs.length);
    expect(deviation).toBeGreaterThan(0.0195);
    expect(deviation).toBeLessThan(0.0205);
    const [first] = nights;
    if (first !== undefined) expect(parseRun(formatRun(first), "a night")).toEqual(first);
  });
});
