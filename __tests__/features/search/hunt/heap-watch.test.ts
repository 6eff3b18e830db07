import { expect, it } from "vitest";
import { HeapWatch } from "../../../../src/features/search/hunt/heap-watch.ts";
import type { Heat } from "../../../../src/features/search/hunt/racer.ts";

type Ran = Extract<Heat, { readonly kind: "ran" }>;

const ranWith = (closed: number, process = 1): Ran => ({
  kind: "ran",
  result: { trials: [], lines: [], heap: { open: closed, closed } },
  process,
});

/** Whether the candidate's heap has grown after each batch, of these bytes. */
function watch(batches: readonly (readonly [candidate: number, reference: number, process?: number])[]) {
  const heaps = new HeapWatch();
  return batches.map(([candidate, reference, process]) =>
    heaps.hasGrown("memory", ranWith(candidate, process), ranWith(reference, process)),
  );
}

it("sees what is kept beside the reference once both engines are warm", () => {
  expect(
    watch([
      [9000, 0],
      [9000, 0],
      [9000, 0],
      [9000, 0],
      [10_001, 0],
    ]),
  ).toEqual([false, false, false, false, true]);
  expect(
    watch([
      [0, 0],
      [0, 0],
      [0, 0],
      [5000, 5000],
      [1000, 0],
    ]),
  ).toEqual(Array(5).fill(false));
});

it("compares with the most that there was, which moves up and down", () => {
  expect(
    watch([
      [0, 0],
      [3000, 0],
      [0, 0],
      [3900, 0],
      [0, 0],
      [4001, 0],
    ]).at(-1),
  ).toBe(true);
  expect(
    watch([
      [0, 0],
      [3000, 0],
      [0, 0],
      [3900, 0],
      [0, 0],
      [4000, 0],
    ]).at(-1),
  ).toBe(false);
});

it("begins anew with new processes, and for each storage", () => {
  expect(
    watch([
      [0, 0],
      [0, 0],
      [0, 0],
      [9000, 0, 2],
      [9000, 0, 2],
    ]),
  ).toEqual(Array(5).fill(false));
  const heaps = new HeapWatch();
  for (let batch = 0; batch < 3; batch++) heaps.hasGrown("memory", ranWith(0), ranWith(0));
  expect(heaps.hasGrown("file", ranWith(9000), ranWith(0))).toBe(false);
  expect(heaps.hasGrown("memory", ranWith(9000), ranWith(0))).toBe(true);
});
