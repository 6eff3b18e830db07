import { omitUndefined } from "../../model/omit-undefined.ts";
import { type Test, testPath } from "../../model/test.ts";
import { instructionsOf } from "../../verdict/instructions.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { functionText, instructionReason, uncountedReason } from "../explain/instructions.ts";
import { type EngineNames, engineName } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import type { InstructionsData } from "./page-data.ts";

/** A page's data about a test's instructions; undefined if they were not to be counted. Texts are escaped. */
export function instructionData(
  record: Test,
  verdict: Verdict,
  names: EngineNames,
): InstructionsData | undefined {
  const instructions = instructionsOf(verdict);
  const path = testPath(record);
  if (instructions === undefined || !instructions.asked.has(path)) return undefined;
  const isOwn = ({ test }: { readonly test: Parameters<typeof testPath>[0] }) => testPath(test) === path;
  const counted = instructions.tests.get(path);
  const { base, candidate } = counted?.instructions ?? {};
  const change = instructions.changes.find(isOwn);
  return {
    taken: counted?.instructions ?? {},
    ...omitUndefined({ statements: counted?.statements }),
    ...(base === undefined || candidate === undefined ? {} : { change: (candidate - base) / base }),
    lines: [
      ...(change === undefined ? [] : [instructionReason(change, engineName(names, "base"))]),
      ...(change?.profile === undefined ? [] : [functionText(change.profile, verdict, inPage)]),
      ...instructions.uncounted.filter(isOwn).map(({ why }) => uncountedReason(why, verdict, inPage)),
    ],
  };
}
