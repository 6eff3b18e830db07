import { describe, expect, it } from "vitest";
import { assessContention } from "../../../../src/features/figures/contention/examine.ts";
import { contentionFacts } from "../../../../src/features/figures/contention/facts.ts";
import type { Contention, Held } from "../../../../src/features/figures/contention/record.ts";
import { starvedIn, suspectsIn } from "../../../../src/features/figures/contention/starvation.ts";
import { type Criteria, defaultCriteria } from "../../../../src/model/criteria.ts";
import { makeRecording } from "../../../builders/recordings.ts";
import { isIn, makeContention, makeHeld, makeTask, usual, withBase } from "./contests.ts";

const cell = { workload: "read-write", mode: "threads", connections: 4 } as const;

/** Tasks of a contest whose writer waits all the time. */
const waiting = (ms: number) => [
  makeTask("readers", 4, 900),
  makeTask("writers", 1, 1, { least: 1, longest: ms * 1e6 }),
];

const starving = (roles: readonly string[], rounds: readonly number[]) =>
  makeContention(usual, {}, (held) =>
    isIn("read-write", 4)(held) && roles.includes(held.role) && rounds.includes(held.round)
      ? { ...held, tasks: waiting(120) }
      : held,
  );

const withLonger = (
  contention: Contention,
  parts: Partial<Held> = {},
  baseline: Partial<Held> = {},
): Contention => ({
  ...contention,
  longer: {
    windowMs: 1000,
    held: [
      makeHeld("candidate", cell, 4, usual, { tasks: waiting(1010), ...parts }),
      makeHeld("baseline", cell, 4, usual, baseline),
    ],
  },
});

const all = starving(["candidate"], [1, 2, 3]);

describe("starvation", () => {
  it("is suspected if a connection waits in all rounds while others work, and SQLite's do not", () => {
    expect(suspectsIn(all)).toEqual([{ role: "candidate", cell, task: "writers" }]);
  });

  it("is not suspected if a round is without it, or SQLite lets its connections wait as often", () => {
    expect(suspectsIn(starving(["candidate"], [1, 3]))).toEqual([]);
    expect(suspectsIn(starving(["candidate", "baseline"], [1, 2, 3]))).toEqual([]);
    expect(suspectsIn(starving(["baseline"], [1, 2, 3]))).toEqual([]);
  });

  it("is not suspected of an engine that does little on all connections", () => {
    const slow = makeContention(usual, {}, (held) =>
      held.role === "candidate"
        ? { ...held, tasks: held.tasks.map((task) => ({ ...task, operations: 4, least: 0, longest: 120e6 })) }
        : held,
    );
    expect(suspectsIn(slow)).toEqual([]);
  });

  it("is a fault if a longer contest shows it too", () => {
    expect(starvedIn(withLonger(all))).toEqual([
      {
        ...{ role: "candidate", cell, isOfBaseToo: false },
        message:
          "one of the writers waited in each of 3 rounds, and 1.01 s in a longer contest, where it did 1 operation and the others 900; " +
          "the baseline's writers waited 5 ms at most, and did 2,040 at least",
      },
    ]);
    expect(assessContention(withLonger(all), defaultCriteria)?.faults).toMatchObject([
      { kind: "starved", cell },
    ]);
  });

  describe("of the candidate beside a base", () => {
    const longerWith = (baseWaits: number) => {
      const { longer, ...contention } = withLonger(withBase(all));
      const base = makeHeld("base", cell, 4, usual, { tasks: waiting(baseWaits) });
      return {
        ...contention,
        longer: { windowMs: 1000, held: [...(longer?.held ?? []), base] },
      } as Contention;
    };
    const assess = (contention: Contention, criteria: Partial<Criteria> = {}) =>
      assessContention(contention, { ...defaultCriteria, ...criteria });

    it("is listed if the base's connections starve as well", () => {
      const found = assess(longerWith(1020), { requireBase: true });
      expect(found?.faults).toEqual([]);
      expect(found?.listed).toMatchObject([
        {
          role: "candidate",
          kind: "starved",
          cell,
          message: expect.stringMatching(/; the base's waited 1\.02 s too$/),
        },
      ]);
    });

    it("fails if the base's do not, or the base decides nothing", () => {
      expect(assess(longerWith(300))).toMatchObject({ faults: [{ kind: "starved" }], listed: [] });
      expect(assess(longerWith(1020), { gate: "sqlite" })).toMatchObject({
        ...{ faults: [{ kind: "starved" }], listed: [] },
      });
    });

    it("needs a longer contest of the base, unless the base has failed", () => {
      const check = (contention: Contention) =>
        contentionFacts.inconsistency?.(contention, makeRecording({}));
      const { longer, ...contention } = longerWith(1020);
      const held = longer?.held.filter(({ role }) => role !== "base") ?? [];
      const without: Contention = { ...contention, longer: { windowMs: 1000, held } };
      expect(check(without)).toMatch(/was not held longer$/);
      const failed = without.held.flatMap((one): Held[] => {
        if (one.role !== "base" || !isIn("read-write", 4)(one)) return [one];
        return one.round === 1 ? [{ ...one, fault: { kind: "lost", message: "7 and 5" } }] : [];
      });
      expect(check({ ...without, held: failed })).toBeUndefined();
      expect(assess({ ...without, held: failed })?.faults).toMatchObject([{ kind: "starved" }]);
    });
  });

  it("of the base alone is listed, also if the base must do right", () => {
    const starved = withBase(makeContention(), (held) =>
      isIn("read-write", 4)(held) ? { ...held, tasks: waiting(120) } : held,
    );
    const held = [
      makeHeld("base", cell, 4, usual, { tasks: waiting(1010) }),
      makeHeld("baseline", cell, 4, usual),
    ];
    const found = assessContention(
      { ...starved, longer: { windowMs: 1000, held } },
      { ...defaultCriteria, requireBase: true },
    );
    expect(found).toMatchObject({ faults: [], listed: [{ role: "base", kind: "starved" }] });
  });

  it("is none if the longer contest is without it, as on a machine that was busy", () => {
    expect(starvedIn(all)).toEqual([]);
    expect(starvedIn(withLonger(all, { tasks: waiting(300) }))).toEqual([]);
    expect(starvedIn(withLonger(all, {}, { tasks: waiting(1010) }))).toEqual([]);
  });

  it("that is suspected has to be looked at again", () => {
    const check = (contention: Contention) => contentionFacts.inconsistency?.(contention, makeRecording({}));
    expect(check(all)).toBe(
      "contention/read-write/threads/4 of the candidate seems to starve, and was not held longer",
    );
    const again = withLonger(all);
    expect(check(again)).toBeUndefined();
    const held = again.longer?.held.filter(({ role }) => role === "candidate") ?? [];
    expect(check({ ...again, longer: { windowMs: 1000, held } })).toMatch(/was not held longer$/);
  });

  it("has another fault named that the longer contest finds", () => {
    const fault = { kind: "lost", message: "7 and 5" } as const;
    expect(assessContention(withLonger(all, { fault, tasks: [] }), defaultCriteria)?.faults).toMatchObject([
      { kind: "lost", round: 4 },
    ]);
  });
});
