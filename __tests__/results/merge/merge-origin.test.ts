import { describe, expect, it } from "vitest";
import type { Origin } from "../../../src/model/recording.ts";
import { mergeOrigins } from "../../../src/results/merge/merge-origin.ts";

const origin: Origin = {
  run: 77,
  attempt: 1,
  head: "a".repeat(40),
  checkedOut: "b".repeat(40),
  base: "main",
  pullRequest: 12,
  repository: "https://github.com/octo-org/engine",
};

describe("mergeOrigins", () => {
  it("keeps the run that measured everything, with its newest attempt", () => {
    expect(mergeOrigins([origin])).toEqual(origin);
    expect(mergeOrigins([origin, { ...origin, attempt: 3 }, { ...origin, attempt: 2 }])).toEqual({
      ...origin,
      attempt: 3,
    });
  });

  it("leaves out the facts that the results do not share", () => {
    const { checkedOut: _, base: __, ...shared } = origin;
    expect(mergeOrigins([origin, { ...shared, base: "other" }, origin])).toEqual(shared);
  });

  it.each([
    ["of two runs", { ...origin, run: 78 }],
    ["of two repositories", { ...origin, repository: "https://github.com/octo-org/other" }],
    ["that do not all say who measured", undefined],
  ])("does not name a run for results %s", (_, other) => {
    expect(mergeOrigins([origin, other])).toBeUndefined();
    expect(mergeOrigins([other, origin])).toBeUndefined();
  });
});
