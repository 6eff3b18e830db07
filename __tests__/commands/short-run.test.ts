import { describe, expect, it } from "vitest";
import { shortRunText } from "../../src/commands/short-run.ts";
import type { RunCommand } from "../../src/options/cli-arguments.ts";
import { parseArguments, resolveRunSettings, sourcesOf } from "../options/full-build.ts";

const textOf = (...argv: readonly string[]) => {
  const command = parseArguments(argv, 80, () => "file") as RunCommand;
  return shortRunText(resolveRunSettings(sourcesOf(command)), argv, "sqlite-bench-gate");
};

describe("the sentence of a short run", () => {
  it("says what was left out, and the command that runs all tests", () => {
    expect(textOf("./libengine.so")).toBe(
      "This was a short run of 18 of 276 tests, for 45 seconds at most. " +
        "All of them: sqlite-bench-gate run --candidate ./libengine.so",
    );
  });

  it("is that of a new run, if a short run is resumed", () => {
    const command = "sqlite-bench-gate run --candidate ./libengine.so --strict";
    expect(textOf("./libengine.so", "--resume", "results", "--strict")).toMatch(new RegExp(`${command}$`));
    expect(textOf("./libengine.so", "--resume=results", "--strict")).toMatch(new RegExp(`${command}$`));
  });

  it("says how long a run with another time limit was, and gives all tests no limit", () => {
    expect(textOf("./libengine.so", "--max-minutes", "5")).toBe(
      "This was a short run of 18 of 276 tests, for 5 minutes at most. " +
        "All of them: sqlite-bench-gate run --candidate ./libengine.so",
    );
  });

  it("keeps the other options, quoted for a shell", () => {
    expect(textOf("run", "my engine's.so", "--out", "of mine", "--strict")).toMatch(
      / run --candidate 'my engine'\\''s\.so' --out 'of mine' --strict$/,
    );
  });
});
