import { describe, expect, it } from "vitest";
import type { Life } from "../../../../../src/features/figures/age/record.ts";
import { agedPairs } from "../../../../../src/features/search/bisect/measure/age-point.ts";
import { makeLife, withoutWritten } from "../../../figures/age/aged.ts";

const commits = 1000;

/** A shape on three engines, of which the candidate is changed. */
function three(change: (life: Life) => Life) {
  const lifeOf = (role: Life["role"], disk: number) =>
    makeLife(role, commits, () => ({ disk, written: disk / 1000 }));
  const engines = [lifeOf("baseline", 1e6), change(lifeOf("candidate", 3e6)), lifeOf("base", 2e6)];
  return { shape: "append", engines } as const;
}

const same = (life: Life) => life;

describe("an ageing database on a point of a search", () => {
  it("gives one pair of its bytes after the last commit", () => {
    expect(agedPairs(three(same), commits, "age-disk", 1)).toEqual({
      state: "measured",
      pairs: [{ baseline: 1e6, candidate: 3e6, base: 2e6 }],
    });
    expect(agedPairs(three(same), commits, "age-written", 1)).toMatchObject({
      pairs: [{ baseline: 1e6, candidate: 3e6, base: 2e6 }],
    });
  });

  it("gives a pair of each opening, or of each block of commits, and no more than are asked for", () => {
    const opened = agedPairs(three(same), commits, "age-open", 16);
    expect(opened.state === "measured" && opened.pairs).toHaveLength(9);
    expect(agedPairs(three(same), commits, "age-open", 2)).toMatchObject({ pairs: [{}, {}] });
    const waited = (life: Life): Life => ({
      ...life,
      rungs: life.rungs.map((rung) => ({ ...rung, blocksNs: rung.blocksNs.map((time) => time + 0.4) })),
    });
    const whole = agedPairs(three(waited), commits, "age-time", 16);
    expect(
      whole.state === "measured" && whole.pairs.every(({ candidate }) => Number.isInteger(candidate)),
    ).toBe(true);
    const blocks = agedPairs(three(same), commits, "age-time", 16);
    expect(blocks.state === "measured" && blocks.pairs).toHaveLength(8);
  });

  it("cannot be tested where the engine failed, has other rows or does not show the figure", () => {
    const failing = (life: Life): Life => ({
      ...life,
      rungs: life.rungs.slice(0, 1),
      failure: { occasion: "commits", after: 300, reason: "crash", message: "SIGSEGV" },
    });
    expect(agedPairs(three(failing), commits, "age-disk", 1)).toEqual({
      ...{ state: "failed", role: "candidate" },
      untestable: { reason: "crash", message: "SIGSEGV (after 300 commits)" },
    });
    const other = (life: Life): Life => ({
      ...life,
      rungs: life.rungs.map((rung) => ({ ...rung, hash: "ff".repeat(8) })),
    });
    expect(agedPairs(three(other), commits, "age-disk", 1)).toMatchObject({
      untestable: { reason: "differs", message: expect.stringMatching(/other values .*after 250 commits/) },
    });
    expect(agedPairs(three(withoutWritten), commits, "age-written", 1)).toMatchObject({
      ...{ role: "candidate", untestable: { message: "age-written is not measured" } },
    });
    expect(agedPairs(three(withoutWritten), commits, "age-disk", 1)).toMatchObject({ state: "measured" });
    expect(agedPairs(three(failing), commits, "age-open", 5)).toMatchObject({
      state: "failed",
      role: "candidate",
    });
  });

  it("is refused where the system counts nothing", () => {
    const { engines, ...shape } = three(same);
    const none = { ...shape, engines: engines.map(withoutWritten) };
    expect(() => agedPairs(none, commits, "age-written", 1)).toThrow(
      "--by: age-written is not measured on this platform: search by age-disk",
    );
  });
});
