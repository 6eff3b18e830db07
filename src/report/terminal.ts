import stringWidth from "string-width";
import { cutApart } from "../messages/cut-apart.ts";
import { perEngine, rolesOf } from "../model/engine.ts";
import type { Recording } from "../model/recording.ts";
import type { Verdict } from "../verdict/judge.ts";
import type { Block } from "./block.ts";
import { at, blocksAt, type Place, type PlacedBlock, type WordStyle } from "./blocks.ts";
import { allTestsName, allTestsText } from "./explain/all-tests.ts";
import { foldedText } from "./folded.ts";
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
  /** Whether it is the first screen of the report alone. */
  readonly isFirstScreen?: boolean;
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
  isTerminal: true,
  mark: "marked",
};

/** The first screen; in it are no blocks that Markdown folds. */
const firstScreen: readonly Place[] = [
  "verdict",
  "problems",
  "base",
  "baseline",
  "below the sections",
  "costs",
  "notes",
  "what to do",
];

/** The tables of tests are on the first screen if they have no more lines than these. */
const fewLines = 14;

/** The most items of a list that says how many more there are. A run that the time limit ended has hundreds of problems. */
const maxItems = { first: 5, whole: 50 };

/**
 * The verdict is the first line and, since the tables scroll it off the screen, the last; what keeps the run from passing is
 * right above it.
 */
const wholeOrder: readonly Place[] = [
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
  "costs",
  "base",
  "problems",
  "verdict",
];

/** The report for a terminal of 100 columns: its first screen, or all of it. Ends with a line break. */
export function renderTerminal(
  recording: Recording,
  verdict: Verdict,
  { colour = false, isFirstScreen = false, ...options }: TerminalLayout = {},
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
  const paragraphs = isFirstScreen
    ? drawBlocks(firstBlocks(verdict, all), maxItems.first)
    : drawBlocks(
        wholeOrder.flatMap((place) => blocksAt(place, [...all, ...number])),
        maxItems.whole,
      );
  const texts = paragraphs.map((lines) => lines.map((line) => (colour ? paint(line) : line.text)).join("\n"));
  return `${texts.join("\n\n")}\n`;
}

function firstBlocks(verdict: Verdict, all: readonly PlacedBlock[]): Block[] {
  // A section has its title, its heading and its average too.
  const lines = verdict.sections.reduce((sum, { tests }) => sum + tests.length + 3, 0);
  const tables = lines > fewLines ? [] : blocksAt("tests", all);
  const isOpen = ({ kind, level }: Block) => kind !== "details" && level !== "everything";
  const [sentence = [], ...others] = firstScreen.map((place) => blocksAt(place, all).filter(isOpen));
  const below = all.filter(({ place }) => place !== "notes");
  const rest: Block = { kind: "text", text: `--details shows ${foldedText(verdict, below)}.` };
  return [...sentence, ...tables, ...others.flat(), rest];
}
