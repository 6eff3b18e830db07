import { describe, expect, it } from "vitest";
import { requireOneKind } from "../../../../src/features/figures/contention/kinds.ts";
import type { OwnContest } from "../../../../src/features/workloads/own/own-contest.ts";
import type { EngineKind } from "../../../../src/model/engine.ts";
import { errorMessage } from "../../../error-message.ts";
import { makeOwnContest } from "./contests.ts";

const refuse = (
  candidate: EngineKind,
  base?: EngineKind,
  given: Record<string, unknown> = { contention: 4 },
  own: readonly OwnContest[] = [],
) =>
  requireOneKind(
    { given, suites: ["own"], contents: { own } },
    {
      baseline: { kind: "library" },
      candidate: { kind: candidate },
      ...(base === undefined ? {} : { base: { kind: base } }),
    },
  );

describe("a user's contest", () => {
  it("is refused before the run for a candidate that has one connection", () => {
    const contests = [makeOwnContest()];
    expect(errorMessage(() => refuse("shell", "shell", {}, contests))).toBe(
      "log.yml is a contest of several connections, and the candidate is a shell: only libraries and benchmark binaries have several; " +
        "omit the file from own-workloads",
    );
    refuse("library", "benchmark binary", {}, contests);
  });
});

describe("contests of candidate and base", () => {
  it.each<[EngineKind, EngineKind]>([
    ["library", "shell"],
    ["benchmark binary", "shell"],
    ["shell", "library"],
    ["shell", "benchmark binary"],
  ])("are refused before the run for a %s beside a %s", (candidate, base) => {
    expect(errorMessage(() => refuse(candidate, base))).toBe(
      `contention compares the candidate with the base: the candidate is a ${candidate} and the base a ${base}, and only libraries and ` +
        "benchmark binaries have several connections; give a base of the candidate's kind, or omit contention",
    );
  });

  it("are held, or left out, on both alike", () => {
    expect(() => refuse("library", "benchmark binary")).not.toThrow();
    expect(() => refuse("shell", "shell")).not.toThrow();
    expect(() => refuse("shell")).not.toThrow();
    expect(() => refuse("library", "shell", {})).not.toThrow();
  });
});
