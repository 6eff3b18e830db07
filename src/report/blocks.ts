import type { Recording } from "../model/recording.ts";
import type { Unit } from "../model/settings.ts";
import type { Section, Test } from "../model/test.ts";
import type { Verdict } from "../verdict/judge.ts";
import type { Block, Fact } from "./block.ts";
import type { Escape } from "./format/escape.ts";
import { type EngineNames, engineNames } from "./format/words.ts";

/** Where in a report a block stands. The places are in the order of a report that is read from its top. */
export const places = [
  "verdict",
  "problems",
  "base",
  "baseline",
  "costs",
  "what to do",
  "evidence",
  "confidence",
  "sections",
  "with the sections",
  "below the sections",
  "notes",
  "tests",
  "meaning",
  "measurement",
  /** A part's blocks within the blocks of the measurement. */
  "in the details",
] as const;
export type Place = (typeof places)[number];

export interface PlacedBlock {
  readonly place: Place;
  readonly block: Block;
}

/** Puts blocks at one place. */
export function at(place: Place, ...blocks: readonly Block[]): PlacedBlock[] {
  return blocks.map((block) => ({ place, block }));
}

/** How one renderer escapes and shortens texts. Parts of a report take all words from here. */
export interface Words {
  /** For running text. */
  readonly text: Escape;
  /** For a table's cell. */
  readonly cell: Escape;
  /** The engines' names in running text. */
  readonly names: EngineNames;
  /** The engines' names in tables, in full. */
  readonly cellNames: EngineNames;
  /** The engines' names in tables, cut if the tables are narrow. */
  readonly shortNames: EngineNames;
  /**
   * A text with the address that it refers to; the text alone if there is none.
   * @param text escaped
   */
  link(text: string, url: string | undefined): string;
  /** Whether lines are short: tables then have fewer columns and shorter notes. */
  readonly isNarrow: boolean;
  /** Whether a long command is continued on the next line of a terminal; it is one line elsewhere, and if absent. */
  readonly isTerminal?: true;
  /** How tables mark rows that keep the run from passing. */
  readonly mark: string;
}

export interface WordStyle
  extends Pick<Words, "text" | "cell" | "link" | "isNarrow" | "isTerminal" | "mark"> {
  /** Cuts the engines' names for narrow tables, where different names stay different; names are whole if it is absent. */
  shortNames?(names: EngineNames): EngineNames;
}

export function wordsFor(recording: Pick<Recording, "engines">, { shortNames, ...style }: WordStyle): Words {
  const cellNames = engineNames(recording, style.cell);
  return {
    ...style,
    names: engineNames(recording, style.text),
    cellNames,
    shortNames: shortNames?.(cellNames) ?? cellNames,
  };
}

/** Two engines as a command line names them, a file or a release; untrusted. */
export interface ComparedFiles {
  readonly base: string;
  readonly candidate: string;
}

export interface ReportInput {
  readonly recording: Recording;
  readonly verdict: Verdict;
  /** Whether blocks name their findings in a sentence, without a table. */
  readonly isBrief: boolean;
  /** Whether the verdict's sentence stands above, so that no other block has to say it. */
  readonly hasSentence: boolean;
  /** How readers start this program: the command's name, or on a terminal the words that started this process. */
  readonly program: string;
  /** The command that goes on with an unfinished run, in parts quoted for a shell; absent if none can. @param program that readers start */
  readonly resume?: (program: string) => readonly string[];
  /** The address of the run, for a report that stands elsewhere; absent for one that the run itself has. */
  readonly runUrl?: string;
  /** The address of the run that measured, if another one publishes. */
  readonly measuredUrl?: string;
  /** The files of a comparison, which its reader has; absent for a run, whose reader may be elsewhere. */
  readonly compared?: ComparedFiles;
  /** The address of a commit, of which the hash is escaped; if absent, commits are no links. */
  readonly commitUrl?: (commit: string) => string;
  /** The figure that tables show for each engine; times if absent. */
  readonly unit?: Unit;
  readonly words: Words;
  /** All parts of the report. */
  readonly parts: readonly ReportPart[];
}

/** The facts of a recording that notes are about. */
export type NotedRun = Pick<Recording, "suite" | "machine" | "engines">;

/** A column of the tables of tests. */
export interface TestColumn {
  readonly heading: string;
  /**
   * Empty if the test has no figure.
   *
   * @param path of the test
   * @param isBaseOnly whether the table has the base's figures in place of the baseline's
   */
  cell(path: string, isBaseOnly: boolean): string;
}

/**
 * One subject of a report. A part says nothing if the recording and its verdict say nothing about the subject. All texts that it
 * returns are escaped.
 */
export interface ReportPart {
  blocks?(input: ReportInput): readonly PlacedBlock[];
  /** Lines that a reader should know before figures are compared. */
  warnings?(verdict: Verdict, names: EngineNames, escapeText: Escape): readonly string[];
  /** Differences from the base, a line each. */
  againstBase?(verdict: Verdict, names: EngineNames, escapeText: Escape): readonly string[];
  /** How the tests of the run were timed, a paragraph each, below the notes of the suites. */
  suiteNotes?(recording: NotedRun, verdict: Verdict): readonly string[];
  /** The meaning of the part's figures, a paragraph each. */
  notes?(verdict: Verdict): readonly string[];
  /** Facts about other work than the tests, which stand below the facts about the suites. */
  suiteFacts?(verdict: Verdict, names: EngineNames): readonly Fact[];
  facts?(recording: Recording, escapeFact: Escape): readonly Fact[];
  /** Values of the outputs that the feature adds to actions, by name; others are empty. Names in them are untrusted text. */
  outputs?(verdict: Verdict): Readonly<Record<string, unknown>>;
  /** Undefined if no test has a figure. */
  column?(verdict: Verdict): TestColumn | undefined;
  /** Blocks below the times of a section. @returns the blocks of one section */
  sectionBlocks?(input: ReportInput): (section: Section) => readonly Block[];
  /** Blocks of one test, for a report that shows each test alone. */
  testBlocks?(recording: Recording, verdict: Verdict, words: Words): (test: Test) => readonly Block[];
}

/** The part of a feature that reports. */
export interface Reporting {
  readonly report?: ReportPart;
}

/** The blocks of one place, in their order. */
export function blocksAt(place: Place, placed: readonly PlacedBlock[]): Block[] {
  return placed.filter((one) => one.place === place).map(({ block }) => block);
}
