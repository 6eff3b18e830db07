import { blocksOf, ladderOf } from "../../../../src/features/figures/age/ladder.ts";
import type { Age, AgedRung, AgedShape, Life } from "../../../../src/features/figures/age/record.ts";
import { type ShapeName, shapeNames } from "../../../../src/model/life.ts";

/** The costs of an engine after so many commits. Times are those of one commit. */
export type Costs = (commits: number) => {
  readonly ns?: number;
  readonly cpuNs?: number;
  readonly disk?: number;
  readonly log?: number;
  readonly written?: number;
  readonly resident?: number;
  readonly openNs?: number;
};

/** A life whose costs follow a function; its blocks differ by a hundredth. */
export function makeLife(role: Life["role"], commits: number, costs: Costs, parts: Partial<Life> = {}): Life {
  const ladder = ladderOf(commits);
  let written = 0;
  const rungs = ladder.map((after, index): AgedRung => {
    const own = after - (ladder[index - 1] ?? 0);
    const cost = {
      ns: 1e6,
      cpuNs: 1e5,
      disk: 4e6,
      log: 0,
      written: 4000,
      resident: 3e6,
      openNs: 1e6,
      ...costs(after),
    };
    written += own * cost.written;
    const blocks = (time: "ns" | "cpuNs") =>
      blocksOf(ladder, index).map(({ from, to }, block) => {
        const ns = costs((from + to) / 2)[time] ?? cost[time];
        return ns * (to - from + 1) * (1 + (block % 2) / 100);
      });
    return {
      commits: after,
      blocksNs: blocks("ns"),
      blocksCpuNs: blocks("cpuNs"),
      files: { main: Math.round(cost.disk), log: cost.log, others: 0 },
      written: Math.round(written),
      resident: Math.round(cost.resident),
      rows: after,
      hash: after.toString(16).padStart(16, "0"),
      pointNs: 3000,
      scanNs: 100 * after,
      openNs: cost.openNs,
      opensNs: Array.from({ length: 9 }, (_, index) => cost.openNs * (0.96 + index / 100)),
    };
  });
  const files = { main: 1_000_000, log: 0, others: 0 };
  return { role, rungs, reopened: { ns: 5e6, files }, vacuum: { ns: 8e6, files }, ...parts };
}

/** A life on a system that does not count what its engine writes. */
export function withoutWritten(life: Life): Life {
  return { ...life, rungs: life.rungs.map(({ written: _, ...rung }) => rung) };
}

export function makeShape(candidate: Costs, parts: Partial<AgedShape> = {}, commits = 4000): AgedShape {
  const engines = [makeLife("baseline", commits, () => ({})), makeLife("candidate", commits, candidate)];
  return { shape: "append", engines, ...parts };
}

/** All shapes: the others cost what the baseline does. */
export function makeAge(shapes: readonly AgedShape[], parts: Partial<Age> = {}): Age {
  const others = shapeNames.map(
    (shape: ShapeName) => shapes.find((one) => one.shape === shape) ?? makeShape(() => ({}), { shape }),
  );
  return { version: 1, commits: 4000, shapes: others, ...parts };
}
