import type { Publishing } from "../../github/context.ts";
import type { Recording } from "../../model/recording.ts";
import { valuesOf } from "../../options/option.ts";
import { addSecondMachine, whyNotAnotherMachine } from "../../results/merge/second-machine.ts";
import { readUntrustedSecond } from "../../results/untrusted.ts";
import { judgeRecording } from "../../verdict/judge-recording.ts";
import { openClaims, testsOfClaims, unconfirmed } from "../../verdict/second-machine.ts";
import { partOptions } from "./options.ts";

/**
 * The first measurement, with another machine's measurement of the rows that fail or are undecided. If that confirms nothing, the
 * first machine's verdict stays, and the report says why.
 *
 * @throws InputError if the other machine's results are wrong
 */
export function addUntrustedConfirmation(first: Recording, publishing: Publishing): Recording {
  const { plan, criteria, roots, check, features } = publishing;
  const { "confirmed-by": files } = valuesOf(partOptions, plan.given);
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
