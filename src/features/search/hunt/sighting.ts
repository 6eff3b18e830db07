import type { TrialResult } from "../../../engines/race.ts";

/** Everything that can be wrong with an engine at some statements, the worst first. */
export const faultKinds = ["wrong", "crash", "hang", "refused", "leak", "growth", "slow", "plan"] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The difference between a candidate's trial and that of another engine. */
export type Sighting =
  /** Both did the same. */
  | { readonly kind: "same"; readonly ratio: number }
  /** The results differ, or the rows that were changed. */
  | { readonly kind: "wrong" }
  | { readonly kind: "refused"; readonly message: string }
  /** The candidate was interrupted, and the reference was not: at least so many times as slow. */
  | { readonly kind: "cut"; readonly ratio: number }
  /** The other refuses, or was interrupted itself. */
  | { readonly kind: "nothing" };

/** @param limitMs after which the candidate was interrupted */
export function compareTrials(
  candidate: TrialResult | undefined,
  reference: TrialResult | undefined,
  limitMs: number,
): Sighting {
  if (candidate === undefined || reference?.ending !== "done") return { kind: "nothing" };
  if (candidate.ending === "error") return { kind: "refused", message: candidate.message };
  if (candidate.ending === "interrupted") return { kind: "cut", ratio: (limitMs * 1e6) / reference.firstNs };
  const isSame =
    candidate.hash === reference.hash &&
    candidate.rows === reference.rows &&
    candidate.changes === reference.changes;
  if (!isSame) return { kind: "wrong" };
  return { kind: "same", ratio: timeOf(candidate) / timeOf(reference) };
}

/** Nanoseconds, at least 1: the middle of all executions but the first, if there are others. */
export function timeOf({ firstNs, medianNs = firstNs }: TrialResult & { readonly ending: "done" }): number {
  return Math.max(1, medianNs);
}

/** A message without the names and numbers that differ from statement to statement. */
export function messageShape(message: string): string {
  return message
    .replaceAll(/\b([a-z]+)\d+[a-z]*\b/g, "$1")
    .replaceAll(/\d+/g, "n")
    .slice(0, 200);
}
