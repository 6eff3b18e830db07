import type { PerEngine } from "../../../model/engine.ts";
import { type DatabaseFiles, totalOf } from "../../../model/footprint.ts";
import { type LifeFigure, lifePath, type ShapeName } from "../../../model/life.ts";
import { failuresReason } from "../../../report/explain/failure-reason.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { multiplier, plural, shortBytes, shortTime } from "../../../report/format/figures.ts";
import { andList, type EngineNames, engineName } from "../../../report/format/words.ts";
import type { ExaminationWords } from "../../../verdict/examination.ts";
import { ratioText } from "../ratio.ts";
import { type AgeFault, type AgeVerdict, growsFaster, isNotable, type JudgedComparison } from "./examine.ts";
import { commitsIn, isTime } from "./figures.ts";
import type { Age, Cleaned, Life } from "./record.ts";
import { rebuildNames } from "./shapes.ts";

/** The figures' names in tables. */
export const figureTitles: Readonly<Record<LifeFigure, string>> = {
  time: "time a commit",
  cpu: "CPU time a commit",
  disk: "disk",
  written: "written a commit",
  memory: "memory",
  open: "opening",
};

/** The meaning of the figures, and their limits. */
export function ageNotes({ dialect, steady }: Age): string[] {
  return [dialect === "mysql" ? serverNote : fileNote, ...(steady === undefined ? [] : [steadyNote])];
}

const fileNote =
  "Ageing: one process of each engine writes a database commit by commit, with a write-ahead log and synchronous=FULL; " +
  "in blocks of commits, the engines take turns. Disk is all files of the database, with its log. Opening is that of a copy of the " +
  "files which nobody closed, with the first answer. VACUUM and the clean-up statement work on copies.";

const serverNote =
  "Ageing: one server of each engine runs from the first commit to the last; in blocks of commits, the engines take turns. Disk is all files of " +
  "its data folder, with logs that it makes in advance. Opening is a start on a copy of the files of the running server, as after it was killed, with the first " +
  "answer. OPTIMIZE TABLE and the clean-up statement work on copies. Closing is a clean stop.";

const steadyNote =
  "Steady load: one connection commits updates of random rows, one after the other, to a table of constant size. The engines are loaded one after the other, " +
  "so that none cleans up while another is measured; servers may use all processors. A stall is a commit of 10 times the median and 0.1 s at least, or a second with " +
  "less than a fifth of the median second's commits.";

/** VACUUM, or what servers have in its place. */
export function rebuildName({ dialect }: Pick<Age, "dialect">): string {
  return rebuildNames[dialect ?? "sqlite"];
}

/** A figure with its unit. */
export function figureText(figure: LifeFigure, value: number): string {
  return isTime(figure) ? shortTime(value) : shortBytes(value);
}

/** The words for ageing in every report. */
export const ageWords: ExaminationWords<AgeVerdict> = {
  failed: (found) => {
    const lives = new Set([...found.faults.map(({ shape }) => shape), ...found.missing]).size;
    return lives === 0 ? undefined : `${plural(lives, "ageing database")} failed`;
  },
  completed: ({ age }) => `${plural(age.shapes.length, "ageing database")} completed`,
  title: ({ age }) => `databases aged by ${plural(age.commits, "commit")}`,
  summary: ageSummary,
  problems: (found, names, escapeText, untrusted) => [
    ...faultTexts(found.faults, found.age, names, escapeText, untrusted),
    ...found.missing.map((shape) => ({
      name: lifePath(shape),
      reason: "not begun: the run's time was over",
    })),
  ],
  failedNames: ({ faults, missing }) => [
    ...new Set([...faults.map(({ shape }) => shape), ...missing].map(lifePath)),
  ],
  derived: ({ faults, baseFaults, missing, comparisons, lacked }) => ({
    faults: [...faults, ...baseFaults],
    missing,
    comparisons,
    lacked,
  }),
};

/** `4,000 commits in 5 shapes; disk 4.2x SQLite's at most`: the largest multiple of bytes. */
export function ageSummary({ age, comparisons }: AgeVerdict, names: PerEngine<string>): string {
  const largest = comparisons
    .filter(({ figure, against }) => figure === "disk" && against === "baseline")
    .toSorted((one, other) => other.ratio - one.ratio)[0];
  const most =
    largest === undefined
      ? ""
      : `; disk up to ${multiplier(largest.ratio)}x ${engineName(names, "baseline")}'s (${largest.shape})`;
  return `${plural(age.commits, "commit")} in ${plural(age.shapes.length, "shape")}${most}`;
}

