import type { Unit } from "../../model/settings.ts";
import { suiteOf, testPath, type Variant } from "../../model/test.ts";
import { suites } from "../../suite/suites.ts";
import {
  type BaseComparison,
  fewestFloors,
  isLacking,
  isUnmeasured,
  type MeasuredBase,
  type Unmeasured,
  type Warning,
} from "../../verdict/comparison.ts";
import type { Evidence, RatioInterval } from "../../verdict/evidence.ts";
import type { SectionVerdict, TestVerdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { Parts } from "../../verdict/parts.ts";
import type { TestColumn } from "../blocks.ts";
import { failureKinds } from "../explain/failure-reason.ts";
import {
  contradictsFigure,
  exceeds,
  isAgainstBaseOnly,
  leavesOpen,
  leftByNoise,
  measuredFigures,
} from "../explain/outcome-filters.ts";
import type { Escape } from "../format/escape.ts";
import {
  count,
  inWords,
  microseconds,
  multiplier,
  noise,
  plural,
  plusMinus,
  rowsPerSecond,
} from "../format/figures.ts";
import { type Column, named, type Table } from "../format/table.ts";
import { type EngineNames, engineName } from "../format/words.ts";

/** A row before empty columns are left out. */
interface FullRow {
  readonly figures: readonly [test: string, baseline: string, candidate: string, multiplier: string];
  readonly base: string;
  /** Half the width of the multiplier's interval. */
  readonly interval: string;
  readonly noise: string;
  readonly note: string;
  readonly highlighted: boolean;
}

/** How a table shows its rows. */
export interface TableLayout {
  /** All notes of a row, or only the first, shortened; all if absent. */
  readonly notes?: "full" | "short";
  /** The figure for each engine; times if absent. */
  readonly unit?: Unit;
  /** Columns of features; a table leaves out a column without a figure. */
  readonly columns?: readonly TestColumn[];
}

/**
 * One section's tests and their average. Intervals, or else noise, and notes have a column if a row has any. If all tests are
 * compared with the base alone, its times take the baseline's place.
 */
export function testTable(
  { variant, tests, judgement, interval, missing }: SectionVerdict,
  names: EngineNames,
  escapeText: Escape,
  { notes: length = "full", unit: asked = "time", columns: added = [] }: TableLayout = {},
): Table {
  const isBaseOnly = isAgainstBaseOnly(tests);
  const unit = unitOf(variant, asked);
  const rows = [
    ...tests.map((test) => ({
      ...testRow(test, escapeText, { length, unit, isBaseOnly }),
      added: added.map((column) => column.cell(testPath(test.comparison), isBaseOnly)),
    })),
    { ...averageRow(judgement, interval, missing, tests), added: added.map(() => "") },
  ];
  type Cell = (row: (typeof rows)[number]) => string;
  const column = (heading: string, cell: Cell, align: Column["align"] = "right") => ({
    column: { heading, align } as Column,
    cell,
  });
  const filled = (one: ReturnType<typeof column>) => (rows.some((row) => one.cell(row) !== "") ? [one] : []);
  const unitHeading = unit === "time" ? "us" : unit;
  const other = isBaseOnly ? engineName(names, "base") : names.baseline;
  const intervals = filled(column("95%", (row) => row.interval));
  const columns = [
    ...named("Test").map((names) => ({ column: names, cell: (({ figures }) => figures[0]) as Cell })),
    column(`${other} (${unitHeading})`, ({ figures }) => figures[1]),
    column(`${names.candidate} (${unitHeading})`, ({ figures }) => figures[2]),
    ...(isBaseOnly ? [] : [column("Multiplier", ({ figures }) => figures[3])]),
    ...intervals,
    ...(names.base === undefined ? [] : [column("vs base", (row) => row.base)]),
    // Noise says less, of the same pairs.
    ...(intervals.length > 0 ? [] : filled(column("Noise", (row) => row.noise))),
    ...added.flatMap(({ heading }, index) => filled(column(heading, (row) => row.added[index] ?? ""))),
    ...filled(column("Note", (row) => row.note, "left")),
  ];
  return {
    columns: columns.map((one) => one.column),
    rows: rows.map((row) => ({
      cells: columns.map(({ cell }) => cell(row)),
      highlighted: row.highlighted,
    })),
  };
}

/** The figure of a variant's tables: its suite's own, or else the requested one. */
export function unitOf(variant: Variant, asked: Unit): Unit {
  return suites[suiteOf(variant)].unit ?? asked;
}

interface RowLayout {
  readonly length: NonNullable<TableLayout["notes"]>;
  readonly unit: Unit;
  /** Whether the base's figures take the baseline's place. */
  readonly isBaseOnly: boolean;
}

function testRow(
  { comparison, judgement, base }: TestVerdict,
  escapeText: Escape,
  { length, unit, isBaseOnly }: RowLayout,
): FullRow {
  const name = escapeText(comparison.workload);
  if (isUnmeasured(comparison)) {
    const figures = [name, "-", "-", "-"] as const;
    const nothing = { base: "-", interval: "", noise: "" } as const;
    return { figures, ...nothing, note: missingNote(comparison), highlighted: isLacking(comparison) };
  }
  const speed = (ns: number) => {
    if (unit === "time") return microseconds(ns);
    const { rows } = comparison;
    return rows === undefined || rows === 0 ? "-" : rowsPerSecond(rows, ns);
  };
  const notes = rowNotes({ comparison, judgement, base }, length);
  const note = (length === "short" ? notes.slice(0, 1) : notes).join(", ");
  if (comparison.state === "against base") {
    const { base: compared, timeNs } = comparison;
    return {
      figures: [name, isBaseOnly ? speed(compared.timeNs.base) : "-", speed(timeNs.candidate), "-"],
      base: baseFigure(compared, base),
      interval: "",
      noise: "",
      note,
      highlighted: base !== undefined && base.outcome !== "pass",
    };
  }
  const { timeNs, multiplier: value, interval, noisePercent } = comparison;
  const baseCell = (compared: Extract<BaseComparison, { state: "measured" }>) => {
    const figure = baseFigure(compared, base);
    return unit === "time" ? figure : `${speed(compared.timeNs.base)}, ${figure}`;
  };
  return {
    figures: [name, speed(timeNs.baseline), speed(timeNs.candidate), multiplier(value, judgement?.ceiling)],
    base: comparison.base?.state === "measured" ? baseCell(comparison.base) : "-",
    interval: interval === undefined ? "" : plusMinus(interval),
    noise: noisePercent === undefined ? "" : noise(noisePercent),
    note,
    highlighted: judgement?.outcome !== "pass" || (base !== undefined && base.outcome !== "pass"),
  };
}

/** The words of a row beside its figures, the most important first. */
export function rowNotes(
  { comparison, judgement, base }: TestVerdict,
  length: NonNullable<TableLayout["notes"]>,
): string[] {
  if (isUnmeasured(comparison)) return [missingNote(comparison)];
  const { own, against } = measuredFigures(comparison);
  const noisy = [
    ...noisyNotes(judgement, own, length),
    ...noisyNotes(base, against, length).map((note) => `base: ${note}`),
  ];
  // A short table shows the first note alone: noise that leaves the answer known is the least of them.
  const isKnown = [leftByNoise(judgement, own), leftByNoise(base, against)].every(
    (left) => left !== "nothing",
  );
  const ownNotes = own === undefined ? [] : testNotes(judgement, own, length);
  const notesOfBase = baseNotes(comparison.base, base);
  // The figure that decides comes first.
  const isBaseFirst =
    base !== undefined && exceeds(base.outcome) && (judgement === undefined || judgement.outcome === "pass");
  return [
    ...(isBaseFirst ? [...notesOfBase, ...ownNotes] : [...ownNotes, ...notesOfBase]),
    ...(isKnown ? [] : noisy),
    ...irregularNotes(own, judgement),
    ...partNotes(own?.parts, length),
    ...irregularNotes(against, base).map((note) => `base: ${note}`),
    ...partNotes(against?.parts, length).map((note) => `base: ${note}`),
    ...openNotes(judgement, own?.interval),
    ...openNotes(base, against?.interval).map((note) => `base: ${note}`),
    // An interval says how coarse a short sample's figure is.
    ...comparison.warnings
      .filter(({ kind }) => kind !== "short" || (own ?? against)?.interval === undefined)
      .map(warningNote),
    ...(isKnown ? noisy : []),
  ];
}

function baseFigure(
  { multiplier: value, interval }: Extract<BaseComparison, { state: "measured" }>,
  judgement: Judgement | undefined,
): string {
  const figure = `${multiplier(value, judgement?.ceiling)}x`;
  return interval === undefined ? figure : `${figure} ${plusMinus(interval)}`;
}

function averageRow(
  judgement: Judgement | undefined,
  interval: RatioInterval | undefined,
  missing: number,
  tests: readonly TestVerdict[],
): FullRow {
  const gaps = missing > 0 ? [`${count(missing)} of ${count(tests.length)} missing`] : [];
  const against = tests.filter(({ comparison }) => comparison.state === "against base").length;
  const without = against === 0 ? [] : [`without ${count(against)} compared with the base only`];
  const none = isAgainstBaseOnly(tests) ? ["none: compared with the base only"] : without;
  const closeNote =
    judgement?.outcome === "pass" && contradictsFigure(judgement) ? [`≈ ${judgement.ceiling}x`] : [];
  return {
    figures: [
      "Average",
      "",
      "",
      judgement === undefined ? "-" : multiplier(judgement.multiplier, judgement.ceiling),
    ],
    base: "",
    interval: interval === undefined ? "" : plusMinus(interval),
    noise: "",
    note: [...closeNote, ...outcomeNotes(judgement), ...gaps, ...none].join(", "),
    highlighted: missing > 0 || (judgement === undefined ? against === 0 : judgement.outcome !== "pass"),
  };
}

/** Says how many pairs were over the ceiling if the figure suggests otherwise. */
function testNotes(
  judgement: Judgement<Evidence> | undefined,
  row: RowFigure,
  length: NonNullable<TableLayout["notes"]>,
): string[] {
  if (judgement?.evidence === undefined || !contradictsFigure(judgement)) return outcomeNotes(judgement, row);
  const { ceiling, outcome, evidence } = judgement;
  if (length === "short") return exceeds(outcome) ? outcomeNotes(judgement) : [`≈ ${ceiling}x`];
  const over = `over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}`;
  if (outcome === "accepted") return [`${over}, accepted`];
  return outcome === "fail" ? [over] : [`${over}: too close to tell`, ...outcomeNotes(judgement)];
}

function outcomeNotes(judgement: Judgement | undefined, row?: RowFigure): string[] {
  if (judgement === undefined) return [];
  const { outcome, ceiling, evidence } = judgement;
  const over = `over ${ceiling}x${byMean(judgement, row)}`;
  if (outcome === "pass") return evidence?.ending === undefined ? [] : ["low confidence"];
  if (outcome === "accepted") return [`${over}, accepted`];
  return [outcome === "fail" ? over : "undecided"];
}

function baseNotes(base: BaseComparison | undefined, judgement: Judgement | undefined): string[] {
  const row = base?.state === "measured" ? base : undefined;
  const notes = base?.state === "failed" ? [failureKinds(base.failures)] : outcomeNotes(judgement, row);
  return notes.map((note) => `base: ${note}`);
}

type RowFigure = Pick<MeasuredBase, "multiplier" | "mean" | "irregular">;

/** ` by its mean 9.20x`, if that is what a test is judged by: the row's figure is the median. */
function byMean(judgement: Judgement, row: RowFigure | undefined): string {
  if (row === undefined || judgement.multiplier === row.multiplier) return "";
  return ` by its mean ${multiplier(judgement.multiplier, judgement.ceiling)}x`;
}

function irregularNotes(row: RowFigure | undefined, judgement: Judgement | undefined): string[] {
  if (row?.irregular === undefined) return [];
  const isSaid = judgement !== undefined && byMean(judgement, row) !== "";
  if (isSaid) return ["irregular"];
  const { multiplier: mean, interval } = row.mean;
  return [
    `irregular: mean ${[`${multiplier(mean)}x`, ...(interval === undefined ? [] : [plusMinus(interval)])].join(" ")}`,
  ];
}

/** A COMMIT that takes a smaller part of the time on both engines does not explain the row's figure. */
const leastCommitShare = 0.1;

/** Less than this many times the multiplier of the other part is not worth a note. */
const leastPartsApart = 1.5;

/** `statements 1.03x, commit 2.41x`, if the two surely differ: the row's figure is of both together. */
function partNotes(parts: Parts | undefined, length: NonNullable<TableLayout["notes"]>): string[] {
  if (parts === undefined || parts.commitShare < leastCommitShare) return [];
  const { statements, commit } = parts;
  const [low, high] = [statements, commit].toSorted((one, other) => one.multiplier - other.multiplier);
  if (low?.interval === undefined || high?.interval === undefined) return [];
  if (low.interval.high >= high.interval.low || high.multiplier < low.multiplier * leastPartsApart) return [];
  const ofCommit = `commit ${multiplier(commit.multiplier)}x`;
  return [length === "short" ? ofCommit : `statements ${multiplier(statements.multiplier)}x, ${ofCommit}`];
}

/**
 * `too noisy to say: 0.38x to 2.12x`, if an interval is too wide; `under 6x, too noisy to say more`, if all of it is under the ceiling.
 * Over a ceiling, the outcome's own note has the first half.
 */
function noisyNotes(
  judgement: Judgement | undefined,
  row: (RowFigure & Pick<MeasuredBase, "interval">) | undefined,
  length: NonNullable<TableLayout["notes"]>,
): string[] {
  const left = leftByNoise(judgement, row);
  const interval = row?.interval;
  if (left === undefined || interval === undefined) return [];
  const under = judgement?.outcome === "pass" ? `under ${judgement.ceiling}x, ` : "";
  const note = left === "side" ? `${under}too noisy to say more` : "too noisy to say";
  if (length === "short") return [left === "side" ? `${under}noisy` : note];
  return [`${note}: ${multiplier(interval.low)}x to ${multiplier(interval.high)}x`];
}

function openNotes(judgement: Judgement | undefined, interval: RatioInterval | undefined): string[] {
  // Beside "over", which new pairs have confirmed, it would contradict.
  if (judgement === undefined || exceeds(judgement.outcome) || !leavesOpen(judgement, interval)) return [];
  return [`may be over ${judgement.ceiling}x`];
}

function missingNote(comparison: Unmeasured): string {
  if (comparison.state === "missing") return "no result";
  return comparison.isNew ? "new: not on the base" : failureKinds(comparison.failures);
}

function warningNote(warning: Warning): string {
  switch (warning.kind) {
    case "short":
      return "under 5 ms";
    case "floor":
      return `under ${fewestFloors} floors`;
    case "unpaired":
      return `${count(warning.samples)} unpaired`;
  }
}

/** `point_inserts: DoltLite 1.69M rows/s, 1.47x slower than SQLite`, of each test; empty if the table shows times. */
export function throughputTexts(
  { variant, tests }: SectionVerdict,
  names: EngineNames,
  escapeText: Escape,
  asked: Unit = "time",
): string[] {
  if (unitOf(variant, asked) === "time") return [];
  return tests.flatMap(({ comparison }) => {
    if (comparison.state !== "measured" || !comparison.rows) return [];
    const { workload, rows, timeNs, multiplier, base } = comparison;
    const beside = [
      `${inWords(multiplier)} ${names.baseline}`,
      ...(base?.state === "measured" ? [`${inWords(base.multiplier)} ${names.base}`] : []),
    ];
    return [
      `${escapeText(workload)}: ${names.candidate} ${rowsPerSecond(rows, timeNs.candidate)} rows/s, ${beside.join(", ")}`,
    ];
  });
}
