import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { sweepOf } from "../../src/model/sweep-step.ts";
import { documentNamed, root } from "../builders/documents.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("harness-scripts");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** The workloads without a fault of their own: what others are compared with. */
const controls = ["append_below", "history_of_all", "scan_clean"];

const workloads = readdirSync(path.join(root, "examples/doltlite/harness"))
  .filter((file) => file.endsWith(".yml"))
  .map((file) => path.basename(file, ".yml"))
  .toSorted();

/** The words of the limit that finds the fault of each workload, after the name of its figure if it has one. */
const meant: Readonly<Record<string, readonly RegExp[]>> = {
  append_checkpoint: [/written-bytes: [^;]*, over the limit of 4x append_below/],
  blob_by_bytes: [/written-bytes: an exponent of [^;]*, over the limit of an exponent of 1\.1/],
  bytes_a_row: [
    /file-bytes: [^;]* a row, over the limit of 150 B a row/,
    /an exponent of [^;]*, over the limit of an exponent of 1\.1/,
  ],
  collect_again: [/file-bytes: [^;]*, over the limit of 105% of those before/],
  collect_branch: [/file-bytes: [^;]*, over the limit of 90% of those before/],
  commit_by_rows: [/written-bytes: an exponent of [^;]*, over the limit of an exponent of 0\.5/],
  commit_command: [/the median of [^;]*, over [^;]*/],
  commit_counters: [/\w+: [\d,]+, on the base [\d,]+: [^;]* more, over 5%/],
  count_by_rows: [
    /the median of [^;]*, over 20 ms/,
    /grows [^;]* from rows 1,000 to 36,000 [^;]*, over 20\.00x/,
  ],
  diff_stat: [/different work: /],
  foreign_keys: [/grows with rows to the power of [^;]*, over 1/],
  history_of_row: [/[\d.]+x the time of history_of_all [^;]*, over 1\.00x/],
  hundred_branches: [/written-bytes: [^;]* a statement, over the limit of 20 kB a statement/],
  large_change: [/the median of [^;]*, over 200 ms/],
  large_merge: [/different work: /],
  lookup_by_rows: [/grows [^;]* from rows 1,000 to 36,000 [^;]*, over 8\.00x/],
  one_row_commit: [/written-bytes: [^;]*, over the limit of 10% of file-bytes/],
  open_by_history: [/grows [^;]* from depth 10 to 400 [^;]*, over 8\.00x/],
  planned: [/the chosen plan takes [^;]*x the time of alternative 1/],
  rollbacks: [/allocations: [^;]*, over the limit of 6x the baseline.s/],
  scan_pending: [/[\d.]+x the time of scan_clean [^;]*, over 3\.00x/],
};

/** Measures all workloads of the harness, and returns what JUnit says of each that it has a failure of. */
async function measure(name: string, candidate: string, base: string) {
  const out = path.join(folder, name);
  const engines = args`--candidate ${candidate} --base ${base} --identical-base measure
    --baseline ${sqlite}`;
  const config = path.join(root, "examples/doltlite/harness.yml");
  const finished = await run([
    ...["run", ...engines, "--config", config, "--rounds", "5", "--quiet", "--out", out, "--format", "junit"],
  ]);
  const cases = finished.stdout.matchAll(
    /<testcase [^>]* name="([^" ]*) ?([^"]*)"[^>]*>\s*<(?:failure|error) message="([^"]*)/g,
  );
  const red = Map.groupBy(
    [...cases].map(([, test = "", figure, reason]) => ({
      workload: sweepOf(path.basename(test)),
      words: `${figure}: ${reason}`,
    })),
    ({ workload }) => workload,
  );
  return { ...finished, ...readRun(out, finished), red };
}

describe("the maintainers' scripts as workloads and limits", () => {
  it("are all in the table of the documents", () => {
    const { links } = documentNamed("docs/moving-a-harness.md");
    const linked = links.flatMap((link) => /examples\/doltlite\/harness\/(\w+)\.yml$/.exec(link)?.[1] ?? []);
    expect([...new Set([...linked, ...controls])].toSorted()).toEqual(workloads);
  });

  it("are kept by DoltLite", async () => {
    const doltlite = fetchDoltlite();
    const { status, stdout, recording, red } = await measure("kept", doltlite, doltlite);
    expect(recording.tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect([...red], stdout).toEqual([]);
    expect(status).toBe(0);
    expect([...new Set(recording.tests.map(({ workload }) => sweepOf(workload)))].toSorted()).toEqual(
      workloads,
    );
  });

  it("each find the fault that is planted in it by the limit that is meant", async () => {
    const doltlite = fetchDoltlite();
    const spoilt = await compileFaulty("spoil harness", undefined, doltlite);
    const { red, stdout } = await measure(
      "spoilt",
      spoilt,
      await compileFaulty("faultless", undefined, doltlite),
    );
    const found = Object.fromEntries(
      workloads.flatMap((name) => {
        const words = (red.get(name) ?? []).map((one) => one.words);
        const own = meant[name]?.filter((limit) => words.some((one) => limit.test(one)));
        return own === undefined ? [] : [[name, own]];
      }),
    );
    expect(found, stdout).toEqual(meant);
    expect([...Object.keys(meant), ...controls].toSorted()).toEqual(workloads);
  });
});
