import { sectionPath, testPath } from "../model/test.ts";
import type { Block } from "./block.ts";
import { at, type Reporting, type ReportPart, type Words } from "./blocks.ts";
import { acceptedTexts, ignoredTexts, offeredTexts } from "./explain/acceptances.ts";
import { baseDetails, baseReport } from "./explain/base-report.ts";
import { storageHeadings } from "./format/words.ts";
import { machineTable } from "./tables/machine-table.ts";
import {
  type TestTransactions,
  testTransactions,
  throughputText,
  transactionTable,
} from "./tables/transaction-table.ts";

const howToAccept =
  "Somebody with write access copies the line of a row into a comment on the pull request, writes the reason, and runs the job " +
  "again. The line ends with the next commit, with a larger figure, and with its day.";

const acceptances: ReportPart = {
  blocks: ({ verdict, words: { text, link } }) => {
    const items = [...acceptedTexts(verdict, text, link), ...ignoredTexts(verdict, text, link)];
    const offered = offeredTexts(verdict, text);
    const accepted: Block = {
      kind: "section",
      title: "Accepted regressions",
      blocks: [{ kind: "list", items }],
    };
    const offers: Block = {
      kind: "details",
      level: "without passing rows",
      title: "To accept what fails",
      blocks: [
        { kind: "text", text: howToAccept },
        { kind: "list", items: offered },
      ],
    };
    return at(
      "beside the verdict",
      ...(items.length === 0 ? [] : [accepted]),
      ...(offered.length === 0 ? [] : [offers]),
    );
  },
};

const machines: ReportPart = {
  blocks: ({ recording, runVerdict, words }) => {
    const table = machineTable(recording, runVerdict, words.shortCell);
    return at("in the details", { kind: "table", title: "Machines", table });
  },
};

const base: ReportPart = {
  blocks: ({ verdict, words, parts }) => {
    const found = baseReport(verdict, words.names, words.text, parts);
    if (found === undefined) return [];
    const blocks: Block[] = [
      { kind: "text", text: found.summary },
      { kind: "list", items: baseDetails(found) },
    ];
    return at("below the sections", { kind: "section", title: "Against the base", blocks });
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
  const { names, shortNames, cell, shortCell } = words;
  return {
    kind: "group",
    title: `Transactions: ${test.variant}, ${storageHeadings[test.storage]}`,
    blocks: [
      { kind: "text", lead: cell(test.workload), text: `${throughputText(test, names)}.` },
      { kind: "table", table: transactionTable(test, shortNames, shortCell) },
    ],
  };
}

const coreParts: readonly ReportPart[] = [acceptances, machines, base, transactions];

/** The parts of a report, in the order in which they stand at one place: first the core's, then the features'. */
export function partsOf(features: readonly Reporting[]): ReportPart[] {
  return [...coreParts, ...features.flatMap(({ report }) => report ?? [])];
}
