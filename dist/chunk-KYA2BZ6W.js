import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineNames
} from "./chunk-MX6P2DF2.js";

// src/report/blocks.ts
var places = [
  "verdict",
  "problems",
  "base",
  "baseline",
  "costs",
  "what to do",
  "evidence",
  "confidence",
  "sections",
  "with the sections",
  "below the sections",
  "notes",
  "tests",
  "meaning",
  "measurement",
  /** A part's blocks within the blocks of the measurement. */
  "in the details"
];
function at(place, ...blocks) {
  return blocks.map((block) => ({ place, block }));
}
function wordsFor(recording, { shortNames, ...style }) {
  const cellNames = engineNames(recording, style.cell);
  return {
    ...style,
    names: engineNames(recording, style.text),
    cellNames,
    shortNames: shortNames?.(cellNames) ?? cellNames
  };
}
function blocksAt(place, placed) {
  return placed.filter((one) => one.place === place).map(({ block }) => block);
}

export {
  places,
  at,
  wordsFor,
  blocksAt
};
