import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { features } from "../../src/features.ts";
import { type Ceilings, defaultCriteria } from "../../src/model/criteria.ts";
import type { Result } from "../../src/report/result.ts";
import type { ReportSource } from "../../src/report/source.ts";
import { parseMedians } from "../../src/results/tables/medians-file.ts";
import { judge } from "../../src/verdict/judge.ts";

/** The text of a file of this repository. */
export function readText(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
}

/** The medians of DoltLite's pull request 1038, judged by ceilings. */
export function judgePullRequest(ceilings: Ceilings = defaultCriteria.ceilings): Result {
  const names = { baseline: "SQLite", candidate: "DoltLite" };
  const name = "doltlite-pr-1038.tsv";
  const recording = parseMedians(readText(`fixtures/${name}`), name, names);
  const criteria = {
    ceilings,
    rule: { ...defaultCriteria.rule, rounds: 1, byFigure: true },
  };
  return {
    state: "judged",
    features,
    recording,
    verdict: judge({ tests: recording.tests, controls: [], ending: "samples" }, criteria, features),
  };
}

/** Two tests and the averages of two sections exceed them. */
export const tightCeilings: Ceilings = { ...defaultCriteria.ceilings, test: 4.5, average: 4.1, rules: [] };

/** An invented run. */
export const source: ReportSource = {
  name: "sqlite-bench-gate",
  commit: "5f3c1d0e8b7a69423f1e0dcba98765432100ffee",
  run: { id: 26287015432, attempt: 1, url: "https://github.com/dolthub/doltlite/actions/runs/26287015432" },
  identity: {
    run: { id: 26287015432, attempt: 1 },
    reporter: { id: 26287015432, attempt: 1 },
    step: "0123456789abcdef",
  },
  at: new Date("2026-05-22T09:04:30Z"),
  runner: "Linux X64",
  conclusion: "success",
};
