import { mkdtempSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { testPath } from "../../src/model/test.ts";
import { root } from "../builders/documents.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("harness");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** DoltLite with a fault, or in the same layer without one. */
const faulty = (fault: Fault) => compileFaulty(fault, undefined, fetchDoltlite());

/** Measures a job of the example, which is a configuration file with workloads. */
async function measure(job: string, candidate: string, ...parameters: readonly string[]) {
  const out = mkdtempSync(path.join(folder, "run-"));
  const config = path.join(root, `examples/doltlite/${job}.yml`);
  const engines = ["--candidate", candidate, "--baseline", sqlite];
  const finished = await run(["run", ...engines, "--config", config, "--quiet", "--out", out, ...parameters]);
  const results = readRun(out, finished);
  const failures = results.recording.tests.flatMap((test) => test.failures);
  return { ...finished, ...results, failures };
}

/** The same build as the base. */
const beside = (base: string) => ["--base", base, "--identical-base", "measure"];

describe("the depth of a history", () => {
  // So few pairs prove a walk of the log, and nothing that a busy machine does.
  const rounds = ["--storages", "memory", "--rounds", "7"];

  it("passes DoltLite, in each of five workloads on top of 1, 10 and 100 commits", async () => {
    const doltlite = fetchDoltlite();
    const { status, recording, failures, report } = await measure(
      "depth",
      doltlite,
      ...beside(doltlite),
      ...rounds,
    );
    expect(failures).toEqual([]);
    expect(recording.tests).toHaveLength(15);
    expect(recording.tests.map(testPath)).toContain("own/memory/writes/merge_at_depth.depth=100");
    expect(report).toMatch(/memory\/reads\/log_at_depth, depth 1; 10; 100/);
    expect(status).toBe(0);
  });

  it("fails an engine whose read walks the log", async () => {
    const { status, words, failures } = await measure(
      "depth",
      await faulty("walk log"),
      ...beside(await faulty("faultless")),
      ...[...rounds, "--workloads", "read_at_depth"],
    );
    expect(failures).toEqual([]);
    expect(status).toBe(1);
    expect(words).toMatch(
      /read_at_depth\.depth=100: grows [\d.]+x from depth 1 to 100 \(.*\), surely at least [\d.]+x, over 1\.\d+x/,
    );
  });
});

describe("the structure of files", () => {
  const once = ["--rounds", "1"];

  it("passes DoltLite beside itself, to the byte and the chunk", async () => {
    const doltlite = fetchDoltlite();
    const { status, failures, report, recording } = await measure(
      "structure",
      doltlite,
      ...beside(doltlite),
      ...once,
    );
    expect(failures).toEqual([]);
    expect(status).toBe(0);
    expect(report).toMatch(/0 of \d+ counters of the engine changed, in 2 tests\./);
    const collected = recording.tests.find(({ workload }) => workload === "collect_branch");
    const footprint = collected?.checks.find(({ role }) => role === "candidate")?.footprint;
    expect(footprint?.files?.closed.main).toBeLessThan(400_000);
  });

  it.each<[Fault, RegExp]>([
    [
      "keep garbage",
      /own\/file\/writes\/collect_branch leaves \S+ \S+ of files, the base .*: [\d.]+x; the ceiling is 1\.02x/,
    ],
    [
      "stage twice",
      /own\/file\/writes\/grow_by_commits chunk_write: [\d,]+, on the base [\d,]+: [\d.]+% more, over 2%/,
    ],
  ])("fails an engine with the fault %s, by its name", async (fault, words) => {
    const found = await measure(
      "structure",
      await faulty(fault),
      ...beside(await faulty("faultless")),
      ...once,
    );
    expect(found.failures).toEqual([]);
    expect(found.status).toBe(1);
    expect(found.report).toMatch(words);
  });
});

describe("an environment beside none", () => {
  it("passes DoltLite, whose log is folded more often in one of them", async () => {
    const { status, failures, recording } = await measure("environment", fetchDoltlite(), "--rounds", "3");
    expect(failures).toEqual([]);
    expect(status).toBe(0);
    const { candidate, base } = recording.engines;
    expect(candidate.name).toBe("DoltLite with DOLTLITE_WAL_CHECKPOINT_THRESHOLD=262144");
    expect(base?.name).toBe("DoltLite without DOLTLITE_WAL_CHECKPOINT_THRESHOLD");
  });

  it("fails an engine that is slow with the variable", async () => {
    const { status, words, failures } = await measure(
      "environment",
      await faulty("slow checkpoints"),
      ...["--rounds", "9"],
    );
    expect(failures).toEqual([]);
    expect(status).toBe(1);
    expect(words).toMatch(/Fail: 2 of 2 tests .*exceed their ceilings against the base\./);
    expect(words).toMatch(
      /own\/file\/writes\/merge_rows: [\d.]+x DoltLite without DOLTLITE_WAL_CHECKPOINT_THRESHOLD's time, over 1\.2x/,
    );
  });
});
