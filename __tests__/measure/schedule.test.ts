import { describe, expect, it } from "vitest";
import type { TestRecord } from "../../src/measure/recording.ts";
import { fixedRounds, type Round, type Schedule } from "../../src/measure/schedule.ts";
import { planTests } from "../../src/suite/plan.ts";
import { testPath } from "../../src/suite/test.ts";

const everything = planTests({
  variants: ["int", "text"],
  storages: ["memory", "file", "autocommit"],
}).map((test): TestRecord => ({ ...test, samples: [], checks: [], failures: [] }));

function drain(schedule: Schedule, records: readonly TestRecord[]): Round[] {
  const rounds: Round[] = [];
  for (let round = schedule(records); round !== undefined; round = schedule(records)) rounds.push(round);
  return rounds;
}

describe("fixedRounds", () => {
  it("visits every test of a variant once a round, variant by variant within a round", () => {
    const rounds = drain(fixedRounds(3, 1), everything);
    expect(rounds.map(({ number, variant }) => `${number} ${variant}`)).toEqual([
      "1 int",
      "1 text",
      "2 int",
      "2 text",
      "3 int",
      "3 text",
    ]);
    for (const { variant, visits } of rounds) {
      const visited = visits.map(({ test }) => testPath(test)).toSorted();
      const planned = everything.filter((test) => test.variant === variant).map(testPath);
      expect(visited).toEqual(planned.toSorted());
    }
  });

  it("takes the tests in another random order each round, the same for the same seed", () => {
    const orders = (seed: number) =>
      drain(fixedRounds(2, seed), everything).map(({ visits }) =>
        visits.map(({ test }) => testPath(test)).join(),
      );
    expect(orders(7)).toEqual(orders(7));
    expect(orders(7)).not.toEqual(orders(8));
    expect(new Set(orders(7)).size).toBe(4);
  });

  it("lets the other engine begin in the next round of a test, and in every second test of a round", () => {
    const [first, , second] = drain(fixedRounds(2, 1), everything) as [Round, Round, Round];
    const beginners = (round: Round) =>
      new Map(round.visits.map(({ test, order }) => [testPath(test), order[0]]));
    const [one, two] = [beginners(first), beginners(second)];
    for (const [test, beginner] of one) expect(two.get(test)).not.toBe(beginner);
    const candidateFirst = [...one.values()].filter((role) => role === "candidate").length;
    expect(candidateFirst).toBe(35); // and the baseline in the other 34
    expect(one.size).toBe(69);
  });

  it("visits a failed test no more, and stops where all have failed", () => {
    const failure = { reason: "crash", message: "signal 11" } as const;
    const schedule = fixedRounds(5, 1);
    schedule(everything);
    const failed = everything.map((record, index) =>
      index === 0 ? { ...record, failures: [failure] } : record,
    );
    schedule(everything);
    expect(schedule(failed)?.visits).toHaveLength(68);
    expect(schedule(everything.map((record) => ({ ...record, failures: [failure] })))).toBeUndefined();
  });
});
