import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { type Plans, plansOf } from "../../src/features/figures/plans/record.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { useFolder } from "../builders/folder.ts";
import { useServer } from "../rest-server/use-server.ts";
import { parseRecording } from "../results/full-build.ts";
import { Job, pullRequestEvent } from "./action.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("plans");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/**
 * Two indexes, of which one finds a row and the other one half of the table; both columns are in the query. Statistics say
 * which is better: true ones, or ones that say the opposite.
 */
function workload(name: string, statistics: "true" | "doctored", others: readonly string[] = []): string {
  const doctored = [
    "  DELETE FROM sqlite_stat1;",
    "  INSERT INTO sqlite_stat1 VALUES ('t', 'by_half', '20000 2'), ('t', 'by_few', '20000 10000');",
    "  ANALYZE sqlite_schema;",
  ];
  const lines = [
    `name: ${name}`,
    "kind: reads",
    "storages: [memory]",
    "prepare: |",
    "  CREATE TABLE t (id INTEGER PRIMARY KEY, half INTEGER, few INTEGER, text TEXT);",
    "  WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 20000)",
    "  INSERT INTO t SELECT i, i % 2, i / 4, 'text ' || i FROM n;",
    "  CREATE INDEX by_half ON t (half);",
    "  CREATE INDEX by_few ON t (few);",
    "  ANALYZE;",
    ...(statistics === "doctored" ? doctored : []),
    "statements: SELECT id, text FROM t WHERE half = 1 AND few = :rnd(1,4999) ORDER BY id;",
    "alternatives:",
    "  - SELECT id, text FROM t INDEXED BY by_few WHERE half = 1 AND few = :rnd(1,4999) ORDER BY id;",
    "  - SELECT id, text FROM t WHERE +half = 1 AND few = :rnd(1,4999) ORDER BY id;",
    ...others.map((one) => `  - ${one}`),
    "",
  ];
  const file = path.join(folder, `${name}.yml`);
  writeFileSync(file, lines.join("\n"));
  return file;
}

const onSqlite = (file: string) => ["--candidate", sqlite, "--own-workloads", file];

async function measure(name: string, ...parameters: readonly string[]) {
  const out = path.join(folder, name);
  const common = ["--suites", "own", "--baseline", sqlite, "--rounds", "2", "--rows", "100", "--quiet"];
  const lenient = ["--ceiling", "10000", "--average-ceiling", "10000"];
  const finished = await run(["run", ...common, ...lenient, "--out", out, ...parameters]);
  const results = readRun(out, finished);
  return { ...finished, ...results, plans: plansOf(results.recording) };
}

