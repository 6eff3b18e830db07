import { describe, expect, it } from "vitest";
import { parseYaml } from "../../src/yaml/yaml-file.ts";
import { errorMessage } from "../error-message.ts";

const messageFor = (text: string) => errorMessage(() => parseYaml(text, "gate.yml"));

/** Nine lists, each of nine times the one before: 387 million values. */
const bomb = Array.from({ length: 9 }, (_, level) => {
  const parts = Array.from({ length: 9 }, () => (level === 0 ? "x" : `*a${level - 1}`));
  return `a${level}: &a${level} [${parts.join(", ")}]\n`;
}).join("");

describe("a YAML file", () => {
  it("knows the position of each part, also behind an alias", () => {
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
    ["an empty text", "", "gate.yml: the file has no settings: write one per line, for example rows: 10000"],
    [
      "only a comment",
      "# rows: 5\n",
      "gate.yml: the file has no settings: write one per line, for example rows: 10000",
    ],
    [
      "a list",
      "- rows",
      "gate.yml:1:1: not a mapping of settings: write one per line, for example rows: 10000",
    ],
    [
      "a sentence",
      "rows 5",
      "gate.yml:1:1: not a mapping of settings: write one per line, for example rows: 10000",
    ],
    [
      "an unclosed quote",
      "seed: 1\nrows: 'five",
      `gate.yml:2:12: not YAML: Missing closing 'quote, in "rows: 'five"`,
    ],
    [
      "a tab before a key",
      "rows:\n\t5: 6",
      'gate.yml:2:1: not YAML: Tabs are not allowed as indentation, in "5: 6"',
    ],
    ["a tag", "rows: !rows 5", 'gate.yml:1:7: not YAML: Unresolved tag: !rows, in "rows: !rows 5"'],
    [
      "a colon in a value",
      "rows: 5\nstatements: SELECT a: b",
      'gate.yml:2:13: not YAML: Nested mappings are not allowed in compact mappings, in "statements: SELECT a: b"',
    ],
    [
      "a key that is indented below a value",
      "rows: 5\n  seed: 1\nvariants: all",
      'gate.yml:2:3: not YAML: "seed: 1" is indented, but the line above has a value already',
    ],
    [
      "a key that is a list",
      "? [rows]\n: 5",
      'gate.yml:1:3: not YAML: With stringKeys, all keys must be strings, in "? [rows]"',
    ],
    ["a key given twice", "rows: 5\nseed: 1\nrows: 6", 'gate.yml:3:1: key "rows" is given twice: remove one'],
    [
      "a second document",
      "rows: 5\n---\nrows: 6",
      "gate.yml:2:1: a second document begins here: only one is allowed",
    ],
    ["an alias without an anchor", "rows: *five", "gate.yml:1:7: alias *five has no anchor &five before it"],
    [
      "aliases that expand without end",
      bomb,
      "gate.yml:1:1: aliases expand to more than 100 parts: write the settings without aliases",
    ],
    [
      "a file that is too long",
      `rows: ${"5".repeat(100_000)}`,
      "gate.yml: 100006 characters, at most 100000 are allowed",
    ],
  ])("is refused with %s", (_, text, message) => {
    expect(messageFor(text)).toBe(message);
  });

  it("is refused in UTF-16", () => {
    const read = Buffer.from("rows: 5", "utf16le").toString("utf8");
    expect(messageFor(read)).toBe(
      "gate.yml is text in UTF-16, as PowerShell's > writes it: save it as UTF-8",
    );
  });

  it("is refused with too many brackets", () => {
    expect(messageFor("[".repeat(50_000))).toMatch(
      /^gate\.yml:1:\d+: lists or mappings are nested too deeply$/,
    );
  });
});
