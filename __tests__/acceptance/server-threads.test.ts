import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { serverKind } from "../../src/features/workloads/servers/kind.ts";
import { totalOf } from "../../src/model/histogram.ts";
import { testPath } from "../../src/model/test.ts";
import { readEnvironment } from "../../src/options/environment.ts";
import { onlyGiven } from "../../src/suite/connection-settings.ts";
import { transactionNames } from "../../src/suite/tpcc/mix.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, processesWith, write } from "./servers.ts";

const folder = makeTestFolder("threads");
const never = new AbortController().signal;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];
const durable = mariadbFile(folder, "Durable");
const relaxed = mariadbFile(folder, "Relaxed", "settings: { innodb_flush_log_at_trx_commit: 2 }\n");
const engines = ["--candidate", relaxed, "--baseline", durable, "--storages", "file"];

async function measure(name: string, ...options: readonly string[]) {
  const out = path.join(folder, name);
  const finished = await run(["run", ...engines, ...options, "--quiet", "--out", out]);
  const file = path.join(out, "results.json");
  return { ...finished, out, read: () => parseRecording(readFileSync(file, "utf8"), file) };
}

const threads = 3;
const chosen = [
  ...["--suites", "server,tpcc", "--rows", "500", "--warehouses", String(threads), "--rounds", "2"],
  ...[
    "--workloads",
    "oltp_point_select,oltp_read_write,oltp_insert,types_delete_insert,standard_mix_durable",
  ],
];

describe("several connections at once", { timeout: 600_000 }, () => {
  it.each(["text", "prepared"])(
    "do the same work on both servers, as one connection would, from %s",
    async (form) => {
      const { status, stderr, words, read, out } = await measure(
        form,
        ...chosen,
        ...["--threads", String(threads), "--statements", form, ...lenient],
      );
      expect(stderr).toBe("");
      expect(status).toBe(0);
      const { tests, suite, run: facts } = read();
      expect(suite?.threads).toBe(threads);
      expect(facts?.stopped).toBeUndefined();
      expect(tests.map(({ workload }) => workload)).toHaveLength(6);
      for (const { checks, samples, failures, ...test } of tests) {
        expect(failures, testPath(test)).toEqual([]);
        expect(new Set(checks.map(({ hash }) => hash)).size, testPath(test)).toBe(1);
        expect(samples, testPath(test)).toHaveLength(4);
        for (const { ns, chunks, repeated, latencies, work, transactions } of samples) {
          expect(chunks).toEqual([ns]);
          expect(repeated).toBeGreaterThanOrEqual(0);
          expect(work).toEqual(checks[0]?.work);
          expect(latencies && totalOf(latencies)).toBe(work?.statements);
          if (test.variant === "tpcc")
            expect(Object.keys(transactions ?? {}).toSorted()).toEqual(transactionNames.toSorted());
        }
      }
      expect(words).toContain(`${threads} connections`);
      expect(words).toContain("Throughput: server, File-Backed, Reads");
      expect(readFileSync(path.join(out, "report.md"), "utf8")).toMatch(
        /\| Test +\| Durable \(1\/s\) \| median \(us\) \| p95 \(us\) \| Relaxed \(1\/s\)/,
      );
      expect(processesWith(out)).toEqual([]);
    },
  );

  it("fail a test whose ratio is over its ceiling", async () => {
    const { status, words } = await measure(
      "ceiling",
      ...["--suites", "server", "--workloads", "oltp_point_select", "--rows", "500", "--rounds", "2"],
      ...["--threads", "2", "--ceiling", "0.01", "--average-ceiling", "1000"],
    );
    expect(status).toBe(1);
    expect(words).toContain("server/file/reads/oltp_point_select");
  });

  it("are refused where an engine has one connection", async () => {
    const { status, stderr } = await run(["run", "--candidate", "libsqlite3.so.0", "--threads", "2"]);
    expect(status).toBe(2);
    expect(stderr).toContain('threads is 2, but candidate "libsqlite3.so.0" is no server');
  });
});

