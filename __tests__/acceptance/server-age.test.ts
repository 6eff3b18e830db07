import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { driverCompiler, engineEnvironment } from "../../bench/engines.ts";
import type { Engine } from "../../src/engines/engine.ts";
import { assessAge } from "../../src/features/figures/age/examine.ts";
import { ageShape } from "../../src/features/figures/age/measure/age-shape.ts";
import { findProcess } from "../../src/features/figures/age/measure/process-usage.ts";
import { loadSteadily } from "../../src/features/figures/age/measure/steady-load.ts";
import type { AgedShape } from "../../src/features/figures/age/record.ts";
import { shapesOf } from "../../src/features/figures/age/shapes.ts";
import { stallsOf } from "../../src/features/figures/age/steady/stalls.ts";
import { stallText } from "../../src/features/figures/age/steady/words.ts";
import { openServer } from "../../src/features/workloads/servers/server.ts";
import { compileServerClient } from "../../src/features/workloads/servers/server-client.ts";
import { readServerFile } from "../../src/features/workloads/servers/server-file.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { totalOf } from "../../src/model/footprint.ts";
import { onlyGiven } from "../../src/suite/connection-settings.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, processesWith, smallSuite, write } from "./servers.ts";

const folder = makeTestFolder("server-age");
const never = new AbortController().signal;
const dialect = "mysql";

/** A small log: most of a server's files would be copied again and again otherwise. */
const small = "settings: { innodb_log_file_size: 8388608, innodb_flush_log_at_trx_commit: 2 }\n";
const file = mariadbFile(folder, "Small", small);
let engine: Engine;

