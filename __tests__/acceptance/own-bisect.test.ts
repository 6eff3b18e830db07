import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("own-bisect");
const own = path.join(folder, "point_read.yml");
let sqlite: string;

/** A sweep whose point read an engine with a fault walks all of the history for; compared with the base alone. */
const pointRead = `
name: point_read
tables: |
  CREATE TABLE kv(id INTEGER PRIMARY KEY, v TEXT);
  INSERT INTO kv WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) SELECT i, 'v' || i FROM n;
  CREATE TABLE history(message TEXT);
  CREATE TABLE stats(value INTEGER);
  INSERT INTO stats VALUES (0);
  CREATE TABLE log(a);
  CREATE TRIGGER counted AFTER INSERT ON log BEGIN UPDATE stats SET value = value + 1; END;
sweep: { depth: [1, 50, 2000] }
prepare: INSERT INTO history VALUES ('step :i of :depth');
prepare-repeat: :depth
statements: |
  SELECT v FROM kv WHERE id = :rnd(1,100);
  INSERT INTO log VALUES (:i);
repeat: 100
compare: base
kind: writes
check: SELECT count(*) FROM log;
counters: SELECT 'chunk <b>write' AS name, 2 * value AS value FROM stats
storages: [memory]
`;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  writeFileSync(own, pointRead);
});

/** Releases of an engine, of which the last two have a fault. */
async function releases(fault: Fault): Promise<string[]> {
  const faulty = await compileFaulty(fault);
  return ["1.0", "1.1", "1.2", "2.0", "2.1"].map((version) => {
    const file = path.join(folder, `${fault.replace(" ", "-")}-${version}.so`);
    copyFileSync(version.startsWith("2") ? faulty : sqlite, file);
    return file;
  });
}

const search = (name: string, files: readonly string[], ...more: readonly string[]) =>
  searchOf(own, name, files, ...more);

async function searchOf(
  workload: string,
  name: string,
  files: readonly string[],
  ...more: readonly string[]
) {
  const out = path.join(folder, name);
  const parameters = args`bisect ${files} --own-workloads ${workload} --baseline ${sqlite}
    --out ${out}`;
  const finished = await run([...parameters, ...more, "--quiet"]);
  const read = () => JSON.parse(readFileSync(path.join(out, "bisect.json"), "utf8"));
  const page = (file: string) => readFileSync(path.join(out, file), "utf8");
  return { ...finished, read, page };
}

const step = "own/memory/writes/point_read.depth=2000";

