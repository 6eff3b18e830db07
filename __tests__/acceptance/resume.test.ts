import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import type { Recording } from "../../src/model/recording.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { type Finished, run, type Started, start } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("resume");
let sqlite: string;
let doltlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  doltlite = fetchDoltlite();
});

function out(name: string): string {
  return path.join(folder, name);
}

function read(name: string): Recording {
  const file = path.join(out(name), "results.json");
  return parseRecording(readFileSync(file, "utf8"), file);
}

type Row = Readonly<Record<string, string | number | null>>;

/** The rows that a folder's store holds of its newest run, as text; undefined before there is a run. */
function stored(name: string) {
  const file = path.join(out(name), "results.sqlite");
  if (!existsSync(file)) return undefined;
  const database = new Database(file, { readonly: true });
  try {
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    const tables = database.prepare("SELECT name FROM sqlite_schema").pluck().all();
    if (tables.length === 0) return undefined;
    const [run] = database.prepare("SELECT * FROM runs ORDER BY run DESC LIMIT 1").all() as Row[];
    if (run === undefined) return undefined;
    const rows = (table: string) =>
      database.prepare(`SELECT * FROM ${table} WHERE run = ?`).all(run.run) as Row[];
    return {
      finishedAt: run.finished_at,
      samples: rows("samples"),
      checks: rows("checks"),
      controls: rows("controls"),
      failures: rows("failures"),
      resumptions: rows("resumptions"),
    };
  } finally {
    database.close();
  }
}

function changeStore(name: string, sql: string): void {
  const database = new Database(path.join(out(name), "results.sqlite"));
  database.exec(sql);
  database.close();
}

/** Rounds of a test that some engine has a sample of, and another has none. */
function halfRounds(samples: readonly Row[], ...roles: readonly number[]): string[] {
  const rounds = Map.groupBy(samples, ({ variant, storage, workload, round }) =>
    [variant, storage, workload, round].join(" "),
  );
  return [...rounds].filter(([, together]) => !roles.includes(together.length)).map(([round]) => round);
}

/** Begins a run, or goes on with it, and kills it after so many milliseconds unless it ends by itself before. */
async function runFor(delay: number, name: string, parameters: readonly string[]): Promise<Finished> {
  const resume = stored(name) === undefined ? [] : ["--resume", out(name)];
  const { child, finished } = start([...parameters, "--out", out(name), ...resume]);
  const ending = new AbortController();
  const killing = setTimeout(delay, undefined, ending).then(
    () => child.kill("SIGKILL"),
    () => {},
  );
  const ended = await finished;
  ending.abort();
  await killing;
  return ended;
}

/** Waits until a run has stored so many samples. */
async function untilStored(samples: number, name: string, { child }: Started): Promise<void> {
  while ((stored(name)?.samples.length ?? 0) < samples && child.exitCode === null) await setTimeout(10);
}

/** Kills a run when it has stored so many samples. A run that ends before it can be killed is started again from where it began. */
async function killAt(samples: number, name: string, parameters: readonly string[]): Promise<void> {
  const before = path.join(mkdtempSync(path.join(folder, "before-")), "out");
  // Drivers of a killed run may still write databases.
  const filter = (file: string) => !path.basename(file).startsWith(".sqlite-bench-gate-");
  if (existsSync(out(name))) cpSync(out(name), before, { recursive: true, filter });
  for (;;) {
    const running = start(parameters);
    await untilStored(samples, name, running);
    running.child.kill("SIGKILL");
    if ((await running.finished).status === null) return;
    rmSync(out(name), { recursive: true });
    if (existsSync(before)) cpSync(before, out(name), { recursive: true });
  }
}

/** A run of six tests in all storages. */
function smallRun(...parameters: string[]): string[] {
  return [
    ...["run", "--candidate", doltlite, "--baseline", sqlite, "--rows", "50", "--variants", "int"],
    ...["--workloads", "oltp_point_select,oltp_insert,oltp_update_index_ac"],
    ...["--ceiling", "1000", "--average-ceiling", "1000", ...parameters],
  ];
}

