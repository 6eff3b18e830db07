import { markdownTable } from "markdown-table";
import type { Role } from "../../src/model/engine.ts";
import type { Sample } from "../../src/model/sample.ts";
import { median } from "../../src/statistics/summary.ts";
import { suitesIn } from "../../src/suite/suites.ts";
import type { KeptRun } from "../kept-run.ts";
import { describeMachine, minutesOf } from "../recorded.ts";
import { type OwnTransactions, publishedSection } from "./published.ts";

/** A run of TPC-C with a number of connections. */
export interface ConnectionsRun {
  readonly connections: number;
  readonly run: KeptRun;
}

/** The ratio of two engines' times in each round, and how it varies. */
export interface RoundRatios {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** @throws Error if no round has both engines */
export function roundRatios(
  samples: readonly Pick<Sample, "role" | "round" | "ns">[],
  slow: Role,
  fast: Role,
): RoundRatios {
  const timeOf = (role: Role, round: number) =>
    samples.find((one) => one.role === role && one.round === round)?.ns;
  const ratios = [...new Set(samples.map(({ round }) => round))].flatMap((round) => {
    const [one, other] = [timeOf(slow, round), timeOf(fast, round)];
    return one === undefined || other === undefined ? [] : [one / other];
  });
  if (ratios.length === 0) throw new Error(`no round has samples of the ${slow} and the ${fast}`);
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

function ratioText({ median: middle, least, most }: RoundRatios): string {
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

function samplesOf({ recording }: KeptRun): readonly Sample[] {
  const [test, ...others] = recording.tests;
  if (test === undefined || others.length > 0) throw new Error("a run of TPC-C has one test");
  return test.samples;
}

const transactionCount = suitesIn("mysql").tpcc.workloads[0]?.times(0) ?? 0;

/** The median time of a sample, nanoseconds. */
function timeOf(run: KeptRun, role: Role): number {
  return median(
    samplesOf(run)
      .filter((one) => one.role === role)
      .map(({ ns }) => ns),
  );
}

function rate(run: KeptRun, role: Role): string {
  return Math.round((transactionCount * 1e9) / timeOf(run, role)).toLocaleString("en");
}

function table(runs: readonly ConnectionsRun[], version: string): string {
  const rows = runs.map(({ connections, run }) => {
    const samples = samplesOf(run);
    const repeated = (role: Role) =>
      samples.reduce((sum, one) => sum + (one.role === role ? (one.repeated ?? 0) : 0), 0);
    return [
      String(connections),
      ...(["baseline", "base", "candidate"] as const).map((role) => rate(run, role)),
      ratioText(roundRatios(samples, "base", "baseline")),
      ratioText(roundRatios(samples, "candidate", "baseline")),
      ratioText(roundRatios(samples, "candidate", "base")),
      `${repeated("baseline")}, ${repeated("base")}, ${repeated("candidate")}`,
    ];
  });
  const titles = [
    "connections",
    ...["MariaDB", `Dolt ${version}`, "with collector"].map((name) => `${name} (tps)`),
    "Dolt : MariaDB",
    "with collector : MariaDB",
    "with : without",
    "again",
  ];
  return markdownTable([titles, ...rows], { align: titles.map(() => "r") });
}

function ownTransactions(runs: readonly ConnectionsRun[], version: string): OwnTransactions {
  const one = runs.find(({ connections }) => connections === 1);
  if (one === undefined) throw new Error("there is no run with one connection");
  const ms = (role: Role) => timeOf(one.run, role) / 1e6 / transactionCount;
  return { version, mariadbMs: ms("baseline"), doltMs: ms("base") };
}

/** A page of the documentation: TPC-C with several connections. @param release the Dolt that was measured */
export function connectionsPage(
  runs: readonly ConnectionsRun[],
  { version, date }: { readonly version: string; readonly date: string },
): string {
  const [first] = runs;
  if (first === undefined) throw new Error("there is no run");
  const { recording, derived } = first.run;
  const { suite, engines, machine } = recording;
  const minutes = runs.reduce((sum, { run }) => sum + minutesOf(run.recording), 0);
  const flush = machine?.flushNs === undefined ? "unknown" : `${(machine.flushNs / 1e6).toFixed(2)} ms`;
  return `# Dolt ${version} with several connections, beside MariaDB

Dolt ${version} of ${date}, with its collector of garbage and without it, beside MariaDB ${engines.baseline.version ?? ""}. \`node bench/servers/connections.ts\`
builds Dolt, measures, and writes this page. The suite [\`tpcc\`](../suites.md#tpcc) with ${suite?.warehouses} warehouses and ${suite?.rows.toLocaleString("en")} items in
every row of the table, ${derived.rule.rounds} rounds each, ${Math.round(minutes)} minutes in all, on ${describeMachine(recording)}.
Other work ran on the machine. In each round the three servers follow one another, so that the ratio of one round has the same
neighbours on both sides as nearly as can be; the rates are medians and hold for this machine at that time alone.

A ratio is the time of the first over that of the second, the median of the rounds with the least and the largest of them: above 1 the first is
slower. *Again*: transactions that a server refused for another connection's sake and that were executed again, on MariaDB, Dolt, and Dolt with its collector. All servers
flush each commit. Every row that was left was equal on all of them.

${table(runs, version)}

With one connection, server and client are pinned to one processor; with several, they have all processors.

${publishedSection(ownTransactions(runs, version), flush)}`;
}
