import { count, multiplier, shortTime } from "../../../report/format/figures.ts";
import type { Exponent } from "../power-law.ts";
import type { GrowthFinding } from "./finding.ts";

/**
 * `3.30x from depth 1 to 1,000 (12 us to 40 us), surely at least 2.91x, over 1.25x`
 *
 * @param base the base's name, escaped
 */
export function growthReason(
  { limit, parameter, from, to, control, base, candidate, figure, surely, largest, outcome }: GrowthFinding,
  baseName: string,
): string {
  const span = `from ${parameter} ${count(from)} to ${count(to)}`;
  if (limit === "exponent") {
    const least = outcome === "fail" ? `, surely at least ${surely.toFixed(2)}` : "";
    return `grows with ${parameter} to the power of ${figure.toFixed(2)} ${span}${least}, over ${largest}`;
  }
  const least = outcome === "fail" ? `, surely at least ${multiplier(surely)}x` : "";
  const over = `${least}, over ${multiplier(largest)}x`;
  if (control !== undefined)
    return `${multiplier(figure)}x the time of ${control} (${shortTime(candidate)}, ${control} ${shortTime(base)})${over}`;
  if (limit === "ratio")
    return `grows ${multiplier(figure)}x ${span} (${shortTime(base)} to ${shortTime(candidate)})${over}`;
  return `grows ${multiplier(candidate)}x ${span}, on ${baseName} ${multiplier(base)}x: ${multiplier(figure)}x of that${over}`;
}

/** `0.18 ±0.02`: an exponent with half the width of its interval. */
export function exponentText({ value, low, high }: Exponent): string {
  return `${value.toFixed(2)} ±${((high - low) / 2).toFixed(2)}`;
}
