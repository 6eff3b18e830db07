import type { Untestable } from "../model/bisection.ts";
import type { Line } from "./line.ts";
import { type Observation, pointLooks, sideOf } from "./side.ts";

/** The state of a point in a search. */
export type PointState =
  | { readonly state: "unmeasured" }
  | { readonly state: "open"; readonly next: number }
  | KnownPoint
  | ({ readonly state: "untestable" } & Untestable);

/** A point that is on one side of the line. */
export interface KnownPoint {
  readonly state: "good" | "bad";
  /** The number of pairs at the first decision. */
  readonly pairs: number;
  /** The number of pairs at which fresh pairs are compared with the deciding pairs; absent if the fresh pairs agree. */
  readonly next?: number;
}

/** The result of pairs, in words that follow their number. */
const said = {
  undecided: "do not decide",
  between: "put it between both ends",
  good: "say good",
  bad: "say bad",
} as const;

/** The side of the line that a point's own pairs show. */
export function stateOf(observed: Observation | undefined, line: Line, alpha: number): PointState {
  if (observed?.untestable !== undefined) return { state: "untestable", ...observed.untestable };
  if (observed === undefined || observed.logRatios.length === 0) return { state: "unmeasured" };
  const side = sideOfLine(observed.logRatios, line, alpha);
  if (side.state === "open") return side;
  if (side.state === "undecided" || side.state === "between")
    return { state: "untestable", reason: "undecided", message: `${side.pairs} pairs ${said[side.state]}` };
  return verify(observed, side.state, side.pairs, line, alpha);
}

/**
 * The result of the pairs after the deciding ones: the same, or that the point cannot be tested. Undecided fresh pairs contradict too, since as many pairs decided before.
 *
 * @param decided the number of deciding pairs; 0 if the side is known without pairs
 */
export function verify(
  observed: Observation | undefined,
  known: "good" | "bad",
  decided: number,
  line: Line,
  alpha: number,
): PointState {
  const fresh = observed === undefined ? [] : observed.logRatios.slice(decided);
  const side = sideOfLine(fresh, line, alpha);
  if (side.state === "open") return { state: known, pairs: decided, next: decided + side.next };
  if (side.state === known) return { state: known, pairs: decided };
  const before = decided === 0 ? `it should be ${known}` : `${decided} pairs say ${known}`;
  const message = `${before}, and ${side.pairs} fresh ones ${said[side.state]}`;
  return { state: "untestable", reason: "inconsistent", message };
}

type SideOfLine =
  | { readonly state: "open"; readonly next: number }
  | { readonly state: "good" | "bad" | "between" | "undecided"; readonly pairs: number };

function sideOfLine(logRatios: readonly number[], line: Line, alpha: number): SideOfLine {
  const values = logRatios.map((value) => line.direction * value);
  const side = sideOf(values, line.direction * line.logRatio, pointLooks, alpha, line.slack);
  if (side.state === "open") return side;
  const states = { above: "bad", below: "good", between: "between", undecided: "undecided" } as const;
  return { state: states[side.state], pairs: side.pairs };
}
