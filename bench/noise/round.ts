import { variants } from "../../src/model/test.ts";
import type { SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** The tests of a round as they are visited: variant by variant, in random order within each. */
export function inRandomOrder(tests: readonly SimulatedTest[], random: Variates): SimulatedTest[] {
  return variants.flatMap((variant) => random.shuffled(tests.filter(({ test }) => test.variant === variant)));
}
