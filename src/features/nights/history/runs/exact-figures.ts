import { isDeepStrictEqual } from "node:util";
import { count } from "../../../../report/format/figures.ts";
import { isMeaningful } from "../../../figures/exact.ts";
import { engineFigure, type Figure, figureOf, testFigures } from "../../../figures/footprint/figures.ts";
import { type HistoryRun, historyTestPath } from "./run.ts";

/** Stands for the path of a test in figures of the engine itself. */
export const ofEngine = "all";

/** A value that a run has of a test. */
export interface ExactValue {
  /** The test's path, or {@link ofEngine}. */
  readonly path: string;
  /** The candidate's. */
  readonly value: number;
  readonly baseline?: number;
  readonly sql?: string;
}

/** A value, and its run. */
export interface TakenValue extends ExactValue {
  readonly of: HistoryRun;
}

/** A figure that is the same in every run of one engine, so that two runs are enough to see a change. */
export interface ExactFigure {
  readonly name: string;
  readonly format: (value: number) => string;
  readonly valuesOf: (run: HistoryRun) => readonly ExactValue[];
  /** Whether a difference is a change, and not too small to mean something. */
  readonly isChange: (before: number, after: number) => boolean;
  /** The facts that keep two values from being compared, such as `C library`; empty if they can be. */
  readonly differences: (before: TakenValue, after: TakenValue) => string[];
}

const instructions: ExactFigure = {
  name: "instructions",
  format: (value) => `${count(value)} instructions`,
  valuesOf: ({ tests }) =>
    tests.flatMap(({ candidateInstructions: value, baselineInstructions: baseline, sql, ...test }) =>
      value === undefined ? [] : [{ path: historyTestPath(test), value, baseline, sql }],
    ),
  isChange: isMeaningful,
  differences: (before, after) => {
    const [old, now] = [before.of.counting, after.of.counting];
    if (old === undefined || now === undefined) return ["how they were counted"];
    const facts = {
      tool: "counting tool",
      valgrind: "version of Valgrind",
      cpuFeatures: "processor features",
      libc: "C library",
      rows: "number of rows",
    } as const;
    const keys = Object.keys(facts) as (keyof typeof facts)[];
    return [
      ...keys.filter((key) => !isDeepStrictEqual(old[key], now[key])).map((key) => facts[key]),
      ...otherSql(before, after),
    ];
  },
};

function costFigure(figure: Figure, valuesOf: ExactFigure["valuesOf"]): ExactFigure {
  const { name, format } = figure;
  return {
    name,
    format,
    valuesOf,
    isChange: (before, after) => isMeaningful(before, after, figure.negligible),
    differences: (before, after) => [
      ...(before.of.suite?.rows === after.of.suite?.rows ? [] : ["number of rows"]),
      ...otherSql(before, after),
      ...otherBaseline(before, after),
    ],
  };
}

const costs: readonly ExactFigure[] = testFigures
  .filter(({ isExact }) => isExact)
  .map((figure) =>
    costFigure(figure, ({ tests }) =>
      tests.flatMap(({ footprint, sql, ...test }) => {
        const value = footprint?.candidate?.[figure.name];
        const baseline = footprint?.baseline?.[figure.name];
        return value === undefined ? [] : [{ path: historyTestPath(test), value, baseline, sql }];
      }),
    ),
  );

const engine = costFigure(engineFigure, ({ engines: { candidate } }) =>
  candidate.bytes === undefined ? [] : [{ path: ofEngine, value: candidate.bytes }],
);

/** A figure of ageing databases. Written bytes are the same to a millionth, so that their differences mean something as those of files do. */
function agedFigure(name: "disk" | "written"): ExactFigure {
  const figure = figureOf("file-bytes");
  const isChange = (before: number, after: number) => isMeaningful(before, after, figure.negligible);
  return {
    name: `age-${name}`,
    format: figure.format,
    valuesOf: ({ aged }) =>
      Object.entries(aged?.shapes ?? {}).flatMap(([shape, { baseline, candidate }]) => {
        const value = candidate[name];
        return value === undefined ? [] : [{ path: `age/${shape}`, value, baseline: baseline[name] }];
      }),
    isChange,
    differences: (before, after) => [
      ...(before.of.aged?.commits === after.of.aged?.commits ? [] : ["number of commits"]),
      ...(before.of.suite?.seed === after.of.suite?.seed ? [] : ["seed"]),
      ...otherBaseline(before, after, isChange),
    ],
  };
}

/** The instructions of tests first. */
const toolFigures: readonly ExactFigure[] = [
  instructions,
  ...costs,
  engine,
  agedFigure("disk"),
  agedFigure("written"),
];

/** One of an engine's own counters. */
function counterOf(counter: string): ExactFigure {
  return {
    name: `${counterPrefix}${counter}`,
    format: count,
    valuesOf: ({ tests }) =>
      tests.flatMap(({ counters = {}, sql, ...test }) => {
        const value = Object.hasOwn(counters, counter) ? counters[counter] : undefined;
        return value === undefined ? [] : [{ path: historyTestPath(test), value, sql }];
      }),
    isChange: (before, after) => before !== after,
    differences: (before, after) => [
      ...(before.of.suite?.rows === after.of.suite?.rows ? [] : ["number of rows"]),
      ...otherSql(before, after),
    ],
  };
}

const counterPrefix = "counter:";

/** The figures of the tool, and the counters that runs have, each as `counter:NAME`. */
export function exactFiguresOf(runs: readonly HistoryRun[]): ExactFigure[] {
  const counters = new Set(
    runs.flatMap(({ tests }) => tests.flatMap((test) => Object.keys(test.counters ?? {}))),
  );
  return [...toolFigures, ...[...counters].map(counterOf)];
}

/** Whether a name is that of an exact figure. */
export function isExactFigure(figure: string): boolean {
  return figure.startsWith(counterPrefix) || toolFigures.some(({ name }) => name === figure);
}

/** How values of a figure are printed. */
export function formatOf(figure: string): ExactFigure["format"] {
  return toolFigures.find(({ name }) => name === figure)?.format ?? count;
}

/** The word for what a path names: `test`, or `shape of life` of an ageing database. */
export function nounOf(path: string): string {
  return path.startsWith("age/") ? "shape of life" : "test";
}

function otherSql(before: TakenValue, after: TakenValue): string[] {
  return before.sql === after.sql ? [] : ["SQL"];
}

/** If one and the same baseline has another value, the way in which it was measured has changed. */
function otherBaseline(
  before: TakenValue,
  after: TakenValue,
  differ = (one: number, other: number) => one !== other,
): string[] {
  const [old, now] = [before.of.engines.baseline.sha256, after.of.engines.baseline.sha256];
  const isKnown =
    old !== undefined && old === now && before.baseline !== undefined && after.baseline !== undefined;
  return isKnown && differ(before.baseline, after.baseline) ? ["figure of one baseline"] : [];
}
