import { describe, expect, it } from "vitest";
import { mostSlow, steadyLifeSchema } from "../../../../../src/features/figures/age/steady/record.ts";
import { SteadyWindows } from "../../../../../src/features/figures/age/steady/windows.ts";

const ms = 1e6;

describe("windows of a steady load", () => {
  it("have the commits that ended in them, with their quantiles", () => {
    const windows = new SteadyWindows();
    windows.add(
      0,
      Array.from({ length: 100 }, (_, index) => (index + 1) * 0.1 * ms),
    );
    windows.add(900 * ms, [200 * ms, 50 * ms]);
    const { commits, windows: found, slow, latencies } = windows.finish(3e9);
    expect(commits).toBe(102);
    expect(found.commits).toEqual([100, 2, 0]);
    expect(found.p50Ns).toEqual([5 * ms, 50 * ms, 0]);
    expect(found.p99Ns[0]).toBeCloseTo(9.9 * ms, 0);
    expect(found.maxNs).toEqual([10 * ms, 200 * ms, 0]);
    expect(slow).toEqual([{ atNs: 900 * ms, ns: 200 * ms, after: 100 }]);
    expect(latencies?.max).toBe(200 * ms);
    expect(latencies?.counts.reduce((sum, [, one]) => sum + one, 0)).toBe(102);
  });

  it("are empty while one commit goes on", () => {
    const windows = new SteadyWindows();
    windows.add(500 * ms, [3000 * ms, ms]);
    expect(windows.finish(4e9).windows.commits).toEqual([0, 0, 0, 2]);
  });

  it("have the last state that was seen, and end with the load", () => {
    const windows = new SteadyWindows();
    for (const [atNs, disk] of [
      [0, 10],
      [700 * ms, 20],
      [950 * ms, 30],
      [2500 * ms, 5],
    ] as const)
      windows.see({ atNs, disk, resident: 7 });
    windows.add(0, [ms]);
    windows.add(3900 * ms, [ms]);
    const { windows: found, commits } = windows.finish(3_600 * ms);
    expect(found.disk).toEqual([30, 30, 5]);
    expect(found.resident).toEqual([7, 7, 7]);
    expect(found.commits).toEqual([1, 0, 0]);
    expect(commits).toBe(2);
  });

  it("keep the longest commits alone, in order of time", () => {
    const windows = new SteadyWindows();
    const times = Array.from({ length: mostSlow + 50 }, (_, index) => (101 + index) * ms);
    windows.add(0, times);
    const { slow } = windows.finish(1e9);
    expect(slow).toHaveLength(mostSlow);
    expect(slow[0]).toMatchObject({ ns: 151 * ms, after: 50 });
    expect(slow.at(-1)?.ns).toBe((100 + mostSlow + 50) * ms);
  });

  it("are as a results file takes them, and none without a commit", () => {
    const windows = new SteadyWindows();
    windows.add(0, [ms, 2 * ms]);
    expect(steadyLifeSchema.safeParse({ role: "base", ...windows.finish(2e9) }).success).toBe(true);
    const none = { role: "base", ...new SteadyWindows().finish(0) };
    expect(steadyLifeSchema.safeParse(none).success).toBe(true);
    expect(none.latencies).toBeUndefined();
    const cut = { ...none, windows: { ...none.windows, disk: [1] } };
    expect(steadyLifeSchema.safeParse(cut).error?.issues[0]?.message).toBe(
      "expected lists of the same length",
    );
  });
});