/** A run of two tests. */
function tinyRun(...parameters: string[]): string[] {
  return smallRun("--storages", "memory", "--workloads", "oltp_point_select,oltp_insert", ...parameters);
}

/** Every test has so many whole rounds and its checks, every control its twelve pairs, and nothing failed. */
function expectWhole({ run: facts, tests, controls }: Recording, rounds: number): void {
  const numbers = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  expect(tests).toHaveLength(facts?.planned?.tests as number);
  for (const { samples, checks, failures } of tests) {
    expect(failures).toEqual([]);
    expect(checks.map(({ role }) => role).toSorted()).toEqual(["baseline", "candidate"]);
    for (const role of ["baseline", "candidate"])
      expect(samples.filter((one) => one.role === role).map(({ round }) => round)).toEqual(numbers(rounds));
  }
  expect(controls?.map(({ pairs }) => pairs.map(({ round }) => round))).toEqual(
    Array.from({ length: facts?.planned?.controls as number }, () => numbers(12)),
  );
}

describe("runs that are killed at random moments, twelve times in all", () => {
  const kills = 12;

  it("lose nothing, and end as those that are not killed", async () => {
    const random = new RandomStream(1, "moments of kills");
    const story: string[] = [];
    for (let number = 0; story.length < kills; number++) {
      const name = `killed-${number}`;
      const parameters = smallRun("--rounds", "6", "--quiet");
      let before: NonNullable<ReturnType<typeof stored>> | undefined;
      let isKilled = true;
      while (isKilled) {
        // Before there is a run, while it prepares and checks, which takes half a second, and in its samples.
        const delay = story.length < kills ? random.integer(0, random.integer(400, 2400)) : 100_000;
        const { status, stderr } = await runFor(delay, name, parameters);
        const now = stored(name);
        // A kill that comes while the process exits interrupts nothing: the run and its results are complete.
        isKilled = status === null && !isComplete(name, now);
        const attempt = `run ${number}, ended after ${[...story, delay].join(", ")} ms`;
        if (isKilled) story.push(`${delay}`);
        else expect({ status: status ?? 0, stderr }, attempt).toEqual({ status: 0, stderr: "" });
        const there = new Set(now === undefined ? [] : rowsOf(now));
        const lost = before === undefined ? [] : rowsOf(before).filter((row) => !there.has(row));
        expect(lost, attempt).toEqual([]);
        expect(halfRounds(now?.samples ?? [], 2), attempt).toEqual([]);
        before = now;
      }
      expectReported(name, before);
      const replayed = await run(["replay", path.join(out(name), "results.json")]);
      expect(replayed.stdout).toMatch(
        /^(Pass: .*; slowest of 6 tests .*|Inconclusive: the runner is too noisy)/,
      );
      expect(replayed.status).toBe(0);
    }
  });

  function isComplete(name: string, store: ReturnType<typeof stored>): boolean {
    return (
      store !== undefined && store.finishedAt !== null && existsSync(path.join(out(name), "results.json"))
    );
  }

  function rowsOf({ samples, checks, controls }: NonNullable<ReturnType<typeof stored>>): string[] {
    return [...samples, ...checks, ...controls].map((row) => JSON.stringify(row));
  }

  function expectReported(name: string, store: ReturnType<typeof stored>): void {
    const recording = read(name);
    expectWhole(recording, 6);
    expect(store?.finishedAt).not.toBeNull();
    const inStore = store?.samples.map(({ workload, storage, role, round, ns }) =>
      [workload, storage, role, round, ns].join(" "),
    );
    const inReport = recording.tests.flatMap(({ workload, storage, samples }) =>
      samples.map(({ role, round, ns }) => [workload, storage, role, round, ns].join(" ")),
    );
    expect(inReport.toSorted()).toEqual(inStore?.toSorted());
    expect(recording.run?.resumed?.map(({ samples }) => samples) ?? []).toEqual(
      store?.resumptions.map(({ samples }) => samples),
    );
  }
});

