import type { Block } from "./block.ts";
import { at, type ReportPart } from "./blocks.ts";
import { offeredLines } from "./explain/acceptances.ts";
import { remedies } from "./explain/close-calls.ts";
import { reproduction } from "./explain/reproduction.ts";
import { plural } from "./format/figures.ts";
import { engineName } from "./format/words.ts";

/** More are a sign that a ceiling is wrong. On the first screen of a terminal, they would be most of it. */
const maxOffered = { full: 10, narrow: 3 } as const;

/** Columns of a command's line, with room for an indent and a backslash in 80. */
const commandWidth = 76;

const worth = "Accept it, if the change is worth its cost";

const inComment =
  "somebody with write access copies a line into a comment on the pull request, writes the reason in place of REASON, and runs the job " +
  "again. A line ends with the next commit, with a larger figure, and with its day.";

const inFile = "a line below accept in the configuration file, with your name and the reason.";

/** The ways in which a reader can answer a verdict that is no pass. */
export const whatToDo: ReportPart = {
  blocks: ({ recording, verdict, words, runUrl, program, compared }) => {
    const offered = offeredLines(verdict);
    const found = reproduction(recording, verdict, program, compared);
    // Higher ceilings are no answer to a failure.
    const help = verdict.outcome === "inconclusive" ? remedies(verdict) : [];
    const shown = offered.slice(0, words.isTerminal ? maxOffered.narrow : maxOffered.full);
    const left = offered.length - shown.length;
    const isForFile = verdict.acceptances?.offered.some(({ commit }) => commit === undefined) === true;
    const where = (found?.placeholders ?? []).flatMap((one) =>
      placeholderText(one, engineName(words.names, "base")),
    );
    const isHere = words.isTerminal || compared !== undefined;
    const measure = isHere ? "Measure it again" : "Measure it on your machine";
    const blocks: Block[] = [
      { kind: "text", text: help.length === 0 ? "" : `To decide it: ${help.join("; ")}.` },
      { kind: "text", text: found === undefined ? "" : `${[measure, ...where].join("; ")}:` },
      {
        kind: "code",
        lines: words.isTerminal ? continued(found?.parts ?? []) : [found?.parts.join(" ") ?? []].flat(),
      },
      { kind: "text", text: offered.length === 0 ? "" : `${worth}: ${isForFile ? inFile : inComment}` },
      { kind: "code", lines: shown },
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

/** The meaning of a word that the reader fills in. Nothing for those that say it themselves. */
function placeholderText(placeholder: string, base: string): string[] {
  if (placeholder === "BASE") return [`BASE is a build of ${base}`];
  return placeholder === "CONFIG" ? ["CONFIG is a file with the settings of the workflow"] : [];
}

/** A command on lines of a terminal, each but the last with a backslash, so that a shell reads all of them as one. */
function continued(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = `${last} ${part}`;
    if (last !== undefined && joined.length <= commandWidth) lines[lines.length - 1] = joined;
    else lines.push(last === undefined ? part : `  ${part}`);
  }
  return lines.map((line, index) => (index === lines.length - 1 ? line : `${line} \\`));
}
