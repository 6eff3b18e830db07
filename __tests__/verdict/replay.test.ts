import { describe, expect, it } from "vitest";
import { RandomStream } from "../../src/suite/random.ts";
import { type Decision, decide, type Trial } from "../../src/verdict/decision.ts";
import { replayDecision } from "../../src/verdict/replay.ts";

const rounds = { min: 3, max: 11 };
const averages = [5, 5, 1e9];

/** Series of 140 pairs at truths from far below to far above a ceiling of 6, half of them with a base. */
function recorded(seed: number): Trial[] {
  const random = new RandomStream(seed, "play");
  const noise = () => (random.integer(-1000, 1000) + random.integer(-1000, 1000)) / 8000;
  return [1, 2, 3.9, 4.8, 5.5, 5.9, 6.1, 6.6, 7.2, 9].map((truth, index): Trial => {
    const series = (ratio: number) => Array.from({ length: 140 }, () => Math.log(ratio) + noise());
    const base = { logRatios: series(index % 3 === 0 ? 1.3 : 1), logCeiling: Math.log(1.2) };
    return {
      section: index % 3,
      run: 0,
      logRatios: series(truth),
      logCeiling: Math.log(6),
      ...(index % 2 === 0 ? { base } : {}),
    };
  });
}

/** Pair after pair, as a run measures them. */
function live(series: readonly Trial[]): { readonly decision: Decision; readonly used: number[] } {
  const used = series.map(() => 0);
  for (;;) {
    const trials = series.map((trial, index) => {
      const pairs = used[index] ?? 0;
      const base = trial.base && { base: { ...trial.base, logRatios: trial.base.logRatios.slice(0, pairs) } };
      return { ...trial, logRatios: trial.logRatios.slice(0, pairs), ...base };
    });
    const decision = decide(trials, averages, rounds, 0.01);
    if (decision.phase === "decided") return { decision, used };
    for (const [index, next] of decision.wanted.entries())
      if (next !== undefined) used[index] = (used[index] ?? 0) + 1;
  }
}

describe("playing recorded pairs", () => {
  it("comes to what the run came to that measured them one by one, and asks for as many", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const series = recorded(seed);
      const run = live(series);
      expect(replayDecision(series, averages, rounds, 0.01, "samples")).toEqual(run);
      // What the run has recorded is what it asked for, and enough to decide it again.
      const kept = series.map((trial, index) => {
        const pairs = run.used[index] ?? 0;
        const base = trial.base && {
          base: { ...trial.base, logRatios: trial.base.logRatios.slice(0, pairs) },
        };
        return { ...trial, logRatios: trial.logRatios.slice(0, pairs), ...base };
      });
      expect(replayDecision(kept, averages, rounds, 0.01, "samples")).toEqual(run);
    }
  });

  it("spends many pairs only where something is to be decided", () => {
    const { used, decision } = live(
      recorded(3).map(({ logRatios, logCeiling }) => ({ logRatios, logCeiling, run: 0, section: 2 })),
    );
    expect(decision.tests[0]).toEqual({ state: "clear", pairs: 3 });
    expect(used[0]).toBe(3);
    expect(Math.max(...used)).toBeGreaterThan(25);
  });

  it("leaves undecided what a cut recording does not tell, and decides the rest", () => {
    const series = recorded(1);
    const cut = series.map((trial, index) =>
      index === 8 ? { ...trial, logRatios: trial.logRatios.slice(0, 20) } : trial,
    );
    const whole = replayDecision(series, averages, rounds, 0.01, "samples").decision.tests;
    const { tests } = replayDecision(cut, averages, rounds, 0.01, "samples").decision;
    expect(whole[8]).toMatchObject({ outcome: "fail" });
    expect(tests[8]).toMatchObject({ outcome: "inconclusive", pairs: 9, ending: "samples" });
    expect(tests[9]).toEqual(whole[9]);
  });
});
