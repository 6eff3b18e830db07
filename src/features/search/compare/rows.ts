import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import { knownInterval } from "../../../report/explain/cause-rows.ts";
import { baseJudgements, withOutcome } from "../../../report/explain/outcome-filters.ts";
import { groupReason, testReason } from "../../../report/explain/outcome-reasons.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { changeFigure, changeFigures } from "../../../report/format/figures.ts";
import { engineNames } from "../../../report/format/words.ts";
import type { Cause } from "../../../verdict/causes.ts";
import { lacksPairs } from "../../../verdict/confirmation.ts";
import type { RatioInterval } from "../../../verdict/evidence.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import type { Judgement } from "../../../verdict/judgement.ts";

/** A figure against the base, and the tests that it is made of. Texts are escaped. */
export interface Row {
  readonly paths: readonly string[];
  /** `int/memory/writes: 1.034x main's time, over 1.01x ...` */
  readonly text: string;
}

/** A figure that the run could not decide. */
export interface OpenRow extends Row {
  readonly kind: "test" | "average";
  /** Whether its text has an interval, of 95 % confidence. */
  readonly hasInterval: boolean;
  /** Why: the pairs ended before the rule was satisfied, or all of them cannot tell, or later pairs contradict those that had passed it. */
  readonly why: "too few" | "too close" | "contradicted";
}

/** The averages and tests over their ceilings against the base, with why. */
export function rowsOver(recording: Recording, verdict: Verdict): Row[] {
  const base = engineNames(recording, inTerminal).base ?? "base";
  const groups = withOutcome(verdict.groups, "fail").map(({ name, tests, judgement }): Row => {
    return { paths: tests.map(testPath), text: `${inTerminal(name)}: ${groupReason(judgement, base)}` };
  });
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), "fail").map(
    ({ comparison, judgement }): Row => {
      const path = testPath(comparison);
      return { paths: [path], text: `${inTerminal(path)}: ${testReason(judgement, base)}` };
    },
  );
  return [...groups, ...tests];
}

/** The tests and averages that are undecided against the base, each with its interval: `int/file/reads/table_scan +2.0% to +32%`. */
export function openRows(verdict: Verdict): OpenRow[] {
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), "inconclusive").map(
    ({ comparison, judgement }): OpenRow => {
      const path = testPath(comparison);
      return { kind: "test", paths: [path], ...openText(inTerminal(path), judgement) };
    },
  );
  const averages = withOutcome(verdict.groups, "inconclusive").map(
    ({ level, name, tests: own, judgement }): OpenRow => {
      const what = level === "overall" ? "all tests" : inTerminal(name);
      return { kind: "average", paths: own.map(testPath), ...openText(`average of ${what}`, judgement) };
    },
  );
  return [...tests, ...averages];
}

function openText(
  name: string,
  { multiplier, evidence }: Judgement,
): Pick<OpenRow, "text" | "hasInterval" | "why"> {
  const known = knownInterval(evidence?.interval);
  const figure = known === undefined ? changeFigure(multiplier) : intervalText(known);
  const why =
    evidence === undefined || lacksPairs(evidence.ending)
      ? "too few"
      : evidence.ending === "contradiction"
        ? "contradicted"
        : "too close";
  return { text: `${name} ${figure}`, hasInterval: known !== undefined, why };
}

/** `+2.0% to +32%` */
export function intervalText({ low, high }: Pick<RatioInterval, "low" | "high">): string {
  return changeFigures(low, high).join(" to ");
}

/** The paths of a cause's tests. */
export function pathsOf({ tests }: Pick<Cause, "tests">): string[] {
  return tests.map(testPath);
}

/** Whether all the wanted paths are among others. */
export function hasAll(paths: readonly string[], wanted: readonly string[]): boolean {
  const all = new Set(paths);
  return wanted.every((path) => all.has(path));
}
