import { describe, expect, it } from "vitest";
import { formatPath, formatValue, truncate, truncateList } from "../../src/messages/format-value.ts";

describe("a value in a message", () => {
  it.each([
    ["many", '"many"'],
    ["a\nb", '"a\\nb"'],
    ["x".repeat(61), `"${"x".repeat(59)}…"`],
    ["", "an empty value"],
    [null, "an empty value"],
    [1.5, "1.5"],
    [["int"], '["int"]'],
    [{ rows: 5 }, '{"rows":5}'],
    [[1, 2, 3, ..."x".repeat(99)], `[1,2,3${',"x"'.repeat(13)},…`],
  ])("%j is %s", (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it("can contain itself", () => {
    const list: unknown[] = [];
    list.push(list);
    expect(formatValue(list)).toBe("a list");
    expect(formatValue({ list })).toBe("a mapping");
  });
});

describe("the path of a part", () => {
  it.each([
    [["ceilings", 0, "for"], "ceilings[0].for"],
    [["base-ceilings", "memory"], "base-ceilings.memory"],
    [["suite", "sql", "int/a b"], 'suite.sql["int/a b"]'],
    [[2], "[2]"],
  ])("%j is %s", (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});

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
