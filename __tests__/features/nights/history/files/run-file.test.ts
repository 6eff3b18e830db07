import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeRun, encodeRun, runId } from "../../../../../src/features/nights/history/files/run-file.ts";
import type { HistoryTest } from "../../../../../src/features/nights/history/runs/run.ts";
import { sectionPath, suiteOf } from "../../../../../src/model/test.ts";
import { allTests } from "../../../../../src/suite/plan-tests.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { makeHistoryRun } from "../../../../builders/histories.ts";
import { errorMessage } from "../../../../error-message.ts";

const run = makeHistoryRun(0);
const file = encodeRun(run);
const refusal = (content: Buffer, path = file.path) =>
  errorMessage(() => decodeRun({ path, content }, "the file"));

describe("encodeRun", () => {
  it("is read back as it was", () => {
    expect(decodeRun(file, "the file")).toEqual(run);
  });

  it("names the file by its time and its content", () => {
    expect(file.path).toMatch(/^runs\/2026\/2026-01-01T041107Z-[0-9a-f]{16}\.json\.gz$/);
    expect(encodeRun(run).path).toBe(file.path);
    expect(encodeRun({ ...run, branch: "other" }).path).not.toBe(file.path);
    expect(runId(file.path)).toMatch(/^2026-01-01T041107Z-[0-9a-f]{16}$/);
  });

  it("keeps 276 tests in at most 10 kB, though no figure is like another", () => {
    const random = new RandomStream(1, "sizes");
    const tests = allTests
      .filter(({ variant }) => suiteOf(variant) === "oltp")
      .map((test): HistoryTest => {
        const baselineNs = random.integer(1_000_000, 2_000_000_000);
        const candidateNs = random.integer(1_000_000, 2_000_000_000);
        const bound = () => Number((candidateNs / baselineNs / random.integer(2, 9)).toPrecision(5));
        const [low = 0, high = 0] = [bound(), bound()].toSorted((a, b) => a - b);
        const { workload } = test;
        const sql = createHash("sha256").update(`${test.variant}/${workload}`).digest("hex").slice(0, 12);
        const pairs = random.integer(3, 60);
        return {
          section: sectionPath(test),
          workload,
          result: "pass",
          pairs,
          baselineNs,
          candidateNs,
          low,
          high,
          sql,
        };
      });
    expect(tests).toHaveLength(276);
    expect(encodeRun({ ...run, tests }).content.length).toBeLessThanOrEqual(10_000);
  });
});

describe("decodeRun", () => {
  it("names a file that is empty", () => {
    expect(refusal(Buffer.alloc(0))).toMatch(/^the file: the file is empty: restore it/);
  });

  it("names a file that is cut off, wherever it is", () => {
    for (const length of [1, 9, 20, 100, file.content.length - 9, file.content.length - 1])
      expect(refusal(file.content.subarray(0, length))).toBe(
        `the file: cut off after ${length} bytes: restore it, for example from git, or move it out of the history`,
      );
  });

  it("names a file that is damaged", () => {
    const damaged = Buffer.from(file.content);
    const middle = Math.floor(damaged.length / 2);
    damaged.fill(0xff, middle, middle + 4);
    expect(refusal(damaged)).toMatch(
      /^the file: (?:not a file of gzip, or damaged|the content has the hash)/,
    );
    expect(refusal(Buffer.from("not gzip"))).toMatch(/not a file of gzip, or damaged/);
  });

  it("names a file that has another's name", () => {
    const other = encodeRun(makeHistoryRun(1));
    expect(refusal(file.content, other.path)).toContain("so it was changed or renamed");
    expect(refusal(file.content, "runs/2026/run.json.gz")).toContain("not the name of a history's run");
  });

  it("names a file of a newer version", () => {
    const text = gunzipSync(file.content).toString().replace('{"history":7,', '{"history":8,"new":true,');
    const path = renamed(text);
    expect(refusal(gzipSync(text), path)).toContain("written by a newer version of this tool");
  });

  it("does not unpack more than any run has", () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(refusal(bomb)).toMatch(/unpacked it has more than 8000000 bytes/);
  });
});

/** The path that a text has, found from the message about a wrong one. */
function renamed(text: string): string {
  const [, hash = ""] = /has the hash ([0-9a-f]{16})/.exec(refusal(gzipSync(text))) ?? [];
  return file.path.replace(/[0-9a-f]{16}(?=\.json)/, hash);
}
