import { describe, expect, it } from "vitest";
import type { Count, CountedRecord } from "../../../../src/features/figures/counts/counts.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { renderTerminal } from "../../../../src/report/terminal.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { makeRecord, makeRecording, trios } from "../../../builders/recordings.ts";
import { countedParts } from "./counted.ts";

/** Times decide nothing here: a single round is enough. */
const criteria = { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01 } };

const work = { statements: 1000, rows: 500, changes: 0 };

function record(workload: string, candidate: number, parts: Partial<CountedRecord> = {}): CountedRecord {
  const counts: Count[] = [
    { role: "baseline", instructions: 900_000, work },
    { role: "candidate", instructions: candidate, work },
    { role: "base", instructions: 1_000_000, work },
  ];
  return { ...makeRecord({ workload, samples: trios([10_000, 20_000, 20_000]) }), counts, ...parts };
}

function recording(...tests: CountedRecord[]): Recording {
  return makeRecording({
    engines: { baseline: { name: "SQLite" }, candidate: { name: "DoltLite" }, base: { name: "base" } },
    ...countedParts(tests),
  });
}

function markdownOf(given: Recording): string {
  return renderMarkdown(given, judgeRecording(given, criteria, features), { detail: "full", features });
}

describe("instructions on the report", () => {
  const changed = record("b", 1_020_000, {
    profile: {
      functions: [
        {
          name: "sqlite3_step",
          own: { base: 10_000, candidate: 30_000 },
          inclusive: { base: 900_000, candidate: 920_000 },
        },
        { name: "<b>evil</b>", own: { base: 100, candidate: 90 }, inclusive: { base: 100, candidate: 95 } },
      ],
    },
  });

  it("have a table of the changes, with what they are for a statement and a row", () => {
    const markdown = markdownOf(recording(record("a", 1_000_100), changed));
    expect(markdown).toContain(
      "**Instructions against the base**: 1 of 2 tests changed by 0.05% or more: 1 took more, 0 fewer. No test was " +
        "counted twice, so chance was not looked for.",
    );
    expect(markdown).toContain(
      "|**int/memory/reads/b**|1,000,000|1,020,000|+2.00% (over 1%)|+20|+40|".replaceAll("|", " | ").trim(),
    );
  });

  it("name the functions, as text", () => {
    const markdown = markdownOf(recording(changed));
    expect(markdown).toContain("int/memory/reads/b: sqlite3_step +20,000, ");
    expect(markdown).toContain("`<b>evil</b>` -10");
    expect(markdown).toContain("-10 (with what it calls -5)");
  });

  it("say how many tests were counted twice", () => {
    const again: Count[] = (["candidate", "base"] as const).map((role) => {
      return { role, instructions: 1_000_000, again: 1_000_000, work };
    });
    const twice = record("a", 1_000_000, { counts: again });
    expect(markdownOf(recording(twice, changed))).toContain(
      "1 test was counted twice and gave the same number.",
    );
    expect(markdownOf(recording(twice, { ...twice, workload: "c" }, changed))).toContain(
      "2 tests were counted twice and gave the same number.",
    );
  });

  it("list a smaller change that is over its ceiling, and say so", () => {
    const given = recording(record("a", 1_000_400), changed);
    const small = { ...criteria, ceilings: { ...criteria.ceilings, instructions: 0.01 } };
    const markdown = renderMarkdown(given, judgeRecording(given, small, features), {
      detail: "full",
      features,
    });
    expect(markdown).toContain("2 of 2 tests changed by 0.05% or more, or by more than the ceiling: 2 took");
    expect(markdown).toContain("+0.04% (over 0.01%)");
  });

  it("are those of one variant where only it is shown", () => {
    const refused = record("refused", 1, {
      variant: "text",
      counts: (["candidate", "base"] as const).map((role) => ({ role, uncounted: "it starts threads" })),
    });
    const moved = record("moved", 1, {
      variant: "text",
      counts: [
        { role: "candidate", instructions: 1_000_000, again: 1_040_000, work },
        { role: "base", instructions: 1_000_000, work },
      ],
    });
    const given = recording(record("a", 1_000_000), changed, moved, refused);
    const text = renderMarkdown(given, judgeRecording(given, criteria, features), {
      detail: "full",
      features,
    });
    expect(text).toContain("1 of 3 tests changed by 0.05% or more: 1 took more, 0 fewer.");
    expect(text).toContain("Two counts of one engine and test differed by up to 4.00%");
    expect(text).toContain("it starts threads");
  });

  it("fail the run in words", () => {
    const text = renderTerminal(
      recording(changed),
      judgeRecording(recording(changed), criteria, features),
    ).replace(/\s+/g, " ");
    expect(text).toContain("Fail: the instructions of 1 test exceed their ceiling against the base.");
    expect(text).toContain(
      "int/memory/reads/b: 1,020,000 instructions, on the base 1,000,000: +2.00%, over 1%",
    );
  });

  it("have at most ten rows", () => {
    const many = Array.from({ length: 12 }, (_, index) => record(`w${index}`, 1_001_000 + index));
    const markdown = markdownOf(recording(...many));
    expect(markdown.match(/\| \+0\.10% \|/g)).toHaveLength(10);
    expect(markdown).toContain("12 took more, 0 fewer; the 10 largest are shown.");
  });

  it("have a column in the detailed tables, beside SQLite", () => {
    const markdown = markdownOf(recording(record("a", 1_000_100)));
    expect(markdown).toContain("Instructions a statement");
    expect(markdown).toContain("900, 1,000");
    expect(markdown).toContain("Instructions: what the engine executes in user space");
  });

  it("are judged if compile options differ, which is said", () => {
    const given = recording(changed);
    const engines = {
      ...given.engines,
      candidate: { name: "DoltLite", compileOptions: ["COMPILER=gcc-13"] },
      base: { name: "base", compileOptions: ["COMPILER=gcc-12"] },
    };
    const markdown = markdownOf({ ...given, engines });
    expect(markdown).toContain(
      "The builds report other compile options: COMPILER=gcc-12 on the base only, COMPILER=gcc-13 on the candidate only",
    );
    expect(markdown).toContain("over 1%");
    expect(markdown).toContain("**Fail**: the instructions of 1 test exceed");
  });

  it("say why a test was not counted, and that its ceiling is undecided", () => {
    const refused = record("a", 1, {
      counts: [
        { role: "candidate", uncounted: "install valgrind" },
        { role: "base", uncounted: "install valgrind" },
      ],
    });
    const markdown = markdownOf(recording(refused));
    expect(markdown).toContain(
      "**Inconclusive**: the instructions of 1 test were to be judged and are not known",
    );
    expect(markdown).toContain(
      "Note: Instructions of int/memory/reads/a are not counted: candidate: install valgrind",
    );
  });
});
