import { describe, expect, it } from "vitest";
import { trialText } from "../../src/commands/trial.ts";
import type { RunCommand } from "../../src/options/cli-arguments.ts";
import { parseArguments, resolveRunSettings, sourcesOf } from "../options/full-build.ts";

const textOf = (...argv: readonly string[]) => {
  const command = parseArguments(argv, 80, () => "file") as RunCommand;
  return trialText(resolveRunSettings(sourcesOf(command)), argv);
};

describe("the sentence of a trial", () => {
  it("says what was left out, and the command that runs all tests", () => {
    expect(textOf("./libengine.so")).toBe(
      "This was a trial of 18 of 276 tests, for 45 seconds at most. " +
        "All of them: sqlite-bench-gate run --candidate ./libengine.so",
    );
  });

  it("keeps the other options, quoted for a shell", () => {
    expect(textOf("run", "my engine's.so", "--out", "of mine", "--strict")).toMatch(
      / run --candidate 'my engine'\\''s\.so' --out 'of mine' --strict$/,
    );
  });
});
