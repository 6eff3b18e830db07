import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import type { Reporting } from "../blocks.ts";
import { engineNames } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import { partsOf } from "../parts.ts";
import type { PageData } from "./page-data.ts";
import { runData } from "./run-data.ts";
import { suiteData } from "./suite-data.ts";
import { testData } from "./test-data.ts";

/**
 * The page of a judged recording.
 *
 * @param features whose parts the page has
 */
export function runPage(
  recording: Recording,
  verdict: Verdict,
  features: readonly Reporting[] = [],
): PageData {
  const parts = partsOf(features);
  const tests = testData(recording, verdict, parts);
  const run = runData(recording, verdict, tests, features);
  const page: PageData = {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run,
  };
  return parts.reduce((all, part) => part.page?.(all, recording, verdict) ?? all, page);
}
