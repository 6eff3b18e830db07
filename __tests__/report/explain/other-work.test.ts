import { expect, it } from "vitest";
import type { Sample } from "../../../src/model/sample.ts";
import { otherWork } from "../../../src/report/explain/other-work.ts";
import { makeRecord, pairs } from "../../builders/recordings.ts";

const runWith = (queuedNs: number | undefined) => {
  const samples = pairs([100_000, 100_000]).map((one): Sample => ({ ...one, ns: 100_000, queuedNs }));
  return { tests: [makeRecord({ samples })] };
};

it("other work is told if it took much of the processors", () => {
  expect(otherWork(runWith(25_000))).toEqual([
    expect.stringMatching(/^The machine was busy: other processes ran for 20% of the engines. time\. /),
  ]);
});

it("other work is not told if it took little, or is unknown", () => {
  for (const queuedNs of [undefined, 0, 5000]) expect(otherWork(runWith(queuedNs))).toEqual([]);
  expect(otherWork({ tests: [] })).toEqual([]);
});
