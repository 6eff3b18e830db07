/**
 * Issues of simulated nights: those that people read in ninety nights in which something happens, and those that are opened about nothing.
 *
 * usage: node bench/nights.ts [story | steady]... [--histories N] [--nights N] [--tests N] [--write FILE]
 *
 * - story: ninety nights of 46 tests with three regressions, a recovery, a lost night and another kind of machine. Each night is looked at by
 *   the code of the action issues, which talks to a server that answers by GitHub's own description of its interface. A search names the
 *   commit that was planted if the ends that it is given hold it.
 * - steady: nights in which nothing changes; every issue that is opened is a false one.
 *
 * With --write, the answers also become a file, such as docs/reports/nights.md, with the page of the story's history beside it. The page
 * needs `npm run build`.
 */

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { type RestServer, startRestServer } from "../__tests__/rest-server/server.ts";
import { issuesToken } from "../__tests__/rest-server/tokens.ts";
import type { HistoryRun } from "../src/features/history/runs/run.ts";
import { runTime } from "../src/features/history/runs/run.ts";
import { trendsOf } from "../src/features/history/runs/trends.ts";
import { type WantedSearch, wantedSearch } from "../src/features/issues/culprits.ts";
import { byUrgency, type Finding } from "../src/features/issues/finding.ts";
import { citedRun, findingsOfHistory } from "../src/features/issues/from-history.ts";
import { findingOfNight } from "../src/features/issues/from-results.ts";
import type { Marker } from "../src/features/issues/marker.ts";
import { type Synced, syncIssues } from "../src/features/issues/sync.ts";
import type { Culprit } from "../src/features/issues/text.ts";
import { openTracker, type Tracker } from "../src/features/issues/tracker.ts";
import { unmeasuredFinder } from "../src/features/issues/unmeasured.ts";
import { openApi } from "../src/github/api.ts";
import { print } from "./engines.ts";
import { noises, suiteSize } from "./history/nights.ts";
import { writeNightsPage } from "./nights/page.ts";
import { countFalseIssues, firstLook } from "./nights/steady.ts";
import {
  culprits,
  happenings,
  lostNight,
  nightOf,
  nights,
  storyRuns,
  tests,
  timeOf,
} from "./nights/story.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    histories: { type: "string", default: "10" },
    nights: { type: "string", default: String(nights) },
    tests: { type: "string", default: String(suiteSize) },
    write: { type: "string" },
  },
});

const written: string[] = [];

function say(text: string): void {
  print(text);
  written.push(text);
}

async function askStory(): Promise<void> {
  const server = await startRestServer();
  server.state.tokens.set("token", issuesToken);
  try {
    const told = await tellStory(server);
    const words = new Map(happenings.map((one) => [one.night, one.words]));
    const rows = [...new Set([...words.keys(), ...told.keys()])]
      .toSorted((a, b) => a - b)
      .map((night) => [String(night), words.get(night) ?? "", (told.get(night) ?? []).join("<br>")]);
    say(`\n## Ninety nights\n\n${tests.length} tests, each with a noise of 2 % a night.\n`);
    say(
      markdownTable([["night", "what happens", "what the issues say"], ...rows], {
        align: ["r", "l", "l"],
        alignDelimiters: false,
      }),
    );
    const left = server.state.issues.map(({ number, state, title }) => [`#${number}`, state, title]);
    say("\nThe issues after the last night:\n");
    say(markdownTable([["issue", "state", "title"], ...left], { alignDelimiters: false }));
    say(
      `\n${server.requests.length} requests in ${nights} nights; ${server.state.comments.length} comments. Requests that do not match GitHub's description: ${server.violations.length}.`,
    );
  } finally {
    await server.close();
  }
}

/** The lines that issues and searches say, by night. A night without any is missing. */
async function tellStory(server: RestServer): Promise<Map<number, string[]>> {
  const tracker = await openTracker(openApi("token", server.url), { owner: "octo-org", repo: "engine" });
  const all = storyRuns(1);
  const told = new Map<number, string[]>();
  for (let night = firstLook; night <= nights; night++) {
    const runs = [...all].filter(([own]) => own <= night).map(([, run]) => run);
    const said = server.state.comments.length;
    const { findings, synced } = await look(tracker, night, runs, new Map());
    const events = [...synced.events];
    const wanted = wantedSearch(findings, synced.issues, ["time", "instructions"]);
    const search = wanted && searchFor(wanted, findings);
    if (search !== undefined) {
      const answers = new Map([[search.key, search.culprit]]);
      events.push(...(await look(tracker, night, runs, answers)).synced.events);
    }
    const comments = server.state.comments.slice(said);
    const lines = [
      ...events.map(({ event, number, title }) => `${event}: #${number} ${title}`),
      ...comments.map(({ pullRequest, body }) => `#${pullRequest}: ${body.split("\n").slice(1).join(" ")}`),
    ].map((line) => line.replaceAll("|", "\\|"));
    if (search !== undefined) lines.push(search.words);
    if (lines.length > 0) told.set(night, lines);
  }
  return told;
}

