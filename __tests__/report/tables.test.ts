import { describe, expect, it } from "vitest";
import type { EngineNames } from "../../src/report/format/words.ts";
import { sectionTable } from "../../src/report/tables/section-table.ts";
import { type TableLayout, testTable } from "../../src/report/tables/test-table.ts";
import type { Verdict } from "../../src/verdict/judge.ts";
import { makeRecord, pairs, trios } from "../builders/recordings.ts";
import { names, plain, rejudged, testJudgement, verdictOf } from "../builders/verdicts.ts";

const based = { ...names, base: "main" };

/** The rows of the first section's table by their first cells, each a record of its columns. */
function tableOf(
  { sections: [section] }: Verdict,
  called: EngineNames = based,
  notes: TableLayout["notes"] = "full",
) {
  if (section === undefined) throw new Error("there is no section");
  const { columns, rows } = testTable(section, called, plain, { notes });
  const cells = (row: readonly string[]) =>
    Object.fromEntries(columns.map(({ heading }, index) => [heading, row[index]]));
  return Object.fromEntries(
    rows.map(({ cells: row, highlighted }) => [
      row[0],
      { ...cells(row), highlighted } as Record<string, unknown>,
    ]),
  );
}

const sectionRow = (verdict: Verdict) => sectionTable(verdict.sections, plain).rows[0];

const same = makeRecord({ workload: "same", samples: trios([10_000, 20_600, 20_000]) });
const slower = makeRecord({ workload: "slower", samples: trios([10_000, 20_000, 16_000]) });
const broken = makeRecord({
  workload: "broken",
  samples: pairs([10_000, 20_000]),
  failures: [{ reason: "crash", role: "base", message: "ended by SIGSEGV" }],
});

/** A test whose figure is 6.05x, with what became of it. */
function closeBy(outcome: "pass" | "fail", parts: Parameters<typeof testJudgement>[2] = {}): Verdict {
  const verdict = verdictOf([makeRecord({ workload: "close", samples: pairs([10_000, 60_500]) })]);
  return rejudged(verdict, outcome, () => ({ judgement: testJudgement(6.05, outcome, parts) }));
}

describe("a section's table of tests", () => {
  it("compares each test with the base too, if the run has one", () => {
    expect(tableOf(verdictOf([same, slower, broken]))).toMatchObject({
      same: { Multiplier: "2.06", "vs base": "1.03x", Note: "", highlighted: false },
      slower: { Multiplier: "2.00", "vs base": "1.25x", Note: "base: over 1.1x", highlighted: true },
      broken: { Multiplier: "2.00", "vs base": "-", Note: "base: crash", highlighted: false },
      Average: { "vs base": "" },
    });
    expect(tableOf(verdictOf([makeRecord({ workload: "same" })]), names).same).not.toHaveProperty("vs base");
  });

  it("mentions the pairs in the note if they contradict the figure", () => {
    const passing = closeBy("pass", { pairs: 30, over: 9 });
    expect(tableOf(passing).close).toMatchObject({
      Multiplier: "6.05",
      Note: "over 6x in 9 of 30 pairs: too close to tell",
      highlighted: false,
    });
    expect(tableOf(passing, based, "short").close).toMatchObject({ Note: "≈ 6x" });
    expect(tableOf(closeBy("fail")).close).toMatchObject({ Note: "over 6x", highlighted: true });
  });

  it("marks a pass of low confidence", () => {
    const passing = closeBy("pass", { pairs: 120, over: 55, ending: "pairs" });
    expect(tableOf(passing).close).toMatchObject({
      Note: "over 6x in 55 of 120 pairs: too close to tell, low confidence",
    });
    const within = rejudged(verdictOf([same]), "pass", () => ({
      judgement: testJudgement(5.9, "pass", { ending: "time" }),
    }));
    expect(tableOf(within).same).toMatchObject({ Note: "low confidence" });
  });
});

describe("the line of a section", () => {
  it("says on which side of its ceiling a figure is, and never a false one", () => {
    expect(sectionRow(verdictOf([same]))?.cells).toContain("2.06 ≤ 6");
    expect(sectionRow(closeBy("fail"))?.cells).toContain("6.05 > 6");
    expect(sectionRow(closeBy("pass"))?.cells).toContain("6.05 ≈ 6");
    expect(sectionRow(verdictOf([same], { rounds: 3 }))?.cells).toContain("2.06 ? 6");
  });

  it("has no headroom, and is not over the ceiling, if only the figure is", () => {
    const verdict = closeBy("pass");
    const [section] = verdict.sections;
    // The average of the one test is judged by its figure; here it is not what the line is about.
    const alone = { ...verdict, sections: section ? [{ ...section, judgement: undefined }] : [] };
    expect(sectionRow(alone)).toMatchObject({ highlighted: false });
    expect(sectionRow(alone)?.cells.at(-1)).toBe("none");
    expect(sectionRow(closeBy("fail"))?.cells.at(-1)).toBe("over by 21%");
  });

  it("shows the test that fails before one with a higher figure that does not", () => {
    const two = verdictOf([
      makeRecord({ workload: "open", samples: pairs([10_000, 62_000]) }),
      makeRecord({ workload: "failing", samples: pairs([10_000, 61_000]) }),
    ]);
    const verdict = rejudged(two, "fail", ({ comparison: { workload } }) => ({
      judgement: testJudgement(
        workload === "open" ? 6.2 : 6.1,
        workload === "open" ? "inconclusive" : "fail",
      ),
    }));
    expect(sectionRow(verdict)?.cells).toEqual(expect.arrayContaining(["6.10 > 6", "failing"]));
  });
});
