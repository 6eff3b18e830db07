import { describe, expect, it } from "vitest";
import { blockLength, resampleRounds, shuffleRounds } from "../../bench/aa/resample.ts";
import { centred, lagOne, type Series, seriesOf, sides } from "../../bench/aa/series.ts";
import { simulateRun } from "../../bench/aa/simulated-run.ts";
import { median } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { recordingOf } from "./recording.ts";

const random = (purpose = "values") => new RandomStream(1, purpose);

function noise(purpose: string, count = 200, width = 0.05): number[] {
  const stream = random(purpose);
  return Array.from({ length: count }, () => (width * stream.integer(-1000, 1000)) / 1000);
}

function series(logRatios: readonly number[], storage: Series["storage"] = "memory"): Series {
  return { test: `int/${storage}/reads/table_scan`, storage, group: `${storage} reads`, logRatios };
}

describe("a recorded series", () => {
  it("is the logarithms of the pairs' ratios, in round order", () => {
    const [one] = seriesOf(recordingOf([1, 2]));
    expect(one).toEqual({
      test: "int/autocommit/writes/oltp_write_only_ac",
      storage: "autocommit",
      group: "autocommit writes",
      logRatios: [0, Math.log(2)],
    });
  });

  it("is refused where tests have different numbers of pairs, or none", () => {
    const { tests, ...rest } = recordingOf([1, 1]);
    const short = recordingOf([1]).tests.map((test) => ({ ...test, workload: "oltp_insert_ac" }));
    expect(() => seriesOf({ ...rest, tests: [...tests, ...short] })).toThrow(
      "int/autocommit/writes/oltp_insert_ac has 1 pairs, int/autocommit/writes/oltp_write_only_ac has 2",
    );
    expect(() => seriesOf({ ...rest, tests: [] })).toThrow(new Error("the recording has no pairs"));
  });

  it("stands at 1 when it is centred", () => {
    expect(median(centred(series(noise("a").map((value) => value + 0.3))).logRatios)).toBeCloseTo(0, 12);
  });
});

describe("how neighbouring rounds are related", () => {
  it("is 0 for values that are not, near 1 for a drift and -1 for values that alternate", () => {
    expect(Math.abs(lagOne(noise("a", 20_000)))).toBeLessThan(0.02);
    expect(lagOne(Array.from({ length: 200 }, (_, index) => index))).toBeCloseTo(1, 6);
    expect(lagOne(Array.from({ length: 200 }, (_, index) => index % 2))).toBeCloseTo(-1, 6);
  });

  it("can be asked of the sides of the median, which an outlier does not hide", () => {
    const alternating = Array.from({ length: 200 }, (_, index) => (index % 2) - 0.5);
    alternating[100] = 1000;
    expect(lagOne(alternating)).toBeGreaterThan(-0.1);
    expect(lagOne(sides(alternating))).toBeLessThan(-0.9);
  });
});

describe("resampled rounds", () => {
  it("come in blocks that follow each other, the first round after the last", () => {
    const rounds = resampleRounds(25, 1003, random());
    expect(rounds.length).toBe(1003);
    for (const [index, round] of rounds.entries())
      if (index % blockLength !== 0) expect(round).toBe(((rounds[index - 1] as number) + 1) % 25);
  });

  it("are all as likely as each other", () => {
    const counts = new Array<number>(25).fill(0);
    for (const round of resampleRounds(25, 250_000, random())) counts[round] = (counts[round] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(9_300);
    expect(Math.max(...counts)).toBeLessThan(10_700);
  });
});

describe("shuffled rounds", () => {
  it("are the same rounds in another order, the same one for all tests", () => {
    const counting = Array.from({ length: 200 }, (_, index) => index);
    const both = [
      series(counting),
      series(
        counting.map((value) => -value),
        "file",
      ),
    ];
    const [one, other] = shuffleRounds(both, random());
    expect(one?.logRatios).not.toEqual(counting);
    expect(one?.logRatios.toSorted((a, b) => a - b)).toEqual(counting);
    expect(other?.logRatios).toEqual(one?.logRatios.map((value) => -value));
    expect(Math.abs(lagOne(one?.logRatios ?? []))).toBeLessThan(0.2);
  });
});

describe("a simulated run", () => {
  it("clears everything with three pairs where nothing is near its line", () => {
    const run = simulateRun([series(noise("a"))], () => 2, 276, random());
    expect(run).toEqual({ fails: 0, inconclusive: 0, pairs: 3 * 276 });
  });

  it("fails what is surely over its line, with 11 pairs to suspect it and 13 fresh ones", () => {
    const run = simulateRun([series(noise("a"))], () => 0.9, 2, random());
    expect(run).toEqual({ fails: 2, inconclusive: 0, pairs: 2 * 24 });
  });

  it("holds every storage against its own line", () => {
    const both = [series(noise("a")), series(noise("b"), "autocommit")];
    const run = simulateRun(both, (storage) => (storage === "memory" ? 0.9 : 2), 4, random());
    expect(run).toEqual({ fails: 2, inconclusive: 0, pairs: 2 * 24 + 2 * 3 });
  });

  it("keeps together what the recorded tests share, and draws other rounds for tests that are there again", () => {
    const shared = noise("a");
    const opposite = shared.map((value) => -value);
    // Screening at 1 can clear a test or its opposite, not both, since any pair is over in one of the two.
    for (let index = 0; index < 50; index++) {
      const run = simulateRun([series(shared), series(opposite)], () => 1, 2, random(`run ${index}`));
      expect(run.pairs).toBeGreaterThanOrEqual(3 + 11 + 15);
    }
    const alone = (tests: number) => simulateRun([series(shared)], () => 1, tests, random()).pairs;
    expect(alone(20)).not.toBe(20 * alone(1));
  });

  it("is the same for the same seed", () => {
    const play = () => simulateRun([series(noise("a"))], () => 1.02, 50, random());
    expect(play()).toEqual(play());
  });
});
