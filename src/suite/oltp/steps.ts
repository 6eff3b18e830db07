import type { KeyVariant } from "../../model/test.ts";
import type { RandomStream } from "../random.ts";
import type { Template } from "../sql-template.ts";
import type { Source, Workload } from "../workload.ts";
import { stateStatements, warmStatements } from "./fresh-state.ts";
import { type KeyShape, keyShapes } from "./key-shapes.ts";
import type { TableName } from "./tables.ts";

/** The parts that the statements of a step are made from. */
export interface StepSource {
  readonly key: KeyShape;
  /** Rows of sbtest1; its keys, and the values of k, are 1 to this. */
  readonly rows: number;
  readonly random: RandomStream;
}

/**
 * Makes statements that belong together, with random values drawn again at each call; always the same number of them.
 * `index` counts the repetitions from 0.
 */
export type Step = (source: StepSource, index: number) => readonly Template[];

/** A workload as steps that are repeated. */
export interface Shape
  extends Pick<Workload, "name" | "kind" | "storages" | "description" | "source" | "times"> {
  readonly tables: readonly TableName[];
  /** Run once, before the repetitions. */
  readonly opening: readonly Step[];
  readonly steps: readonly Step[];
  /** Run once, after the repetitions. */
  readonly closing: readonly Step[];
}

/** The workload of a shape. */
export function workloadOfShape({ opening, steps, closing, ...shape }: Shape): Workload {
  function* statements({ variant, rows, random }: Source): Generator<Template, void> {
    const source = { key: keyShapes[variant as KeyVariant], rows, random };
    for (const step of opening) yield* step(source, 0);
    const repetitions = shape.times(rows);
    for (let index = 0; index < repetitions; index++) for (const step of steps) yield* step(source, index);
    for (const step of closing) yield* step(source, 0);
  }
  const state = shape.kind === "reads" ? [] : stateStatements(shape);
  return { ...shape, statements, warm: warmStatements(shape), state };
}

/** Where the suite's own shapes come from, and its table sizes and counts throughout. */
export const doltlite = "DoltLite's sysbench-style suite";

/** A script of https://github.com/akopytov/sysbench, in src/lua. */
export function sysbench(script: string): string {
  return `sysbench's ${script}.lua`;
}
