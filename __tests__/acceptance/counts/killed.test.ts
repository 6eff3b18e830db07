import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { fetchSqlite } from "../../../bench/engines.ts";
import { countsOf, withCounts } from "../../../src/features/figures/counts/counts.ts";
import { testPath } from "../../../src/model/test.ts";
import { useFolder } from "../../builders/folder.ts";
import { parseRecording } from "../../results/full-build.ts";
import { run, start } from "../cli.ts";

const folder = useFolder("counts");

describe("a run that is killed while it counts", () => {
  it("has its counts in the store, and goes on with the others", async () => {
    const out = path.join(folder, "killed");
    const sqlite = await fetchSqlite();
    const parameters = [
      ...["run", "--candidate", sqlite, "--baseline", sqlite, "--variants", "int", "--storages", "memory"],
      ...["--rows", "100", "--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"],
      ...["--counts", "instructions", "--count-rows", "1000"],
    ];
    const running = start([...parameters, "--out", out]);
    while (storedCounts(out).length < 5 && running.child.exitCode === null) await setTimeout(10);
    running.child.kill("SIGKILL");
    expect((await running.finished).status).toBeNull();
    const before = storedCounts(out);
    expect(before.length).toBeGreaterThanOrEqual(5);
    expect(before.length).toBeLessThan(46);
    // A count that was taken stands, whatever it is; the others are taken now.
    changeStore(
      out,
      "UPDATE kept SET value = json_replace(value, '$.count.instructions', json_extract(value, '$.count.instructions') + 1) WHERE feature = 'counts'",
    );
    const resumed = await run([...parameters, "--resume", out]);
    expect(resumed.status, resumed.stderr).toBe(0);
    const whole = await run([...parameters, "--out", `${out}-whole`]);
    expect(whole.status, whole.stderr).toBe(0);
    const [counts, expected] = [readCounts(out), readCounts(`${out}-whole`)];
    expect(counts.size).toBe(46);
    expect(storedCounts(out)).toHaveLength(46);
    for (const [path, instructions] of expected) {
      const kept = before.some((one) => one.path === path) ? 1 : 0;
      expect([path, counts.get(path)]).toEqual([path, instructions + kept]);
    }
  });
});

/** The counts that a run's store has, as soon as there is one. */
function storedCounts(out: string): readonly { readonly path: string }[] {
  const file = path.join(out, "results.sqlite");
  if (!existsSync(file)) return [];
  const database = new Database(file, { readonly: true });
  try {
    const hasCounts = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'kept'").get() !== undefined;
    const query =
      "SELECT json_extract(value, '$.count.role') || ' ' || json_extract(value, '$.test') AS path FROM kept WHERE feature = 'counts'";
    return hasCounts ? (database.prepare(query).all() as { readonly path: string }[]) : [];
  } finally {
    database.close();
  }
}

function changeStore(out: string, sql: string): void {
  const database = new Database(path.join(out, "results.sqlite"));
  database.exec(sql);
  database.close();
}

/** By role and test path. */
function readCounts(out: string): ReadonlyMap<string, number> {
  const file = path.join(out, "results.json");
  const recording = parseRecording(readFileSync(file, "utf8"), file);
  const tests = withCounts(recording.tests, countsOf(recording));
  return new Map(
    tests.flatMap((test) =>
      (test.counts ?? []).map((count) => {
        if (!("instructions" in count)) throw new Error(`${testPath(test)}: ${count.uncounted}`);
        return [`${count.role} ${testPath(test)}`, count.instructions] as const;
      }),
    ),
  );
}