export function faultTexts(
  faults: readonly AgeFault[],
  age: Pick<Age, "dialect">,
  names: EngineNames,
  escapeText: Escape,
  untrusted: boolean,
): { readonly name: string; readonly reason: string }[] {
  return faults.map(({ shape, role, occasion, after, reason, message }) => {
    const what = failuresReason([{ role, reason, message }], names, escapeText, { untrusted });
    const during: Partial<Record<string, string>> = {
      reopen: "closing and opening again",
      VACUUM: rebuildName(age),
      disk: "checking the disk",
    };
    const when =
      occasion === undefined || occasion === "commits" ? "" : `, at ${during[occasion] ?? occasion}`;
    return { name: lifePath(shape), reason: `${what} (after ${plural(after, "commit")}${when})` };
  });
}

/** Everything that the candidate costs more, a sentence each: what is over its ceiling first. Texts are escaped. */
export function findingTexts(found: AgeVerdict, names: EngineNames): string[] {
  return found.comparisons
    .filter((one) => isNotable(one, lastCommits(found, one.shape)))
    .toSorted((one, other) => Number(other.isOver) - Number(one.isOver))
    .map((one) => `${one.shape}: ${comparisonText(one, found, names)}`);
}

function lastCommits({ age }: AgeVerdict, shape: ShapeName): number {
  const rungs = age.shapes.find((one) => one.shape === shape)?.engines[0]?.rungs ?? [];
  return commitsIn(rungs, rungs.length - 1);
}

/** `disk grows 6.4 kB a commit on DoltLite, 0.07 kB on SQLite: 18.6 MB after 4,000 commits, 4.2x; after VACUUM 329 kB, 1.0x` */
export function comparisonText(
  one: JudgedComparison,
  { age }: Pick<AgeVerdict, "age">,
  names: EngineNames,
): string {
  const { figure, candidate, reference, against, ceiling, isOver } = one;
  const [own, other] = [names.candidate, engineName(names, against)];
  const beside = (value: (side: typeof candidate) => string) =>
    `${value(candidate)} on ${own}, ${value(reference)} on ${other}`;
  const figureTimes = ratioText(one, isOver ? ceiling : undefined);
  const after = `after ${plural(age.commits, "commit")}`;
  if (figure === "disk" || figure === "memory") {
    const grows = `${figure} grows ${beside(({ perCommit = 0 }) => `${shortBytes(perCommit)} a commit`)}`;
    const has = `${shortBytes(candidate.value)} ${after}, ${figureTimes}`;
    const details = figure === "disk" ? diskDetails(one, age, other) : "";
    return `${grows}: ${has}${shapeOfGrowth(one)}${details}`;
  }
  if (figure === "open")
    return `opening takes ${beside(({ value }) => shortTime(value))} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
  const verbs = { time: "takes", cpu: "takes", written: "writes" } as const;
  const of = figure === "cpu" ? " of CPU time" : "";
  const text = beside(({ value }) => `${figureText(figure, value)}${of}`);
  return `a commit ${verbs[figure]} ${text} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
}

/** Growth that is worth words, as an exponent. */
function shapeOfGrowth(one: JudgedComparison): string {
  const { exponent } = one.candidate;
  if (exponent === undefined || !growsFaster(one)) return "";
  const range = `95% ${exponent.low.toFixed(2)} to ${exponent.high.toFixed(2)}`;
  return `, growing with commits to the power of ${exponent.value.toFixed(2)} (${range})`;
}

/** Figures that an engine does not give, though another one does, a line for each engine and figure. Names are escaped. */
export function lackedTexts({ lacked, age }: AgeVerdict, names: EngineNames): string[] {
  const groups = Map.groupBy(lacked, ({ role, figure }) => `${role} ${figure}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const shapes = new Set([first, ...others].map(({ shape }) => shape));
    const where = shapes.size === age.shapes.length ? "" : ` in ${andList([...shapes])}`;
    const of = engineName(names, first.role);
    return [
      `Not measured of ${of}${where}: ${figureTitles[first.figure]}, since the system does not show it of its process`,
    ];
  });
}

/** The part of the log, and what VACUUM leaves. */
function diskDetails({ shape, against }: JudgedComparison, age: Age, other: string): string {
  const engines = age.shapes.find((one) => one.shape === shape)?.engines ?? [];
  const lifeOf = (role: Life["role"]) => engines.find((life) => life.role === role);
  const [own, reference] = [lifeOf("candidate"), lifeOf(against)];
  const files = own?.rungs.at(-1)?.files;
  const log =
    files !== undefined && files.log > totalOf(files) / 2 ? `; ${shortBytes(files.log)} is its log` : "";
  const left = cleanedFiles(own?.vacuum);
  const others = cleanedFiles(reference?.vacuum);
  if (left === undefined) return log;
  const times =
    others === undefined ? "" : `, ${multiplier(totalOf(left) / Math.max(1, totalOf(others)))}x ${other}'s`;
  return `${log}; after ${rebuildName(age)} ${shortBytes(totalOf(left))}${times}`;
}

export function cleanedFiles(cleaned: Cleaned | undefined): DatabaseFiles | undefined {
  return cleaned === undefined || "refused" in cleaned ? undefined : cleaned.files;
}
