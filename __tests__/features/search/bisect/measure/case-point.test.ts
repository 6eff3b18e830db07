import { describe, expect, it } from "vitest";
import { judgeCase } from "../../../../../src/features/search/bisect/measure/case-point.ts";
import type { Replayed } from "../../../../../src/features/search/hunt/replay.ts";

const replayed = (state: Replayed["state"], message?: string): Replayed => ({
  file: "case.yml",
  name: "hunt_wrong_1",
  reference: "baseline",
  state,
  ...(message === undefined ? {} : { message }),
});

describe("a point on which a case was replayed", () => {
  it("shows its fault, or none if the case is gone or merely slow", () => {
    expect(judgeCase(replayed("wrong"), "wrong")).toEqual({ state: "judged", fault: { isShown: true } });
    expect(judgeCase(replayed("refused", "no such table"), "error")).toEqual({
      state: "judged",
      fault: { isShown: true, message: "no such table" },
    });
    for (const state of ["gone", "unclear", "slow", "leak"] as const)
      expect(judgeCase(replayed(state), "wrong")).toEqual({ state: "judged", fault: { isShown: false } });
  });

  it("cannot be judged with a fault that hides the one that is searched, or without a reference", () => {
    expect(judgeCase(replayed("crash", "signal 6"), "heap-growth")).toMatchObject({
      role: "candidate",
      untestable: { reason: "crash", message: expect.stringContaining("is crash here") },
    });
    expect(judgeCase(replayed("unknown"), "wrong")).toMatchObject({ state: "failed", role: "baseline" });
  });
});
