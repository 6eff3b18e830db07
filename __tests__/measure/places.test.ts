import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { closePlaces, makePlaces, pairsAtOnce } from "../../src/measure/places.ts";

it("are one for each pair that is timed at once, and one for those that are timed alone", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "places-"));
  const pairs = pairsAtOnce({ jobs: 2, threads: 1 }, false);
  const places = makePlaces(folder, pairs);
  const processors = places.beside.map(({ processor }) => processor);
  expect(processors).toHaveLength(pairs === 1 ? 0 : 2);
  expect(new Set(processors).size).toBe(processors.length);
  expect(places.alone.processor).toBeUndefined();
  const files = [...places.beside, places.alone].map(({ name }) => `turns-${name}`);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  closePlaces(places);
  rmSync(folder, { recursive: true });
});

it("are no more than there are processors, and one of servers and several connections", () => {
  const all = pairsAtOnce({ threads: 1 }, false);
  expect(pairsAtOnce({ jobs: 1, threads: 1 }, false)).toBe(1);
  expect(all).toBeLessThanOrEqual(os.availableParallelism());
  expect(pairsAtOnce({ jobs: 10_000, threads: 1 }, false)).toBe(all);
  expect(pairsAtOnce({ threads: 1 }, true)).toBe(1);
  expect(pairsAtOnce({ threads: 2 }, false)).toBe(1);
});
