import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import type { Role } from "../../src/model/engine.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("kept-checks");
const checks = path.join(folder, "cache", "sqlite-bench-gate", "checks");
const onOwnMachine = { ...process.env, CI: "", XDG_CACHE_HOME: path.join(folder, "cache") };
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const few = [
  ...["--variants", "int", "--storages", "memory,file", "--rows", "200"],
  ...["--workloads", "oltp_point_select,oltp_insert,oltp_update_index"],
  ...["--rounds", "3", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"],
];

async function measure(
  candidate: string,
  baseline: string,
  more: readonly string[] = [],
  env = onOwnMachine,
) {
  const out = mkdtempSync(path.join(folder, "run-"));
  const engines = ["--candidate", candidate, "--baseline", baseline];
  const finished = await run(["run", ...engines, ...few, "--out", out, ...more], { env });
  const file = path.join(out, "results.json");
  const recording = parseRecording(readFileSync(file, "utf8"), file);
  const reused = (role: Role) =>
    recording.tests.filter((test) => test.checks.some((one) => one.role === role && one.reused)).length;
  return { finished, file, recording, reused };
}

describe("checks of an earlier run", () => {
  it("are taken for the same bytes of SQLite, all but one of a storage, and never for the candidate", async () => {
    const first = await measure(fetchDoltlite(), sqlite);
    expect(first.reused("baseline")).toBe(0);
    const second = await measure(fetchDoltlite(), sqlite);
    expect(second.reused("baseline")).toBe(4);
    expect(second.reused("candidate")).toBe(0);
    // Resident memory is not the same to the byte.
    const of = ({ recording }: typeof first) =>
      recording.tests.map(({ checks: own }) =>
        own
          .map(({ reused: _, footprint, ...check }) => ({ ...check, ...footprint, residentPeak: 0 }))
          .toSorted((a, b) => a.role.localeCompare(b.role)),
      );
    expect(of(second)).toEqual(of(first));
    expect(second.recording.engines.baseline.settings).toEqual(first.recording.engines.baseline.settings);
    expect(second.finished.status).toBe(0);
    const report = readFileSync(path.join(path.dirname(second.file), "report.md"), "utf8");
    expect(report).toContain(
      "4 checks of SQLite are of an earlier run with the same bytes, SQL and settings",
    );
  });

  it("are made again for other bytes, and on machines that work for others", async () => {
    const copy = path.join(folder, "libother.so");
    copyFileSync(sqlite, copy);
    appendFileSync(copy, "\0");
    expect((await measure(fetchDoltlite(), copy)).reused("baseline")).toBe(0);
    expect((await measure(fetchDoltlite(), copy)).reused("baseline")).toBe(4);
    expect(
      (await measure(fetchDoltlite(), copy, [], { ...onOwnMachine, CI: "true" })).reused("baseline"),
    ).toBe(0);
    expect((await measure(fetchDoltlite(), copy, ["--seed", "2"])).reused("baseline")).toBe(0);
  });

  it("are made again where the candidate differs from them", async () => {
    const wrong = await measure(await compileFaulty("drop updates"), sqlite);
    const failed = wrong.recording.tests.filter(({ failures }) => failures.length > 0);
    expect(failed.length).toBeGreaterThan(0);
    for (const test of failed)
      expect(test.checks.find(({ role }) => role === "baseline")?.reused).toBeUndefined();
    expect(wrong.reused("baseline")).toBeGreaterThan(0);
    expect(wrong.finished.status).toBe(3);
  });

  it("are made again where the cache is damaged, and where it lies", async () => {
    for (const name of readdirSync(checks)) writeFileSync(path.join(checks, name), "{");
    expect((await measure(fetchDoltlite(), sqlite)).reused("baseline")).toBe(0);
    for (const name of readdirSync(checks)) {
      const text = readFileSync(path.join(checks, name), "utf8");
      writeFileSync(path.join(checks, name), text.replaceAll(/"hash":"\w+"/g, '"hash":"0123456789abcdef"'));
    }
    const lying = await measure(fetchDoltlite(), sqlite);
    expect(lying.reused("baseline")).toBe(0);
    expect(lying.finished.status).toBe(0);
  });
});
