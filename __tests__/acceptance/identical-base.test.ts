import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { countsOf } from "../../src/features/figures/counts/counts.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("identical-base");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const nothingToCompare = "Candidate and base are the same file: nothing to compare.";
const few = args`--variants int --storages memory --workloads oltp_point_select --rows 100`;
const lenient = ["--rounds", "3", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"];

/** The same bytes by another name. */
function copyOf(file: string, name: string): string {
  const copy = path.join(folder, name);
  copyFileSync(file, copy);
  return copy;
}

async function measure(name: string, candidate: string, base: string, ...parameters: readonly string[]) {
  const out = path.join(folder, name);
  const engines = ["--candidate", candidate, "--baseline", sqlite, "--base", base];
  const finished = await run(["run", ...engines, ...few, ...lenient, "--out", out, ...parameters]);
  return { finished, ...readRun(out, finished) };
}

describe("a base that is the candidate's file by another name", () => {
  it("is not measured, and the report of a run that requires a base says why and passes", async () => {
    const base = copyOf(fetchDoltlite(), "libdoltlite-main.so");
    const { finished, file, recording } = await measure("library", fetchDoltlite(), base, "--require-base");
    const { engines, identicalBase, tests } = recording;
    expect(engines).not.toHaveProperty("base");
    expect(identicalBase).toEqual({ path: base, sha256: engines.candidate.sha256 });
    const roles = tests.flatMap(({ samples, checks }) => [...samples, ...checks].map(({ role }) => role));
    expect(new Set(roles)).toEqual(new Set(["baseline", "candidate"]));
    expect(finished.words).toContain(nothingToCompare);
    expect(finished.words).toContain(`${base}, not measured: it is the candidate's file`);
    expect(finished.status).toBe(0);
    expect(readFileSync(path.join(path.dirname(file), "report.md"), "utf8")).toContain(nothingToCompare);
    const again = await run(["report", file, "--require-base", ...lenient.slice(2, -1)]);
    expect(again.words).toContain(nothingToCompare);
    expect(again.status).toBe(0);
  });

  it("saves no engine from its ceilings where a base is required", async () => {
    const base = copyOf(fetchDoltlite(), "libdoltlite-slow.so");
    const engines = args`--candidate ${fetchDoltlite()} --baseline ${sqlite} --base ${base} --require-base`;
    const low = args`--ceiling 0.05 --average-ceiling 0.05 --quiet --out ${path.join(folder, "slow")}`;
    const finished = await run(["run", ...engines, ...few, ...low]);
    expect(finished.words).toMatch(/^Fail: 1 of 1 test and 1 of 1 section average exceed their ceilings/);
    expect(finished.status).toBe(1);
  });

  it("is not counted either", { timeout: 300_000 }, async () => {
    const base = copyOf(sqlite, "libsqlite-main.so");
    const counting = ["--counts", "instructions", "--count-rows", "100"];
    const { finished, recording } = await measure("counted", sqlite, base, ...counting);
    const counted = countsOf(recording)?.tests.flatMap(({ counts }) => counts.map(({ role }) => role));
    expect(counted?.toSorted()).toEqual(["baseline", "candidate"]);
    expect(finished.words).toContain(nothingToCompare);
    expect(finished.status).toBe(0);
  });

  it("is not measured if it is a shell", async () => {
    const shell = fetchSqliteShell().path;
    const { finished, recording } = await measure("shell", shell, copyOf(shell, "main-shell"));
    expect(recording.engines.candidate.kind).toBe("shell");
    expect(recording.engines).not.toHaveProperty("base");
    expect(finished.words).toContain(nothingToCompare);
  });

  it("is measured all the same if somebody asks for it", async () => {
    const base = copyOf(fetchDoltlite(), "libdoltlite-asked.so");
    const { finished, recording } = await measure(
      "asked",
      fetchDoltlite(),
      base,
      "--identical-base",
      "measure",
    );
    expect(recording.engines.base?.sha256).toBe(recording.engines.candidate.sha256);
    expect(recording).not.toHaveProperty("identicalBase");
    expect(finished.words).not.toContain(nothingToCompare);
  });

  it("is measured if it has other pragmas", async () => {
    const config = path.join(folder, "pragmas.yml");
    writeFileSync(config, "pragmas: { base: { memory: [cache_size=-100] } }\n");
    const base = copyOf(fetchDoltlite(), "libdoltlite-pragmas.so");
    const { recording } = await measure("pragmas", fetchDoltlite(), base, "--config", config);
    expect(recording.engines.base?.settings?.memory?.cache_size).toBe("-100");
  });
});
