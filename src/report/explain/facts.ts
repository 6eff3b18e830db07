import {
  type CeilingRule,
  confirmingShare,
  formatMinChange,
  formatRounds,
  type Precision,
  type Rule,
} from "../../model/criteria.ts";
import type { EngineFacts, Role } from "../../model/engine.ts";
import type { IdenticalBase, MachineFacts, Recording, RunFacts, SuiteFacts } from "../../model/recording.ts";
import { suiteNames, suiteOf, type Test } from "../../model/test.ts";
import { hasSuite } from "../../suite/plan-tests.ts";
import { ruleScope } from "../../verdict/ceilings.ts";
import { isUnmeasured, ratiosOf } from "../../verdict/comparison.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Fact } from "../block.ts";
import type { ReportPart } from "../blocks.ts";
import { type Escape, escapeClaim } from "../format/escape.ts";
import { count, minutes, plural } from "../format/figures.ts";
import { engineNames, storagePhrases, versionOf } from "../format/words.ts";
import { shortenHashes } from "./engine-table.ts";
import { noiseFloor } from "./noise-floor.ts";
import { expectedDifference } from "./repeatability.ts";

/** The facts that a reader needs to interpret the figures, in one line. */
export function briefFacts({ suite, run, engines }: Recording, verdict: Verdict, escapeText: Escape): string {
  const { test, average, rules } = verdict.ceilings;
  const escapeFact = escapeClaim(escapeText, verdict);
  const others = rules.length === 0 ? "" : `, changed by ${plural(rules.length, "rule")}`;
  const parts = [
    `Ceilings ${test}x for a test and ${average}x for a section's average${suiteCeilingsText(verdict)}${others}`,
    ...(suite === undefined ? [] : [plural(suite.rows, "row"), ...warehousesText(suite), ...formText(suite)]),
    ...(run === undefined ? [] : [pairsText(verdict), decisionText(verdict.rule)]),
    ...versionsText(engines, escapeText, escapeFact),
  ];
  return `${parts.join("; ")}.`;
}

/** `, in the suite tpcc 2x for a test and 2x for an average`: of the suites that were measured and have their own. */
function suiteCeilingsText({ ceilings: { suites = {} }, sections }: Verdict): string {
  const texts = suiteNames
    .filter((suite) => hasSuite(sections, suite))
    .flatMap((suite) => {
      const figures = [
        ...(suites.test?.[suite] === undefined ? [] : [`${suites.test[suite]}x for a test`]),
        ...(suites.average?.[suite] === undefined ? [] : [`${suites.average[suite]}x for an average`]),
      ];
      return figures.length === 0 ? [] : [`, in the suite ${suite} ${figures.join(" and ")}`];
    });
  return texts.join("");
}

/** `DoltLite 0.51.3 (SQLite 3.54.0) against SQLite 3.54.1`; nothing if a version is unknown. */
function versionsText(engines: Recording["engines"], escapeText: Escape, escapeFact: Escape): string[] {
  const named = (engine: EngineFacts) => {
    const version = versionOf(engine);
    return version && `${escapeText(engine.name)} ${escapeFact(version)}`;
  };
  const candidate = named(engines.candidate);
  const others = [engines.baseline, engines.base].flatMap((engine) => (engine ? [named(engine)] : []));
  if (!candidate || others.some((other) => !other)) return [];
  return [`${candidate} against ${others.join(" and ")}`];
}

/** The other known facts about a run. */
export function runFacts(
  recording: Recording,
  verdict: Verdict,
  escapeText: Escape,
  parts: readonly ReportPart[] = [],
): Fact[] {
  const { suite, run, machine, machines, engines, identicalBase, tests } = recording;
  const { ceilings, pairs } = verdict;
  const names = engineNames({ engines }, escapeText);
  const escapeFact = escapeClaim(escapeText, verdict);
  const rules = ceilings.rules.map((rule) => ruleText(rule, escapeText)).join("; ");
  return [
    ...(rules === "" ? [] : [{ label: "Ceilings by rule", value: rules }]),
    ...(engines.base === undefined || verdict.sections.length === 0
      ? []
      : [{ label: "Ceilings against the base", value: baseText(verdict) }]),
    ...(identicalBase === undefined
      ? []
      : [{ label: "Base", value: identicalText(identicalBase, escapeFact) }]),
    ...(suite === undefined ? [] : [{ label: "Suite", value: suiteText(suite, tests, escapeText) }]),
    ...parts.flatMap((part) => part.suiteFacts?.(verdict, names) ?? []),
    ...(run === undefined ? [] : [{ label: "Clock", value: escapeFact(run.clock) }]),
    ...(run === undefined ? [] : [{ label: "Run", value: runText(run, escapeText, escapeFact) }]),
    ...reusedFacts(recording, names),
    ...repeatabilityFacts(verdict),
    ...(pairs.unused === 0 ? [] : [{ label: "Pairs", value: usedText(pairs) }]),
    ...(run?.timeline === undefined
      ? []
      : [
          {
            label: run.resumed === undefined ? "Time of each step" : "Time of each step since it was resumed",
            value: timelineText(run.timeline, escapeFact),
          },
        ]),
    ...parts.flatMap((part) => part.facts?.(recording, escapeFact) ?? []),
    // Several have a table.
    ...(machine === undefined || machines !== undefined || verdict.confirmation !== undefined
      ? []
      : [{ label: "Machine", value: machineText(machine, escapeFact) }]),
    ...noiseFloor(verdict, names, escapeText),
  ];
}

