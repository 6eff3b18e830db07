import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileLibsql } from "../../bench/fetched/builds.ts";
import { openEngine } from "../../bench/open-engine.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { type SuiteName, storages, suiteNames, testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { suites } from "../../src/suite/suites.ts";
import { columns } from "../../src/suite/types/columns.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const never = new AbortController().signal;
const folder = useFolder("suites");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  writeFileSync(ownWorkload, ownText);
});

const ownWorkload = path.join(folder, "own.yml");
const ownText = `name: own_update
tables: CREATE TABLE accounts(id INTEGER PRIMARY KEY, balance INTEGER)
prepare: INSERT INTO accounts VALUES (1, 100), (2, 200), (3, 300)
statements: UPDATE accounts SET balance = balance + :i WHERE id = :rnd(1,3)
repeat: 20
kind: writes
check: SELECT id, balance FROM accounts ORDER BY id
`;

const engines: readonly [string, () => string | Promise<string>][] = [
  ["DoltLite", fetchDoltlite],
  ["libSQL", compileLibsql],
];

/** The default suite has tests of its own, with all kinds of engines; that of servers has some with servers. */
const others = suiteNames.filter((suite) => suite !== "oltp" && suites[suite].dialect !== "mysql");

const cases = others.flatMap((suite) => engines.map(([name, find]) => [suite, name, find] as const));

/** libSQL takes minutes to compile, once. */
const timeout = 900_000;

describe("a suite", () => {
  it.each(cases)(
    "%s: every test has its samples on %s, with the same results",
    { timeout },
    async (suite, name, find) => {
      const out = path.join(folder, `${suite}-${name}`);
      const finished = await run([
        ...["run", "--candidate", await find(), "--candidate-name", `${name} here`, "--baseline", sqlite],
        ...args`--suites ${suite} --rows 500 --rounds 2 --ceiling 1000 --average-ceiling 1000`,
        ...(suite === "own" ? ["--own-workloads", ownWorkload] : []),
        ...["--quiet", "--out", out],
      ]);
      expect(finished.stderr).toBe("");
      expect(finished.status).toBe(0);
      const file = path.join(out, "results.json");
      const { tests, suite: facts } = parseRecording(readFileSync(file, "utf8"), file);
      expect(tests.map(testPath)).toEqual(pathsOf(suite));
      // Suites that need parts of SQL have the hash of what tries them too.
      expect(Object.keys(facts?.others ?? {}).filter((name) => name !== "unsupported")).toEqual([suite]);
      for (const { samples, checks, failures } of tests) {
        expect(failures).toEqual([]);
        expect(samples).toHaveLength(4);
        expect(checks).toHaveLength(2);
        expect(new Set(checks.map(({ hash }) => hash)).size).toBe(1);
      }
      for (const section of new Set(tests.map(({ variant }) => variant)))
        expect(readFileSync(path.join(out, "report.md"), "utf8")).toContain(`<b>${section}</b>`);
    },
  );

  it("that does not exist is named, with those that do", async () => {
    const finished = await run(["run", "--candidate", sqlite, "--suites", "type", "--out", folder]);
    expect(finished.status).toBe(2);
    expect(finished.stderr).toContain('unknown suite "type": did you mean "types"?');
  });

  it("is listed with what it times", async () => {
    const { status, stdout } = await run(["suites"]);
    expect(status).toBe(0);
    for (const suite of suiteNames) expect(stdout).toMatch(new RegExp(`^${suite}: `, "m"));
    const ofTool = others.filter((suite) => suite !== "own").flatMap(pathsOf);
    for (const workload of ofTool.map((name) => path.basename(name)))
      expect(stdout).toContain(`  ${workload}`);
    const one = await run(["suites", "cold"]);
    expect(one.stdout).toMatch(/^cold: /);
    expect(one.stdout).not.toMatch(/^oltp: /m);
  });
});

/** The tests of a suite in report order, by path. */
function pathsOf(suite: SuiteName): string[] {
  if (suite === "own") return storages.map((storage) => `own/${storage}/writes/own_update`);
  return planTests({ suites: [suite], variants: [], storages }).map(testPath);
}

describe("the untimed check of the suite types", () => {
  it("finds a wrong value in one row of a column of any type", { timeout: 120_000 }, async () => {
    const test = { variant: "types_long", storage: "memory", kind: "reads", workload: "table_scan" } as const;
    const workspace = new Workspace(path.join(folder, "columns"), { rows: 1000, seed: 1 });
    await workspace.prepare(test.variant, [test], never);
    const hashOf = async (library: string) => {
      const engine = await openEngine("candidate", library);
      const session = await engine.open(
        workspace.variant("candidate", test.variant),
        "memory",
        "hash",
        never,
      );
      const { statements } = workspace.files(test);
      await session.ready({ pass: "hash", kind: "reads", timeoutMs: 60_000, statements });
      const { hash } = await session.go();
      await session.close();
      return hash;
    };
    const right = await hashOf(sqlite);
    expect(right).toMatch(/^[0-9a-f]{16}$/);
    expect(columns).toHaveLength(28);
    for (const { name } of columns)
      expect(await hashOf(await compileFaulty("wrong column", name)), name).not.toBe(right);
    expect(await hashOf(await compileFaulty("wrong column", "no_such_col"))).toBe(right);
  });
});
