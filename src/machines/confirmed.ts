import type { Criteria } from "../model/criteria.ts";
import type { Recording } from "../model/recording.ts";
import type { Roots } from "../platform/read-inside.ts";
import type { ExpectedRun } from "../results/expected-run.ts";
import type { KeepsFacts } from "../results/facts.ts";
import { addSecondMachine, whyNotAnotherMachine } from "../results/merge/second-machine.ts";
import { readUntrustedSecond } from "../results/untrusted.ts";
import type { WarnsOfRuns } from "../results/warnings.ts";
import type { Examining } from "../verdict/examination.ts";
import type { Judging } from "../verdict/finding.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { openClaims, testsOfClaims, unconfirmed } from "../verdict/second-machine.ts";

/** How results that anybody may have written are read and judged. */
interface Publishing {
  /** The run that the publisher expects. */
  readonly plan: ExpectedRun;
  readonly criteria: Criteria;
  /** The folders that no file may lead out of, the workspace first. */
  readonly roots: Roots;
  /** Why results are not of the expected run, as a sentence continues after the file's name; undefined if they are. */
  readonly check: (recording: Recording) => string | undefined;
  /** The features of the build. */
  readonly features: readonly (KeepsFacts & WarnsOfRuns & Judging & Examining)[];
}

/**
 * The first measurement, with another machine's measurement of the rows that fail or are undecided. If that confirms nothing, the
 * first machine's verdict stays, and the report says why.
 *
 * @param files the input `confirmed-by`: patterns of the other machine's results
 * @throws InputError if the other machine's results are wrong
 */
export function addUntrustedConfirmation(
  first: Recording,
  files: readonly string[] | undefined,
  { plan, criteria, roots, check, features }: Publishing,
): Recording {
  if (files === undefined) return first;
  const { measurement, ...verdict } = judgeRecording(first, criteria, features);
  const claims = openClaims(verdict);
  if (claims.length === 0) return first;
  const asked = { ...plan, tests: testsOfClaims(claims, plan.tests) };
  const second = readUntrustedSecond(files, roots, asked, claims, check, features);
  if (second === undefined) {
    // Earlier gaps are reported by the steps that lack the results.
    if (measurement.state !== "complete") return first;
    return { ...first, problems: [...(first.problems ?? []), unconfirmed(claims)] };
  }
  const problem = whyNotAnotherMachine(first, second);
  if (problem === undefined) return addSecondMachine(first, second, "input confirmed-by");
  const warning = `What fails was measured again, which confirms nothing: ${problem}.`;
  return { ...first, warnings: [...first.warnings, warning] };
}
