import { describe, expect, it } from "vitest";
import { formatPath, formatValue } from "../../src/messages/format-value.ts";

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
