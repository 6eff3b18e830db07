import * as z from "zod";
import type { DeepReadonly } from "../../../../model/deep-readonly.ts";
import { hex, limits, name, text } from "../../../../model/limits.ts";
import { statementForms } from "../../../../model/sample.ts";
import { explainedSchema } from "./explained.ts";
import { searchedTestSchema } from "./searched-test.ts";
import { type Searched, searchedCounter, searchedFaults, searchedFigures } from "./settings.ts";

/** The most commits, engines or releases that a search takes. */
const mostPoints = 100_000;

const index = z.int().min(0).max(mostPoints);
const ns = z.int().min(1);

/** Why a point is neither good nor bad. */
export const untestableSchema = z.strictObject({
  /**
   * `build`: it could not be built; `crash`, `timeout`, `error`, `differs`: how its engine failed, as a run has it; `undecided`: its
   * pairs do not say on which side of the line it is; `inconsistent`: fresh pairs contradict earlier pairs.
   */
  reason: z.enum(["build", "crash", "timeout", "error", "differs", "undecided", "inconsistent"]),
  /** One line for a person. */
  message: text,
});
export type Untestable = DeepReadonly<z.output<typeof untestableSchema>>;

/** A commit, an engine of a list or a release. */
const point = z.strictObject({
  /** The name in reports: an abbreviated hash, a file, a version. */
  name,
  /** The identity: a full hash, a path, a version. */
  id: text,
  /** A commit's subject. */
  title: text.optional(),
  /** Indexes of the point's parents, all smaller than its own. */
  parents: z.array(index).max(100),
});

/** The samples of one round, nanoseconds, or another figure of each engine: stock SQLite's, the point's and the good end's. */
const pair = z.strictObject({
  /** Absent if the test is not compared with SQLite, or the figure is a counter of the engine's own. */
  baseline: ns.optional(),
  candidate: ns,
  base: ns,
});
export type BisectedPair = DeepReadonly<z.output<typeof pair>>;

/** Whether a point shows the fault that is searched, and in which words. */
const seenFault = z.strictObject({ isShown: z.boolean(), message: text.optional() });
export type SeenFault = DeepReadonly<z.output<typeof seenFault>>;

const observation = z.strictObject({
  point: index,
  /** None in a search for a fault. */
  pairs: z.array(pair).max(limits.rounds),
  /** Absent in a search by a figure, and of a point that cannot be tested. */
  fault: seenFault.optional(),
  untestable: untestableSchema.optional(),
  /** The file of its build's output, if the build failed. */
  log: text.optional(),
});
export type BisectedPoint = DeepReadonly<z.output<typeof observation>>;

/** The question of a search and all its measurements: enough to resume it, and to find its answer again. */
export const bisectionSchema = z.strictObject({
  tool: text,
  startedAt: text,
  test: searchedTestSchema,
  rows: z.int().min(1),
  seed: z.int().min(0),
  /** Warehouses of the suite tpcc; other suites ignore them. */
  warehouses: z.int().min(1),
  statements: z.enum(statementForms),
  /** The compared figure or the fault: times if absent. */
  by: z
    .union([z.enum(searchedFigures).exclude(["time"]), z.enum(searchedFaults), searchedCounter])
    .optional(),
  /**
   * The steps of a sequence that are enough for its fault, in their order: found on the bad end, and the ones that every point executes.
   * Absent of other subjects, and until the bad end was examined.
   */
  steps: z.array(name).min(1).max(100).optional(),
  /** SHA-256 of the workload in a user's own file, and of the query for counters; absent if there is neither. */
  asked: hex.optional(),
  /** The line as a ratio to the good end; absent if it is halfway between the ends. */
  threshold: z.number().positive().optional(),
  /** Seconds after which a sample counts as a hang, if a hang is searched; absent of others, and if the time follows from the baseline's. */
  sampleTimeout: z.int().min(1).optional(),
  alpha: z.number().gt(0).lt(0.5),
  /** The way the engines are made, e.g. the words of the build command. */
  made: text,
  points: z.array(point).min(2).max(mostPoints),
  good: index,
  bad: index,
  /** Whether the good end is the newer one: points are in the order from the newest, and the answer is what fixed it. */
  isFix: z.literal(true).optional(),
  /** In the order in which they were begun; no two of the same point. */
  observations: z.array(observation).max(mostPoints),
  /** Seconds that building and measuring have taken so far. */
  seconds: z.number().min(0),
  /** The changes within the engine that a single answer brought; absent before the answer, and if nothing could be looked at. */
  explained: explainedSchema.optional(),
});
export type Bisection = DeepReadonly<z.output<typeof bisectionSchema>>;

/** The figure or the fault of a search. */
export function searchedOf({ by }: Pick<Bisection, "by">): Searched {
  return by ?? "time";
}
