import { isSameRun } from "../../history/compare.ts";
import type { Trends } from "../../history/trends.ts";
import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { inPage } from "../format/escape.ts";
import { dayOf, describeEngine } from "../history/words.ts";
import type { HistoryRunData } from "./page-data.ts";

/** The page's run beside a history; undefined if it is one of the history, whose last it then is. */
export function ownRun(
  { run, engines }: Recording,
  verdict: Verdict,
  { runs }: Trends,
): HistoryRunData | undefined {
  const last = runs.at(-1);
  if (run === undefined || (last !== undefined && isSameRun(last, run))) return undefined;
  return {
    name: "this run",
    day: dayOf(run),
    facts: `${describeEngine(engines.candidate, inPage)} against ${describeEngine(engines.baseline, inPage)}`,
    outcome: verdict.outcome,
    marks: [],
    markTexts: [],
  };
}
