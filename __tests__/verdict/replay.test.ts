import { describe, expect, it } from "vitest";
import { RandomStream } from "../../src/suite/random.ts";
import { decide } from "../../src/verdict/decision.ts";
import type { Trial } from "../../src/verdict/decision-state.ts";
import { firstPairs, type Replay, replayDecision } from "../../src/verdict/replay.ts";

const rounds = { min: 3, max: 11 };
const averageCeilings = new Map([
  ["section 0", 5],
  ["section 1", 5],
  ["section 2", 1e9],
]);

/** Series of 140 pairs at truths from far below to far above a ceiling of 6, half of them with a base. */
function recorded(seed: number): Trial[] {
  const random = new RandomStream(seed, "play");
  const noise = () => (random.integer(-1000, 1000) + random.integer(-1000, 1000)) / 8000;
  return [1, 2, 3.9, 4.8, 5.5, 5.9, 6.1, 6.6, 7.2, 9].map((truth, index): Trial => {
    const series = (ratio: number) => Array.from({ length: 140 }, () => Math.log(ratio) + noise());
    const base = { logRatios: series(index % 3 === 0 ? 1.3 : 1), logCeiling: Math.log(1.2) };
    return {
      path: `test at ${truth}`,
      sectionPath: `section ${index % 3}`,
      run: 0,
      baseline: { logRatios: series(truth), logCeiling: Math.log(6) },
      ...(index % 2 === 0 ? { base } : {}),
    };
  });
}

/** Each trial with its first pairs only. */
function cutTo(pairs: Replay["used"], series: readonly Trial[]): Trial[] {
  return series.map((trial) => firstPairs(trial, pairs.get(trial.path)));
}

/** Pair after pair, as a run measures them. */
function measure(series: readonly Trial[]): Replay {
  const used = new Map(series.map(({ path }) => [path, { baseline: 0, base: 0 }]));
  for (;;) {
    const decision = decide({ trials: cutTo(used, series), averageCeilings }, rounds, 0.01);
    if (decision.phase === "decided") return { decision, used };
    for (const [path, decided] of decision.tests)
      for (const reference of ["baseline", "base"] as const) {
        const counts = used.get(path);
        if (decided[reference]?.wanted !== undefined && counts !== undefined) counts[reference]++;
      }
  }
}

describe("replaying recorded pairs", () => {
  it("comes to what the run came to that measured them one by one, and asks for as many", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const series = recorded(seed);
      const run = measure(series);
      expect(replayDecision({ trials: series, averageCeilings }, rounds, 0.01, "samples")).toEqual(run);
      // The run recorded what it asked for: that is enough to decide it again.
      const kept = cutTo(run.used, series);
      expect(replayDecision({ trials: kept, averageCeilings }, rounds, 0.01, "samples")).toEqual(run);
    }
  });

  it("spends many pairs only if something has to be decided", () => {
    const series = recorded(3).map(({ base: _, ...trial }) => ({ ...trial, sectionPath: "section 2" }));
    const { used, decision } = measure(series);
    expect(decision.tests.get("test at 1")?.baseline?.claim).toEqual({ state: "clear", pairs: 3 });
    expect(used.get("test at 1")).toEqual({ baseline: 3, base: 0 });
    expect(Math.max(...[...used.values()].map(({ baseline }) => baseline))).toBeGreaterThan(25);
  });

  it("leaves undecided what a cut recording does not tell, and decides the rest", () => {
    const series = recorded(1);
    const cut = series.map((trial) =>
      trial.path === "test at 6.6" ? firstPairs(trial, { baseline: 20, base: 140 }) : trial,
    );
    const { tests: complete } = replayDecision(
      { trials: series, averageCeilings },
      rounds,
      0.01,
      "samples",
    ).decision;
    const { tests } = replayDecision({ trials: cut, averageCeilings }, rounds, 0.01, "samples").decision;
    expect(complete.get("test at 6.6")?.baseline?.claim).toMatchObject({ outcome: "fail" });
    expect(tests.get("test at 6.6")?.baseline?.claim).toMatchObject({
      outcome: "inconclusive",
      pairs: 9,
      ending: "samples",
    });
    expect(tests.get("test at 9")).toEqual(complete.get("test at 9"));
    const all = series.map((trial) => firstPairs(trial, { baseline: 20, base: 140 }));
    const { tests: ended } = replayDecision(
      { trials: all, averageCeilings },
      rounds,
      0.01,
      "samples",
    ).decision;
    expect(ended.get("test at 7.2")?.baseline?.claim).toEqual({ state: "exceeded", pairs: 20 });
  });
});
