import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { type Finished, run, start } from "./cli.ts";
import { descendantsOf, isRunning } from "./processes.ts";

const folder = useFolder("run");
let sqlite: string;
let doltlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  doltlite = fetchDoltlite();
});

function out(name: string): string {
  return path.join(folder, name);
}

function read(name: string) {
  const file = path.join(out(name), "results.json");
  return parseRecording(readFileSync(file, "utf8"), file);
}

/** How many samples the store of a run's folder holds. */
function storedSamples(name: string): number {
  const database = new Database(path.join(out(name), "results.sqlite"));
  const count = database.prepare("SELECT count(*) FROM samples").pluck().get() as number;
  database.close();
  return count;
}

describe("an engine that is named alone", () => {
  it("is tried in memory, on file and with durable commits, and the last line runs all tests, or the command goes on", async () => {
    const { stdout, stderr } = await run([doltlite, "--baseline", sqlite, "--out", out("short")]);
    const { tests, run: facts } = read("short");
    expect(new Set(tests.map(({ storage }) => storage))).toEqual(new Set(["memory", "file", "autocommit"]));
    expect(tests).toHaveLength(18);
    expect(facts?.maxMinutes).toBe(0.75);
    const report = readFileSync(path.join(out("short"), "report.md"), "utf8");
    if (facts?.outOfTime === true && !stdout.startsWith("Fail: ")) {
      expect(stdout).toContain(`--resume ${out("short")}`);
      expect(report).toContain("Go on where it ended:");
      return;
    }
    const sentence =
      "This was a short run of 18 of 276 tests, for 45 seconds at most. All of them: " +
      `node dist/cli.js run --candidate ${doltlite} --baseline ${sqlite} --out ${out("short")}`;
    expect(stderr.trimEnd().split("\n").at(-1)).toBe(sentence);
    expect(report).toContain("This was a short run of 18 of 276 tests, for 45 seconds at most.");
  });
});

