import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileExtra } from "../../../bench/counts/extra.ts";
import { countsOf, withCounts } from "../../../src/features/figures/counts/counts.ts";
import { testPath } from "../../../src/model/test.ts";
import { useFolder } from "../../builders/folder.ts";
import { args } from "../args.ts";
import { countRun, takenOf } from "./counted-run.ts";

const folder = useFolder("counts");

beforeAll(() => {
  compileExtra({ extra: 0 }); // which takes longer than a test may
  compileExtra({ extra: 0, elsewhere: path.join(folder, "a/folder/elsewhere") });
});

/** The options that compare one build of SQLite with another. */
function against(base: string, candidate: string): string[] {
  return ["--candidate", candidate, "--base", base, "--baseline", base, "--storages", "memory"];
}

describe("work that is known", () => {
  it.each([10, 37, 75])(
    "of %i instructions a step is found as such in every workload, in its function",
    async (extra) => {
      const [base, candidate] = [compileExtra({ extra: 0 }), compileExtra({ extra })];
      const result = await countRun(path.join(folder, String(extra)), against(base, candidate));
      const [before, after] = [takenOf(result, "base"), takenOf(result, "candidate")];
      expect(after.size).toBe(23);
      for (const [test, { instructions, work }] of after) {
        const added = instructions - (before.get(test)?.instructions ?? 0);
        expect([test, added]).toEqual([test, extra * (work.statements + work.rows)]);
      }
      const profiles = (countsOf(result.recording)?.tests ?? []).flatMap(({ profile }) => profile ?? []);
      expect(profiles.length).toBeGreaterThan(0);
      for (const profile of profiles)
        expect(profile).toMatchObject({ functions: [{ name: expect.stringMatching(/^sqlite3_step/) }] });
    },
  );

  it("fails above the ceiling, and is on the report with its function", async () => {
    const [base, candidate] = [compileExtra({ extra: 0 }), compileExtra({ extra: 75 })];
    const parameters = args`${against(base, candidate)} --workloads oltp_read_only --count-ceiling 0.01`;
    const out = path.join(folder, "ceiling");
    const result = await countRun(out, parameters);
    expect(result.status).toBe(1);
    expect(result.words).toMatch(
      /int\/memory\/reads\/oltp_read_only: [\d,]+ instructions, on the base [\d,]+: \+\d\.\d\d%, over 0.01%/,
    );
    expect(result.words).toContain("the instructions of 1 test exceed their ceiling against the base");
    const markdown = readFileSync(path.join(out, "report.md"), "utf8");
    expect(markdown).toContain(
      "**Instructions against the base**: 1 of 1 test changed by 0.05% or more: 1 took more, 0 fewer.",
    );
    expect(markdown).toContain("sqlite3_step +");
    expect(markdown).toContain("Instructions a statement");
  });

  it("does not differ between two builds of the same source in different folders", async () => {
    const base = compileExtra({ extra: 0 });
    const elsewhere = compileExtra({ extra: 0, elsewhere: path.join(folder, "a/folder/elsewhere") });
    const parameters = against(base, elsewhere);
    const result = await countRun(
      path.join(folder, "elsewhere"),
      args`${parameters}
      --storages memory,file,autocommit
      --workloads oltp_point_select,index_join,oltp_insert,oltp_update_index,oltp_insert_ac,oltp_update_non_index_ac`,
    );
    const [before, after] = [takenOf(result, "base"), takenOf(result, "candidate")];
    const different = [...after].filter(
      ([test, count]) => before.get(test)?.instructions !== count.instructions,
    );
    expect(different).toEqual([]);
    expect(after.size).toBe(result.recording.tests.length);
    expect(result.words).toMatch(/Instructions: none of \d+ tests changed by 0.05% or more/);
  });

  it("is not named of a build without symbols", async () => {
    const [base, candidate] = [0, 75].map((extra) => compileExtra({ extra, isStripped: true })) as [
      string,
      string,
    ];
    const parameters = [...against(base, candidate), "--workloads", "oltp_point_select"];
    const result = await countRun(path.join(folder, "stripped"), parameters);
    const [test] = withCounts(result.recording.tests, countsOf(result.recording));
    expect(test && testPath(test)).toBe("int/memory/reads/oltp_point_select");
    expect(test?.profile).toMatchObject({ unknown: expect.stringContaining("no symbols of its functions") });
    expect(result.words).toContain("keep them (link without -s, and do not strip the library)");
  });
});
