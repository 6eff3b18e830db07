import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../../bench/engines.ts";
import { fetchSqliteShell } from "../../../bench/fetched/debian.ts";
import { countsOf } from "../../../src/features/figures/counts/counts.ts";
import { useFolder } from "../../builders/folder.ts";
import { args } from "../args.ts";
import { run } from "../cli.ts";
import { compileFaulty } from "../engines.ts";
import { type CountedRun, countRun, takenOf } from "./counted-run.ts";

const folder = useFolder("counts");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const one = ["--storages", "memory", "--workloads", "oltp_point_select"];

/** A folder for PATH with a compiler, and whatever else it is given. */
function programs(name: string): string {
  const bin = path.join(folder, name, "bin");
  mkdirSync(bin, { recursive: true });
  for (const program of ["cc", "as", "ld"]) symlinkSync(`/usr/bin/${program}`, path.join(bin, program));
  return bin;
}

describe("where instructions cannot be counted", () => {
  it("says what to install, and leaves the ceiling undecided", async () => {
    const out = path.join(folder, "missing");
    const environment = { ...process.env, PATH: programs("nothing") };
    const result = await countRun(
      out,
      ["--candidate", sqlite, "--base", sqlite, "--identical-base", "measure", "--baseline", sqlite, ...one],
      environment,
    );
    expect(countsOf(result.recording)).toMatchObject({
      problem: expect.stringMatching(/^install valgrind/),
    });
    expect(result.words).toContain(
      "Instructions of int/memory/reads/oltp_point_select are not counted: baseline: install valgrind",
    );
    expectUndecided(result);
  });

  it("counts by Callgrind if Valgrind's headers are not installed", async () => {
    const bin = programs("no-headers");
    const program = path.join(bin, "valgrind");
    writeFileSync(program, '#!/bin/sh\nexec /usr/bin/valgrind "$@"\n');
    chmodSync(program, 0o755);
    mkdirSync(path.join(folder, "no-headers/libexec"));
    symlinkSync("/usr/libexec/valgrind", path.join(folder, "no-headers/libexec/valgrind"));
    const parameters = ["--candidate", sqlite, "--baseline", sqlite, ...one];
    const callgrind = await countRun(path.join(folder, "callgrind"), parameters, {
      ...process.env,
      PATH: bin,
    });
    const own = await countRun(path.join(folder, "own"), parameters);
    expect(countsOf(callgrind.recording)).toMatchObject({
      environment: { tool: "callgrind" },
      problem: expect.stringContaining("headers and static libraries are not installed"),
    });
    const [counted] = takenOf(callgrind, "candidate").values();
    const [expected] = takenOf(own, "candidate").values();
    // Both count the same but for the few instructions around the statements.
    expect(Math.abs((counted?.instructions ?? 0) - (expected?.instructions ?? 0))).toBeLessThan(10_000);
  });

  it.each(["shell", "thread"] as const)("names an engine that is, or starts, a %s", async (kind) => {
    const engine = kind === "shell" ? fetchSqliteShell().path : await compileFaulty(kind);
    const given = args`--candidate ${engine} --base ${engine} --identical-base measure
      --baseline ${sqlite} ${one}`;
    const result = await countRun(path.join(folder, kind), given);
    for (const role of ["candidate", "base"])
      expect(result.counts.get(`${role} int/memory/reads/oltp_point_select`)).toMatchObject({
        uncounted: expect.stringContaining(kind === "shell" ? "shells" : "it starts threads"),
      });
    expect(result.counts.get("baseline int/memory/reads/oltp_point_select")).toHaveProperty("instructions");
    expectUndecided(result);
  });

  it.each([
    ["avx512", /SIGILL.+ no AVX-512: build for one without it, such as -march=x86-64-v3$/],
    ["crash simulated", /under Valgrind the sample's process was ended by signal 6 \(SIGABRT\), in SELECT/],
    ["thread in query", /it starts threads, whose order is another in every run/],
  ] as const)("names the tests in which an engine fails: %s", async (fault, reason) => {
    const engine = await compileFaulty(fault);
    const engines = args`--candidate ${engine} --base ${engine} --identical-base measure
      --baseline ${sqlite}`;
    const tests = ["--storages", "memory", "--workloads", "oltp_point_select,groupby_scan,index_join"];
    const out = path.join(folder, fault.replaceAll(" ", "-"));
    const result = await countRun(out, [...engines, ...tests]);
    for (const role of ["candidate", "base"]) {
      const of = (workload: string) => result.counts.get(`${role} int/memory/reads/${workload}`);
      expect(of("groupby_scan")).toMatchObject({ uncounted: expect.stringMatching(reason) });
      expect(of("oltp_point_select")).toHaveProperty("instructions");
      expect(of("index_join")).toHaveProperty("instructions");
    }
    expect(result.counts.get("baseline int/memory/reads/groupby_scan")).toHaveProperty("instructions");
    expectUndecided(result);
    // The same in every form of the report.
    const markdown = readFileSync(path.join(out, "report.md"), "utf8");
    expect(markdown).toContain("**Inconclusive**: ");
    expect(markdown).toMatch(
      /int\/memory\/reads\/groupby_scan: instructions are not judged: `?candidate: under Valgrind/,
    );
    expect(markdown).toMatch(/int\/memory\/reads\/groupby_scan are not counted: `?candidate: under Valgrind/);
    const strict = await run([
      ...["report", path.join(out, "results.json"), "--out", `${out}-strict`, "--strict"],
      ...["--config", `${out}.yml`, "--ceiling", "1000", "--average-ceiling", "1000"],
    ]);
    expect(strict.status).toBe(4);
  });
});

it("an engine that hangs when it is timed is not counted where it hangs", async () => {
  const hanging = ["--candidate", await compileFaulty("hang"), "--baseline", sqlite, "--sample-timeout", "5"];
  const tests = ["--storages", "memory", "--workloads", "oltp_point_select,groupby_scan"];
  // Nothing but a count that is not begun ends before the limit of a count, which is ten minutes here.
  const { counts } = await countRun(path.join(folder, "hang"), [...hanging, ...tests]);
  const of = (name: string) => counts.get(`${name.replace(" ", " int/memory/reads/")}`);
  expect(of("candidate groupby_scan")).toEqual({
    role: "candidate",
    uncounted: "it did not end in time when it was timed",
  });
  for (const name of ["baseline groupby_scan", "candidate oltp_point_select"])
    expect(of(name)).toHaveProperty("instructions");
});

describe("an engine that cannot be counted, and its base can", () => {
  it.each([
    [
      "crash simulated",
      "groupby_scan",
      "1 test",
      /under Valgrind the sample's process was ended by signal 6 \(SIGABRT\)/,
    ],
    ["thread", "groupby_scan,index_join", "2 tests", /it starts threads/],
  ] as const)("fails: %s", async (fault, workloads, tests, reason) => {
    const engines = ["--candidate", await compileFaulty(fault), "--base", sqlite, "--baseline", sqlite];
    const out = path.join(folder, `alone-${fault.replaceAll(" ", "-")}`);
    const result = await countRun(out, [...engines, "--storages", "memory", "--workloads", workloads]);
    expect(result.status).toBe(1);
    expect(result.words).toContain(
      `Fail: the instructions of ${tests} cannot be counted on the candidate, and can on the base`,
    );
    expect(result.words).toMatch(/it has a ceiling of 1% over \S+, and no figure to compare: candidate: /);
    expect(result.words).toMatch(reason);
  });
});

/** An uncounted test that has a ceiling is no pass. */
function expectUndecided({ words, status }: CountedRun): void {
  expect(words).toContain("Inconclusive: "); // also because of the runner, where it is busy
  expect(words).toMatch(/int\/memory\/reads\/\w+: instructions are not judged: (candidate|baseline): /);
  expect(status).toBe(0); // 4 with --strict
}
