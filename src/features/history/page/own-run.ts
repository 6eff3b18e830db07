import type { Recording } from "../../../model/recording.ts";
import type { HistoryRunData } from "../../../report/html/page-data.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { isSameRun } from "../runs/compare.ts";
import { createRun } from "../runs/create-run.ts";
import { marksOf } from "../runs/marks.ts";
import type { Trends } from "../runs/trends.ts";
import { runData } from "./history-data.ts";

/** The page's run beside a history; undefined if it is one of the history, whose last it then is. */
export function ownRun(recording: Recording, verdict: Verdict, { runs }: Trends): HistoryRunData | undefined {
  const last = runs.at(-1);
  if (recording.run === undefined || (last !== undefined && isSameRun(last, recording.run))) return undefined;
  const run = createRun(recording, verdict);
  const own = marksOf([...runs, run]).find((one) => one.run === runs.length);
  return runData(run, own?.marks ?? [], "this run");
}
