import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileSlowed } from "../../bench/slowed.ts";
import { contentionOf } from "../../src/features/figures/contention/record.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { contestedRun } from "./contested-run.ts";

const folder = useFolder("contention");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const out = (name: string) => path.join(folder, name);

const parametersOf = (name: string, candidate: string, ...options: readonly string[]) =>
  contestedRun(candidate, sqlite, out(name), ...options);

describe("the throughput of several connections", () => {
  it("compares DoltLite with an older release of it, and fails by a ceiling against that base", async () => {
    const config = path.join(folder, "base.yml");
    // The older release has another default, and no ceiling is to decide but the one of contention.
    writeFileSync(
      config,
      "pragmas:\n  candidate: { memory: [cache_size=-65536] }\n  base: { memory: [cache_size=-2000] }\n" +
        "base-ceilings: { memory: 1000 }\nfootprint-ceiling: off\ncontention-base-ceiling: 1000000\n" +
        "base-averages: { overall: 1000, suite: 1000, section: 1000, workload: 1000 }\n",
    );
    const base = ["--base", fetchDoltlite("0.11.2"), "--base-name", "Older", "--config", config];
    const finished = await run(parametersOf("base", fetchDoltlite(), "--alpha", "0.4", ...base));
    expect(finished.stderr).toBe("");
    const results = path.join(out("base"), "results.json");
    const found = contentionOf(parseRecording(readFileSync(results, "utf8"), results));
    expect(found?.entrants.map(({ role }) => role)).toEqual(["baseline", "candidate", "base"]);
    const [own, others] = (["candidate", "base"] as const).map((role) =>
      found?.held.filter((one) => one.role === role && one.fault === undefined),
    );
    expect(own).toHaveLength(64);
    expect(others).not.toEqual([]);
    expect(finished.words).toContain("of Older");

    const judged = await run(["report", results, "--contention-base-ceiling", "0.000000001"]);
    expect(judged.status).toBe(finished.status === 3 ? 3 : 1);
    expect(judged.words).toMatch(
      /\d+ figures? of several connections (?:is over its ceiling|are over their ceilings)/,
    );
    expect(judged.words).toMatch(
      /, in (?:threads|processes), \d connections?: \w+ do [\d,]+ a second on Tested, [\d,]+ on Older: [\d.]+x \([^)]+\), over /,
    );
  });

  it("is searched for the engine that changed its throughput, from the row of a report", async () => {
    const engineOf = (name: string, times: string) => {
      const engine = path.join(folder, name);
      copyFileSync(compileSlowed(sqlite, times, folder), engine);
      return engine;
    };
    const engines = [engineOf("1.so", "1.3"), engineOf("2.so", "1.3"), engineOf("3.so", "3.5")];
    const [good = "", , bad = ""] = engines;
    const measured = await run(parametersOf("slow", bad, "--base", good));
    expect([0, 1, 3], measured.stderr).toContain(measured.status);
    const row = `${path.join(out("slow"), "results.json")}#contention/disjoint/processes/2 throughput`;
    const files = [...engines, "--baseline", sqlite, "--out", out("searched"), "--quiet"];
    const searched = await run(["bisect", "--finding", row, ...files]);
    expect(searched.words, searched.stderr).toMatch(
      /3\.so is the first that changed contention\/disjoint\/processes\/2\/writers: it is \d\.\d+x slower than the one before/,
    );
    expect(searched.status).toBe(0);
  });
});
