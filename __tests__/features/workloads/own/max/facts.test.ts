import { describe, expect, it } from "vitest";
import { type MaxFacts, maxFacts, requireMax } from "../../../../../src/features/workloads/own/max/facts.ts";
import { makeRecord, makeRecording } from "../../../../builders/recordings.ts";
import { makeOwn, withOwnWorkloads } from "../workloads.ts";

const path = "own/file/reads/counts";
const catalogue = withOwnWorkloads([makeOwn({ max: { ns: 5e6, scaledBy: "fsync" } })]);
const right: MaxFacts["max"][number] = { test: path, ns: 5e6, scaledBy: "fsync", probeNs: [1e6, 2e6] };

function publish(max: MaxFacts["max"] | undefined, wanted = catalogue) {
  const tests = [makeRecord({ variant: "own", storage: "file", kind: "reads", workload: "counts" })];
  const features = max === undefined ? {} : { features: { own: { version: 1, max } } };
  return () => requireMax(makeRecording({ tests, ...features }), { catalogue: wanted });
}

describe("publishing results with a longest time", () => {
  it("takes those that the publisher's files ask for", () => {
    expect(publish([right])).not.toThrow();
    expect(publish(undefined, withOwnWorkloads([makeOwn()]))).not.toThrow();
  });

  it.each([
    ["none", undefined, "was measured with no max, and a max of 5 ms scaled by fsync is expected"],
    [
      "a longer one",
      [{ ...right, ns: 6e6 }],
      "a max of 6 ms scaled by fsync, and a max of 5 ms scaled by fsync",
    ],
    ["another probe", [{ ...right, scaledBy: "cpu" as const }], "a max of 5 ms scaled by cpu, and"],
    ["that of another test", [{ ...right, test: "own/memory/reads/counts" }], "no max, and"],
  ])("refuses results with %s", (_, max, message) => {
    expect(publish(max)).toThrow(message);
  });

  it("refuses results with one that the publisher's files do not ask for", () => {
    expect(publish([right], withOwnWorkloads([makeOwn()]))).toThrow(", and no max is expected");
  });

  it("finds a probe that was taken out or put in", () => {
    const { probeNs: _, ...without } = right;
    const { scaledBy: __, ...unscaled } = right;
    const inconsistency = (one: MaxFacts["max"][number]) =>
      maxFacts.inconsistency?.({ version: 1, max: [one] }, makeRecording());
    expect(inconsistency(right)).toBeUndefined();
    expect(inconsistency(without)).toBe(`the max of ${path} has no probe`);
    expect(inconsistency(unscaled)).toBe(`the max of ${path} has a probe and nothing to scale by`);
  });

  it("keeps the tests of all shards", () => {
    const facts = (test: string) => ({ version: 1 as const, max: [{ ...right, test }] });
    const shard = (test: string) => ({ fileName: test, recording: makeRecording(), facts: facts(test) });
    const merged = maxFacts.merge([
      shard("own/file/reads/a"),
      shard("own/file/reads/b"),
      shard("own/file/reads/a"),
    ]);
    expect(merged?.max.map(({ test }) => test)).toEqual(["own/file/reads/a", "own/file/reads/b"]);
  });

  it("reads no hostile value", () => {
    for (const one of [
      { ...right, ns: -1 },
      { ...right, probeNs: [1e6] },
      { ...right, scaledBy: "x" },
      { ...right, ns: Number.POSITIVE_INFINITY },
    ])
      expect(maxFacts.schema.safeParse({ version: 1, max: [one] }).success).toBe(false);
  });
});
