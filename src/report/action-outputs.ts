import type { Outcome } from "../model/outcome.ts";
import { sectionPath, testPath } from "../model/test.ts";
import { decisiveExaminations } from "../verdict/examination.ts";
import { failingFindings, findingPath } from "../verdict/finding.ts";
import { testVerdicts } from "../verdict/judge.ts";
import { shownMean } from "./explain/all-tests.ts";
import { baseJudgements, findWorst, withOutcome, withoutResult } from "./explain/outcome-filters.ts";
import { multiplier, type ShownMean } from "./format/figures.ts";
import type { Result } from "./result.ts";

/** The action's outputs that depend on the result. Names are untrusted text. */
export interface ActionOutputs {
  readonly outcome: Outcome;
  /** Names of the tests without a result or over a ceiling, of the sections whose average is, and of failed parts of examinations. */
  readonly failed: readonly string[];
  /** Names of accepted rows, each once. */
  readonly accepted: readonly string[];
  /** The test with the worst outcome, and of these with the least headroom; absent if none has a multiplier. */
  readonly worst?: { readonly multiplier: string; readonly test: string };
  /** The geometric mean of all tests, candidate / baseline; absent if no test has a multiplier. */
  readonly average?: ShownMean;
  /** The same against the base; absent without one. */
  readonly baseAverage?: ShownMean;
}

export function actionOutputs(result: Result): ActionOutputs {
  if (result.state === "broken") return { outcome: "fail", failed: [], accepted: [] };
  const { verdict } = result;
  const tests = testVerdicts(verdict);
  const over = new Set([
    ...[...withOutcome(tests, "fail"), ...withOutcome(baseJudgements(tests), "fail")].map(nameOf),
    ...failingFindings(verdict).flatMap(({ failed }) => failed.map(findingPath)),
  ]);
  const unmeasured = withoutResult(tests).map(nameOf);
  const worst = findWorst(tests);
  return {
    outcome: verdict.outcome,
    failed: [
      ...new Set([...unmeasured, ...over]),
      ...withOutcome(verdict.sections, "fail").map((section) => `${sectionPath(section)} average`),
      ...withOutcome(verdict.groups, "fail").map(({ name }) => `${name} base`),
      ...decisiveExaminations(verdict).flatMap(({ words, found }) => words.failedNames(found)),
    ],
    accepted: [...new Set(verdict.acceptances?.accepted.map(({ name }) => name))],
    ...(worst === undefined
      ? {}
      : {
          worst: {
            multiplier: multiplier(worst.judgement.multiplier, worst.judgement.ceiling),
            test: nameOf(worst),
          },
        }),
    average: shownMean(verdict.headline, "baseline"),
    baseAverage: shownMean(verdict.headline, "base"),
  };
}

/** The outputs that features add, by name. */
export function addedOutputValues(result: Result): Readonly<Record<string, unknown>> {
  if (result.state === "broken") return {};
  const { features = [], verdict } = result;
  return Object.assign({}, ...features.map(({ report }) => report?.outputs?.(verdict)));
}

function nameOf({ comparison }: { readonly comparison: Parameters<typeof testPath>[0] }): string {
  return testPath(comparison);
}
