import { describe, expect, it } from "vitest";
import { uncountedCommits } from "../../../../src/features/checks/durability/words.ts";

describe("commits that were not counted", () => {
  it("are named with the reason, an engine at a time", () => {
    const uncounted = { name: "DoltLite", uncounted: "ptrace: Operation not permitted" };
    expect(uncountedCommits({ engines: { baseline: { name: "SQLite" }, candidate: uncounted } })).toEqual([
      "What DoltLite asks of the system was not counted (ptrace: Operation not permitted): " +
        "whether its commits are durable is not known.",
    ]);
  });
});
