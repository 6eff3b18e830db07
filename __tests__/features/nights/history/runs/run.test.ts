import { expect, it } from "vitest";
import { isAhead } from "../../../../../src/features/nights/history/runs/run.ts";

it.each([
  ["2026-02-03T04:00:00.000Z", false],
  ["2026-02-03T05:59:00.000Z", false],
  ["2026-02-03T06:01:00.000Z", true],
  ["2099-01-01T00:00:00.000Z", true],
])("a run that ended at %s is of the future at five: %s", (finishedAt, expected) => {
  expect(isAhead({ finishedAt }, new Date("2026-02-03T05:00:00.000Z"))).toBe(expected);
});
