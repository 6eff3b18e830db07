import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  link
} from "./chunk-SDZDGPHX.js";
import {
  joinBlocks
} from "./chunk-QMMUTUXM.js";
import {
  acceptedCount,
  baseName,
  baseRows,
  baselineRows,
  rowName,
  worstTest
} from "./chunk-DOWFUOIP.js";
import {
  baseJudgements,
  findWorst,
  skippedTests,
  withOutcome,
  withoutResult
} from "./chunk-KWYGP4YP.js";
import {
  engineNames
} from "./chunk-MX6P2DF2.js";
import {
  decisiveExaminations,
  failedExaminations,
  failureWords,
  findingsOf,
  isTooNoisy,
  testVerdicts,
  undecidedFindings
} from "./chunk-NIQHCBMM.js";
import {
  besideTime,
  changeFigure,
  count,
  escapeClaim,
  inMarkdown,
  inMarkdownCode,
  inTerminal,
  multiplier,
  plural
} from "./chunk-NRVWYJ6O.js";
import {
  testPath
} from "./chunk-KAFQIV6R.js";

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

// src/report/heading.ts
var marks = { good: "\u2705", uncertain: "\u26A0\uFE0F", bad: "\u274C" };
function reportHeading(result, { name, remark }) {
  if (result.state === "broken")
    return `${marks.bad} ${inMarkdown(name)}: ${failureHeadlines[result.failed].toLowerCase()}`;
  const { recording, verdict } = result;
  const { mark, text } = verdictHeading(recording, verdict, inMarkdown);
  const subject = inMarkdown(recording.engines.candidate.name);
  return remark === void 0 ? `${marks[mark]} ${subject}: ${text}` : `${marks.bad} ${subject}: the status fails; this run: ${text}`;
}
function verdictHeading(recording, verdict, escapeText) {
  const { measurement, outcome } = verdict;
  const skipped = skippedTests(recording);
  const others = skipped.length === 0 ? [] : [`${plural(skipped.length, "test")} not measured`];
  const joined = (...parts) => [...parts.flat(), ...others].join("; ");
  if (measurement.state !== "complete")
    return {
      mark: "bad",
      text: joined([lack(verdict, escapeText)], overClauses(recording, verdict, "fail", escapeText))
    };
  if (outcome === "fail") {
    const over = overClauses(recording, verdict, "fail", escapeText);
    return { mark: "bad", text: joined(over.length > 0 ? over : ["the gate fails"]) };
  }
  if (outcome === "inconclusive" && isTooNoisy(verdict))
    return { mark: "uncertain", text: "undecided, the runner is too noisy" };
  if (outcome === "inconclusive") return { mark: "uncertain", text: joined([undecided(verdict)]) };
  if (outcome === "accepted") {
    const [first = "", ...more] = overClauses(recording, verdict, "accepted", escapeText);
    return { mark: "good", text: joined([first, ...more].map((clause) => `${clause}, accepted`)) };
  }
  const { headline } = verdict;
  const base = baseClause(recording, verdict, escapeText);
  const ratio = headline.baseline === void 0 ? [] : [besideTime(multiplier(headline.baseline.multiplier), engineNames(recording, escapeText).baseline)];
  const examined = decisiveExaminations(verdict).map(({ words, found }) => words.title(found));
  const tests = testVerdicts(verdict).length;
  const within = base !== void 0 || ratio.length > 0 ? [] : examined.length > 0 ? examined : [`${plural(tests, "test")} within ceilings`];
  return {
    mark: isUncompared(verdict) || base?.isUnknown === true ? "uncertain" : "good",
    text: joined(
      base === void 0 ? [] : [base.text],
      isUncompared(verdict) ? ["not compared with a base"] : [],
      ratio,
      within
    )
  };
}
function isUncompared({ withoutBase }) {
  return withoutBase !== void 0 && withoutBase.cause !== "nothing to compare";
}
function lack(verdict, escapeText) {
  const { measurement } = verdict;
  const tests = testVerdicts(verdict);
  const [problem] = measurement.state === "broken" ? measurement.problems ?? [] : [];
  if (problem !== void 0) return `${escapeText(problem.name)} does not count`;
  const without = withoutResult(tests);
  const failures2 = without.flatMap(
    ({ comparison }) => comparison.state === "failed" ? comparison.failures.slice(0, 1) : []
  );
  const of = `${count(without.length)} of ${plural(tests.length, "test")}`;
  const stopped = measurement.state === "incomplete" ? "stopped early, " : "";
  const isCrash = failures2.length === without.length && failures2.every(({ reason, role }) => reason === "crash" && role === "candidate");
  if (without.length === 0)
    return stopped === "" ? failedExaminations(verdict).join("; ") || "nothing was measured" : "stopped early";
  return isCrash ? `crashed in ${of}` : `${stopped}no result in ${of}`;
}
function overClauses(recording, verdict, outcome, escapeText) {
  const isOver = (row) => row.outcome === outcome;
  const [bases, ceilings] = [baseRows(verdict).filter(isOver), baselineRows(verdict).filter(isOver)];
  const names = engineNames(recording, escapeText);
  const worst2 = Math.max(...ceilings.map(({ range }) => range[1]));
  const tests = ceilings.filter(({ isMean }) => !isMean).reduce((sum, row) => sum + row.tests.length, 0);
  const averages = ceilings.filter(({ isMean }) => isMean).length;
  const counted = [
    ...tests === 0 ? [] : [plural(tests, "test")],
    ...averages === 0 ? [] : [plural(averages, "average")]
  ].join(" and ");
  const found = outcome === "fail" ? failureWords(verdict, "title") : findingsOf(verdict).flatMap(
    ({ judge, found: one }) => one.outcome === "accepted" ? [judge.words.title(1)] : []
  );
  return [
    ...bases.length === 0 ? [] : [slowerClause(bases, baseName(names), escapeText)],
    ...counted === "" ? [] : [`${counted} over the ceiling against ${names.baseline}, worst ${multiplier(worst2)}x`],
    ...new Set(found)
  ];
}
function slowerClause(rows, base, escapeText) {
  const [first] = rows;
  const [ratio] = first.range;
  if (first.isMean && (rows.length === 1 || first.path === "all")) {
    const by = ratio < 2 ? `${changeFigure(ratio).slice(1)} slower than` : `${changeFigure(ratio)} the time of`;
    return `${rowName(first, escapeText)} ${by} ${base}`;
  }
  const tests = testCount(rows);
  const worst2 = changeFigure(Math.max(...rows.map(({ range }) => range[1])));
  return `${plural(tests, "test")} slower than ${base}, ${tests === 1 ? "by" : "worst"} ${worst2}`;
}
function testCount(rows) {
  return new Set(rows.flatMap((row) => row.tests.map(testPath))).size;
}
function baseClause(recording, verdict, escapeText) {
  if (recording.identicalBase !== void 0) return { text: "the same file as the base" };
  if (recording.engines.base === void 0) return void 0;
  const base = baseName(engineNames(recording, escapeText));
  if (verdict.changes === void 0) return { text: `not compared with ${base}`, isUnknown: true };
  const rows = baseRows(verdict);
  const layout = rows.filter(({ isLayoutSized }) => isLayoutSized);
  const others = rows.filter(({ isLayoutSized }) => !isLayoutSized);
  const slower = others.filter(({ range }) => range[1] > 1);
  if (slower.length > 0) return { text: `${slowerClause(slower, base, escapeText)}, within the ceiling` };
  const faster = testCount(others.filter(({ range }) => range[1] < 1));
  const differing = testCount(layout);
  const clauses = [
    `no test slower than ${base}`,
    ...faster === 0 ? [] : [`${count(faster)} faster`],
    ...differing === 0 ? [] : [`${count(differing)} ${differing === 1 ? "differs" : "differ"} by layout`]
  ];
  return { text: clauses.join(", ") };
}

export {
  failureHeadlines,
  brokenReport,
  machineOf,
  maxTitleLength,
  statusTitle,
  reportHeading,
  verdictHeading,
  isUncompared
};
