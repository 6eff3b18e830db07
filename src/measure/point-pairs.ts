import type { BisectedPair, Untestable } from "../model/bisection.ts";
import type { Role } from "../model/engine.ts";

/** The result of measuring a point of a search. */
export type PointPairs =
  | { readonly state: "measured"; readonly pairs: readonly BisectedPair[] }
  /** One of the engines failed. */
  | { readonly state: "failed"; readonly role: Role; readonly untestable: Untestable };
