import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";
import { count } from "./limits.ts";

/** Bytes of a database's files by their kind; a folder of an engine's own counts as other files. */
export const databaseFilesSchema = z.strictObject({
  /** The database file. */
  main: count,
  /** Its write-ahead log or rollback journal. */
  log: count,
  /** Everything else in the database's folder, such as shared memory. */
  others: count,
});
export type DatabaseFiles = DeepReadonly<z.output<typeof databaseFilesSchema>>;

/** Bytes of all files. */
export function totalOf({ main, log, others }: DatabaseFiles): number {
  return main + log + others;
}

/**
 * The largest difference of two processes' resident memory that means nothing, bytes. The kernel maps up to 16 pages of a program's files
 * at once, where they are in its memory: processes of one engine differed by 0.2 MB, and those of an engine and a wrapper of it by 0.8 MB.
 */
export const residentNoise = 1_048_576;

/** The names of the figures that are judged. A rule of `ceilings` names them. */
export const footprintFigures = [
  "file-bytes",
  "log-bytes",
  "written-bytes",
  "read-bytes",
  "flushes",
  "fsyncs",
  "allocations",
  "allocated-bytes",
  "peak-bytes",
  "left-bytes",
  "resident-bytes",
  "engine-bytes",
] as const;
export type FootprintFigure = (typeof footprintFigures)[number];

/** The costs of a test's statements on an engine besides time, from one untimed process that executes them and nothing else. */
export const footprintSchema = z.strictObject({
  /** Before the statements, once they have run, and after the connection was closed; absent in memory. */
  files: z
    .strictObject({
      /** Absent in results of earlier versions. */
      before: databaseFilesSchema.optional(),
      open: databaseFilesSchema,
      closed: databaseFilesSchema,
    })
    .optional(),
  /** Calls that read and write, and their bytes, whatever they read or wrote: the kernel's count, which mapped files are not in. */
  io: z.strictObject({ reads: count, readBytes: count, writes: count, writeBytes: count }).optional(),
  /** From the C library's allocator: calls that allocate, their bytes, and the most bytes that were in use at once, beyond those before the statements. */
  allocations: z
    .strictObject({
      calls: count,
      bytes: count,
      peak: count,
      /** Bytes still in use after the connection was closed, beyond those before it was opened; absent in memory. */
      left: z.int().optional(),
    })
    .optional(),
  /** The most memory that was resident at once, bytes: with the process's own code and pages, so it is not exact to the page. */
  residentPeak: count.optional(),
});
export type Footprint = DeepReadonly<z.output<typeof footprintSchema>>;

/** The parts of a footprint that not every platform and kind of engine gives. */
const noteParts = ["io", "allocations", "residentPeak"] as const;

/**
 * Why a part was not measured. `platform`: the system counts none; `refused`: the system does not show them; `C library`: its allocator
 * cannot be replaced; `static`: nothing can be loaded before the engine; `shell`, `server`: the engine is a program of its own.
 */
const unmeasuredReasons = ["platform", "refused", "C library", "static", "shell", "server"] as const;
export type UnmeasuredReason = (typeof unmeasuredReasons)[number];

/** The parts that an engine's footprints lack, and why. */
export const unmeasuredSchema = z.partialRecord(z.enum(noteParts), z.enum(unmeasuredReasons));
export type Unmeasured = DeepReadonly<z.output<typeof unmeasuredSchema>>;

/** The parts that a footprint lacks. */
export function lackingParts(footprint: Footprint): (typeof noteParts)[number][] {
  return noteParts.filter((part) => footprint[part] === undefined);
}

/** The sizes of an engine's file, bytes: what it occupies on disk, its code and constants in memory, and its writable data in memory. */
export const engineSizeSchema = z.strictObject({
  file: count,
  text: count.optional(),
  data: count.optional(),
});
export type EngineSize = DeepReadonly<z.output<typeof engineSizeSchema>>;

/** Every exact figure of a footprint, in an order of its own: resident memory is not exact. */
function exactFigures({ files, io, allocations }: Footprint): number[] {
  const { before, open, closed } = files ?? {};
  return [before, open, closed, io, allocations].flatMap((part) =>
    part === undefined ? [] : Object.values(part),
  );
}

/** Whether an exact figure of two footprints differs. */
export function differ(one: Footprint, other: Footprint): boolean {
  const [figures, others] = [exactFigures(one), exactFigures(other)];
  return figures.length !== others.length || figures.some((figure, index) => figure !== others[index]);
}
