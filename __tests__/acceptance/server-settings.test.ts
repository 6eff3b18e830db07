import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, processesWith, smallSuite, write } from "./servers.ts";

const folder = makeTestFolder("server-settings");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lenient = ["--ceiling", "1000", "--average-ceiling", "1000", "--rounds", "1", "--quiet"];
const durable = mariadbFile(folder, "Durable");
const relaxed = mariadbFile(folder, "Relaxed", "settings: { innodb_flush_log_at_trx_commit: 2 }\n");

async function measure(out: string, ...options: readonly string[]) {
  const finished = await run(["run", ...options, ...lenient, "--out", out]);
  const file = path.join(out, "results.json");
  return {
    ...finished,
    recording: () => parseRecording(readFileSync(file, "utf8"), file),
    report: () => readFileSync(path.join(out, "report.md"), "utf8"),
  };
}

describe("a run of servers", () => {
  it("measures the suite of servers by default, under the names that are given", async () => {
    const names = ["--candidate-name", "This branch", "--baseline-name", "That one"];
    const engines = ["--candidate", relaxed, "--baseline", durable, ...names];
    const { status, recording } = await measure(
      path.join(folder, "default"),
      ...engines,
      ...["--rows", "200", "--workloads", "oltp_point_select,oltp_update_index"],
    );
    expect(status).toBe(0);
    const { tests, engines: facts } = recording();
    expect(tests.map(({ variant, storage, workload }) => `${variant}/${storage}/${workload}`)).toEqual([
      "server/file/oltp_point_select",
      "server/file/oltp_update_index",
    ]);
    expect([facts.candidate.name, facts.baseline.name]).toEqual(["This branch", "That one"]);
  });

  it("can ask for a size by a letter, which a server answers in bytes", async () => {
    const file = mariadbFile(folder, "Large", "settings: { innodb_buffer_pool_size: 256M }\n");
    const engines = ["--candidate", file, "--baseline", durable, ...smallSuite(folder, ["point_select"])];
    const { status, report } = await measure(path.join(folder, "large"), ...engines);
    expect(status).toBe(0);
    expect(report()).toContain(
      "Not the same innodb_buffer_pool_size: 134217728 on Durable, 268435456 on Large. Multipliers may",
    );
  });

  it("tells two servers of one name apart", async () => {
    const file = write(path.join(folder, "unnamed.yml"), "server: mariadb\n");
    const engines = ["--candidate", file, "--baseline", file, ...smallSuite(folder, ["point_select"])];
    const { recording } = await measure(path.join(folder, "unnamed"), ...engines);
    const { candidate, baseline } = recording().engines;
    expect([candidate.name, baseline.name]).toEqual(["MariaDB (candidate)", "MariaDB"]);
  });

  it("can have a results folder whose path is too long for a socket", async () => {
    const before = readdirSync("/tmp");
    const out = path.join(folder, "l".repeat(100));
    const engines = ["--candidate", durable, "--baseline", durable, ...smallSuite(folder, ["update"])];
    const { status, stderr } = await measure(out, ...engines);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(processesWith(out)).toEqual([]);
    const own = (name: string) => name.startsWith("sqlite-bench-gate-socket-") && !before.includes(name);
    expect(readdirSync("/tmp").filter(own)).toEqual([]);
  });
});

describe("a ready-made server", () => {
  it("has no port that it need not have, and reads no files for a client", async () => {
    const workload = write(
      path.join(folder, "closed.yml"),
      `name: closed
tables: CREATE TABLE one (id INT PRIMARY KEY);
prepare: INSERT INTO one VALUES (1);
storages: [file]
kind: reads
repeat: 5
statements: >
  SELECT id FROM one, information_schema.global_variables WHERE LOAD_FILE('/etc/passwd') IS NULL
  AND variable_name = 'SKIP_NETWORKING' AND variable_value = 'ON';
`,
    );
    const engines = ["--candidate", durable, "--baseline", durable];
    const suite = ["--suites", "own", "--own-workloads", workload, "--storages", "file"];
    const { status, recording } = await measure(path.join(folder, "closed"), ...engines, ...suite);
    expect(status).toBe(0);
    const [{ checks = [] } = {}] = recording().tests;
    expect(checks.map(({ work }) => work.rows)).toEqual([5, 5]);
  });
});

describe("servers of which one commits durably", () => {
  const engines = ["--candidate", relaxed, "--baseline", durable, "--rows", "200"];
  const writes = ["--workloads", "oltp_update_index,oltp_point_select"];

  it("are marked on the report, beside what this disk takes for a flush", async () => {
    const { status, report, recording } = await measure(path.join(folder, "marked"), ...engines, ...writes);
    expect(status).toBe(0);
    expect(report()).toMatch(
      /server\/file\/writes: Relaxed does not commit durably\. It flushed \d+ times? in/,
    );
    expect(report()).toContain("Not the same innodb_flush_log_at_trx_commit: 1 on Durable, 2 on Relaxed.");
    expect(report()).not.toContain("collation_database:");
    expect(recording().machine?.flushNs).toBeGreaterThan(0);
    expect(report()).toMatch(/this disk took [\d,]+ us to make 4 KiB durable/);
    expect(report()).toMatch(/\| an fdatasync of this disk \| [\d,]+ us \| [\d,]+ us \|/);
  });

  it("are refused if durability is required", async () => {
    const { status, words, recording } = await measure(
      path.join(folder, "refused"),
      ...[...engines, ...writes, "--require-durability"],
    );
    expect(status).toBe(3);
    expect(words).toMatch(/durability is required, and candidate does not commit durably: in \d+ commits/);
    const failing = recording().tests.filter(({ failures }) => failures.length > 0);
    expect(failing).toEqual([]); // it is judged, not measured
  });
});

/** The machine's compiler without the headers of client libraries: links to all other headers stand for the system's folder. */
function compilerWithoutClientLibrary(): string {
  const hidden = new Set(["mariadb", "mysql", "mysql.h", "errmsg.h"]);
  const include = path.join(folder, "include");
  mkdirSync(include);
  for (const name of readdirSync("/usr/include").filter((one) => !hidden.has(one)))
    symlinkSync(path.join("/usr/include", name), path.join(include, name));
  const own = execFileSync("cc", ["-print-file-name=include"], { encoding: "utf8" }).trim();
  const machine = execFileSync("cc", ["-print-multiarch"], { encoding: "utf8" }).trim();
  const folders = [own, include, path.join(include, machine)].flatMap((one) => ["-isystem", one]);
  const compiler = write(path.join(folder, "cc"), `#!/bin/sh\nexec cc -nostdinc ${folders.join(" ")} "$@"\n`);
  chmodSync(compiler, 0o755);
  return compiler;
}

describe("a machine without a client library", () => {
  it("is told which package has one", async () => {
    const out = path.join(folder, "no-library");
    const parameters = ["run", "--candidate", relaxed, "--baseline", durable, ...lenient, "--out", out];
    // A client that was compiled before is of no use here.
    const cache = path.join(folder, "cache");
    const environment = { ...process.env, CC: compilerWithoutClientLibrary(), XDG_CACHE_HOME: cache };
    const { status, stderr } = await run(parameters, { env: environment });
    expect(status).toBe(2);
    expect(stderr).toContain("none is installed with its headers: install libmariadb-dev (Debian, Ubuntu)");
  });
});
