import { describe, expect, it } from "vitest";
import { engineTimes, type RoundOfChunks } from "../../src/statistics/engine-times.ts";

/** Rounds of one engine. */
const alone = (...samples: readonly number[][]): RoundOfChunks[] => samples.map((chunks) => [chunks]);

function expectTimes(rounds: readonly RoundOfChunks[], times: readonly number[]): void {
  for (const [engine, time] of engineTimes(rounds).entries())
    expect(time).toBeCloseTo(times[engine] as number, 9);
}

describe("engineTimes", () => {
  it("leaves out a burst that hits a chunk in one round", () => {
    expectTimes(alone([10, 20, 30], [10, 95, 30], [10, 20, 90]), [10 + 20 + 30]);
  });

  it("keeps what a chunk costs in every round", () => {
    expectTimes(alone([10, 500, 10], [10, 510, 10], [10, 490, 10]), [520]);
  });

  it("is the sample itself of one round", () => {
    expectTimes(
      [
        [
          [3, 4],
          [6, 9],
        ],
      ],
      [7, 15],
    );
  });

  it("divides by what slows all engines down in a round", () => {
    const round = (slowDown: number, noise: number): RoundOfChunks => [
      [10, 20, 30].map((ns) => ns * slowDown),
      [20, 40, 60].map((ns) => ns * slowDown + noise),
    ];
    const [baseline = 0, candidate = 0] = engineTimes([round(1, 0), round(1.2, 0), round(0.9, 0)]);
    expect(candidate / baseline).toBeCloseTo(2, 12);
    expect(baseline).toBeCloseTo(60, 12);
  });

  it("counts rounds that are divided otherwise by how many they are", () => {
    expectTimes(alone([10, 10], [10, 10], [10, 10], [24]), [(3 * 20 + 24) / 4]);
  });
});