beforeAll(async () => {
  const { path: command } = await compileServerClient(driverCompiler, () => {}, never);
  const definition = readServerFile("candidate", file);
  engine = await openServer(
    {
      ...{ part: "candidate", file, definition, settings: onlyGiven(), isolation: "process" },
      driver: { command, environment: engineEnvironment },
      folder: path.join(folder, "engine"),
    },
    never,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function workspaceOf(name: string): Workspace {
  return new Workspace(path.join(folder, name), { rows: 1, seed: 1, warehouses: 1 });
}

/** Waits for the server that has the data of a working folder open. */
async function serverIn(work: string): Promise<number> {
  for (;;) {
    const found = findProcess(path.join(work, "db"));
    if (found !== undefined) return found;
    await setTimeout(20);
  }
}

function faultsOf(shape: AgedShape) {
  return assessAge({ version: 1, commits: 100, dialect, shapes: [shape] }, defaultCriteria)?.faults;
}

const ladder = [25, 50, 100];
const ageing = () =>
  ({ dialect, ladder, signal: never, engines: { baseline: engine, candidate: engine } }) as const;

describe("a MariaDB that ages", () => {
  it("has every figure on each rung, the same rows as another, and OPTIMIZE TABLE in place of VACUUM", async () => {
    const workspace = workspaceOf("life");
    const aged = await ageShape("churn", shapesOf(1, dialect).churn, {
      ...ageing(),
      workspace,
      cleanup: "CALL dolt_gc()",
    });
    expect(faultsOf(aged)).toEqual([]);
    for (const { rungs, reopened, vacuum, cleanup, failure } of aged.engines) {
      expect(failure).toBeUndefined();
      expect(rungs.map(({ commits, rows }) => [commits, rows])).toEqual([
        [25, 101],
        [50, 100],
        [100, 100],
      ]);
      for (const { files, resident, blocksCpuNs, openNs } of rungs) {
        expect(files.log).toBeGreaterThan(8_000_000);
        expect(files.main).toBeGreaterThan(10_000);
        expect(resident).toBeGreaterThan(10_000_000);
        expect(Math.max(...blocksCpuNs)).toBeGreaterThan(0);
        expect(openNs).toBeGreaterThan(1_000_000);
      }
      const [first, , last] = rungs;
      expect(last?.written).toBeGreaterThan((first?.written ?? 0) + 75 * 60);
      expect(reopened && totalOf(reopened.files)).toBeGreaterThan(8_000_000);
      expect(vacuum).toMatchObject({ files: { main: expect.any(Number) } });
      expect(cleanup).toMatchObject({ refused: expect.stringContaining("dolt_gc does not exist") });
    }
    expect(processesWith(path.join(folder, "life"))).toEqual([]);
  });

  it("fails by the commit after which it dies, and the other engine goes on", async () => {
    const workspace = workspaceOf("dies");
    const place = path.join(folder, "dies", "append");
    const dying = ageShape("append", shapesOf(1, dialect).append, { ...ageing(), ladder: [8000], workspace });
    const server = await serverIn(path.join(place, "candidate", "life"));
    while (!existsSync(path.join(place, "block.sql"))) await setTimeout(5);
    process.kill(server, "SIGKILL");
    const aged = await dying;
    expect(faultsOf(aged)).toMatchObject([{ role: "candidate", shape: "append", reason: "error" }]);
    expect(faultsOf(aged)?.[0]?.message).toMatch(/signal 9/);
    expect(aged.engines[0]?.rungs).toHaveLength(1);
    expect(processesWith(path.join(folder, "dies"))).toEqual([]);
  });
});

/** A load of some seconds on the server, and what a test does to it meanwhile. */
async function load(name: string, minutes: number, disturb: (server: number) => Promise<void>) {
  const workspace = workspaceOf(name);
  const [loaded] = await Promise.all([
    loadSteadily({ engine, role: "candidate", dialect, workspace, minutes, seed: 1, signal: never }),
    serverIn(path.join(folder, name, "steady", "candidate", "life")).then(disturb),
  ]);
  return loaded;
}

describe("a MariaDB under a steady load", () => {
  it("has a window for each second, every commit, and a stall where it was halted", async () => {
    let halted = 0;
    const life = await load("halted", 0.1, async (server) => {
      await setTimeout(3000);
      process.kill(server, "SIGSTOP");
      halted = Date.now();
      await setTimeout(1500);
      process.kill(server, "SIGCONT");
      halted = Date.now() - halted;
    });
    expect(life.failure).toBeUndefined();
    const { commits, disk, resident } = life.windows;
    expect(commits).toHaveLength(6);
    expect(commits.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(life.commits);
    expect(life.latencies?.counts.reduce((sum, [, one]) => sum + one, 0)).toBe(life.commits);
    expect(Math.min(...disk)).toBeGreaterThan(8_000_000);
    expect(Math.min(...resident)).toBeGreaterThan(10_000_000);
    // A busy machine may add stalls; the halt is the longest.
    const longest = stallsOf(life).toSorted((one, other) => other.ns - one.ns)[0];
    expect(longest?.ns).toBeGreaterThan(halted * 1e6 - 50e6);
    const slowest = life.slow.toSorted((one, other) => other.ns - one.ns)[0];
    const second = Math.floor((slowest?.atNs ?? 0) / 1e9);
    // Next to no commit ends while the server is halted.
    expect(commits[second + 1]).toBeLessThan(Math.max(...commits));
    if (longest === undefined) throw new Error("no stall is named");
    expect(stallText(longest)).toMatch(
      /^stalled for \S+ s .*at minute 0:0[1-5], after [\d,]+ commits?: its disk/,
    );
    expect(processesWith(path.join(folder, "halted"))).toEqual([]);
  });

  it("fails if it dies, after the commits that it had done", async () => {
    const life = await load("killed", 0.2, async (server) => {
      await setTimeout(2500);
      process.kill(server, "SIGKILL");
    });
    expect(life.failure).toMatchObject({ reason: "error", message: expect.stringMatching(/signal 9/) });
    expect(life.failure?.after).toBe(life.commits);
    expect(life.windows.commits.length).toBeLessThan(12);
    expect(life.reopened).toBeUndefined();
  });
});

describe("a run with age of servers", () => {
  const refused = async (candidate: string, ...options: readonly string[]) => {
    const out = path.join(folder, "refused");
    mkdirSync(out, { recursive: true });
    const engines = ["--candidate", candidate, "--baseline", file];
    const { status, stderr } = await run(args`run ${engines} ${smallSuite(folder)} ${options} --out ${out}`);
    expect(status).toBe(2);
    return stderr;
  };

  it("refuses a server at an address, and a load without a ladder", async () => {
    const address = write(path.join(folder, "address.yml"), "name: Far\naddress: 127.0.0.1:3306\n");
    expect(await refused(address, "--age", "100")).toMatch(
      /age copies a server's files .* candidate ".*address\.yml", a server at an address: give the words that start it/,
    );
    expect(await refused(file, "--age-minutes", "1")).toContain(
      "age-minutes is a load after the ladder of age: give age too",
    );
    expect(await refused(file, "--age", "100", "--age-minutes", "60")).toContain("above 0 and below 60");
  });
});
