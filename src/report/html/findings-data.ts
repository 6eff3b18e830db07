import type { RunComparison } from "../../history/compare.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import type { ReportPart } from "../blocks.ts";
import { acceptedTexts, ignoredTexts } from "../explain/acceptances.ts";
import { baseReport } from "../explain/base-report.ts";
import { lowConfidence, nearMisses, nearMissShare, remedies } from "../explain/close-calls.ts";
import { incomparableTexts } from "../explain/history.ts";
import { problems } from "../explain/problems.ts";
import { engineNames } from "../format/engine-names.ts";
import { inPage } from "../format/escape.ts";
import { count, multiplier, percent, plural, signedHundredths } from "../format/figures.ts";
import { citeDated, citeRun, describeChange, describeOtherFacts } from "../history/words.ts";
import type { FindingData, FindingsData, TestData } from "./page-data.ts";

/** Items of each kind: a run that the time limit ended has hundreds, and a results file may have thousands. */
const maxItems = 100;

/** Findings that a reader should see before the figures, the most important first. */
export function findingsData(
  recording: Recording,
  verdict: Verdict,
  tests: readonly Pick<TestData, "id">[],
  parts: readonly ReportPart[],
  comparison?: RunComparison,
): FindingsData[] {
  const names = engineNames(recording, inPage);
  const base = baseReport(verdict, names, inPage, parts);
  const indexes = new Map(tests.map(({ id }, index) => [id, index]));
  const named = (name: string, text: string): FindingData => ({
    name,
    text,
    ...omitUndefined({ test: indexes.get(name) }),
  });
  /** Texts, with a link where one begins with a test's name. */
  const texts = (...all: readonly string[]): FindingData[] =>
    all.map((text) => {
      const [name = ""] = text.split(": ", 1);
      return indexes.has(name) ? named(name, text.slice(name.length + 2)) : { text };
    });
  const help = remedies(verdict);
  const findings: FindingsData[] = [
    {
      title: "What keeps the run from passing",
      tone: verdict.outcome === "inconclusive" ? "uncertain" : "bad",
      items: [
        ...problems(verdict, names, inPage).map(({ name, reason }) => named(name, reason)),
        ...(help.length === 0 ? [] : [{ text: `What would help: ${help.join("; ")}.` }]),
      ],
    },
    {
      title: "Accepted regressions",
      tone: "uncertain",
      items: texts(...acceptedTexts(verdict, inPage, cite), ...ignoredTexts(verdict, inPage, cite)),
    },
    {
      title: "Against the base",
      tone: "plain",
      items:
        base === undefined
          ? []
          : texts(base.summary, ...base.changes, ...base.commits, ...base.others, ...base.failures),
    },
    ...parts.flatMap((part): FindingsData[] => {
      const found = part.findings?.(verdict, names);
      return found === undefined ? [] : [{ title: found.title, tone: "plain", items: texts(...found.lines) }];
    }),
    {
      title: "Compared with earlier runs",
      tone: "plain",
      items: [
        ...differences(comparison).map(({ path, text }) => named(path, text)),
        ...countDifferences(comparison).map(({ path, text }) => named(path, text)),
        ...(comparison?.counts === undefined
          ? []
          : incomparableTexts(comparison.counts, citeRun(inPage))
        ).map((text) => ({ text })),
      ],
    },
    {
      title: "Passing with low confidence",
      tone: "uncertain",
      items: texts(...lowConfidence(verdict, inPage)),
    },
    {
      title: `Within ${percent(nearMissShare)} of the ceiling`,
      tone: "aside",
      items: texts(...nearMisses(verdict, inPage)),
    },
    {
      title: "Notes",
      tone: "aside",
      items: texts(
        ...parts.flatMap((part) => part.warnings?.(verdict, names, inPage) ?? []),
        ...recording.warnings.map(inPage),
      ),
    },
  ];
  return findings.flatMap((one) => (one.items.length === 0 ? [] : [shorten(one)]));
}

/** `1.62x, 12% slower (+10% to +14%) than in the last 20 runs; the CPU changed too` */
export function differences(comparison: RunComparison | undefined) {
  const last = `the last ${plural(comparison?.compared.length ?? 0, "run")}`;
  return (comparison?.differences ?? []).map((one) => ({
    path: inPage(one.trend.series.path),
    text: `${multiplier(one.multiplier)}x, ${describeChange(one)} than in ${last}${describeOtherFacts(one)}`,
  }));
}

/** `+1.02% instructions (1,010,200) since a1b2c3d4e5 (2026-11-03)` */
function countDifferences(comparison: RunComparison | undefined) {
  return (comparison?.counts?.changes ?? []).map(({ path, share, after, since }) => ({
    path: inPage(path),
    text: `${signedHundredths(share)} instructions (${count(after)}) since ${citeDated(since, citeRun(inPage))}`,
  }));
}

const cite = (author: string, url: string | undefined) =>
  url === undefined ? author : `${author} (${inPage(url)})`;

function shorten(findings: FindingsData): FindingsData {
  const { items } = findings;
  if (items.length <= maxItems) return findings;
  return { ...findings, items: items.slice(0, maxItems), leftOut: items.length - maxItems };
}
