import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  bytes,
  count
} from "./chunk-NRVWYJ6O.js";
import {
  flushesOf,
  residentNoise,
  totalOf
} from "./chunk-KAFQIV6R.js";

// src/features/figures/footprint/figures.ts
var largestPage = 65536;
var largestAlignment = 65536;
var cheapAllocations = 100;
var streamBuffer = 8192;
var onFile = ({ storage }) => storage !== "memory";
var always = () => true;
function isWhole(calls) {
  return calls !== void 0 && calls.unseen === 0;
}
var inBytes = { format: bytes, isExact: true, negligible: largestPage, isOf: always };
var inCalls = { format: count, isExact: true, isOf: always };
var testFigures = [
  {
    ...inBytes,
    name: "file-bytes",
    heading: "Files",
    verb: "leaves",
    noun: "file bytes",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files && totalOf(footprint.files.closed)
  },
  {
    ...inBytes,
    name: "log-bytes",
    heading: "Log",
    verb: "leaves",
    noun: "log bytes",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files?.open.log
  },
  {
    ...inBytes,
    name: "written-bytes",
    heading: "Written",
    verb: "writes",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.writeBytes
  },
  {
    ...inBytes,
    name: "read-bytes",
    heading: "Read",
    verb: "reads",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.readBytes
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
    of: ({ calls }) => isWhole(calls) ? flushesOf(calls) : void 0,
    isOfCalls: true
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
    of: ({ calls }) => isWhole(calls) ? calls.fsync : void 0,
    isOfCalls: true
  },
  {
    ...inCalls,
    name: "allocations",
    heading: "Allocations",
    verb: "makes",
    noun: "allocations",
    negligible: cheapAllocations,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.calls
  },
  {
    ...inBytes,
    name: "allocated-bytes",
    heading: "Allocated",
    verb: "allocates",
    noun: "bytes",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.bytes
  },
  {
    ...inBytes,
    name: "peak-bytes",
    heading: "Peak memory",
    verb: "needs",
    noun: "peak memory",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.peak
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
    of: ({ footprint }) => footprint?.allocations?.left
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
    of: ({ footprint }) => footprint?.residentPeak
  }
];
var engineFigure = {
  ...inBytes,
  name: "engine-bytes",
  heading: "Engine",
  verb: "has",
  noun: "bytes of code and data",
  negligible: largestAlignment,
  of: () => void 0
};
var byName = new Map([...testFigures, engineFigure].map((figure) => [figure.name, figure]));
function figureOf(name) {
  return byName.get(name);
}
function engineBytes({ file, text, data }) {
  return text === void 0 || data === void 0 ? file : text + data;
}

export {
  testFigures,
  engineFigure,
  figureOf,
  engineBytes
};
