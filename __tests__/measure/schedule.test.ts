import { describe, expect, it } from "vitest";
import { planRounds, type Round, type ScheduleInputs } from "../../src/measure/schedule.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Sample } from "../../src/model/sample.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { sharesReads } from "../../src/suite/shared-reads.ts";
import type { NextPairs } from "../../src/verdict/next-pairs.ts";

const planned = planTests({
  suites: ["oltp"],
  variants: ["int", "text"],
  storages: ["memory", "file", "autocommit"],
});

function emptyRecords(): TestRecord[] {
  return planned.map((test) => ({ ...test, samples: [], checks: [], failures: [] }));
}

/** Wants every test until it has so many pairs. */
function until(rounds: number): (records: readonly TestRecord[]) => NextPairs {
  return (records) => {
    const wanted = records
      .map(({ samples, ...test }) => ({ test, pairs: rounds - samples.length / 2 }))
      .filter(({ pairs }) => pairs > 0);
    return { phase: wanted.length > 0 ? "screening" : "decided", wanted };
  };
}

const plan: ScheduleInputs = {
  next: until(3),
  roles: ["baseline", "candidate"],
  controls: [],
  controlVisits: 0,
  seed: 1,
};

/** Plays a schedule to its end as a run would, with a sample of each engine for each visit. */
function drain(parts: Partial<ScheduleInputs> = {}, records = emptyRecords()): Round[] {
  const schedule = planRounds({ ...plan, ...parts });
  const rounds: Round[] = [];
  for (let round = schedule(records); round !== undefined; round = schedule(records)) {
    rounds.push(round);
    for (const visit of round.visits) {
      const at = records.findIndex((record) => testPath(record) === testPath(visit.test));
      const record = records[at] as TestRecord;
      const samples = visit.order.flatMap((role): Sample[] =>
        role === "control" || visit.order.includes("control") ? [] : [{ role, round: visit.round, ns: 1 }],
      );
      records[at] = { ...record, samples: [...record.samples, ...samples] };
    }
  }
  return rounds;
}

const paths = (tests: readonly { readonly test: Test }[]) => tests.map(({ test }) => testPath(test));

