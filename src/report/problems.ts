import type { Failure } from "../measure/recording.ts";
import { sectionPath, testPath } from "../suite/test.ts";
import type { Comparison, Unmeasured } from "../verdict/comparison.ts";
import { type Judged, testVerdicts, type Verdict } from "../verdict/verdict.ts";
import type { EngineNames } from "./engine-names.ts";
import type { Quote } from "./escape.ts";
import { count, counted, multiplier } from "./figures.ts";
import { having } from "./standing.ts";

/** A row that keeps a run from passing. Its texts are fit for where they land. */
export interface Problem {
  readonly what: "no result" | "fail" | "inconclusive";
  /** The test's name, or the section's for an average. */
  readonly name: string;
  /** In plain words. */
  readonly reason: string;
}

/** Tests without a result first, then what exceeds its ceiling, then what cannot be decided. */
export function problems(verdict: Verdict, names: EngineNames, quote: Quote): Problem[] {
  return [
    ...withoutResult(verdict).map((test): Problem => {
      return { what: "no result", name: quote(testPath(test)), reason: lackReason(test, names, quote) };
    }),
    ...exceedingProblems(verdict, "fail", quote),
    ...exceedingProblems(verdict, "inconclusive", quote),
  ];
}

/** Of a stopped run only the tests that failed: that others were not reached is said once for all. */
function withoutResult({ measurement }: Verdict): readonly Unmeasured[] {
  if (measurement.state === "complete") return [];
  const { state, lacking } = measurement;
  return state === "incomplete" ? lacking.filter((test) => test.state === "failed") : lacking;
}

function exceedingProblems(verdict: Verdict, what: "fail" | "inconclusive", quote: Quote): Problem[] {
  const tests = having(testVerdicts(verdict), what).map(({ comparison, judged }): Problem => {
    const reason = `${ceilingReason(judged)}${pairsOver(comparison, judged)}`;
    return { what, name: quote(testPath(comparison)), reason };
  });
  const averages = having(verdict.sections, what).map(({ judged, missing, ...section }): Problem => {
    const gaps = missing > 0 ? `, ${counted(missing, "test")} missing from it` : "";
    return { what, name: `${sectionPath(section)} average`, reason: `${ceilingReason(judged)}${gaps}` };
  });
  return [...tests, ...averages];
}

function ceilingReason({ multiplier: value, ceiling, outcome }: Judged): string {
  const relation = outcome === "fail" ? `over ${ceiling}x` : `too close to ${ceiling}x to decide, over it`;
  return `${multiplier(value, ceiling)}x, ${relation}`;
}

/** ` in 5 of 5 pairs`; nothing for a single pair, where the figure says it. */
function pairsOver(comparison: Comparison, { ceiling }: Judged): string {
  if (comparison.state !== "measured" || comparison.ratios.length < 2) return "";
  const over = comparison.ratios.filter((ratio) => ratio > ceiling).length;
  return ` in ${count(over)} of ${counted(comparison.ratios.length, "pair")}`;
}

function lackReason(test: Unmeasured, names: EngineNames, quote: Quote): string {
  if (test.state === "failed") {
    const [failure] = test.failures;
    const more = test.failures.length - 1;
    const others = more > 0 ? ` (and ${counted(more, "more failure")})` : "";
    return failure === undefined ? "failed" : `${failureReason(failure, names, quote)}${others}`;
  }
  const { baseline, candidate } = test.samples;
  if (baseline === 0 && candidate === 0) return "not measured";
  return (
    `no pair: ${counted(baseline, "sample")} of ${quote(names.baseline)}, ` +
    `${count(candidate)} of ${quote(names.candidate)}`
  );
}

function failureReason({ reason, role, round, message }: Failure, names: EngineNames, quote: Quote): string {
  const engine = role === undefined ? "an engine" : quote(names[role]);
  const what = {
    crash: `${engine} crashed`,
    error: `${engine} failed`,
    differs: "not the same work",
  }[reason];
  const when = round === undefined ? "" : ` in round ${count(round)}`;
  return `${what}${when}: ${quote(message)}`;
}
