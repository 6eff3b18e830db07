import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { compilePlanted } from "../../bench/truth/planted.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "parts-"));

afterAll(() => rmSync(folder, { recursive: true }));

async function measure(form: "text" | "prepared") {
  const planted = {
    name: "commit-sleeps-long",
    cost: { OF: "COMMITS", COST_NS: 100_000_000, BY: "SLEEPING" },
  };
  const out = path.join(folder, form);
  const { stdout } = await run([
    ...["run", "--candidate", await compilePlanted(planted, "parts"), "--candidate-name", "Tested"],
    ...["--baseline", await fetchSqlite(), "--variants", "int", "--storages", "file", "--rows", "10000"],
    ...["--workloads", "oltp_insert,oltp_update_index", "--rounds", "6", "--statements", form],
    ...["--ceiling", "1000", "--average-ceiling", "1000", "--out", out],
  ]);
  const [results, report] = ["results.json", "report.md"].map((name) => path.join(out, name)) as [
    string,
    string,
  ];
  const { tests } = parseRecording(readFileSync(results, "utf8"), results);
  expect(tests.map(({ workload }) => workload)).toEqual(["oltp_insert", "oltp_update_index"]);
  return { samples: tests.flatMap(({ samples }) => samples), stdout, report: readFileSync(report, "utf8") };
}

describe("an engine whose COMMIT alone is slow", () => {
  it("is said to be slow there", async () => {
    const { samples, stdout, report } = await measure("text");
    const commits = samples.filter(({ role }) => role === "candidate").map(({ commitNs = 0 }) => commitNs);
    expect(Math.min(...commits)).toBeGreaterThan(100_000_000);
    expect(stdout.match(/ commit \d+\.\d+x/g), stdout).toHaveLength(2);
    expect(report.match(/statements (0\.[89]|1\.[01])\dx, commit \d+\.\d+x/g), report).toHaveLength(2);
    expect(stdout).toMatch(/fsyncs, written, time .*\n.* kB, [\d,]+ us .* kB, \d{3},\d{3} us\n/);
  });
});

describe("a COMMIT", () => {
  it.each(["text", "prepared"] as const)(
    "is a chunk of its own, with statements that are %s",
    async (form) => {
      const { samples } = await measure(form);
      expect(
        samples.every(({ chunks, commitNs }) => commitNs !== undefined && chunks?.at(-1) === commitNs),
      ).toBe(true);
    },
  );
});
