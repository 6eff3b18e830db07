import type { TestVerdict } from "../../verdict/judge.ts";
import type { Judged } from "../../verdict/judgement.ts";

/** A test or a section that may have a figure held against a ceiling. */
interface Standing {
  readonly judged: Judged | undefined;
}

type Judgement<One extends Standing> = One & { readonly judged: NonNullable<One["judged"]> };

/** Those with a figure and this outcome. */
export function having<One extends Standing>(
  all: readonly One[],
  outcome: Judged["outcome"],
): Judgement<One>[] {
  return withFigure(all).filter(({ judged }) => judged.outcome === outcome);
}

const severity = { fail: 0, inconclusive: 1, pass: 2 } as const;

/** The worst outcome, and of those the least headroom; undefined where none has a figure. */
export function nearest<One extends Standing>(all: readonly One[]): Judgement<One> | undefined {
  return withFigure(all).toSorted(
    ({ judged: a }, { judged: b }) => severity[a.outcome] - severity[b.outcome] || a.headroom - b.headroom,
  )[0];
}

/** Tests as they stand against the base. */
export function againstBase(tests: readonly TestVerdict[]) {
  return tests.map(({ comparison, base }) => ({ comparison, judged: base }));
}

/** Whether the figure alone would say something else than the pairs do. */
export function isAtOdds({ multiplier, ceiling, outcome }: Judged): boolean {
  return outcome !== "inconclusive" && (outcome === "fail") !== multiplier > ceiling;
}

/** Whether it is undecided because its pairs ended before all that it may take. */
export function isCutShort({ outcome, evidence }: Judged): boolean {
  return outcome === "inconclusive" && evidence?.ending !== "pairs" && evidence?.ending !== "contradiction";
}

function withFigure<One extends Standing>(all: readonly One[]): Judgement<One>[] {
  return all.flatMap((one) =>
    one.judged === undefined ? [] : [{ ...one, judged: one.judged } as Judgement<One>],
  );
}
