import type { Verdict } from "../verdict/judge.ts";
import { blocksAt, type PlacedBlock } from "./blocks.ts";
import { plural } from "./format/figures.ts";

/** `4 sections, 46 tests, 1 note, and how this was measured`: what a reader finds below the first screen. */
export function foldedText({ sections }: Pick<Verdict, "sections">, all: readonly PlacedBlock[]): string {
  const tests = sections.reduce((sum, one) => sum + one.tests.length, 0);
  const notes = blocksAt("notes", all)
    .flatMap((block) => ("blocks" in block ? block.blocks : []))
    .flatMap((block) => (block.kind === "list" && block.opening !== undefined ? block.items : [])).length;
  const counted = [
    plural(sections.length, "section"),
    plural(tests, "test"),
    ...(notes === 0 ? [] : [plural(notes, "note")]),
  ];
  return `${counted.join(", ")}, and how this was measured`;
}
