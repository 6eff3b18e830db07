import { type Role, roles } from "../../../../model/engine.ts";
import type { BisectedPair, SeenFault, Untestable } from "../model/bisection.ts";

/** The result of measuring a point of a search. */
export type PointPairs =
  | { readonly state: "measured"; readonly pairs: readonly BisectedPair[] }
  /** Whether the point shows the fault that is searched. */
  | { readonly state: "judged"; readonly fault: SeenFault }
  /** One of the engines failed. */
  | { readonly state: "failed"; readonly role: Role; readonly untestable: Untestable };

/** The ends are in every measurement: if several engines failed, the failure of an end counts. */
const blameOrder = ["baseline", "base", "candidate"] as const satisfies readonly Role[];

/** The rank of an engine among those that failed: the failure of the lowest one counts. */
export function blame(role: Role | undefined): number {
  return role === undefined ? roles.length : blameOrder.indexOf(role);
}

/**
 * The only pair of a point by an exact figure: another measurement would be the same. A value of 0 counts as 1, since a search compares
 * ratios.
 *
 * @param measured the roles of the engines that have the figure, the point and the good end among them
 * @param figureOf an engine's value, or why the engine has none
 */
export function exactPair(
  measured: readonly Role[],
  figureOf: (role: Role) => number | Untestable,
): PointPairs {
  return pairsInTurns(measured, (role) => {
    const value = figureOf(role);
    return typeof value === "number" ? [value] : value;
  });
}

/**
 * The pairs of a point whose engines took turns: the values of all at one place are a pair. As many as the engine with the fewest has.
 *
 * @param valuesOf an engine's values in the order of turns, or why the engine has none; a pair has whole numbers, from 1
 */
export function pairsInTurns(
  measured: readonly Role[],
  valuesOf: (role: Role) => readonly number[] | Untestable,
): PointPairs {
  const all: [Role, readonly number[]][] = [];
  for (const role of blameOrder.filter((one) => measured.includes(one))) {
    const values = valuesOf(role);
    if ("reason" in values) return { state: "failed", role, untestable: values };
    all.push([role, values]);
  }
  const turns = Math.min(...all.map(([, { length }]) => length));
  const pairs = Array.from({ length: turns }, (_, turn) => {
    const pair = all.map(([role, values]) => [role, Math.max(1, Math.round(values[turn] ?? 0))]);
    return Object.fromEntries(pair) as BisectedPair;
  });
  return { state: "measured", pairs };
}