describe("alternatives of a query", () => {
  it("fail a run whose plan is a bad one, with both plans", async () => {
    const file = workload("join_bad", "doctored");
    const found = await measure("bad", "--candidate", sqlite, "--own-workloads", file);
    expect(found.status).toBe(1);
    expect(found.words).toMatch(
      /own\/memory\/reads\/join_bad: the chosen plan takes \d+(\.\d+)?x the time of alternative [12]/,
    );
    expect(found.report).toMatch(
      /chosen: `SEARCH t USING INDEX by_half \(half=\?\).*`; alternative: `SEARCH t USING INDEX by_few/,
    );
    expect(found.plans?.claims).toBe(2);
    // An interval at half of 1 %, with one pair that may disagree.
    expect(found.plans?.tests[0]?.alternatives.map(({ pairs }) => pairs.length)).toEqual([12, 12]);
    const again = await run(args`replay ${found.file} --plan-ceiling off --ceiling 10000
      --average-ceiling 10000`);
    expect(again.status).toBe(0);
  });

  it("pass if the plan is a good one", async () => {
    const file = workload("join_good", "true");
    const found = await measure("good", ...onSqlite(file), "--plan-ceiling", "3");
    expect(found.status).toBe(0);
    const [plans] = found.plans?.workloads ?? [];
    expect(plans?.statements[0]?.plans.candidate).toMatch(/^SEARCH t USING INDEX by_few \(few=\?\)/);
    expect(plans?.statements[0]?.plans.baseline).toBe(plans?.statements[0]?.plans.candidate);
  });

  it("fail if their results differ, and name the engines", async () => {
    const file = workload("join_other", "true", [
      "SELECT id, text FROM t WHERE few = :rnd(1,4999) ORDER BY id;",
    ]);
    const found = await measure("other", "--candidate", sqlite, "--own-workloads", file);
    expect(found.status).toBe(3);
    expect(found.words).toContain("alternative 3: ");
    expect(found.words).toContain("its results are not those of the query");
  });

  it("that every engine refuses are named, and fail nothing", async () => {
    const file = workload("join_refused", "true", [
      "SELECT id, text FROM t INDEXED BY not_there WHERE half = 1 AND few = :rnd(1,4999) ORDER BY id;",
    ]);
    const found = await measure("refused", ...onSqlite(file), "--plan-ceiling", "3");
    expect(found.report).toContain("no such index: not");
    expect(found.report).toContain("nothing fails by that");
    expect(found.status).toBe(0);
  });

  it("are compared on DoltLite too", async () => {
    const file = workload("join_dolt", "true");
    const found = await measure(
      "dolt",
      "--candidate",
      fetchDoltlite(),
      "--own-workloads",
      file,
      "--plan-ceiling",
      "off",
    );
    const [test] = found.plans?.tests ?? [];
    expect(test?.alternatives[1]?.answers.candidate).toEqual(test?.answers.candidate);
    expect(test?.alternatives[1]?.pairs.length).toBeGreaterThan(1);
    expect(found.plans?.workloads[0]?.statements[0]?.plans.candidate).toMatch(/^SEARCH t USING INDEX/);
  });
});

describe("a plan that is not the base's", () => {
  // Statistics of its own are told by a pragma: without automatic indexes, the join scans.
  const prepared = () => {
    const file = path.join(folder, "automatic.yml");
    const sql = [
      "name: automatic",
      "kind: reads",
      "storages: [memory]",
      "compare: both",
      "prepare: |",
      "  CREATE TABLE a (x INTEGER, y INTEGER);",
      "  CREATE TABLE b (x INTEGER, y INTEGER);",
      "  WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 300) INSERT INTO a SELECT i, i FROM n;",
      "  INSERT INTO b SELECT x, y FROM a;",
      "statements: SELECT count(*) FROM a JOIN b ON a.x = b.y;",
      "",
    ];
    writeFileSync(file, sql.join("\n"));
    const config = path.join(folder, "automatic-config.yml");
    writeFileSync(
      config,
      "pragmas: { candidate: { memory: [automatic_index=0] } }\nbase: same\n" +
        "base-ceilings: { memory: 10000 }\nbase-averages: { overall: 10000, suite: 10000, section: 10000, workload: 10000 }\n" +
        "footprint-ceiling: off\n",
    );
    return [...onSqlite(file), "--config", config];
  };

  it("is listed with both plans", async () => {
    const found = await measure("changed", ...prepared());
    expect(found.status).toBe(0);
    expect(found.report).toContain("Changed query plans");
    expect(found.report).toMatch(/SCAN a; SCAN b.* on SQLite.* with automatic/);
    expect(found.report).toMatch(/AUTOMATIC COVERING INDEX/);
  });

  it("fails the run if that is asked for", async () => {
    const found = await measure("failing", ...prepared(), "--plan-changes", "fail");
    expect(found.status).toBe(1);
    expect(found.words).toContain("1 query plan changed");
  });

  it("is not looked for with plans off", async () => {
    const found = await measure("off", ...prepared(), "--plans", "off");
    expect(found.plans?.workloads).toEqual([]);
    expect(found.report).not.toContain("Changed query plans");
  });
});

/** Statistics that show which of two indexes finds fewer rows. An engine without them takes the other one. */
const byStatistics = `
name: orders
kind: reads
storages: [memory]
compare: both
prepare: |
  CREATE TABLE t (id INTEGER PRIMARY KEY, half INTEGER, few INTEGER, text TEXT);
  WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
  INSERT INTO t SELECT i, i % 2, i / 4, 'text ' || i FROM n;
  CREATE INDEX by_few ON t (few);
  CREATE INDEX by_half ON t (half);
  ANALYZE;
statements: SELECT id, text FROM t WHERE half = 1 AND few = :rnd(1,1249) ORDER BY id;
repeat: 5
`;

const lenientOfBase = `
own-workloads: [own.yml]
suites: [own]
storages: [memory]
rounds: 3
ceiling: 10000
average-ceiling: 10000
base-ceilings: { memory: 10000 }
base-averages: { overall: 10000, suite: 10000, section: 10000, workload: 10000 }
footprint-ceiling: off
`;

describe("plans by statistics that one engine does not gather", () => {
  const used = useServer();
  let job: Job;
  let results: string;

  beforeAll(async () => {
    job = new Job();
    writeFileSync(path.join(job.workspace, "own.yml"), byStatistics);
    writeFileSync(path.join(job.workspace, "gate.yml"), lenientOfBase);
    writeFileSync(path.join(job.workspace, "strict.yml"), `${lenientOfBase}plan-changes: fail\n`);
    const engines = {
      candidate: await compileFaulty("faultless"),
      base: await compileFaulty("ignore analyze"),
      baseline: sqlite,
    };
    const inputs = { ...engines, config: "gate.yml", publish: "false", "github-token": "" };
    const measured = await job.run({ payload: pullRequestEvent(), inputs });
    expect(measured.stdout).not.toContain("::error::");
    results = job.left("results.json");
  });

  afterAll(() => rmSync(path.dirname(job.workspace), { recursive: true }));

  const publish = (config: string, file = results) =>
    job.run({
      action: "publish",
      payload: pullRequestEvent(),
      apiUrl: used.server.url,
      inputs: { results: file, config, comment: "single", out: "published" },
    });
  const comment = () => used.server.state.comments.map(({ body }) => body).join("\n");
  const conclusions = () => used.server.state.checkRuns.map(({ conclusion }) => conclusion);

  /** The results with other plans in them, as a pull request's job could leave them. */
  function tamper(name: string, change: (plans: Plans) => Plans): string {
    const recording = parseRecording(readFileSync(results, "utf8"), results);
    const plans = change(plansOf(recording) as Plans);
    const text = formatRecording({ ...recording, features: { ...recording.features, plans } });
    writeFileSync(path.join(job.workspace, name), text);
    return name;
  }

  const withCandidate = (plan: string | null) => (plans: Plans) => ({
    ...plans,
    workloads: plans.workloads.map((one) => ({
      ...one,
      statements: one.statements.map((own) => ({ ...own, plans: { ...own.plans, candidate: plan } })),
    })),
  });

  it("are found, and left for the job that publishes", () => {
    const [own] = plansOf(parseRecording(readFileSync(results, "utf8"), results))?.workloads ?? [];
    const plans = own?.statements[0]?.plans;
    expect(plans?.candidate).toBe(plans?.baseline);
    expect(plans?.candidate).toContain("SEARCH t USING INDEX by_few (few=?)");
    expect(plans?.base).toContain("SEARCH t USING INDEX by_half (half=?)");
  });

  it("are published with both plans, and fail nothing", async () => {
    const { outputs, stdout, summary } = await publish("gate.yml");
    expect(stdout).not.toContain("::error::");
    expect(outputs.outcome).toBe("pass");
    expect(conclusions()).toEqual(["success"]);
    expect(summary).toContain("Changed query plans");
    expect(summary).toMatch(/`SEARCH t USING INDEX by_few \(few=\?\).*`.*`SEARCH t USING INDEX by_half/);
  });

  it("fail where the publisher's configuration says so, whatever the measuring job was told", async () => {
    const { outputs } = await publish("strict.yml");
    expect(outputs.outcome).toBe("fail");
    expect(conclusions()).toEqual(["failure"]);
    expect(comment()).toContain("1 query plan changed");
    expect(comment()).toContain("SEARCH t USING INDEX by_half (half=?)");
  });

  it("cannot be left out where a change fails", async () => {
    const file = tamper("without.json", (plans) => ({ ...plans, workloads: [] }));
    await publish("strict.yml", file);
    expect(conclusions()).toEqual(["failure"]);
    expect(comment()).toContain('the plans of "own/orders" on candidate and base are missing');
  });

  it("cannot be of other statements", async () => {
    const file = tamper("other.json", (plans) => ({
      ...plans,
      workloads: plans.workloads.map((one) => ({
        ...one,
        statements: one.statements.map((own) => ({ ...own, sql: "SELECT 1;" })),
      })),
    }));
    await publish("gate.yml", file);
    expect(conclusions()).toEqual(["failure"]);
    expect(comment()).toContain("are of other SQL");
  });

  it("are quotations, whatever an engine says", async () => {
    const hostile =
      "SCAN t `@octocat` <img src=x onerror=alert(1)> | [a](http://evil.example) \u202e\n::error::x";
    const { stdout, summary } = await publish("strict.yml", tamper("hostile.json", withCandidate(hostile)));
    expect(conclusions()).toEqual(["failure"]);
    expect(stdout).not.toMatch(/^::error::x/m);
    for (const text of [comment(), summary]) {
      expect(text).toContain("octocat");
      const outsideCode = text.replace(/(`+)[^`][\s\S]*?\1(?!`)/g, "");
      expect(outsideCode).not.toMatch(/@octocat|<img|\[a\]|\u202e/);
    }
  });
});

it("plans of the tool's own reads are taken on request", async () => {
  const out = path.join(folder, "oltp");
  const { status, stderr } = await run([
    ...args`run --candidate ${sqlite} --baseline ${sqlite} --plans all --variants int --storages memory`,
    ...args`--workloads oltp_point_select,oltp_range_select --rows 100 --rounds 2 --quiet --out ${out}`,
    ...["--ceiling", "10000", "--average-ceiling", "10000"],
  ]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const file = path.join(out, "results.json");
  const plans = plansOf(parseRecording(readFileSync(file, "utf8"), file));
  expect(plans?.workloads.map(({ workload }) => workload)).toEqual([
    "int/oltp_point_select",
    "int/oltp_range_select",
  ]);
  expect(plans?.workloads[0]?.statements[0]?.plans.candidate).toBe(
    "SEARCH sbtest1 USING INTEGER PRIMARY KEY (rowid=?)",
  );
});