describe("planRounds", () => {
  it("visits reads that share a process one after the other, in an order that changes", () => {
    const orders = drain().map(({ visits }) => {
      const shared = visits.filter(({ test }) => sharesReads(test));
      for (const group of Map.groupBy(planned, ({ variant, storage }) => `${variant} ${storage}`).values()) {
        const places = visits.flatMap(({ test }, place) =>
          sharesReads(test) && group.some((one) => testPath(one) === testPath(test)) ? [place] : [],
        );
        expect(places.length).toBeGreaterThan(1);
        expect((places.at(-1) as number) - (places[0] as number)).toBe(places.length - 1);
      }
      return paths(shared).join(" ");
    });
    expect(new Set(orders).size).toBe(orders.length);
  });

  it("visits every test that is wanted once a round, variant by variant, which begin in turn", () => {
    const rounds = drain({ next: until(8) });
    expect(rounds).toHaveLength(8);
    const orders = rounds.map(({ visits }, index) => {
      expect(paths(visits).toSorted()).toEqual(planned.map(testPath).toSorted());
      expect(new Set(visits.map(({ round }) => round))).toEqual(new Set([index + 1]));
      const changes = visits.filter(({ test }, place) => visits[place - 1]?.test.variant !== test.variant);
      return changes.map(({ test }) => test.variant).join(" ");
    });
    expect(new Set(orders)).toEqual(new Set(["int text", "text int"]));
  });

  it("takes the tests in another random order each round, the same for the same seed", () => {
    const orders = (seed: number) => drain({ seed }).map(({ visits }) => paths(visits).join());
    expect(orders(7)).toEqual(orders(7));
    expect(orders(7)).not.toEqual(orders(8));
    expect(new Set(orders(7)).size).toBe(3);
  });

  it("lets the other engine begin in the next round of a test, and in every second test of a round", () => {
    const [first, second] = drain() as [Round, Round];
    const beginners = (round: Round) =>
      new Map(round.visits.map(({ test, order }) => [testPath(test), order[0]]));
    const [one, two] = [beginners(first), beginners(second)];
    for (const [test, beginner] of one) expect(two.get(test)).not.toBe(beginner);
    for (const variant of ["int", "text"]) {
      const own = planned.filter((test) => test.variant === variant).map((test) => one.get(testPath(test)));
      const candidateFirst = own.filter((role) => role === "candidate").length;
      expect(Math.abs(candidateFirst - 69 / 2)).toBeLessThan(1);
    }
  });

  it("goes through all six orders of three engines with each test", () => {
    const rounds = drain({ next: until(9), roles: ["baseline", "candidate", "base"] });
    const orders = rounds.flatMap(({ visits }) =>
      visits.filter(({ test }) => testPath(test) === testPath(planned[0] as Test)).map(({ order }) => order),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
  });

  it("gives each of three engines each place once in three rounds of a test", () => {
    const visits = drain({ next: until(9), roles: ["baseline", "candidate", "base"] }).flatMap(
      (round) => round.visits,
    );
    for (const test of planned) {
      const orders = visits
        .filter((visit) => testPath(visit.test) === testPath(test))
        .map(({ order }) => order);
      for (const first of [0, 3])
        for (const place of [0, 1, 2])
          expect(new Set(orders.slice(first, first + 3).map((order) => order[place])).size).toBe(3);
    }
  });

  it("has the engines in the order of ABBA, the other way round in half of the tests and with another seed", () => {
    const letters = (seed: number) => {
      const visits = drain({ next: until(5), seed }).flatMap((round) => round.visits);
      return planned.map((test) =>
        visits
          .filter((visit) => testPath(visit.test) === testPath(test))
          .map(({ order }) => (order[0] === "candidate" ? "A" : "B"))
          .join(""),
      );
    };
    const [one, other] = [letters(1), letters(3)];
    for (const order of one) expect(["ABBAA", "BAABB", "AABBA", "BBAAB"]).toContain(order);
    // More candidates first than baselines, or fewer.
    const isMore = (order: string) => order.replaceAll("B", "").length > 2;
    expect(Math.abs(one.filter(isMore).length - planned.length / 2)).toBeLessThanOrEqual(1);
    expect(other.map(isMore)).toEqual(one.map((order) => !isMore(order)));
  });

  it("visits only what is wanted, and numbers a test's rounds by those it has had", () => {
    const [first, other] = [planned[0] as Test, planned[1] as Test];
    const asked: (readonly Test[])[] = [[first, other], [first], [first, other]];
    const next = (): NextPairs => {
      const tests = asked.shift() ?? [];
      return {
        phase: tests.length > 0 ? "confirmation" : "decided",
        wanted: tests.map((test) => ({ test, pairs: 1 })),
      };
    };
    const rounds = drain({ next });
    const visits = rounds.flatMap((round) => round.visits);
    const of = (wanted: Test) => visits.filter(({ test }) => testPath(test) === testPath(wanted));
    expect(of(first).map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(of(other).map(({ round }) => round)).toEqual([1, 2]);
    expect(new Set(rounds.map(({ phase }) => phase))).toEqual(new Set(["confirmation"]));
  });

  it("says what is expected after a round: the rounds until the next look", () => {
    const [first, second, last] = drain();
    const ahead = (round: Round | undefined) => round?.expected.reduce((sum, { visits }) => sum + visits, 0);
    expect(ahead(first)).toBe(2 * planned.length);
    expect(ahead(second)).toBe(planned.length);
    expect(ahead(last)).toBe(0);
  });

  it("visits a failed test no more, and stops where all have failed", () => {
    const failure = { reason: "crash", role: "candidate", message: "signal 11" } as const;
    const records = emptyRecords();
    records[0] = { ...(records[0] as TestRecord), failures: [failure] };
    expect(drain({}, records)[0]?.visits).toHaveLength(planned.length - 1);
    expect(
      drain(
        {},
        emptyRecords().map((record) => ({ ...record, failures: [failure] })),
      ),
    ).toEqual([]);
  });

  it("goes on without the base where only that has failed", () => {
    const failure = { reason: "crash", role: "base", message: "signal 11" } as const;
    const records = emptyRecords();
    records[0] = { ...(records[0] as TestRecord), failures: [failure] };
    const [round] = drain({ roles: ["baseline", "candidate", "base"] }, records);
    const visit = round?.visits.find(({ test }) => testPath(test) === testPath(records[0] as Test));
    expect(visit?.order.toSorted()).toEqual(["baseline", "candidate"]);
  });

  it("goes on where a run was killed in a round, with other orders than it began with", () => {
    const [first, second] = drain() as [Round, Round];
    const records = emptyRecords();
    for (const { test } of first.visits.slice(0, 30)) {
      const at = records.findIndex((record) => testPath(record) === testPath(test));
      const samples = plan.roles.map((role): Sample => ({ role, round: 1, ns: 1 }));
      records[at] = { ...(records[at] as TestRecord), samples };
    }
    const rounds = drain({}, records);
    const visits = rounds.flatMap((round) => round.visits);
    for (const test of planned) {
      const own = visits.filter((visit) => testPath(visit.test) === testPath(test));
      const had = first.visits.slice(0, 30).some((visit) => testPath(visit.test) === testPath(test));
      expect(own.map(({ round }) => round)).toEqual(had ? [2, 3] : [1, 2, 3]);
    }
    expect(paths(rounds[0]?.visits ?? [])).not.toEqual(paths(first.visits));
    expect(second.visits).toHaveLength(planned.length);
  });

  it("visits the remaining controls alone if no test is wanted", () => {
    const controls = planned.slice(0, 2).map((test, index) => ({ test, pairs: 2 + index }));
    const done = emptyRecords();
    const next = (): NextPairs => ({ phase: "decided", wanted: [] });
    const rounds = drain({ next, controls, controlVisits: 2 }, done);
    expect(rounds.map(({ visits }) => paths(visits).toSorted())).toEqual([
      [planned[0], planned[0], planned[1], planned[1]].map((test) => testPath(test as Test)).toSorted(),
      [testPath(planned[1] as Test)],
    ]);
    expect(drain({ next, controls: [{ test: planned[0] as Test, pairs: 0 }], controlVisits: 2 })).toEqual([]);
  });

  it("stops timing a control that the baseline has failed", () => {
    const failure = { reason: "crash", role: "baseline", message: "signal 11" } as const;
    const records = emptyRecords();
    records[0] = { ...(records[0] as TestRecord), failures: [failure] };
    const controls = [{ test: planned[0] as Test, pairs: 6 }];
    const visits = drain({ controls, controlVisits: 3 }, records).flatMap((round) => round.visits);
    expect(visits.filter(({ order }) => order.includes("control"))).toEqual([]);
  });

  it("lets controls ride along in the first rounds, with either process first in turn", () => {
    const controls = [{ test: planned[0] as Test, pairs: 6 }];
    const rounds = drain({ controls, controlVisits: 3 });
    const ridden = rounds.map(({ visits }) => visits.filter(({ order }) => order.includes("control")));
    expect(ridden.map(({ length }) => length)).toEqual([3, 3, 0]);
    const first = ridden.flat().map(({ order }) => order[0]);
    expect(first.filter((arm) => arm === "control")).toHaveLength(3);
  });
});
