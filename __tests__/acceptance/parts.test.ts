import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { compileSlowCommits } from "./slow-commits.ts";

const folder = useFolder("parts");

async function measure(form: "text" | "prepared", rounds: number) {
  const out = path.join(folder, form);
  const { stdout } = await run([
    ...["run", "--candidate", await compileSlowCommits(), "--candidate-name", "Tested"],
    ...["--baseline", await fetchSqlite(), "--variants", "int", "--storages", "file", "--rows", "10000"],
    ...["--workloads", "oltp_insert,oltp_update_index", "--rounds", String(rounds), "--statements", form],
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

let text: Awaited<ReturnType<typeof measure>>;

beforeAll(async () => {
  text = await measure("text", 6);
});

describe("an engine whose COMMIT alone is slow", () => {
  it("is said to be slow there", () => {
    const { samples, stdout, report } = text;
    const commits = samples.filter(({ role }) => role === "candidate").map(({ commitNs = 0 }) => commitNs);
    expect(Math.min(...commits)).toBeGreaterThan(100_000_000);
    expect(stdout.match(/ commit \d+\.\d+x/g), stdout).toHaveLength(2);
    expect(report.match(/statements (0\.[89]|1\.[01])\dx, commit \d+\.\d+x/g), report).toHaveLength(2);
    expect(stdout).toMatch(/flushes, written, time .*\n.* kB, [\d,]+ us .* kB, \d{3},\d{3} us\n/);
  });
});

describe("a COMMIT", () => {
  it.each([
    ["text", () => text],
    ["prepared", () => measure("prepared", 2)],
  ] as const)("is a chunk of its own, with statements that are %s", async (_, measured) => {
    const { samples } = await measured();
    expect(
      samples.every(({ chunks, commitNs }) => commitNs !== undefined && chunks?.at(-1) === commitNs),
    ).toBe(true);
  });
});
