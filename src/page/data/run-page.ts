import type { Recording } from "../../model/recording.ts";
import type { Reporting } from "../../report/blocks.ts";
import { allTestsName, shownMean } from "../../report/explain/all-tests.ts";
import { briefFacts } from "../../report/explain/facts.ts";
import { headline } from "../../report/explain/headline.ts";
import { findWorst } from "../../report/explain/outcome-filters.ts";
import { inPage } from "../../report/format/escape.ts";
import { engineNames } from "../../report/format/words.ts";
import { verdictHeading } from "../../report/heading.ts";
import { reportBlocks } from "../../report/report-blocks.ts";
import { sectionTable } from "../../report/tables/section-table.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { figureData } from "./figure-data.ts";
import { findingsData, foldedData } from "./findings-data.ts";
import { originLinks } from "./origin.ts";
import type { PageData, RunData, SectionsData, TestData } from "./page-data.ts";
import type { OnPage } from "./part.ts";
import { suiteData } from "./suite-data.ts";
import { pageStyle, testData } from "./test-data.ts";

/**
 * The page of a judged recording.
 *
 * @param features whose parts the page has
 */
export function runPage(recording: Recording, verdict: Verdict, features: readonly OnPage[] = []): PageData {
  const tests = testData(recording, verdict, features);
  const run = runData(recording, verdict, tests, features);
  const page: PageData = {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run,
  };
  return features.reduce((all, one) => one.page?.add?.(all, recording, verdict) ?? all, page);
}

/** A judged recording beside its tests as a page shows it. Texts are escaped here, and nowhere later. */
function runData(
  recording: Recording,
  verdict: Verdict,
  tests: readonly TestData[],
  features: readonly Reporting[],
): RunData {
  const { word, rest } = headline(recording, verdict, inPage);
  const blocks = reportBlocks(recording, verdict, pageStyle, { features, hasTests: false });
  return {
    heading: verdictHeading(recording, verdict, inPage).text,
    headline: { outcome: verdict.outcome, word, rest },
    allTests: {
      name: allTestsName(verdict),
      baseline: shownMean(verdict.headline, "baseline"),
      base: shownMean(verdict.headline, "base"),
    },
    brief: briefFacts(recording, verdict, inPage),
    links: linksOf(recording),
    findings: findingsData(blocks, "before the tests", tests),
    details: findingsData(blocks, "after the tests", tests),
    sections: sectionsData(verdict),
    worst: worstData(verdict),
    measurement: [...foldedData("meaning", blocks), ...foldedData("measurement", blocks)],
  };
}

function linksOf({ origin }: Recording): RunData["links"] {
  if (origin === undefined) return undefined;
  const { head, checkedOut, ...others } = origin;
  return originLinks({ ...others, commit: head ?? checkedOut });
}

function sectionsData(verdict: Verdict): SectionsData {
  const { sections } = verdict;
  // The tests are in the order of the sections.
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
