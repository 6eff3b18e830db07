import type { Recording } from "../../../model/recording.ts";
import { engineNames } from "../../../report/format/engine-names.ts";
import { inPage } from "../../../report/format/escape.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import type { PageData } from "./page-data.ts";
import type { OnPage } from "./part.ts";
import { runData } from "./run-data.ts";
import { suiteData } from "./suite-data.ts";
import { testData } from "./test-data.ts";

/**
 * The page of a judged recording.
 *
 * @param features whose parts the page has
 */
export function runPage(recording: Recording, verdict: Verdict, features: readonly OnPage[] = []): PageData {
  const tests = testData(recording, verdict, features);
  const run = runData(recording, verdict, tests, features);
  const page: PageData = {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run,
  };
  return features.reduce((all, one) => one.page?.add?.(all, recording, verdict) ?? all, page);
}
