import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { crossCheckOf } from "../../src/features/checks/cross-check/facts.ts";
import { crossCheckedFigures } from "../../src/features/checks/cross-check/figures.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { judgeByOwnRule } from "../../src/verdict/judge-recording.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, processesWith, write } from "./servers.ts";

const folder = makeTestFolder("cross-check");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const durable = mariadbFile(folder, "Durable");
const relaxed = mariadbFile(folder, "Relaxed", "settings: { innodb_flush_log_at_trx_commit: 2 }\n");

const options = (name: string, ...more: readonly string[]) => [
  ...[
    "run",
    "--candidate",
    relaxed,
    "--baseline",
    durable,
    "--storages",
    "file",
    "--cross-check",
    "sysbench",
  ],
  ...["--suites", "server", "--rows", "500", "--ceiling", "1000", "--average-ceiling", "1000"],
  ...["--quiet", "--out", path.join(folder, name), ...more],
];

describe("a cross-check by sysbench", { timeout: 600_000 }, () => {
  it("measures the same servers, and the report says whether the figures agree", async () => {
    const { status, words, stderr } = await run(
      options(
        "checked",
        "--rounds",
        "3..3",
        "--workloads",
        "oltp_point_select,oltp_update_non_index,oltp_insert",
      ),
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const out = path.join(folder, "checked");
    const file = path.join(out, "results.json");
    const recording = parseRecording(readFileSync(file, "utf8"), file);
    const crossCheck = crossCheckOf(recording);
    expect(crossCheck?.problem).toBeUndefined();
    expect(crossCheck?.program).toMatch(/^sysbench \d+\.\d+/);
    expect(crossCheck?.tests.map(({ test }) => test)).toEqual([
      "server/file/reads/oltp_point_select",
      "server/file/writes/oltp_update_non_index",
    ]);
    for (const { pairs } of crossCheck?.tests ?? []) {
      expect(pairs).toHaveLength(5);
      for (const { baseline, candidate } of pairs) expect(Math.min(baseline, candidate)).toBeGreaterThan(0);
    }
    const agreeing = crossCheckedFigures(recording, judgeByOwnRule(recording, defaultCriteria)).filter(
      ({ agrees }) => agrees,
    );
    expect(words).toContain(
      `its ratio lies in the interval of ${agreeing.length} of 2 tests; 5 runs of 2 seconds on each server`,
    );
    expect(readFileSync(path.join(out, "report.md"), "utf8")).toMatch(
      /\*\*Cross-check\*\*: sysbench [\s\S]*\| Test +\| Multiplier \| +95% \| Its ratio/,
    );
    expect(processesWith(out)).toEqual([]);
  });

  it("is refused with the name of the package where sysbench is not installed", async () => {
    const { status, stderr } = await run(options("missing", "--workloads", "oltp_point_select"), {
      env: { ...process.env, PATH: "/nowhere" },
    });
    expect(status).toBe(2);
    expect(stderr).toContain("install the package sysbench (Debian, Ubuntu, Fedora, Homebrew)");
  });

  it("is refused for a server with a password, which it would not be given", async () => {
    const file = write(path.join(folder, "guarded.yml"), "server: mariadb\npassword: secret\n");
    const { status, stderr } = await run(
      options("guarded", "--workloads", "oltp_point_select", "--candidate", file),
    );
    expect(status).toBe(2);
    expect(stderr).toContain(`candidate "${file}" has a password, which sysbench is not given`);
  });

  it("is refused where it has none of the tests, and for engines that are no servers", async () => {
    const none = await run(options("none", "--workloads", "oltp_insert"));
    expect(none.status).toBe(2);
    expect(none.stderr).toContain("none of its tests is chosen: choose some of oltp_point_select");
    const library = await run(["run", "--candidate", "/usr/lib/libsqlite3.so", "--cross-check", "sysbench"]);
    expect(library.status).toBe(2);
    expect(library.stderr).toContain('candidate "/usr/lib/libsqlite3.so" is no server');
  });
});
