import { createRun } from "../../src/features/nights/history/runs/create-run.ts";
import { historyTestPath } from "../../src/features/nights/history/runs/run.ts";
import { features } from "../../src/features.ts";
import type { Recording } from "../../src/model/recording.ts";
import { sectionPath, testPath } from "../../src/model/test.ts";
import { runPage } from "../../src/page/data/run-page.ts";
import { actionOutputs } from "../../src/report/action-outputs.ts";
import { renderComment } from "../../src/report/comment.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { Result } from "../../src/report/result.ts";
import { renderStatus } from "../../src/report/status.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import type { Judgement } from "../../src/verdict/judgement.ts";
import { commentSource } from "./comment-cases.ts";

type Require = (holds: boolean, words: string) => void;

/** Whether a text is a value as it was rounded: `1.27`, `1.27x`, `+27%`, `>6`. */
function isRounded(text: string, value: number): boolean {
  const [, sign = "", digits = "", unit = ""] = /^([+\->]?)([\d.]+)([x%]?)$/.exec(text) ?? [];
  if (digits === "") return false;
  if (sign === ">") return value > Number(digits);
  const shown = unit === "%" ? 100 * (value - 1) : value;
  const decimals = digits.split(".")[1]?.length ?? 0;
  const read = sign === "-" ? -Number(digits) : Number(digits);
  return Math.abs(read - shown) <= 0.5 * 10 ** -decimals * (1 + 1e-9);
}

/** A judgement, with the name that reports give it. */
interface Named {
  readonly name: string;
  readonly judgement: Judgement;
  readonly isBase: boolean;
}

function judgementsOf(verdict: Verdict): Named[] {
  const named = (name: string, judgement: Judgement | undefined, isBase = false): Named[] =>
    judgement === undefined ? [] : [{ name, judgement, isBase }];
  return [
    ...testVerdicts(verdict).flatMap(({ comparison, judgement, base }) => [
      ...named(testPath(comparison), judgement),
      ...named(testPath(comparison), base, true),
    ]),
    ...verdict.sections.flatMap((one) => named(`${sectionPath(one)} average`, one.judgement)),
    ...verdict.groups.flatMap(({ name, judgement }) => named(`${name} base average`, judgement, true)),
  ];
}

/** The cells of the rows of all tables of tests, in Markdown or in a terminal, in the order of the tests and averages. */
function rowsIn(text: string, names: ReadonlySet<string>): string[][] {
  return text.split("\n").flatMap((line) => {
    const cells = line.startsWith("|")
      ? line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim())
      : line.split(/ {2,}/).slice(1);
    const isRow = names.has((cells[0] ?? "").replaceAll("*", "")) && /^[\d,]+$/.test(cells[1] ?? "");
    return isRow ? [cells] : [];
  });
}

/** Tables of tests: the figures, their quotient of times, and the words for what became of them. */
function checkTables(form: string, text: string, verdict: Verdict, require: Require): void {
  const tests = testVerdicts(verdict);
  const rows = rowsIn(text, new Set(tests.map(({ comparison }) => comparison.workload)));
  require(rows.length === tests.length, `${form} has ${rows.length} of ${tests.length} tests`);
  for (const [index, { comparison, judgement, base }] of tests.entries()) {
    const [name = "", other = "", own = "", figure = "", ...rest] = rows[index] ?? [];
    if (comparison.state !== "measured") continue;
    const words = `${form}: ${testPath(comparison)} is ${JSON.stringify(rows[index])}`;
    require(isRounded(figure, comparison.multiplier), `${words}, and its figure ${comparison.multiplier}`);
    const [otherUs, ownUs] = [other, own].map((cell) => Number(cell.replaceAll(",", "")));
    const ns = (ownUs as number) - comparison.multiplier * (otherUs as number);
    require(Math.abs(ns) <=
      0.5 * (1 + comparison.multiplier) * (1 + 1e-9), `${words}: not the quotient of its times`);
    if (comparison.base?.state === "measured") {
      const cell = rest.find((one) => /^[\d.]+x/.test(one)) ?? "";
      const [ratio = ""] = cell.split(" ");
      require(isRounded(
        ratio,
        comparison.base.multiplier,
      ), `${words}, and vs base ${comparison.base.multiplier}`);
    }
    const note = rest.at(-1) ?? "";
    const notes = note.split(", ");
    const both = [
      { judgement, row: comparison.multiplier, prefix: "" },
      {
        judgement: base,
        row: comparison.base?.state === "measured" ? comparison.base.multiplier : 0,
        prefix: "base: ",
      },
    ];
    for (const { judgement: judged, row, prefix } of both) {
      if (judged === undefined) continue;
      const isByMean = judged.multiplier !== row;
      const over = notes.find((one) => one.startsWith(`${prefix}over ${judged.ceiling}x`));
      const [, mean] = / by its mean ([\d.]+)x$/.exec(over ?? "") ?? [];
      // A terminal has room for one note, and the first is about the baseline.
      const isCut = form === "terminal" && prefix !== "" && notes.some((one) => !one.startsWith(prefix));
      if (judged.outcome === "fail" && !isCut) {
        require(over !== undefined, `${words}: does not say that it fails`);
        const isSaid = mean === undefined ? over?.endsWith("…") === true : isRounded(mean, judged.multiplier);
        require(!isByMean || isSaid, `${words}: fails by ${judged.multiplier}`);
      }
      if (judged.outcome === "inconclusive" && !isCut)
        require(/undecided|too close|≈/.test(note), `${words}: does not say that it is undecided`);
    }
    if (form !== "terminal") {
      const isBold = judgement?.outcome !== "pass" || (base !== undefined && base.outcome !== "pass");
      require(name.startsWith("**") === isBold, `${words}: is marked wrongly`);
    }
  }
}

