import type { Recording } from "../model/recording.ts";
import type { Unit } from "../model/settings.ts";
import { sectionPath } from "../model/test.ts";
import type { Verdict } from "../verdict/judge.ts";
import type { Block, Tone } from "./block.ts";
import {
  at,
  blocksAt,
  type ComparedFiles,
  type PlacedBlock,
  type ReportInput,
  type Reporting,
  type WordStyle,
  type Words,
  wordsFor,
} from "./blocks.ts";
import { lowConfidence, nearMisses, nearMissShare } from "./explain/close-calls.ts";
import { engineTable } from "./explain/engine-table.ts";
import { briefFacts, runFacts } from "./explain/facts.ts";
import { headline, remarks } from "./explain/headline.ts";
import { notes } from "./explain/notes.ts";
import { otherWork } from "./explain/other-work.ts";
import { type Problem, problems } from "./explain/problems.ts";
import { count, percent, plural } from "./format/figures.ts";
import { partsOf } from "./parts.ts";
import { sectionTable } from "./tables/section-table.ts";
import { testBlocks } from "./test-blocks.ts";

/** The choice of blocks. */
export interface ReportOptions {
  /** The figure that tables show for each engine; times if absent. */
  readonly unit?: Unit;
  /** Whether the report has the tables of all tests; a page draws its own. True if absent. */
  readonly hasTests?: boolean;
  /** Whether the report has charts. */
  readonly hasCharts?: boolean;
  /** Whether blocks of parts name their findings in a sentence, without a table. */
  readonly isBrief?: boolean;
  /** Whether a heading above has the verdict: the report then has its sentence only if the heading leaves out why. */
  readonly isHeaded?: boolean;
  /** How its readers start this program; the command's name if absent. */
  readonly program?: string;
  /** The command that goes on with an unfinished run, in parts quoted for a shell; absent if none can. */
  readonly resume?: (program: string) => readonly string[];
  /** The address of the run, for a report that stands elsewhere. */
  readonly runUrl?: string;
  /** The address of the run that measured, if another one publishes. */
  readonly measuredUrl?: string;
  /** The files of a comparison, which its reader has; absent for a run. */
  readonly compared?: ComparedFiles;
  /** The address of a commit, of which the hash is escaped; if absent, commits are no links. */
  readonly commitUrl?: (commit: string) => string;
  /** A sentence that names the parts left out, and their place. */
  readonly leftOut?: string;
  /** The features whose parts the report has. */
  readonly features?: readonly Reporting[];
}

const tones = { pass: "good", accepted: "uncertain", fail: "bad", inconclusive: "uncertain" } as const;

/** Everything that a report may say, in the order of a report that is read from its top. */
export function reportBlocks(
  recording: Recording,
  verdict: Verdict,
  style: WordStyle,
  {
    unit,
    hasTests = true,
    hasCharts = false,
    isBrief = false,
    isHeaded = false,
    program = "sqlite-bench-gate",
    resume,
    runUrl,
    measuredUrl,
    compared,
    commitUrl,
    leftOut = "",
    features = [],
  }: ReportOptions,
): PlacedBlock[] {
  const input: ReportInput = {
    recording,
    verdict,
    words: wordsFor(recording, style),
    parts: partsOf(features),
    isBrief,
    hasSentence: !isHeaded || !isSimple(verdict),
    unit,
    commitUrl,
    runUrl,
    measuredUrl,
    compared,
    program,
    resume,
  };
  const { words, parts } = input;
  const ofParts = parts
    .flatMap((part) => part.blocks?.(input) ?? [])
    .map(({ place, block }): PlacedBlock => ({ place, block: { level: "sections only", ...block } }));
  return [
    ...at("verdict", verdictBlock(recording, verdict, words.text, isHeaded), { kind: "text", text: leftOut }),
    ...findingBlocks(input),
    ...at("sections", {
      kind: "table",
      level: "sections only",
      title: "Sections",
      table: sectionTable(input.verdict.sections, words.cell),
    }),
    ...ofParts.filter(({ place }) => place !== "in the details"),
    ...(hasCharts ? at("with the sections", chartBlock(input)) : []),
    ...(hasTests ? at("tests", ...testBlocks(input)) : []),
    ...at("meaning", {
      kind: "details",
      level: "without passing rows",
      title: "What the figures mean",
      blocks: [{ kind: "list", items: notes(recording, verdict, words.names, parts) }],
    }),
    ...at("measurement", measurementBlock(input, blocksAt("in the details", ofParts))),
  ];
}

