import {
  type EngineSize,
  type FootprintFigure,
  residentNoise,
  totalOf,
  type Unmeasured,
} from "../../../model/footprint.ts";
import { type Calls, type Check, flushesOf } from "../../../model/sample.ts";
import type { Test } from "../../../model/test.ts";
import { bytes, count } from "../../../report/format/figures.ts";

/** A figure of what a test, or the engine itself, costs besides time. */
export interface Figure {
  readonly name: FootprintFigure;
  /** The heading of its column. */
  readonly heading: string;
  /** Verb and object of a sentence about the engine: `writes` and `bytes`, as in "writes 8.4 MB, main 4.2 MB". */
  readonly verb: string;
  readonly noun: string;
  readonly format: (value: number) => string;
  /** Undefined if the check does not have it. A figure of the engine is in no check. */
  readonly of: (check: Pick<Check, "footprint" | "calls">) => number | undefined;
  /** Whether two processes of one engine give one value, so that one decides. The others have a ceiling only if a rule sets one. */
  readonly isExact: boolean;
  /** The largest difference that means nothing. */
  readonly negligible: number;
  /** By how much it may exceed the base's, percent, whatever `footprint-ceiling` is; absent if that says it. */
  readonly ceiling?: number;
  /** The storages whose tests have it: a database in memory has no files. */
  readonly isOf: (test: Pick<Test, "storage">) => boolean;
  /** The part of a footprint that it is from, if engines can lack that; absent of others. */
  readonly part?: keyof Unmeasured;
  /** Whether it is from the system calls that were traced, which not every system and engine allows. */
  readonly isOfCalls?: true;
}

/** The largest page that a database has, so less is no page more: https://www.sqlite.org/fileformat2.html#pages */
const largestPage = 65_536;

/** Segments of an executable file begin at multiples of up to 64 KiB, the largest page of arm64: so less can be padding. */
const largestAlignment = 65_536;

/** A malloc with its free takes tens of nanoseconds, so that these take a few microseconds: less than the noise of a test's time. */
const cheapAllocations = 100;

/** glibc's BUFSIZ: the buffer of a stream, which the C library can keep until the process ends. */
const streamBuffer = 8192;

const onFile = ({ storage }: Pick<Test, "storage">) => storage !== "memory";
const always = () => true;

/** Whether no call can have been missed. */
function isWhole(calls: Calls | undefined): calls is Calls {
  return calls !== undefined && calls.unseen === 0;
}

const inBytes = { format: bytes, isExact: true, negligible: largestPage, isOf: always } as const;
const inCalls = { format: count, isExact: true, isOf: always } as const;

/** The figures of tests, in the order of reports. */
export const testFigures: readonly Figure[] = [
  {
    ...inBytes,
    name: "file-bytes",
    heading: "Files",
    verb: "leaves",
    noun: "bytes of files",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files && totalOf(footprint.files.closed),
  },
  {
    ...inBytes,
    name: "log-bytes",
    heading: "Log",
    verb: "leaves",
    noun: "bytes of log",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files?.open.log,
  },
  {
    ...inBytes,
    name: "written-bytes",
    heading: "Written",
    verb: "writes",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.writeBytes,
  },
  {
    ...inBytes,
    name: "read-bytes",
    heading: "Read",
    verb: "reads",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.readBytes,
  },
  {
    ...inCalls,
    name: "flushes",
    heading: "Flushes",
    verb: "makes",
    noun: "flushes",
    // Each waits for the disk.
    negligible: 0,
    isOf: onFile,
    of: ({ calls }) => (isWhole(calls) ? flushesOf(calls) : undefined),
    isOfCalls: true,
  },
  {
    ...inCalls,
    name: "fsyncs",
    heading: "fsyncs",
    verb: "makes",
    noun: "fsyncs",
    // Each also writes what the file system knows of the file: https://man7.org/linux/man-pages/man2/fdatasync.2.html
    negligible: 0,
    isOf: onFile,
    of: ({ calls }) => (isWhole(calls) ? calls.fsync : undefined),
    isOfCalls: true,
  },
  {
    ...inCalls,
    name: "allocations",
    heading: "Allocations",
    verb: "makes",
    noun: "allocations",
    negligible: cheapAllocations,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.calls,
  },
  {
    ...inBytes,
    name: "allocated-bytes",
    heading: "Allocated",
    verb: "allocates",
    noun: "bytes",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.bytes,
  },
  {
    ...inBytes,
    name: "peak-bytes",
    heading: "Peak memory",
    verb: "needs",
    noun: "peak memory",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.peak,
  },
  {
    ...inBytes,
    name: "left-bytes",
    heading: "Left in memory",
    verb: "leaves",
    noun: "unfreed memory",
    negligible: streamBuffer,
    // A leak grows with the work, so no share of it is small.
    ceiling: 0,
    // A database in memory is not closed before its process ends.
    isOf: onFile,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.left,
  },
  {
    ...inBytes,
    name: "resident-bytes",
    heading: "Resident",
    verb: "needs",
    noun: "resident memory",
    isExact: false,
    negligible: residentNoise,
    part: "residentPeak",
    of: ({ footprint }) => footprint?.residentPeak,
  },
];

/** The figure of the engine's own file, once a run. */
export const engineFigure: Figure = {
  ...inBytes,
  name: "engine-bytes",
  heading: "Engine",
  verb: "has",
  noun: "bytes of code and data",
  negligible: largestAlignment,
  of: () => undefined,
};

const byName = new Map([...testFigures, engineFigure].map((figure) => [figure.name, figure]));

export function figureOf(name: FootprintFigure): Figure {
  return byName.get(name) as Figure;
}

/** The code, constants and data of an engine, bytes; its file if these are not known, which also has symbols. */
export function engineBytes({ file, text, data }: EngineSize): number {
  return text === undefined || data === undefined ? file : text + data;
}