/** `NAME: 6.42x main's time, over 6x in 58 of 60 pairs`: wherever such a reason stands, it is of that figure. */
function checkReason(form: string, name: string, reason: string, verdict: Verdict, require: Require): void {
  const words = `${form}: ${name}: ${reason}`;
  const found =
    /^(?:irregular: .* mean )?([\d.>]+)x( main's time)?, (over|but over|within|too close to) ([\d.]+)x/.exec(
      reason,
    );
  if (found === null) return;
  const [, figure = "", ofBase, side = ""] = found;
  const own = judgementsOf(verdict).find(
    (one) => one.isBase === (ofBase !== undefined) && (one.name === name || one.name === `${name} average`),
  );
  require(own !== undefined, `${words}: nothing has that name`);
  if (own === undefined) return;
  const { multiplier, ceiling, outcome, evidence } = own.judgement;
  require(isRounded(figure, multiplier), `${words}: the figure is ${multiplier}`);
  require(!side.endsWith("over") || outcome !== "pass", `${words}: it passes`);
  require(side !== "within" || outcome !== "fail", `${words}: it fails`);
  require(outcome !== "fail" ||
    Number(figure.replace(">", "")) > ceiling ||
    figure.startsWith(">"), `${words}: fails within its ceiling`);
  const [, low, high] = /between ([\d.]+)x and ([\d.]+)x/.exec(reason) ?? [];
  if (low !== undefined && high !== undefined)
    require(Number(low) <= Number(figure) && Number(figure) <= Number(high), `${words}: not in its interval`);
  const pairs = /in (\d+) of (\d+) pairs?/.exec(reason);
  if (pairs !== null && evidence !== undefined && "over" in evidence)
    require(Number(pairs[1]) === evidence.over &&
      Number(pairs[2]) === evidence.pairs, `${words}: ${evidence.over} of ${evidence.pairs} pairs are over`);
}

/** The ratios of a cell that begins with one: 1.15 and 1.21 of `+15% to +21%`. */
function ratiosIn(cell: string): number[] {
  if (!/^[+-]?[\d.]+[x%]/.test(cell)) return [];
  return [...cell.matchAll(/([+-]?[\d.]+)([x%])/g)].map(([, digits, unit]) =>
    unit === "x" ? Number(digits) : 1 + Number(digits) / 100,
  );
}

/** Lists of reasons and of changes, and the tables of causes. */
function checkLines(form: string, text: string, verdict: Verdict, require: Require): void {
  const ratios = new Map(
    testVerdicts(verdict).flatMap(({ comparison, base }) =>
      comparison.state === "measured" && comparison.base?.state === "measured"
        ? [[testPath(comparison), (base ?? comparison.base).multiplier]]
        : [],
    ),
  );
  for (const line of text.split("\n")) {
    const [, name = "", reason = ""] = /^\s*(?:- )?([\w/]+(?: average| base)?): (.*)/.exec(line) ?? [];
    checkReason(form, name, reason, verdict, require);
    const change = /^([\d.]+)x \((\d+(?:\.\d+)?)% (slower|faster)\)/.exec(reason);
    if (change !== null) {
      const ratio = ratios.get(name) ?? 0;
      require(isRounded(change[1] as string, ratio), `${form}: ${line}, and its row ${ratio}`);
      require((change[3] === "slower") === ratio > 1, `${form}: ${line}, in the wrong direction`);
    }
    const cells = line.split("|").map((cell) => cell.trim());
    const [figures = [], ceilings = []] = cells.map(ratiosIn).filter(({ length }) => length > 0);
    if (cells.includes("over its ceiling"))
      require(Math.max(...figures) > Math.min(...ceilings), `${form}: ${line}`);
    if (cells.includes("faster")) require(Math.max(...figures) < 1, `${form}: ${line}`);
  }
}

