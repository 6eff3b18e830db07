import type { Reference } from "../model/compared.ts";
import { median } from "../statistics/summary.ts";
import type { RatioInterval } from "./evidence.ts";
import { type Pair, pairsWith } from "./pairs.ts";

/** A multiplier, and the pairs that it is made of. */
export interface RatioFigure {
  /** The median of the pairs' ratios, above 0: above 1 is slower. */
  readonly multiplier: number;
  /** Candidate / the other engine of each pair in round order. */
  readonly ratios: readonly number[];
  /** Set if these pairs fail a ceiling by their signs: the interval is that of their signs too. */
  readonly failsBySigns?: boolean;
  /** Absent for a single pair, or if the engines did not take turns. */
  readonly interval?: RatioInterval;
}

/** The statements of a test, and the COMMIT that ends it, compared as the whole is: the test is judged by the sum of both. */
export interface Parts {
  readonly statements: RatioFigure;
  readonly commit: RatioFigure;
  /** The part of the sample that is its COMMIT, from 0 to 1: of the engine that has the larger one, in the median. */
  readonly commitShare: number;
}

/** @returns undefined if the time of a COMMIT is not known in each pair */
export function partsOf(pairs: readonly Pair[], reference: Reference): Parts | undefined {
  const compared = pairsWith(pairs, reference).flatMap((pair) => {
    const [own, other] = [pair.commit?.candidate, pair.commit?.[reference]];
    const isWhole = own !== undefined && other !== undefined && own > 0 && other > 0;
    const statements = { candidate: pair.candidate - (own ?? 0), other: pair[reference] - (other ?? 0) };
    if (!isWhole || statements.candidate <= 0 || statements.other <= 0) return [];
    const shares = { candidate: own / pair.candidate, other: other / pair[reference] };
    return [{ statements: statements.candidate / statements.other, commit: own / other, shares }];
  });
  if (compared.length === 0 || compared.length < pairsWith(pairs, reference).length) return undefined;
  const figure = (ratios: number[]): RatioFigure => ({ multiplier: median(ratios), ratios });
  return {
    statements: figure(compared.map(({ statements }) => statements)),
    commit: figure(compared.map(({ commit }) => commit)),
    commitShare: Math.max(
      median(compared.map(({ shares }) => shares.candidate)),
      median(compared.map(({ shares }) => shares.other)),
    ),
  };
}
