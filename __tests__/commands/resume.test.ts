import { describe, expect, it } from "vitest";
import { resumeCommand } from "../../src/commands/resume.ts";

const commandOf = (argv: readonly string[], maxMinutes: number | undefined, isOutOfTime = true) =>
  resumeCommand({ out: "my results", maxMinutes }, argv, isOutOfTime, "sqlite-bench-gate").join(" ");

describe("the command that goes on with an unfinished run", () => {
  it("is the same command with the folder of the results, and three times the time", () => {
    expect(commandOf(["./lib.so", "--strict"], 0.75)).toBe(
      "sqlite-bench-gate ./lib.so --strict --resume 'my results' --max-minutes 3",
    );
  });

  it("replaces the options that are its own", () => {
    const argv = ["run", "--candidate", "a b.so", "--out", "x", "--max-minutes=2", "--resume", "y"];
    expect(commandOf(argv, 2)).toBe(
      "sqlite-bench-gate run --candidate 'a b.so' --resume 'my results' --max-minutes 6",
    );
  });

  it("keeps the limit of a run that somebody interrupted, and gives none where there was none", () => {
    expect(commandOf(["a.so"], 2, false)).toMatch(/--max-minutes 2$/);
    expect(commandOf(["a.so"], undefined, false)).toMatch(/--resume 'my results'$/);
  });
});
