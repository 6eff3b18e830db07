import { type Section, sectionPath } from "../../../model/test.ts";
import type { Block } from "../../../report/block.ts";
import type { ReportPart, Words } from "../../../report/blocks.ts";
import { sectionTitle } from "../../../report/test-blocks.ts";
import type { Feature } from "../../feature.ts";
import {
  connectionsNote,
  repeatedTexts,
  type SectionThroughput,
  sectionThroughputs,
  throughputTable,
} from "./table.ts";
import { requireThreads } from "./threads.ts";

const report: ReportPart = {
  sectionBlocks: ({ recording, verdict, words }) => {
    const throughputs = sectionThroughputs(recording, verdict);
    return (section) => throughputs.filter(isOf(section)).map((one) => throughputBlock(one, words));
  },
  testBlocks: (recording, verdict, words) => {
    const throughputs = sectionThroughputs(recording, verdict);
    return (test) =>
      throughputs.filter(isOf(test)).flatMap((section) => {
        const tests = section.tests.filter(({ workload }) => workload === test.workload);
        return tests.length === 0 ? [] : [throughputBlock({ ...section, tests }, words)];
      });
  },
  suiteNotes: ({ suite }) => (suite?.threads === undefined ? [] : [connectionsNote(suite.threads)]),
};

function isOf(section: Section): (other: Section) => boolean {
  const path = sectionPath(section);
  return (other) => sectionPath(other) === path;
}

/** The throughput of several connections at once. */
function throughputBlock(section: SectionThroughput, { names, shortNames, text, cell }: Words): Block {
  return {
    kind: "group",
    title: `Throughput: ${sectionTitle(section)}`,
    blocks: [
      { kind: "table", table: throughputTable(section, shortNames, cell) },
      { kind: "list", items: repeatedTexts(section, names, text) },
    ],
  };
}

/** Several connections at once: which engines and suites can have some, and what they do in a second. */
export const connections: Feature = { name: "connections", require: requireThreads, report };
