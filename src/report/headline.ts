import { sectionPath, testPath } from "../suite/test.ts";
import { type Judged, testVerdicts, type Verdict } from "../verdict/verdict.ts";
import type { Quote } from "./escape.ts";
import { count, counted, multiplier } from "./figures.ts";
import { having, nearest } from "./standing.ts";

/** The verdict in one sentence: the word, a colon, the rest. */
export interface Headline {
  readonly word: "Pass" | "Fail" | "Inconclusive" | "Measurement failed" | "Incomplete";
  readonly rest: string;
}

export function headline(verdict: Verdict, quote: Quote): Headline {
  const { measurement, outcome } = verdict;
  if (measurement.state === "incomplete") {
    const stopped = `the run was stopped (${quote(measurement.stopped)})`;
    return { word: "Incomplete", rest: `${stopped}; ${lacking(verdict)}.` };
  }
  if (measurement.state === "broken") return { word: "Measurement failed", rest: `${lacking(verdict)}.` };
  if (outcome === "pass") return { word: "Pass", rest: `${within(verdict, quote)}.` };
  if (outcome === "fail") return { word: "Fail", rest: `${exceeding(verdict)}.` };
  return { word: "Inconclusive", rest: `${undecided(verdict)}; no other exceeds its ceiling.` };
}

/** How many tests have no result, and what those that have one say. */
function lacking(verdict: Verdict): string {
  const tests = testVerdicts(verdict);
  if (tests.length === 0) return "no test was planned";
  const without = tests.filter(({ judged }) => judged === undefined).length;
  if (without === tests.length) return `none of ${counted(tests.length, "test")} has a result`;
  const have = without === 1 ? "has" : "have";
  const missing = `${count(without)} of ${counted(tests.length, "test")} ${have} no result`;
  const exceeds = subject(verdict, "fail") !== undefined;
  if (without === 0) return exceeds ? exceeding(verdict) : "no test exceeded its ceiling until then";
  return `${missing}; ${exceeds ? exceeding(verdict) : "no other exceeds its ceiling"}`;
}

/** Names both figures that are nearest to their ceilings, so that a pass says how far it is from a failure. */
function within(verdict: Verdict, quote: Quote): string {
  const tests = testVerdicts(verdict);
  const all =
    tests.length === 1
      ? "the only test is within its ceiling"
      : `all ${count(tests.length)} tests are within ceilings`;
  const test = nearest(tests);
  const section = nearest(verdict.sections);
  const worst = [
    ...(test ? [`worst ${quote(testPath(test.comparison))} ${against(test.judged)}`] : []),
    ...(section ? [`worst average ${sectionPath(section)} ${against(section.judged)}`] : []),
  ];
  return `${all}: ${worst.join(", ")}`;
}

function exceeding(verdict: Verdict): string {
  const found = subject(verdict, "fail");
  const more = undecided(verdict);
  const verb = found?.single ? "exceeds its ceiling" : "exceed their ceilings";
  return `${found?.text} ${verb}${more === undefined ? "" : `; ${more}`}`;
}

function undecided(verdict: Verdict): string | undefined {
  const found = subject(verdict, "inconclusive");
  return found && `${found.text} ${found.single ? "is" : "are"} too close to the ceiling to decide`;
}

/** `2 of 276 tests and 1 of 24 section averages`; undefined where there are none. */
function subject(
  verdict: Verdict,
  outcome: Judged["outcome"],
): { readonly text: string; readonly single: boolean } | undefined {
  const tests = testVerdicts(verdict);
  const parts = [
    { found: having(tests, outcome).length, of: counted(tests.length, "test") },
    {
      found: having(verdict.sections, outcome).length,
      of: counted(verdict.sections.length, "section average"),
    },
  ].filter(({ found }) => found > 0);
  if (parts.length === 0) return undefined;
  return {
    text: parts.map(({ found, of }) => `${count(found)} of ${of}`).join(" and "),
    single: parts.reduce((sum, { found }) => sum + found, 0) === 1,
  };
}

function against({ multiplier: value, ceiling }: Judged): string {
  return `${multiplier(value, ceiling)}x (ceiling ${ceiling}x)`;
}
