import { sectionPath, testPath } from "../model/test.ts";
import { engineComparisons } from "./against-engines.ts";
import type { Block } from "./block.ts";
import { at, type Reporting, type ReportPart, type Words } from "./blocks.ts";
import { acceptedTexts, ignoredTexts } from "./explain/acceptances.ts";
import { storageHeadings } from "./format/words.ts";
import { machineTable } from "./tables/machine-table.ts";
import {
  type TestTransactions,
  testTransactions,
  throughputText,
  transactionTable,
} from "./tables/transaction-table.ts";
import { whatToDo } from "./what-to-do.ts";

const acceptances: ReportPart = {
  blocks: ({ verdict, words: { text, link } }) => {
    const items = [...acceptedTexts(verdict, text, link), ...ignoredTexts(verdict, text, link)];
    const blocks: Block[] = [{ kind: "list", items }];
    return items.length === 0
      ? []
      : at("what to do", { kind: "section", title: "Accepted regressions", blocks });
  },
};

const machines: ReportPart = {
  blocks: ({ recording, verdict, words }) => {
    const table = machineTable(recording, verdict, words.cell);
    return at("in the details", { kind: "table", title: "Machines", table });
  },
};

const transactions: ReportPart = {
  sectionBlocks: ({ recording, verdict, words }) => {
    const all = testTransactions(recording, verdict);
    return (section) =>
      all
        .filter((one) => sectionPath(one) === sectionPath(section))
        .map((one) => transactionBlock(one, words));
  },
  testBlocks: (recording, verdict, words) => {
    const all = testTransactions(recording, verdict);
    return (test) =>
      all.filter((one) => testPath(one) === testPath(test)).map((one) => transactionBlock(one, words));
  },
};

/** Transactions in a second and, if they were timed, the times of each kind. */
function transactionBlock(test: TestTransactions, words: Words): Block {
  const { names, shortNames, cell } = words;
  return {
    kind: "group",
    title: `Transactions: ${test.variant}, ${storageHeadings[test.storage]}`,
    blocks: [
      { kind: "text", lead: cell(test.workload), text: `${throughputText(test, names)}.` },
      { kind: "table", table: transactionTable(test, shortNames, cell) },
    ],
  };
}

const coreParts: readonly ReportPart[] = [engineComparisons, acceptances, whatToDo, machines, transactions];

/** The parts of a report, in the order in which they stand at one place: first the core's, then the features'. */
export function partsOf(features: readonly Reporting[]): ReportPart[] {
  return [...coreParts, ...features.flatMap(({ report }) => report ?? [])];
}
