import { info, setFailed, setOutput, setSecret } from "@actions/core";
import { GitError } from "../../../git/git.ts";
import { openApi } from "../../../github/api.ts";
import { annotate, writeSummary } from "../../../github/job-log.ts";
import type { ExpectedOrigin } from "../../../github/origin.ts";
import { PublishError } from "../../../github/request-errors.ts";
import { readWorkflow, type Workflow } from "../../../github/workflow.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import { type GetInput, linesOf, readInputs } from "../../../options/action-inputs.ts";
import { valuesOf } from "../../../options/option.ts";
import { resolveReportSettings } from "../../../options/resolve.ts";
import { mergeSources } from "../../../options/sources.ts";
import { inMarkdown, visible } from "../../../report/format/escape.ts";
import { drawList, joinBlocks } from "../../../report/format/markdown-blocks.ts";
import { link } from "../../../report/source.ts";
import { readRecordings } from "../../../results/read.ts";
import { findFiles, readFound } from "../../../results/untrusted-files.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { judgeByOwnRule } from "../../../verdict/judge-recording.ts";
import type { Feature } from "../../feature.ts";
import { explain, historyBranch, readBranchRuns } from "../../nights/history/branch.ts";
import { historyOptions } from "../../nights/history/options.ts";
import { isSameRun } from "../../nights/history/runs/compare.ts";
import { type HistoryRun, isAhead, runTime } from "../../nights/history/runs/run.ts";
import { trendsOf } from "../../nights/history/runs/trends.ts";
import { readBisectionFile } from "../bisect/bisection-file.ts";
import type { Bisection } from "../bisect/model/bisection.ts";
import { searchedFigures } from "../bisect/model/settings.ts";
import type { Hunt } from "../hunt/cases.ts";
import { parseHunt } from "../hunt/hunt-file.ts";
import { acceptanceReader } from "./acceptance.ts";
import { culpritFinder, parseWantedSearch, type WantedSearch, wantedSearch } from "./culprits.ts";
import { byUrgency, type CitedRun, type Finding } from "./finding.ts";
import { citedRun, findingsOfHistory } from "./from-history.ts";
import { findingsOfHunt } from "./from-hunt.ts";
import { findingOfNight, findingsOfResults } from "./from-results.ts";
import { type NotifyTarget, notify, parseNotifyUrl } from "./notify.ts";
import { issueInputs, type NotifyForm } from "./options.ts";
import { type OwnNight, ownNight, requireOfNight } from "./own-night.ts";
import type { KeptIssue } from "./plan.ts";
import { type IssueEvent, syncIssues } from "./sync.ts";
import type { TextSource } from "./text.ts";
import { openTracker, type Tracker } from "./tracker.ts";
import { type NightLook, unmeasuredFinder } from "./unmeasured.ts";
import { findingsOfWorkflows, parseWatchedWorkflows, type WatchedWorkflow } from "./watched-workflows.ts";

/** How many issues one night opens: a machine that became slower makes hundreds of findings. */
const mostIssues = 10;

/**
 * The action `issues`: reads a night's results and the history that has them, and keeps an issue for each finding. Without results, it only
 * looks whether the history's newest run is old, and whether watched workflows run.
 *
 * @throws InputError if an input is wrong, the event is about other code than the default branch's, or the history cannot be read
 * @throws PublishError if the issues cannot be listed
 */
