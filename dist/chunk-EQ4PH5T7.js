import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  link
} from "./chunk-PIRONGX6.js";
import {
  joinBlocks
} from "./chunk-QMMUTUXM.js";
import {
  acceptedCount,
  worstTest
} from "./chunk-YM2IGK2Y.js";
import {
  baseJudgements,
  findWorst,
  skippedTests,
  withOutcome,
  withoutResult
} from "./chunk-KWYGP4YP.js";
import {
  decisiveExaminations,
  failedExaminations,
  failureWords,
  isTooNoisy,
  testVerdicts,
  undecidedFindings
} from "./chunk-NIQHCBMM.js";
import {
  count,
  escapeClaim,
  inMarkdown,
  inMarkdownCode,
  inTerminal,
  multiplier,
  plural
} from "./chunk-NR6YMEGS.js";

// src/report/result.ts
var failureHeadlines = {
  measurement: "Measurement failed",
  publishing: "Publishing failed"
};
function brokenReport({ failed, message, untrusted = false }, { run, measuredBy }) {
  const output = measuredBy === void 0 ? "the output of the engines and of the tool" : "the output of the tool";
  const log = `The log of the ${link("run", run.url)} has ${output}.`;
  return joinBlocks([
    `**${failureHeadlines[failed]}**: ${(untrusted ? inMarkdownCode : inMarkdown)(message)}`,
    failed === "measurement" ? `Nothing was judged. ${log}` : log
  ]);
}
function machineOf(result) {
  if (result.state === "broken" || result.recording.machine === void 0) return void 0;
  const { cpu, cores, platform } = result.recording.machine;
  const escapeFact = escapeClaim(inMarkdown, result.verdict);
  return escapeFact(`${plural(cores, "core")} of ${cpu}, ${platform}`);
}

// src/report/status-title.ts
var maxTitleLength = 60;
function statusTitle(result) {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inTerminal(result.message)}`;
  const title = verdictTitle(result.verdict);
  const skipped = skippedTests(result.recording).length;
  const base = result.verdict.withoutBase === void 0 || title.includes(unbuilt) ? "" : ", no base";
  return `${title}${skipped === 0 ? "" : `, ${count(skipped)} skipped`}${base}`;
}
function verdictTitle(verdict) {
  const { measurement, outcome } = verdict;
  if (measurement.state !== "complete") {
    const word = measurement.state === "incomplete" ? "Incomplete" : failureHeadlines.measurement;
    const [problem] = measurement.state === "broken" ? measurement.problems ?? [] : [];
    if (problem !== void 0) return `${word}: ${inTerminal(problem.name)} does not count`;
    return `${word}: ${withoutResult2(verdict)}`;
  }
  const accepted = verdict.acceptances?.accepted.length ?? 0;
  if (outcome === "fail") return failures(verdict, accepted);
  if (outcome === "inconclusive" && isTooNoisy(verdict)) return "Inconclusive: the runner is too noisy";
  if (outcome === "inconclusive") return `Inconclusive: ${undecided(verdict)}`;
  if (accepted === 0) return worst(verdict);
  const passed = `Passed with ${acceptedCount(verdict, inTerminal)}`;
  const complete = `${passed}: ${worst(verdict)}`;
  return complete.length <= maxTitleLength ? complete : `${passed}, ${plural(testVerdicts(verdict).length, "test")}`;
}
function withoutResult2(verdict) {
  const tests = testVerdicts(verdict);
  const without = withoutResult(tests).length;
  const failed = failedExaminations(verdict);
  if (without === 0 && failed.length > 0) return failed.join(", ");
  return `${count(without)} of ${plural(tests.length, "test")} without a result`;
}
function worst(verdict) {
  const tests = testVerdicts(verdict);
  const found = worstTest(tests, inTerminal);
  const against = found?.isBaseOnly === true ? " against the base" : "";
  const figure = found === void 0 ? "" : `${found.figure} worst of ${found.judgement.ceiling}x${against}, `;
  const examinations = decisiveExaminations(verdict);
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found: found2 }) => words.title(found2)).join(", ");
  return `${figure}${plural(tests.length, "test")}`;
}
function groupsOf(verdict, outcome) {
  const tests = testVerdicts(verdict);
  const group = (all, one) => {
    const found = withOutcome(all, outcome);
    return found.length === 0 ? [] : [{ found, text: `${count(found.length)} of ${plural(all.length, one)}` }];
  };
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== void 0);
  return {
    ceilings: [...group(tests, "test"), ...group(verdict.sections, "average")],
    base: [...group(bases, "test"), ...group(verdict.groups, "average")]
  };
}
function failures(verdict, accepted) {
  const { ceilings, base } = groupsOf(verdict, "fail");
  const failed = [
    ...ceilings.length === 0 ? [] : [`${textOf(ceilings)} over ${ceilingOf(ceilings)}`],
    ...base.length === 0 ? [] : [`${textOf(base)} slower than the base`]
  ];
  const last = accepted > 0 ? [`${count(accepted)} accepted`] : [];
  failed.push(...failureWords(verdict, "title"));
  if (ceilings.length === 0 && base.length === 0) return [...failed, ...last].join(", ");
  const complete = [...failed, `worst ${worstOf(ceilings.length > 0 ? ceilings : base)}`, ...last].join(", ");
  return complete.length <= maxTitleLength ? complete : [...failed, ...last].join(", ");
}
function undecided(verdict) {
  const { ceilings, base } = groupsOf(verdict, "inconclusive");
  const found = undecidedFindings(verdict).map((one) => one.words.title(one.undecided.length));
  const timed = textOf([...ceilings, ...base]);
  const all = [...timed === "" ? [] : [timed], ...found];
  return all.length === 0 ? unbuilt : `${all.join(", ")} undecided`;
}
var unbuilt = "the base could not be built";
function textOf(groups) {
  return groups.map(({ text }) => text).join(", ");
}
function ceilingOf(groups) {
  const all = new Set(groups.flatMap(({ found }) => found.map(({ judgement }) => judgement.ceiling)));
  const [only] = all;
  return all.size === 1 ? `${only}x` : "ceilings";
}
function worstOf([group]) {
  const judgement = findWorst(group?.found ?? [])?.judgement;
  return judgement === void 0 ? "" : `${multiplier(judgement.multiplier, judgement.ceiling)}x`;
}

export {
  failureHeadlines,
  brokenReport,
  machineOf,
  maxTitleLength,
  statusTitle,
  undecided
};
