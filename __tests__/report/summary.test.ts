import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import type { ReportSource } from "../../src/report/source.ts";
import { renderStatus } from "../../src/report/status.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { testVerdicts } from "../../src/verdict/judge.ts";
import { verdictOn } from "../builders/verdicts.ts";
import { wholeRun } from "../results/whole-run.ts";

const source: ReportSource = {
  name: "sqlite-bench-gate",
  commit: "a".repeat(40),
  run: { id: 262, attempt: 1, url: "https://github.com/octo-org/engine/actions/runs/262" },
  identity: { run: { id: 262, attempt: 1 }, reporter: { id: 262, attempt: 1 }, step: "0123456789abcdef" },
  at: new Date("2026-05-22T09:04:30Z"),
  conclusion: "failure",
};

const recording = wholeRun({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) });
const verdict = verdictOn(recording);
const result = { state: "judged", features, recording, verdict } as const;

describe("the job summary", () => {
  it("has every test's row and a chart of all sections", () => {
    const { text, detail } = renderSummary(result, source);
    expect(detail).toBe("full");
    const rows = [...text.matchAll(/^\| (?:\*\*)?(\w+?)(?:\*\*)? \| [\d,]+ \| [\d,]+ \| \d/gm)].map(
      ([, name]) => name,
    );
    expect(rows).toEqual(testVerdicts(verdict).map(({ comparison }) => comparison.workload));
    const [, chart = ""] = /```mermaid\n([\s\S]*?)\n```/.exec(text) ?? [];
    expect(chart).toContain("xychart-beta horizontal");
    const bars = [...chart.matchAll(/^ {2}bar \[(.*)\]$/gm)].map(([, values = ""]) =>
      values.split(", ").map(Number),
    );
    expect(bars.map(({ length }) => length)).toEqual([24, 24, 24]);
    const averages = verdict.sections.map(({ judgement }) => Number(judgement?.multiplier.toFixed(2)));
    expect(bars[1]).toEqual(averages);
  });

  it("stays within its limit of bytes", () => {
    const { text, detail } = renderSummary(result, source, 12_000);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(12_000);
    expect(detail).toBe("sections only");
  });
});

describe("a status", () => {
  it("says the verdict in a line, the report in its text, and pins what fails to the workflow's file", () => {
    const { title, description, summary, text, annotations } = renderStatus(
      result,
      source,
      ".github/workflows/gate.yml",
    );
    const rest = "8 of 276 tests exceed their ceilings";
    expect(title).toMatch(/^8 tests over the ceiling against SQLite, worst 9\.\d\dx$/);
    expect(summary).toMatch(new RegExp(`^Fail: ${rest}[.;]`));
    expect(description).toBe(`Fail: ${title}`);
    expect(text).toMatch(new RegExp(`^\\*\\*Fail\\*\\*: ${rest}[.;]`));
    const failing = annotations.filter(({ annotation_level: level }) => level === "failure");
    expect(failing[0]).toMatchObject({
      path: ".github/workflows/gate.yml",
      title: "int/memory/writes/oltp_insert",
      message: expect.stringContaining("over 6x in"),
    });
    expect(renderStatus(result, source).annotations).toEqual([]);
  });

  it("is cut at GitHub's limits", () => {
    const message = "x".repeat(300);
    const { title, description } = renderStatus({ state: "broken", failed: "measurement", message }, source);
    const line = `Measurement failed: ${message}`;
    expect(title).toBe(`${line.slice(0, 59)}…`);
    expect(description).toBe(`${line.slice(0, 139)}…`);
  });

  it("has a text of at most 65,535 bytes, the full report if it fits", () => {
    const failures = [{ reason: "crash", role: "candidate", message: "ü".repeat(200) }] as const;
    const broken = { ...recording, tests: recording.tests.map((test) => ({ ...test, failures })) };
    const { text } = renderStatus(
      { state: "judged", features, recording: broken, verdict: verdictOn(broken) },
      source,
    );
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_535);
    expect(text).toMatch(/^\*\*Measurement failed\*\*: none of 276 tests has a result\./);
  });

  it("of something broken says so in plain words that command nothing", () => {
    const { title, text } = renderStatus(
      { state: "broken", failed: "measurement", message: "::error::x ##[error] @octocat" },
      source,
    );
    expect(title).toBe("Measurement failed: : :error: :x # #[error] @octocat");
    expect(text).toContain("`: :error: :x # #[error] @octocat`");
  });
});
