import { sectionPath, testPath } from "../../model/test.ts";
import type { Unmeasured } from "../../verdict/comparison.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { type EngineNames, engineName } from "../format/engine-names.ts";
import type { Quote } from "../format/escape.ts";
import { count, counted } from "../format/figures.ts";
import { failuresReason } from "./failure-reason.ts";
import { controlName, noiseReason } from "./noise-floor.ts";
import { againstBase, having } from "./outcome-filters.ts";
import { averageReason, testReason } from "./outcome-reasons.ts";

/** A row that keeps a run from passing. Its texts are fit for where they land. */
export interface Problem {
  readonly what: "no result" | "noise" | "fail" | "inconclusive";
  /** The test's name, the section's for an average, or a control's. */
  readonly name: string;
  /** In plain words. */
  readonly reason: string;
}

/**
 * Tests without a result first, then what shows that the runner cannot be trusted, then what exceeds its
 * ceiling, then what cannot be decided.
 */
export function problems(verdict: Verdict, names: EngineNames, quote: Quote): Problem[] {
  return [
    ...withoutResult(verdict).map((test): Problem => {
      return { what: "no result", name: quote(testPath(test)), reason: lackReason(test, names, quote) };
    }),
    ...noiseProblems(verdict, names, quote),
    ...ceilingProblems(verdict, "fail", names, quote),
    ...ceilingProblems(verdict, "inconclusive", names, quote),
  ];
}

/** Of a stopped run only the tests that failed: that others were not reached is said once for all. */
function withoutResult({ measurement }: Verdict): readonly Unmeasured[] {
  if (measurement.state === "complete") return [];
  const { state, lacking } = measurement;
  return state === "incomplete" ? lacking.filter((test) => test.state === "failed") : lacking;
}

function noiseProblems({ controls }: Verdict, names: EngineNames, quote: Quote): Problem[] {
  return controls
    .filter(({ problem }) => problem !== undefined)
    .map((control): Problem => {
      const reason = noiseReason(control, quote(names.baseline));
      return { what: "noise", name: controlName(control, quote), reason };
    });
}

function ceilingProblems(
  verdict: Verdict,
  what: "fail" | "inconclusive",
  names: EngineNames,
  quote: Quote,
): Problem[] {
  const all = testVerdicts(verdict);
  const tests = having(all, what).map(({ comparison, judged }): Problem => {
    return { what, name: quote(testPath(comparison)), reason: testReason(judged) };
  });
  const averages = having(verdict.sections, what).map(({ judged, parts, missing, ...section }): Problem => {
    const gaps = missing > 0 ? `; ${counted(missing, "test")} missing from it` : "";
    const reason = `${averageReason(judged, parts, quote)}${gaps}`;
    return { what, name: `${sectionPath(section)} average`, reason };
  });
  const changes = having(againstBase(all), what).map(({ comparison, judged }): Problem => {
    const reason = testReason(judged, engineName(names, "base", quote));
    return { what, name: quote(testPath(comparison)), reason };
  });
  return [...tests, ...averages, ...changes];
}

function lackReason(test: Unmeasured, names: EngineNames, quote: Quote): string {
  if (test.state === "failed") return failuresReason(test.failures, names, quote);
  const { baseline, candidate } = test.samples;
  if (baseline === 0 && candidate === 0) return "not measured";
  return (
    `no pair: ${counted(baseline, "sample")} of ${quote(names.baseline)}, ` +
    `${count(candidate)} of ${quote(names.candidate)}`
  );
}
