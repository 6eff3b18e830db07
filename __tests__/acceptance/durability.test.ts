import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileSqliteArchive, linkBinary } from "../../bench/fetched/builds.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import type { Role } from "../../src/model/engine.ts";
import type { Calls } from "../../src/model/sample.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { type Finished, run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("durability");
let sqlite: string;
let finished = 0;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const workloads = ["oltp_insert", "oltp_update_non_index", "oltp_insert_ac", "oltp_update_non_index_ac"];

interface Measured extends Finished {
  /** By storage and workload, what each engine asked for. */
  readonly calls: ReadonlyMap<string, Partial<Record<Role, Calls>>>;
  readonly file: string;
}

/** A short run of writes, where ceilings are no matter. */
async function measure(candidate: string, ...others: readonly string[]): Promise<Measured> {
  const out = path.join(folder, String(++finished));
  const result = await run([
    ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", sqlite, "--out", out],
    ...["--variants", "int", "--storages", "memory,file,autocommit", "--workloads", workloads.join(",")],
    ...["--rows", "1000", "--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"],
    ...others,
  ]);
  const file = path.join(out, "results.json");
  const { tests } = parseRecording(readFileSync(file, "utf8"), file);
  const calls = tests.map(({ storage, workload, checks }) => {
    const own = checks.flatMap(({ role, calls }) => (calls === undefined ? [] : [[role, calls]]));
    return [`${storage} ${workload}`, Object.fromEntries(own)] as const;
  });
  return { ...result, calls: new Map(calls), file };
}

function flushes({ calls }: Measured, test: string, role: Role): number {
  const { fsync = Number.NaN, fdatasync = Number.NaN } = calls.get(test)?.[role] ?? {};
  return fsync + fdatasync;
}

describe("what commits ask of the system", () => {
  let measured: Measured;

  beforeAll(async () => {
    measured = await measure(fetchDoltlite());
  });

  it("is counted in file-backed storages, and stored", () => {
    expect(flushes(measured, "autocommit oltp_insert_ac", "baseline")).toBe(202);
    expect(flushes(measured, "autocommit oltp_insert_ac", "candidate")).toBe(200);
    expect(measured.calls.get("file oltp_insert")?.candidate?.writeBytes).toBeGreaterThan(100_000);
    expect(measured.calls.get("memory oltp_insert")).toEqual({});
  });

  it("is on the report for both engines", () => {
    expect(measured.words).toContain("Per commit: flushes, written, time SQLite Tested");
    expect(measured.words).toMatch(/int\/autocommit\/writes 1\.01, \d+\.\d kB 1\.00, \d+\.\d kB/);
    expect(measured.words).not.toContain("commit durably");
    expect(measured.status).toBe(0);
  });

  it("is the same, to the byte, when it is counted again", async () => {
    expect((await measure(fetchDoltlite())).calls).toEqual(measured.calls);
  });

  it.each([
    ["a benchmark binary", async () => linkBinary(await compileSqliteArchive())],
    ["stock SQLite's library", () => sqlite],
  ])("is the same of %s as of the library of the same SQLite", async (_, find) => {
    const { calls } = await measure(await find());
    for (const { baseline, candidate } of calls.values()) expect(candidate).toEqual(baseline);
  });

  it("is counted in a shell's own process", async () => {
    const shell = await measure(fetchSqliteShell().path);
    expect(flushes(shell, "autocommit oltp_insert_ac", "candidate")).toBe(202);
    expect(shell.words).toContain("Only Tested is a shell, which takes time of its own");
    expect(shell.status).toBe(0);
  });
});

describe("an engine that leaves flushing out", () => {
  let measured: Measured;

  beforeAll(async () => {
    measured = await measure(await compileFaulty("skip fsync"));
  });

  it("is named with its counts, a section at a time, above the verdict", () => {
    expect(flushes(measured, "autocommit oltp_insert_ac", "candidate")).toBe(0);
    expect(measured.words).toContain(
      "int/autocommit/writes: Tested does not commit durably. It flushed 0 times in 200 commits of " +
        "oltp_insert_ac, SQLite 202 times. In 2 of 2 tests the multipliers compare different work.",
    );
    expect(measured.words).toContain("int/file/writes: Tested does not commit durably.");
    expect(measured.status).toBe(0);
  });

  it("has no result if durability is required, in the run and in a replay", async () => {
    const required = await measure(await compileFaulty("skip fsync"), "--require-durability");
    const again = await run(["replay", measured.file, "--require-durability"]);
    for (const { status, words } of [required, again]) {
      expect(status).toBe(3);
      expect(words).toMatch(/^Measurement failed: 4 of 6 tests have no result/);
      expect(words).toContain(
        "durability is required, and candidate does not commit durably: " +
          "in 200 commits it flushed 0 times, baseline 202 times",
      );
    }
  });

  /** Its results, without the counts of some engines. */
  function without(...roles: readonly Role[]): string {
    const cut = JSON.parse(readFileSync(measured.file, "utf8"));
    for (const { checks } of cut.tests)
      for (const check of checks) if (roles.includes(check.role)) delete check.calls;
    const file = path.join(folder, "cut.json");
    writeFileSync(file, JSON.stringify(cut));
    return file;
  }

  it("cannot hide it by removing its own counts from its results", async () => {
    const { status, stderr } = await run(["replay", without("candidate")]);
    expect(status).toBe(2);
    expect(stderr).toContain("has a check of the candidate without calls, though calls were counted");
  });

  it("cannot hide it by removing all counts if durability is required", async () => {
    const all = without("baseline", "candidate");
    const { status, words } = await run(["replay", all, "--require-durability"]);
    expect(status).toBe(3);
    expect(words).toContain("durability is required, and what baseline asks of the system was not counted");
  });
});

describe("an engine that flushes once more a commit than its base", () => {
  it("is reported with exact counts, whatever the noise, and fails by them", async () => {
    const { words, status } = await measure(
      await compileFaulty("extra fsync"),
      ...["--base", sqlite, "--base-name", "main", "--config", lenient()],
    );
    expect(words).toMatch(
      /Against main .*int\/autocommit\/writes: 2\.0\d flushes per commit, 1\.01 on main \(80\d and 404 in 400 commits\)/,
    );
    expect(words).toMatch(/oltp_\w+_ac flushes: makes [\d,]+ flushes, main [\d,]+: 2\.0x/);
    expect(status).toBe(1);
  });

  /** Lines against the base that are no matter either. */
  function lenient(): string {
    const file = path.join(folder, "lenient.yml");
    writeFileSync(
      file,
      "base-ceilings: { memory: 1000, file: 1000, autocommit: 1000 }\nbase-averages: { overall: 1000, suite: 1000, section: 1000, workload: 1000 }\n",
    );
    return file;
  }
});