describe("a run that is interrupted", () => {
  it("is not said to be resumable before it has a sample", async () => {
    const parameters = tinyRun("--max-minutes", "0.000001", "--out", out("no-sample"));
    const { status, stderr } = await start(parameters).finished;
    expect(status).toBe(3);
    expect(read("no-sample").tests.flatMap(({ samples }) => samples)).toEqual([]);
    expect(stderr).toContain("results.json, report.md and results.sqlite are in");
    expect(stderr).not.toContain("--resume");
  });

  it("can be resumed, and says that it was", async () => {
    const parameters = tinyRun("--rounds", "6", "--out", out("interrupted"));
    const first = start(parameters);
    await untilStored(2, "interrupted", first);
    first.child.kill("SIGINT");
    const ended = await first.finished;
    expect(ended.status).toBe(3);
    expect(ended.stdout).toMatch(/^Incomplete: .*interrupted by SIGINT/s);
    expect(readdirSync(out("interrupted")).toSorted()).toEqual([
      "report.md",
      "results.json",
      "results.sqlite",
    ]);
    const before = stored("interrupted");
    expect(before?.finishedAt).toBeNull();
    expect(halfRounds(before?.samples ?? [], 2)).toEqual([]);
    expect(read("interrupted").run?.stopped).toBe("interrupted by SIGINT");

    const { status, words } = await run([...parameters, "--resume", out("interrupted"), "--quiet"]);
    expect(status).toBe(0);
    const recording = read("interrupted");
    expectWhole(recording, 6);
    expect(recording.run?.stopped).toBeUndefined();
    expect(recording.run?.resumed).toEqual([
      { at: expect.any(String), samples: before?.samples.length as number },
    ]);
    expect(words).toContain(`Resumed after ${before?.samples.length} samples: started at`);
    expect(words).toContain("resumed 1 time;");
    expect(words).toContain("Time of each step since it was resumed");
  });

  it("starts its time limit again, even if that had ended it", async () => {
    const parameters = tinyRun("--rounds", "6", "--quiet", "--out", out("out-of-time"));
    await run([...parameters, "--max-minutes", "0.004"]);
    expect(read("out-of-time").run?.outOfTime).toBe(true);
    const { status } = await run([...parameters, "--resume", out("out-of-time")]);
    expect(status).toBe(0);
    expectWhole(read("out-of-time"), 6);
    expect(read("out-of-time").run?.outOfTime).toBeUndefined();
  });
});

describe("a run that decides by screening and confirming", () => {
  it("reaches its verdict if killed during screening and during confirmation", async () => {
    const ceilings = ["--ceiling", "0.7", "--average-ceiling", "1000"];
    const parameters = [
      ...args`run --candidate ${doltlite} --baseline ${sqlite} --base ${doltlite} --identical-base measure
        --rows 2000`,
      ...["--variants", "int", "--storages", "memory", "--workloads", "index_join_scan,oltp_point_select"],
      ...["--rounds", "3..12", ...ceilings, "--out", out("adaptive")],
    ];
    const evidence = /index_join_scan: \d\.\d+x, over 0\.7x in \d+ of \d+ pairs/;
    let resume: string[] = [];
    for (const samples of [6, 15, 45]) {
      await killAt(samples, "adaptive", [...parameters, ...resume]);
      // A round has the engines whose comparison wanted it: never one alone.
      const engines = [2, 3];
      expect(halfRounds(stored("adaptive")?.samples ?? [], ...engines)).toEqual([]);
      resume = ["--resume", out("adaptive")];
    }
    const { status, words, stderr } = await run([...parameters, ...resume, "--quiet"]);
    expect(words, stderr).toMatch(evidence);
    expect(words).toContain("Resumed 3 times, the last time after");
    expect(status).toBe(1);
    const { controls, tests } = read("adaptive");
    expect(controls?.map((control) => control.pairs.length)).toEqual([12, 12]);
    for (const { samples } of tests) {
      const roundsOf = (...roles: readonly string[]) =>
        new Set(samples.filter(({ role }) => roles.includes(role)).map(({ round }) => round));
      expect(roundsOf("baseline", "base")).toEqual(roundsOf("candidate"));
      expect([...roundsOf("candidate")].toSorted((a, b) => a - b)).toEqual(
        Array.from(roundsOf("candidate"), (_, index) => index + 1),
      );
    }
    const replayed = await run(["replay", path.join(out("adaptive"), "results.json"), ...ceilings]);
    expect(replayed.status).toBe(1);
    expect(replayed.words).toContain(evidence.exec(words)?.[0]);
  });
});

