import { Variates } from "../../bench/noise/variates.ts";
import type { HistoryRun, HistoryTest } from "../../src/features/nights/history/runs/run.ts";
import { sectionPath, type Test, testPath } from "../../src/model/test.ts";
import { allTests } from "../../src/suite/plan-tests.ts";

/** Nights of a story. */
const nights = 90;

/** The night that leaves no run. */
export const lostNight = 40;

const slowInsert = { from: 31, until: 61, ratio: 1.12 } as const;
const slowScan = { from: 46, ratio: 1.2 } as const;
const moreInstructions = { from: 55, ratio: 1.02 } as const;
const otherMachine = { from: 70, ratio: 1.08 } as const;

/** The commits that bring the three regressions, by the key of the finding. */
export const culprits: ReadonlyMap<string, string> = new Map([
  ["time writes/oltp_insert", commitOf(slowInsert.from)],
  ["time reads/table_scan", commitOf(slowScan.from)],
  ["instructions reads/oltp_point_select", commitOf(moreInstructions.from)],
]);

/** The tests of the story: those of integer keys in memory and in files, with 2 % of noise in a night. */
const tests: readonly Test[] = allTests.filter(
  ({ variant, storage, kind }) =>
    variant === "int" &&
    (storage === "memory" || storage === "file") &&
    (kind === "reads" || kind === "writes"),
);

/** The commit that a night measures: its first ten digits, which reports show, are the number of the night. */
function commitOf(night: number): string {
  return String(night).padStart(10, "0").padEnd(40, "0");
}

/** The night that measured a commit. */
export function nightOf(commit: string): number {
  return Number(commit.slice(0, 10));
}

const baselineNs = 20_000_000;
const firstDay = Date.UTC(2026, 0, 1, 3, 17);

/** When a night begins. */
export function timeOf(night: number): string {
  return new Date(firstDay + (night - 1) * 86_400_000).toISOString();
}

/** The runs of the story's nights, by the number of the night, without the lost one. The noise of a night is 2 % of each test. */
export function storyRuns(seed: number): ReadonlyMap<number, HistoryRun> {
  const variates = new Variates(seed, "story of nights");
  const runs = new Map<number, HistoryRun>();
  for (let night = 1; night <= nights; night++) {
    const measured = tests.map((test) => testOf(test, night, 0.02 * variates.normal()));
    if (night !== lostNight) runs.set(night, runOf(night, measured));
  }
  return runs;
}

function ratioOf({ storage, workload }: Test, night: number): number {
  const insert =
    workload === "oltp_insert" && night >= slowInsert.from && night < slowInsert.until ? slowInsert.ratio : 1;
  const scan = workload === "table_scan" && night >= slowScan.from ? slowScan.ratio : 1;
  const machine = storage === "file" && night >= otherMachine.from ? otherMachine.ratio : 1;
  return 1.5 * insert * scan * machine;
}

function testOf(test: Test, night: number, noise: number): HistoryTest {
  const ratio = ratioOf(test, night) * Math.exp(noise);
  const half = 0.056;
  const isCounted = testPath(test) === "int/memory/reads/oltp_point_select";
  const instructions = night >= moreInstructions.from ? 2_000_000 * moreInstructions.ratio : 2_000_000;
  return {
    section: sectionPath(test),
    workload: test.workload,
    result: "pass",
    pairs: 3,
    baselineNs,
    candidateNs: Math.round(baselineNs * ratio),
    low: Number((ratio * Math.exp(-half)).toPrecision(5)),
    high: Number((ratio * Math.exp(half)).toPrecision(5)),
    ...(isCounted ? { baselineInstructions: 1_500_000, candidateInstructions: instructions } : {}),
  };
}

function runOf(night: number, tests: readonly HistoryTest[]): HistoryRun {
  const startedAt = timeOf(night);
  return {
    tool: "bench",
    startedAt,
    finishedAt: startedAt,
    outcome: "pass",
    measurement: "complete",
    commit: commitOf(night),
    branch: "main",
    machine: {
      cpu: night >= otherMachine.from ? "Intel Xeon Platinum 8370C" : "AMD EPYC 7763",
      cores: 4,
      memoryBytes: 16 * 2 ** 30,
      platform: "linux-x64",
      kernel: "Linux 6.8.0",
      node: "24.21.0",
      loadBefore: 0.5,
    },
    engines: { baseline: { name: "SQLite", version: "3.54.1" }, candidate: { name: "engine" } },
    counting: { rows: 10_000, tool: "counter", valgrind: "3.19.0", cpuFeatures: ["avx"], libc: "glibc 2.36" },
    tests,
  };
}
