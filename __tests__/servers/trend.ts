import { markdownTable } from "markdown-table";
import type { KeptRun } from "../../bench/kept-run.ts";
import { describeMachine, minutesOf } from "../../bench/recorded.ts";
import { formatRounds } from "../../src/model/criteria.ts";
import { sectionPath } from "../../src/model/test.ts";
import { suitesIn } from "../../src/suite/suites.ts";
import { type DoltRelease, doltReleases } from "./dolt.ts";
import { publishedSection } from "./published.ts";

/** The releases of a trend. */
export type TrendRelease = Extract<DoltRelease, "old" | "now">;

type Runs = Readonly<Record<TrendRelease, KeptRun>>;

const names = ["old", "now"] as const;

function formatMultiplier(multiplier: number | undefined): string {
  return multiplier === undefined ? "failed" : multiplier.toFixed(2);
}

/** A row with the multipliers of both releases, and how many times smaller it has become. */
function trendRow(title: string, old: number | undefined, now: number | undefined): string[] {
  const gain = old === undefined || now === undefined ? "" : `${(old / now).toFixed(1)}x`;
  return [title, formatMultiplier(old), formatMultiplier(now), gain];
}

/** The averages of sections, and then each test. */
function trendTable({ old, now }: Runs): string {
  const averages = now.derived.sections.map((section) => {
    const path = sectionPath(section);
    const before = old.derived.sections.find((one) => sectionPath(one) === path);
    return trendRow(`**${path}, average**`, before?.multiplier, section.multiplier);
  });
  const tests = now.derived.tests.map(({ test, multiplier }) =>
    trendRow(test, old.derived.tests.find((one) => one.test === test)?.multiplier, multiplier),
  );
  const titles = names.map((name) => `Dolt ${doltReleases[name].version}`);
  return markdownTable([["test", ...titles, "gain"], ...averages, ...tests], {
    align: ["l", "r", "r", "r"],
  });
}

/** Transactions per second of the suite tpcc, on both servers of each run. */
function tpccTable(runs: Runs): string {
  const [{ times, name: workload } = { times: () => 0, name: "" }] = suitesIn("mysql").tpcc.workloads;
  const rows = names.map((name) => {
    const test = runs[name].derived.tests.find((one) => one.test.endsWith(`/${workload}`));
    const rate = (ns: number | undefined) =>
      ns === undefined ? "failed" : String(Math.round(times(0) / (ns / 1e9)));
    return [
      `Dolt ${doltReleases[name].version}`,
      rate(test?.candidateNs),
      rate(test?.baselineNs),
      formatMultiplier(test?.multiplier),
    ];
  });
  return markdownTable([["", "Dolt (tps)", "MariaDB (tps)", "multiplier"], ...rows], {
    align: ["l", "r", "r", "r"],
  });
}

/** Today's Dolt beside the figures that its makers publish. */
function publishedText({ now }: Runs): string {
  const [{ times, name: workload } = { times: () => 0, name: "" }] = suitesIn("mysql").tpcc.workloads;
  const test = now.derived.tests.find((one) => one.test.endsWith(`/${workload}`));
  if (test?.baselineNs === undefined || test.candidateNs === undefined)
    throw new Error("TPC-C has no result");
  const ms = (ns: number) => ns / 1e6 / times(0);
  const { flushNs } = now.recording.machine ?? {};
  const flush = flushNs === undefined ? "a time that is not known" : `${(flushNs / 1e6).toFixed(2)} ms`;
  const own = { mariadbMs: ms(test.baselineNs), doltMs: ms(test.candidateNs) };
  return publishedSection({ version: doltReleases.now.version, ...own }, flush);
}

/** A page of the documentation: how Dolt changed between two runs. */
export function trendPage(runs: Runs): string {
  const { recording } = runs.now;
  const { version = "" } = recording.engines.baseline;
  const list = (of: (run: KeptRun) => string | number) => names.map((name) => of(runs[name])).join(" and ");
  const rounds = list(({ derived }) => formatRounds(derived.rule.rounds));
  const minutes = list((run) => Math.round(minutesOf(run.recording)));
  return `# Dolt beside MariaDB

Dolt ${doltReleases.old.version} of ${doltReleases.old.date} and ${doltReleases.now.version} of ${doltReleases.now.date}, each beside
MariaDB ${version}. \`npm run test:servers\` builds both Dolts, measures them, and writes this page and the two reports:
[${doltReleases.old.version}](servers-dolt-${doltReleases.old.version}.md), [${doltReleases.now.version}](servers-dolt-${doltReleases.now.version}.md).
The suites [\`server\`](suites.md#server) and [\`tpcc\`](suites.md#tpcc), ${recording.suite?.rows.toLocaleString("en")} rows,
${rounds} rounds in ${minutes} minutes, on ${describeMachine(recording)}.

A multiplier is Dolt's time over MariaDB's, so above 1 Dolt is slower; the gain is how many times smaller it has become. Every result
and every row that was left was equal on both servers, unless a test says *failed*: the reports say why.

**Durability.** Dolt ${doltReleases.now.version} flushes each commit, and so does the MariaDB beside it
(\`innodb_flush_log_at_trx_commit=1\`). Dolt ${doltReleases.old.version} flushes none, so its MariaDB has
\`innodb_flush_log_at_trx_commit=2\`, as in the comparisons of that time. Writes of the two columns are therefore not of the same kind.

${trendTable(runs)}

## TPC-C

One connection without think times; no audited tpmC, and not comparable with one.

${tpccTable(runs)}

${publishedText(runs)}`;
}
