import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { threeStatements } from "../../bench/truth/planted.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("costs");
let sqlite: string;
let base: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  base = await compileFaulty("faultless");
});

/** A run beside the engine without the fault, which alone decides. */
async function measure(candidate: string, ...tests: readonly string[]) {
  return await run([
    ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", sqlite],
    ...["--base", base, "--identical-base", "measure", "--gate", "base", "--storages", "memory", ...tests],
    ...["--rounds", "3..5", "--quiet", "--out", path.join(folder, "out")],
  ]);
}

/** As `3.22x` or `+32%`. */
const slower = String.raw`(\+[2-9]\d%|[1-9][\d.]+x)`;

/** The rest of a row: an interval where there are pairs enough, the ceiling, and the verdict. */
const overCeiling = String.raw`(?:\S+(?: to \S+)? +)?\+10% +over$`;

describe("a cost in few statements of a sample", () => {
  const inserts = ["--variants", "int", "--rows", "1000", "--workloads", "oltp_insert"];
  const own = ["--suites", "own", "--own-workloads", threeStatements];

  // duckdb/duckdb#24848
  it("fails the run, and is in each figure of the test: a stall at every 4,000th INSERT, at places that move", async () => {
    const stalling = await compileFaulty("stall inserts", path.join(folder, "inserts"));
    const { status, stdout } = await measure(stalling, ...inserts);
    expect(stdout).toMatch(/^Fail: 1 of 1 test exceeds its ceiling against the base\.$/m);
    expect(stdout).toMatch(/^ {2}oltp_insert .* (1\.[5-9]|[2-9]\.\d)\dx( ±[\d.]+)? +base: over 1\.1x/m);
    expect(stdout).toMatch(new RegExp(`^ {2}oltp_insert, in memory, int +${slower} +${overCeiling}`, "m"));
    expect(status).toBe(1);
  });

  it("fails the run where it is one of three statements that takes 1.6 times as long", async () => {
    const { status, stdout } = await measure(await compileFaulty("slow sums"), ...own);
    expect(stdout).toMatch(/^Fail: 1 of 1 test exceeds its ceiling against the base\.$/m);
    expect(stdout).toMatch(
      new RegExp(`^ {2}three_statements, in memory, own +${slower} +${overCeiling}`, "m"),
    );
    expect(status).toBe(1);
  });

  it.each([
    ["INSERTs", inserts],
    ["three statements", own],
  ] as const)("is none where the engine has none: %s", async (_, tests) => {
    const { status, stdout } = await measure(base, ...tests);
    expect(stdout).not.toMatch(/^Fail/m);
    expect(stdout).not.toMatch(/\+10% +over$|(?<!may be )over 1\.1x/m);
    expect(status).toBe(0);
  });
});
