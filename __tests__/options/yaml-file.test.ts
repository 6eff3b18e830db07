import { describe, expect, it } from "vitest";
import { parseYaml } from "../../src/options/yaml-file.ts";
import { errorMessage } from "../refusal.ts";

const refused = (text: string) => errorMessage(() => parseYaml(text, "gate.yml"));

/** Nine lists, each of nine times the one before: 387 million values. */
const bomb = Array.from({ length: 9 }, (_, level) => {
  const parts = Array.from({ length: 9 }, () => (level === 0 ? "x" : `*a${level - 1}`));
  return `a${level}: &a${level} [${parts.join(", ")}]\n`;
}).join("");

describe("a YAML file", () => {
  it("remembers where each part stands, also behind an alias", () => {
    const file = parseYaml("a: 1\nlist:\n  - &one { b: 2 }\n  - *one\n", "gate.yml");
    const place = (...path: (string | number)[]) => file.position(file.offsetOf(path));
    expect(file.value).toEqual({ a: 1, list: [{ b: 2 }, { b: 2 }] });
    expect(place()).toBe("1:1");
    expect(place("list")).toBe("2:1");
    expect(place("list", 0)).toBe("3:10");
    expect(place("list", 0, "b")).toBe("3:12");
    expect(place("list", 1)).toBe("4:5");
    expect(place("list", 1, "b")).toBe("3:12");
    expect(place("list", 0, "missing")).toBe("3:10");
  });

  it.each([
    ["an empty text", "", "gate.yml: the file has no settings: write one a line, for example rows: 10000"],
    [
      "a comment alone",
      "# rows: 5\n",
      "gate.yml: the file has no settings: write one a line, for example rows: 10000",
    ],
    [
      "a list",
      "- rows",
      "gate.yml:1:1: not a mapping of settings: write one a line, for example rows: 10000",
    ],
    [
      "a sentence",
      "rows 5",
      "gate.yml:1:1: not a mapping of settings: write one a line, for example rows: 10000",
    ],
    ["a quote left open", "seed: 1\nrows: 'five", "gate.yml:2:12: not YAML: Missing closing 'quote"],
    ["a tab before a key", "rows:\n\t5: 6", "gate.yml:2:1: not YAML: Tabs are not allowed as indentation"],
    ["a tag", "rows: !rows 5", "gate.yml:1:7: not YAML: Unresolved tag: !rows"],
    [
      "a key that is a list",
      "? [rows]\n: 5",
      "gate.yml:1:3: not YAML: With stringKeys, all keys must be strings",
    ],
    [
      "a key given twice",
      "rows: 5\nseed: 1\nrows: 6",
      'gate.yml:3:1: key "rows" is there a second time: leave one of them out',
    ],
    [
      "a second document",
      "rows: 5\n---\nrows: 6",
      "gate.yml:2:1: a second document begins here: one is allowed",
    ],
    [
      "an alias of nothing",
      "rows: *five",
      "gate.yml:1:7: *five stands for nothing: no &five comes before it",
    ],
    [
      "aliases that multiply",
      bomb,
      "gate.yml:1:1: aliases multiply to more than 100 parts: write the settings out",
    ],
    [
      "a file without end",
      `rows: ${"5".repeat(100_000)}`,
      "gate.yml: 100006 characters, at most 100000 are allowed",
    ],
  ])("is refused with %s", (_, text, message) => {
    expect(refused(text)).toBe(message);
  });

  it("is refused with brackets without end", () => {
    expect(refused("[".repeat(50_000))).toMatch(
      /^gate\.yml:1:\d+: lists or mappings inside each other go too deep$/,
    );
  });
});
