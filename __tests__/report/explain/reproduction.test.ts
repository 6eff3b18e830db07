import { describe, expect, it } from "vitest";
import type { RunFacts } from "../../../src/model/recording.ts";
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
  return reproduction(recording, verdict, "sqlite-bench-gate", compared)?.parts.join(" ");
}

/** With options as a run records them. */
const given =
  (options: Readonly<Record<string, string | true>>) =>
  ({ recording }: Judged): Partial<Judged> => ({
    recording: { ...recording, run: { ...(recording.run as RunFacts), options } },
  });

const chosen =
  "--storages memory,file --workloads " +
  "oltp_point_select,oltp_range_select,index_join,table_scan,oltp_insert,oltp_update_index,oltp_delete_insert";

describe("the command that reproduces a verdict", () => {
  it("measures the tests that fail, are undecided or broke, and no others", () => {
    expect(commandOf("slow-test")).toBe(
      "sqlite-bench-gate run --candidate build/libdoltlite.so --base BASE --storages memory --workloads oltp_delete_insert --rows 100000 --seed 42",
    );
    expect(commandOf("undecided")).toContain(" --variants text --storages memory --workloads index_join ");
    expect(commandOf("broken-engine")).toContain(" --variants int --storages file --workloads table_scan ");
  });

  it("measures all tests if their average fails: those of the run, which can be fewer than those of the suite", () => {
    expect(commandOf("everything-slower")).toBe(
      `sqlite-bench-gate run --candidate build/libdoltlite.so --base BASE ${chosen} --rows 100000 --seed 42`,
    );
  });

  it("compares the files of a comparison again, as they were given", () => {
    const files = { base: "built/main.so", candidate: "it's built/tree.so" };
    expect(commandOf("slow-test", undefined, files)).toBe(
      "sqlite-bench-gate compare built/main.so 'it'\\''s built/tree.so' --variants int,composite,blob,text --storages memory " +
        "--workloads oltp_delete_insert --rows 100000 --seed 42",
    );
  });

  it("compares the releases of a run again, which its reader can fetch", () => {
    const pair = "npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0";
    const command = (releases: string) =>
      commandOf("slow-test", given({ "upgraded-releases": releases, config: ".github/bench-gate.yml" }));
    expect(command(pair)).toBe(
      `sqlite-bench-gate compare ${pair} --config .github/bench-gate.yml --variants int,composite,blob,text --storages memory ` +
        "--workloads oltp_delete_insert --rows 100000 --seed 42",
    );
    expect(command("npm:a@1 npm:b@2")).toContain("sqlite-bench-gate run --candidate");
  });

  it("is not needed for a pass", () => {
    expect(commandOf("first-pass")).toBeUndefined();
  });

  it("has the options that shaped the run, quoted for a shell", () => {
    const options = {
      ceiling: "3",
      rounds: "3..20",
      "require-durability": true,
      "age-cleanup": "it's",
    } as const;
    expect(commandOf("slow-test", given(options))).toMatch(
      / --seed 42 --ceiling 3 --rounds 3\.\.20 --require-durability --age-cleanup 'it'\\''s'$/,
    );
  });

  it("names the configuration file, and leaves no choice of tests to it", () => {
    expect(commandOf("everything-slower", given({ config: "my gate.yml" }))).toContain(
      ` --config 'my gate.yml' --suites oltp --variants int,composite,blob,text ${chosen} --rows 100000 --seed 42`,
    );
    expect(commandOf("slow-test", given({ config: true }))).toContain(" --config CONFIG ");
  });

  it("names the base of a run outside of a workflow, whose reader has the file", () => {
    const local = ({ recording: { origin: _, ...recording } }: Judged) => ({ recording });
    expect(commandOf("slow-test", local)).toContain(
      " --candidate build/libdoltlite.so --base build/libdoltlite.so ",
    );
  });

  it("has no path that a shell could read otherwise, and none that a reader could", () => {
    const withPath = (file: string) =>
      commandOf("slow-test", ({ recording }) => {
        const candidate = { ...recording.engines.candidate, path: file };
        return { recording: { ...recording, engines: { ...recording.engines, candidate } } };
      });
    expect(withPath("$(reboot).so")).toContain(" --candidate '$(reboot).so' --base BASE ");
    expect(withPath("a\u202e.so")).toContain(" --candidate CANDIDATE --base BASE ");
    expect(withPath("/home/runner/work/a.so")).toContain(" --candidate CANDIDATE --base BASE ");
  });

  it("has no path of another job's results", () => {
    const untrusted = commandOf("slow-test", ({ verdict }) => ({ verdict: { ...verdict, untrusted: true } }));
    expect(untrusted).toContain(" --candidate CANDIDATE --base BASE ");
  });

  it("has no word from a results file in place of an option's name", () => {
    expect(commandOf("slow-test", given({ "x; reboot": "1" }))).not.toContain("reboot");
  });
});