describe("what is resumed", () => {
  it("keeps an engine's failure once, and does not try it again", async () => {
    const parameters = [
      ...["run", "--candidate", await compileFaulty("crash"), "--baseline", sqlite, "--rows", "100"],
      ...["--variants", "int", "--storages", "memory", "--workloads", "groupby_scan,oltp_point_select"],
      ...["--rounds", "8", "--quiet", "--out", out("crash")],
    ];
    await killAt(2, "crash", parameters);
    const { status } = await run([...parameters, "--resume", out("crash")]);
    expect(status).toBe(3);
    const [first, second] = read("crash").tests.toSorted((a, b) => a.samples.length - b.samples.length);
    expect(first?.failures).toMatchObject([{ reason: "crash", role: "candidate" }]);
    expect(second?.samples).toHaveLength(16);
    expect(read("crash").engines.candidate.settings?.memory?.journal_mode).toBe("memory");
  });

  it("fails if an engine's results differ from those before", async () => {
    const parameters = tinyRun("--rounds", "6", "--quiet", "--out", out("other-results"));
    await killAt(2, "other-results", parameters);
    const other = "WHERE role = 'candidate' AND workload = 'oltp_insert'";
    changeStore("other-results", `UPDATE checks SET hash = '00000000deadbeef' ${other}`);
    const { status, words } = await run([...parameters, "--resume", out("other-results")]);
    expect(words).toMatch(/candidate .* hash 00000000deadbeef .*, candidate .* when the run was resumed/);
    expect(status).toBe(3);
  });

  it("measures a pair again of which the store has one half", async () => {
    const parameters = tinyRun("--rounds", "6", "--quiet", "--out", out("half"));
    await killAt(2, "half", parameters);
    const [kept] = stored("half")?.samples ?? [];
    const { role, storage, workload, ns } = kept ?? {};
    const others = `run = 1 AND storage = '${storage}' AND workload = '${workload}'`;
    changeStore("half", `DELETE FROM samples WHERE ${others} AND (round > 1 OR role <> '${role}')`);
    const { status } = await run([...parameters, "--resume", out("half")]);
    expect(status).toBe(0);
    expectWhole(read("half"), 6);
    const { samples = [] } = stored("half") ?? {};
    expect(samples.map((row) => row.ns)).not.toContain(ns);
  });

  it("is reported if it was killed after its last sample", async () => {
    const parameters = tinyRun("--rounds", "3", "--quiet", "--out", out("unreported"));
    await run(parameters);
    const before = stored("unreported");
    rmSync(path.join(out("unreported"), "results.json"));
    const { status } = await run([...parameters, "--resume", out("unreported")]);
    expect(status).toBe(0);
    expectWhole(read("unreported"), 3);
    expect(stored("unreported")?.samples).toEqual(before?.samples);
    expect(stored("unreported")?.controls).toEqual(before?.controls);
  });

  it("is not what another process is measuring", async () => {
    const parameters = tinyRun("--rounds", "6", "--out", out("busy"));
    const running = start(parameters);
    await untilStored(2, "busy", running);
    // Both take a second or two: on a busy machine the first could have ended before the second looks.
    running.child.kill("SIGSTOP");
    const { status, stderr } = await run([...parameters, "--resume", out("busy")]);
    running.child.kill("SIGCONT");
    expect(stderr).toContain(`process ${running.child.pid} is measuring into ${out("busy")}: `);
    expect(status).toBe(2);
    expect((await running.finished).status).toBe(0);
    expectWhole(read("busy"), 6);
    expect(stored("busy")?.resumptions).toEqual([]);
  });

  it.each([
    ["a run", () => tinyRun("--out", out("taken"))],
    ["a comparison", () => ["compare", sqlite, sqlite, "--out", out("taken")]],
    [
      "a search",
      () => {
        const versions = ["--releases", folder, "--good", "1", "--bad", "2", "--candidate", "engine.so"];
        return ["bisect", ...versions, "--test", "int/memory/writes/oltp_insert", "--out", out("taken")];
      },
    ],
    ["a hunt", () => ["hunt", "--candidate", sqlite, "--baseline", sqlite, "--out", out("taken")]],
  ])("is not what %s replaces, while another process measures", async (_, parameters) => {
    const claimed = path.join(out("taken"), `.sqlite-bench-gate-${process.pid}`);
    mkdirSync(claimed, { recursive: true });
    writeFileSync(path.join(out("taken"), "report.md"), "of another process");
    const { status, stdout, stderr } = await run(parameters());
    expect(stderr).toBe(
      `sqlite-bench-gate: process ${process.pid} is measuring into ${out("taken")}: wait until it ends, or name another folder with --out; ` +
        `if that is another program now, remove ${claimed}\n`,
    );
    expect(stdout).toBe("");
    expect(status).toBe(2);
    expect(readFileSync(path.join(out("taken"), "report.md"), "utf8")).toBe("of another process");
  });
});

