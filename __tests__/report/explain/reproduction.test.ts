import { describe, expect, it } from "vitest";
import type { ComparedFiles } from "../../../src/report/blocks.ts";
import { reproduction } from "../../../src/report/explain/reproduction.ts";
import type { Judged, Result } from "../../../src/report/result.ts";
import { commentCases } from "../../builders/comment-cases.ts";

function commandOf(
  name: string,
  change: (result: Judged) => Partial<Judged> = () => ({}),
  compared?: ComparedFiles,
): string | undefined {
  const result = (commentCases[name] as () => Result)() as Judged;
  const { recording, verdict } = { ...result, ...change(result) };
  return reproduction(recording, verdict, compared);
}

describe("the command that reproduces a verdict", () => {
  it("measures the tests that fail, are undecided or broke, and no others", () => {
    expect(commandOf("slow-test")).toBe(
      "sqlite-bench-gate run --candidate build/libdoltlite.so --base BASE --storages memory --workloads oltp_delete_insert --rows 100000 --seed 42",
    );
    expect(commandOf("undecided")).toContain(" --variants text --storages memory --workloads index_join ");
    expect(commandOf("broken-engine")).toContain(" --variants int --storages file --workloads table_scan ");
  });

  it("measures all tests if their average fails", () => {
    expect(commandOf("everything-slower")).toBe(
      "sqlite-bench-gate run --candidate build/libdoltlite.so --base BASE --rows 100000 --seed 42",
    );
  });

  it("compares the files of a comparison again, as they were given", () => {
    const files = { base: "built/main.so", candidate: "it's built/tree.so" };
    expect(commandOf("slow-test", undefined, files)).toBe(
      "sqlite-bench-gate compare built/main.so 'it'\\''s built/tree.so' --variants int,composite,blob,text --storages memory " +
        "--workloads oltp_delete_insert --rows 100000 --seed 42",
    );
  });

  it("is not needed for a pass", () => {
    expect(commandOf("first-pass")).toBeUndefined();
  });

  it("has no word that a shell would obey, and no path of another job's results", () => {
    const hostile = commandOf("slow-test", ({ recording }) => {
      const candidate = { ...recording.engines.candidate, path: "$(reboot).so" };
      return { recording: { ...recording, engines: { ...recording.engines, candidate } } };
    });
    const untrusted = commandOf("slow-test", ({ verdict }) => ({ verdict: { ...verdict, untrusted: true } }));
    for (const command of [hostile, untrusted])
      expect(command).toContain(" --candidate CANDIDATE --base BASE ");
  });
});
