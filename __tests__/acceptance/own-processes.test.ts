import { chmodSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { testPath } from "../../src/model/test.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";
import { makeTestFolder, write } from "./servers.ts";

const folder = makeTestFolder("own-processes");
let sqlite: string;
let shell: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  shell = fetchSqliteShell().path;
});

afterAll(() => rmSync(folder, { recursive: true }));

const read = (each: string) => `
name: read_one
tables: CREATE TABLE t(a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 'one');
${each}: each
statements: SELECT a, b FROM t WHERE a = 1;
kind: reads
storages: [file]
`;

const insert = `
name: insert_one
tables: CREATE TABLE t(a INTEGER PRIMARY KEY, b);
process: each
statements: INSERT INTO t(b) VALUES (':text(10)');
repeat: 3
kind: writes
check: SELECT count(*), max(b) FROM t;
`;

async function measure(name: string, workload: string, candidate: string) {
  const file = write(path.join(folder, `${name}.yml`), workload);
  const out = path.join(folder, name);
  const finished = await run([
    ...["run", "--suites", "own", "--own-workloads", file, "--baseline", sqlite, "--candidate", candidate],
    ...["--rounds", "7", "--ceiling", "2", "--average-ceiling", "2", "--quiet", "--out", out],
  ]);
  return {
    ...finished,
    recording: () => parseRecording(readFileSync(path.join(out, "results.json"), "utf8"), out),
  };
}

/** The shortest time of the candidate, milliseconds. */
function shortest({ recording }: Awaited<ReturnType<typeof measure>>) {
  const times = recording().tests.flatMap(({ samples }) =>
    samples.flatMap(({ role, ns }) => (role === "candidate" ? [ns / 1e6] : [])),
  );
  return Math.min(...times);
}

describe("a process for each sample", () => {
  it("shows an engine that is slow only in a new process, which a new connection does not", async () => {
    const faulty = await compileFaulty("slow load");
    const failed = await measure("process", read("process"), faulty);
    expect(failed.stderr).toBe("");
    expect(failed.status).toBe(1);
    expect(shortest(failed)).toBeGreaterThan(40);
    const passed = await measure("connection", read("connect"), faulty);
    expect(passed.status).toBe(0);
  });

  it("writes on both storages of files, and what it has left is compared", async () => {
    const passed = await measure("writes", insert, sqlite);
    expect(passed.stderr).toBe("");
    expect(passed.status).toBe(0);
    const { tests } = passed.recording();
    expect(tests.map(testPath)).toEqual(["own/file/writes/insert_one", "own/autocommit/writes/insert_one"]);
    for (const { samples, failures } of tests) {
      expect(failures).toEqual([]);
      for (const { work, chunks } of samples)
        expect([work, chunks?.length]).toEqual([{ statements: 3, rows: 0, changes: 3 }, 1]);
    }
  });

  it("is compared too: an engine with other results in it does not pass", async () => {
    const failed = await measure("wrong", read("process"), await compileFaulty("wrong start"));
    expect(failed.status).not.toBe(0);
    expect(failed.words).toContain("own/file/reads/read_one");
    expect(failed.recording().tests[0]?.failures).toMatchObject([{ reason: "differs", role: "candidate" }]);
  });

  it("of an engine that crashes or refuses in it is that test's failure", async () => {
    const missing = await measure("missing", read("process").replace("a = 1", "c = 1"), sqlite);
    expect(missing.words).toContain("no such column: c");
    const crashed = await measure("crash", insert, await compileFaulty("crash start"));
    expect(crashed.recording().tests[0]?.failures).toMatchObject([{ reason: "crash", role: "candidate" }]);
  });

  it("of a shell is the shell's own", async () => {
    const passed = await measure("shell", insert.replace("check", "storages: [file]\ncheck"), shell);
    expect(passed.recording().tests[0]?.failures).toEqual([]);
    const slow = write(path.join(folder, "slow.sh"), `#!/bin/sh\nsleep 0.05\nexec ${shell} "$@"\n`);
    chmodSync(slow, 0o755);
    const failed = await measure("slow-shell", read("process"), slow);
    expect(failed.recording().tests[0]?.failures).toEqual([]);
    expect(shortest(failed)).toBeGreaterThan(50);
    expect(failed.status).toBe(1);
  });
});
