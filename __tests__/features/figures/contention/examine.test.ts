import { describe, expect, it } from "vitest";
import { assessContention } from "../../../../src/features/figures/contention/examine.ts";
import type { Contention, Held } from "../../../../src/features/figures/contention/record.ts";
import { contentionWords, uncheckedTexts } from "../../../../src/features/figures/contention/words.ts";
import { type Criteria, defaultCriteria } from "../../../../src/model/criteria.ts";
import { forOneThread, makeContention, usual, withBase } from "./contests.ts";

function assess(contention: Contention, criteria: Partial<Criteria> = {}) {
  const found = assessContention(contention, { ...defaultCriteria, ...criteria });
  if (found === undefined) throw new Error("nothing to assess");
  return found;
}

const slow = makeContention((...all) => Math.round(usual(...all) / 5));
const ceilings = { ...defaultCriteria.ceilings, contention: { baseline: 3, base: 2 } };

describe("throughput", () => {
  it("has no ceiling of its own against SQLite", () => {
    expect(assess(slow).comparisons.some(({ isOver }) => isOver)).toBe(false);
  });

  it("is over its ceiling if its whole interval is", () => {
    expect(assess(slow, { ceilings }).comparisons.every(({ isOver }) => isOver)).toBe(true);
    const noisy = makeContention((cell, task, round) =>
      Math.round(usual(cell, task, round) / (4 + 3 * (round - 2))),
    );
    expect(assess(noisy, { ceilings }).comparisons.some(({ isOver }) => isOver)).toBe(false);
  });

  it("is judged against the base unless the gate is SQLite alone", () => {
    const contention = withBase(makeContention(), (held) => ({
      ...held,
      tasks: held.tasks.map((task) => ({ ...task, operations: 5 * task.operations })),
    }));
    const overBase = (criteria: Partial<Criteria>) =>
      assess(contention, criteria).comparisons.filter(({ against, isOver }) => against === "base" && isOver);
    expect(overBase({})).toHaveLength(54);
    expect(overBase({ gate: "sqlite" })).toEqual([]);
  });
});

describe("faults", () => {
  const withFault = (role: Held["role"]) =>
    makeContention(usual, {}, (held) =>
      held.workload === "same" && held.role === role && held.connections > 1
        ? held.connections === 2 && held.round === 1
          ? { ...held, fault: { kind: "lost", message: "7 and 5" } }
          : undefined
        : held,
    );

  it("are named once for each workload and mode", () => {
    expect(assess(withFault("candidate")).faults).toEqual(
      ["threads", "processes"].map((mode) => ({
        ...{ cell: { workload: "same", mode, connections: 2 }, role: "candidate", round: 1 },
        ...{ kind: "lost", message: "7 and 5" },
      })),
    );
  });

  it("of the baseline fail too, since nothing can be compared", () => {
    expect(assess(withFault("baseline")).faults).toHaveLength(2);
  });

  it("before the first contest have no contest", () => {
    const contention = makeContention(usual, {}, (held) => (held.role === "baseline" ? held : undefined));
    const [baseline] = contention.entrants;
    const entrants = [
      baseline,
      { role: "candidate", failed: "open: no such file" },
    ] as Contention["entrants"];
    expect(assess({ ...contention, entrants }).faults).toEqual([
      { role: "candidate", kind: "error", message: "open: no such file" },
    ]);
  });
});

describe("a candidate that can have no threads", () => {
  const base = { role: "base", threadsafe: 2, concurrent: false } as const;
  const found = (...entrants: Contention["entrants"]) => assess({ ...forOneThread(), entrants });
  const entrants = forOneThread().entrants;

  it("is at fault if the base can: half of the contests would be missing in silence", () => {
    const message = "its sqlite3_threadsafe() is 0, the base's is 2";
    const fault = { role: "candidate", kind: "threadless", message };
    expect(found(...entrants, base).faults).toEqual([fault]);
    const silent = { role: "candidate", threadsafe: -1, concurrent: false } as const;
    expect(found(silent, base).faults).toMatchObject([
      { kind: "threadless", message: "it has no sqlite3_threadsafe(), the base's is 2" },
    ]);
    const names = { baseline: "SQLite", candidate: "DoltLite", base: "main" };
    expect(contentionWords.problems(found(...entrants, base), names, (text) => text, false)).toEqual([
      { name: "contention", reason: `DoltLite has no threads any more, which the base has: ${message}` },
    ]);
  });

  it("is at no fault without a base, or if the base cannot either, or is at fault itself", () => {
    expect(found(...entrants).faults).toEqual([]);
    expect(found(...entrants, { ...base, threadsafe: 0 }).faults).toEqual([]);
    expect(found(...entrants, { role: "base", failed: "open: no such file" }).faults).toEqual([]);
    expect(found(...makeContention().entrants, base).faults).toEqual([]);
  });
});

describe("a candidate that withdraws", () => {
  const base = { role: "base", threadsafe: 1, concurrent: false } as const;

  it("is at fault if the base takes part and it does not: nothing would be compared", () => {
    const absent = { role: "candidate", absent: "lacks sqlite3_bind_int64" } as const;
    const found = (...entrants: Contention["entrants"]) =>
      assess({ ...makeContention(), held: [], entrants }).faults;
    expect(found(absent, base)).toEqual([
      { role: "candidate", kind: "absent", message: "it lacks sqlite3_bind_int64" },
    ]);
    expect(found(absent)).toEqual([]);
    expect(found(absent, { role: "base", absent: "lacks sqlite3_bind_int64" })).toEqual([]);
  });

  const silent = (held: Held): Held => ({
    ...held,
    unchecked: true,
    tasks: held.tasks.map((one) =>
      one.task === "checkpointer" ? { ...one, refused: "PRAGMA wal_checkpoint: no" } : one,
    ),
  });

  it("is at fault if the base looks at its file and empties its log, and it does not", () => {
    const contention = makeContention(usual, {}, (held) => (held.role === "candidate" ? silent(held) : held));
    expect(assess(withBase(contention)).faults).toMatchObject([
      { role: "candidate", kind: "unchecked" },
      { role: "candidate", kind: "unemptied", message: "PRAGMA wal_checkpoint: no" },
    ]);
    expect(assess(contention).faults).toEqual([]);
    expect(assess(withBase(contention, silent)).faults).toEqual([]);
    const names = { baseline: "SQLite", candidate: "DoltLite" };
    expect(uncheckedTexts(contention, names)).toEqual([
      "DoltLite does not answer PRAGMA integrity_check: damage of its file is not seen",
    ]);
  });
});

describe("rounds", () => {
  it("that were not begun are missing", () => {
    const cut = makeContention(usual, {}, (held) => (held.round === 1 ? held : undefined));
    expect(assess(cut).missing).toBe(2);
    expect(assess(makeContention()).missing).toBe(0);
    expect(assess({ ...cut, held: [], entrants: [] }).missing).toBe(3);
  });

  it("of engines that cannot take part are not missed", () => {
    const entrants = [{ role: "candidate", absent: "is a shell" }] as const;
    expect(assess({ ...makeContention(), held: [], entrants }).missing).toBe(0);
  });
});