function identicalText({ path, sha256 }: IdenticalBase, escapeText: Escape): string {
  const file = path === undefined ? "" : `${escapeText(path)}, `;
  return `${file}not measured: it is the candidate's file, SHA-256 ${escapeText(shortenHashes(sha256))}`;
}

/** `1.1x in memory, 1.2x on file`: for the storages that were measured. */
function baseText({ sections, ceilings }: Verdict): string {
  const measured = new Set(sections.map(({ storage }) => storage));
  return [...measured].map((storage) => `${ceilings.base[storage]}x ${storagePhrases[storage]}`).join(", ");
}

/** Durable commits wait for a disk, so their figures move further. */
function repeatabilityFacts(verdict: Verdict): Fact[] {
  const isDurable = ({ storage, kind }: Test) => storage === "autocommit" && kind === "writes";
  const textOf = (areDurable: boolean) => {
    const intervals = testVerdicts(verdict).flatMap(({ comparison }) =>
      comparison.state === "measured" && isDurable(comparison) === areDurable
        ? (comparison.interval ?? [])
        : [],
    );
    const expected = expectedDifference(intervals.filter(({ low }) => low > 0));
    if (expected === undefined) return [];
    const [median, most] = [expected.median, expected.most].map((share) => `${(100 * share).toFixed(1)}%`);
    return [
      `${areDurable ? "autocommit writes " : ""}${median} in the median test and ${most} in the 95th percentile`,
    ];
  };
  const texts = [...textOf(false), ...textOf(true)];
  return texts.length === 0 ? [] : [{ label: "A second run would differ by", value: texts.join("; ") }];
}

/** A reader has to know which work an earlier run has compared. */
function reusedFacts({ tests }: Recording, names: Readonly<Partial<Record<Role, string>>>): Fact[] {
  const texts = (["baseline", "base"] as const).flatMap((role) => {
    const reused = tests.filter(({ checks }) => checks.some((one) => one.role === role && one.reused));
    if (reused.length === 0) return [];
    return [`${plural(reused.length, "check")} of ${names[role]} ${reused.length === 1 ? "is" : "are"}`];
  });
  const value = `${texts.join(" and ")} of an earlier run with the same bytes, SQL and settings`;
  return texts.length === 0 ? [] : [{ label: "Checks", value }];
}

/** For a replay that needed fewer pairs. */
function usedText({ used, unused }: Verdict["pairs"]): string {
  return `${count(used)} of ${plural(used + unused, "recorded pair")} were needed`;
}

function decisionText({ rounds, alpha, machines = 1, confirmElsewhere, confirms, precision }: Rule): string {
  if (typeof rounds === "number") return plural(rounds, "round");
  const precise = precision === undefined ? "" : `, ${precisionText(precision)}`;
  const divided = machines === 1 ? "" : `, divided between ${count(machines)} shards`;
  const isDivided = confirmElsewhere === true || confirms !== undefined;
  const confirming = isDivided ? `, of which the confirming machine has ${100 * confirmingShare}%` : "";
  const least = rounds.min === rounds.max ? "" : `${count(rounds.min)} to `;
  return `${least}${plural(rounds.max, "pair")} at first; at most 1 run in ${count(Math.round(1 / alpha))} fails by chance${confirming}${divided}${precise}`;
}

function precisionText(precision: Precision): string {
  if (typeof precision === "number") return `intervals of at most ±${precision}%`;
  return `more pairs for ${minutes(precision.minutes)} in all`;
}

