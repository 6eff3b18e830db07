import { describe, expect, it } from "vitest";
import type { Held } from "../../../../../src/features/figures/contention/record.ts";
import { contestPairs } from "../../../../../src/features/search/bisect/measure/contest-point.ts";
import { type Role, roles } from "../../../../../src/model/engine.ts";
import { makeHeld } from "../../../figures/contention/contests.ts";

const subject = { contest: "same", mode: "threads", connections: 4, task: "writers" } as const;
const cell = { workload: "same", mode: "threads", connections: 4 } as const;
const entrants = roles.map((role) => ({ role, threadsafe: 1, concurrent: false }));

/** Two rounds of all engines. @param operations of an engine in a round */
function held(operations: (role: Role, round: number) => number, change: (one: Held) => Held = (one) => one) {
  return [1, 2].flatMap((round) =>
    roles.map((role) => change(makeHeld(role, cell, round, () => operations(role, round)))),
  );
}

const usual = { baseline: 4000, candidate: 1000, base: 2000 } as const;

describe("a contest on a point of a search", () => {
  it("gives the time of an operation in each round", () => {
    expect(
      contestPairs(
        entrants,
        held((role, round) => usual[role] / round),
        subject,
      ),
    ).toEqual({
      state: "measured",
      pairs: [
        { baseline: 25_000, candidate: 100_000, base: 50_000 },
        { baseline: 50_000, candidate: 200_000, base: 100_000 },
      ],
    });
  });

  it("gives the time of the slowest ones, if they are searched", () => {
    const all = held((role) => usual[role]);
    expect(contestPairs(entrants, all, subject, "p99")).toMatchObject({
      pairs: [{ candidate: 900_000 }, { candidate: 900_000 }],
    });
    const without = (one: Held) => ({ ...one, tasks: one.tasks.map(({ longest: _, ...task }) => task) });
    expect(
      contestPairs(
        entrants,
        held((role) => usual[role], without),
        subject,
        "longest",
      ),
    ).toMatchObject({
      pairs: [{ candidate: 100_000_000 }, { candidate: 100_000_000 }],
    });
  });

  it("counts a window without an operation as one with one", () => {
    const starved = held((role) => (role === "candidate" ? 0 : usual[role]));
    expect(contestPairs(entrants, starved, subject)).toMatchObject({
      pairs: [{ candidate: 100_000_000 }, { candidate: 100_000_000 }],
    });
  });

  it("cannot be tested where an engine is at fault, or does not take part", () => {
    const withFault = (kind: NonNullable<Held["fault"]>["kind"], at: Role) =>
      held(
        (role) => usual[role],
        (one) => (one.role === at && one.round === 2 ? { ...one, fault: { kind, message: "words" } } : one),
      );
    for (const [kind, reason] of [
      ["crash", "crash"],
      ["hung", "timeout"],
      ["error", "error"],
      ["lost", "differs"],
    ] as const)
      expect(contestPairs(entrants, withFault(kind, "candidate"), subject)).toEqual({
        ...{ state: "failed", role: "candidate" },
        untestable: { reason, message: "words" },
      });
    expect(contestPairs(entrants, withFault("crash", "base"), subject)).toMatchObject({ role: "base" });
    const others = held((role) => usual[role]).filter(({ role }) => role !== "candidate");
    const out = entrants.map((one) =>
      one.role === "candidate" ? { role: one.role, absent: "is a shell" } : one,
    );
    expect(contestPairs(out, others, subject)).toMatchObject({
      ...{ role: "candidate", untestable: { reason: "error", message: "it is a shell" } },
    });
    expect(contestPairs(entrants, others, subject)).toMatchObject({
      untestable: { message: expect.stringContaining("cannot be in threads of one process") },
    });
  });
});
