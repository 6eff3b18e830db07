import { describe, expect, it } from "vitest";
import { type CostScale, secondsInCommon, secondsOfTest } from "../../src/machines/costs.ts";
import { divideTests } from "../../src/machines/divide.ts";
import { keyVariants, sectionPath, storages, type Test, testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";

const tests = planTests({ suites: ["oltp"], variants: keyVariants, storages });
const scale: CostScale = { rows: 100_000, engines: 2, rounds: 3 };
const costs = {
  ofTest: (test: Test) => secondsOfTest(test, new Map(), scale),
  inCommon: (own: readonly Test[]) => secondsInCommon(own, scale),
};

const paths = (shares: ReturnType<typeof divideTests>) => shares.map((share) => share.tests.map(testPath));

describe("the default suite between machines", () => {
  it.each(Array.from({ length: 31 }, (_, index) => index + 2))(
    "is divided so that of %i shards the longest takes at most 15 % more than the mean",
    (count) => {
      const shares = divideTests(tests, count, costs);
      expect(shares).toHaveLength(count);
      const seconds = shares.map((share) => share.seconds);
      const mean = seconds.reduce((sum, one) => sum + one, 0) / count;
      expect(Math.max(...seconds)).toBeLessThanOrEqual(1.15 * mean);
    },
  );

  it("is whole, and no test is measured twice", () => {
    const divided = paths(divideTests(tests, 7, costs)).flat();
    expect(divided.toSorted()).toEqual(tests.map(testPath).toSorted());
  });

  it("is divided alike every time", () => {
    expect(paths(divideTests(tests, 5, costs))).toEqual(paths(divideTests(tests, 5, costs)));
  });

  it("keeps most sections on one machine if there are few", () => {
    const shares = divideTests(tests, 2, costs);
    const divided = new Set(shares.flatMap((share) => [...new Set(share.tests.map(sectionPath))]));
    const parts = shares.reduce((sum, share) => sum + new Set(share.tests.map(sectionPath)).size, 0);
    expect(parts - divided.size).toBeLessThanOrEqual(2);
  });
});

describe("a sweep", () => {
  const step = (workload: string, depth: number): Test => {
    return { variant: "own", storage: "file", kind: "reads", workload: `${workload}.depth=${depth}` };
  };
  const sweeps = ["log", "diff"].flatMap((name) => [1, 10, 100, 1000].map((depth) => step(name, depth)));

  it.each([1, 2, 3, 8])(
    "is measured on one machine of %i, since the times of its steps are compared",
    (count) => {
      const shares = divideTests(sweeps, count, costs);
      expect(shares).toHaveLength(Math.min(2, count));
      expect(paths(shares).flat().toSorted()).toEqual(sweeps.map(testPath).toSorted());
      for (const share of shares) expect(share.tests.length % 4).toBe(0);
      if (count > 1) for (const { tests: own } of shares) expect(own).toHaveLength(4);
    },
  );
});

describe("tests of unlike lengths", () => {
  const [first, ...others] = tests.slice(0, 5) as [Test, ...Test[]];
  const long = { ofTest: (test: Test) => (test === first ? 40 : 10), inCommon: () => 0 };

  it("leave the longest alone on a machine", () => {
    const shares = divideTests([first, ...others], 2, long);
    expect(shares.map(({ tests: own, seconds }) => [own.length, seconds])).toEqual([
      [1, 40],
      [4, 40],
    ]);
  });

  it("are not more shards than tests", () => {
    expect(divideTests([first, ...others], 9, long)).toHaveLength(5);
  });
});
