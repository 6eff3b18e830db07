import { testPath } from "../../../../model/test.ts";
import { at, type ReportPart } from "../../../../report/blocks.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { plural, shortTime } from "../../../../report/format/figures.ts";
import { type MaxRow, maxVerdictOf } from "./judge.ts";
import { mostScale, referenceNs } from "./probe.ts";

/** The tests with a longest time of their own, each with its probe; those of the settings' limits are among the limits. */
export const maxReport: ReportPart = {
  blocks: ({ verdict, words }) => {
    const rows = (maxVerdictOf(verdict)?.rows ?? []).filter(({ isMax }) => isMax);
    if (rows.length === 0) return [];
    const items = [
      ...rows.map((row) => maxLine(row, words.text)),
      `Each is the median of ${words.names.candidate}'s own samples. Its time in the tables is the other engine's median, multiplied by the multiplier.`,
    ];
    return at("below the sections", {
      kind: "details",
      title: "Longest times",
      blocks: [{ kind: "list", items }],
    });
  },
};

/** `own/file/writes/commit: 35 ms in 11 samples, at most 120 ms; on this machine 240 ms, since fsync took 1.9 and 2.0 ms (reference 1.0 ms)` */
function maxLine(
  { test, ns, samples, maxNs, scaledNs, scaledBy, probeNs }: MaxRow,
  escapeText: Escape,
): string {
  const line = `${escapeText(testPath(test))}: ${shortTime(ns)} in ${plural(samples, "sample")}, at most ${shortTime(maxNs)}`;
  if (scaledBy === undefined || probeNs === undefined) return line;
  const [first, last] = probeNs.map(shortTime);
  const bound = scaledNs >= mostScale * maxNs ? `, ${mostScale} times as long at most` : "";
  return (
    `${line}; on this machine ${shortTime(scaledNs)}, since ${scaledBy} took ${first} and ${last} ` +
    `(reference ${shortTime(referenceNs[scaledBy])}${bound})`
  );
}
