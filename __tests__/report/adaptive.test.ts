import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import type { Ending } from "../../src/verdict/confirmation.ts";
import { judge } from "../../src/verdict/judge.ts";
import { criteria, simulate, type Truth } from "../builders/simulated.ts";

/* The golden reports are renewed like those of golden.test.ts. */

const fixture = (name: string) => new URL(`../../fixtures/${name}`, import.meta.url).pathname;

function report(truth: Truth, most?: number, ending: Ending = "samples") {
  const recording = simulate(truth, most);
  const { tests, controls = [] } = recording;
  const verdict = judge({ tests, controls, ending }, criteria);
  return {
    markdown: renderMarkdown(recording, verdict, { detail: "full", features }),
    terminal: renderTerminal(recording, verdict, { features }),
  };
}

describe("the report of a run that decided by itself how much to measure", () => {
  const truths: Record<string, number> = {
    "int/file/writes/oltp_insert": 6.9,
    "blob/autocommit/writes/oltp_insert_ac": 8.4,
    "text/memory/reads/index_join": 6,
    "text/file/reads/table_scan": 6.03,
    "composite/memory/writes/oltp_update_index": 6.05,
  };
  const isSlow = ({ variant, storage, kind }: Test) =>
    variant === "blob" && storage === "autocommit" && kind === "writes";
  const { markdown, terminal } = report({
    multiplier: (test) =>
      truths[testPath(test)] ?? (isSlow(test) ? 5.05 : 1.3 + (test.workload.length % 7) / 3),
    change: ({ variant, workload }) =>
      workload === "table_scan" && variant === "int" ? 0.8 : workload === "oltp_delete_insert" ? 1.16 : 1,
  });

  it("says first what fails, what is slower than before and what is undecided", () => {
    const [first] = markdown.split("\n");
    expect(first?.replaceAll(/\d+ of/g, "n of")).toBe(
      "**Fail**: n of 276 tests and n of 24 section averages exceed their ceilings; " +
        "n of 276 tests and n of 48 averages exceed their ceilings against the base; " +
        "n of 276 tests are too close to their ceilings to decide.",
    );
  });

  it("has a line for each test and average that fails, with what says so", () => {
    expect(markdown).toMatch(
      /^- int\/file\/writes\/oltp_insert: 6\.\d+x, over 6x in \d+ of \d+ pairs, p = /m,
    );
    expect(markdown).toMatch(
      /^- blob\/autocommit\/writes average: 5\.\d+x, over 5x: with 99\.\d% confidence above 5\.\d+x /m,
    );
  });

  it("fits a comment on GitHub, and 100 columns of a terminal", () => {
    expect(markdown.length).toBeLessThan(65_536 / 1.5);
    for (const line of terminal.split("\n")) expect(stringWidth(line), line).toBeLessThanOrEqual(100);
  });

  it("leaves no table's last column cut", () => {
    expect(terminal).not.toContain("…");
  });

  it("is the golden one", async () => {
    await expect(markdown).toMatchFileSnapshot(fixture("adaptive.md"));
    await expect(terminal).toMatchFileSnapshot(fixture("adaptive.txt"));
  });
});

describe("the report of a run in which nothing has changed", () => {
  const { markdown } = report({ multiplier: () => 1.5, change: () => 1, inTurns: true });

  it("passes, and says by how much tests have changed at most", () => {
    expect(markdown).toMatch(
      /^\*\*Pass\*\*: no test slower than main; 1\.50x SQLite's time; slowest of 276 tests /,
    );
    expect(markdown).toMatch(
      /^\*\*Against main\*\*: 0\.\d% (?:more|less) time, the geometric mean of 276 tests \(.*\)\. No single test stands out from the noise /m,
    );
    expect(markdown).toMatch(
      / \(nine in ten changed by no more than \d+% in memory, \d+% on file and \d+% with autocommit\)\.$/m,
    );
  });
});

describe("the report of a run on a runner that is not fair", () => {
  const { markdown, terminal } = report({
    multiplier: (test) => (testPath(test) === "int/file/writes/oltp_insert" ? 7 : 1.5),
    bias: ({ storage }) => (storage === "file" ? 1.4 : 1),
  });

  it("leaves a figure that is nearer to its ceiling than the bias undecided, and says by which control", () => {
    const [first, , problem] = markdown.split("\n");
    expect(first?.replace(/is 1\.\d+x/, "is 1.4x")).toBe(
      "**Inconclusive**: the runner is too noisy to decide: SQLite measured against itself is 1.4x " +
        "(file writes oltp_update_non_index, p = 2e-4).",
    );
    expect(problem).toMatch(
      /^- file writes oltp_update_non_index: SQLite measured against itself is 1\.\d+x in 12 /,
    );
  });

  it("shows the runner's noise floor", () => {
    expect(terminal).toMatch(/^ {2}file writes oltp_update_non_index: 1\.\d+x \(.*\), spread /m);
  });
});

describe("the report of a run that the time limit has cut short", () => {
  const { markdown, terminal } = report({ multiplier: () => 6.1 }, 4, "time");

  it("says what would help once, and names no more rows than a reader takes in", () => {
    expect(markdown).toMatch(/^\*\*Inconclusive\*\*: the time limit was reached with \d+ of 276 tests and /);
    expect(markdown).toContain("\n**What to do**: To decide it: more time (");
    expect(markdown).toMatch(/\n- and \d+ more rows, bold in the tables\n/);
    expect(markdown).toMatch(/\nAnd \d+ more rows, in the details below\.\n/);
    expect(terminal).toMatch(/\n {2}and \d+ more rows, marked in the tables\n/);
    expect(terminal).toContain("\nWhat to do\n  To decide it: more time ");
  });
});
