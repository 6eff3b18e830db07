import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { ReportIdentity } from "../../src/model/report-identity.ts";
import type { Sample } from "../../src/model/sample.ts";
import { deservesComment, maxCommentLength, renderComment } from "../../src/report/comment.ts";
import { formatMarker, parseMarker } from "../../src/report/comment-marker.ts";
import type { Result } from "../../src/report/result.ts";
import type { ReportSource } from "../../src/report/source.ts";
import { parseMedians } from "../../src/results/tables/medians-file.ts";
import { allTests } from "../../src/suite/plan-tests.ts";
import { acceptRegressions } from "../../src/verdict/acceptances.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { commentCases, commentSource } from "../builders/comment-cases.ts";
import { makeRecord } from "../builders/recordings.ts";
import { verdictOf } from "../builders/verdicts.ts";

/* The golden comments are renewed like the reports of golden.test.ts. */

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
    const { text, detail } = renderComment(judgement(), source);
    expect(detail).toBe("full");
    expect(text).toContain("## ✅ DoltLite: 1.98x SQLite's time\n\n**Against SQLite**: ");
    expect(text).toContain("; slowest of 276 tests ");
    expect(text).toContain(
      "<sub>Commit 5f3c1d0e8b7a69423f1e0dcba98765432100ffee · " +
        "[run 262](https://github.com/octo-org/engine/actions/runs/262), attempt 2 · 2026-05-22 09:04 UTC · on Linux X64",
    );
  });

  it("has every figure of all tables", () => {
    const { text } = renderComment(judgement(), source);
    const rows = medians.trim().split("\n").slice(1);
    expect(rows).toHaveLength(276);
    for (const row of rows) {
      const [, , , test, baseline, candidate, multiplier] = row.split("\t");
      const [left, right] = [baseline, candidate].map((figure) => Number(figure).toLocaleString("en-US"));
      expect(text).toContain(`| ${test} | ${left} | ${right} | ${multiplier} |`);
    }
  });

  it("is begun by default for what is no pass", () => {
    const deserving = Object.entries(commentCases).filter(([, result]) =>
      deservesComment("on-change", result()),
    );
    expect(deserving.map(([name]) => name)).toEqual([
      "slow-test",
      "everything-slower",
      "over-a-ceiling",
      "undecided",
      "broken-engine",
      "accepted",
      "no-base",
    ]);
    expect(deservesComment("single", judgement())).toBe(true);
  });

  it("says that nothing was measured, and why", () => {
    const { text } = renderComment(
      { state: "broken", failed: "measurement", message: "candidate <b>: gone @octocat" },
      source,
    );
    expect(text).toContain("**Measurement failed**: `candidate <b>: gone @octocat`");
  });

  it("leaves out whole parts until it fits, cuts no table, and says what is left out", () => {
    const details = [60_000, 18_000, 8_000, 1_500].map((limit) => {
      const { text, detail } = renderComment(judgement(tight), source, limit);
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

  it("of all suites, each test slower than the base and over its ceiling, fits, with all that it opens with", () => {
    const samples = [1, 2, 3].flatMap((round): Sample[] => [
      { role: "baseline", round, ns: 20_000_000 },
      { role: "candidate", round, ns: 180_000_000 },
      { role: "base", round, ns: 90_000_000 },
    ]);
    const engines = { ...recording.engines, base: { name: "main" } };
    const all = { ...recording, engines, tests: allTests.map((test) => makeRecord({ ...test, samples })) };
    const verdict = acceptRegressions(
      judgeRecording({ ...all, mediansOnly: false }, { ...defaultCriteria, rule: { rounds: 3 } }, features),
      source.at,
      { head: source.commit, accepted: [], ignored: [] },
    );
    const { text } = renderComment({ state: "judged", features, recording: all, verdict }, source);
    expect(allTests.length).toBeGreaterThan(400);
    expect(text.length).toBeLessThanOrEqual(maxCommentLength);
    expect(text).toMatch(
      /^## ❌ DoltLite: everything 2\.00x the time of main; \d+ tests and \d+ averages over /m,
    );
    expect(text).toMatch(/^bench-accept: all base up to 2\.0[0-9]x at 5f3c/m);
  });

  it("without its passing rows still has every row that does not pass, and counts the others", () => {
    const { text } = renderComment(judgement(tight), source, 18_000);
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

describe("a golden comment", () => {
  it("of a pass has at most five lines and a part to unfold, without the marker", () => {
    for (const name of ["first-pass", "pass-after-pass"]) {
      const { text } = renderComment((commentCases[name] as () => Result)(), commentSource);
      const [, ...lines] = text.replace(/<details>[\s\S]*<\/details>/, "").split("\n");
      expect(lines.filter((line) => line !== "").length, name).toBeLessThanOrEqual(5);
    }
  });

  it("has evidence in the part to unfold only, and no higher ceiling as an answer to a failure", () => {
    for (const [name, result] of Object.entries(commentCases)) {
      const { text } = renderComment(result(), commentSource);
      const [open = ""] = text.split("<details>");
      expect(open, name).not.toMatch(/\bp [=<]|\bpairs?\b/);
      expect(/higher ceilings/.test(open), name).toBe(name === "undecided");
    }
  });

  it.each(Object.entries(commentCases))("is that of %s", async (file, result) => {
    const { text } = renderComment(result(), commentSource);
    await expect(text).toMatchFileSnapshot(
      new URL(`../../fixtures/comments/${file}.md`, import.meta.url).pathname,
    );
  });
});

describe("a comment's marker", () => {
  it.each(["sqlite-bench-gate", "nightly -- arm64", "a-->b", "ünï / (x86)", "%2D"])(
    "comes back of %j",
    (reportName) => {
      const marker = { name: reportName, identity };
      const text = formatMarker(marker);
      expect(text.slice(4, -3)).not.toContain("--");
      expect(parseMarker(`${text}\n## report`)).toEqual(marker);
    },
  );

  it("names the run that reports if another one has measured", () => {
    const published = { ...identity, reporter: { id: 300, attempt: 1 } };
    const text = formatMarker({ name: "x", identity: published });
    expect(text).toContain(" identity=262.2.300.1.0123456789abcdef -->");
    expect(parseMarker(text)?.identity).toEqual(published);
  });

  it("of version 0.1.0, which names no step, is read too", () => {
    const run = { id: 262, attempt: 2 };
    const text = "<!-- sqlite-bench-gate name=x part=all run=262 attempt=2 -->";
    expect(parseMarker(text)?.identity).toEqual({ run, reporter: run, step: "" });
  });

  it("of a version that wrote several comments is read too", () => {
    const text = formatMarker({ name: "x", identity }).replace(" part=all ", " part=int ");
    expect(parseMarker(text)).toEqual({ name: "x", identity });
  });

  it("is read at the beginning of a comment only", () => {
    const text = formatMarker({ name: "x", identity });
    expect(parseMarker(`see ${text}`)).toBeUndefined();
    expect(parseMarker("<!-- sqlite-bench-gate name=%E0 part=all run=1 attempt=1 -->")).toBeUndefined();
  });
});

function tablesOf(text: string): string[][] {
  return [...text.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) => table.trim().split("\n"));
}
