import { describe, expect, it } from "vitest";
import { readGrammar, toolGrammar } from "../../../../src/features/search/hunt/read-grammar.ts";
import { errorMessage } from "../../../error-message.ts";

const message = (text: string) => errorMessage(() => readGrammar(text, "g.yml"));

describe("a grammar file", () => {
  it("adds productions, replaces those of the same name, and changes weights", () => {
    const text = `
weights: { rows: { 50: 3 } }
rules:
  read: [{ name: mine, weight: 7, sql: "SELECT 1" }, { name: count, sql: "SELECT 2" }]
  mine(a): [{ name: x, sql: "{a.int}" }]
`;
    const [made, own] = [readGrammar(text, "g.yml"), toolGrammar()];
    const read = made.rules.get("read")?.productions ?? [];
    expect(read.find(({ name }) => name === "mine")).toMatchObject({ id: "read/mine", weight: 7 });
    expect(read.filter(({ name }) => name === "count")).toMatchObject([{ sql: "SELECT 2", weight: 1 }]);
    expect(read.length).toBe((own.rules.get("read")?.productions.length ?? 0) + 1);
    expect(made.rules.get("mine")?.parameters).toEqual(["a"]);
    expect(made.weights.rows).toEqual({ ...own.weights.rows, 50: 3 });
  });

  it.each([
    [
      'rules:\n  read:\n    - { name: a, sql: "SELECT {b.int}" }\n',
      "g.yml:3:18: rules.read: nothing before it is called b",
    ],
    ['rules:\n  read:\n    - { name: a, sql: "SELECT {nothing}" }\n', "there is no rule nothing"],
    ['rules:\n  read:\n    - { name: a, sql: "SELECT {" }\n', 'a brace "{" without its other one'],
    ['rules:\n  read:\n    - { name: a, sql: "{A.b}" }\n', "is no slot"],
    ['rules:\n  read:\n    - { name: a, sql: "{number 1}" }\n', "number takes 2 and has 1"],
    ["rules:\n  read(a): []\n", 'g.yml:2:3: the rule is "read"'],
    ["rules:\n  Read: []\n", 'g.yml:2:3: "Read" is no name of a rule'],
    ["weights:\n  rows: { many: 1 }\n", "g.yml:2:11"],
    ["weights:\n  storages: { memory: 0, file: 0 }\n", "g.yml:2:3: weights.storages: all weights are 0"],
    ["weight: {}\n", "g.yml:1:1"],
  ])("is refused by line and column: %j", (text, words) => {
    expect(message(text)).toContain(words);
  });
});
