import { describe, expect, it } from "vitest";
import type { Trial } from "../../../../src/engines/race.ts";
import { replayCase } from "../../../../src/features/search/hunt/replay.ts";
import type { OwnWorkload } from "../../../../src/features/workloads/own/own-workload.ts";
import { crashed, hung, type Play, scriptedRacer } from "./scripted-racer.ts";

const lines = { baseline: 3, base: 1.5 };
const sql = (...all: string[]) => all.map((one) => ({ sql: one, place: "case.yml:1:1" }));

const read: OwnWorkload = {
  ...{ file: "case.yml", name: "hunt_slow_00000001", kind: "reads", storages: ["memory"], repeat: 1 },
  ...{ tables: sql("CREATE TABLE t(a);"), prepare: sql("INSERT INTO t VALUES (1);"), check: [] },
  statements: sql("SELECT a FROM t;"),
};

const rolledBack: OwnWorkload = {
  ...{ ...read, kind: "writes", before: sql("BEGIN;"), after: sql("SELECT count(*) FROM t;", "ROLLBACK;") },
  ...{ statements: sql("DELETE FROM t;"), check: sql("SELECT sum(a) FROM t;") },
};

const replay = (own: OwnWorkload, play: Play) => replayCase(own, scriptedRacer(play).racer, lines, 0.01);
const ofCandidate =
  (played: ReturnType<Play>): Play =>
  (role) =>
    role === "candidate" ? played : {};

describe("a case's file", () => {
  it.each([
    ["is slow", { firstNs: 9000, medianNs: 9000 }, { state: "slow", ratio: 9 }],
    ["is gone", { firstNs: 1100, medianNs: 1100 }, { state: "gone", ratio: 1.1 }],
    ["has a different answer", { hash: "b" }, { state: "wrong" }],
    ["changes other rows", { changes: 1 }, { state: "wrong" }],
    [
      "is refused",
      { ending: "error", message: "no such table" },
      { state: "refused", message: "no such table" },
    ],
    ["does not end in its time", { ending: "interrupted" }, { state: "hang" }],
    ["ends the process", crashed, { state: "crash", message: crashed.message }],
    ["hangs", hung, { state: "hang", message: hung.message }],
  ] as const)("%s", async (_, played, expected) => {
    expect(await replay(read, ofCandidate(played))).toMatchObject({ name: read.name, ...expected });
  });

  it("is unclear if its pairs are over the line, and too few of them to confirm it", async () => {
    let pair = 0;
    const firstNs = () => (pair++ % 3 === 0 ? 1000 : 9000);
    const unsteady: Play = (role) => (role === "candidate" ? { firstNs: firstNs() } : { firstNs: 1000 });
    expect(await replay(read, unsteady)).toMatchObject({ state: "unclear", ratio: 9 });
  });

  it("says nothing if the reference itself fails", async () => {
    const refused: Play = (role) => (role === "baseline" ? { ending: "error", message: "no" } : {});
    expect((await replay(read, refused)).state).toBe("unknown");
  });

  it("executes a transaction around the timed part, and compares the rows before its ROLLBACK", async () => {
    const seen: Trial[] = [];
    await replay(rolledBack, (_, trial) => {
      seen.push(trial);
      return {};
    });
    expect(seen[0]).toMatchObject({
      before: ["BEGIN;"],
      timed: ["DELETE FROM t;"],
      check: ["SELECT count(*) FROM t;"],
      after: ["ROLLBACK;"],
      executions: 15,
    });
  });

  it("executes once what commits, and compares the rows that are left", async () => {
    const seen: Trial[] = [];
    const own = { ...rolledBack, before: [], after: sql("SELECT 1;") };
    await replay(own, (_, trial) => {
      seen.push(trial);
      return {};
    });
    expect(seen[0]).toMatchObject({
      check: ["SELECT 1;", "SELECT sum(a) FROM t;"],
      after: [],
      executions: 1,
    });
    expect(seen.every(({ executions }) => executions === 1)).toBe(true);
  });

  it("is compared with the base if it says so, by the base's line", async () => {
    const play: Play = (role) => (role === "candidate" ? { firstNs: 2000 } : {});
    const { racer } = scriptedRacer(play, { roles: ["candidate", "base", "baseline"] });
    expect(await replayCase({ ...read, compare: "base" }, racer, lines, 0.01)).toMatchObject({
      ...{ reference: "base", state: "slow", ratio: 2 },
    });
    expect((await replayCase(read, racer, lines, 0.01)).state).toBe("gone");
  });

  it("keeps memory with each execution", async () => {
    const heap = (role: string, executions: number) => (role === "candidate" ? 40 * executions : 0);
    const { racer } = scriptedRacer(() => ({}), { heap });
    expect(await replayCase(read, racer, lines, 0.01)).toMatchObject({
      ...{ state: "leak", message: "18 bytes for each execution" },
    });
    const both = { ...read, name: "hunt_growth_00000001" };
    const open = (role: string, executions: number) => (role === "candidate" ? 30 * executions : 0);
    expect(
      await replayCase(both, scriptedRacer(() => ({}), { heap, open }).racer, lines, 0.01),
    ).toMatchObject({ state: "growth" });
    const once = { ...read, kind: "writes", check: sql("SELECT 1;") } as const;
    expect((await replayCase(once, racer, lines, 0.01)).state).toBe("gone");
  });
});