/** The verdict in a sentence, or only the remarks on it, if a heading says the rest. */
function verdictBlock(
  recording: Recording,
  verdict: Verdict,
  escapeText: Words["text"],
  isHeaded: boolean,
): Block {
  if (isHeaded && isSimple(verdict))
    return { kind: "text", text: remarks(recording, verdict, escapeText).join(" ") };
  return { kind: "verdict", ...headline(recording, verdict, escapeText), tone: tones[verdict.outcome] };
}

/** Whether a heading can say all of a verdict. */
function isSimple({ measurement, controls, sections }: Verdict): boolean {
  return (
    measurement.state === "complete" &&
    sections.length > 0 &&
    controls.every(({ problem }) => problem === undefined)
  );
}

/** Rows that a reader should know first, the evidence for others, and warnings. */
function findingBlocks({ recording, verdict, words, parts }: ReportInput): PlacedBlock[] {
  const { names, text, mark } = words;
  const titled = (title: string, tone: Tone, ...blocks: readonly Block[]): Block => {
    return { kind: "group", level: "sections only", title, tone, blocks };
  };
  const all = problems(verdict, names, text);
  const isTimed = ({ kind }: Problem) => kind === "fail" || kind === "inconclusive";
  const listOf = (some: readonly Problem[]): Block => ({
    kind: "list",
    items: some.map(({ name, reason }) => `${name}: ${reason}`),
    more: (left) => `and ${plural(left, "more row")}, ${mark} in the tables`,
  });
  const tone = verdict.outcome === "inconclusive" ? "uncertain" : "bad";
  return [
    ...at(
      "problems",
      titled("What keeps the run from passing", tone, listOf(all.filter((one) => !isTimed(one)))),
    ),
    ...at("evidence", {
      kind: "section",
      level: "without passing rows",
      title: "Evidence",
      tone,
      blocks: [listOf(all.filter(isTimed))],
    }),
    ...at(
      "confidence",
      titled("Passing with low confidence", "uncertain", {
        kind: "list",
        items: lowConfidence(verdict, text),
        more: (left) => `and ${count(left)} more, marked in the tables`,
        sentence: "Passes with low confidence",
      }),
    ),
    ...at(
      "notes",
      titled("Notes", "aside", {
        kind: "list",
        items: [
          ...parts.flatMap((part) => part.warnings?.(verdict, names, text) ?? []),
          ...recording.warnings.map(text),
          ...otherWork(recording),
        ],
        more: (left) => `and ${plural(left, "more warning")}`,
        opening: "Note",
      }),
      {
        kind: "group",
        level: "everything",
        title: `Within ${percent(nearMissShare)} of the ceiling`,
        tone: "aside",
        blocks: [{ kind: "list", items: nearMisses(verdict, text) }],
      },
    ),
  ];
}

function chartBlock({ verdict }: ReportInput): Block {
  return {
    kind: "chart",
    level: "sections only",
    chart: {
      title: "Average multiplier of each section, and its ceiling",
      unit: "multiplier",
      bars: verdict.sections.flatMap(({ judgement, ...section }) =>
        judgement === undefined
          ? []
          : [{ name: sectionPath(section), value: judgement.multiplier, limit: judgement.ceiling }],
      ),
      legend: "Blue: the average. Grey: its headroom. Red: the part over the ceiling.",
    },
  };
}

function measurementBlock(
  { recording, verdict, words, parts }: ReportInput,
  ofParts: readonly Block[],
): Block {
  const { text, cell } = words;
  const caution = verdict.untrusted ? "As the measuring job reports, unverified where it is quoted:" : "";
  return {
    kind: "details",
    level: "without passing rows",
    title: "How this was measured",
    unfolded: { kind: "text", text: briefFacts(recording, verdict, text) },
    blocks: [
      { kind: "text", text: caution },
      { kind: "facts", facts: runFacts(recording, verdict, text, parts) },
      ...ofParts,
      { kind: "table", title: "Engines", table: engineTable(recording, verdict, cell), asTexts: true },
    ],
  };
}
