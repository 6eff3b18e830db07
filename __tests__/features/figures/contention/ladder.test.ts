import { expect, it } from "vitest";
import { connectionsUpTo } from "../../../../src/features/figures/contention/ladder.ts";

it.each([
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [8, [1, 2, 4, 8]],
  [10, [1, 2, 4, 8, 10]],
  [64, [1, 2, 4, 8, 16, 32, 64]],
])("up to %i connections there are %j", (most, expected) => {
  expect(connectionsUpTo(most)).toEqual(expected);
});