describe("what cannot be resumed is refused in one line", () => {
  const given = (name: string, ...parameters: string[]) =>
    tinyRun("--rounds", "6", "--quiet", "--resume", out(name), ...parameters);

  async function expectRefusal(parameters: readonly string[], words: string | RegExp): Promise<void> {
    const { status, stdout, stderr } = await run(parameters);
    expect(stderr).toMatch(words);
    expect(stderr).toMatch(/^sqlite-bench-gate: --(resume|out)[^\n]+\n$/);
    expect(stdout).toBe("");
    expect(status).toBe(2);
  }

  function other(name: string, content: string | Buffer): string {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  }

  describe("a run with other", () => {
    beforeAll(async () => {
      await killAt(2, "killed", tinyRun("--rounds", "6", "--out", out("killed")));
    });

    it("rows", async () => {
      const before = stored("killed");
      await expectRefusal(
        given("killed", "--rows", "60"),
        "the row count was 50 and is 60: repeat the options that the run began with, or measure again without --resume",
      );
      expect(stored("killed")).toEqual(before);
    });

    it("candidate", async () => {
      const copy = path.join(folder, "copy.so");
      copyFileSync(doltlite, copy);
      appendFileSync(copy, "\0");
      await expectRefusal(
        given("killed", "--candidate", copy),
        /the candidate's SHA-256 was [0-9a-f]{64} and is [0-9a-f]{64}/,
      );
    });

    it("engines", async () => {
      await expectRefusal(
        given("killed", "--base", doltlite),
        "the base was not measured and is the candidate's file",
      );
      await expectRefusal(
        given("killed", "--base", doltlite, "--identical-base", "measure"),
        "the base was not measured and is measured",
      );
      await expectRefusal(given("killed", "--baseline", doltlite), /the baseline's (version|source id) was/);
    });

    it("pragmas", async () => {
      const config = other("pragmas.yml", "pragmas: { candidate: { file: [cache_size=-5000] } }\n");
      await expectRefusal(
        given("killed", "--config", config),
        "the candidate's pragmas for file storage was none and is PRAGMA cache_size=-5000",
      );
    });

    it("folder", async () => {
      await expectRefusal(
        given("killed", "--out", out("elsewhere")),
        /^.*--out: ".*elsewhere" is not ".*killed"/,
      );
      expect(existsSync(out("elsewhere"))).toBe(false);
    });

    it("names and limits: that one is taken", async () => {
      const names = ["--candidate-name", "Mine", "--baseline-name", "Theirs", "--max-minutes", "5"];
      const { status } = await run(given("killed", ...names));
      expect(status).toBe(0);
      expect(read("killed").engines.candidate.name).toBe("Mine");
      expectWhole(read("killed"), 6);
    });

    it("nothing, but whole: its report stays", async () => {
      await expectRefusal(
        given("killed"),
        /the run of \d{4}-.*Z is whole, nothing is left to measure: judge it again with replay .*results\.json/,
      );
      expectWhole(read("killed"), 6);
    });
  });

  it("a folder that is missing, empty, or a file", async () => {
    mkdirSync(out("empty"));
    const file = other("file", "");
    for (const name of ["nowhere", "empty", path.basename(file)])
      await expectRefusal(given(name), "there is no results.sqlite in it: name the folder");
    expect(existsSync(out("nowhere"))).toBe(false);
    expect(readdirSync(out("empty"))).toEqual([]);
  });

  it("a store that is none, is another version's, or holds no run", async () => {
    const store = (name: string, content: string | Buffer) => {
      mkdirSync(out(name));
      writeFileSync(path.join(out(name), "results.sqlite"), content);
    };
    store("garbage", "garbage ".repeat(1000));
    await expectRefusal(given("garbage"), /results\.sqlite cannot be read \(file is not a database\)/);
    store("nothing", "");
    await expectRefusal(given("nothing"), "results.sqlite holds no run yet: measure without --resume");
    store("version", "");
    changeStore("version", "CREATE TABLE runs (run INTEGER); PRAGMA user_version = 1;");
    await expectRefusal(given("version"), /is a results database of version 1, this tool reads version \d/);
    const whole = readFileSync(path.join(out("killed"), "results.sqlite"));
    store("cut", whole.subarray(0, whole.length / 2));
    await expectRefusal(given("cut"), /results\.sqlite (cannot be read|is damaged) \(/);
  });

  it("a store that says what no run says", async () => {
    const store = (name: string, sql: string) => {
      mkdirSync(out(name));
      copyFileSync(path.join(out("killed"), "results.sqlite"), path.join(out(name), "results.sqlite"));
      changeStore(name, sql);
    };
    store("facts", "UPDATE runs SET facts = '{'");
    await expectRefusal(given("facts"), "its facts are not JSON (");
    store("tests", "UPDATE runs SET facts = json_remove(facts, '$.tests')");
    await expectRefusal(given("tests"), "(manifest.tests is missing: ");
    store("role", "UPDATE samples SET role = 'rival' WHERE role = 'candidate' AND round = 1");
    await expectRefusal(given("role"), /tests\[\d\]\.samples\[\d\]\.role is "rival"/);
    store("gap", "DELETE FROM samples WHERE round = 2 AND workload = 'oltp_insert'");
    await expectRefusal(
      given("gap"),
      /oltp_insert has no sample of the baseline in round 2, but in a later one/,
    );
    store("unplanned", "UPDATE samples SET variant = 'text' WHERE workload = 'oltp_insert'");
    await expectRefusal(given("unplanned"), /text\/\w+\/writes\/oltp_insert was not planned/);
    store("tool", "UPDATE runs SET facts = json_set(facts, '$.tool', '0.0.1')");
    await expectRefusal(given("tool"), /the tool's version was 0\.0\.1 and is \d/);
    store("machine", "UPDATE runs SET facts = json_set(facts, '$.machine.cores', 1024)");
    await expectRefusal(given("machine"), /the number of cores was 1024 and is \d+/);
  });
});
