import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import type { Check, Sample } from "../../src/model/sample.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { statusTitle } from "../../src/report/status-title.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../src/verdict/judged.ts";
import { makeRecord, makeRecording, pairs } from "../builders/recordings.ts";

const work = { statements: 1, rows: 1, changes: 0 };

function check(role: Check["role"], parts: Partial<Check> = {}): Check {
  return { role, work, hash: "ab".repeat(8), ...parts };
}

const samples = [1, 2, 3].flatMap((round): Sample[] => [
  { role: "candidate", round, ns: 10_400_000 },
  { role: "base", round, ns: 10_000_000 },
]);

const commits = makeRecord({ variant: "own", kind: "writes", workload: "commits", compare: "base", samples });

const engines = {
  baseline: { name: "SQLite" },
  candidate: { name: "DoltLite" },
  base: { name: "main" },
};

function report(parts: Partial<Recording>, counters?: number) {
  const recording = makeRecording({ engines, tests: [commits], ...parts });
  const ceilings = { ...defaultCriteria.ceilings, ...(counters === undefined ? {} : { counters }) };
  const verdict = judgeRecording(recording, { ...defaultCriteria, ceilings, rule: { rounds: 3 } }, features);
  return { recording, verdict, text: renderMarkdown(recording, verdict, { detail: "full", features }) };
}

describe("a report of tests that are compared with the base alone", () => {
  it("has the base's times in place of the baseline's, no multiplier and no average", () => {
    const { text, recording, verdict } = report({});
    expect(text).toContain(
      "**Pass**: 1 test slower than main, by +4.0%, within the ceiling; the only test 1.04x against the base (ceiling 1.1x): own/memory/writes/commits.",
    );
    expect(text).toContain("| own/memory/writes | base only | 1.04 ≤ 1.1 of base | commits | 5% |");
    expect(text).toContain("| Test | main (us) | DoltLite (us) | vs base | Note |");
    expect(text).toContain("| commits | 10,000 | 10,400 | 1.04x |");
    expect(text).toContain("| Average | | | | none: compared with the base only |");
    expect(text).not.toContain("without a result");
    expect(statusTitle({ state: "judged", recording, verdict })).toBe(
      "1 test slower than main, by +4.0%, within the ceiling",
    );
    expect(renderTerminal(recording, verdict, { features })).toContain("base only");
    expect(judgedRun(verdict).tests).toMatchObject([
      { state: "against base", candidateNs: 10_400_000, base: { baseNs: 10_000_000, multiplier: 1.04 } },
    ]);
  });

  it("has them without a multiplier beside those that have one", () => {
    const updates = makeRecord({
      variant: "own",
      kind: "writes",
      workload: "updates",
      samples: pairs([10_000, 20_000], [10_000, 20_000], [10_000, 20_000]),
    });
    const { text } = report({ tests: [updates, commits] });
    expect(text).toContain("| commits | - | 10,400 | - |");
    expect(text).toContain("without 1 compared with the base only");
    expect(text).toContain("slowest of 2 tests 2.00x (ceiling 6x): own/memory/writes/updates");
  });

  it("never passes in silence over what was not measured", () => {
    const { compare: _, ...test } = commits;
    const skipped = [{ variant: "own", storage: "memory", kind: "writes", workload: "merges" }] as const;
    const warnings = ["Not measured, since they compare with the base only and the run has none: merges."];
    const { text, recording, verdict } = report({
      engines: { baseline: engines.baseline, candidate: engines.candidate },
      tests: [{ ...test, samples: pairs([10_000, 20_000], [10_000, 20_000], [10_000, 20_000]) }],
      skipped,
      warnings,
    });
    expect(text).toMatch(
      /^\*\*Pass\*\*: .* 1 chosen test was not measured: it compares with the base only, and the run has none\./,
    );
    expect(text).toContain("run has none: merges");
    expect(statusTitle({ state: "judged", recording, verdict })).toBe(
      "2.00x SQLite's time; 1 test not measured",
    );
  });
});

describe("a report of counters", () => {
  const counters = (chunks: number) => ({ counters: { values: { chunk_write: chunks, cache_hit: 5 } } });
  const checks = [check("candidate", counters(130)), check("base", counters(120))];

  it("lists those that changed, and fails for one over its ceiling", () => {
    const tests = [{ ...commits, checks }];
    const listed = report({ tests });
    expect(listed.verdict.outcome).toBe("pass");
    expect(listed.text).toContain("1 of 2 counters of the engine changed, in 1 test.");
    expect(listed.text).toContain("own/memory/writes/commits chunk_write: 130, on main 120: 8.3% more");
    const failed = report({ tests }, 5);
    expect(failed.text).toMatch(
      /^\*\*Fail\*\*: 1 counter of the engine exceeds its ceiling against the base\./,
    );
    expect(failed.text).toContain("8.3% more, over 5%");
    expect(statusTitle({ state: "judged", ...failed })).toBe("1 counter over the base");
  });

  it("names those that are not deterministic, and a base that does not count", () => {
    const candidate = check("candidate", { counters: { values: { clock: 1 }, unsteady: ["clock"] } });
    const base = check("base", { uncounted: "counters: no such table: stats (code 1)" });
    const test = { ...commits, checks: [candidate, base] };
    const why = "are not compared, main does not give them: counters: no such table: stats";
    const { text } = report({ tests: [test] });
    expect(text).toContain("not deterministic, and so not compared: clock");
    expect(text).toContain(`Counters of own/memory/writes/commits ${why}`);
    const both = report({ tests: [test, { ...test, workload: "merges" }] });
    expect(both.text.split(why)).toHaveLength(2);
    expect(both.text).toContain(`Counters of 2 tests ${why}`);
  });
});
