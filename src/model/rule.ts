/**
 * How many pairs a test gets. A number means exactly that many, and the plain decision on the multiplier; a range
 * bounds the screening of the adaptive rule.
 */
export type Rounds = number | RoundRange;

export interface RoundRange {
  /** Pairs before the first look, at least 3. */
  readonly min: number;
  /** Pairs at the last look of the screening, at least `min`. */
  readonly max: number;
}

/** How samples become outcomes. */
export interface Rule {
  readonly rounds: Rounds;
  /** The chance of any false failure that a run may take, above 0 and below 0.5. Without effect on fixed rounds. */
  readonly alpha: number;
}

export const defaultRule = {
  rounds: { min: 3, max: 11 },
  alpha: 0.01,
} as const satisfies Rule;

/** `3..11`, or `5`: as the command line takes it. */
export function formatRounds(rounds: Rounds): string {
  return typeof rounds === "number" ? String(rounds) : `${rounds.min}..${rounds.max}`;
}
