import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import {
  compileDoltliteArchive,
  compileDoltliteShell,
  compileLibsql,
  linkBinary,
} from "../../bench/fetched/builds.ts";
import { fetchDebianSqlite, fetchSqlcipher, fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { assessSequences } from "../../src/features/checks/sequence/examine.ts";
import { type SequenceRecord, sequencesOf } from "../../src/features/checks/sequence/record.ts";
import type { Recording } from "../../src/model/recording.ts";
import { planSequences } from "../../src/suite/sequence/orders.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run, start } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("sequence");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** Some of the sources take minutes to compile, once. */
const timeout = 900_000;

const out = (name: string) => path.join(folder, name.replaceAll(/\W/g, "-"));

function recordingOf(name: string): Recording {
  const file = path.join(out(name), "results.json");
  return parseRecording(readFileSync(file, "utf8"), file);
}

/** A recording, and the sequences that it has. */
function recorded(name: string) {
  const recording = recordingOf(name);
  return { ...recording, sequences: sequencesOf(recording) };
}

function parametersOf(name: string, candidate: string, ...options: readonly string[]): string[] {
  return [
    ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", sqlite],
    ...["--suites", "sequence", "--rows", "200", "--quiet", "--out", out(name), ...options],
  ];
}

async function measure(name: string, candidate: string, ...options: readonly string[]) {
  return await run(parametersOf(name, candidate, ...options));
}

const planned = (storages: Parameters<typeof planSequences>[0]["storages"]) =>
  planSequences({ suites: ["sequence"], storages, seed: 1 })?.sequences ?? [];

/** Every engine was taken through all steps, with the same results. */
function expectSame(sequences: readonly SequenceRecord[] | undefined): void {
  for (const { steps, engines } of sequences ?? []) {
    const seen = engines.map(({ results, failure }) => {
      expect(failure).toBeUndefined();
      expect(results).toHaveLength(steps.length);
      return results.map((result) => ("refused" in result ? result : { ...result, cpuNs: 0, aloneCpuNs: 0 }));
    });
    expect(new Set(seen.map((results) => JSON.stringify(results))).size).toBe(1);
  }
}

describe("engines that do what SQLite does on a connection that was used", () => {
  const engines: readonly [string, () => string | Promise<string>][] = [
    ["SQLite", () => sqlite],
    ["SQLite of the distribution", () => fetchDebianSqlite().path],
    ["DoltLite", () => fetchDoltlite()],
    ["libSQL", compileLibsql],
    ["SQLCipher", () => fetchSqlcipher().path],
    ["DoltLite as a benchmark binary", async () => linkBinary(await compileDoltliteArchive())],
  ];

  it.each(engines)("pass: %s", { timeout }, async (name, find) => {
    const { status, words, stderr } = await measure(name, await find());
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(words).toMatch(
      /^Pass: \d+ orders of 17 steps in memory, on file and with autocommit, the same as SQLite after each step\. /,
    );
    const { sequences, tests } = recorded(name);
    expect(tests).toEqual([]);
    expect(sequences?.map(({ storage, order, steps }) => ({ storage, order, steps }))).toEqual(
      planned(["memory", "file", "autocommit"]),
    );
    expectSame(sequences);
    expect(assessSequences(sequences)?.refusals).toEqual([]);
  });

  it.each([
    ["sqlite3", () => fetchSqliteShell().path],
    ["DoltLite's shell", compileDoltliteShell],
  ])("pass as shells: %s", { timeout }, async (name, find) => {
    const shell = await find();
    const { status, stderr } = await run([
      ...["run", "--candidate", shell, "--baseline", fetchSqliteShell().path, "--suites", "sequence"],
      ...["--rows", "100", "--storages", "file", "--quiet", "--out", out(name)],
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expectSame(recorded(name).sequences);
  });
});

describe("the short form", () => {
  const oltp = ["--suites", "oltp", "--variants", "int", "--storages", "memory", "--rounds", "1"];

  it("is part of a run of oltp, and the report says so", { timeout }, async () => {
    const ceilings = ["--ceiling", "1000", "--average-ceiling", "1000"];
    const { status, words } = await measure("short", fetchDoltlite(), ...oltp, ...ceilings);
    expect(status).toBe(0);
    expect(words).toContain("Sequence: 3 orders of 16 steps in memory, the same as SQLite after each step");
    const { sequences, suite, features } = recorded("short");
    expect(sequences).toHaveLength(3);
    expect(features?.sequence).toMatchObject({ version: 1, planned: 3 });
    expect(Object.keys(suite?.others ?? {})).toEqual(["sequence"]);
    expectSame(sequences);
  });

  it("is left out where workloads are chosen", async () => {
    await measure("chosen", sqlite, ...oltp, "--workloads", "oltp_point_select");
    expect(recordingOf("chosen")).not.toHaveProperty("features");
  });
});

describe("an engine that keeps a counter over DROP TABLE and CREATE TABLE", () => {
  const name = "keep counter";

  it("is named with the step, and the run fails", async () => {
    const { status, stdout, words } = await measure(
      name,
      await compileFaulty(name),
      "--storages",
      "memory,file",
    );
    expect(status).toBe(3);
    expect(stdout).toMatch(/^Measurement failed: (\d+) of \1 sequences failed\.$/m);
    for (const storage of ["memory", "file"])
      expect(words).toMatch(
        new RegExp(
          `sequence/${storage}/\\d, step \\d+ \\(recreate_autoincrement\\): different work: candidate changed \\d+ rows, baseline changed \\d+ rows; \\d later steps differ too`,
        ),
      );
    const verdict = assessSequences(recorded(name).sequences);
    expect(verdict?.faults.every(({ role }) => role === "candidate")).toBe(true);
    expect(verdict?.faults).toHaveLength(planned(["memory", "file"]).length);
    // Where the tables are created again: that later updates touch nothing is a consequence.
    for (const fault of verdict?.faults ?? [])
      expect(["recreate_autoincrement", "rollback_drop"]).toContain(fault.name);
  });

  it("has later updates that touch nothing", () => {
    const unchanged = (recorded(name).sequences ?? []).flatMap(({ steps, engines }) =>
      (engines.find(({ role }) => role === "candidate")?.results ?? []).flatMap((result, index) =>
        "work" in result && result.work.changes === 0 && steps[index]?.startsWith("oltp_update")
          ? [steps[index]]
          : [],
      ),
    );
    expect(new Set(unchanged)).toEqual(new Set(["oltp_update_index", "oltp_update_non_index"]));
  });

  it("is so in every report of the results", async () => {
    const file = path.join(out(name), "results.json");
    for (const command of ["report", "replay"]) {
      const again = await run([command, file]);
      expect(again.status).toBe(3);
      expect(again.stdout).toMatch(/^Measurement failed: /m);
      expect(again.words).toContain("(recreate_autoincrement): different work: candidate");
    }
    expect(readFileSync(path.join(out(name), "report.md"), "utf8")).toMatch(
      /^- sequence\/memory\/\d, step \d+ .*: different work: candidate changed /m,
    );
  });
});

describe("an engine whose compiled statements read the table that was dropped", () => {
  it("is named with the first step that shows it, which comes after a DROP TABLE", async () => {
    const name = "stale statement";
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory,file");
    expect(status).toBe(3);
    for (const storage of ["memory", "file"])
      expect(words).toMatch(
        new RegExp(`sequence/${storage}/1, step \\d+ \\(\\w+\\): different work: candidate `),
      );
    const { sequences } = recorded(name);
    const faults = assessSequences(sequences)?.faults ?? [];
    expect(faults).toHaveLength(planned(["memory", "file"]).length);
    for (const { storage, order, step } of faults) {
      const { steps = [] } = sequences?.find((one) => one.storage === storage && one.order === order) ?? {};
      expect(steps.slice(0, step)).toContainEqual(expect.stringMatching(/^(recreate|rollback_drop)/));
    }
  });
});

describe("an engine whose updates change nothing once a table was created again", () => {
  const name = "dead updates";

  it("passes where each test starts from a fresh state", async () => {
    const updates = ["--suites", "oltp", "--workloads", "oltp_update_index,oltp_update_non_index"];
    const options = ["--variants", "int", "--storages", "memory", "--rounds", "1", "--ceiling", "1000"];
    const alone = await measure("fresh", await compileFaulty(name), ...updates, ...options);
    expect(alone.status).toBe(0);
  });

  it("is named with the step, and the run fails", async () => {
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory,file");
    expect(status).toBe(3);
    expect(words).toMatch(
      /step \d+ \(oltp_update_(non_)?index\): Tested failed: candidate changed 0 rows, and this step must change some/,
    );
    const faults = assessSequences(recorded(name).sequences)?.faults ?? [];
    expect(faults).toHaveLength(planned(["memory", "file"]).length);
    for (const fault of faults) expect(fault.name).toMatch(/^(oltp_update_|oltp_read_write$|rollback$)/);
  });
});

describe("an engine that returns stale pages after ROLLBACK", () => {
  it("is named with the step", async () => {
    const name = "stale rollback";
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory,file");
    expect(status).toBe(3);
    for (const storage of ["memory", "file"])
      expect(words).toMatch(
        new RegExp(`sequence/${storage}/1, step \\d+ \\(rollback(_drop)?\\): different work: candidate left`),
      );
    const faults = assessSequences(recorded(name).sequences)?.faults ?? [];
    expect(faults).toHaveLength(planned(["memory", "file"]).length);
    for (const fault of faults) expect(fault.name).toMatch(/^rollback(_drop)?$/);
  });
});

describe("an engine that takes longer for the first UPDATE of a process", () => {
  it("is named as faster in a sequence than alone, and passes", async () => {
    const name = "slow start";
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory");
    expect(status).toBe(0);
    expect(words).toMatch(
      /sequence\/memory\/\d, step \d+ \(oltp_update_index\): Tested took [\d.,]+ us of CPU time, and [\d.,]+ us for the same statements alone/,
    );
    const named = assessSequences(recorded(name).sequences)?.speedUps ?? [];
    expect(new Set(named.map((one) => one.name))).toEqual(
      new Set(["oltp_update_index", "oltp_update_non_index", "oltp_read_write"]),
    );
  });
});

describe("an engine that refuses VACUUM", () => {
  it("is named as refusing it, and passes", async () => {
    const name = "refuse vacuum";
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory,file");
    expect(status).toBe(0);
    expect(words).toContain(
      "Tested refuses the step vacuum of sequences, and was taken through the others: " +
        "statement: VACUUM is not supported (code 1), in VACUUM;",
    );
    const { sequences } = recorded(name);
    expect(assessSequences(sequences)).toMatchObject({ faults: [], refusals: [{ role: "candidate" }] });
    for (const { steps, engines } of sequences ?? [])
      expect(engines.map(({ results }) => results.length)).toEqual([steps.length, steps.length]);
  });
});

describe("an engine whose VACUUM fails once a table was dropped", () => {
  it("has failed, and does not refuse it", async () => {
    const name = "fail vacuum";
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory,file");
    expect(status).toBe(3);
    expect(words).toMatch(
      /sequence\/memory\/\d, step \d+ \(vacuum\): Tested failed: statement: VACUUM is not/,
    );
    const { faults = [], refusals } = assessSequences(recorded(name).sequences) ?? {};
    expect(new Set(faults.map((fault) => fault.name))).toEqual(new Set(["vacuum"]));
    expect(refusals).toEqual([]);
  });
});

describe("engines that fail", () => {
  it("are named with the step, by their own words", async () => {
    const name = "fail delete";
    const { status, words } = await measure(name, await compileFaulty(name), "--storages", "memory");
    expect(status).toBe(3);
    expect(words).toMatch(
      /step \d+ \(oltp_delete_insert\): Tested failed: statement: no such table: not_there \(code 1\), in DELETE/,
    );
  });

  it("by hanging are not asked again and again", async () => {
    const name = "hang always";
    const options = ["--storages", "memory", "--sample-timeout", "2"];
    const { status, words } = await measure(name, await compileFaulty(name), ...options);
    expect(status).toBe(3);
    expect(words).toContain("Tested timed out: no answer within 2 s");
    expect(words).toContain("not tried: an earlier sequence in memory timed out");
  });

  it("cost their own side only if they are the base, which is named", async () => {
    const name = "base";
    const base = ["--base", await compileFaulty("stale rollback"), "--storages", "memory"];
    // The base is a small layer over SQLite, which is far larger.
    const { status, words } = await measure(name, sqlite, ...base, "--footprint-ceiling", "off");
    expect(status).toBe(0);
    expect(words).toMatch(/sequence\/memory\/1, step \d+ \(rollback(_drop)?\): different work: base left/);
  });
});

describe("a run that is killed among its sequences", () => {
  const stored = (name: string) => {
    const database = new Database(path.join(out(name), "results.sqlite"), { readonly: true });
    try {
      return database.prepare("SELECT key, value FROM kept WHERE feature = 'sequence'").raw().all();
    } catch {
      return []; // not made yet
    } finally {
      database.close();
    }
  };
  const countOf = (name: string) => {
    try {
      return stored(name).length;
    } catch {
      return 0; // nor the file
    }
  };

  it("is resumed with those that it has, and ends as one that was not killed", async () => {
    const name = "killed";
    const parameters = parametersOf(name, fetchDoltlite());
    const running = start(parameters);
    while (countOf(name) < 3 && running.child.exitCode === null) await setTimeout(10);
    running.child.kill("SIGKILL");
    expect((await running.finished).status).toBeNull();
    const before = stored(name);
    expect(before.length).toBeLessThan(planned(["memory", "file", "autocommit"]).length);
    const { status, stderr } = await run([...parameters, "--resume", out(name)]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stored(name)).toEqual(expect.arrayContaining(before));
    const { sequences, run: facts } = recorded(name);
    expect(facts?.resumed).toHaveLength(1);
    expect(sequences?.map(({ storage, order }) => `${storage} ${order}`)).toEqual(
      planned(["memory", "file", "autocommit"]).map(({ storage, order }) => `${storage} ${order}`),
    );
    expectSame(sequences);
  });

  it("cannot be resumed as another one", async () => {
    const oltp = ["--suites", "oltp,sequence", "--variants", "int", "--storages", "memory"];
    const name = "other";
    const running = start(parametersOf(name, sqlite, ...oltp));
    while (countOf(name) < 1 && running.child.exitCode === null) await setTimeout(10);
    running.child.kill("SIGKILL");
    await running.finished;
    const { status, stderr } = await run(
      parametersOf(name, sqlite, ...oltp, "--suites", "oltp", "--resume", out(name)),
    );
    expect(status).toBe(2);
    expect(stderr).toContain("the hashes of other suites was");
  });
});
