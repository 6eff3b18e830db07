import { describe, expect, it } from "vitest";
import { features } from "../../../src/features.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import { baselineRows, baseRows, slowestTexts } from "../../../src/report/explain/cause-rows.ts";
import { reportHeading } from "../../../src/report/heading.ts";
import { renderMarkdown } from "../../../src/report/markdown.ts";
import { renderTerminal } from "../../../src/report/terminal.ts";
import { judgeRecording } from "../../../src/verdict/judge-recording.ts";
import { commentSource } from "../../builders/comment-cases.ts";
import { makeRecord, pairs } from "../../builders/recordings.ts";
import { plain, rejudged, testJudgement, verdictOf } from "../../builders/verdicts.ts";
import { type Beside, timedAndCounted } from "../../features/figures/counts/counted.ts";

const same = { time: 1, instructions: 1 };
const others = { c: same, d: same, e: same, f: same, g: same, h: same };

/** @param largest candidate / base in memory */
function reportOf(workloads: Readonly<Record<string, Beside>>, largest = 1.1) {
  const recording = timedAndCounted({ ...workloads, ...others });
  const base = { ...defaultCriteria.ceilings.base, memory: largest };
  const ceilings = { ...defaultCriteria.ceilings, base };
  const verdict = judgeRecording(recording, { ceilings, rule: { rounds: 11, alpha: 0.01 } }, features);
  return {
    verdict,
    rows: baseRows(verdict).map(({ path, isLayoutSized }) => [path, isLayoutSized === true]),
    heading: reportHeading({ state: "judged", features, recording, verdict }, commentSource),
    text: renderMarkdown(recording, verdict, { detail: "full", features }),
    terminal: renderTerminal(recording, verdict, { features }),
  };
}

const byLayout = "as many instructions as main: the linker's layout can do this";

describe("rows of a size that the linker's layout can make", () => {
  it("are no slower tests of the heading, and say so in their verdict", () => {
    const { rows, heading, text, terminal } = reportOf({
      a: { time: 1.03, instructions: 1 },
      b: { time: 0.97, instructions: 1 },
    });
    expect(rows).toEqual([
      ["int/memory/reads/a", true],
      ["int/memory/reads/b", true],
    ]);
    expect(heading).toMatch(
      /^✅ DoltLite: no test slower than main, 2 differ by layout; 2\.\d\dx SQLite's time$/,
    );
    expect(text).toContain(`| ${byLayout} |`);
    expect(text).toContain("2 of 8 tests changed: 1 slower, 1 faster; 2 of them no more than layout does");
    expect(text).toContain("Layout: two builds of one source differ");
    expect(terminal).toMatch(/a, in memory, int .*as many instructions: layout/);
  });

  it("come after all others, which the heading counts alone", () => {
    const { rows, heading } = reportOf({
      a: { time: 1.04, instructions: 1 },
      b: { time: 1.03, instructions: 1.01 },
    });
    expect(rows).toEqual([
      ["int/memory/reads/b", false],
      ["int/memory/reads/a", true],
    ]);
    expect(heading).toMatch(/^✅ DoltLite: 1 test slower than main, by \+3\.0%, within the ceiling/);
  });

  it("are slower tests as before without counts, and the notes say nothing of layout", () => {
    const { heading, text } = reportOf({ a: { time: 1.03 } });
    expect(heading).toMatch(/^✅ DoltLite: 1 test slower than main, by \+3\.0%, within the ceiling/);
    expect(text).not.toContain("ayout");
  });

  it("fail all the same over a ceiling, are counted, and say both", () => {
    const { heading, text, verdict } = reportOf({ a: { time: 1.042, instructions: 1 } }, 1.01);
    expect(verdict.outcome).toBe("fail");
    expect(heading).toMatch(/^❌ DoltLite: 1 test slower than main, by \+4\.\d%$/);
    expect(text).toContain(`over its ceiling; ${byLayout}`);
  });
});

describe("rows against the baseline", () => {
  it("begin with the undecided figure that is nearest to its ceiling", () => {
    const figures = { a: 2.1, b: 5.9, c: 1.2, d: 3.4 };
    const records = Object.keys(figures).map((workload) => makeRecord({ workload }));
    const verdict = rejudged(verdictOf(records), "inconclusive", ({ comparison }) => {
      const value = figures[comparison.workload as keyof typeof figures];
      return { judgement: testJudgement(value, "inconclusive", { ending: "time" }) };
    });
    const tests = baselineRows(verdict).filter(({ isMean }) => !isMean);
    expect(tests.map(({ path }) => path.at(-1))).toEqual(["b", "d", "a", "c"]);
  });

  it("name the slowest workloads of a pass, by the slowest of their variants", () => {
    const of = (workload: string, variant: "int" | "text", ratio: number) =>
      makeRecord({ workload, variant, samples: pairs([10_000, 10_000 * ratio]) });
    const records = [
      ...[of("a", "int", 1.2), of("b", "int", 1), of("c", "int", 4), of("c", "text", 1)],
      ...[of("d", "int", 2.5), of("e", "int", 1.5)],
    ];
    expect(slowestTexts(verdictOf(records), plain)).toEqual([
      "c, in memory 4.00x",
      "d, in memory 2.50x",
      "e, in memory 1.50x",
    ]);
    expect(slowestTexts(verdictOf(records.slice(0, 3)), plain)).toEqual([]);
  });
});
