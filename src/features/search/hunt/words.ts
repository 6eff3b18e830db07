import { besideTime, plural, pValue } from "../../../report/format/figures.ts";
import type { Case, Hunt } from "./cases.ts";
import type { FaultKind } from "./sighting.ts";

/** The names of the kinds, as headings. */
export const kindWords: Readonly<Record<FaultKind, string>> = {
  wrong: "different answer",
  crash: "crash",
  hang: "hang",
  refused: "refused",
  leak: "leak",
  growth: "growing memory",
  slow: "slow",
  plan: "bad plan",
};

/** `slow: 12.3x SQLite's time in 9 pairs, p = 0.004`. The names and the engine's words are not escaped. */
export function caseWords(
  { kind, ratio, pairs, p, reference, message, forced }: Case,
  names: Readonly<Record<string, string>>,
): string {
  const to = names[reference] ?? reference;
  switch (kind) {
    case "slow":
      return `slow: ${besideTime((ratio ?? 0).toFixed(1), to)} in ${pairs} pairs, ${pValue(p ?? 1)}`;
    case "plan":
      return `bad plan: the chosen plan takes ${(ratio ?? 0).toFixed(1)}x the time of a forced one, relative to ${to}, in ${pairs} pairs, ${pValue(p ?? 1)}: ${forced}`;
    case "wrong":
      return `a different answer from ${to}`;
    case "hang":
      return `hang: it does not end, and ${to} does`;
    case "crash":
    case "refused":
    case "leak":
    case "growth":
      return `${kindWords[kind]}: ${message ?? `${to} does it`}`;
  }
}

/** Why a hunt that finds no case does not say that there is none; undefined if it ended as it should. Not escaped. */
export function incompleteWords({
  stopped,
  lost,
  tried,
}: Pick<Hunt, "stopped" | "lost" | "tried">): string | undefined {
  const reasons = [
    ...(stopped === undefined ? [] : [`the hunt was stopped: ${stopped}`]),
    ...(lost === 0
      ? []
      : [`the candidate's process ended ${plural(lost, "time")}, and no statement ended it again`]),
    ...(tried === 0 ? ["no statement was compared"] : []),
  ];
  return reasons.length === 0 ? undefined : reasons.join("; ");
}

/**
 * The exit status of a hunt: 3 if it did not end as it should; else 1 with cases; 0 without. An end of the process that nothing repeats leaves
 * it open whether there is a case more, so that it counts only where there is none.
 */
export function statusOf(
  hunt: Pick<Hunt, "stopped" | "lost" | "tried"> & { readonly cases: readonly unknown[] },
): 0 | 1 | 3 {
  if (hunt.stopped !== undefined || hunt.tried === 0) return 3;
  if (hunt.cases.length > 0) return 1;
  return hunt.lost > 0 ? 3 : 0;
}
