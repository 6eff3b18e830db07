import {
  type MachineFacts,
  type Recording,
  type RunFacts,
  roles,
  type SuiteFacts,
} from "../measure/recording.ts";
import { type CeilingRule, ruleScope } from "../verdict/ceilings.ts";
import { testVerdicts, type Verdict } from "../verdict/verdict.ts";
import { shortenHashes } from "./engine-facts.ts";
import type { Quote } from "./escape.ts";
import { count, counted } from "./figures.ts";

/** A thing to know about a run. Its value is fit for where it lands. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What a reader needs to place the figures, in one line that starts with a word of this tool. */
export function briefFacts({ suite, run, engines }: Recording, verdict: Verdict, quote: Quote): string {
  const { test, average, rules } = verdict.ceilings;
  const others = rules.length === 0 ? "" : `, ${counted(rules.length, "rule")} for others`;
  const [baseline, candidate] = roles.map((role) => {
    const { name, version } = engines[role];
    return version === undefined ? undefined : `${quote(name)} ${quote(version)}`;
  });
  const parts = [
    `Ceilings ${test}x for a test and ${average}x for a section's average${others}`,
    ...(suite === undefined ? [] : [counted(suite.rows, "row")]),
    ...(run === undefined ? [] : [pairsText(verdict), quote(run.clock)]),
    ...(baseline === undefined || candidate === undefined ? [] : [`${candidate} against ${baseline}`]),
  ];
  return `${parts.join("; ")}.`;
}

/** What else is known of how a run was made; what is not known is left out. */
export function runFacts({ suite, run, machine }: Recording, { ceilings }: Verdict, quote: Quote): Fact[] {
  const rules = ceilings.rules.map((rule) => ruleText(rule, quote)).join("; ");
  return [
    ...(rules === "" ? [] : [{ label: "Ceilings by rule", value: rules }]),
    ...(suite === undefined ? [] : [{ label: "Suite", value: suiteText(suite, quote) }]),
    ...(run === undefined ? [] : [{ label: "Run", value: runText(run, quote) }]),
    ...(run?.timeline === undefined
      ? []
      : [{ label: "Wall clock", value: timelineText(run.timeline, quote) }]),
    ...(machine === undefined ? [] : [{ label: "Machine", value: machineText(machine, quote) }]),
  ];
}

function ruleText(rule: CeilingRule, quote: Quote): string {
  const parts = [
    ...(rule.test === undefined ? [] : [`${rule.test}x for a test`]),
    ...(rule.average === undefined ? [] : [`${rule.average}x for the average`]),
  ];
  return `${quote(ruleScope(rule))} ${parts.join(", ")}`;
}

function suiteText({ rows, seed, hash }: SuiteFacts, quote: Quote): string {
  return `seed ${seed}; ${counted(rows, "row")}; hash ${quote(shortenHashes(hash))}`;
}

/** The samples behind a figure: `5 pairs a test`, `3 to 5 pairs a test`. */
function pairsText(verdict: Verdict): string {
  const pairs = testVerdicts(verdict).flatMap(({ comparison }) =>
    comparison.state === "measured" ? [comparison.ratios.length] : [],
  );
  const least = Math.min(...pairs);
  const most = Math.max(...pairs);
  if (pairs.length === 0) return "no pairs";
  return `${least === most ? "" : `${count(least)} to `}${counted(most, "pair")} a test`;
}

function runText({ tool, startedAt, finishedAt, rounds }: RunFacts, quote: Quote): string {
  return `${counted(rounds, "round")}; ${quote(startedAt)} to ${quote(finishedAt)}; sqlite-bench-gate ${quote(tool)}`;
}

function timelineText(timeline: NonNullable<RunFacts["timeline"]>, quote: Quote): string {
  const shown = 0.05e9; // less would read 0.0 s
  return Object.entries(timeline)
    .filter(([, ns]) => ns >= shown)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, ns]) => `${quote(part)} ${(ns / 1e9).toFixed(1)} s`)
    .join(", ");
}

function machineText(machine: MachineFacts, quote: Quote): string {
  const { cpu, cores, memoryBytes, platform, kernel, node, loadBefore, fileSystem } = machine;
  return [
    quote(cpu),
    counted(cores, "core"),
    `${(memoryBytes / 2 ** 30).toFixed(1)} GiB of memory`,
    quote(platform),
    quote(kernel),
    ...(fileSystem === undefined ? [] : [`databases on ${quote(fileSystem)}`]),
    `load ${loadBefore} before the run`,
    `Node ${quote(node)}`,
  ].join("; ");
}
