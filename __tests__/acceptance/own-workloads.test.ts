import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileSqliteShell } from "../../bench/fetched/builds.ts";
import { fetchSqlcipher } from "../../bench/fetched/debian.ts";
import { openEngine } from "../../bench/open-engine.ts";
import { features } from "../../src/features.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { testPath } from "../../src/model/test.ts";
import { readUntrusted } from "../../src/results/untrusted.ts";
import { withPragmas } from "../../src/suite/connection-settings.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { useFolder } from "../builders/folder.ts";
import { makeOwn, placed, withOwnWorkloads } from "../features/workloads/own/workloads.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { readRun } from "./run-results.ts";
import { write as writeFile } from "./servers.ts";

const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
const folder = useFolder("own-workloads");
const never = new AbortController().signal;
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

/** Runs the built command line, and reads what it left. */
async function measure(name: string, ...parameters: readonly string[]) {
  const out = path.join(folder, name);
  const finished = await run(["run", ...parameters, "--baseline", sqlite, "--quiet", "--out", out]);
  return { ...finished, out, results: () => readRun(out, finished) };
}

/** Ceilings that no test of an assertion exceeds, whatever the machine is doing. */
const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];
const lenientBase =
  "base-ceilings: { memory: 1000, file: 1000 }\n" +
  "base-averages: { overall: 1000, suite: 1000, section: 1000, workload: 1000 }\nfootprint-ceiling: off\n";

/** The example's configuration with ceilings that noise and other releases do not exceed. */
function exampleConfig(parts = ""): string {
  return write(
    "doltlite/gate.yml",
    `own-workloads: [${examples}doltlite/bench/*.yml]\nsuites: [own]\nstorages: [memory, file]\n` +
      `${lenientBase}${parts}`,
  );
}

/** The pragmas of the example, as the older release has another default. */
const { pragmas } = parse(readFileSync(`${examples}doltlite/bench-gate.yml`, "utf8"));
const ownDefaults = stringify({ pragmas });

const versionControl = ["branch", "checkout", "commit", "diff", "history", "log", "merge", "status"].map(
  (name) => `dolt_${name}`,
);

