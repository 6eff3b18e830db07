import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { closePlaces, makePlaces, pairsAtOnce } from "../../src/measure/places.ts";

it("are one for each pair that is timed at once, and one for those that are timed alone", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "places-"));
  const pairs = pairsAtOnce(2);
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

it("are no more than there are processors", () => {
  expect(pairsAtOnce(1)).toBe(1);
  expect(pairsAtOnce()).toBeLessThanOrEqual(os.availableParallelism());
  expect(pairsAtOnce(10_000)).toBe(pairsAtOnce());
});
