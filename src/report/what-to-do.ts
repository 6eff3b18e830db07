import { baseName } from "./against-engines.ts";
import type { Block } from "./block.ts";
import { at, type ReportPart } from "./blocks.ts";
import { offeredLines } from "./explain/acceptances.ts";
import { remedies } from "./explain/close-calls.ts";
import { isOneFile, reproduction } from "./explain/reproduction.ts";
import { plural } from "./format/figures.ts";

/** More are a sign that a ceiling is wrong. */
const maxOffered = 10;

const howToAccept =
  "Accept it, if the change is worth its cost: somebody with write access copies a line into a comment on the pull request, writes the reason " +
  "in place of REASON, and runs the job again. A line ends with the next commit, with a larger figure, and with its day.";

/** The ways in which a reader can answer a verdict that is no pass. */
export const whatToDo: ReportPart = {
  blocks: ({ recording, verdict, words, runUrl, compared }) => {
    const offered = offeredLines(verdict);
    // The reader of a terminal has measured on it.
    const command = words.isNarrow ? undefined : reproduction(recording, verdict, compared);
    // Higher ceilings are no answer to a failure.
    const help = verdict.outcome === "inconclusive" ? remedies(verdict) : [];
    const left = offered.length - maxOffered;
    const { engines } = recording;
    const where =
      engines.base === undefined || isOneFile(engines) ? "" : `; BASE is a build of ${baseName(words.names)}`;
    const measureIt = compared === undefined ? `Measure it on your machine${where}:` : "Measure it again:";
    const blocks: Block[] = [
      { kind: "text", text: help.length === 0 ? "" : `To decide it: ${help.join("; ")}.` },
      { kind: "text", text: command === undefined ? "" : measureIt },
      { kind: "code", lines: command === undefined ? [] : [command] },
      { kind: "text", text: offered.length === 0 ? "" : howToAccept },
      { kind: "code", lines: offered.slice(0, maxOffered) },
      { kind: "text", text: left > 0 ? `And ${plural(left, "more row")}.` : "" },
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
