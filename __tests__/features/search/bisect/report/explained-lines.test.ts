import { describe, expect, it } from "vitest";
import { type Explained, shortened } from "../../../../../src/features/search/bisect/model/explained.ts";
import { explainedLines } from "../../../../../src/features/search/bisect/report/explained-lines.ts";
import { inMarkdown } from "../../../../../src/report/format/escape.ts";

const explained: Explained = {
  profile: {
    functions: [
      { name: "step", own: { base: 1000, candidate: 38_000 }, inclusive: { base: 1000, candidate: 38_000 } },
      { name: "@you", own: { base: 500, candidate: 400 }, inclusive: { base: 900, candidate: 37_800 } },
    ],
  },
  plans: [{ sql: "SELECT a FROM t WHERE b = 1", before: "SEARCH t\n  USING INDEX i", after: "SCAN t" }],
};

describe("the lines about what changed within an engine", () => {
  it("have the functions with their instructions, and the query plans", () => {
    expect(explainedLines(explained, (text) => text)).toEqual([
      'Instructions of the functions that changed most: "step" +37,000, "@you" -100 (with what it calls +36,900)',
      'The query plan of "SELECT a FROM t WHERE b = 1" was "SEARCH t; USING INDEX i" and is "SCAN t"',
    ]);
    expect(explainedLines(explained, inMarkdown)[0]).toContain("`@you` -100");
  });

  it("say why functions are not known, and of how many plans there are more", () => {
    const plans = ["a", "b", "c", "d", "e"].map((sql) => ({ sql, before: null, after: "SCAN t" }));
    expect(explainedLines({ profile: { unknown: "no symbols" }, plans }, (text) => text)).toEqual([
      'Instructions of the functions that changed most: functions not known: "no symbols"',
      ...["a", "b", "c"].map((sql) => `The query plan of "${sql}" was not known and is "SCAN t"`),
      "2 more query plans changed",
    ]);
  });

  // lessthanseventy/excessibility#183
  it("show where long plans differ, also after they are shortened for an issue", () => {
    const plan = (end: string) =>
      `${"SEARCH a_table_of_many\n".repeat(30)}${end}\n${"SCAN other\n".repeat(30)}`;
    const plans = [{ sql: "SELECT 1", before: plan("USING INDEX i"), after: plan("SCAN t") }];
    for (const shown of [{ plans }, shortened({ plans })]) {
      const [line = ""] = explainedLines(shown, (text) => text);
      expect(line).toMatch(/ was ".*USING INDEX i.*" and is ".*SCAN t.*"$/);
    }
  });

  it("are none if nothing changed", () => {
    expect(explainedLines({ profile: { functions: [] }, plans: [] }, (text) => text)).toEqual([]);
  });
});

describe("shortened", () => {
  it("has room in an issue, whatever an engine writes", () => {
    const long = "x".repeat(400);
    const functions = Array.from({ length: 5 }, () => ({
      name: long,
      own: { base: 1, candidate: 2 },
      inclusive: { base: 1, candidate: 2 },
    }));
    const plans = Array.from({ length: 20 }, () => ({ sql: long.slice(0, 300), before: long, after: null }));
    expect(JSON.stringify(shortened({ profile: { functions }, plans })).length).toBeLessThan(4000);
    expect(shortened(explained)).toEqual(explained);
  });
});
