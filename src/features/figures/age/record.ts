import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { type Role, roles } from "../../../model/engine.ts";
import { databaseFilesSchema } from "../../../model/footprint.ts";
import { type ShapeName, shapeNames } from "../../../model/life.ts";
import { amount, count, hex, text, unique } from "../../../model/limits.ts";
import { failureSchema } from "../../../model/sample.ts";
import { factsPart } from "../../../results/facts.ts";
import { blocksInRung } from "./ladder.ts";
import { steadyLifeSchema } from "./steady/record.ts";

/** Rungs of a ladder. */
const maxRungs = 16;

/** Openings in a rung. */
const maxOpenings = 16;

/** A database after so many commits, and what it took to come there from the rung below. Times are nanoseconds. */
const rungSchema = z.strictObject({
  commits: z.int().min(1),
  /** The time of each block of commits. */
  blocksNs: z.array(amount).length(blocksInRung),
  /** The time on a processor in it: without the wait for a disk. */
  blocksCpuNs: z.array(amount).length(blocksInRung),
  files: databaseFilesSchema,
  /** The bytes that the process gave to the system to write since its life began; absent where the system does not count them. */
  written: count.optional(),
  /** The resident memory of the process, bytes; the most it has had where the system does not say how much it has. */
  resident: count,
  /** The rows of all tables, and a hash of them. */
  rows: count,
  hash: hex,
  /** The time of one query for one row. */
  pointNs: amount,
  scanNs: amount,
  /** The time of opening a copy of the files that were not closed, and of its first answer: the median. */
  openNs: amount,
  /** The median of each turn that the engines took; absent in files of older versions. */
  opensNs: z.array(amount).min(1).max(maxOpenings).optional(),
});

/** The result of a statement that cleans up a copy of the database, or why the engine refuses it. */
const cleanedSchema = z.union([
  z.strictObject({ ns: amount, files: databaseFilesSchema }),
  z.strictObject({ refused: text }),
]);

/** The occasions on which an engine can fail. */
const occasions = ["start", "commits", "read", "open", "reopen", "VACUUM", "clean-up", "disk"] as const;

const lifeSchema = z.strictObject({
  role: z.enum(roles),
  /** Up to the rung in which the engine failed. */
  rungs: z.array(rungSchema).max(maxRungs),
  /** Closing the database after the last rung and opening it again. */
  reopened: z.strictObject({ ns: amount, files: databaseFilesSchema }).optional(),
  vacuum: cleanedSchema.optional(),
  cleanup: cleanedSchema.optional(),
  failure: z
    .strictObject({
      occasion: z.enum(occasions),
      /** Commits that were certainly done. */
      after: count,
      ...failureSchema.pick({ reason: true, message: true }).shape,
    })
    .optional(),
});

/** One shape of life on every engine. */
export const agedShapeSchema = z.strictObject({
  shape: z.enum(shapeNames),
  engines: unique(z.array(lifeSchema).min(1).max(roles.length), (one) => `the ${one.role}'s life`),
});

const collector = z.enum(["on", "off"]).optional();

/** The facts of a results file about ageing. */
export const ageSchema = z.strictObject({
  version: z.literal(1),
  /** Commits of the last rung. */
  commits: z.int().min(1),
  /** The user's own clean-up statement. */
  cleanup: text.optional(),
  /** The language of servers; absent of engines with SQLite's. */
  dialect: z.literal("mysql").optional(),
  /** Whether each engine collects garbage in the background, as far as it says. */
  collectors: z.strictObject({ candidate: collector, baseline: collector, base: collector }).optional(),
  /** In the order of reports. A shape that is missing was not begun before the run's time was over. */
  shapes: unique(z.array(agedShapeSchema).max(shapeNames.length), (one) => `the shape ${one.shape}`),
  /** The steady load that follows the ladder; absent if none was wanted. An engine that is missing had no time left. */
  steady: z
    .strictObject({
      /** How long each engine is loaded. */
      minutes: z.number().positive(),
      engines: unique(z.array(steadyLifeSchema).max(roles.length), (one) => `the ${one.role}'s load`),
    })
    .optional(),
});

/** A steady load that the store of a run keeps, and how long it was to be. */
export const storedLoadSchema = z.strictObject({ minutes: z.number(), load: steadyLifeSchema });
export type StoredLoad = DeepReadonly<z.output<typeof storedLoadSchema>>;

/** A shape of life that the store of a run keeps, and the settings that it was measured with. */
export const storedShapeSchema = z.strictObject({
  ...ageSchema.pick({ commits: true, cleanup: true }).shape,
  aged: agedShapeSchema,
});
export type StoredShape = DeepReadonly<z.output<typeof storedShapeSchema>>;

export type AgedRung = DeepReadonly<z.output<typeof rungSchema>>;
export type Cleaned = DeepReadonly<z.output<typeof cleanedSchema>>;
export type Life = DeepReadonly<z.output<typeof lifeSchema>>;
export type Occasion = (typeof occasions)[number];
export type AgedShape = DeepReadonly<z.output<typeof agedShapeSchema>>;
export type Age = DeepReadonly<z.output<typeof ageSchema>>;

/** Undefined if the run aged no databases. */
export const ageOf = factsPart<Age>("age");

/** The engines whose steady load was not begun. */
export function missingLoads({ shapes, steady }: Pick<Age, "shapes" | "steady">): Role[] {
  const aged = new Set(shapes.flatMap(({ engines }) => engines.map(({ role }) => role)));
  return steady === undefined
    ? []
    : roles.filter((role) => aged.has(role) && steady.engines.every((load) => load.role !== role));
}

/** The shapes that were not begun, in the order of reports. */
export function missingShapes({ shapes }: Pick<Age, "shapes">): ShapeName[] {
  return shapeNames.filter((name) => shapes.every(({ shape }) => shape !== name));
}
