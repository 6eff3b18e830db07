import { createHash } from "node:crypto";
import type { Storage, SuiteName } from "../../model/test.ts";
import { RandomStream } from "../random.ts";
import type { Dialect } from "../suite.ts";
import type { SuiteSize } from "../workload.ts";
import type { SequenceStep, StepSize } from "./step.ts";
import { sequencesIn } from "./steps.ts";

/** The extent of a run's sequences: `short` as a part of the oltp suite, `full` as a suite of its own. */
export type SequenceForm = "short" | "full";

/** The largest number of rows in sbtest1. */
const extents = {
  short: { orders: 3, rows: 1000, times: 100 },
  full: { orders: 6, rows: 2000, times: 200 },
} as const satisfies Record<SequenceForm, { readonly orders: number } & Omit<StepSize, "seed">>;

/** The steps of one order on one connection in one storage. */
export interface PlannedSequence {
  readonly storage: Storage;
  /** From 1. */
  readonly order: number;
  /** Names, in the order in which they are executed. */
  readonly steps: readonly string[];
}

/** The sequences of a run. */
export interface SequencePlan {
  readonly dialect: Dialect;
  readonly form: SequenceForm;
  /** By storage and order. */
  readonly sequences: readonly PlannedSequence[];
}

/** The settings that decide whether and how a run has sequences. */
interface SequenceChoice {
  readonly suites: readonly SuiteName[];
  readonly storages: readonly Storage[];
  readonly workloads?: readonly string[];
  readonly seed: number;
  /** The dialect of the engines; SQLite's if absent. */
  readonly dialect?: Dialect;
}

/**
 * The short form is part of the oltp suite, unless workloads are chosen by name. Undefined
 * if the run has no sequences.
 */
export function planSequences({
  suites,
  storages,
  workloads,
  seed,
  dialect = "sqlite",
}: SequenceChoice): SequencePlan | undefined {
  const isPartOfOltp = suites.includes("oltp") && workloads === undefined;
  if (!suites.includes("sequence") && !isPartOfOltp) return undefined;
  const form = suites.includes("sequence") ? "full" : "short";
  const numbers = Array.from({ length: extents[form].orders }, (_, index) => index + 1);
  // A server has its databases on its disk.
  const places = dialect === "mysql" ? storages.filter((storage) => storage === "file") : storages;
  return {
    dialect,
    form,
    sequences: places.flatMap((storage) =>
      numbers.map((order) => ({ storage, order, steps: orderSteps(seed, order, storage, dialect) })),
    ),
  };
}

/** How much each step does. */
export function stepSize(form: SequenceForm, { rows, seed }: SuiteSize): StepSize {
  const { rows: most, times } = extents[form];
  return { rows: Math.min(rows, most), times, seed };
}

/**
 * One order of all steps, drawn from the seed. A workload comes first and after every other step; after the table is
 * created again, one that changes rows by their keys. AUTOINCREMENT comes twice: a counter that is kept shows in the second
 * table only.
 */
function orderSteps(seed: number, order: number, storage: Storage, dialect: Dialect): string[] {
  const { steps: all } = sequencesIn[dialect];
  const random = new RandomStream(seed, `sequence order ${order}`);
  const names = (isWanted: (step: SequenceStep) => boolean) =>
    random.shuffle(all.filter(isWanted).map(({ name }) => name));
  const isByKey = ({ name, purpose, changesRows }: SequenceStep) =>
    purpose === "workload" && changesRows && name !== "insert_assigned";
  const byKey = names(isByKey);
  const otherWorkloads = names((step) => step.purpose === "workload" && !isByKey(step));
  const recreating = new Set(names(({ purpose }) => purpose === "recreate"));
  const between = random.shuffle([
    ...recreating,
    "recreate_autoincrement",
    ...names(({ purpose }) => purpose === "other" || purpose === "reopen"),
  ]);
  const steps = [
    otherWorkloads.shift(),
    ...between.flatMap((name) => [name, recreating.has(name) ? byKey.shift() : otherWorkloads.shift()]),
  ];
  return steps
    .filter((name) => name !== undefined)
    .filter((name) => name !== "reopen" || storage !== "memory");
}

/** SHA-256 in hex over all that the sequences of a form execute, and in which orders. */
export function sequenceHash(form: SequenceForm, size: SuiteSize, dialect: Dialect = "sqlite"): string {
  const { preparation, state, steps } = sequencesIn[dialect];
  const own = stepSize(form, size);
  const hash = createHash("sha256").update(`${own.rows} rows, ${own.times} times, seed ${own.seed}\n`);
  const add = (statements: Iterable<string>) => {
    for (const statement of statements) hash.update(`${statement}\n`);
  };
  add(preparation(own));
  add(state);
  for (const { name, statements } of steps) add([name, ...statements(own)]);
  for (let order = 1; order <= extents[form].orders; order++)
    add(orderSteps(own.seed, order, "file", dialect));
  return hash.digest("hex");
}
