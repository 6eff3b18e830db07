import { describe, expect, it } from "vitest";
import { countersOf } from "../../src/engines/counters.ts";

describe("an engine's answers about its counters", () => {
  it("are by how much each rose or fell; one that an answer lacks was 0", () => {
    expect(countersOf(["reads=5\nold=2\n", "reads=12\nnew=3\ncache hits=-4\n"])).toEqual({
      reads: 7,
      old: -2,
      new: 3,
      "cache hits": -4,
    });
    expect(countersOf(["", ""])).toEqual({});
    expect(countersOf(["a=b=1\n", "a=b=3\n"])).toEqual({ "a=b": 2 });
  });

  it.each([
    ["reads", '"reads" is not a name of 1 to 200 characters and a whole number'],
    ["reads=1.5", '"reads=1.5" is not a name'],
    ["=5", '"=5" is not a name'],
    [`${"a".repeat(201)}=1`, "is not a name of 1 to 200 characters"],
    ["reads=1\nreads=2", '"reads" is there twice'],
    ["reads=9007199254740993", '"reads" rose by more than 2^53'],
    [
      Array.from({ length: 1001 }, (_, index) => `c${index}=1`).join("\n"),
      "there are 1001, and at most 1000",
    ],
  ])("are refused if they hold %j", (answer, message) => {
    expect(() => countersOf(["", answer])).toThrow(message);
  });
});
