import { commandLines } from "../messages/command-lines.ts";
import type { Recording } from "../model/recording.ts";
import { parseRowPath, type RowPath, unitOf } from "../suite/row-path.ts";
import { testVerdicts, type Verdict } from "../verdict/judge.ts";
import type { Judgement } from "../verdict/judgement.ts";
import type { Block } from "./block.ts";
import { at, type ReportPart, type Words } from "./blocks.ts";
import { offeredLines } from "./explain/acceptances.ts";
import { remedies } from "./explain/close-calls.ts";
import { isForeign, isMistaken } from "./explain/failure-reason.ts";
import { reproduction } from "./explain/reproduction.ts";
import { plural } from "./format/figures.ts";
import { engineName } from "./format/words.ts";

/** More are a sign that a ceiling is wrong. On the first screen of a terminal, they would be most of it. */
const maxOffered = { full: 10, narrow: 3 } as const;

const inComment =
  "somebody with write access copies a line into a comment on the pull request, writes the reason in place of REASON, and presses Re-run " +
  "all jobs on";

const validity =
  "A line is valid for this commit only, up to its figure and until its day; in a merge queue, only lines of the configuration file count.";

const inFile =
  "put these lines under accept: in the configuration file, with your name in place of NAME, and the reason in place of REASON.";

const ofTimes =
  "The bound of a time is the upper end of its interval; a line for several tests has the largest.";

const ofPercent =
  "A bound in percent says by how much the figure may exceed the base's, or its own limit: a tenth more than it did.";

/** How a failure is accepted. @param hasBase whether there is a change that could be worth its cost */
function acceptText(
  offered: NonNullable<Verdict["acceptances"]>["offered"],
  hasBase: boolean,
  measuredBy: string,
): string {
  const isForFile = offered.some(({ commit }) => commit === undefined);
  const units = new Set(offered.map(({ path }) => unitOf(parseRowPath(path) as RowPath)));
  const worth = hasBase ? "Accept it, if the change is worth its cost" : "Or accept it as it is";
  return [
    `${worth}: ${isForFile ? inFile : `${inComment} ${measuredBy}. ${validity}`}`,
    ...(units.has("x") ? [ofTimes] : []),
    ...(units.has("%") ? [ofPercent] : []),
  ].join(" ");
}

/** The ways in which a reader can answer a verdict that is no pass. */
export const whatToDo: ReportPart = {
  blocks: ({ recording, verdict, words, runUrl, measuredUrl, program, compared, resume }) => {
    const offered = offeredLines(verdict);
    const rest = resume?.(program);
    const found = rest === undefined ? reproduction(recording, verdict, program, compared) : undefined;
    // Higher ceilings are no answer to a failure.
    const help = verdict.outcome === "inconclusive" && rest === undefined ? remedies(verdict) : [];
    const shown = offered.slice(0, words.isTerminal ? maxOffered.narrow : maxOffered.full);
    const left = offered.length - shown.length;
    const where = (found?.placeholders ?? []).flatMap((one) =>
      placeholderText(one, engineName(words.names, "base")),
    );
    const command = rest ?? found?.parts ?? [];
    const measuredBy = words.link("the run that measured", measuredUrl ?? runUrl);
    const isHere = words.isTerminal || compared !== undefined;
    const again = verdict.outcome === "fail" ? "Measure only what failed" : "Measure it again";
    const measure = isHere ? again : "Measure it on your machine";
    const isWrong = testVerdicts(verdict).some(({ comparison }) => isMistaken(comparison));
    const foreign = testVerdicts(verdict).find(({ comparison }) => isForeign(comparison))?.comparison
      .workload;
    const blocks: Block[] = [
      {
        kind: "text",
        text: isWrong ? "Correct the workload that fails on every engine, and run it again." : "",
      },
      { kind: "text", text: foreign === undefined ? "" : foreignText(foreign, words) },
      { kind: "text", text: rest === undefined ? "" : goOn(recording) },
      { kind: "text", text: help.length === 0 ? "" : `To decide it: ${help.join("; ")}.` },
      { kind: "text", text: found === undefined ? "" : `${[measure, ...where].join("; ")}:` },
      {
        kind: "code",
        lines: words.isTerminal ? commandLines(command) : command.length === 0 ? [] : [command.join(" ")],
      },
      {
        kind: "text",
        text: whyText(verdict, compared !== undefined, recording.features?.counts !== undefined),
      },
      {
        kind: "text",
        text:
          offered.length === 0
            ? ""
            : acceptText(
                verdict.acceptances?.offered ?? [],
                recording.engines.base !== undefined,
                measuredBy,
              ),
      },
      { kind: "code", lines: shown },
      { kind: "text", text: left > 0 ? leftText(left, words) : "" },
      {
        kind: "text",
        text:
          runUrl === undefined
            ? ""
            : `${words.link("The run", runUrl)} has the complete report and the results file.`,
      },
    ];
    const isNeeded = verdict.outcome === "fail" || verdict.outcome === "inconclusive";
    return isNeeded ? at("what to do", { kind: "section", title: "What to do", blocks }) : [];
  },
};

/** The first page of lines that accept is enough for most; a terminal has fewer. */
function leftText(left: number, { isTerminal }: Words): string {
  const more = `And ${plural(left, "more row")}`;
  return isTerminal
    ? `${more}: report.md has the first ${maxOffered.full}.`
    : `${more}, which a run with these lines offers.`;
}

/**
 * How a reader learns why a test is slow. Empty if no time exceeds its ceiling.
 *
 * @param isCompare whether the run is one of `compare`, which counts no instructions
 * @param hasCounts whether the run has counted instructions
 */
function whyText(verdict: Verdict, isCompare: boolean, hasCounts: boolean): string {
  const tests = testVerdicts(verdict);
  const isOver = ({ judgement }: { readonly judgement?: Judgement<unknown> | undefined }) =>
    judgement?.outcome === "fail";
  if (verdict.groups.some(isOver) || tests.some(({ base }) => isOver({ judgement: base })))
    return isCompare
      ? "To see why: bisect with both builds and --test names the functions that changed (docs/bisect.md)."
      : hasCounts
        ? "To see why: report.md and --details name the functions whose instructions changed (docs/counts.md)."
        : "To see why: add --counts instructions, which names the functions that changed (docs/counts.md).";
  return [...tests, ...verdict.sections].some(isOver)
    ? "To see why: the command hunt finds statements, rows and indexes that are slow (docs/hunt.md)."
    : "";
}

/** How a workload is measured that the baseline cannot execute. */
function foreignText(workload: string, { names, text }: Words): string {
  return (
    `Give ${text(workload)} the line compare: base, and the build before with --base: ` +
    `the candidate is then compared with that, and ${engineName(names, "baseline")} does not execute it.`
  );
}

function goOn({ run }: Recording): string {
  return run?.outOfTime === true ? "It needs more time. Go on where it ended:" : "Go on where it ended:";
}

/** The meaning of a word that the reader fills in. Nothing for those that say it themselves. */
function placeholderText(placeholder: string, base: string): string[] {
  if (placeholder === "BASE") return [`BASE is the engine built from ${base}`];
  return placeholder === "CONFIG" ? ["CONFIG is a file with the settings of the workflow"] : [];
}