describe("a search in a workload of one's own", { timeout: 300_000 }, () => {
  it("names the release from which on a step of a sweep is slower", async () => {
    const files = await releases("walk history");
    const found = await search("time", files, "--test", step);
    expect(found.stderr).toBe("");
    expect(found.words).toContain(`walk-history-2.0.so is the first that changed ${step}`);
    expect(found.read().derived.answer).toEqual({ kind: "point", point: 3, parents: [2] });
    expect(found.read().observations[0].pairs[0].baseline).toBeUndefined();
    expect(found.status).toBe(0);

    const other = path.join(folder, "other.yml");
    writeFileSync(other, pointRead.replace("repeat: 100", "repeat: 101"));
    const again = args`--test ${step} --resume ${path.join(folder, "time")}`;
    const resumed = await searchOf(other, "time", files, ...again);
    expect(resumed.stderr).toContain("--resume: the search was started with another workload");
    expect(resumed.status).toBe(2);
  });

  it("names the release that fixed it, if the good one is newer", async () => {
    const faulty = await compileFaulty("walk history");
    const fixed = path.join(folder, "fixed");
    mkdirSync(fixed);
    for (const version of ["1.0", "1.1", "1.2", "2.0", "2.1"])
      copyFileSync(version.startsWith("1") ? faulty : sqlite, path.join(fixed, `engine-${version}.so`));
    const out = path.join(folder, "fix");
    const found = await run(args`bisect --releases ${fixed} --good 2.1 --bad 1.0
      --own-workloads ${own} --baseline ${sqlite} --test ${step} --out ${out} --quiet`);
    expect(found.stderr).toBe("");
    expect(found.words).toMatch(
      /^\S*point_read\.depth=2000 was fixed in 2\.0: it is [\d.]+x faster than the one before/,
    );
    const { derived } = JSON.parse(readFileSync(path.join(out, "bisect.json"), "utf8"));
    expect(derived.fixedIn).toBe(derived.answer.parents[0]);
    expect(found.status).toBe(0);
  });

  it("names the release from which on the slowest statements take longer, from a limit's row", async () => {
    const files = await releases("walk history");
    const out = path.join(folder, "limited");
    const config = path.join(folder, "limited.yml");
    const limit = "{ match: own/*/*/point_read, figure: p99, at-most: 2x, relative-to: base }";
    writeFileSync(config, `own-workloads: [${path.basename(own)}]\nsuites: [own]\nlimits: [${limit}]\n`);
    const [good = "", , , bad = ""] = files;
    const engines = ["--candidate", bad, "--base", good, "--baseline", sqlite];
    const limited = await run(args`run ${engines} --config ${config} --rounds 7 --quiet --out ${out}`);
    expect(limited.status, limited.words).toBe(1);
    expect(limited.words).toMatch(/depth=2000 p99: [\d.]+x, [\d.]+ µs, over the limit of 2x the base's/);
    const finding = `${path.join(out, "results.json")}#${step} limit-p99`;
    const found = await search("p99", files, "--finding", finding);
    expect(found.stderr).toBe("");
    expect(found.words).toMatch(
      /walk-history-2\.0\.so is the first that changed .*: it has [\d.]+x the p99 of the one before/,
    );
    expect(found.read().derived.answer).toEqual({ kind: "point", point: 3, parents: [2] });
  });

  // xerial/sqlite-jdbc#919
  it("names the release from which on a statement takes too long to wait for", async () => {
    const scan = path.join(folder, "scan.yml");
    writeFileSync(
      scan,
      "name: scan\nkind: reads\ntables: CREATE TABLE t(k); INSERT INTO t VALUES (1);\nstatements: SELECT k, COUNT(*) FROM t GROUP BY k;\nstorages: [memory]\n",
    );
    const files = await releases("hang");
    const test = "own/memory/reads/scan";
    const found = await searchOf(scan, "slow", files, ...args`--test ${test} --sample-timeout 2`);
    expect(found.stderr).toBe("");
    expect(found.words).toContain(`hang-2.0.so is the first that changed ${test}`);
    expect(found.read().derived.answer).toEqual({ kind: "point", point: 3, parents: [2] });
    expect(found.read().observations[0].pairs[0].candidate).toBe(2e9);
    expect(found.status).toBe(0);
  });

  it("names the release from which on a cost or a counter is higher, and escapes the counter's name", async () => {
    const files = await releases("count more");
    const counter = await search("counter", files, "--test", step, "--by", "counter:chunk <b>write");
    expect(counter.stderr).toBe("");
    expect(counter.words).toContain(
      `count-more-2.0.so is the first that changed ${step}: it has 50.00% more counter:chunk <b>write than the one before.`,
    );
    expect(counter.page("bisect.md")).toContain("it has 50.00% more `counter:chunk <b>write` than");
    expect(counter.page("bisect.md")).not.toContain("x SQLite");
    expect(counter.page("bisect.html")).not.toContain("<b>write");
    expect(counter.status).toBe(0);
    const same = await search("cost", files, "--test", step, "--by", "peak-bytes");
    expect(same.words).toContain(`The ends have the same peak-bytes in ${step}`);
    expect(same.status).toBe(4);
    const missing = await search("missing", files, "--test", step, "--by", "counter:no_such");
    expect(missing.words).toContain(
      "count-more-1.0.so, one of the ends, cannot be used: counter no_such: it is not reported.",
    );
    expect(missing.status).toBe(3);
  });

  it("asks tests of the tool's own for counters", async () => {
    const files = await releases("count more");
    const query = "SELECT 'changes' AS name, 2 * value AS value FROM (SELECT total_changes() AS value)";
    const counter = ["--test", "int/memory/writes/oltp_insert", "--rows", "1000", "--by", "counter:changes"];
    const found = await search("oltp", files, ...counter, "--counters", query);
    expect(found.words).toContain(
      "count-more-2.0.so is the first that changed int/memory/writes/oltp_insert",
    );
    expect(found.status).toBe(0);
    const unasked = await search("unasked", files, ...counter);
    expect(unasked.stderr).toContain("has no query for counters: give one with --counters");
    expect(unasked.status).toBe(2);
  });

  it("is a comparison of two engines too", async () => {
    const [, , before, after] = await releases("walk history");
    const out = path.join(folder, "compared");
    const compared = args`compare ${before as string} ${after as string} --own-workloads ${own}
      --out ${out} --quiet`;
    const { words, status, stderr } = await run([...compared, "--storages", "memory"]);
    expect(stderr).toBe("");
    expect(words).toContain("Slower: walk-history-2.0.so is slower than walk-history-1.2.so");
    // The row is that of all tests if their mean is surely slower first.
    expect(words).toMatch(/point_read\.depth=2000|all tests (?:\+\d+%|[\d.]+x)/);
    expect(words).toContain("0 of 3 counters of the engine changed, in 3 tests.");
    expect(status).toBe(1);
  });
});
