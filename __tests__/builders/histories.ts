import type { HistoryRun, HistoryTest } from "../../src/features/nights/history/runs/run.ts";
import { RandomStream } from "../../src/suite/random.ts";

/** A test of a run; what is given replaces parts of it. */
export function makeHistoryTest(parts: Partial<HistoryTest> = {}): HistoryTest {
  return {
    section: "int/memory/reads",
    workload: "oltp_point_select",
    result: "pass",
    pairs: 3,
    baselineNs: 10_000_000,
    candidateNs: 15_000_000,
    low: 1.47,
    high: 1.53,
    sql: "0123456789ab",
    ...parts,
  };
}

export const machine = {
  cpu: "AMD EPYC 7763 64-Core Processor",
  cores: 4,
  memoryBytes: 16 * 2 ** 30,
  platform: "linux-x64",
  kernel: "Linux 6.8.0",
  node: "24.21.0",
  loadBefore: 0.5,
};

/** A run of the n-th day of a history, from 0; what is given replaces parts of it. */
export function makeHistoryRun(day = 0, parts: Partial<HistoryRun> = {}): HistoryRun {
  const start = Date.UTC(2026, 0, 1, 4, 11, 7) + day * 86_400_000;
  const digits = (day + 0xa000).toString(16);
  return {
    tool: "0.2.0",
    startedAt: new Date(start).toISOString(),
    finishedAt: new Date(start + 240_000).toISOString(),
    outcome: "pass",
    measurement: "complete",
    commit: digits.repeat(10).slice(0, 40),
    branch: "main",
    machine,
    suite: { rows: 100_000, seed: 1, hash: "ab".repeat(32) },
    engines: {
      baseline: { name: "SQLite", version: "3.54.1" },
      candidate: { name: "DoltLite", version: "3.54.0", sha256: "c".repeat(64) },
    },
    tests: [makeHistoryTest()],
    ...parts,
  };
}

/** The multiplier of a test, without noise. */
export type Truth = (day: number, path: string) => number;

/** Runs of so many days with normal noise, the same for the same arguments. */
export function makeHistory(
  days: number,
  workloads: readonly string[],
  truth: Truth,
  deviation = 0.02,
): HistoryRun[] {
  return Array.from({ length: days }, (_, day) =>
    makeHistoryRun(day, {
      tests: workloads.map((workload) => {
        const path = `int/memory/reads/${workload}`;
        const noise = normal(new RandomStream(day, path)) * deviation;
        const ratio = truth(day, path) * Math.exp(noise);
        const half = 2.8 * deviation;
        return makeHistoryTest({
          workload,
          candidateNs: Math.round(10_000_000 * ratio),
          low: ratio * Math.exp(-half),
          high: ratio * Math.exp(half),
        });
      }),
    }),
  );
}

/** Runs whose databases aged: the time a commit and the disk of `append` as a multiple of SQLite's, with normal noise of the time. */
export function makeAgedHistory(
  days: number,
  truth: (day: number) => number,
  deviation = 0.02,
): HistoryRun[] {
  return Array.from({ length: days }, (_, day) => {
    const ratio = truth(day);
    const noisy = ratio * Math.exp(normal(new RandomStream(day, "age")) * deviation);
    const half = 2.4 * deviation;
    const time = {
      ...{ baselineNs: 100_000, candidateNs: Math.round(100_000 * noisy), ratio: noisy },
      ...{ low: noisy * Math.exp(-half), high: noisy * Math.exp(half) },
    };
    const disk = Math.round(4_000_000 * ratio);
    return makeHistoryRun(day, {
      aged: {
        commits: 4000,
        shapes: {
          append: {
            baseline: { disk: 4_000_000, written: 17_000_000 },
            candidate: { disk, written: 22_000_000 },
            times: { time, cpu: time },
          },
        },
      },
    });
  });
}

/** Runs with contests: how many times the throughput of two workloads SQLite has, with normal noise. */
export function makeContestedHistory(
  days: number,
  truth: (day: number, workload: string) => number,
  deviation = 0.05,
): HistoryRun[] {
  return Array.from({ length: days }, (_, day) => {
    const contests = ["same", "storm"].map((workload) => {
      const noise = normal(new RandomStream(day, `contention ${workload}`)) * deviation;
      const ratio = truth(day, workload) * Math.exp(noise);
      const half = 2.4 * deviation;
      const times = { ratio, low: ratio * Math.exp(-half), high: ratio * Math.exp(half) };
      return [
        `${workload}/threads/4/writers`,
        { baseline: 20_000, candidate: 20_000 / ratio, times },
      ] as const;
    });
    return makeHistoryRun(day, { contests: Object.fromEntries(contests) });
  });
}

/** A value of the standard normal distribution, nearly: the sum of twelve uniform ones. */
export function normal(stream: RandomStream): number {
  const scale = 1_000_000;
  return Array.from({ length: 12 }, () => stream.integer(0, scale) / scale).reduce(
    (sum, one) => sum + one,
    -6,
  );
}

/** Noise with a standard deviation of 1 whose neighbours have a correlation: a first-order autoregression. */
export function autoregressive(stream: RandomStream, count: number, correlation: number): number[] {
  let value = normal(stream);
  return Array.from({ length: count }, () => {
    const now = value;
    value = correlation * value + Math.sqrt(1 - correlation ** 2) * normal(stream);
    return now;
  });
}

/** How the instructions of a run were counted. */
export const counting = {
  rows: 10_000,
  tool: "counter",
  valgrind: "3.19.0",
  cpuFeatures: ["avx", "avx2"],
  libc: "glibc 2.36 0a1b2c3d4e5f",
} as const;
