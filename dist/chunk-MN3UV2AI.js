import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  blocksAt
} from "./chunk-2ZEVW2QK.js";
import {
  plural
} from "./chunk-T76VAKQL.js";

// src/report/folded.ts
function foldedText({ sections }, all) {
  const tests = sections.reduce((sum, one) => sum + one.tests.length, 0);
  const notes = blocksAt("notes", all).flatMap((block) => "blocks" in block ? block.blocks : []).flatMap((block) => block.kind === "list" && block.opening !== void 0 ? block.items : []).length;
  const counted = Object.entries({ section: sections.length, test: tests, note: notes }).flatMap(
    ([noun, number]) => number === 0 ? [] : [plural(number, noun)]
  );
  return [...counted, `${counted.length === 0 ? "" : "and "}how this was measured`].join(", ");
}

export {
  foldedText
};