export async function issuesStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<void> {
  const inputs = readIssueInputs(getInput);
  const target = readNotifyTarget(inputs);
  const workflow = readWorkflow(environment);
  const { "github-token": token, "history-branch": branch, results: patterns } = inputs;
  if (token === undefined) throw new InputError("input github-token: issues need a token");
  const hours = inputs["watchdog-hours"];
  const watched = parseWatchedWorkflows(linesOf(inputs["watched-workflows"] ?? ""), hours);
  const hunts = readHunts(inputs.hunted ?? [], workflow);
  if (branch === undefined && ((watched.length === 0 && hunts === undefined) || patterns !== undefined))
    throw new InputError("input history-branch: name the branch of the history");
  const asked = patterns === undefined ? undefined : { patterns, own: ownNight(workflow) };
  const runs = branch === undefined ? [] : await readRuns(workflow, branch, inputs["history-path"], token);
  const searches = {
    results: readSearches(inputs.searched ?? [], workflow),
    asked: readAsked(inputs["asked-search"]),
  };
  const [oldest, newest] = [runs[0], runs.at(-1)];
  const night = asked && readNight(asked, workflow, runs, features);
  const trends = night === undefined || runs.length === 0 ? undefined : trendsOf(runs);
  const why = night === undefined ? whyLate(runs, hours, new Date()) : night.lost;
  const tracker = await openTracker(openApi(token, workflow.apiUrl), workflow.repository);
  const warnings: string[] = [];
  const workflows = await lookAtWorkflows(tracker, watched, workflow, warnings);
  const findings = [
    ...(branch === undefined ? [] : [findingOfNight(why, newest && citedRun(newest))]),
    ...(workflows ?? []),
    ...(night?.results ?? []),
    ...(hunts ?? []).flatMap(findingsOfHunt),
    ...(trends === undefined ? [] : findingsOfHistory(trends)),
  ].toSorted(byUrgency);
  const source = sourceOf(workflow, tracker, inputs);
  const synced = await syncIssues(tracker, findings, {
    source,
    label: inputs["issue-label"] === "off" ? "" : inputs["issue-label"],
    today: source.today,
    night: newest === undefined ? (hunts === undefined ? "" : source.today) : runTime(newest),
    oldest: oldest === undefined ? "" : runTime(oldest),
    mostIssues,
    unmeasuredOf: trends === undefined ? () => undefined : unmeasuredFinder(runs, night?.look),
    culpritOf: culpritFinder(tracker, searches, (message) => warnings.push(message)),
    acceptancesOf: acceptanceReader(tracker),
  });
  warnings.push(...synced.warnings);
  const undelivered = await tell(target, workflow, synced.events);
  if (undelivered !== undefined) annotate.warning(`nobody was notified: ${undelivered}`);
  await writeResult(synced.events, findings, synced.issues);
  for (const warning of warnings) annotate.warning(warning);
  if (!synced.isComplete || workflows === undefined)
    setFailed(
      "some issues could not be written or read: the warnings say why; the next night goes on with them",
    );
}

/** @returns undefined if GitHub does not tell; the other findings have issues all the same */
async function lookAtWorkflows(
  tracker: Tracker,
  watched: readonly WatchedWorkflow[],
  { defaultBranch }: Workflow,
  warnings: string[],
): Promise<readonly Finding[] | undefined> {
  try {
    return await findingsOfWorkflows(tracker, watched, defaultBranch, new Date());
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warnings.push(`the watched workflows: ${cause.message}`);
    return undefined;
  }
}

/** @throws InputError naming the input, the value and what is allowed */
function readIssueInputs(getInput: GetInput) {
  return valuesOf(issueInputs, readInputs(issueInputs, getInput));
}

type Inputs = ReturnType<typeof readIssueInputs>;

function readNotifyTarget(inputs: Inputs): NotifyTarget | undefined {
  const { "notify-url": url, "notify-secret": secret, "notify-form": form } = inputs;
  for (const one of [url, secret]) if (one !== undefined) setSecret(one);
  if (url === undefined) return undefined;
  return { url: parseNotifyUrl(url), form: form as NotifyForm, secret };
}

async function readRuns(
  workflow: Workflow,
  branch: string,
  folder: string,
  token: string,
): Promise<readonly HistoryRun[]> {
  const shown = `the history on branch ${branch}`;
  const filter = { last: historyOptions.last.default, branch: workflow.defaultBranch };
  try {
    return await readBranchRuns(historyBranch(workflow, branch, { token }), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause });
  }
}

/** @throws InputError naming the input and its value */
function readAsked(given: string | undefined): WantedSearch | undefined {
  const asked = given === undefined ? undefined : parseWantedSearch(given);
  if (given === undefined || asked !== undefined) return asked;
  throw new InputError(
    `input asked-search: ${formatValue(given)} is no question of a search: give the output search of the step that asked for it`,
  );
}

/**
 * The hunts of this run of the workflow: their files name no run, so that those of an earlier one are refused.
 *
 * @returns undefined if no input names any
 * @throws InputError if the event is about other code than the default branch's, or a file is damaged
 */
function readHunts(patterns: readonly string[], workflow: Workflow): Hunt[] | undefined {
  if (patterns.length === 0) return undefined;
  if (!ownNight(workflow).isOwnRun)
    throw new InputError(
      `input hunted: event ${workflow.event} is about another run, which hunt.json does not name: give the step the hunt of its own run`,
    );
  const { roots } = workflow;
  return findFiles(patterns, roots, "results").map((file) =>
    parseHunt(readFound(file, roots, "results").toString("utf8"), file),
  );
}

function readSearches(patterns: readonly string[], { roots }: Workflow): Bisection[] {
  try {
    return patterns.length === 0
      ? []
      : findFiles(patterns, roots, "results").map((file) => readBisectionFile(file, roots));
  } catch (cause) {
    // A search that ran out of time may have left nothing: the issues are the same without it.
    if (!(cause instanceof InputError)) throw cause;
    annotate.warning(`the searches cannot be read: ${cause.message}`);
    return [];
  }
}

