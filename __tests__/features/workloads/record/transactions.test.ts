import { describe, expect, it } from "vitest";
import type { Execution } from "../../../../src/features/workloads/record/recorded.ts";
import { concurrencyOf, unitsOf } from "../../../../src/features/workloads/record/transactions.ts";

/** `a BEGIN -` is an execution of connection a that ends within a transaction, `a COMMIT @25` one that has committed a change at 25 ns. */
function execution(text: string, index: number): Execution {
  const [, connection = "", sql = "", end, committed] = /^(\w) (.*?)( -)?(?: @(\d+))?$/.exec(text) ?? [];
  const isAutocommit = end === undefined;
  return {
    connection,
    database: "d",
    sql,
    values: [],
    startNs: 10 * index,
    tookNs: sql.startsWith("DELETE FROM slow") ? 45 : 1,
    wasAutocommit: true,
    isAutocommit,
    committedNs: committed === undefined ? undefined : Number(committed),
  };
}

function units(...texts: readonly string[]) {
  return unitsOf(texts.map(execution)).map(({ executions, isTransaction }) => [
    executions.map(({ connection, sql }) => `${connection} ${sql}`).join(", "),
    isTransaction,
  ]);
}

describe("the transactions of a recording", () => {
  it("follow each other in the order in which they ended", () => {
    expect(
      units(
        "a BEGIN -",
        "b SELECT 1",
        "a DELETE FROM t -",
        "b BEGIN -",
        "a COMMIT",
        "b COMMIT",
        "a SELECT 2",
      ),
    ).toEqual([
      ["b SELECT 1", false],
      ["a BEGIN, a DELETE FROM t, a COMMIT", true],
      ["b BEGIN, b COMMIT", true],
      ["a SELECT 2", false],
    ]);
  });

  it("take effect at their end if they write, and at their first query if not", () => {
    expect(
      units(
        ...["a BEGIN -", "a SELECT 1 -", "b DELETE FROM slow", "c DELETE FROM t", "a SELECT 1 -", "a COMMIT"],
        "c SELECT 3",
      ),
    ).toEqual([
      ["a BEGIN, a SELECT 1, a SELECT 1, a COMMIT", true],
      ["c DELETE FROM t", false],
      ["c SELECT 3", false],
      ["b DELETE FROM slow", false],
    ]);
  });

  it("follow each other as they had the database to themselves, whichever statement ended first", () => {
    // The first one began at 0 and ended at 45; its connection was suspended after its commit, during which two others changed the database.
    expect(
      units("a DELETE FROM slow @3", "b BEGIN -", "b DELETE FROM t -", "b COMMIT @30", "c DELETE FROM t @40"),
    ).toEqual([
      ["a DELETE FROM slow", false],
      ["b BEGIN, b DELETE FROM t, b COMMIT", true],
      ["c DELETE FROM t", false],
    ]);
  });

  it("change the database for queries at their end, unless another change came before it", () => {
    // The commit is written between its two moments, which takes long where the disk is waited for.
    expect(
      units("a DELETE FROM slow @3", "b SELECT 1", "c SELECT 2", "c DELETE FROM t @31", "b SELECT 3"),
    ).toEqual([
      ["b SELECT 1", false],
      ["c SELECT 2", false],
      ["a DELETE FROM slow", false],
      ["c DELETE FROM t", false],
      ["b SELECT 3", false],
    ]);
  });

  it("keep the order of their commits if the time of a long statement, which is rounded down, ends before its own", () => {
    // The first change had committed at 44, and ended at 65; the second one seems to have ended at 51, and had committed at 59.
    expect(
      units(
        "a SELECT 1",
        "b SELECT 1",
        "c DELETE FROM slow @44",
        "a SELECT 2",
        "b SELECT 2",
        "d DELETE FROM t @59",
      ),
    ).toEqual([
      ["a SELECT 1", false],
      ["b SELECT 1", false],
      ["a SELECT 2", false],
      ["b SELECT 2", false],
      ["c DELETE FROM slow", false],
      ["d DELETE FROM t", false],
    ]);
  });

  it("are counted where they overlap", () => {
    const all = ["a BEGIN -", "b SELECT 1", "c SELECT 2", "a COMMIT", "b SELECT 3", "a SELECT 4"];
    expect(concurrencyOf(unitsOf(all.map(execution)))).toEqual({ connections: 3, overlapping: 2 });
  });

  it("have queries that ended after them", () => {
    expect(units("a BEGIN -", "a SELECT 1", "a DELETE FROM t -", "a COMMIT")).toEqual([
      ["a BEGIN, a SELECT 1, a DELETE FROM t, a COMMIT", true],
    ]);
  });

  it("can lack their end, and have one without a beginning left out", () => {
    expect(units("a COMMIT", "a SAVEPOINT s -", "a DELETE FROM t -")).toEqual([
      ["a SAVEPOINT s, a DELETE FROM t", true],
    ]);
  });

  it("end with a conflict that rolls them back", () => {
    expect(units("a BEGIN -", "a INSERT OR ROLLBACK INTO t VALUES (1)", "a SELECT 1")).toEqual([
      ["a BEGIN, a INSERT OR ROLLBACK INTO t VALUES (1)", true],
      ["a SELECT 1", false],
    ]);
  });
});