/** The sentences in which what is drawn of a verdict contradicts it, or itself; empty if there are none. */
export function drawnContradictions(recording: Recording, verdict: Verdict): string[] {
  const found: string[] = [];
  const require: Require = (holds, words) => {
    if (!holds) found.push(words);
  };
  const result: Result = { state: "judged", recording, verdict, features };
  const status = renderStatus(result, commentSource, ".github/workflows/bench.yml");
  const texts = {
    markdown: renderMarkdown(recording, verdict, { detail: "full", features }),
    comment: renderComment(result, commentSource).text,
    status: status.text,
    terminal: renderTerminal(recording, verdict, { features }),
  };
  for (const [form, text] of Object.entries(texts)) {
    checkTables(form, text, verdict, require);
    checkLines(form, text, verdict, require);
  }
  const tests = testVerdicts(verdict);
  checkPage(recording, verdict, require);
  checkHistory(recording, verdict, require);

  const outcomes = judgementsOf(verdict);
  const failing = outcomes
    .filter(({ judgement }) => judgement.outcome === "fail")
    .map(({ name }) => name.replace(" base average", " base"));
  const { worst, average, baseAverage, ...outputs } = actionOutputs(result);
  require(outputs.outcome === verdict.outcome, `the output is ${outputs.outcome}`);
  require(JSON.stringify(outputs.failed.toSorted()) ===
    JSON.stringify(
      [...new Set(failing)].toSorted(),
    ), `failed is ${outputs.failed.join(", ")}, and ${failing.join(", ")} fail`);
  const own = tests.find(({ comparison }) => testPath(comparison) === worst?.test)?.judgement;
  require(worst === undefined ||
    (own !== undefined &&
      isRounded(
        worst.multiplier,
        own.multiplier,
      )), `the worst is ${worst?.multiplier}, and its figure ${own?.multiplier}`);
  for (const [shown, mean] of [
    [average, verdict.headline.baseline],
    [baseAverage, verdict.headline.base],
  ] as const) {
    if (shown === undefined || mean === undefined) continue;
    const [low, high] = shown.interval ?? [shown.figure, shown.figure];
    require(isRounded(
      shown.figure,
      mean.multiplier,
    ), `an average is ${shown.figure}, and ${mean.multiplier}`);
    require(Number(low) <= Number(shown.figure) &&
      Number(shown.figure) <= Number(high), `${shown.figure} is not in ${low} to ${high}`);
    const words = new RegExp(String.raw`(^|\s)${shown.figure.replace(".", "[.]")}x [^,;]+'s time`);
    require(words.test(texts.terminal), `the terminal does not have the average ${shown.figure}`);
  }
  for (const { title, message } of status.annotations)
    checkReason("annotation", title, message.split("\n")[0] as string, verdict, require);
  const undecided = outcomes.filter(({ judgement }) => judgement.outcome === "inconclusive");
  require(status.annotations.length >=
    failing.length + undecided.length, `${status.annotations.length} annotations`);
  const [, title] = /worst ([\d.]+)x/.exec(status.title) ?? /^([\d.]+)x worst/.exec(status.title) ?? [];
  require(title === undefined ||
    outcomes.some(({ judgement }) =>
      isRounded(title, judgement.multiplier),
    ), `no figure is that of the title: ${status.title}`);
  return found;
}

function checkPage(recording: Recording, verdict: Verdict, require: Require): void {
  const tests = testVerdicts(verdict);
  const page = runPage(recording, verdict, features);
  require(page.run?.headline.outcome === verdict.outcome, `the page says ${page.run?.headline.outcome}`);
  for (const [index, { judgement, base }] of tests.entries()) {
    const shown = page.tests[index];
    if (shown === undefined) throw new Error(`the page has no test ${index}`);
    for (const [figure, judged] of [
      [shown.figure, judgement],
      [shown.base, base],
    ] as const) {
      if (figure === undefined || judged === undefined) continue;
      const { value, text, outcome, interval } = figure;
      const words = `page: ${shown.id} ${text} (${value}), ${outcome}, ${JSON.stringify(interval)}`;
      require(value === judged.multiplier &&
        isRounded(text, value), `${words}: its figure is ${judged.multiplier}`);
      require(outcome === judged.outcome, `${words}: its outcome is ${judged.outcome}`);
      require(interval === undefined ||
        (interval.low <= value && value <= interval.high), `${words}: not in its interval`);
    }
    for (const reason of shown.reasons) checkReason("page", shown.id, reason, verdict, require);
  }
  const averages = page.run?.sections.averages ?? [];
  for (const [index, { judgement }] of verdict.sections.entries())
    require(averages[index]?.value ===
      judgement?.multiplier, `the page has the average ${averages[index]?.value}`);
}

/** The figures that a history keeps of the run. */
function checkHistory(recording: Recording, verdict: Verdict, require: Require): void {
  const { tests } = createRun(recording, verdict);
  for (const [index, { comparison, judgement }] of testVerdicts(verdict).entries()) {
    const kept = tests[index];
    const words = `history: ${JSON.stringify(kept)}`;
    if (comparison.state !== "measured") continue;
    require(kept !== undefined &&
      historyTestPath(kept) === testPath(comparison) &&
      kept.result === judgement?.outcome, `${words}: ${judgement?.outcome}`);
    const { candidateNs = 0, baselineNs = 0, low, high } = kept ?? {};
    const figure = candidateNs / baselineNs;
    require(Math.abs(figure - comparison.multiplier) <
      1e-5 * comparison.multiplier, `${words}: its figure is ${comparison.multiplier}`);
    if (low !== undefined && high !== undefined)
      require(low <= figure && figure <= high, `${words}: not in its interval`);
  }
}