/** Opens a MariaDB as a run does, which has a folder inside one. */
async function openDurable(own: string) {
  mkdirSync(own, { mode: 0o711 });
  const { compiler, engineEnvironment: environment } = readEnvironment(process.env);
  const options = {
    part: "candidate",
    driver: { command: "none", environment },
    settings: onlyGiven({}),
    isolation: "process",
    latencies: true,
  } as const;
  const run = { compiler, progress: { step() {} }, signal: never };
  const { engine } = await serverKind.open(durable, options, path.join(own, "candidate-engine"), run);
  return engine;
}

/** Executes two hand-written parts on two connections. */
async function runParts(name: string, parts: readonly string[], invariant: string) {
  const own = path.join(folder, name);
  const engine = await openDurable(own);
  const file = (ending: string, statements: string) =>
    write(path.join(own, ending), statements.replaceAll(/\n/g, "\0"));
  const files = {
    preparation: file(
      "prepare.sql",
      "CREATE TABLE t (id INT PRIMARY KEY, n INT);\nINSERT INTO t VALUES (1, 0), (2, 0);\n",
    ),
    connections: parts.length,
    template: () => path.join(own, "template"),
    work: () => path.join(own, "work/file"),
  };
  for (const [index, part] of parts.entries()) file(`parts.${index + 1}`, part);
  await engine.build(files, "file", never);
  const results = [];
  for (const pass of ["hash", "time"] as const) {
    const session = await engine.open(files, "file", pass, never);
    try {
      const request = { kind: "writes", statements: path.join(own, "parts"), timeoutMs: 60_000 } as const;
      const invariants = file("invariants.sql", `${invariant}\n`);
      await session.ready(pass === "hash" ? { ...request, pass, invariants } : { ...request, pass });
      results.push(await session.go());
    } finally {
      await session.close();
    }
  }
  return results;
}

const transfers = (first: number, second: number) =>
  Array.from(
    { length: 300 },
    () =>
      `BEGIN;\nUPDATE t SET n = n + 1 WHERE id = ${first};\nUPDATE t SET n = n + 1 WHERE id = ${second};\nCOMMIT;\n`,
  ).join("");

describe("a server for another program", { timeout: 200_000 }, () => {
  it("has one processor for one connection, as in a run, and all for several", async () => {
    const own = path.join(folder, "hosted");
    const engine = await openDurable(own);
    const processors = [];
    for (const connections of [1, 2]) {
      const hosted = await engine.host(path.join(own, "work"), connections, never);
      if (typeof hosted === "string") throw new Error(hosted);
      processors.push(hosted.processor);
      await hosted.close();
    }
    expect(processors).toEqual([expect.any(Number), undefined]);
  });
});

describe("connections that stand in each other's way", { timeout: 200_000 }, () => {
  it("execute again what the server refuses, until each has done its part exactly once", async () => {
    const wrong = "SELECT CONCAT('row ', id, ' has ', n) FROM t WHERE n <> 600;";
    const results = await runParts("conflict", [transfers(1, 2), transfers(2, 1)], wrong);
    for (const { repeated, work } of results) {
      expect(repeated).toBeGreaterThan(0);
      expect(work).toEqual({ statements: 2400, rows: 0, changes: 1200 });
    }
    const [, { latencies } = {}] = results;
    expect(latencies && totalOf(latencies)).toBe(2400);
  });

  it("fail with the statement if one of them is refused for another reason", async () => {
    const parts = ["SELECT 1;\n", "SELECT nothing FROM t;\n"];
    await expect(runParts("refused", parts, "SELECT 1 FROM t WHERE n < 0;")).rejects.toThrow(
      /Unknown column 'nothing'.* in SELECT nothing FROM t/,
    );
  });
});
