import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { maxFactsOf } from "../../src/features/workloads/own/max/facts.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";
import { makeTestFolder, write } from "./servers.ts";

const folder = makeTestFolder("own-max");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

afterAll(() => rmSync(folder, { recursive: true }));

const inserts = (max: string) => `name: inserts
kind: writes
storages: [file]
tables: CREATE TABLE t(a INTEGER PRIMARY KEY, b)
statements: INSERT INTO t VALUES (:i, ':text(100)')
repeat: 50
check: SELECT count(*), sum(a) FROM t
${max}
`;

async function measure(name: string, max: string, ...parameters: readonly string[]) {
  const file = write(path.join(folder, `${name}.yml`), inserts(max));
  const out = path.join(folder, name);
  const finished = await run([
    ...["run", "--suites", "own", "--own-workloads", file, "--baseline", sqlite, "--quiet", "--out", out],
    ...["--ceiling", "1000", "--average-ceiling", "1000", ...parameters],
  ]);
  const results = path.join(out, "results.json");
  return {
    ...finished,
    results,
    recording: () => parseRecording(readFileSync(results, "utf8"), out),
    report: () => readFileSync(path.join(out, "report.md"), "utf8"),
  };
}

describe("a longest time", { timeout: 240_000 }, () => {
  it("fails a test that takes longer, unless that is accepted", async () => {
    const { status, words, report, results } = await measure(
      "short",
      "max: 1us",
      ...["--candidate", fetchDoltlite(), "--rounds", "5"],
    );
    expect(status).toBe(1);
    expect(words).toContain("Fail: 1 test takes longer than its max.");
    expect(report()).toMatch(
      /own\/file\/writes\/inserts: the median of 5 samples is [\d.]+ (µs|ms|s), over [\d.]+ (ns|µs)/,
    );
    const until = new Date().toISOString().slice(0, 10);
    const config = write(
      path.join(folder, "accept.yml"),
      `accept: [{ path: own/*/*/inserts max, up-to: 999999999%, by: Ada, until: ${until}, reason: slow }]\n`,
    );
    const again = await run([
      ...["report", results, "--config", config, "--ceiling", "1000", "--average-ceiling", "1000"],
    ]);
    expect(again.words).toContain("accepted up to 999999999% by Ada");
    expect(again.status).toBe(0);
  });

  it("passes a test within it, and shows both probes", async () => {
    for (const probe of ["fsync", "cpu"]) {
      const { status, recording, report } = await measure(
        `long-${probe}`,
        `max: 3600s\nscaled-by: ${probe}`,
        ...["--candidate", sqlite, "--rounds", "2"],
      );
      expect(status).toBe(0);
      const [max] = maxFactsOf(recording())?.max ?? [];
      expect(max).toMatchObject({ test: "own/file/writes/inserts", ns: 3_600_000_000_000, scaledBy: probe });
      expect(max?.probeNs).toHaveLength(2);
      expect(report()).toMatch(
        new RegExp(
          `own/file/writes/inserts: .*, at most .*; on this machine .*, since ${probe} took .* and .* \\(reference `,
        ),
      );
    }
  });

  it("is not decided by one sample", async () => {
    const { status, words } = await measure(
      "single",
      "max: 1us",
      ...["--candidate", sqlite, "--rounds", "1"],
    );
    expect(status).toBe(0);
    expect(words).toContain("Inconclusive");
    expect(words).toContain("1 test may take longer than its max");
  });
});
