import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import {
  steadyCommits,
  steadyInvariant,
  steadyPreparation,
  steadyRows,
  steadyScan,
} from "../../../../../src/features/figures/age/steady/load.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";

function loaded(commits: number) {
  const database = new Database(":memory:");
  for (const sql of steadyPreparation("sqlite")) database.exec(sql);
  for (const sql of steadyCommits(commits, new RandomStream(1, "a load"))) database.exec(sql);
  return {
    database,
    broken: (expected: number) => database.prepare(steadyInvariant(expected)).raw().all(),
    rows: () => database.prepare(steadyScan).all().length,
  };
}

describe("the table of a steady load", () => {
  it("counts every update, and keeps its rows", () => {
    const { broken, rows } = loaded(300);
    expect(broken(300)).toEqual([]);
    expect(broken(301)).toEqual([[300]]);
    expect(rows()).toBe(steadyRows);
  });

  it("names the collation of a server's", () => {
    expect(steadyPreparation("mysql")[0]).toMatch(
      /^CREATE TABLE life\(id INT PRIMARY KEY, .* COLLATE=utf8mb4_bin$/,
    );
  });
});
