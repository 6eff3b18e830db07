import { describe, expect, it } from "vitest";
import { chunkStatements, planTurns, turnChunks } from "../../src/measure/turn-plan.ts";
import { storages } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { sharesReads } from "../../src/suite/shared-reads.ts";
import { makeTest } from "../builders/recordings.ts";

const read = makeTest();
const write = makeTest({ kind: "writes", workload: "oltp_insert" });
const commits = makeTest({ storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" });
const millisecond = 1e6;

describe("planTurns", () => {
  it("keeps the engines on one processor, but for durable commits", () => {
    expect(planTurns(read).processor).toBe("shared");
    expect(planTurns(write).processor).toBe("shared");
    expect(planTurns(makeTest({ storage: "autocommit" })).processor).toBe("shared");
    expect(planTurns(commits).processor).toBe("any");
    const transactions = makeTest({ variant: "tpcc", kind: "writes", workload: "standard_mix" });
    expect(planTurns(transactions).processor).toBe("shared");
    const durable = { ...transactions, storage: "file", workload: "standard_mix_durable" } as const;
    expect(planTurns(durable).processor).toBe("any");
    expect(planTurns({ ...write, storage: "file" }).processor).toBe("shared");
  });
});

describe("chunkStatements", () => {
  const pace = { ns: 50 * millisecond, statements: 10_000 };

  it("makes chunks of about a millisecond, and longer ones of writes", () => {
    expect(chunkStatements(planTurns(read), pace, 0)).toBe(200);
    expect(chunkStatements(planTurns(write), pace, 0)).toBe(400);
    expect(chunkStatements(planTurns(commits), pace, 0)).toBe(1600);
  });

  it("never divides a statement", () => {
    expect(chunkStatements(planTurns(read), { ns: 200 * millisecond, statements: 10 }, 0)).toBe(1);
  });

  it("makes at most about a thousand chunks", () => {
    const long = { ns: 30_000 * millisecond, statements: 10_000_000 };
    expect(Math.ceil(long.statements / chunkStatements(planTurns(read), long, 0))).toBe(1000);
  });

  it("lets the floor of a shell be half a percent of a chunk", () => {
    const floorNs = 20_000;
    expect((chunkStatements(planTurns(read), pace, floorNs) * pace.ns) / pace.statements).toBe(200 * floorNs);
  });
});

describe("turnChunks", () => {
  const pace = { ns: 50 * millisecond, statements: 10_000 };

  it("makes turns of about 16 ms, and longer ones of durable commits", () => {
    const long = { ns: 3 * pace.ns, statements: 3 * pace.statements };
    expect(turnChunks(planTurns(read), long, 200)).toBe(16);
    expect(turnChunks(planTurns(write), long, 400)).toBe(8);
    expect(turnChunks(planTurns(commits), long, 1600)).toBe(4);
  });

  it("gives a short sample six turns, of 2 ms at least; durable commits keep theirs", () => {
    expect(turnChunks(planTurns(read), pace, 200)).toBe(8);
    expect(turnChunks(planTurns(write), pace, 400)).toBe(4);
    expect(turnChunks(planTurns(commits), pace, 1600)).toBe(4);
    expect(turnChunks(planTurns(read), { ns: 6 * millisecond, statements: 1200 }, 200)).toBe(2);
  });

  it("makes a turn of a chunk that is as long", () => {
    expect(turnChunks(planTurns(read), { ns: 200 * millisecond, statements: 10 }, 1)).toBe(1);
  });
});

describe("sharesReads", () => {
  it("is for reads only", () => {
    const sharing = planTests({ suites: ["oltp"], variants: ["int"], storages }).filter(sharesReads);
    expect(sharing.length).toBeGreaterThan(0);
    for (const { kind } of sharing) expect(kind).toBe("reads");
  });
});
