import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../../bench/engines.ts";
import { countsOf } from "../../../src/features/figures/counts/counts.ts";
import { useFolder } from "../../builders/folder.ts";
import { args } from "../args.ts";
import { compileFaulty } from "../engines.ts";
import { type CountedRun, countRun, takenOf } from "./counted-run.ts";

const folder = useFolder("counts");

/** All workloads in memory, of SQLite and DoltLite. */
const parameters: string[] = [];
let first: CountedRun;

beforeAll(async () => {
  parameters.push("--candidate", fetchDoltlite(), "--baseline", await fetchSqlite(), "--storages", "memory");
  first = await countRun(path.join(folder, "first"), parameters);
});

/** Runs something while as many processes as there are processors, and twice as many, do nothing but compute. */
async function underLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  const busy = Array.from({ length: 2 * os.availableParallelism() }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    return await work();
  } finally {
    for (const one of busy) one.kill("SIGKILL");
  }
}

/** Their counts without the second ones: which tests are counted twice depends on how long they took. */
function withoutAgain({ counts }: CountedRun): Map<string, unknown> {
  return new Map([...counts].map(([name, count]) => [name, { ...count, again: undefined }]));
}

describe("the instructions of 23 workloads on two engines", () => {
  it("are all counted, by the tool's own counter", () => {
    expect(first.counts.size).toBe(46);
    expect(takenOf(first, "baseline").size).toBe(23);
    expect(takenOf(first, "candidate").size).toBe(23);
    expect(countsOf(first.recording)).toMatchObject({ rows: 1000, environment: { tool: "counter" } });
  });

  it("are the same of the tests that are counted twice", () => {
    const twice = [...takenOf(first, "baseline").values(), ...takenOf(first, "candidate").values()].filter(
      ({ again }) => again !== undefined,
    );
    expect(twice).toHaveLength(4);
    for (const { instructions, again } of twice) expect(again).toBe(instructions);
  });

  it("are the same under load, of engines and in folders of other lengths, with another environment", async () => {
    const elsewhere = path.join(folder, "another-folder-with-a-longer-name", "below");
    const engines = path.join(
      folder,
      "engines-in-a-folder-that-has-a-much-longer-name-than-theirs/and-one-below",
    );
    mkdirSync(engines, { recursive: true });
    const moved = parameters.map((one) => {
      if (!one.endsWith(".so")) return one;
      const file = path.join(engines, path.basename(one));
      copyFileSync(one, file);
      return file;
    });
    // Each process has another layout of its memory.
    expect(readFileSync("/proc/sys/kernel/randomize_va_space", "utf8").trim()).not.toBe("0");
    const environment = {
      ...process.env,
      TZ: "Asia/Kolkata",
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
      TMPDIR: folder,
    };
    const second = await underLoad(() => countRun(elsewhere, moved, environment));
    expect(second.counts.size).toBe(46);
    expect(withoutAgain(second)).toEqual(withoutAgain(first));
  });

  it("are the same on file and in autocommit, in folders of other lengths", async () => {
    const chosen = [
      ...[...parameters.slice(0, 4), "--storages", "file,autocommit"],
      ...["--workloads", "oltp_point_select,oltp_insert,oltp_insert_ac"],
    ];
    const near = await countRun(path.join(folder, "near"), chosen);
    const far = await countRun(path.join(folder, "a-folder-whose-name-is-much-longer/and-one-below"), chosen);
    expect(near.counts.size).toBe(8);
    for (const role of ["baseline", "candidate"] as const) expect(takenOf(near, role).size).toBe(4);
    expect(withoutAgain(far)).toEqual(withoutAgain(near));
  });

  it("are no change if only one process counted otherwise", async () => {
    const place = path.join(folder, "another-heap");
    writeFileSync(place, "");
    const engine = await compileFaulty("another heap", place);
    const { words, counts } = await countRun(path.join(folder, "once"), [
      ...args`--candidate ${engine} --base ${engine} --identical-base measure
        --baseline ${await fetchSqlite()} --storages memory`,
      ...["--workloads", "oltp_point_select,oltp_update_index"],
    ]);
    expect(existsSync(place)).toBe(false);
    const taken = ["base", "candidate"].map((role) =>
      counts.get(`${role} int/memory/reads/oltp_point_select`),
    );
    const [base, candidate] = taken.map((count) =>
      count && "instructions" in count ? count.instructions : 0,
    );
    expect(base).not.toBe(candidate);
    expect(words).toContain("Instructions: none of 2 tests changed by 0.05% or more.");
    expect(words).toMatch(/Two counts of one engine and test differed by up to \d/);
  });

  it("are on the report, beside the times, with what they mean", () => {
    expect(first.words).toContain("Instructions: what the engine executes in user space");
    expect(first.words).toContain("Instructions: with 1,000 rows; by the tool's own counter on Valgrind");
  });
});