/** The results of this night. */
interface MeasuredNight {
  readonly results: readonly Finding[];
  /** Absent if the results cannot be read. */
  readonly look?: NightLook;
  /** Why the night left no run in the history; undefined if it did. */
  readonly lost: string | undefined;
}

/** Results that cannot be read are a lost night, and no failure of this step: people are to hear about it. */
function readNight(
  { patterns, own }: { readonly patterns: string; readonly own: OwnNight },
  { roots, run, commit }: Workflow,
  runs: readonly HistoryRun[],
  features: readonly Feature[],
): MeasuredNight {
  let recording: Recording;
  let verdict: Verdict;
  try {
    const files = findFiles(linesOf(patterns), roots, "results");
    recording = readRecordings(files, {}, { features, roots, check: (file) => requireOfNight(file, own) });
    const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
    verdict = judgeByOwnRule(recording, criteria, features);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    const why = `it has left no results (${cause.message})`;
    if (!runs.some((one) => isOfRun(one, own.expected))) return { results: [], lost: why };
    // An earlier attempt has added it: https://docs.github.com/en/actions/how-tos/manage-workflow-runs/re-run-workflows-and-jobs
    annotate.warning(`wrong results of this night are not looked for: its run is in the history, but ${why}`);
    return { results: [], lost: undefined };
  }
  const facts = recording.run;
  const kept = facts && runs.find((one) => isSameRun(one, facts));
  const cited: CitedRun =
    kept === undefined
      ? { time: facts?.startedAt ?? "", name: commit.slice(0, 10), commit, workflowRun: run.id }
      : citedRun(kept);
  const lost =
    kept === undefined
      ? `it measured, but its run is not in the history: the measurement is ${verdict.measurement.state}`
      : undefined;
  const results = findingsOfResults(verdict, cited);
  return { results, look: { keys: new Set(results.map(({ key }) => key)), run: cited }, lost };
}

/** Whether a run of the history was measured by a run of a workflow, in any of its attempts. */
function isOfRun({ origin }: HistoryRun, { run, repository }: ExpectedOrigin): boolean {
  return origin?.run === run.id && (origin.repository ?? repository) === repository;
}

/** Why the newest run of a history is too old; undefined if it is not. @param hours that it may be old */
function whyLate(
  runs: readonly Pick<HistoryRun, "finishedAt">[],
  hours: number,
  now: Date,
): string | undefined {
  const newest = runs.at(-1);
  if (newest === undefined) return "the history has no run";
  if (isAhead(newest, now))
    return `the newest run says that it ended at ${newest.finishedAt}, which is in the future`;
  const age = (now.getTime() - Date.parse(newest.finishedAt)) / 3_600_000;
  return age <= hours
    ? undefined
    : `the newest run ended ${Math.floor(age)} hours ago, and ${hours} are allowed`;
}

function sourceOf({ run, repositoryUrl }: Workflow, { repository }: Tracker, inputs: Inputs): TextSource {
  const { build, candidate, mention, "page-url": pageUrl } = inputs;
  const { origin } = new URL(repositoryUrl);
  return {
    repositoryUrl: `${origin}/${repository.owner}/${repository.repo}`,
    run,
    mention,
    today: new Date().toISOString().slice(0, 10),
    build,
    candidate,
    pageUrl,
  };
}

async function tell(
  target: NotifyTarget | undefined,
  { repository, run }: Workflow,
  events: readonly IssueEvent[],
): Promise<string | undefined> {
  if (target === undefined || events.length === 0) return undefined;
  const { owner, repo } = repository;
  return await notify(target, { repository: `${owner}/${repo}`, run: { id: run.id, url: run.url }, events });
}

async function writeResult(
  events: readonly IssueEvent[],
  findings: readonly Finding[],
  issues: ReadonlyMap<string, KeptIssue>,
): Promise<void> {
  const closed = events.filter(({ event }) => event === "closed");
  setOutput("opened", JSON.stringify(events.filter(({ event }) => event !== "closed")));
  setOutput("closed", JSON.stringify(closed));
  const search = wantedSearch(findings, issues, searchedFigures);
  setOutput("search", search === undefined ? "" : JSON.stringify(search));
  for (const { event, number, title } of events) info(visible(`${event}: #${number} ${title}`));
  const open = findings.filter(({ state }) => state === "open").length;
  const items = events.map(
    ({ event, number, title, url }) => `${event}: ${link(`#${number}`, url)} ${inMarkdown(title)}`,
  );
  const head = `**Issues**: ${open === 0 ? "nothing is wrong" : `${open} ${open === 1 ? "finding is" : "findings are"} open`}.`;
  await writeSummary(`${joinBlocks([head, drawList(items)])}\n`);
}