describe("a run of the whole suite on DoltLite and SQLite", () => {
  let finished: Finished;

  beforeAll(async () => {
    const engines = ["--candidate", doltlite, "--baseline", sqlite];
    const ceilings = ["--ceiling", "1000", "--average-ceiling", "1000"];
    finished = await run(args`run ${engines} --rows 300 --rounds 1 ${ceilings} --out ${out("whole")}`);
  });

  it("ends with a verdict on 276 tests, unless the machine's own noise is too much for any", () => {
    const [first] = finished.stdout.split("\n");
    expect(first).toMatch(/^(Pass: .*; slowest of 276 tests .*|Inconclusive: the runner is too noisy)/);
    expect(finished.status).toBe(0);
  });

  it("has a pair of every test, which did the same work with the same results", () => {
    const { tests } = read("whole");
    expect(tests).toHaveLength(276);
    for (const { samples, checks, failures } of tests) {
      expect(failures).toEqual([]);
      expect(samples.map(({ role }) => role).toSorted()).toEqual(["baseline", "candidate"]);
      expect(checks).toHaveLength(2);
      expect(checks[0]?.hash).toBe(checks[1]?.hash);
      expect(new Set([...checks, ...samples].map(({ work }) => JSON.stringify(work))).size).toBe(1);
    }
  });

  it("records what was measured, on which machine, and the settings in effect", () => {
    const { engines, machine, suite, run: facts } = read("whole");
    expect(engines.candidate).toMatchObject({ name: "DoltLite", path: doltlite, version: "3.54.0" });
    expect(engines.baseline.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(engines.baseline.settings?.autocommit).toMatchObject({ journal_mode: "wal", synchronous: "2" });
    expect(engines.baseline.settings?.file).toMatchObject({ journal_mode: "delete", page_size: "4096" });
    expect(engines.candidate.isolation).toEqual({ memory: "fork", file: "fork", autocommit: "fork" });
    expect(machine).toMatchObject({ cpu: expect.any(String), kernel: expect.stringContaining(os.release()) });
    expect(Object.keys(suite?.sql ?? {})).toHaveLength(4 * 31);
    expect(facts).toMatchObject({ rounds: 1, clock: "CLOCK_MONOTONIC" });
    for (const fact of ["3.54.0", "journal_mode=wal", "cache_size", "cores", "seed 1", "1 round"])
      expect(finished.words).toContain(fact);
  });

  it("stores every sample, and leaves no temporary database", () => {
    expect(storedSamples("whole")).toBe(276 * 2);
    expect(readdirSync(out("whole")).toSorted()).toEqual(["report.md", "results.json", "results.sqlite"]);
  });

  it("shows progress as plain lines without a terminal", () => {
    expect(finished.stderr).toMatch(/^checking \d+ of 552: \d+ s /m);
    expect(finished.stderr).toMatch(/^timing \d+ tests: .*\d s, about .* left \(/m);
    expect(finished.stderr).not.toContain("\x1b");
  });
});

describe("a run with settings of its own", () => {
  it("apply, are recorded, and are named in a warning if they differ", async () => {
    const config = path.join(folder, "pragmas.yml");
    writeFileSync(
      config,
      "pragmas: { candidate: { file: [cache_size=-5000], memory: [cache_size=-2000] } }\n",
    );
    const few = ["--variants", "int", "--storages", "memory,file", "--workloads", "oltp_point_select"];
    const { words } = await run([
      ...["run", "--candidate", doltlite, "--baseline", sqlite, "--config", config, ...few],
      ...["--rows", "100", "--rounds", "3", "--quiet", "--out", out("pragmas")],
    ]);
    const { candidate } = read("pragmas").engines;
    expect(candidate.settings).toMatchObject({
      memory: { cache_size: "-2000" },
      file: { cache_size: "-5000" },
    });
    expect(words).toContain("Pragmas, file: PRAGMA cache_size=-5000");
    expect(words).toContain("Not the same cache_size: -2000 on SQLite, -5000 on DoltLite (file).");
  });
});

describe("an engine's own version", () => {
  const few = ["--variants", "int", "--storages", "memory", "--workloads", "oltp_point_select"];
  const measure = async (name: string, setting: string) => {
    const config = path.join(folder, `${name}.yml`);
    writeFileSync(config, `engine-version: ${setting}\n`);
    return await run([
      ...["run", "--candidate", doltlite, "--baseline", sqlite, "--config", config, ...few],
      ...["--rows", "100", "--rounds", "1", "--quiet", "--out", out(name)],
    ]);
  };

  it("is what a query of the user's answers, for the candidate alone", async () => {
    const { words } = await measure("asked", "{ query: SELECT 'edition 7' }");
    expect(words).toContain("DoltLite edition 7 (SQLite 3.54.0) against SQLite 3.54.1");
    expect(read("asked").engines.candidate).toMatchObject({ version: "3.54.0", ownVersion: "edition 7" });
  });

  it("is what the engine answers by itself if the engine does not know the query", async () => {
    await measure("unknown", "{ query: SELECT no_such_function() }");
    expect(read("unknown").engines.candidate.ownVersion).toBe("0.51.3");
  });

  it("is the first line of a file, which says more than an answer", async () => {
    const file = path.join(folder, "VERSION");
    writeFileSync(file, "v0.52.0-dev\nnotes\n");
    const { words } = await measure("file", `{ file: ${file} }`);
    expect(words).toContain("DoltLite 0.52.0-dev (SQLite 3.54.0) against SQLite 3.54.1");
  });

  it("is refused by the name of a file that is not there", async () => {
    const { status, stderr } = await measure("no-file", "{ file: nowhere/VERSION }");
    expect(stderr).toContain('engine-version: file "nowhere/VERSION" cannot be read');
    expect(status).toBe(2);
    expect(existsSync(path.join(out("no-file"), "results.json"))).toBe(false);
  });
});

describe("a run that decides by screening and confirming", () => {
  const chosen = args`--variants int --storages memory --workloads index_join_scan,oltp_point_select`;
  const ceilings = ["--ceiling", "1.2", "--average-ceiling", "1000"];
  let finished: Finished;

  beforeAll(async () => {
    const engines = args`--candidate ${doltlite} --baseline ${sqlite} --base ${doltlite} --quiet
      --identical-base measure`;
    finished = await run(args`run ${engines} ${chosen} ${ceilings} --rows 2000 --out ${out("adaptive")}`);
  });

  it("fails a test that is slower than its ceiling with fresh pairs, and says in how many", () => {
    expect(finished.status).toBe(1);
    expect(finished.words).toMatch(/index_join_scan: \d\.\d+x, over 1\.2x in \d+ of \d+ pairs/);
  });

  it("times the base beside the others, and says that it is the candidate's own file", () => {
    const { engines, tests } = read("adaptive");
    expect(engines.base).toMatchObject({ name: "base", path: doltlite });
    for (const { samples, checks } of tests) {
      const roles = new Set(samples.map(({ role }) => role));
      expect(roles).toEqual(new Set(["baseline", "candidate", "base"]));
      expect(checks).toHaveLength(3);
    }
    expect(finished.words).toContain("Candidate and base are the same file");
    expect(finished.words).toContain(
      "No single test stands out from the noise (nine in ten changed by no more than",
    );
  });

  it("times SQLite against itself, and prints that as the runner's noise floor", () => {
    const { controls } = read("adaptive");
    expect(controls?.map(({ workload }) => workload).toSorted()).toEqual([
      "index_join_scan",
      "oltp_point_select",
    ]);
    expect(controls?.map(({ pairs }) => pairs.length)).toEqual([18, 18]);
    expect(finished.words).toContain("noise floor");
  });

  it("gives the same verdict when replayed, and passes more tests with higher ceilings", async () => {
    const results = path.join(out("adaptive"), "results.json");
    const again = await run(["replay", results, ...ceilings]);
    expect(again.status).toBe(1);
    expect(again.words).toMatch(/over 1\.2x in \d+ of \d+ pairs/);
    expect((await run(["replay", results, "--ceiling", "900", "--average-ceiling", "900"])).status).toBe(0);
  });

  it("exits with its verdict's status even if nobody reads its output", async () => {
    const results = path.join(out("adaptive"), "results.json");
    const { child, finished: unread } = start(["replay", results, ...ceilings]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    expect((await unread).status).toBe(1);
  });

  it("is inconclusive if its recording is too short for another rule, and fails with --strict", async () => {
    const results = path.join(out("adaptive"), "results.json");
    const ratiosOf = ({ samples }: TestRecord) =>
      [...Map.groupBy(samples, ({ round }) => round).values()].flatMap((pair) => {
        const ns = (wanted: string) => pair.find(({ role }) => role === wanted)?.ns;
        const [other, own] = [ns("baseline"), ns("candidate")];
        return other === undefined || own === undefined ? [] : [own / other];
      });
    // One pair is within it: a test of which all pairs are over it is surely slower.
    const [, second = 0] =
      read("adaptive")
        .tests.map((test) => ratiosOf(test).toSorted((one, another) => one - another))
        .toSorted(([one = 0], [another = 0]) => another - one)[0] ?? [];
    const near = ["--ceiling", (second + 0.001).toFixed(3), "--average-ceiling", "1000"];
    const { status, words } = await run(["replay", results, ...near, "--alpha", "0.0000001", "--strict"]);
    expect(words).toContain("Inconclusive: ");
    expect(words).toMatch(/no more pairs were measured/);
    expect(status).toBe(4);
  });

  it("gives the same verdict from a table of its rounds", async () => {
    const { tests } = read("adaptive");
    const header = "variant storage kind test round baseline_ns candidate_ns base_ns".replaceAll(" ", "\t");
    const rows = tests.flatMap(({ variant, storage, kind, workload, samples }) =>
      [...Map.groupBy(samples, ({ round }) => round)].map(([round, pair]) => {
        const ns = (wanted: string) => pair.find(({ role }) => role === wanted)?.ns;
        const times = [ns("baseline"), ns("candidate"), ns("base")];
        return [variant, storage, kind, workload, round, ...times].join("\t");
      }),
    );
    const table = path.join(folder, "rounds.tsv");
    writeFileSync(table, [header, ...rows, ""].join("\n"));
    const { status, words } = await run(["replay", table, ...ceilings]);
    expect(status).toBe(1);
    expect(words).toMatch(/over 1\.2x in \d+ of \d+ pairs/);
  });

  it("gives ceilings that it would have passed itself", async () => {
    const results = path.join(out("adaptive"), "results.json");
    const advised = await run(["ceilings", results]);
    expect(advised.status).toBe(0);
    const file = path.join(folder, "advised.yml");
    writeFileSync(file, advised.stdout);
    const again = await run(["replay", results, "--config", file, "--ceiling", "0.01"]);
    expect(again.stdout).toMatch(/^Pass: /);
    expect(again.status).toBe(0);
  });
});

describe("a run with too little time", () => {
  const timed = (name: string, minutes: string) => {
    const engines = ["--candidate", doltlite, "--baseline", sqlite, "--quiet", "--out", out(name)];
    const size = ["--rows", "20000", "--variants", "int", "--storages", "memory"];
    return run(["run", ...engines, ...size, "--max-minutes", minutes, "--ceiling", "1.01"]);
  };

  it("has no result if nothing could be timed", async () => {
    const { status, stdout } = await timed("no-time", "0.0001");
    expect(stdout).toMatch(/^Incomplete: /);
    expect(status).toBe(3);
  });

  it("is stopped by its time limit, keeps what it has, and does not pass", async () => {
    const { status, words } = await timed("little-time", "0.05");
    expect(words).not.toMatch(/^Pass/);
    expect([0, 3]).toContain(status);
    expect(words).toMatch(/time/);
    expect(read("little-time").run).toMatchObject({ maxMinutes: 0.05, outOfTime: true });
  });
});

describe("a run that is ended early", () => {
  const longRun = (name: string) => {
    const engines = ["--candidate", doltlite, "--baseline", sqlite];
    return start([
      "run",
      ...engines,
      ...["--variants", "int", "--workloads", "oltp_point_select,oltp_insert"],
      ...["--rows", "500", "--rounds", "1000", "--out", out(name)],
    ]);
  };

  async function untilTiming(stderrSoFar: () => string): Promise<void> {
    while (!/^timing .*: ([2-9]|\d\d) s/m.test(stderrSoFar())) await setTimeout(50);
  }

  /** The processes that a run has started, of which there are some. */
  async function driversOf({ pid = 0 }: { readonly pid?: number | undefined }): Promise<number[]> {
    for (;;) {
      const drivers = descendantsOf(pid);
      if (drivers.length > 0) return drivers;
      if (!isRunning(pid)) throw new Error("the run has ended");
      // Between two rounds there are no drivers.
      await setTimeout(20);
    }
  }

  it("keeps what it measured, and says that it is incomplete", async () => {
    const { child, finished, stderrSoFar } = longRun("ended");
    await untilTiming(stderrSoFar);
    const drivers = await driversOf(child);
    child.kill("SIGTERM");
    const { status, stdout } = await finished;
    expect(status).toBe(3);
    expect(stdout.split("\n")[0]).toMatch(/^Incomplete: /);
    expect(stdout).toContain("interrupted by SIGTERM");
    expect(stdout).not.toMatch(/^Pass/m);
    const kept = read("ended").tests.reduce((sum, { samples }) => sum + samples.length, 0);
    expect(kept).toBeGreaterThan(3);
    expect(storedSamples("ended")).toBe(kept);
    expect(readdirSync(out("ended")).toSorted()).toEqual(["report.md", "results.json", "results.sqlite"]);
    expect(drivers.filter(isRunning)).toEqual([]);
  });

  it("keeps every sample if it is killed; its drivers end, and the next run removes its databases", async () => {
    const { child, finished, stderrSoFar } = longRun("killed");
    await untilTiming(stderrSoFar);
    const drivers = await driversOf(child);
    child.kill("SIGKILL");
    await finished;
    expect(storedSamples("killed")).toBeGreaterThan(3);
    // A driver ends after the sample that it is taking.
    while (drivers.some(isRunning)) await setTimeout(20);
    const left = readdirSync(out("killed")).filter((name) => name.startsWith(".sqlite-bench-gate-"));
    expect(left).toHaveLength(1);
    const next = ["run", "--candidate", sqlite, "--baseline", sqlite, "--out", out("killed"), "--rows", "10"];
    await run([...next, "--variants", "int", "--storages", "memory", "--workloads", "oltp_point_select"]);
    expect(readdirSync(out("killed")).filter((name) => name.startsWith(".sqlite-bench-gate-"))).toEqual([]);
  });
});

describe("a results folder that an earlier run has filled", () => {
  it("keeps no report of the earlier run if the next one dies", async () => {
    const engines = ["--candidate", sqlite, "--baseline", sqlite, "--quiet", "--out", out("again")];
    const size = ["--rows", "10", "--rounds", "1", "--variants", "int", "--storages", "memory"];
    const first = await run(["run", ...engines, ...size, "--workloads", "oltp_point_select"]);
    expect(first.stderr).toBe("");
    expect(existsSync(path.join(out("again"), "results.json"))).toBe(true);
    const second = await run(["run", "--candidate", "/no/such/engine.so", "--out", out("again")]);
    expect(second.status).toBe(2);
    expect(existsSync(path.join(out("again"), "results.json"))).toBe(false);
    expect(existsSync(path.join(out("again"), "report.md"))).toBe(false);
    expect(storedSamples("again")).toBe(2);
  });
});

describe("shards", () => {
  const shard = async (name: string, ...parameters: string[]) => {
    const engines = ["--candidate", doltlite, "--baseline", sqlite, "--quiet", "--out", out(name)];
    const size = ["--rounds", "1", "--storages", "memory", "--workloads", "oltp_point_select,oltp_insert"];
    await run(["run", ...engines, ...size, ...parameters]);
    return path.join(out(name), "results.json");
  };

  it("are put together by report", async () => {
    const files = [
      await shard("int", "--variants", "int", "--rows", "100"),
      await shard("text", "--variants", "text", "--rows", "100"),
    ];
    const { stdout, status } = await run(args`report ${files} --ceiling 1000 --average-ceiling 1000`);
    expect(stdout).toMatch(/^(Pass: .*; slowest of 4 tests .*|Inconclusive: the runner is too noisy)/);
    expect(status).toBe(0);
  });

  it("are a screen, unless details are asked for", async () => {
    const file = await shard("many", "--variants", "int", "--rows", "100");
    const parameters = ["report", file, "--ceiling", "1000", "--average-ceiling", "1000"];
    const { stdout } = await run(parameters, { isFirstScreen: true });
    const lines = stdout.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(15 + 10);
    expect(lines[0]).toMatch(/^(Pass|Inconclusive): /);
    expect(lines.at(-1)).toMatch(
      /^ {2}--details shows \d+ sections?, 2 tests, .*and how this was measured\.$/,
    );
    expect((await run(parameters)).stdout.split("\n").length).toBeGreaterThan(2 * lines.length);
  });

  it("are refused if they timed different SQL", async () => {
    const files = [
      await shard("hundred", "--variants", "int", "--rows", "100"),
      await shard("two-hundred", "--variants", "text", "--rows", "200"),
    ];
    const { stderr, status } = await run(["report", ...files]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/100.*200/);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    for (const file of files) expect(stderr).toContain(file);
  });
});

describe("a configuration file", () => {
  it("sets ceilings that the report names", async () => {
    const file = path.join(folder, "gate.yml");
    writeFileSync(
      file,
      "ceiling: 900\naverage-ceiling: 800\nceilings:\n  - for: { storage: memory, workload: oltp_insert }\n    test: 0.001\n",
    );
    const engines = ["--candidate", doltlite, "--baseline", sqlite, "--quiet", "--out", out("configured")];
    const size = [
      // A single disturbed pair of three leaves the interval too wide for any ceiling.
      "--rounds",
      "5",
      "--variants",
      "int",
      "--storages",
      "memory",
      "--workloads",
      "oltp_point_select,oltp_insert",
    ];
    const { words, status } = await run(["run", ...engines, ...size, "--rows", "100", "--config", file]);
    expect(words).toMatch(/1 of 2 tests exceeds its ceiling/);
    expect(words).toContain("0.001");
    expect(words).toContain("900x");
    // Nothing is decided where the machine's own noise is too much.
    expect(status).toBe(words.startsWith("Inconclusive: the runner is too noisy") ? 0 : 1);
  });
});
