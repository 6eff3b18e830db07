import { amountPer, count, shortBytes, shortTime } from "../../../../report/format/figures.ts";
import { sparkline } from "../../../../report/format/sparkline.ts";
import { left, right, type Table } from "../../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../../report/format/words.ts";
import { quantile } from "../../../../statistics/histogram.ts";
import type { Age } from "../record.ts";
import type { SteadyLife } from "./record.ts";
import { stallsOf } from "./stalls.ts";
import { throughputOf } from "./words.ts";

/** The characters of a line of throughput. */
const lineLength = 20;

/** A steady load, with a row for each engine. Undefined if there is none. */
export function steadyTable({ steady }: Pick<Age, "steady">, names: EngineNames): Table | undefined {
  if (steady === undefined || steady.engines.length === 0) return undefined;
  return {
    columns: [
      ...left("Steady load"),
      ...right("Commits", "A second", "Slowest second", "Median", "p99", "Longest", "Stalls", "Stalled"),
      ...right("Disk at first", "Most", "At last", "Stop and start"),
      ...left("Throughput"),
    ],
    rows: steady.engines.map((life) => ({ cells: [engineName(names, life.role), ...figuresOf(life)] })),
  };
}

function figuresOf(life: SteadyLife): string[] {
  const { commits, latencies, windows, reopened } = life;
  const stalls = stallsOf(life);
  const stalled = stalls.reduce((sum, { ns }) => sum + ns, 0);
  const time = (share: number) => (latencies === undefined ? "-" : shortTime(quantile(latencies, share)));
  const bytes = (value: number | undefined) => (value === undefined ? "-" : shortBytes(value));
  return [
    count(commits),
    amountPer(throughputOf(life)),
    windows.commits.length === 0 ? "-" : count(windows.commits.reduce((least, one) => Math.min(least, one))),
    time(0.5),
    time(0.99),
    latencies === undefined ? "-" : shortTime(latencies.max),
    count(stalls.length),
    stalls.length === 0 ? "-" : shortTime(stalled),
    bytes(windows.disk[0]),
    windows.disk.length === 0 ? "-" : bytes(windows.disk.reduce((most, one) => Math.max(most, one))),
    bytes(windows.disk.at(-1)),
    reopened === undefined ? "-" : shortTime(reopened.ns),
    sparkline(throughputLine(windows.commits)),
  ];
}

/** Means of as many stretches as a line has characters. */
function throughputLine(commits: readonly number[]): number[] {
  const stretches = Math.min(lineLength, commits.length);
  return Array.from({ length: stretches }, (_, index) => {
    const part = commits.slice(
      Math.floor((index * commits.length) / stretches),
      Math.floor(((index + 1) * commits.length) / stretches),
    );
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  });
}
