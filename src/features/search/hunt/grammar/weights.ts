import type { RandomStream } from "../../../../suite/random.ts";

/** Names, each with how often it is chosen in comparison with the others, from 0. */
export type Weights = Readonly<Record<string, number>>;

/** One of the names. @throws RangeError if all weights are 0 */
export function chooseName<Name extends string>(
  weights: Readonly<Partial<Record<Name, number>>>,
  random: RandomStream,
): Name {
  const names = Object.keys(weights) as Name[];
  return chooseWeighted(names, (name) => weights[name] ?? 0, random);
}

/** One of some values, whose weights are whole numbers or hundredths. @throws RangeError if all weights are 0 */
export function chooseWeighted<Value>(
  values: readonly Value[],
  weightOf: (value: Value) => number,
  random: RandomStream,
): Value {
  const total = values.reduce((sum, one) => sum + weightOf(one), 0);
  let left = random.integer(1, Math.round(total * 100)) / 100;
  for (const value of values) {
    left -= weightOf(value);
    if (left <= 1e-9) return value;
  }
  return values.at(-1) as Value;
}
