import type { Block } from "../../report/block.ts";
import type { Place, PlacedBlock } from "../../report/blocks.ts";
import { blocksAt } from "../../report/blocks.ts";
import { capital } from "../../report/format/capital.ts";
import { isEngineTable, narrowTable, type Table } from "../../report/format/table.ts";
import type { FindingData, FindingsData, FoldedData, TestData } from "./page-data.ts";

/** Items of each kind: a run that the time limit ended has hundreds, and a results file may have thousands. */
const maxItems = 100;

/** The places whose blocks a page shows as findings, the most important first. */
const findingPlaces = {
  "before the tests": ["problems", "base", "baseline", "costs", "what to do"],
  "after the tests": ["evidence", "confidence", "below the sections", "notes"],
} as const satisfies Record<string, readonly Place[]>;

/** The findings on one side of the tests, the most important first. */
export function findingsData(
  placed: readonly PlacedBlock[],
  side: keyof typeof findingPlaces,
  tests: readonly Pick<TestData, "id">[],
): FindingsData[] {
  const indexes = new Map(tests.map(({ id }, index) => [id, index]));
  /** A text that begins with a test's name leads to the test. */
  const item = ({ text, isCode }: Text): FindingData => {
    if (isCode === true) return { text, isCode };
    const [name = ""] = text.split(": ", 1);
    const test = indexes.get(name);
    return test === undefined ? { text } : { name, text: text.slice(name.length + 2), test };
  };
  return findingPlaces[side]
    .flatMap((place) => blocksAt(place, placed).map((block) => ({ place, block })))
    .flatMap(({ place, block }): FindingsData[] => {
      const {
        title,
        lead,
        tone = "plain",
      } = block as Partial<Pick<FindingsData, "tone"> & Record<"title" | "lead", string>>;
      // A lead becomes the title, and its text a sentence.
      const isLed = title === undefined && block.kind === "text" && lead !== undefined;
      const texts = isLed ? [{ text: capital(block.text) }] : textsOf(block);
      const [table] = tablesOf(block);
      if (texts.length === 0 && table === undefined) return [];
      const leftOut = texts.length > maxItems ? texts.length - maxItems : undefined;
      const items = texts.slice(0, maxItems).map(item);
      const above = table === undefined ? undefined : Math.min(textsAbove(block), items.length);
      // A reader came for what to do: its last lines are those that accept.
      const isOpen = place === "what to do" ? true : undefined;
      return [{ title: title ?? lead ?? "", tone, items, table, above, isOpen, leftOut }];
    });
}

/** The blocks of a place that a reader can unfold. */
export function foldedData(place: Place, placed: readonly PlacedBlock[]): FoldedData[] {
  return blocksAt(place, placed).flatMap((block) =>
    block.kind === "details" ? [{ title: block.title ?? "", blocks: block.blocks }] : [],
  );
}

type Text = Pick<FindingData, "text" | "isCode">;

function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case "text":
      if (block.text === "") return [];
      return [{ text: block.lead === undefined ? block.text : `${block.lead}: ${block.text}` }];
    case "list":
      return block.items.map((text) => ({ text }));
    case "code":
      return block.lines.length === 0 ? [] : [{ text: block.lines.join("\n"), isCode: true }];
    default:
      return "blocks" in block ? block.blocks.flatMap(textsOf) : [];
  }
}

/** The number of texts before the first table. */
function textsAbove(block: Block): number {
  const leaves = leavesOf(block);
  const table = leaves.findIndex((leaf) => tablesOf(leaf).length > 0);
  return leaves.slice(0, table).flatMap(textsOf).length;
}

function leavesOf(block: Block): readonly Block[] {
  return "blocks" in block ? block.blocks.flatMap(leavesOf) : [block];
}

function tablesOf(block: Block): readonly Table[] {
  if (block.kind !== "table") return "blocks" in block ? block.blocks.flatMap(tablesOf) : [];
  if (block.table === undefined || block.table.rows.length === 0) return [];
  return [isEngineTable(block.table) ? narrowTable(block.table) : block.table];
}
