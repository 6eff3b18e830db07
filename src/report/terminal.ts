import stringWidth from "string-width";
import { cutApart } from "../messages/cut-apart.ts";
import { perEngine, rolesOf } from "../model/engine.ts";
import type { Recording } from "../model/recording.ts";
import type { Verdict } from "../verdict/judge.ts";
import { at, blocksAt, type Place, type WordStyle } from "./blocks.ts";
import { allTestsName, allTestsText } from "./explain/all-tests.ts";
import { inTerminal } from "./format/escape.ts";
import { drawBlocks } from "./format/text-blocks.ts";
import { paint } from "./format/text-layout.ts";
import { type EngineNames, engineName, engineNames } from "./format/words.ts";
import { type ReportOptions, reportBlocks } from "./report-blocks.ts";

const maxEngineNameWidth = 12;

/** How the report is shown. */
export interface TerminalLayout extends ReportOptions {
  /** Whether the text has colours; no colours if absent. */
  readonly colour?: boolean;
}

function shortNames(names: EngineNames): EngineNames {
  const roles = rolesOf(names);
  const cut = cutApart(
    roles.map((role) => engineName(names, role)),
    maxEngineNameWidth,
    stringWidth,
  );
  return perEngine(names, (_, role) => cut[roles.indexOf(role)] ?? "");
}

const wordStyle: WordStyle = {
  text: inTerminal,
  cell: inTerminal,
  shortNames,
  link: (text, url) => (url === undefined ? text : `${text} (${inTerminal(url)})`),
  isNarrow: true,
  mark: "marked",
};

/**
 * The verdict is the first line and, since the tables scroll it off the screen, the last; what keeps the run from passing is
 * right above it.
 */
const order: readonly Place[] = [
  "verdict",
  "tests",
  "meaning",
  "measurement",
  "with the sections",
  "sections",
  "below the sections",
  "notes",
  "confidence",
  "evidence",
  "what to do",
  "baseline",
  "base",
  "problems",
  "verdict",
];

/** The report for a terminal of 100 columns. Ends with a line break. */
export function renderTerminal(
  recording: Recording,
  verdict: Verdict,
  { colour = false, ...options }: TerminalLayout = {},
): string {
  const all = reportBlocks(recording, verdict, wordStyle, {
    ...options,
    isBrief: true,
  });
  const number = at("base", {
    kind: "text",
    lead: allTestsName(verdict),
    text: allTestsText(verdict, shortNames(engineNames(recording, inTerminal))),
  });
  const paragraphs = drawBlocks(order.flatMap((place) => blocksAt(place, [...all, ...number])));
  const texts = paragraphs.map((lines) => lines.map((line) => (colour ? paint(line) : line.text)).join("\n"));
  return `${texts.join("\n\n")}\n`;
}
