import { describe, expect, it } from "vitest";
import { commitsIn, compareLives, figureOf, valueIn } from "../../../../src/features/figures/age/figures.ts";
import { makeLife, makeShape, withoutWritten } from "./aged.ts";

const alpha = 0.001;

describe("a figure of a life", () => {
  it("is that of the last rung, a commit's for times and written bytes", () => {
    const life = makeLife("candidate", 4000, () => ({ ns: 2e6, written: 8000, disk: 5e6 }));
    const [time, written, disk] = (["time", "written", "disk"] as const).map(
      (name) => figureOf(life, name)?.value,
    );
    expect(time).toBeCloseTo(2e6 * 1.005, -1);
    expect(written).toBe(8000);
    expect(disk).toBe(5e6);
    expect([0, 1, 4].map((rung) => commitsIn(life.rungs, rung))).toEqual([250, 250, 2000]);
  });

  it("has its growth a commit, of the last rung, and its exponent", () => {
    const life = makeLife("candidate", 4000, (commits) => ({
      disk: commits ** 2,
      resident: 3e6 + 100 * commits,
      ns: 1e4 * commits ** 0.5,
    }));
    const [disk, memory, time, cpu] = (["disk", "memory", "time", "cpu"] as const).map((name) =>
      figureOf(life, name),
    );
    expect(disk?.perCommit).toBe(6000);
    expect(disk?.exponent?.value).toBeCloseTo(2, 6);
    expect(memory?.perCommit).toBe(100);
    expect(time?.perCommit).toBeUndefined();
    expect(time?.exponent?.value).toBeCloseTo(0.5, 1);
    expect(Math.abs(cpu?.exponent?.value ?? 1)).toBeLessThan(0.01);
  });

  it("is not known if the system does not count it, or there are no two rungs", () => {
    const life = makeLife("candidate", 4000, () => ({}));
    expect(figureOf(withoutWritten(life), "written")).toBeUndefined();
    expect(figureOf({ rungs: life.rungs.slice(0, 1) }, "disk")).toBeUndefined();
    expect(valueIn(life.rungs, 0, "point")).toBe(3000);
  });
});

describe("compareLives", () => {
  const find = (shape: ReturnType<typeof makeShape>, figure: string, against = "baseline") =>
    compareLives(shape, 4000, alpha).find((one) => one.figure === figure && one.against === against);

  it("gives the ratio of bytes as it is", () => {
    const disk = find(
      makeShape(() => ({ disk: 6e6 })),
      "disk",
    );
    expect(disk).toMatchObject({ ratio: 1.5, surely: 1.5 });
    expect(disk).not.toHaveProperty("interval");
  });

  it("gives the ratio of times with an interval, and a bound below it that is surer", () => {
    const noisy = makeLife("candidate", 4000, () => ({ ns: 3e6 }));
    const last = noisy.rungs.at(-1);
    if (last === undefined) throw new Error("no rung");
    const blocksNs = last.blocksNs.map((ns, block) => ns * (block % 2 === 0 ? 1.1 : 0.9));
    const rungs = [...noisy.rungs.slice(0, -1), { ...last, blocksNs }];
    const time = find(
      makeShape(() => ({}), {
        engines: [makeLife("baseline", 4000, () => ({})), { ...noisy, rungs }],
      }),
      "time",
    );
    expect(time?.ratio).toBeCloseTo(3, 1);
    expect(time?.interval?.low).toBeLessThan(time?.ratio ?? 0);
    expect(time?.interval?.high).toBeGreaterThan(time?.ratio ?? 0);
    expect(time?.surely).toBeLessThan(time?.interval?.low ?? 0);
  });

  it("compares with the base too, and leaves out engines that did not come to the end", () => {
    const lives = [
      makeLife("baseline", 4000, () => ({})),
      makeLife("candidate", 4000, () => ({ disk: 8e6 })),
      makeLife("base", 4000, () => ({ disk: 2e6 })),
    ];
    expect(
      find(
        makeShape(() => ({}), { engines: lives }),
        "disk",
        "base",
      )?.ratio,
    ).toBe(4);
    const [baseline, candidate, base] = lives as [(typeof lives)[0], (typeof lives)[0], (typeof lives)[0]];
    const cut = { ...base, rungs: base.rungs.slice(0, 3) };
    const compared = compareLives({ shape: "append", engines: [baseline, candidate, cut] }, 4000, alpha);
    expect(new Set(compared.map(({ against }) => against))).toEqual(new Set(["baseline"]));
    const failed = { ...candidate, rungs: candidate.rungs.slice(0, 3) };
    expect(compareLives({ shape: "append", engines: [baseline, failed] }, 4000, alpha)).toEqual([]);
  });
});