function ruleText(rule: CeilingRule, escapeText: Escape): string {
  const parts = [
    ...(rule.test === undefined ? [] : [`${rule.test}x for a test`]),
    ...(rule.average === undefined ? [] : [`${rule.average}x for the average`]),
    ...(rule.base === undefined ? [] : [`${rule.base}x the base's time for a test`]),
    ...(rule.baseAverage === undefined ? [] : [`${rule.baseAverage}x the base's time for the average`]),
    ...(rule.minChange === undefined
      ? []
      : [`at least ${formatMinChange(rule.minChange)} slower than the base`]),
    ...(rule.counters === undefined ? [] : [`${rule.counters}% for counters`]),
    ...(rule.counterFloor === undefined ? [] : [`a rise of ${rule.counterFloor} for counters`]),
    ...(rule.instructions === undefined ? [] : [`${rule.instructions}% for instructions`]),
    ...Object.entries(rule.footprint ?? {}).map(([figure, most]) =>
      most === "off" ? `none for ${figure}` : `${most}% for ${figure}`,
    ),
    ...Object.entries(rule.footprintBaseline ?? {}).map(([figure, most]) =>
      most === "off" ? `none for ${figure} of the baseline` : `${most}x for ${figure}`,
    ),
  ];
  return `${escapeText(ruleScope(rule))} ${parts.join(", ")}`;
}

function suiteText(suite: SuiteFacts, tests: readonly Pick<Test, "variant">[], escapeText: Escape): string {
  const { rows, seed, hash, others = {} } = suite;
  const short = (text: string) => escapeText(shortenHashes(text));
  const own = tests.some(({ variant }) => suiteOf(variant) === "oltp") ? [`hash ${short(hash)}`] : [];
  const hashes = Object.entries(others).map(([name, other]) => `hash of ${escapeText(name)} ${short(other)}`);
  const parts = [`seed ${seed}`, plural(rows, "row"), ...warehousesText(suite), ...own, ...hashes];
  return [...parts, ...formText(suite)].join("; ");
}

/** Nothing if the run has no test of the suite tpcc. */
function warehousesText({ warehouses }: SuiteFacts): string[] {
  return warehouses === undefined ? [] : [plural(warehouses, "warehouse")];
}

/** Nothing for statements as text on one connection, the default. */
function formText({ statements = "text", threads }: SuiteFacts): string[] {
  return [
    ...(statements === "text" ? [] : [`${statements} statements`]),
    ...(threads === undefined ? [] : [`${threads} connections`]),
  ];
}

/** The samples behind a figure: `5 pairs a test`, `3 to 5 pairs a test`. */
function pairsText(verdict: Verdict): string {
  const pairs = testVerdicts(verdict).flatMap(({ comparison }) =>
    isUnmeasured(comparison) ? [] : [comparison.screened + ratiosOf(comparison).length],
  );
  const least = Math.min(...pairs);
  const most = Math.max(...pairs);
  if (pairs.length === 0) return "no pairs";
  return `${least === most ? "" : `${count(least)} to `}${plural(most, "pair")} a test`;
}

function runText(run: RunFacts, escapeText: Escape, escapeFact: Escape): string {
  const { tool, startedAt, finishedAt, rounds, maxMinutes, outOfTime = false, resumed = [] } = run;
  return [
    rounds === 1 ? "1 round" : `${formatRounds(rounds)} rounds`,
    ...(maxMinutes === undefined ? [] : [`at most ${minutes(maxMinutes)}`]),
    ...(outOfTime ? ["time limit reached before every decision"] : []),
    `${escapeText(startedAt)} to ${escapeText(finishedAt)}`,
    ...(resumed.length === 0 ? [] : [`resumed ${plural(resumed.length, "time")}`]),
    `sqlite-bench-gate ${escapeFact(tool)}`,
  ].join("; ");
}

function timelineText(timeline: NonNullable<RunFacts["timeline"]>, escapeText: Escape): string {
  const shown = 0.05e9; // less would read 0.0 s
  return Object.entries(timeline)
    .filter(([, ns]) => ns >= shown)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, ns]) => `${escapeText(part)} ${(ns / 1e9).toFixed(1)} s`)
    .join(", ");
}

function machineText(machine: MachineFacts, escapeText: Escape): string {
  const { cpu, cores, memoryBytes, platform, kernel, node, loadBefore, fileSystem } = machine;
  const { confined, unconfined, jobs } = machine;
  return [
    escapeText(cpu),
    plural(cores, "core"),
    `${(memoryBytes / 2 ** 30).toFixed(1)} GiB of memory`,
    escapeText(platform),
    escapeText(kernel),
    ...(jobs === undefined ? [] : [`${jobs} pairs timed at once`]),
    ...(fileSystem === undefined ? [] : [`databases on ${escapeText(fileSystem)}`]),
    ...(confined === true ? ["engines ran as other users without network"] : []),
    ...(unconfined === undefined ? [] : [`engines were not confined: ${escapeText(unconfined)}`]),
    `load ${loadBefore} before the run`,
    `Node ${escapeText(node)}`,
  ].join("; ");
}
