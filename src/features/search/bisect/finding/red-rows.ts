import { testPath } from "../../../../model/test.ts";
import { claimName } from "../../../../verdict/claims.ts";
import { isLacking } from "../../../../verdict/comparison.ts";
import { decisiveExaminations } from "../../../../verdict/examination.ts";
import { failingFindings, findingPath } from "../../../../verdict/finding.ts";
import { testVerdicts, type Verdict } from "../../../../verdict/judge.ts";
import { rowsOf } from "../../../../verdict/rows.ts";

/**
 * The rows that keep a run from passing, as `--finding` names them. The names are those of acceptances; a counter is named, since a test
 * can have several. Untrusted text.
 */
export function redRows(verdict: Verdict): string[] {
  const isOver = (judgement: { readonly outcome: string } | undefined) => judgement?.outcome === "fail";
  const tests = testVerdicts(verdict).flatMap(({ comparison, judgement, base }) => {
    const path = testPath(comparison);
    if (isLacking(comparison) || isOver(judgement)) return [path];
    return isOver(base) ? [claimName(path, "base")] : [];
  });
  const averages = rowsOf(verdict).flatMap(({ claim, level, figure, judgement }) =>
    (level !== undefined || figure === "average") && isOver(judgement) ? [claim] : [],
  );
  const figures = failingFindings(verdict).flatMap(({ judge, failed }) =>
    failed.map((found) => {
      const noun = found.noun ?? judge.noun;
      return `${findingPath(found)} ${/^(?:limit-)?counter$/.test(noun) ? `${noun}:${found.name ?? ""}` : noun}`;
    }),
  );
  const examined = decisiveExaminations(verdict).flatMap(({ words, found }) => words.failedNames(found));
  return [...new Set([...tests, ...averages, ...figures, ...examined])];
}
