import { isSameRun } from "../../history/compare.ts";
import { createRun } from "../../history/create-run.ts";
import { marksOf } from "../../history/marks.ts";
import type { Trends } from "../../history/trends.ts";
import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { runData } from "./history-data.ts";
import type { HistoryRunData } from "./page-data.ts";

/** The page's run beside a history; undefined if it is one of the history, whose last it then is. */
export function ownRun(recording: Recording, verdict: Verdict, { runs }: Trends): HistoryRunData | undefined {
  const last = runs.at(-1);
  if (recording.run === undefined || (last !== undefined && isSameRun(last, recording.run))) return undefined;
  const run = createRun(recording, verdict);
  const own = marksOf([...runs, run]).find((one) => one.run === runs.length);
  return runData(run, own?.marks ?? [], "this run");
}
