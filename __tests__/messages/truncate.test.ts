import { describe, expect, it } from "vitest";
import { truncate, truncateList } from "../../src/messages/truncate.ts";

describe("a truncated text", () => {
  it.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "ab…"],
    ["🙂🙂🙂", 3, "🙂🙂🙂"],
    ["🙂🙂🙂🙂", 3, "🙂🙂…"],
    ["a🙂🙂🙂", 3, "a🙂…"],
    ["", 3, ""],
  ])("is %j at %i code points %j", (text, length, truncated) => {
    expect(truncate(text, length)).toBe(truncated);
  });
});

describe("a truncated list", () => {
  it("ends in an item that says how many are left out", () => {
    expect(truncateList(2, ["a", "b", "c", "d"], (more) => `${more} more`)).toEqual(["a", "b", "2 more"]);
    expect(truncateList(2, ["a", "b"], (more) => `${more} more`)).toEqual(["a", "b"]);
  });
});
