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

/** Measures all workloads of the harness, and returns those that JUnit has a failure of. */
async function measure(name: string, candidate: string, base: string) {
  const out = path.join(folder, name);
  const engines = args`--candidate ${candidate} --base ${base} --identical-base measure
    --baseline ${sqlite}`;
  const config = path.join(root, "examples/doltlite/harness.yml");
  const finished = await run([
    ...["run", ...engines, "--config", config, "--rounds", "5", "--quiet", "--out", out, "--format", "junit"],
  ]);
  const cases = finished.stdout.matchAll(/<testcase [^>]* name="([^" ]*)[^>]*>(.*?)<\/testcase>/gs);
  const red = [...cases].flatMap(([, test = "", content = ""]) =>
    /<(?:failure|error)/.test(content) ? [sweepOf(path.basename(test))] : [],
  );
  return { ...finished, ...readRun(out, finished), red: [...new Set(red)].toSorted() };
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
    expect(red, stdout).toEqual([]);
    expect(status).toBe(0);
    expect([...new Set(recording.tests.map(({ workload }) => sweepOf(workload)))].toSorted()).toEqual(
      workloads,
    );
  });

  it("each name the fault that is planted in it", async () => {
    const doltlite = fetchDoltlite();
    const spoilt = await compileFaulty("spoil harness", undefined, doltlite);
    const { red, stdout } = await measure(
      "spoilt",
      spoilt,
      await compileFaulty("faultless", undefined, doltlite),
    );
    const named = red.filter((name) => workloads.includes(name));
    expect(named, stdout).toEqual(workloads.filter((name) => !controls.includes(name)));
  });
});
