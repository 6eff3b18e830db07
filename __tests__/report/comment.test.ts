import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { ReportIdentity } from "../../src/model/report-identity.ts";
import { keyVariants, variants } from "../../src/model/test.ts";
import { commentParts, renderComment } from "../../src/report/comment.ts";
import { formatMarker, parseMarker } from "../../src/report/comment-marker.ts";
import type { Result } from "../../src/report/result.ts";
import type { ReportSource } from "../../src/report/source.ts";
import { parseMedians } from "../../src/results/tables/medians-file.ts";
import { verdictOf } from "../builders/verdicts.ts";

const name = "doltlite-pr-1038.tsv";
const medians = readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), "utf8");
const recording = parseMedians(medians, name, { baseline: "SQLite", candidate: "DoltLite" });

const judgement = (ceilings = defaultCriteria.ceilings): Result => ({
  state: "judged",
  features,
  recording,
  verdict: verdictOf(recording.tests, { ceilings }),
});
const tight = { ...defaultCriteria.ceilings, test: 3.5, average: 9, rules: [] };

const identity: ReportIdentity = {
  run: { id: 262, attempt: 2 },
  reporter: { id: 262, attempt: 2 },
  step: "0123456789abcdef",
};

const source: ReportSource = {
  name: "sqlite-bench-gate",
  commit: "5f3c1d0e8b7a69423f1e0dcba98765432100ffee",
  run: { id: 262, attempt: 2, url: "https://github.com/octo-org/engine/actions/runs/262" },
  identity,
  at: new Date("2026-05-22T09:04:30Z"),
  runner: "Linux X64",
  conclusion: "success",
};

describe("a comment", () => {
  it("says what was judged, by which run and attempt, when and on what", () => {
    const { text, detail } = renderComment(judgement(), "all", source);
    expect(detail).toBe("full");
    expect(text).toContain("## DoltLite vs SQLite\n\n**Pass**: all 276 tests are within ceilings");
    expect(text).toContain(
      "<sub>Commit 5f3c1d0e8b7a69423f1e0dcba98765432100ffee · " +
        "[run 262](https://github.com/octo-org/engine/actions/runs/262), attempt 2 · 2026-05-22 09:04 UTC · on Linux X64",
    );
  });

  it("of another suite's tables names no primary key", () => {
    const { text } = renderComment(judgement(), "types_long", source);
    expect(text).toContain("## Benchmark (types_long): DoltLite vs SQLite\n");
  });

  it("of a variant has the heading and the tables that people know, every figure of them", () => {
    for (const variant of keyVariants) {
      const { text } = renderComment(judgement(), variant, source);
      expect(text).toContain(`## Sysbench-Style Benchmark (${variant} PK): DoltLite vs SQLite`);
      const rows = medians.split("\n").filter((line) => line.startsWith(`${variant}\t`));
      expect(rows).toHaveLength(69);
      for (const row of rows) {
        const [, , , test, baseline, candidate, multiplier] = row.split("\t");
        const [left, right] = [baseline, candidate].map((figure) => Number(figure).toLocaleString("en-US"));
        expect(text).toContain(`| ${test} | ${left} | ${right} | ${multiplier} |`);
      }
      for (const other of variants.filter((one) => one !== variant))
        expect(text).not.toContain(`| ${other}/`);
    }
  });

  it("is one, or one for each variant that was planned", () => {
    expect(commentParts("single", variants)).toEqual(["all"]);
    expect(commentParts("per-variant", ["int", "text"])).toEqual(["int", "text"]);
    expect(commentParts("per-variant", [])).toEqual(["all"]);
  });

  it("says that nothing was measured, and why", () => {
    const { text } = renderComment(
      { state: "broken", failed: "measurement", message: "candidate <b>: gone @octocat" },
      "all",
      source,
    );
    expect(text).toContain("**Measurement failed**: `candidate <b>: gone @octocat`");
  });

  it("leaves out whole parts until it fits, cuts no table, and says what is left out", () => {
    const details = [60_000, 18_000, 8_000, 1_500].map((limit) => {
      const { text, detail } = renderComment(judgement(tight), "all", source, limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(text.match(/^<details>$/gm) ?? []).toHaveLength(text.match(/^<\/details>$/gm)?.length ?? 0);
      for (const table of tablesOf(text)) {
        const widths = table.map((row) => row.split("|").length);
        expect(new Set(widths).size).toBe(1);
      }
      if (detail !== "full")
        expect(text).toMatch(/Left out for size: .*\. The \[job summary\]\(https:.*\) is complete\./);
      return detail;
    });
    expect(details).toEqual(["full", "without passing rows", "sections only", "verdict only"]);
  });

  it("without its passing rows still has every row that does not pass, and counts the others", () => {
    const { text } = renderComment(judgement(tight), "all", source, 18_000);
    const failing =
      recording.tests.length -
      [...text.matchAll(/(\d+) passing tests? left out for size/g)].reduce(
        (sum, [, left]) => sum + Number(left),
        0,
      );
    const over = medians
      .split("\n")
      .slice(1)
      .filter((line) => Number(line.split("\t")[6]) > 3.5).length;
    expect(failing).toBe(over);
  });
});

describe("a comment's marker", () => {
  it.each(["sqlite-bench-gate", "nightly -- arm64", "a-->b", "ünï / (x86)", "%2D"])(
    "comes back of %j",
    (reportName) => {
      const marker = { name: reportName, part: "all", identity };
      const text = formatMarker(marker);
      expect(text.slice(4, -3)).not.toContain("--");
      expect(parseMarker(`${text}\n## report`)).toEqual(marker);
    },
  );

  it("names the run that reports if another one has measured", () => {
    const published = { ...identity, reporter: { id: 300, attempt: 1 } };
    const text = formatMarker({ name: "x", part: "int", identity: published });
    expect(text).toContain(" identity=262.2.300.1.0123456789abcdef -->");
    expect(parseMarker(text)?.identity).toEqual(published);
  });

  it("of version 0.1.0, which names no step, is read too", () => {
    const run = { id: 262, attempt: 2 };
    const text = "<!-- sqlite-bench-gate name=x part=all run=262 attempt=2 -->";
    expect(parseMarker(text)?.identity).toEqual({ run, reporter: run, step: "" });
  });

  it("is read at the beginning of a comment only", () => {
    const text = formatMarker({ name: "x", part: "all", identity });
    expect(parseMarker(`see ${text}`)).toBeUndefined();
    expect(parseMarker("<!-- sqlite-bench-gate name=%E0 part=all run=1 attempt=1 -->")).toBeUndefined();
  });
});

function tablesOf(text: string): string[][] {
  return [...text.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) => table.trim().split("\n"));
}
