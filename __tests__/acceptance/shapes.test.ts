import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { linkPlainSqlite } from "../../bench/fetched/builds.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("shapes");
const timeout = 300_000;
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const settings = ["--suites", "shapes", "--rows", "2000", "--rounds", "2", "--quiet", "--format", "markdown"];

function measure(candidate: string, out: string, ...others: string[]) {
  return run([
    ...["run", "--candidate", candidate, "--candidate-name", "Engine", "--baseline", sqlite],
    ...[...settings, ...others, "--out", path.join(folder, out)],
  ]);
}

describe("an engine with a fault", () => {
  it.each([
    ["lose match", "shapes_extensions/memory/reads/fts5_match", "rtree_window"],
    ["wrong frame", "shapes/memory/reads/window_frame", "window_rank"],
  ] as const)("%s is named by the test that shows it", { timeout }, async (fault, test, other) => {
    const workloads = `${path.basename(test)},${other}`;
    const candidate = await compileFaulty(fault);
    const { status, stdout } = await measure(candidate, fault.replace(" ", "-"), "--workloads", workloads);
    expect(status).toBe(3);
    expect(stdout).toContain("1 of 2 tests has no result");
    expect(stdout).toMatch(new RegExp(`${test}: different (?:work|results): .*candidate`));
  });

  it("ignore index exceeds the ceiling of the test that needs the index", { timeout }, async () => {
    const workloads = args`--workloads correlated_subquery,exists_subquery --rows 50000 --rounds 12`;
    const { status, stdout } = await measure(await compileFaulty("ignore index"), "index", ...workloads);
    expect(status).toBe(1);
    expect(stdout).toMatch(/shapes\/memory\/reads\/correlated_subquery: \S+x, over 6x/);
    expect(stdout).toContain("1 of 2 tests ");
  });
});

describe("an engine that lacks a part of SQL", () => {
  /** Without full-text search and R-Trees. */
  let plain: string;
  const workloads = ["--workloads", "fts5_match,json_extract,rtree_window"];
  const ceilings = ["--ceiling", "1000", "--average-ceiling", "1000"];

  beforeAll(async () => {
    plain = await linkPlainSqlite();
  }, timeout);

  it("fails the run, which names each part once", { timeout }, async () => {
    const { status, stdout } = await measure(plain, "lacks", ...workloads, ...ceilings);
    expect(status).toBe(3);
    expect(stdout).toContain("full-text search (FTS5) and R-Tree are missing");
    expect(stdout).toMatch(
      /R-Tree: Engine lacks it .*put unsupported: \[rtree\] into the configuration file/,
    );
  });

  it("and that the base had it is said", { timeout }, async () => {
    const { status, stdout } = await measure(plain, "lost", "--base", sqlite, ...workloads, ...ceilings);
    expect(status).toBe(3);
    expect(stdout).toContain("and the base has what the candidate lacks");
  });

  it("is measured without its tests if the settings say so", { timeout }, async () => {
    const config = path.join(folder, "declared.yml");
    writeFileSync(config, "unsupported: [fts5, rtree]\n");
    const declared = await measure(plain, "declared", "--config", config, ...workloads, ...ceilings);
    expect(declared.status).toBe(0);
    expect(declared.stdout).toContain("Engine has no R-Tree, as unsupported says: 1 test left out.");
    const results = JSON.parse(readFileSync(path.join(folder, "declared/results.json"), "utf8"));
    expect(results.tests.map(({ workload }: { workload: string }) => workload)).toEqual(["json_extract"]);
    const works = await measure(sqlite, "works", "--config", config, ...workloads, ...ceilings);
    expect(works.stdout).toContain("unsupported names rtree, and all engines have R-Tree: remove it");
  });

  it("has to be a part that the tool knows", { timeout }, async () => {
    const config = path.join(folder, "wrong.yml");
    writeFileSync(config, "unsupported: [fts6]\n");
    const { status, stderr } = await measure(sqlite, "wrong", "--config", config);
    expect(status).toBe(2);
    expect(stderr).toMatch(/wrong\.yml:1:\d+: .*fts6/);
  });
});
