import type { RunComparison } from "../../history/compare.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { Recording } from "../../model/recording.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { ReportPart } from "../blocks.ts";
import { briefFacts, runFacts } from "../explain/facts.ts";
import { headline } from "../explain/headline.ts";
import { notes } from "../explain/notes.ts";
import { findWorst } from "../explain/outcome-filters.ts";
import { engineNames } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import { durabilityTable } from "../tables/durability-table.ts";
import { engineTable } from "../tables/engine-table.ts";
import { machineTable } from "../tables/machine-table.ts";
import { sectionTable } from "../tables/section-table.ts";
import { figureData } from "./figure-data.ts";
import { findingsData } from "./findings-data.ts";
import { growthData } from "./growth-data.ts";
import type { MeasurementData, RunData, SectionsData, TestData } from "./page-data.ts";

/**
 * A judged recording beside its tests as a page shows it. Texts are escaped here, and nowhere later.
 *
 * @param comparison with earlier runs, if there are any
 */
export function runData(
  recording: Recording,
  verdict: Verdict,
  tests: readonly TestData[],
  parts: readonly ReportPart[],
  comparison?: RunComparison,
): RunData {
  const { word, rest } = headline(recording, verdict, inPage);
  return {
    headline: { outcome: verdict.outcome, word, rest },
    brief: briefFacts(recording, verdict, inPage),
    findings: findingsData(recording, verdict, tests, parts, comparison),
    sections: sectionsData(verdict),
    ...omitUndefined({ worst: worstData(verdict), growth: growthData(recording, verdict) }),
    measurement: measurementData(recording, verdict, parts),
  };
}

function sectionsData(verdict: Verdict): SectionsData {
  const { sections } = verdict;
  // The tests of a section come after those of the sections before it.
  let first = 0;
  return {
    table: sectionTable(sections, inPage),
    averages: sections.map(({ judgement }) => figureData(judgement) ?? null),
    worst: sections.map(({ tests }) => {
      const worst = findWorst(numbered(tests));
      first += tests.length;
      return worst === undefined ? null : first - tests.length + worst.index;
    }),
  };
}

function worstData({ sections }: Verdict): RunData["worst"] | undefined {
  const all = testVerdicts({ sections });
  const [test, section] = [findWorst(numbered(all)), findWorst(numbered(sections))];
  return test && section && { test: test.index, section: section.index };
}

function numbered<One extends object>(all: readonly One[]) {
  return all.map((one, index) => ({ ...one, index }));
}

function measurementData(
  recording: Recording,
  verdict: Verdict,
  parts: readonly ReportPart[],
): MeasurementData {
  const names = engineNames(recording, inPage);
  const machines = machineTable(recording, verdict, inPage);
  const durability = durabilityTable(verdict, names, recording.machine?.flushNs);
  return {
    notes: notes(recording, verdict, names, parts),
    ...(verdict.untrusted ? { caution: "As the measuring job reports, unverified where it is quoted:" } : {}),
    facts: runFacts(recording, verdict, inPage, parts),
    engines: engineTable(recording, verdict, inPage),
    ...omitUndefined({ machines, durability }),
  };
}
