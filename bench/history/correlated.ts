import type { NamedSeries } from "../../src/features/nights/history/runs/change-points.ts";
import { Variates } from "../noise/variates.ts";

/** Noise of nights with a standard deviation of 1 that depends on the night before. */
export interface CorrelatedNoise {
  /** The correlation of a night with the one before it: of a first-order autoregression. */
  readonly correlation: number;
  /** The standard deviation of the steps of a random walk that the level makes from night to night. */
  readonly walk: number;
}

/** Series without a change, each with noise of its own, the same for the same arguments. */
export function simulateCorrelated(
  tests: number,
  nights: number,
  { correlation, walk }: CorrelatedNoise,
  seed: number,
): NamedSeries[] {
  const variates = new Variates(seed, "correlated nights");
  const innovation = Math.sqrt(1 - correlation ** 2);
  return Array.from({ length: tests }, (_, test) => {
    let [noise, level] = [variates.normal(), 0];
    const values = Array.from({ length: nights }, () => {
      const value = level + noise;
      noise = correlation * noise + innovation * variates.normal();
      level += walk * variates.normal();
      return { value, weight: 1 };
    });
    return { name: `simulated ${seed} ${test}`, values };
  });
}