/** A search that finds the planted commit of its finding if its ends hold that commit. */
function searchFor(
  { test, by, good, bad }: WantedSearch,
  findings: readonly Finding[],
): { readonly key: string; readonly culprit: Culprit; readonly words: string } {
  const { key = "" } = findings.find(({ rows, figure }) => figure === by && rows[0]?.path === test) ?? {};
  const planted = culprits.get(key);
  const ends = `a search between nights ${nightOf(good)} and ${nightOf(bad)}`;
  if (planted !== undefined && nightOf(good) < nightOf(planted) && nightOf(planted) <= nightOf(bad))
    return {
      ...{ key, culprit: { id: planted } },
      words: `${ends} names the commit of night ${nightOf(planted)}`,
    };
  return {
    ...{ key, culprit: { answer: "A search for its commit found no difference on its machine" } },
    words: `${ends} does not have the planted commit between its ends`,
  };
}

interface Look {
  readonly findings: readonly Finding[];
  readonly synced: Synced;
}

async function look(
  tracker: Tracker,
  night: number,
  runs: readonly HistoryRun[],
  answers: ReadonlyMap<string, Culprit>,
): Promise<Look> {
  const newest = runs.at(-1) as HistoryRun;
  const why = night === lostNight ? "it has left no results" : undefined;
  const findings = [
    findingOfNight(why, citedRun(newest)),
    ...(why === undefined ? findingsOfHistory(trendsOf(runs)) : []),
  ].toSorted(byUrgency);
  const culpritOf = async ({ key }: Finding, marker: Marker | undefined): Promise<Culprit | undefined> => {
    const { culprit: id, answer } = marker ?? {};
    return answers.get(key) ?? (id !== undefined ? { id } : answer === undefined ? undefined : { answer });
  };
  const today = timeOf(night).slice(0, 10);
  const url = "https://github.com/octo-org/engine";
  const synced = await syncIssues(tracker, findings, {
    source: {
      repositoryUrl: url,
      run: { id: night, url: `${url}/actions/runs/${night}` },
      mention: false,
      today,
    },
    label: "benchmark",
    today,
    night: runTime(newest),
    oldest: runTime(runs[0] as HistoryRun),
    mostIssues: 10,
    unmeasuredOf: unmeasuredFinder(runs, undefined),
    culpritOf,
    acceptancesOf: async () => ({ ignored: [] }),
  });
  if (synced.warnings.length > 0) throw new Error(synced.warnings.join("\n"));
  return { findings, synced };
}

async function askSteady(): Promise<void> {
  const [each, length, size] = [options.histories, options.nights, options.tests].map(Number) as [
    number,
    number,
    number,
  ];
  say(
    `\n## Steady nights\n\n${each} histories for each kind of noise, of ${length} nights and ${size} tests in which nothing changes; a night has a noise of 2 %. The action looks at each history after every night from the sixth on. Each opened issue is a false one.\n`,
  );
  const histories = noises.flatMap((noise) =>
    Array.from({ length: each }, (_, index) => ({ nights: length, tests: size, noise, seed: 500 + index })),
  );
  const counted = await countFalseIssues(histories, ({ noise, seed }, issues) =>
    process.stderr.write(`${noise}, seed ${seed}: ${issues}\n`),
  );
  const rows = noises.map((noise) => {
    const opened = counted.filter((_, index) => histories[index]?.noise === noise);
    const total = opened.reduce((sum, one) => sum + one, 0);
    return [
      noise,
      String(total),
      String(Math.max(...opened)),
      String(opened.filter((one) => one > 0).length),
    ];
  });
  say(
    markdownTable(
      [["noise of a night", "false issues", "most in one history", "histories with one"], ...rows],
      {
        align: ["l", "r", "r", "r"],
        alignDelimiters: false,
      },
    ),
  );
}

const questions = { story: askStory, steady: askSteady } as const;
for (const [name, ask] of Object.entries(questions))
  if (positionals.length === 0 || positionals.includes(name)) await ask();
if (options.write !== undefined) {
  const head = `# Ninety nights, and what the issues say

[bench/nights.ts](../../bench/nights.ts) makes this file. The nights are simulated; the code that looks at them is the
one of the [action](../nightly.md#issues). [nights.html](nights.html) is the page of the history after the last night: download it and open it in
a browser.`;
  writeFileSync(options.write, `${[head, ...written].join("\n")}\n`);
  writeNightsPage(storyRuns(1).values(), options.write.replace(/\.md$/, ".html"));
}
