import type { Judged } from "../verdict/verdict.ts";

/** A test or a section that may have a figure held against a ceiling. */
interface Standing {
  readonly judged: Judged | undefined;
}

type Judgement<One> = One & { readonly judged: Judged };

/** Those with a figure and this outcome. */
export function having<One extends Standing>(
  all: readonly One[],
  outcome: Judged["outcome"],
): Judgement<One>[] {
  return withFigure(all).filter(({ judged }) => judged.outcome === outcome);
}

/** The one with the least headroom; undefined where none has a figure. */
export function nearest<One extends Standing>(all: readonly One[]): Judgement<One> | undefined {
  return withFigure(all).toSorted((a, b) => a.judged.headroom - b.judged.headroom)[0];
}

function withFigure<One extends Standing>(all: readonly One[]): Judgement<One>[] {
  return all.flatMap((one) => (one.judged === undefined ? [] : [{ ...one, judged: one.judged }]));
}
