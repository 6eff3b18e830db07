import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { sequencesOf } from "../../src/features/checks/sequence/record.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { testsOf } from "../../src/suite/plan-tests.ts";
import { planSequences } from "../../src/suite/sequence/orders.ts";
import { suitesIn } from "../../src/suite/suites.ts";
import { transactionNames } from "../../src/suite/tpcc/mix.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, ownStart, processesWith, write } from "./servers.ts";

const folder = makeTestFolder("server-suites");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const timeout = 600_000;
const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];
const durable = mariadbFile(folder, "Durable");
const relaxed = mariadbFile(folder, "Relaxed", "settings: { innodb_flush_log_at_trx_commit: 2 }\n");

const out = (name: string) => path.join(folder, name);

async function measure(name: string, candidate: string, ...options: readonly string[]) {
  const engines = ["--candidate", candidate, "--baseline", durable, "--storages", "file"];
  return await run(["run", ...engines, ...options, ...lenient, "--quiet", "--out", out(name)]);
}

function recordingOf(name: string): Recording {
  const file = path.join(out(name), "results.json");
  return parseRecording(readFileSync(file, "utf8"), file);
}

describe("suites for servers", () => {
  it("have equal results on a MariaDB beside one with another setting", { timeout }, async () => {
    const chosen = ["--suites", "server,tpcc", "--rows", "500", "--rounds", "1"];
    const { status, stderr } = await measure("suites", relaxed, ...chosen);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const { tests, suite } = recordingOf("suites");
    const planned = testsOf(suitesIn("mysql")).filter(({ variant }) => /^(server|tpcc)/.test(variant));
    expect(tests.map(testPath)).toEqual(planned.map(testPath));
    expect(tests).toHaveLength(22);
    expect(Object.keys(suite?.others ?? {})).toEqual(["tpcc", "server"]);
    for (const { failures, checks, samples, ...test } of tests) {
      expect(failures, testPath(test)).toEqual([]);
      expect(new Set(checks.map(({ hash }) => hash)).size, testPath(test)).toBe(1);
      expect(samples, testPath(test)).toHaveLength(2);
      if (test.kind === "writes")
        expect(
          checks.every(({ work }) => work.changes > 0),
          testPath(test),
        ).toBe(true);
      if (test.variant === "tpcc")
        expect(Object.keys(samples[0]?.transactions ?? {}).toSorted()).toEqual(transactionNames.toSorted());
    }
  });

  it("run TPC-C in repeatable read, whatever a server's own level is", { timeout }, async () => {
    const logs = path.join(folder, "logs");
    mkdirSync(logs);
    chmodSync(logs, 0o777);
    const log = path.join(logs, "statements");
    const words = [
      ...["mariadbd", "--no-defaults", "--datadir={data}", "--socket={socket}", "--skip-networking"],
      ...[
        "--skip-log-bin",
        "--sql-mode=",
        "--character-set-server=utf8mb4",
        "--collation-server=utf8mb4_bin",
      ],
      ...["--transaction-isolation=READ-COMMITTED", "--general-log", `--general-log-file=${log}`],
    ];
    const start = words.map((word) => `  - "${word}"\n`).join("");
    const committed = write(path.join(folder, "committed.yml"), `${ownStart}start:\n${start}`);
    const chosen = ["--suites", "tpcc", "--rows", "500", "--rounds", "1"];
    const { status, stderr } = await measure("committed", committed, ...chosen);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    // Each start of the server adds its version first.
    const starts = readFileSync(log, "utf8").split("started with:");
    const timed = starts.filter((statements) => statements.includes("\tBEGIN\n"));
    expect(timed.length).toBeGreaterThan(0);
    for (const statements of timed) {
      const [before = ""] = statements.split("\tBEGIN\n");
      expect(before).toContain("\tSET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ\n");
    }
  });

  it("are refused for engines that are not servers", async () => {
    const { status, stderr } = await run(args`run --candidate /usr/lib/libsqlite3.so --suites server`);
    expect(status).toBe(2);
    expect(stderr).toContain("suite server is written in MySQL's SQL");
  });
});

/** A MariaDB that keeps its AUTO_INCREMENT counters over DROP TABLE and CREATE TABLE. */
function keptCounterFile(): string {
  const proxy = fileURLToPath(new URL("kept-counter.ts", import.meta.url));
  const own = ["mariadbd", "--no-defaults", "--datadir={data}", "--socket={run}/own", "--skip-networking"];
  const settings = [
    "--skip-log-bin",
    "--sql-mode=",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_bin",
  ];
  const initialise = ["mariadb-install-db", "--no-defaults", "--datadir={data}"];
  const words = {
    initialise: [...initialise, "--auth-root-authentication-method=normal", "--skip-test-db"],
    start: [process.execPath, proxy, "{socket}", "{run}/own", ...own, ...settings],
  };
  return write(path.join(folder, "kept-counter.yml"), JSON.stringify({ name: "Kept counter", ...words }));
}

describe("sequences on servers", () => {
  const short = ["--suites", "sequence", "--rows", "200"];

  it("pass where both do the same after each step", { timeout }, async () => {
    const { status, stderr } = await measure("same", relaxed, ...short);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const sequences = sequencesOf(recordingOf("same"));
    const planned = planSequences({ suites: ["sequence"], storages: ["file"], seed: 1, dialect: "mysql" });
    expect(sequences?.map(({ steps }) => steps)).toEqual(planned?.sequences.map(({ steps }) => steps));
    for (const { steps, engines } of sequences ?? [])
      for (const { results, failure } of engines) {
        expect(failure).toBeUndefined();
        expect(results).toHaveLength(steps.length);
      }
  });

  it("find a server that keeps the counter of AUTO_INCREMENT over DROP and CREATE TABLE", {
    timeout,
  }, async () => {
    const { status, words } = await measure("kept", keptCounterFile(), ...short);
    expect(status).toBe(3);
    expect(words).toMatch(/sequence\/file\/\d, step \d+ \(recreate_a\w+\)/);
    for (const { engines } of sequencesOf(recordingOf("kept")) ?? []) {
      const [baseline, candidate] = engines;
      expect(baseline?.failure).toBeUndefined();
      expect(candidate?.results).not.toEqual(baseline?.results);
    }
    expect(processesWith(out("kept"))).toEqual([]);
  });
});
