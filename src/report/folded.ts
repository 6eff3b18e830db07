import type { Verdict } from "../verdict/judge.ts";
import { blocksAt, type PlacedBlock } from "./blocks.ts";
import { plural } from "./format/figures.ts";

/** `4 sections, 46 tests, 1 note, and how this was measured`: what a reader finds below the verdict, its causes and what to do. */
export function foldedText({ sections }: Pick<Verdict, "sections">, all: readonly PlacedBlock[]): string {
  const tests = sections.reduce((sum, one) => sum + one.tests.length, 0);
  const notes = blocksAt("notes", all)
    .flatMap((block) => ("blocks" in block ? block.blocks : []))
    .flatMap((block) => (block.kind === "list" && block.opening !== undefined ? block.items : [])).length;
  const counted = Object.entries({ section: sections.length, test: tests, note: notes }).flatMap(
    ([noun, number]) => (number === 0 ? [] : [plural(number, noun)]),
  );
  return [...counted, `${counted.length === 0 ? "" : "and "}how this was measured`].join(", ");
}