describe("the example for DoltLite", () => {
  it("compares version control with an older release, and plain SQL with SQLite too", {
    timeout: 300_000,
  }, async () => {
    const { status, stderr, results } = await measure(
      "old-base",
      ...["--config", exampleConfig(ownDefaults), "--candidate", fetchDoltlite()],
      ...["--base", fetchDoltlite("0.11.2")],
      ...["--rounds", "1", ...lenient],
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const { recording, report } = results();
    const alone = recording.tests.filter(({ compare }) => compare === "base");
    expect([...new Set(alone.map(({ workload }) => workload))].toSorted()).toEqual(versionControl);
    for (const test of recording.tests) {
      const roles = test.compare === "base" ? ["base", "candidate"] : ["base", "baseline", "candidate"];
      expect(test.failures, testPath(test)).toEqual([]);
      expect(test.checks.map(({ role }) => role).toSorted(), testPath(test)).toEqual(roles);
      expect(new Set(test.checks.map(({ hash }) => hash)).size, testPath(test)).toBe(1);
      expect(test.samples, testPath(test)).toHaveLength(roles.length);
    }
    const counted = alone.map(({ checks }) => checks.find(({ role }) => role === "candidate")?.counters);
    for (const counters of counted) expect(Object.keys(counters?.values ?? {})).toContain("chunk_write");
    expect(report).toContain("<b>own</b>");
    expect(report).toContain("| Test | SQLite (us) | DoltLite (us) | Multiplier |");
    // The older release has no counters.
    expect(report).toContain("no such table: dolt_engine_stats");
  });

  it("names the defaults that the older release does not share, and refuses them if they have to be the same", async () => {
    const noted = await measure(
      "other-defaults-noted",
      ...["--config", exampleConfig(), "--candidate", fetchDoltlite(), "--base", fetchDoltlite("0.11.2")],
      ...["--rounds", "1", "--storages", "memory", "--workloads", "account_update", ...lenient],
    );
    expect(noted.status).toBe(0);
    expect(noted.results().recording.warnings).toContainEqual(
      expect.stringContaining("cache_size is not the base's: -2000 on base, -65536 on candidate (memory)"),
    );
    const { status, words } = await measure(
      "other-defaults",
      ...args`--config ${exampleConfig("same-settings: true\n")} --candidate ${fetchDoltlite()}
        --base ${fetchDoltlite("0.11.2")}`,
      ...["--rounds", "1", "--storages", "memory", "--workloads", "account_update", ...lenient],
    );
    expect(status).toBe(3);
    expect(words).toContain("Measurement failed: cache_size of the candidate is not that of the base");
    expect(words).toContain("cache_size: -65536 on DoltLite, -2000 on the base (memory)");
  });

  it("says without a base what it has not measured, and does not fail for it", {
    timeout: 300_000,
  }, async () => {
    const { status, stdout, results } = await measure(
      "no-base",
      ...["--config", exampleConfig(), "--candidate", fetchDoltlite(), "--rounds", "1", ...lenient],
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Pass: .*16\s+chosen\s+tests\s+were\s+not\s+measured:\s+they\s+compare\s+with\s+the\s+base\s+only/s,
    );
    const { recording, report } = results();
    expect(recording.tests.map(testPath)).toEqual([
      "own/memory/writes/account_update",
      "own/file/writes/account_update",
    ]);
    expect(recording.skipped).toHaveLength(16);
    expect(report).toContain(
      "Note: Not measured, since they compare with the base only and the run has none:",
    );
  });

  it("is refused if nothing can be measured without a base", async () => {
    const config = exampleConfig("workloads: [dolt_log, dolt_diff]\n");
    const { status, stderr } = await measure("nothing", "--config", config, "--candidate", fetchDoltlite());
    expect(status).toBe(2);
    expect(stderr).toContain(
      "nothing to test: dolt_diff, dolt_log compare with the base only, and no base is given",
    );
  });

  it("names the statement that an engine refuses, and its file", { timeout: 120_000 }, async () => {
    write("wrong/load.sql", "-- fills it\nINSERT INTO t VALUES (1);\nINSERT INTO u VALUES (2);\n");
    write(
      "wrong/late.yml",
      "name: late\ntables: CREATE TABLE t(a);\nstatements: |\n  SELECT a FROM t;\n  SELECT no_such(:i) FROM t;\nrepeat: 3\nkind: reads\nstorages: [memory]\n",
    );
    write(
      "wrong/load.yml",
      "name: load\ntables: CREATE TABLE t(a);\nprepare: load.sql\nstatements: SELECT 1;\nkind: reads\nstorages: [memory, file]\n",
    );
    write(
      "wrong/check.yml",
      "name: check_fails\ntables: CREATE TABLE t(a);\nstatements: INSERT INTO t VALUES (1);\nkind: writes\nstorages: [memory]\ncheck: |\n  SELECT a FROM t;\n  SELECT b FROM t;\n",
    );
    const own = ["--own-workloads", path.join(folder, "wrong/*.yml"), "--suites", "own"];
    const { status, results } = await measure(
      "wrong-sql",
      ...own,
      "--candidate",
      fetchDoltlite(),
      "--rounds",
      "1",
    );
    expect(status).toBe(3);
    const failures = new Map(
      results().recording.tests.map((test) => [testPath(test), test.failures[0]?.message]),
    );
    const at = (place: string) => expect.stringContaining(`${path.join(folder, "wrong", place)}: `);
    expect(failures.get("own/memory/reads/late")).toMatch(
      / repetition 1: no such function: no_such \(code 1\), in SELECT no_such\(1\) FROM t;$/,
    );
    expect(failures.get("own/memory/reads/late")).toEqual(at("late.yml:5:3, repetition 1"));
    for (const storage of ["memory", "file"]) {
      expect(failures.get(`own/${storage}/reads/load`)).toContain("no such table: u");
      expect(failures.get(`own/${storage}/reads/load`)).toEqual(at("load.sql:3:1"));
    }
    expect(failures.get("own/memory/writes/check_fails")).toContain("no such column: b");
    expect(failures.get("own/memory/writes/check_fails")).toEqual(at("check.yml:8:3"));
  });
});

// The gap that cryspen/hacl-packages#325 closed for itself: a benchmark that comes with its function failed each comparison with an older build.
describe("a workload of what a change adds", { timeout: 120_000 }, () => {
  const fileOf = (workload: string, statement: string) =>
    write(
      `new/${workload}.yml`,
      `name: ${workload}\ntables: CREATE TABLE t(a);\nstatements: ${statement}\nkind: reads\nstorages: [memory]\ncompare: base\nrepeat: 100\n`,
    );
  const added = () => fileOf("added", "SELECT length(dolt_version());");
  const old = () => fileOf("old", "SELECT max(:i, count(*)) FROM t;");

  /** Measures workloads of DoltLite beside SQLite as the base, which has no function of DoltLite's. */
  const measureFiles = (name: string, files: readonly string[], ...parameters: readonly string[]) =>
    measure(
      `new-${name}`,
      ...args`--own-workloads ${files.join(",")} --suites own
        --config ${write(`new/${name}.gate`, lenientBase)}`,
      ...["--candidate", fetchDoltlite(), "--base", sqlite, "--rounds", "2", ...parameters],
    );

  it("is named, and fails nothing where other tests are compared with the base", async () => {
    const { status, stdout, results } = await measureFiles("beside", [added(), old()]);
    expect(stdout.replace(/\s+/g, " ")).toContain(
      "New, and compared with nothing yet: own/memory/reads/added, whose SQL the base refuses.",
    );
    expect(stdout).toMatch(/^ {2}added +- .* new: not on the base$/m);
    expect(status).toBe(0);
    const { report } = results();
    expect(report).toContain(
      `own/memory/reads/added: new: the base failed: \`${added()}:3:13: no such function: dolt_version`,
    );
  });

  it("is no pass where nothing else is compared", async () => {
    const { status, stdout } = await measureFiles("alone", [added()]);
    expect(stdout).not.toMatch(/^Pass/m);
    expect(status).toBe(3);
  });

  it("fails where the base is required", async () => {
    const { status, stdout } = await measureFiles("required", [added(), old()], "--require-base");
    expect(stdout).toMatch(/^Measurement failed: 1 of 2 tests has no result/m);
    expect(status).toBe(3);
  });
});

describe("SQL that never ends", () => {
  const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

  it.each([
    ["statements", "", `statements: ${endless}`, "4:13"],
    ["check", "statements: SELECT 1\n", `check: ${endless}`, "5:8"],
    [
      "counters",
      "compare: base\nstatements: SELECT 1\n",
      `counters: ${endless.replace("SELECT count(*)", "SELECT 'a' AS name, count(*) AS value")}`,
      "6:11",
    ],
  ])("is ended and named, in %s", { timeout: 120_000 }, async (key, before, sql, place) => {
    const file = write(
      `endless/${key}.yml`,
      `name: endless\nkind: reads\nstorages: [memory]\n${before}${sql}\n`,
    );
    const { status, results } = await measure(
      `endless-${key}`,
      ...args`--own-workloads ${file} --suites own --candidate ${sqlite} --base ${sqlite}
        --identical-base measure`,
      ...["--rounds", "1", "--sample-timeout", "1"],
    );
    expect(status).toBe(3);
    const failures = results().recording.tests.flatMap((test) => test.failures);
    expect(failures.length).toBeGreaterThan(0);
    for (const { reason, message } of failures) {
      expect(reason).toBe("timeout");
      expect(message).toContain("no answer within 1 s");
      expect(message).toContain(`${file}:${place}`);
    }
  });
});

const pages = `
name: pages
tables: CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT)
statements: INSERT INTO t VALUES (:i, ':text(1000)');
repeat: 60
kind: writes
storages: [memory, file]
compare: both
check: SELECT a, b FROM t ORDER BY a;
counters: SELECT 'pages' AS name, page_count AS value FROM pragma_page_count UNION ALL SELECT 'clock', abs(random() % 1000000)
`;

describe("counters of an engine", () => {
  const pagesConfig = (parts: string) => {
    write("pages/own.yml", pages);
    const base = "pragmas: { base: { memory: [page_size=8192], file: [page_size=8192] } }\n";
    return write("pages/gate.yml", `own-workloads: [own.yml]\nsuites: [own]\n${base}${lenientBase}${parts}`);
  };
  const engines = () => args`--candidate ${sqlite} --base ${sqlite} --identical-base measure --rounds 1
    ${lenient}`;

  it("fail a candidate that uses more than the base allows, unless that is accepted", {
    timeout: 120_000,
  }, async () => {
    const failed = await measure("pages", "--config", pagesConfig("counter-ceiling: 50\n"), ...engines());
    expect(failed.status).toBe(1);
    // A noisy runner has the sentence go on.
    expect(failed.words).toMatch(
      /^Fail: 2 counters of the engine exceed their ceilings against the base[.,]/,
    );
    const { derived } = JSON.parse(readFileSync(failed.results().file, "utf8"));
    const over = { name: "pages", base: 8, candidate: 15, ceiling: 50, outcome: "fail" };
    expect(derived.counters).toEqual([
      { test: "own/memory/writes/pages", ...over },
      { test: "own/file/writes/pages", ...over },
    ]);
    expect(failed.results().report).toMatch(
      /own\/memory\/writes\/pages pages: \d+, on the base \d+: \d+\.\d% more, over 50%/,
    );
    expect(failed.results().report).toContain("not deterministic, and so not compared: clock");
    const accept = `accept: [{ path: own/*/*/pages counter, up-to: 1000%, by: Ada, until: ${new Date().toISOString().slice(0, 10)}, reason: smaller pages }]\n`;
    const config = pagesConfig(`counter-ceiling: 50\n${accept}`);
    const again = await run(args`report ${path.join(failed.out, "results.json")} --config ${config}
      ${lenient}`);
    expect(again.status).toBe(0);
    expect(again.words).toContain("accepted up to 1000% by Ada");
  });

  it("fail a candidate that alone gives other values in each run", {
    timeout: 120_000,
  }, async () => {
    const config = pagesConfig("counter-ceiling: 10\n");
    // Only the base has pages of 8,192 bytes.
    const value = "CASE page_size WHEN 8192 THEN page_count * 0 + 100 ELSE 500 + abs(random() % 1000000) END";
    write(
      "pages/own.yml",
      pages.replace(
        /^counters: .*$/m,
        `counters: SELECT 'work' AS name, ${value} * total AS value FROM pragma_page_size, pragma_page_count, (SELECT count(*) AS total FROM t)`,
      ),
    );
    const { status, results } = await measure("unsteady", "--config", config, ...engines());
    expect(status).toBe(1);
    const { report } = results();
    expect(report).toMatch(
      /own\/memory\/writes\/pages work: [\d,]+, on the base 6,000: [\d,]+\.\d% more, over 10%/,
    );
    expect(report).not.toContain("not deterministic");
  });

  it("are counted of a shell too", { timeout: 120_000 }, async () => {
    const config = pagesConfig("counter-ceiling: 50\n");
    const shell = await compileSqliteShell();
    const { status, results } = await measure(
      "shell",
      ...args`--config ${config} --candidate ${shell} --base ${shell} --identical-base measure --rounds 1
        ${lenient}`,
    );
    expect(status).toBe(1);
    const counters = results().recording.tests.flatMap(({ checks }) =>
      checks.map((one) => one.counters?.unsteady),
    );
    expect(counters).toEqual([undefined, ["clock"], ["clock"], undefined, ["clock"], ["clock"]]);
  });
});

describe("results of own workloads", () => {
  const plain =
    "name: plain\ntables: CREATE TABLE t(a)\nprepare: INSERT INTO t VALUES (1), (2)\nstatements: SELECT a FROM t WHERE a > :rnd(0,1);\nrepeat: 50\nkind: reads\nstorages: [memory, file]\n";

  it("are the same with prepared statements, and in another language's letters", {
    timeout: 120_000,
  }, async () => {
    write(
      "words/own.yml",
      "name: words\ntables: CREATE TABLE wörter(wort TEXT)\nprepare: INSERT INTO wörter VALUES ('größer'), ('kleiner')\nstatements: SELECT wort FROM wörter WHERE wort > 'ä:text(1)' OR wort < 'größer :i';\nrepeat: 20\nkind: reads\n",
    );
    const own = ["--own-workloads", path.join(folder, "words/own.yml"), "--suites", "own", "--rounds", "1"];
    const hashes = await Promise.all(
      ["text", "prepared"].map(async (form) => {
        const { status, results } = await measure(
          `words-${form}`,
          ...own,
          "--candidate",
          sqlite,
          "--statements",
          form,
          ...lenient,
        );
        expect(status).toBe(0);
        const { tests } = results().recording;
        // One of the two words each time: `größer` comes before `größer 1`, and both before `ä`.
        for (const { checks } of tests) expect(checks[0]?.work.rows).toBe(20);
        return tests.map(({ checks }) => checks[0]?.hash);
      }),
    );
    expect(hashes[0]).toEqual(hashes[1]);
  });

  it("keep their report if their times cannot be compared with earlier runs", {
    timeout: 120_000,
  }, async () => {
    const history = path.join(folder, "history");
    const parameters = (name: string, workload: string) => {
      write(`${name}/own.yml`, workload);
      const config = write(`${name}/gate.yml`, `own-workloads: [own.yml]\nsuites: [own]\n${lenientBase}`);
      return args`--config ${config} --candidate ${sqlite} --base ${sqlite} --identical-base measure
        --rounds 1 ${lenient}`;
    };
    const earlier = await measure("earlier-run", ...parameters("earlier", plain));
    expect(earlier.status).toBe(0);
    const added = await run(["history", "add", path.join(earlier.out, "results.json"), "--history", history]);
    expect(added.status).toBe(0);

    const alone = await measure(
      "alone-run",
      ...parameters("alone", `${plain}compare: base\n`),
      "--history",
      history,
    );
    expect(alone.stderr).toBe("");
    expect(alone.status).toBe(0);
    expect(alone.stdout).toContain("plain");
    expect(alone.results().recording.tests).toHaveLength(2);
  });

  it("merge as shards, and are read by a publisher with the same files only", {
    timeout: 120_000,
  }, async () => {
    write("plain/own.yml", plain);
    const own = ["--own-workloads", path.join(folder, "plain/own.yml"), "--suites", "own", "--rounds", "1"];
    const shards = [];
    for (const storage of ["memory", "file"])
      shards.push(
        await measure(`shard-${storage}`, ...own, "--candidate", sqlite, "--storages", storage, ...lenient),
      );
    const files = shards.map(({ out }) => path.join(out, "results.json"));
    const merged = await run(["report", ...files, ...lenient]);
    expect(merged.status).toBe(0);
    expect(merged.words).toMatch(/own\/memory\/reads .* own\/file\/reads /);

    const definition = makeOwn({
      name: "plain",
      tables: placed("a", "CREATE TABLE t(a);"),
      prepare: placed("a", "INSERT INTO t VALUES (1), (2);"),
      statements: placed("a", "SELECT a FROM t WHERE a > :rnd(0,1);"),
      repeat: 50,
    });
    const publish = (own: typeof definition) => {
      const catalogue = withOwnWorkloads([own]);
      const selection = { suites: ["own"], variants: [], storages: ["memory", "file"] } as const;
      const tests = planTests(selection, catalogue);
      const names = { baseline: "SQLite", candidate: "fork", base: "base" };
      const plan = {
        catalogue,
        selection,
        dialect: "sqlite",
        tests,
        names,
        rows: 100_000,
        warehouses: 1,
        seed: 1,
        statements: "text",
        contents: {},
        threads: 1,
        given: {},
      } as const;
      return readUntrusted(
        files.map((file) => path.relative(folder, file)),
        [folder],
        {
          ...plan,
          rule: { rounds: 1, alpha: 0.01 },
          requireBase: false,
          pragmas: {},
          environment: {},
        },
        () => undefined,
        undefined,
        features,
      );
    };
    expect(publish(definition).tests).toHaveLength(2);
    expect(() => publish({ ...definition, repeat: 49 })).toThrow(
      /suite\.others\.own is .* and the same own workloads/,
    );
    expect(() => publish({ ...definition, compare: "base" })).toThrow(
      "reads/plain was measured with compare both, and base is expected",
    );
  });

  it("are continued where their run was stopped, also without a baseline", { timeout: 300_000 }, async () => {
    const config = exampleConfig("workloads: [dolt_branch, dolt_diff]\n");
    const engines = args`--config ${config} --candidate ${fetchDoltlite()} --base ${fetchDoltlite()}
      --identical-base measure`;
    const options = [...engines, "--rounds", "12", "--baseline", sqlite, "--quiet", ...lenient];
    const out = path.join(folder, "stopped");
    const stopped = await run(["run", ...options, "--max-minutes", "0.02", "--out", out]);
    expect([0, 3]).toContain(stopped.status);
    expect(readRun(out, stopped).recording.run?.outOfTime).toBe(true);
    const resumed = await run(["run", ...options, "--resume", out]);
    expect(resumed.stderr).toBe("");
    expect(resumed.status).toBe(0);
    const { tests } = readRun(out, resumed).recording;
    for (const { samples } of tests) expect(samples).toHaveLength(24);
  });
});

describe("the example for SQLCipher", () => {
  it("measures encrypted files, whose key comes before all settings", { timeout: 300_000 }, async () => {
    const config = path.join(examples, "sqlcipher/bench-gate.yml");
    const { status, stderr, results } = await measure(
      "sqlcipher",
      ...args`--config ${config} --candidate ${fetchSqlcipher().path} --base ${fetchSqlcipher().path}
        --identical-base measure`,
      ...args`--rows 200 --rounds 1 --workloads oltp_point_select,oltp_insert,oltp_insert_ac,rekey`,
      ...lenient,
    );
    expect(stderr).toBe("");
    expect([0, 1]).toContain(status);
    const { recording } = results();
    expect(recording.tests.map(testPath)).toEqual([
      "int/file/reads/oltp_point_select",
      "int/file/writes/oltp_insert",
      "int/autocommit/reads/oltp_point_select",
      "int/autocommit/writes/oltp_insert_ac",
      "own/file/writes/rekey",
    ]);
    for (const test of recording.tests) expect(test.failures, testPath(test)).toEqual([]);
  });

  it("encrypts what it measures", { timeout: 120_000 }, async () => {
    const workspace = new Workspace(path.join(folder, "encrypted"), { rows: 100, seed: 1 });
    const tests = planTests({
      suites: ["oltp"],
      variants: ["int"],
      storages: ["file"],
      workloads: ["oltp_insert"],
    });
    await workspace.prepare("int", tests, never);
    const beginningOf = async (pragmas: readonly string[]) => {
      const settings = withPragmas({ autocommit: pragmas });
      const engine = await openEngine("candidate", fetchSqlcipher().path, { settings });
      const files = workspace.variant("candidate", "int");
      await engine.build(files, "autocommit", never);
      return readFileSync(path.join(files.template("autocommit"), "db")).toString("latin1", 0, 15);
    };
    expect(await beginningOf([])).toBe("SQLite format 3");
    expect(await beginningOf(["PRAGMA key=benchmark;"])).not.toBe("SQLite format 3");
  });
});
