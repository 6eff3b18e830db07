import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { measureFlush } from "../../src/measure/flush-time.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("flush-time");

it("is in whole nanoseconds, and leaves no file", () => {
  const ns = measureFlush(folder, () => Number(process.hrtime.bigint()));
  expect(Number.isInteger(ns)).toBe(true);
  expect(ns).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([]);
});

it("takes no more than a second of a slow disk, and one flush of any", () => {
  let looks = 0;
  const slow = () => looks++ * 0.3e9;
  expect(measureFlush(folder, slow)).toBe(0.3e9);
  expect(looks).toBeLessThan(12);
  looks = 0;
  const slower = () => looks++ * 2e9;
  expect(measureFlush(folder, slower)).toBe(2e9);
  expect(looks).toBe(4);
});
