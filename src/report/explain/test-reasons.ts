import { testPath } from "../../model/test.ts";
import { isUnmeasured } from "../../verdict/comparison.ts";
import type { Evidence } from "../../verdict/evidence.ts";
import type { TestVerdict, Verdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import { type EngineNames, engineName } from "../format/engine-names.ts";
import type { Escape } from "../format/escape.ts";
import { changeText } from "./base-report.ts";
import { failuresReason } from "./failure-reason.ts";
import { testReason } from "./outcome-reasons.ts";
import { passReason } from "./pass-reason.ts";
import { missingReason } from "./problems.ts";

/** Why a test came to its outcome, a sentence each: its ceiling, the base, and what changed. Texts are escaped. */
export function testReasons(
  { comparison, judgement, base }: TestVerdict,
  verdict: Verdict,
  names: EngineNames,
  escapeText: Escape,
): string[] {
  if (isUnmeasured(comparison)) return [missingReason(comparison, names, escapeText, verdict)];
  const path = testPath(comparison);
  const baseName = engineName(names, "base");
  const change = verdict.changes?.found.find(({ test }) => testPath(test) === path);
  const accepted = (verdict.acceptances?.accepted ?? []).filter(({ name }) => name === path);
  return [
    ...(judgement === undefined ? [] : [reason(judgement)]),
    ...(base === undefined ? [] : [reason(base, baseName)]),
    ...(comparison.base?.state === "failed"
      ? [
          `not compared with ${baseName}: ${failuresReason(comparison.base.failures, names, escapeText, verdict)}`,
        ]
      : []),
    ...(change === undefined ? [] : [`changed against ${baseName}: ${changeText(change)}`]),
    ...accepted.map(
      ({ acceptance: { by, until, reason: why } }) =>
        `accepted by ${escapeText(by)} until ${until}: "${escapeText(why)}"`,
    ),
  ];
}

function reason(judgement: Judgement<Evidence>, base?: string): string {
  return judgement.outcome === "pass" ? passReason(judgement, base) : testReason(judgement, base);
}
