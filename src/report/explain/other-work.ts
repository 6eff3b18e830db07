import type { Recording } from "../../model/recording.ts";
import { percent } from "../format/figures.ts";

/** A larger share of the time widens the spread of pairs noticeably, and lengthens a run. */
const mostQueued = 0.1;

/**
 * A sentence about other work on the machine, if it took much of the processors while engines were timed: nothing otherwise, and of engines
 * whose processes do not tell it.
 */
export function otherWork({ tests }: Pick<Recording, "tests">): string[] {
  let [own, queued] = [0, 0];
  for (const { samples } of tests)
    for (const { ns, queuedNs } of samples) {
      if (queuedNs === undefined) continue;
      own += ns;
      queued += queuedNs;
    }
  const share = queued / (own + queued);
  return share > mostQueued
    ? [
        `The machine was busy: other processes ran for ${percent(share)} of the engines' time. The figures leave that out, and are less exact.`,
      ]
    : [];
}
