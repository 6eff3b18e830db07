import type { Recording } from "../model/recording.ts";
import { sectionPath, testPath } from "../model/test.ts";
import { isUnmeasured } from "../verdict/comparison.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../verdict/judge.ts";
import { skippedTests } from "./explain/outcome-filters.ts";
import { type Problem, problems } from "./explain/problems.ts";
import { testReasons } from "./explain/test-reasons.ts";
import { inHtml } from "./format/escape.ts";
import { engineNames } from "./format/words.ts";
import { statusTitle } from "./status-title.ts";

/** Text without invisible characters, whose marks are numbered: so it is as good in XML as it is in HTML. */
const inXml = inHtml;

/** The fate of a test case that did not pass. */
type Mark = "error" | "failure" | "skipped";

/** A figure without a result is an error, one over its ceiling a failure; what nobody can say yet is skipped. */
const marks = {
  "no result": "error",
  fail: "failure",
  finding: "failure",
  noise: "skipped",
  inconclusive: "skipped",
  unjudged: "skipped",
} as const satisfies Record<Problem["kind"], Mark>;

const worstFirst = ["error", "failure", "skipped"] as const satisfies readonly Mark[];

/** Everything is escaped. */
interface Case {
  readonly suite: string;
  readonly name: string;
  /** The other engine's median times the multiplier; absent without a result. */
  readonly seconds?: number;
  readonly mark?: Mark;
  readonly reasons: readonly string[];
}

/** The suite of averages, controls, figures of several tests and the run itself. */
const wholeRun = "whole run";

/**
 * The tests in the form of JUnit, which servers of continuous integration read: a suite for each section, and one for the whole run.
 * Ends with a line break.
 *
 * Source: https://github.com/testmoapp/junitxml
 */
export function renderJunit(recording: Recording, verdict: Verdict): string {
  const cases = casesOf(recording, verdict);
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)].flatMap(([suite, own]) => [
    `  <testsuite name="${suite}" ${counts(own)}>`,
    ...own.flatMap(caseLines),
    "  </testsuite>",
  ]);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sqlite-bench-gate" ${counts(cases)}>`,
    ...suites,
    "</testsuites>",
  ].join("\n")}\n`;
}

function casesOf(recording: Recording, verdict: Verdict): Case[] {
  const names = engineNames(recording, inXml);
  const found = Map.groupBy(problems(verdict, names, inXml), ({ name }) => name);
  const tests = testVerdicts(verdict).map((test): Case => {
    const { comparison } = test;
    const own = found.get(inXml(testPath(comparison))) ?? [];
    found.delete(inXml(testPath(comparison)));
    return {
      suite: inXml(sectionPath(comparison)),
      name: inXml(comparison.workload),
      ...secondsOf(test),
      ...markOf(own),
      reasons: own.length > 0 ? own.map(({ reason }) => reason) : testReasons(test, verdict, names, inXml),
    };
  });
  const skipped = skippedTests(recording).map((test): Case => {
    return {
      suite: inXml(sectionPath(test)),
      name: inXml(test.workload),
      mark: "skipped",
      reasons: ["it is compared with the base only, and the run has no base"],
    };
  });
  const others = [...found].map(([name, own]): Case => {
    return { suite: wholeRun, name, ...markOf(own), reasons: own.map(({ reason }) => reason) };
  });
  return [...tests, ...skipped, ...others, ...runCases(recording, verdict)];
}

/** The run as a case of its own, unless its tests say all of it. */
function runCases(recording: Recording, verdict: Verdict): Case[] {
  if (verdict.measurement.state === "complete") return [];
  const reasons = [inXml(statusTitle({ state: "judged", recording, verdict }))];
  return [{ suite: wholeRun, name: "measurement", mark: "error", reasons }];
}

function secondsOf({ comparison }: TestVerdict): { readonly seconds?: number } {
  return isUnmeasured(comparison) ? {} : { seconds: comparison.timeNs.candidate / 1e9 };
}

function markOf(own: readonly Problem[]): { readonly mark?: Mark } {
  const mark = worstFirst.find((one) => own.some(({ kind }) => marks[kind] === one));
  return mark === undefined ? {} : { mark };
}

function counts(cases: readonly Case[]): string {
  const having = (wanted: Mark) => cases.filter(({ mark }) => mark === wanted).length;
  return `tests="${cases.length}" failures="${having("failure")}" errors="${having("error")}" skipped="${having("skipped")}"`;
}

function caseLines({ suite, name, seconds, mark, reasons }: Case): string[] {
  const time = seconds === undefined ? "" : ` time="${seconds.toFixed(6)}"`;
  const start = `    <testcase classname="${suite}" name="${name}"${time}`;
  if (mark === undefined && reasons.length === 0) return [`${start}/>`];
  const text = reasons.join("; ");
  const inner =
    mark === undefined ? `<system-out>${text}</system-out>` : `<${mark} message="${text}">${text}</${mark}>`;
  return [`${start}>`, `      ${inner}`, "    </testcase>"];
}
