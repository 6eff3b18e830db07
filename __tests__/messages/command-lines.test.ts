import { describe, expect, it } from "vitest";
import { commandLines, optionParts } from "../../src/messages/command-lines.ts";

describe("a command on lines of a terminal", () => {
  it("is one command for a shell, whose options keep their values", () => {
    const words = ["run", "--base", "old.so", "--quiet", "--out", `'${"long folder ".repeat(6)}'`, "a.so"];
    const parts = optionParts(words);
    expect(parts).toEqual(["run", "--base old.so", "--quiet", `--out '${"long folder ".repeat(6)}'`, "a.so"]);
    const lines = commandLines(parts);
    expect(lines).toHaveLength(3);
    expect(lines.join("\n").replaceAll(/ \\\n */g, " ")).toBe(parts.join(" "));
  });
});
