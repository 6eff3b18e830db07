import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  earlierCosts,
  features,
  formatMatrix,
  maxTitleLength,
  readPart,
  readPlan,
  resolvePlanSettings,
  runPage,
  shapingOptions,
  shardedRun,
  statusTitle
} from "./shared-features-workloads-record-make.js";
import {
  commit,
  findAcceptances,
  hasWriteAccess,
  originOf,
  queueOf,
  readTrigger,
  readWorkflowState,
  whyForeign,
  workflowFile
} from "./shared-github-trigger.js";
import {
  drawPage
} from "./shared-features-figures-contention-words.js";
import {
  deservesComment,
  fitReport,
  renderComment,
  updateComment
} from "./shared-github-comments.js";
import "./shared-features-workloads-own-suite.js";
import {
  NoFileError,
  PublishError,
  findFiles,
  findStanding,
  findTokenLogin,
  formatIdentity,
  isGone,
  isOlder,
  isOlderReport,
  isSame,
  isSameStep,
  notRepeatable,
  openApi,
  parseIdentity,
  readFound,
  request,
  requestAll,
  retryIdempotently
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import "./shared-features-nights-history-files-history-index.js";
import {
  conclude
} from "./shared-features-figures-plans-pass.js";
import "./shared-features-figures-counters-changes.js";
import {
  chooseControls,
  planControls,
  renderMarkdown,
  requireShardPlanOf,
  warningsOf
} from "./shared-measure-workspace.js";
import {
  GitError,
  git,
  readingOnly
} from "./shared-git-git.js";
import {
  decisiveSettings,
  suiteHashes
} from "./shared-results-fairness.js";
import {
  requireOwnEngines
} from "./shared-github-own-engines.js";
import "./shared-features-workloads-own-read.js";
import "./shared-report-format-html-blocks.js";
import {
  abortOnSignals,
  measureApart
} from "./shared-github-measure-process.js";
import {
  findBaseline,
  readEnvironment
} from "./shared-engines-driver-process.js";
import {
  annotate,
  getInput,
  getState,
  info,
  logReport,
  newFolder,
  parsePayload,
  readPublishInputs,
  readSettingInputs,
  readWorkflow,
  refuseForeignInputs,
  saveState,
  setFailed,
  setOutput,
  writeCommentUrls,
  writeOutputs,
  writeSummary
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  askedValue,
  withPragmas,
  writeReport,
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import "./shared-report-terminal.js";
import {
  brokenReport,
  engineNames,
  failureHeadlines,
  footer,
  headline,
  joinBlocks,
  link,
  machineOf,
  problems,
  reportHeading
} from "./shared-wrap-ansi-index.js";
import {
  judgeRecording
} from "./shared-verdict-judge-recording.js";
import "./shared-platform-editor-schema.js";
import {
  resolveRunSettings,
  resolveUntrustedSettings
} from "./shared-options-resolve.js";
import "./shared-platform-version.js";
import {
  addSecondMachine,
  addedOutputs,
  attemptOf,
  canIncludeBelow,
  commonPlan,
  defaultPage,
  findFolder,
  includesPath,
  isInside,
  makeFolder,
  mergeRecordings,
  optionsIn,
  parseRecording,
  parseYaml,
  readSources,
  readTexts,
  requireKnownWorkloads,
  requireNoLink,
  whyNotAnotherMachine
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  _enum,
  acceptRegressions,
  array,
  boolean,
  enginePackages,
  findRunnable,
  formatEnvironment,
  formatSetting,
  formatValue,
  hasOwnSettings,
  hasSuite,
  inMarkdown,
  inTerminal,
  int,
  isBuildFailure,
  isForServers,
  isUsedAlike,
  iso_exports,
  limits,
  literal,
  object,
  openClaims,
  perEngine,
  planTests,
  plural,
  problemOfHash,
  releasesIn,
  rolesOf,
  roundsOfParts,
  roundsOfRun,
  storages,
  string,
  testOnly,
  testPath,
  testsOf,
  testsOfClaims,
  truncate,
  unconfirmed,
  unknown,
  unknownName,
  visible,
  visibleEnd
} from "./shared-jstat-dist-jstat.js";

// src/github/changed-files.ts
import path2 from "node:path";

// src/github/checkout.ts
import { existsSync } from "node:fs";
import path from "node:path";
async function readCheckout(folder, variables) {
  if (!existsSync(path.join(folder, ".git"))) return void 0;
  const options = { policy: readingOnly(variables), folder };
  try {
    const commit2 = await git(["rev-parse", "--verify", "HEAD^{commit}"], options);
    const [header = ""] = (await git(["cat-file", "commit", commit2], options)).split("\n\n", 1);
    return {
      commit: commit2,
      parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, hash = ""]) => hash)
    };
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(
      `the commit in the workspace ${folder} cannot be read (${cause.message}): install git, or name the commit that was measured in the input commit; nothing is published`,
      { cause }
    );
  }
}

// src/github/measured-commit.ts
async function findMeasuredCommit(inputs, workflow, variables, trigger) {
  if (trigger.kind === "workflow run") return void 0;
  const isNamed2 = trigger.kind === "named pull request";
  const measured2 = inputs.commit !== void 0 ? await givenCommit(inputs.commit, workflow.workspace, variables) : inputs.judges === "earlier" && !isNamed2 ? void 0 : await workspaceCommit(workflow.workspace, variables);
  if (isNamed2) {
    if (measured2 === void 0)
      throw new InputError(
        `pull request ${trigger.number}: the workspace has no git checkout, so it is unknown which commit was measured: name it in the input commit; nothing is published`
      );
    return measured2;
  }
  if (measured2 !== void 0) requireJudged(measured2, workflow, trigger);
  return measured2;
}
function isOfHead({ commit: commit2, parents }, head2) {
  return commit2 === head2 || parents?.length === 2 && parents[1] === head2;
}
async function workspaceCommit(workspace, variables) {
  const checkout = await readCheckout(workspace, variables);
  return checkout && { ...checkout, source: "the workspace has" };
}
async function givenCommit(commit2, workspace, variables) {
  const source = "the input commit names";
  try {
    const checkout = await readCheckout(workspace, variables);
    if (checkout?.commit === commit2) return { ...checkout, source };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
  }
  return { commit: commit2, source };
}
function requireJudged(measured2, { event, commit: checkedOut }, trigger) {
  const { source, commit: commit2 } = measured2;
  if (trigger.kind === "commit") {
    if (commit2 === trigger.commit) return;
    throw new InputError(
      `event ${event}: ${source} commit ${commit2}, and commit ${trigger.commit} would be judged: check that one out, or name the commit that was measured in the input commit; nothing is published`
    );
  }
  const isMergeCommit = event === "pull_request" && commit2 === checkedOut;
  if (isMergeCommit || isOfHead(measured2, trigger.commit)) return;
  throw new InputError(
    `event ${event}: ${source} commit ${commit2}, which is neither the head of pull request ${trigger.number}, ${trigger.commit}, nor a merge of it: check out one of them, or name the commit that was measured in the input commit; nothing is published`
  );
}

// src/github/subject.ts
var head = object({ sha: string(), repo: object({ id: int() }).nullable() });
var base = object({ ref: string() });
var pullRequest = object({ number: int(), state: string(), head, base });
var onePullRequest = pullRequest.extend({
  changed_files: int().optional(),
  /** Null until GitHub has found out. */
  mergeable: boolean().nullish()
});
var pullRequests = array(pullRequest);
var commitParents = object({ parents: array(object({ sha: string() })) });
async function findSubject(api, repository, trigger, measured2) {
  switch (trigger.kind) {
    case "pull request":
      return {
        subject: {
          commit: trigger.commit,
          pullRequests: [trigger.number],
          base: trigger.base
        }
      };
    case "named pull request":
      return await findNamed(api, repository, trigger.number, measured2);
    case "commit":
      return {
        subject: {
          commit: trigger.commit,
          pullRequests: trigger.lookUp ? await findByCommit(api, repository, trigger.commit) : [],
          base: trigger.base,
          queued: trigger.queued
        }
      };
    case "workflow run":
      return trigger.event.startsWith("pull_request") ? await findByBranch(api, repository, trigger) : {
        subject: {
          commit: trigger.commit,
          pullRequests: trigger.event === "push" ? await findByCommit(api, repository, trigger.commit) : [],
          ...branchOf(trigger)
        }
      };
  }
}
function branchOf({ event, branch }) {
  if (event === "push" && branch !== "") return { base: branch };
  return event === "merge_group" ? queueOf(branch) ?? {} : {};
}
async function readPullRequest(api, repository, number) {
  const { head: head2, base: base2, changed_files, mergeable } = await request(
    "read pull request",
    onePullRequest,
    () => api.rest.pulls.get({ ...repository, pull_number: number })
  );
  return { head: head2.sha, base: base2.ref, changedFiles: changed_files, isMergeable: mergeable ?? void 0 };
}
async function findNamed(api, repository, number, measured2) {
  const { head: head2, base: base2 } = await readPullRequest(api, repository, number);
  if (measured2 !== void 0 && await isOfPullRequest(api, repository, measured2, head2))
    return { subject: { commit: head2, pullRequests: [number], base: base2 } };
  const { source = "nothing names the measured", commit: commit2 = "" } = measured2 ?? {};
  throw new InputError(
    `pull request ${number}: its head is ${head2}, and ${source} commit ${commit2}, which is neither that head nor a merge of it: check out refs/pull/${number}/head or refs/pull/${number}/merge before the build, or name the commit that was measured in the input commit; if the pull request has moved on, run the workflow again; nothing is published`
  );
}
async function isOfPullRequest(api, repository, measured2, head2) {
  if (measured2.parents !== void 0 || measured2.commit === head2) return isOfHead(measured2, head2);
  const { parents } = await request(
    "read commit",
    commitParents,
    () => api.rest.repos.getCommit({ ...repository, ref: measured2.commit })
  );
  return isOfHead({ ...measured2, parents: parents.map(({ sha }) => sha) }, head2);
}
async function findByCommit(api, repository, commit2) {
  const found = await requestAll(
    "find pull requests",
    pullRequests,
    () => api.paginate(api.rest.repos.listPullRequestsAssociatedWithCommit, {
      ...repository,
      commit_sha: commit2,
      per_page: 100
    })
  );
  return found.filter(({ state, head: head2 }) => state === "open" && head2.sha === commit2).map((pull) => pull.number);
}
async function basesOfHead(api, repository, commit2) {
  const all = await listOpen(api, repository);
  return all.filter(({ head: head2 }) => head2.sha === commit2).map(({ base: base2 }) => base2.ref);
}
async function listOpen(api, repository, head2) {
  return await requestAll(
    "find pull requests",
    pullRequests,
    () => api.paginate(api.rest.pulls.list, {
      ...repository,
      state: "open",
      head: head2,
      per_page: 100
    })
  );
}
async function findByBranch(api, repository, { commit: commit2, branch, owner, repositoryId, pullRequests: named }) {
  const isNamed2 = ({ number }) => named.length === 0 || named.includes(number);
  const isGone2 = owner === void 0 || branch === "";
  const listed2 = isGone2 ? [] : await listOpen(api, repository, `${owner}:${branch}`);
  const ofBranch = listed2.filter((pull) => pull.head.repo?.id === repositoryId && isNamed2(pull));
  const own = ofBranch.length > 0 ? ofBranch : (await listOpen(api, repository)).filter(
    (pull) => pull.head.sha === commit2 && (pull.head.repo === null || pull.head.repo.id === repositoryId) && isNamed2(pull)
  );
  const current = own.filter(({ head: head2 }) => head2.sha === commit2);
  if (current.length > 0)
    return {
      subject: {
        commit: commit2,
        pullRequests: current.map(({ number }) => number),
        bases: Object.fromEntries(current.map(({ number, base: base2 }) => [number, base2.ref]))
      }
    };
  const [moved] = own;
  return {
    skipReason: moved === void 0 ? "the pull request has been closed" : `pull request ${moved.number} has a newer commit, ${moved.head.sha.slice(0, 12)}, with a run of its own`
  };
}
function chooseAddressees({ pullRequests: pullRequests2, base: base2, bases }, claimedBase2, hasResults2) {
  if (bases === void 0) return { pullRequests: pullRequests2, bases: [base2] };
  const chosen = pullRequests2.filter((number) => claimedBase2 === void 0 || bases[number] === claimedBase2);
  const [only, ...others] = chosen;
  if (only !== void 0 && others.length === 0) return { pullRequests: chosen, bases: [bases[only]] };
  const all = pullRequests2.map((number) => `${number} (into ${bases[number]})`).join(" and ");
  const plural2 = pullRequests2.length === 1 ? "" : "s";
  const claim = claimedBase2 === void 0 ? "do not say which one they were measured for" : `were measured for ${formatValue(claimedBase2)}`;
  return {
    pullRequests: [],
    bases: hasResults2 ? [] : [...new Set(Object.values(bases))],
    notice: `no comment ${hasResults2 ? "and no status " : ""}is written: the commit is the head of pull request${plural2} ${all}, and the results ${claim}`
  };
}

// src/github/tree.ts
var entry = object({ path: string(), mode: string(), sha: string() });
var tree = object({ tree: array(entry), truncated: boolean().optional() });
var blob = object({ content: string() });
async function readTree(api, repository, operation, commit2) {
  return await request(
    operation,
    tree,
    () => api.rest.git.getTree({ ...repository, tree_sha: commit2, recursive: "1" })
  );
}
async function readLink(api, repository, operation, { sha }) {
  const { content: content2 } = await request(
    operation,
    blob,
    () => api.rest.git.getBlob({ ...repository, file_sha: sha })
  );
  return Buffer.from(content2, "base64").toString();
}

// src/github/changed-files.ts
var files = array(
  object({
    filename: string(),
    previous_filename: string().optional(),
    sha: string().nullable()
  })
);
async function listChangedFiles(api, repository, number, expected) {
  const listed2 = await requestAll(
    "read pull request",
    files,
    () => api.paginate(api.rest.pulls.listFiles, { ...repository, pull_number: number, per_page: 100 })
  );
  const { head: head2, base: base2, changedFiles } = await readPullRequest(api, repository, number);
  if (head2 !== expected.head || base2 !== expected.base || changedFiles !== listed2.length) return void 0;
  return listed2.map(({ filename: name, previous_filename: formerName, sha: blob2 }) => ({
    name,
    formerName,
    blob: blob2
  }));
}
var mostLinks = 20;
async function readKinds(api, repository, paths, commits) {
  const found = /* @__PURE__ */ new Map();
  if (paths.length === 0) return found;
  const wanted = new Set(paths);
  let links = 0;
  for (const commit2 of commits) {
    const { tree: tree2 } = await readTree(api, repository, "read tree", commit2);
    const plain = new Set(tree2.flatMap(({ path: place, mode }) => mode.startsWith("100") ? [place] : []));
    for (const one of tree2) {
      if (!wanted.has(one.path) || (found.get(one.path) ?? "file") !== "file") continue;
      let kind = one.mode === "160000" ? "submodule" : "file";
      if (one.mode === "120000") {
        const target = ++links > mostLinks ? void 0 : await readLink(api, repository, "read tree", one);
        if (target === void 0 || !leadsTo(plain, one.path, target)) kind = "link";
      }
      found.set(one.path, kind);
    }
  }
  return found;
}
function leadsTo(files2, link2, target) {
  const parts = target.replace(/^(?:\.\.?\/)+/, "").split("/");
  if (path2.posix.isAbsolute(target) || parts.includes("..")) return false;
  return files2.has(path2.posix.join(path2.posix.dirname(link2), target));
}

// src/github/status-target.ts
function nameWithBase(name, base2) {
  return base2 === void 0 ? name : `${name} (${base2})`;
}

// src/github/commit-statuses.ts
var states = ["pending", "success", "failure", "error"];
var giteaJobs = "gitea-actions";
var written = object({ id: int() });
var givenState = _enum(states).optional().catch(void 0);
var listed = array(
  written.extend({
    state: givenState,
    /** Gitea's name for the state. */
    status: givenState,
    context: string(),
    description: string().nullable(),
    target_url: string().nullable(),
    creator: object({ login: string() }).nullable()
  })
);
async function findFailure(api, target) {
  const latest = latestResult(await listCommitStatuses(api, target), target);
  return latest !== void 0 && latest.state !== "success" ? latest.identity : void 0;
}
async function restoreResult(api, target) {
  const isOwn = ({ run, reporter }) => isSame(run, target.identity.run) && isSame(run, reporter);
  const all = (await listOwnStatuses(api, target)).filter((one) => isNamed(one, target.name));
  const latest = latestResult(withIdentity(all), target, isOwn);
  if (latest !== void 0) {
    await write(api, target, latest);
    return latest.identity;
  }
  const announced = all.find((one) => one.link.endsWith(announcedLink) || one.link.endsWith(endedLink));
  if (announced?.state !== "success") return void 0;
  await write(api, target, announced);
  return "not needed";
}
async function isCommitStatusPending(api, target) {
  const [latest] = await listCommitStatuses(api, target);
  return latest?.state === "pending";
}
function latestResult(all, target, counts = () => false) {
  const { run } = target.identity;
  return all.find(
    ({ state, identity }) => state !== "pending" && (!isSame(identity.run, run) || counts(identity))
  );
}
async function announceCommitStatus(api, place, announcement, beganSince) {
  const isKept = async ({ state, identity }) => state !== "success" || await beganSince(identity.run.id);
  const before = await findLatest(api, place);
  if (before !== void 0 && await isKept(before)) return before.identity;
  await write(api, place, announcement);
  const after = await findLatest(api, place);
  if (after === void 0 || after.id === before?.id || !await isKept(after)) return void 0;
  await write(api, place, after);
  return after.identity;
}
async function endWithoutResult(api, target, description) {
  const link2 = `${target.run.url}${endedLink}`;
  await announceCommitStatus(api, target, { state: "failure", description, link: link2 }, async () => true);
}
async function findLatest(api, place) {
  const all = await listCommitStatuses(api, place);
  return all.find(({ state }) => state !== "pending");
}
var announcedLink = "#announced";
var endedLink = "#ended";
async function endAbandoned(api, target, bases, findBases) {
  const start = `${asWritten(target.name)} (`;
  const written2 = (all2) => new Set(all2.map(asWritten));
  const all = await listOwnStatuses(api, target);
  const named = all.filter(({ context }) => context.startsWith(start));
  const pending = [...Map.groupBy(named, ({ context }) => context.toLowerCase()).values()].flatMap((own2) => {
    const [latest] = own2;
    if (latest?.state !== "pending") return [];
    const identity = parseLink(latest.link);
    const isBegun = identity !== void 0 && isSameStep(identity, target.identity);
    const isAwaited = !isBegun || own2.some(({ link: link2 }) => link2.endsWith(announcedLink));
    return [{ base: latest.context.slice(start.length, -1), isAwaited }];
  });
  const own = written2(bases);
  const open = pending.filter(({ base: base2, isAwaited }) => !isAwaited || !own.has(base2));
  if (open.length === 0) return [];
  const known = written2(await findBases());
  const abandoned = open.filter(({ base: base2, isAwaited }) => !isAwaited || !known.has(base2));
  for (const { base: base2 } of abandoned) {
    const why = known.has(base2) ? "was not the base when this was measured" : "is no longer the base of this pull request";
    const description = `${truncate(base2, maxBase)} ${why}: close and reopen it to measure it again`;
    const place = { ...target, name: nameWithBase(target.name, base2) };
    await write(api, place, { state: "failure", description, link: `${target.run.url}${endedLink}` });
  }
  return abandoned.map(({ base: base2 }) => base2);
}
var [maxDescription, maxBase] = [140, 40];
var maxRestorations = 5;
async function listCommitStatuses(api, place) {
  const own = await listOwnStatuses(api, place);
  return withIdentity(own.filter((one) => isNamed(one, place.name)));
}
function withIdentity(statuses) {
  return statuses.flatMap((one) => {
    const identity = parseLink(one.link);
    return identity === void 0 ? [] : [{ ...one, identity }];
  });
}
function isNamed({ context }, name) {
  return context.toLowerCase() === asWritten(name).toLowerCase();
}
function asWritten(text) {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}
async function listOwnStatuses(api, { repository, commit: commit2 }) {
  const login = await findTokenLogin(api, "write commit status");
  const all = await requestAll(
    "write commit status",
    listed,
    () => api.paginate(api.rest.repos.listCommitStatusesForRef, {
      ...repository,
      ref: commit2,
      per_page: 100
    })
  );
  return all.flatMap(({ id, status, state = status ?? "error", context, description, target_url: link2, creator }) => {
    const isByToken = creator === null ? login === giteaJobs : creator.login === login;
    return isByToken ? [{ id, state, context, description: description ?? "", link: link2 ?? "" }] : [];
  }).sort((one, other) => other.id - one.id);
}
async function setCommitStatus(api, target, state, description) {
  await write(api, target, { state, description, link: formatLink(target) });
}
async function restoreNewestCommitStatus(api, target) {
  const copies = /* @__PURE__ */ new Map();
  for (let restoration = 0; restoration < maxRestorations; restoration++) {
    const all = await listCommitStatuses(api, target);
    const newest = all.filter(({ id }) => !copies.has(id)).find(({ identity }) => !all.some((other) => isOlderReport(identity, other.identity)));
    const [latest] = all;
    if (latest === void 0 || newest === void 0) return;
    if (latest.id === newest.id || copies.get(latest.id) === newest.id) return;
    copies.set(await write(api, target, newest), newest.id);
  }
}
async function write(api, { repository, commit: commit2, name }, { state, description, link: link2 }) {
  const { id } = await retryIdempotently(
    () => request(
      "write commit status",
      written,
      () => api.rest.repos.createCommitStatus({
        ...repository,
        sha: commit2,
        context: asWritten(name),
        state,
        description: truncate(asWritten(description), maxDescription),
        target_url: link2
      })
    )
  );
  return id;
}
function formatLink({ run, identity }) {
  return `${run.url}#step=${formatIdentity(identity)}`;
}
function parseLink(link2) {
  const [, id, text = ""] = /\/actions\/runs\/(\d{1,15})#step=([\d.a-f]+)$/.exec(link2) ?? [];
  const identity = parseIdentity(text);
  return identity?.reporter.id === Number(id) ? identity : void 0;
}

// src/github/run-jobs.ts
var jobs = array(
  object({
    id: int(),
    name: string(),
    run_attempt: int().nullish(),
    started_at: string().nullish(),
    completed_at: string().nullish(),
    conclusion: string().nullable(),
    steps: array(object({ name: string(), conclusion: string().nullable() })).nullish()
  })
);
async function listNewestJobs(api, repository, { id, attempt }) {
  const listed2 = await requestAll(
    "find workflow runs",
    jobs,
    () => api.paginate(api.rest.actions.listJobsForWorkflowRun, {
      ...repository,
      run_id: id,
      filter: "all",
      per_page: 100
    })
  );
  const attemptOf2 = (job) => job.run_attempt ?? 1;
  return listed2.filter((job) => attemptOf2(job) <= attempt).filter(
    (job, _, all) => !all.some((other) => other.name === job.name && attemptOf2(other) > attemptOf2(job))
  ).toSorted((a, b) => attemptOf2(b) - attemptOf2(a));
}
var measuringStep = /^Build the engine$|sqlite-bench-gate/;
function hasSkippedMeasuring(all) {
  const hasMeasured = ({ steps: steps2 }) => steps2?.some(({ name, conclusion }) => measuringStep.test(name) && conclusion !== "skipped");
  return all.some(({ conclusion }) => conclusion === "skipped") && !all.some(hasMeasured);
}
var failures = {
  failure: "failed",
  timed_out: "exceeded its time limit",
  cancelled: "was cancelled"
};
function describeFailedJob(run, all) {
  const hasFailed2 = ({ conclusion }) => conclusion !== null && Object.hasOwn(failures, conclusion);
  const failed = all.filter(hasFailed2);
  const hasBegun = ({ steps: steps2 }) => (steps2 ?? []).length > 0;
  if (!all.some(hasBegun) && (failed.length > 0 || all.length === 0))
    return `GitHub started no job of run ${run.id}: its page says why; run it again`;
  const [job] = failed.toSorted((a, b) => Number(hasBegun(b)) - Number(hasBegun(a)));
  if (job === void 0) return void 0;
  if (!hasBegun(job)) return `GitHub did not start the job ${formatValue(job.name)}: run it again`;
  const step = job.steps?.find(hasFailed2);
  const where = step === void 0 ? "" : ` at ${formatValue(step.name.replace(/@[0-9a-f]{40}$/, ""))}`;
  return `the job ${formatValue(job.name)} ${failures[job.conclusion ?? ""]}${where}: its log says why`;
}

// src/github/measuring-run.ts
var workflowRuns = object({
  workflow_runs: array(
    object({
      id: int(),
      run_attempt: int().nullish(),
      status: string().nullish(),
      conclusion: string().nullish(),
      head_sha: string().nullish(),
      head_repository: object({ id: int() }).nullish()
    })
  )
});
var waiting = {
  skipped: "the run that measures was skipped",
  action_required: "the run that measures waits for approval",
  stale: "GitHub gave up waiting for the run that measures"
};
function whyNothingMeasured({ conclusion }) {
  if (conclusion === void 0)
    return "the run that measures has not ended: let this workflow run on workflow_run with types: [completed]";
  return Object.hasOwn(waiting, conclusion) ? waiting[conclusion] : void 0;
}
function describeEnd(conclusion) {
  if (conclusion === "cancelled") return "was cancelled";
  if (conclusion === "timed_out") return "exceeded its time limit";
  return `ended with ${conclusion ?? "nothing yet"}`;
}
var startedRun = object({
  run_attempt: int().nullish(),
  conclusion: string().nullish(),
  run_started_at: iso_exports.datetime(),
  referenced_workflows: array(object({ path: string(), sha: string(), ref: string().optional() })).nullish()
});
async function readRun(api, repository, id) {
  const facts = await request(
    "find workflow runs",
    startedRun,
    () => api.rest.actions.getWorkflowRun({ ...repository, run_id: id })
  );
  return {
    attempt: facts.run_attempt ?? 1,
    conclusion: facts.conclusion ?? void 0,
    startedAt: facts.run_started_at,
    called: facts.referenced_workflows ?? []
  };
}
async function withConclusion(api, repository, measuring) {
  const { attempt, conclusion } = await readRun(api, repository, measuring.run.id);
  return attempt === measuring.run.attempt ? { ...measuring, conclusion } : measuring;
}
async function listLikeRuns(api, repository, { workflowId, event, branch, repositoryId }) {
  if (branch === "" || repositoryId === void 0) return [];
  const { workflow_runs: runs } = await request(
    "find workflow runs",
    workflowRuns,
    () => api.rest.actions.listWorkflowRuns({
      ...repository,
      workflow_id: workflowId,
      branch,
      event,
      per_page: 100
    })
  );
  return runs.filter((one) => one.head_repository?.id === repositoryId);
}
async function findNewerRun(api, repository, measuring) {
  const { run } = measuring;
  for (const { id, run_attempt, conclusion } of await listLikeRuns(api, repository, measuring)) {
    const attempt = run_attempt ?? 1;
    if (!isOlder(run, { id, attempt }) || conclusion === "skipped") continue;
    const isSkipped = async () => hasSkippedMeasuring(await listNewestJobs(api, repository, { id, attempt }));
    if (conclusion === "success" && await isSkipped()) continue;
    return id;
  }
  return void 0;
}
async function findUnfinishedRun(api, repository, measuring) {
  const all = await listLikeRuns(api, repository, measuring);
  return all.find(
    ({ id, status, head_sha: commit2 }) => id !== measuring.run.id && commit2 === measuring.commit && status !== "completed"
  )?.id;
}

// src/github/unmeasured-pull.ts
import path3 from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var messageOf = object({ commit: object({ message: string() }) });
var skipping = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|^skip-checks: ?true$/m;
var waits = [1, 1, 1, 2, 5, 10, 20, 20];
var maxBase2 = 30;
var maxFile = 40;
async function whyNothingBegins(api, repository, pull, measuredBy) {
  for (const why of [whyConflict, whySkipped, whyNoWorkflow])
    try {
      const found = await why(api, repository, pull, measuredBy);
      if (found !== void 0) return found;
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
    }
  return void 0;
}
async function whyConflict(api, repository, { number, head: head2, base: base2 }) {
  if (!await hasConflict(api, repository, number, head2.sha)) return void 0;
  return `nothing is measured while there is a conflict with ${truncate(base2.ref, maxBase2)}: resolve it, and push, or close and reopen`;
}
async function whySkipped(api, repository, { head: head2 }) {
  const { commit: commit2 } = await request(
    "read commit",
    messageOf,
    () => api.rest.repos.getCommit({ ...repository, ref: head2.sha })
  );
  const [words] = skipping.exec(commit2.message) ?? [];
  if (words === void 0) return void 0;
  return `nothing is measured: the commit's message has ${words}; push a commit without it`;
}
async function whyNoWorkflow(api, repository, pull, measuredBy) {
  const reasons = [];
  for (const file of measuredBy) {
    const why = await whyNotRun(api, repository, pull, file);
    if (why === void 0) return void 0;
    reasons.push(why);
  }
  return reasons[0];
}
async function whyNotRun(api, repository, { head: head2, base: base2 }, file) {
  const name = truncate(path3.posix.basename(file), maxFile);
  const state = await readWorkflowState(api, repository, path3.posix.basename(file));
  if (state === void 0) return void 0;
  if (state.startsWith("disabled_"))
    return `nothing is measured: ${name} is disabled; enable it under Actions, and push, or close and reopen`;
  for (const ref of [base2.ref, head2.sha]) if (await hasFile(api, repository, file, ref)) return void 0;
  return `nothing is measured: ${truncate(base2.ref, maxBase2)} has no ${name}; add it to that branch, and push, or close and reopen`;
}
async function hasFile(api, repository, file, ref) {
  try {
    await request(
      "read workflow file",
      unknown(),
      () => api.rest.repos.getContent({ ...repository, path: file, ref })
    );
    return true;
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
}
async function hasConflict(api, repository, number, sha) {
  for (const wait of [0, ...waits]) {
    await sleep(wait * 1e3);
    const { head: head2, isMergeable } = await readPullRequest(api, repository, number);
    if (head2 !== sha) return false;
    if (isMergeable !== void 0) return !isMergeable;
  }
  return false;
}

// src/github/announce-step.ts
var measured = ["opened", "reopened", "synchronize", "edited", "ready_for_review"];
var announcedEvent = object({
  action: _enum(measured),
  changes: object({ base: unknown().optional() }).optional(),
  pull_request: object({
    number: int().min(1),
    head: object({ sha: commit }),
    base: object({ ref: string().min(1) }),
    updated_at: iso_exports.datetime()
  })
});
var maxPatterns = 70;
var maxDescription2 = 140;
async function announcePullRequest(getInput2, environment, features2) {
  const { token, statusName, measuredBy } = readPublishInputs(getInput2, "action announce", features2);
  const workflow = readWorkflow(environment);
  const { action, changes, pull_request: pull } = readEvent(workflow);
  if (action === "edited" && changes?.base === void 0)
    return info(`Pull request ${pull.number} has the same base as before`);
  if (token === void 0)
    throw new InputError("input github-token: a token is needed to set the commit status");
  const { repository, apiUrl, run } = workflow;
  const api = openApi(token, apiUrl);
  const base2 = pull.base.ref;
  const announcement = await announcementOf(
    readPatterns(getInput2, workflow, features2),
    { api, repository, measuredBy },
    pull
  );
  const target = { repository, name: nameWithBase(statusName, base2), commit: pull.head.sha };
  const link2 = `${run.url}${announcedLink}`;
  const since = Date.parse(pull.updated_at);
  const beganSince = async (id) => {
    const started = await readRun(api, repository, id);
    return Date.parse(started.startedAt) >= since;
  };
  const kept = await announceCommitStatus(api, target, { ...announcement, link: link2 }, beganSince);
  const name = inTerminal(target.name);
  if (kept === void 0) info(`Commit ${target.commit}: ${name} is ${inTerminal(announcement.description)}`);
  else annotate.notice(`the status ${name} of commit ${target.commit} stays as run ${kept.run.id} left it`);
}
async function announcementOf(patterns, asking, pull) {
  const { api, repository } = asking;
  if (patterns instanceof InputError) return refused(patterns.message);
  if (patterns === void 0) return await announceNeeded(asking, pull);
  const files2 = await listChangedFiles(api, repository, pull.number, {
    head: pull.head.sha,
    base: pull.base.ref
  });
  const names = files2?.flatMap(({ name, formerName = name }) => [name, formerName]);
  const folder = names && findFolder(patterns, names);
  if (folder !== void 0)
    return refused(
      `paths: ${formatValue(folder)} is a folder, whose files are ${formatValue(`${folder}/**`)}`
    );
  if (names === void 0 || names.some((name) => includesPath(patterns, name)))
    return await announceNeeded(asking, pull);
  const within = names.filter((name) => canIncludeBelow(patterns, name));
  const kinds = await readKinds(api, repository, within, [pull.head.sha, pull.base.ref]);
  const other = within.find((name) => (kinds.get(name) ?? "file") !== "file");
  if (other !== void 0)
    return refused(
      `paths: ${formatValue(other)} is a ${kinds.get(other)}, whose changed files nobody lists: name ${formatValue(other)} too`
    );
  if (within.some((name) => !kinds.has(name))) return await announceNeeded(asking, pull);
  return {
    state: "success",
    description: `not needed: no changed file matches ${truncate(patterns.join(", "), maxPatterns)}`
  };
}
function refused(message) {
  annotate.warning(message);
  return { state: "failure", description: truncate(inTerminal(message), maxDescription2) };
}
async function announceNeeded({ api, repository, measuredBy }, pull) {
  const why = await whyNothingBegins(api, repository, pull, measuredBy);
  return why === void 0 ? { state: "pending", description: "waiting for the measurement" } : { state: "failure", description: why };
}
function readEvent({ event, payload }) {
  const advice = `run it on pull_request_target with types: [${measured.join(", ")}]`;
  if (event !== "pull_request_target")
    throw new InputError(`event ${event}: this action announces a measurement; ${advice}`);
  return parsePayload(announcedEvent, { event, payload }, advice);
}
function readPatterns(getInput2, { roots }, features2) {
  try {
    return readSources(readSettingInputs(getInput2, features2), features2, roots).values.paths;
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    if (/(^|: )paths(\[\d+\])?:/.test(cause.message)) return cause;
    annotate.warning(`${cause.message}; so the measurement is waited for`);
    return void 0;
  }
}

// src/measure/baseline.ts
import { copyFileSync } from "node:fs";
import path4 from "node:path";
var fileName = "libsqlite3.so";
async function makeBaseline(compiler, folder, signal) {
  const { library } = await findBaseline(compiler, () => {
  }, signal);
  const file = path4.join(folder, fileName);
  requireNoLink(file);
  try {
    makeFolder(folder);
    copyFileSync(library, file);
  } catch (cause) {
    throw new InputError(
      `${file} cannot be written (${cause.message}): name another folder with out`,
      {
        cause
      }
    );
  }
  return file;
}

// src/github/baseline-step.ts
async function baselineStep(getInput2, environment, features2) {
  const { given } = readSettingInputs(getInput2, features2);
  const { compiler } = readEnvironment(environment);
  const out = given.out ?? newFolder(readWorkflow(environment).temporary);
  const file = await makeBaseline(compiler, out, abortOnSignals().signal);
  const output = "baseline-path";
  setOutput(output, file);
  info(`SQLite is in ${file}`);
}

// src/options/comment-command.ts
var value = /^[\w.,-]{1,200}$/;
function parseCommentCommand(body, word2, features2) {
  const options = optionsIn(features2, "comment");
  const names = ["commit", ...Object.keys(options)];
  const [first, ...parts] = body.trim().split(/\s+/);
  if (first !== word2) return void 0;
  if (/[\r\n]/.test(body.trim()))
    throw new InputError(`${word2} and its arguments must be the only line of the comment`);
  const given = /* @__PURE__ */ new Map();
  for (const part of parts) {
    const [, name = "", text = ""] = /^([^=]*)=(.*)$/su.exec(part) ?? [];
    if (name === "")
      throw new InputError(`argument ${formatValue(part)} is not of the form name=value, as in variants=int`);
    if (!names.includes(name)) throw new InputError(unknownName("argument", name, names));
    if (given.has(name)) throw new InputError(`argument ${name} is given twice`);
    if (!value.test(text))
      throw new InputError(
        `argument ${name}: ${formatValue(text)} is not 1 to 200 letters, digits and the characters _ . , -`
      );
    given.set(name, text);
  }
  const commit2 = given.get("commit");
  given.delete("commit");
  const problem = commit2 === void 0 ? void 0 : problemOfHash(commit2);
  if (problem !== void 0) throw new InputError(`argument commit: ${problem}`);
  const settings = Object.fromEntries(given);
  const source = (name) => `argument ${name}`;
  const values = readTexts(options, settings, source);
  requireKnownWorkloads(values.workloads, false, source("workloads"));
  const yaml = Object.entries(values).map(([name, one]) => `${name}: ${yamlOf(one, settings[name])}
`);
  return { commit: commit2, settings, yaml: yaml.join("") };
}
function yamlOf(value2, text) {
  const isText = text === "all" || typeof value2 === "object" && !Array.isArray(value2);
  return JSON.stringify(isText ? text : value2);
}

// src/github/command-step.ts
var word = "/bench";
var commentEvent = object({
  action: literal("created"),
  issue: object({ number: int().min(1), pull_request: object({}).optional() }),
  comment: object({
    id: int().min(1),
    body: string(),
    created_at: iso_exports.datetime(),
    user: object({ login: string().min(1), type: string() })
  })
});
var pullRequest2 = object({
  state: string(),
  head: object({
    sha: string().regex(/^[0-9a-f]{40,64}$/),
    repo: object({ id: int(), full_name: string(), pushed_at: iso_exports.datetime() }).nullable()
  }),
  base: object({ ref: string(), repo: object({ id: int() }) })
});
async function commandStep(getInput2, environment, features2) {
  const { token } = readPublishInputs(getInput2, "action command", features2);
  const workflow = readWorkflow(environment);
  const { comment, issue } = readEvent2(workflow);
  if (issue.pull_request === void 0) return info(`Comment ${comment.id} is not on a pull request`);
  if (comment.user.type === "Bot")
    return info(`Comment ${comment.id} is a bot's, which cannot ask for a run`);
  const parsed = tryParse(comment.body, features2);
  if (parsed === void 0) return info(`Comment ${comment.id} does not begin with ${word}`);
  if (token === void 0)
    throw new InputError("input github-token: a token is needed to check and answer the comment");
  const { repository, apiUrl, run } = workflow;
  const conversation = { api: openApi(token, apiUrl), repository, number: issue.number, comment };
  if (!await hasWriteAccess(conversation.api, conversation.repository, conversation.comment.user.login)) {
    annotate.notice(`${comment.user.login} may not write to this repository, and so cannot ask for a run`);
    return await react(conversation, "confused");
  }
  const command = parsed instanceof InputError ? parsed : await fixCommit(conversation, parsed);
  if (command instanceof InputError) return await refuse(conversation, command.message);
  await react(conversation, "eyes");
  const settings = Object.entries(command.settings).map(([name, value2]) => ` \`${name}=${value2}\``);
  const words = settings.length === 0 ? "" : ` with${settings.join()}`;
  await reply(
    conversation,
    `Measuring commit \`${command.commit.slice(0, 12)}\`${words}: [the run](${run.url})`
  );
  const output = "command";
  setOutput(output, command);
}
async function answerCommand(getInput2, environment, features2, isPublished, skipReason) {
  const { token } = readPublishInputs(getInput2, "action publish", features2);
  const workflow = readWorkflow(environment);
  if (workflow.event !== "issue_comment" || token === void 0) return;
  const { comment, issue } = readEvent2(workflow);
  if (tryParse(comment.body, features2) === void 0) return;
  const { repository, apiUrl } = workflow;
  const conversation = { api: openApi(token, apiUrl), repository, number: issue.number, comment };
  try {
    if (skipReason !== void 0) await refuse(conversation, `nothing is published: ${skipReason}`);
    else await react(conversation, isPublished ? "rocket" : "confused");
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
  }
}
function readEvent2({ event, payload }) {
  if (event !== "issue_comment")
    throw new InputError(
      `event ${event}: this action answers comments; run it on issue_comment with types: [created]`
    );
  return parsePayload(commentEvent, { event, payload }, "run it on issue_comment with types: [created]");
}
function tryParse(body, features2) {
  try {
    return parseCommentCommand(body, word, features2);
  } catch (cause) {
    if (cause instanceof InputError) return cause;
    throw cause;
  }
}
async function fixCommit({ api, repository, number, comment }, { commit: named, settings, yaml }) {
  const { state, head: head2, base: base2 } = await request(
    "read pull request",
    pullRequest2,
    () => api.rest.pulls.get({ ...repository, pull_number: number })
  );
  if (state !== "open") return new InputError("the pull request is closed");
  if (head2.repo === null) return new InputError("the repository of the pull request has been deleted");
  const short = head2.sha.slice(0, 12);
  const words = Object.entries(settings).map(([name, value2]) => ` ${name}=${value2}`);
  const naming = (commit2) => `look at it, and comment ${word} commit=${commit2}${words.join("")}`;
  if (named !== void 0 && !head2.sha.startsWith(named))
    return new InputError(`argument commit: ${named} is not the head of the pull request, which is ${short}`);
  if (head2.repo.id !== base2.repo.id && named !== head2.sha)
    return new InputError(
      `a fork's commit is named by its whole hash; the head is ${short}: ${naming(head2.sha)}`
    );
  const isPushedSince = Date.parse(head2.repo.pushed_at) >= Date.parse(comment.created_at);
  if (named === void 0 && isPushedSince)
    return new InputError(
      `${head2.repo.full_name} was pushed to after the comment, so its author may not have seen the head ${short}: ${naming(short)}`
    );
  return { commit: head2.sha, base: base2.ref, settings, yaml };
}
async function refuse(conversation, reason) {
  annotate.notice(reason);
  await react(conversation, "confused");
  await reply(conversation, inMarkdown(reason));
}
async function react({ api, repository, comment }, content2) {
  await request(
    "write reaction",
    unknown(),
    () => api.rest.reactions.createForIssueComment({ ...repository, comment_id: comment.id, content: content2 })
  );
}
async function reply({ api, repository, number }, body) {
  await request(
    "write comment",
    unknown(),
    () => api.rest.issues.createComment({ ...repository, issue_number: number, body })
  );
}

// src/github/context.ts
import { randomBytes } from "node:crypto";

// src/report/status.ts
var limits2 = { title: maxTitleLength, text: 65535, description: 140, annotationTitle: 255 };
var maxAnnotations = 200;
function renderStatus(result, source, file, reportUrl = source.run.url) {
  const { word: word2, rest } = statusHeadline(result);
  const whole = statusTitle(result);
  const title = truncate(whole, limits2.title);
  const said = result.state === "broken" ? `${word2}: ${rest}` : whole;
  const described = said.startsWith(word2) ? said : `${word2}: ${said}`;
  const description = truncate(
    source.remark === void 0 ? described : `${source.remark} (${described})`,
    limits2.description
  );
  const remark = source.remark === void 0 ? "" : `

The status fails: ${inMarkdown(source.remark)}.`;
  const summary = `${sentence(result)}${remark}

${conclusionText[source.conclusion]} The ${link("job summary", source.run.url)} has the full report.`;
  if (result.state === "broken")
    return { title, description, summary, text: brokenReport(result, source), annotations: [] };
  const { recording, verdict, features: features2 } = result;
  const { text } = fitReport(
    (detail, leftOut) => renderMarkdown(recording, verdict, { detail, leftOut, features: features2 }),
    (all) => new TextEncoder().encode(all).length <= limits2.text,
    `The ${link("job summary", source.run.url)} is complete.`
  );
  return {
    title,
    description,
    summary,
    text,
    annotations: file === void 0 ? [] : annotate2(result, file, reportUrl)
  };
}
function sentence(result) {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inMarkdown(result.message)}`;
  const { word: word2, rest } = headline(result.recording, result.verdict, inMarkdown);
  return `${word2}: ${rest}`;
}
var conclusionText = {
  success: "This does not block merging.",
  neutral: "This does not block merging, but it is no pass.",
  failure: "This blocks merging if a branch rule requires this status."
};
function statusHeadline(result) {
  if (result.state === "judged") return headline(result.recording, result.verdict, inTerminal);
  return { word: failureHeadlines[result.failed], rest: inTerminal(result.message) };
}
function annotate2({ recording, verdict }, path9, reportUrl) {
  const all = problems(verdict, engineNames(recording, inTerminal), inTerminal);
  const shown = all.slice(0, maxAnnotations).map(({ kind, name, reason }) => {
    const level = ["fail", "finding", "no result"].includes(kind) ? "failure" : "warning";
    return note(path9, level, name, `${reason}
Report: ${reportUrl}`);
  });
  const more = all.length - shown.length;
  return more === 0 ? shown : [
    ...shown,
    note(
      path9,
      "warning",
      "and more",
      `${plural(more, "more row")}, bold in the report's tables
Report: ${reportUrl}`
    )
  ];
}
function note(path9, level, title, message) {
  return {
    path: path9,
    start_line: 1,
    end_line: 1,
    annotation_level: level,
    title: truncate(title, limits2.annotationTitle),
    message
  };
}

// src/github/missing-results.ts
var artifacts = array(object({ name: string(), expired: boolean() }));
var skippedAdvice = "the job that measures was skipped: let it run, and give the setting paths for changes that need no measurement";
async function explainMissingResults(api, repository, { run, jobs: jobs2 }, base2, conclusion) {
  const listed2 = await requestAll(
    "find workflow runs",
    artifacts,
    () => api.paginate(api.rest.actions.listWorkflowRunArtifacts, { ...repository, run_id: run.id, per_page: 100 })
  );
  const start = base2?.replace(/-base$/, "-");
  const left = listed2.find(
    ({ name, expired }) => !expired && start !== void 0 && name.startsWith(start) && /^(?:shard-.+|\d+)$/.test(name.slice(start.length))
  );
  if (left !== void 0)
    return `run ${run.id} has left its results as ${formatValue(left.name)}, and their download failed: re-run this workflow`;
  if (listed2.some(({ expired }) => expired))
    return `the results of run ${run.id} have expired, since GitHub keeps artifacts for some days only: measure again`;
  if (conclusion === "cancelled") return void 0;
  if (conclusion === "success") return hasSkippedMeasuring(jobs2) ? skippedAdvice : void 0;
  return describeFailedJob(run, jobs2);
}

// src/github/check-runs.ts
var maxAnnotationsPerRequest = 50;
var checkRun = object({ id: int() });
var checkRunOutput = object({ output: object({ annotations_count: int() }) });
var listedCheckRuns = array(
  checkRun.extend({
    external_id: string().nullish(),
    app: object({ slug: string().nullish() }).nullish()
  })
);
async function listCheckRuns(api, { repository, name, commit: commit2 }) {
  const login = await findTokenLogin(api, "write check run");
  const all = await requestAll(
    "write check run",
    listedCheckRuns,
    () => api.paginate(api.rest.checks.listForRef, {
      ...repository,
      ref: commit2,
      check_name: name,
      filter: "all",
      per_page: 100
    })
  );
  return all.flatMap(({ id, external_id: externalId, app }) => {
    const identity = `${app?.slug}[bot]` === login ? parseIdentity(externalId ?? "") : void 0;
    return identity === void 0 ? [] : [{ id, identity }];
  });
}
async function createCheckRun(api, { repository, name, commit: commit2, run, identity }) {
  const { id } = await request(
    "write check run",
    checkRun,
    () => api.rest.checks.create({
      ...repository,
      name,
      head_sha: commit2,
      external_id: formatIdentity(identity),
      status: "in_progress",
      details_url: run.url
    })
  );
  return id;
}
async function completeCheckRun(api, target, id, conclusion, { annotations: annotations2, ...text }) {
  for (let from = 0; from === 0 || from < annotations2.length; from += maxAnnotationsPerRequest) {
    const part = annotations2.slice(from, from + maxAnnotationsPerRequest);
    await retryIdempotently(async () => {
      const isAdded = from + part.length > 0 && await countAnnotations(api, target, id) >= from + part.length;
      if (!isAdded) await complete(api, target, id, conclusion, text, part);
    });
  }
}
async function cancelCheckRun(api, target, id, newer) {
  const title = `Superseded by run ${newer.run.id}, which started later`;
  const summary = `${title}. If this is the check that counts, run that workflow run again.`;
  await complete(api, target, id, "cancelled", { title, summary, text: summary }, []);
}
async function complete(api, { repository }, id, conclusion, { title, summary, text }, annotations2) {
  await request(
    "write check run",
    checkRun,
    () => api.rest.checks.update({
      ...repository,
      check_run_id: id,
      status: "completed",
      conclusion,
      output: { title, summary, text, annotations: [...annotations2] },
      ...annotations2.length === 0 ? {} : notRepeatable
    })
  );
}
async function countAnnotations(api, { repository }, id) {
  const { output } = await request(
    "write check run",
    checkRunOutput,
    () => api.rest.checks.get({ ...repository, check_run_id: id })
  );
  return output.annotations_count;
}

// src/github/status.ts
async function beginStatus(api, target) {
  const standing = await findStatusStanding(api, target);
  if (standing.newer !== void 0 || standing.isShared) return standing;
  if (target.kind === "commit-status") await setCommitStatus(api, target, "pending", "measuring");
  else await findOrCreateCheckRun(api, target);
  const entries = await listEntries(api, target);
  const own = Math.min(
    ...entries.filter((one) => isSameStep(one.identity, target.identity)).map(({ id }) => id)
  );
  return standingAmong(
    target,
    entries.filter(({ id }) => id <= own)
  );
}
async function findStatusStanding(api, target) {
  return standingAmong(target, await listEntries(api, target));
}
async function finishStatus(api, target, conclusion, report) {
  let standing = await findStatusStanding(api, target);
  if (standing.newer === void 0) {
    if (target.kind === "check-run")
      await completeCheckRun(api, target, await findOrCreateCheckRun(api, target), conclusion, report);
    else
      await setCommitStatus(
        api,
        target,
        conclusion === "failure" ? "failure" : "success",
        report.description
      );
    standing = await findStatusStanding(api, target);
  } else if (target.kind === "commit-status" && conclusion === "failure" && await isCommitStatusPending(api, target))
    await setCommitStatus(api, target, "failure", report.description);
  if (standing.newer !== void 0) await giveWay(api, target, standing.newer);
  return standing;
}
async function giveWay(api, target, newer) {
  if (target.kind === "commit-status") return await restoreNewestCommitStatus(api, target);
  const own = await findCheckRun(api, target);
  if (own !== void 0) await cancelCheckRun(api, target, own.id, newer);
}
function standingAmong({ identity }, entries) {
  return findStanding(
    identity,
    entries.map((one) => one.identity)
  );
}
async function listEntries(api, target) {
  return target.kind === "check-run" ? await listCheckRuns(api, target) : await listCommitStatuses(api, target);
}
async function findOrCreateCheckRun(api, target) {
  return await retryIdempotently(async () => {
    const own = await findCheckRun(api, target);
    return own?.id ?? await createCheckRun(api, target);
  });
}
async function findCheckRun(api, target) {
  return (await listCheckRuns(api, target)).find((one) => isSameStep(one.identity, target.identity));
}

// src/github/publish.ts
function sharedName(name) {
  const message = `input status-name: two steps of this run share ${formatValue(name)}; each needs its own status-name`;
  return { state: "broken", failed: "publishing", message };
}
async function announceStatus(target) {
  const status = onlyStatus(target);
  return status !== void 0 && (await beginStatus(target.api, status)).isShared;
}
async function publishReport(target, result, given) {
  const commentUrls = [];
  const notices = [];
  const errors = [];
  const { api, file } = target;
  const { pullRequests: pullRequests2, bases, notice } = chooseAddressees(
    target.subject,
    claimedBase(result),
    result.state === "judged"
  );
  const statuses = statusTargets(target, bases);
  const attempt = async (act, isOptional = false) => {
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      const isSaid = cause.isLocked && statuses.length > 0;
      if (isSaid || isOptional && cause.refused) notices.push(cause.message);
      else errors.push(cause);
    }
  };
  const shared = await Promise.all(statuses.map((status) => isStatusShared(api, status)));
  let isShared = shared.includes(true);
  if (notice !== void 0) notices.push(notice);
  const foreign = bases.length === 0 && statuses.length > 0 ? notice : void 0;
  const remark = given.conclusion === "failure" ? void 0 : foreign ?? await whyStillFailing(target, statuses, attempt);
  const source = remark === void 0 ? given : { ...given, conclusion: "failure", remark };
  if (remark !== void 0) notices.push(remark);
  for (const pullRequest3 of isShared ? [] : pullRequests2)
    await attempt(async () => {
      const moved = await movedHead(target, pullRequest3);
      if (moved !== void 0) {
        notices.push(
          `the comment on pull request ${pullRequest3} is unchanged: its head is now ${moved}, and this report is about ` + target.subject.commit
        );
        return;
      }
      const update = await publishComment(target, pullRequest3, result, source);
      if (update?.state === "written") commentUrls.push(update.url);
      if (update?.state === "newer")
        notices.push(
          `the comment on pull request ${pullRequest3} is unchanged: it has the report of run ${update.run.id}, which started later than this one`
        );
      if (update?.state === "shared") isShared = true;
    });
  if (!isShared)
    await attempt(
      async () => commentUrls.push(...await commentOnQueued(target, result, source)),
      // A group that does not fail has nothing to say.
      source.conclusion !== "failure"
    );
  const finish = async (target2, isShared2) => {
    if (!isShared2 || source.conclusion === "failure")
      return await finishStatus(
        api,
        target2,
        source.conclusion,
        renderStatus(result, source, file, commentUrls[0])
      );
    const failed = { ...source, conclusion: "failure" };
    return await finishStatus(api, target2, "failure", renderStatus(sharedName(source.name), failed));
  };
  for (const status of statuses)
    await attempt(async () => {
      let standing = await finish(status, isShared);
      if (standing.isShared && !isShared) {
        isShared = true;
        if (source.conclusion !== "failure") standing = await finish(status, isShared);
      }
      if (standing.newer !== void 0)
        notices.push(
          `the status ${formatValue(status.name)} is unchanged: it has the report of run ${standing.newer.run.id}, which started later than this one`
        );
    });
  const mayHaveFailed = source.conclusion !== "failure" && errors.length === 0 && !isShared;
  if (mayHaveFailed && await whyStillFailing(target, statuses, attempt) !== void 0 && errors.length === 0)
    return await publishReport(target, result, given);
  if (errors.length === 0)
    await attempt(async () => {
      for (const base2 of await endStatusesOfOtherBases(target))
        notices.push(`the status for ${formatValue(base2)} fails, since nothing was measured for that base`);
    });
  return { commentUrls, notices, errors, isShared, conclusion: source.conclusion };
}
async function endStatusesOfOtherBases({
  api,
  repository,
  subject: { commit: commit2, bases },
  run,
  identity,
  settings: { status, statusName: name, judges }
}) {
  if (bases === void 0 || status !== "commit-status" || judges !== "earlier") return [];
  const findBases = () => basesOfHead(api, repository, commit2);
  const statuses = { repository, commit: commit2, name, run, identity };
  return await endAbandoned(api, statuses, Object.values(bases), findBases);
}
async function whyStillFailing({ api, repository, startedBy, settings: { judges } }, statuses, attempt) {
  if (judges !== "earlier") return void 0;
  let remark = "GitHub does not say whether an earlier run failed on this commit";
  await attempt(async () => {
    const failures2 = await Promise.all(
      statuses.filter(({ kind }) => kind === "commit-status").map((one) => findFailure(api, one))
    );
    const failed = failures2.find((one) => one !== void 0);
    const mayReplace = failed === void 0 || startedBy !== void 0 && await hasWriteAccess(api, repository, startedBy);
    remark = mayReplace ? void 0 : `run ${failed.run.id} failed on this commit, and that stays until somebody with write access measures again`;
  });
  return remark;
}
async function keepResult(target) {
  const status = onlyStatus(target);
  return status?.kind === "commit-status" ? await restored(target.api, status) : void 0;
}
async function restored(api, status) {
  const kept = await restoreResult(api, status);
  if (kept === "not needed") return "the commit needs no measurement";
  return kept === void 0 ? void 0 : `the commit has the result of run ${kept.run.id}`;
}
async function passOver(target) {
  const { bases } = chooseAddressees(target.subject, void 0, false);
  const statuses = statusTargets(target, bases).filter(({ kind }) => kind === "commit-status");
  const ends = [];
  for (const status of statuses) {
    const kept = await restored(target.api, status);
    if (kept === void 0) await endWithoutResult(target.api, status, skippedAdvice);
    ends.push(kept ?? `the status ${formatValue(status.name)} fails: ${skippedAdvice}`);
  }
  return ends.length === 0 ? void 0 : [...new Set(ends)].join("; ");
}
function addressedSubject(subject, result) {
  const { bases } = subject;
  const { pullRequests: pullRequests2 } = chooseAddressees(subject, claimedBase(result), result.state === "judged");
  const [only] = pullRequests2;
  const base2 = only === void 0 ? void 0 : bases?.[only];
  return only === void 0 || base2 === void 0 ? subject : { ...subject, pullRequests: [only], bases: { [only]: base2 } };
}
function claimedBase(result) {
  return result.state === "judged" ? result.recording.origin?.base : void 0;
}
async function isStatusShared(api, status) {
  try {
    return (await findStatusStanding(api, status)).isShared;
  } catch (cause) {
    if (cause instanceof PublishError) return false;
    throw cause;
  }
}
async function movedHead({ api, repository, subject, settings }, pullRequest3) {
  if (settings.comment === "off") return void 0;
  const { head: head2 } = await readPullRequest(api, repository, pullRequest3);
  return head2 === subject.commit ? void 0 : head2;
}
async function commentOnQueued({ api, repository, subject: { queued }, settings }, result, { name: own, ...source }) {
  if (queued === void 0 || settings.comment === "off") return [];
  const name = `${own} in the merge queue`;
  const hasFailed2 = source.conclusion === "failure";
  const remark = "it is that of the merge queue's group with this pull request, where lines in comments do not count";
  const { text: body } = renderComment(result, { ...source, name, ...hasFailed2 && { remark } });
  const { identity } = source;
  const update = await updateComment(api, repository, queued, {
    name,
    identity,
    onlyUpdate: !hasFailed2,
    body
  });
  return update.state === "written" ? [update.url] : [];
}
async function publishComment({ api, repository, settings: { comment: mode } }, pullRequest3, result, source) {
  if (mode === "off") return void 0;
  const { name, identity } = source;
  const { text: body } = renderComment(result, source);
  const onlyUpdate = !deservesComment(mode, result);
  return await updateComment(api, repository, pullRequest3, { name, identity, onlyUpdate, body });
}
function onlyStatus(target) {
  const [status, ...others] = statusTargets(target, chooseAddressees(target.subject, void 0, false).bases);
  return others.length > 0 ? void 0 : status;
}
function statusTargets({ repository, subject, run, identity, settings }, bases) {
  const { status: kind, statusName, judges } = settings;
  if (kind === "off") return [];
  const hasBase = kind === "commit-status" && judges === "earlier";
  const names = hasBase ? bases.map((base2) => nameWithBase(statusName, base2)) : [statusName];
  return names.map((name) => ({ kind, repository, name, commit: subject.commit, run, identity }));
}
function mustFail(judges, errors) {
  if (judges === "earlier") return errors.length > 0;
  return errors.some(({ operation, refused: refused2 }) => !refused2 && statusOperations.has(operation));
}
var statusOperations = /* @__PURE__ */ new Set(["write check run", "write commit status"]);

// src/github/context.ts
async function createActionContext(getInput2, environment, features2, action) {
  const inputs = readPublishInputs(getInput2, action, features2);
  const workflow = readWorkflow(environment);
  refuseForeignCode(inputs, workflow);
  const trigger = await completed(readTrigger(workflow, inputs), inputs, workflow);
  const settings = readSettings(getInput2, workflow, features2);
  const skipReason = trigger.kind === "workflow run" ? whyNothingMeasured(trigger) ?? whyNoResults(settings, inputs, workflow, trigger) : void 0;
  if (skipReason !== void 0) return { skipReason };
  const run = measuringRun(workflow, trigger);
  const identity = { run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const found = await findMeasuredCommit(inputs, workflow, environment, trigger);
  const measured2 = found?.commit;
  const head2 = trigger.kind === "named pull request" ? void 0 : trigger.commit;
  const context = {
    features: features2,
    inputs,
    settings,
    environment,
    workflow,
    trigger,
    run,
    identity,
    commit: head2 ?? measured2 ?? workflow.commit,
    measured: measured2,
    origin: originOf(workflow, trigger, { head: head2, checkedOut: measured2 })
  };
  const { judges, token, comment, status } = inputs;
  if (judges === "later" || comment === "off" && status === "off") return context;
  if (token === void 0) {
    annotate.notice("the input github-token is empty: the report is only in the job summary");
    return context;
  }
  const { apiUrl, repository, file } = workflow;
  const api = openApi(token, apiUrl);
  const lookup = await findSubject(api, repository, trigger, found).catch((cause) => {
    if (!(cause instanceof PublishError) || trigger.kind !== "commit") throw cause;
    annotate.warning(cause.message);
    return { subject: { commit: trigger.commit, pullRequests: [] } };
  });
  if ("skipReason" in lookup) return lookup;
  const { subject } = lookup;
  const newer = await newerThanCancelled(api, repository, trigger, subject);
  if (newer !== void 0)
    return { skipReason: `the run that measures was cancelled, and the newer run ${newer} will report` };
  const { commit: commit2 } = subject;
  const startedBy = trigger.kind === "workflow run" ? trigger.startedBy : workflow.startedBy;
  const target = {
    ...{ api, repository, subject, run, identity, settings: inputs },
    file,
    startedBy
  };
  if (trigger.kind === "workflow run" && trigger.conclusion === "cancelled") {
    const kept = await keepResult(target);
    if (kept !== void 0) return { skipReason: `the run that measures was cancelled, and ${kept}` };
  }
  const skipped = await endUnmeasured(target, trigger, workflow);
  if (skipped !== void 0)
    return { skipReason: `the run that measures has skipped the job that measures, and ${skipped}` };
  return {
    ...context,
    commit: commit2,
    origin: originOf(workflow, trigger, { head: commit2, checkedOut: measured2 }),
    target
  };
}
async function completed(trigger, { token }, { apiUrl, repository }) {
  if (trigger.kind !== "workflow run" || trigger.conclusion !== void 0 || token === void 0)
    return trigger;
  return await answerOf(async () => await withConclusion(openApi(token, apiUrl), repository, trigger)) ?? trigger;
}
function whyNoResults(settings, inputs, workflow, { conclusion }) {
  if (settings instanceof InputError || settings.values["only-with-results"] !== true) return void 0;
  if (conclusion !== "success" || hasResults(inputs, workflow)) return void 0;
  return "the run that measures had nothing to measure, and left no results";
}
function hasResults({ results }, { roots }) {
  try {
    findFiles(results, roots, "results");
    return true;
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return !(cause instanceof NoFileError);
  }
}
async function endUnmeasured(target, trigger, workflow) {
  const { api, repository, settings, subject } = target;
  if (trigger.kind !== "workflow run" || trigger.conclusion !== "success") return void 0;
  if (hasResults(settings, workflow)) return void 0;
  if (await answerOf(async () => hasSkippedMeasuring(await listNewestJobs(api, repository, trigger.run))) !== true)
    return void 0;
  const isOnly = new Set(Object.values(subject.bases ?? {})).size < 2;
  const other = isOnly ? await answerOf(async () => await findUnfinishedRun(api, repository, trigger)) : void 0;
  return other === void 0 ? await passOver(target) : `run ${other}, which has not ended, will report`;
}
async function answerOf(ask) {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    return void 0;
  }
}
async function newerThanCancelled(api, repository, trigger, { bases = {} }) {
  if (trigger.kind !== "workflow run" || trigger.conclusion !== "cancelled") return void 0;
  if (new Set(Object.values(bases)).size > 1) return void 0;
  return await answerOf(async () => await findNewerRun(api, repository, trigger));
}
function measuringRun({ run }, trigger) {
  return trigger.kind === "workflow run" ? { ...trigger.run, url: run.url } : run;
}
function readSettings(getInput2, { roots, temporary }, features2) {
  try {
    const sources = readSources(readSettingInputs(getInput2, features2), features2, roots);
    const { values } = sources;
    requireOwnEngines(values, roots);
    const { confirm } = values;
    const found = confirm === void 0 ? {} : { confirm: findFiles(confirm, roots, "confirm") };
    return { ...sources, values: { ...values, ...found, out: values.out ?? newFolder(temporary) } };
  } catch (cause) {
    if (cause instanceof InputError) return cause;
    throw cause;
  }
}
function refuseForeignCode({ judges }, { event }) {
  if (judges === "earlier") return;
  if (event === "pull_request_target")
    throw new InputError(
      "event pull_request_target: this action would run the pull request's code with the repository's permissions; measure in a pull_request workflow, and publish in a workflow_run workflow"
    );
  if (event === "workflow_run")
    throw new InputError(
      "event workflow_run: this action would measure with the repository's permissions, and report about another run's commit; measure in a pull_request workflow, and publish in a workflow_run workflow"
    );
}

// src/github/plan-step.ts
var mostCharacters = 12e4;
async function planStep(getInput2, environment, features2) {
  const workflow = readWorkflow(environment);
  const sources = readSources(readSettingInputs(getInput2, features2), features2, workflow.roots);
  const inputs = readPublishInputs(getInput2, "action plan", features2);
  const settings = resolvePlanSettings(sources, features2);
  const earlier = await earlierCosts(askedCosts({ inputs, workflow }, sources, settings.rows), features2);
  const { plan, tests, known } = divideRun(settings, earlier, features2);
  const matrix = formatMatrix(plan);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or variants at once`
    );
  const { hash, shards } = plan.plan;
  setOutput("matrix", matrix);
  setOutput("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ${tests} tests an earlier run says how long they take`
  );
}
function askedCosts({ inputs, workflow }, { values }, rows) {
  const { repositoryUrl, defaultBranch } = workflow;
  const repository = { repositoryUrl, defaultBranch, token: inputs.token };
  return { given: { ...values, ...inputs.given }, rows, repository };
}

// src/github/step-state.ts
var keys = {
  subject: "subject",
  step: "step",
  isPublishing: "is-publishing",
  problem: "problem"
};
function savePendingStep(subject, step) {
  saveState(keys.step, step);
  saveState(keys.subject, subject);
}
function savePublishing(subject) {
  saveState(keys.isPublishing, "yes");
  if (subject !== void 0) saveState(keys.subject, subject);
}
function saveProblem(problem) {
  saveState(keys.problem, problem);
}
function clearPendingStep() {
  for (const key of Object.values(keys)) saveState(key, "");
}
function readPendingStep() {
  const subject = getState(keys.subject);
  if (subject === "") return void 0;
  return {
    subject: JSON.parse(subject),
    step: getState(keys.step),
    isPublishing: getState(keys.isPublishing) !== "",
    problem: getState(keys.problem)
  };
}

// src/github/post-step.ts
async function finishAbandonedStep(getInput2, environment, action, features2) {
  const pending = readPendingStep();
  if (pending === void 0) return;
  const inputs = readPublishInputs(getInput2, action, features2);
  if (inputs.token === void 0) return;
  const workflow = readWorkflow(environment);
  const trigger = readTrigger(workflow, inputs);
  const run = measuringRun(workflow, trigger);
  const { subject, step, isPublishing, problem } = pending;
  const identity = { run, reporter: workflow.run, step };
  const target = {
    api: openApi(inputs.token, workflow.apiUrl),
    repository: workflow.repository,
    subject,
    run,
    identity,
    settings: isPublishing ? { ...inputs, comment: "off" } : inputs
  };
  const result = {
    state: "broken",
    failed: isPublishing ? "publishing" : "measurement",
    message: problem || "the job was cancelled, ran out of time or was killed before its report was ready"
  };
  const source = {
    name: inputs.statusName,
    commit: subject.commit,
    run,
    identity,
    at: /* @__PURE__ */ new Date(),
    conclusion: "failure",
    ...trigger.kind === "workflow run" ? { measuredBy: trigger.run } : {}
  };
  const { errors } = await publishReport(target, result, source);
  for (const { message } of errors) annotate.warning(message);
}

// src/github/publish-step.ts
import path5 from "node:path";

// src/report/summary.ts
var maxSummaryBytes = 1024 * 1024;
function renderSummary(result, source, limit = maxSummaryBytes) {
  const title = `## ${reportHeading(result, source)}`;
  const frame = (report) => `${joinBlocks([title, report.trim(), footer(machineOf(result), source)])}
`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict, unit, features: features2 } = result;
  const layout = {
    hasCharts: true,
    isHeaded: true,
    unit,
    features: features2,
    commitUrl: source.commitUrl
  };
  return fitReport(
    (detail, leftOut) => frame(renderMarkdown(recording, verdict, { ...layout, detail, leftOut })),
    (text) => new TextEncoder().encode(text).length <= limit,
    "The results file is complete."
  );
}

// src/github/publish-step.ts
async function announceStep(context) {
  const { target, inputs } = context;
  if (target === void 0) return { context };
  savePendingStep(target.subject, target.identity.step);
  try {
    if (await announceStatus(target))
      return {
        context,
        refusal: { result: sharedName(inputs.statusName), warnings: [] }
      };
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    if (cause.refused && inputs.judges !== "earlier")
      return {
        context: { ...context, target: { ...target, settings: { ...target.settings, status: "off" } } }
      };
  }
  return { context };
}
async function publishStep(context, made) {
  const { inputs, target } = context;
  const { out, page, warnings } = made;
  const result = withShortPaths(made.result, context.workflow.workspace);
  const source = sourceOf(context, result);
  if (result.state === "judged") logReport(result);
  for (const warning of warnings) annotate.warning(warning);
  await writeSummary(renderSummary(result, source).text);
  writeOutputs(result, out, page, made.outputs ?? {}, addedOutputs(context.features));
  savePublishing(target && addressedSubject(target.subject, result));
  const publication = target === void 0 ? { commentUrls: [], notices: [], errors: [], isShared: false, conclusion: source.conclusion } : await publishReport(target, result, source);
  const { errors, conclusion } = publication;
  logPublication(publication);
  const isIncomplete = mustFail(inputs.judges, errors);
  if (isIncomplete) saveProblem(errors.map(({ message }) => message).join("; "));
  else clearPendingStep();
  const { word: word2, rest } = statusHeadline(result);
  const headline2 = visible(`${word2}: ${rest}`);
  const hasNotPublished = result.state === "broken" && result.failed === "publishing";
  if (conclusion !== "failure") info(headline2);
  else if (isStatusSet(context, publication) && !hasNotPublished)
    annotate.notice(`${word2}: ${rest} (as the status of the commit)`);
  else setFailed(headline2);
  if (publication.isShared && !hasNotPublished) setFailed(visible(sharedName(inputs.statusName).message));
  if (warnings.length > 0 || isIncomplete)
    setFailed("not everything could be written or published: the warnings above say what and why");
}
function isStatusSet({ inputs, target }, { errors }) {
  return inputs.judges === "earlier" && target !== void 0 && inputs.status !== "off" && errors.length === 0;
}
function sourceOf({ inputs, workflow, run, identity, commit: commit2, trigger }, result) {
  return {
    name: inputs.statusName,
    commit: commit2,
    run,
    identity,
    at: /* @__PURE__ */ new Date(),
    conclusion: concludeStep(inputs, result),
    commitUrl: (hash) => `${workflow.repositoryUrl}/commit/${hash}`,
    // For the action publish, another machine has measured.
    runner: inputs.judges === "earlier" ? void 0 : workflow.runner,
    measuredBy: trigger.kind === "workflow run" ? trigger.run : void 0
  };
}
function concludeStep({ judges, policies }, result) {
  if (result.state === "broken") return "failure";
  const { verdict } = result;
  if (judges !== "later") return conclude(verdict, policies);
  return verdict.measurement.state === "complete" ? "success" : "failure";
}
function logPublication({ commentUrls, notices, errors }) {
  writeCommentUrls(commentUrls);
  for (const url of commentUrls) info(`The report is at ${url}`);
  for (const notice of notices) annotate.notice(notice);
  for (const { message } of errors) annotate.warning(message);
}
function withShortPaths(result, workspace) {
  if (result.state === "broken") return result;
  const shorten = (file) => {
    const absolute = path5.resolve(workspace, file);
    return isInside(absolute, workspace) ? path5.relative(workspace, absolute) : path5.basename(file);
  };
  const { recording } = result;
  const engines = perEngine(
    recording.engines,
    (facts) => facts.path === void 0 ? facts : { ...facts, path: shorten(facts.path) }
  );
  return { ...result, recording: { ...recording, engines } };
}

// src/github/steps.ts
import path8 from "node:path";

// src/results/untrusted.ts
import { globSync } from "node:fs";
import path6 from "node:path";

// src/results/json/structure.ts
var limits3 = {
  /** Lists and mappings inside each other. */
  depth: 16,
  /** Keys of one mapping. */
  keys: 2e3,
  /** Items of one list: a sample of each engine in every round. */
  items: 3e4,
  /** Keys of all mappings together. */
  allKeys: 8e5,
  /** Different ones: each costs the parser far more than a repeated one. */
  keyNames: 5e3,
  /** Lists and mappings together. */
  parts: 15e5
};
var codes = {
  quote: 34,
  backslash: 92,
  colon: 58,
  comma: 44,
  openList: 91,
  openMapping: 123,
  closeList: 93,
  closeMapping: 125
};
function requireModestStructure(content2, fileName2) {
  const keysAt = new Uint32Array(limits3.depth + 1);
  const itemsAt = new Uint32Array(limits3.depth + 1);
  const names = /* @__PURE__ */ new Set();
  const text = Buffer.from(content2.buffer, content2.byteOffset, content2.length);
  let string2;
  let depth = 0;
  let keys2 = 0;
  let parts = 0;
  for (let at = 0; at < content2.length; at++) {
    const code = content2[at];
    if (code === codes.quote) {
      const start = at;
      at = endOfString(content2, at);
      string2 = { start, end: at };
    } else if (code === codes.openList || code === codes.openMapping) {
      depth++;
      parts++;
      if (depth > limits3.depth) refuse2(fileName2, `${limits3.depth} levels of lists and mappings`);
      if (parts > limits3.parts) refuse2(fileName2, `${limits3.parts} lists and mappings`);
      keysAt[depth] = 0;
      itemsAt[depth] = 1;
    } else if (code === codes.closeList || code === codes.closeMapping) depth = Math.max(0, depth - 1);
    else if (code === codes.colon) {
      keys2++;
      keysAt[depth] = (keysAt[depth] ?? 0) + 1;
      if (string2 !== void 0) names.add(text.toString("latin1", string2.start, string2.end));
      string2 = void 0;
      if (names.size > limits3.keyNames) refuse2(fileName2, `${limits3.keyNames} different keys`);
      if (keys2 > limits3.allKeys) refuse2(fileName2, `${limits3.allKeys} keys`);
      if ((keysAt[depth] ?? 0) > limits3.keys) refuse2(fileName2, `${limits3.keys} keys in one mapping`);
    } else if (code === codes.comma) {
      itemsAt[depth] = (itemsAt[depth] ?? 0) + 1;
      if ((itemsAt[depth] ?? 0) > limits3.items) refuse2(fileName2, `${limits3.items} items in one list`);
    }
  }
}
function refuse2(fileName2, what) {
  throw new InputError(`${fileName2}: more than ${what}: no run of this tool has that many`);
}
function endOfString(content2, start) {
  let at = start + 1;
  while (at < content2.length && content2[at] !== codes.quote) at += content2[at] === codes.backslash ? 2 : 1;
  return at;
}

// src/results/own-checks.ts
function requireOwnChecks({ tests }, input) {
  for (const test of tests)
    for (const { role, reused } of test.checks)
      if (reused === true)
        throw new InputError(
          `input ${input}: the check of ${testPath(test)} on the ${role} is of an earlier run, and published results have checks of their own: measure with the action, or with CI=true in the environment`
        );
}

// src/results/required-controls.ts
function requireControls(recording, plan, input) {
  const { plan: shardPlan, machines } = recording;
  const parts = shardPlan === void 0 || machines === void 0 ? [{ recording, tests: plan.tests }] : machines.map(({ shard = 0, controls = [] }) => {
    const own = new Set(shardPlan.shards[shard - 1]);
    return {
      recording: { ...recording, controls },
      tests: plan.tests.filter((test) => own.has(testPath(test)))
    };
  });
  const rounds = roundsOfRun(plan.rule.rounds, { tests: plan.tests, plan: shardPlan });
  for (const { recording: part, tests } of parts) requireControlsOf(part, tests, rounds, input);
}
function requireControlsOf({ run, tests, controls = [] }, planned, rounds, input) {
  if (run?.stopped !== void 0) return;
  const chosen = chooseControls(planned);
  const plan = planControls(chosen, typeof rounds === "number" ? rounds : rounds.min);
  const expected = plan.rounds * plan.visits;
  const pairs = new Map(controls.map((control) => [testPath(control), control.pairs.length]));
  const failed = new Set(
    tests.filter(({ failures: failures2 }) => failures2.some(({ role }) => role === "baseline")).map(testPath)
  );
  for (const path9 of chosen.map(testPath)) {
    const found = pairs.get(path9) ?? 0;
    if (found < expected && !failed.has(path9))
      throw new InputError(
        `input ${input}: the control ${path9}, SQLite against SQLite, has ${found} of the ${expected} pairs that every complete run takes: measure again, with more max-minutes if the time was up`
      );
  }
}

// src/results/required-settings.ts
function requireSettings({ engines, tests }, {
  catalogue,
  tests: planned,
  pragmas,
  environment,
  names
}, input) {
  const isCommon = ({ variant }) => !hasOwnSettings(variant) && !isForServers(variant, catalogue);
  const common = planned.filter(isCommon);
  for (const storage of storages.filter((one) => common.some((test) => test.storage === one)))
    for (const role of rolesOf(engines)) {
      const where = `${role} ${names[role]}, storage ${storage}`;
      requirePragmas(
        engines[role]?.pragmas?.[storage] ?? [],
        pragmas[role]?.[storage] ?? [],
        `input ${input}: ${where}`
      );
      const inForce = engines[role]?.settings?.[storage];
      const isMeasured = tests.some(
        (test) => test.storage === storage && isCommon(test) && test.checks.some((check) => check.role === role)
      );
      if (inForce === void 0 && isMeasured)
        throw new InputError(
          `input ${input}: ${where}: its settings are missing, and every run reads them back: measure again`
        );
      if (inForce === void 0) continue;
      for (const setting of decisiveSettings) {
        const asked = askedValue(withPragmas(pragmas[role] ?? {})[storage], storage, setting);
        const expected = asked ?? (setting === "synchronous" ? fullSynchronous : void 0);
        if (expected === void 0 || inForce[setting] === expected) continue;
        const found = inForce[setting];
        throw new InputError(
          `input ${input}: ${where}: ${setting} is ${found === null ? "none" : formatValue(formatSetting(setting, found))}, and ${formatSetting(setting, expected)} is expected, ${asked === void 0 ? "SQLite's own default" : "as asked for"}; put ${setting} into pragmas of the configuration file of both workflows`
        );
      }
    }
  for (const role of rolesOf(engines)) {
    const where = `input ${input}: ${role} ${names[role]}`;
    requireEnvironment(engines[role]?.environment, environment[role], where);
    requirePlainAnswers(engines[role], where);
  }
}
var fullSynchronous = "2";
function requirePlainAnswers(facts, where) {
  const { settings = {}, variantSettings = {} } = facts ?? {};
  for (const known of [settings, ...Object.values(variantSettings)])
    for (const [storage, inForce] of Object.entries(known))
      for (const [setting, answer] of Object.entries(inForce)) {
        const allowed = setting === "journal_mode" ? /^[a-z_]{1,20}$/ : /^-?\d{1,20}$/;
        if (answer !== null && !allowed.test(answer))
          throw new InputError(
            `${where}, storage ${storage}: ${setting} is ${formatValue(answer)}, which is no answer of an engine: measure again`
          );
      }
}
function requirePragmas(recorded, own, where) {
  const [left, right] = [recorded.join(" "), own.join(" ")];
  if (left === right) return;
  const show = (list) => list === "" ? "none" : formatValue(list);
  throw new InputError(
    `${where}: the pragmas are ${show(left)}, and ${show(right)} is expected: give both workflows the same configuration file`
  );
}
function requireEnvironment(recorded, own, where) {
  const [left, right] = [recorded, own].map((variables) => formatEnvironment(variables) ?? "none");
  if (left === right) return;
  throw new InputError(
    `${where}: the environment is ${left}, and ${right} is expected: give both workflows the same configuration file`
  );
}

// src/results/untrusted.ts
function readUntrusted(patterns, roots, plan, check, expected, features2 = []) {
  const files2 = readShards(patterns, roots, plan, "results", features2);
  const foreign = foreignFiles(files2, check);
  const [first, ...others] = withoutRepeated(files2.filter((file2) => !foreign.has(file2)));
  const [[file, reason] = []] = foreign;
  if (file !== void 0 && (expected === void 0 || first === void 0))
    throw new InputError(`input results: ${file.fileName} ${reason}`);
  if (first === void 0) throw new InputError("input results: no file is given");
  const { skipped: _, ...merged } = withProblems(
    mergeRecordings([first, ...others], choosePlan([first, ...others], expected), features2),
    foreign
  );
  const [fewest = merged] = [first, ...others].map(({ recording: recording2 }) => recording2).filter(({ tests: tests2 }) => tests2.length > 0).toSorted((a, b) => a.tests.length - b.tests.length);
  const recording = withRule(rename(withCheckedBase(merged, plan), plan), {
    ...plan,
    rule: { ...plan.rule, rounds: roundsOfParts(plan.rule.rounds, fewest, merged.tests.length) }
  });
  requirePlanned(recording, plan);
  requireExpected(recording, plan, "results", features2);
  const { tests, skipped } = findRunnable(plan.tests, recording.engines.base !== void 0);
  const runnable = { ...plan, tests };
  requireSettings(recording, runnable, "results");
  requireControls(recording, runnable, "results");
  requireOwnChecks(recording, "results");
  for (const { trust } of features2) trust?.(recording, plan);
  const known = { ...recording, ...skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) } };
  return complete2({ ...known, warnings: deriveWarnings(known, runnable, features2) }, runnable);
}
function readUntrustedSecond(patterns, roots, plan, claims, check, features2 = []) {
  const input = "confirmed-by";
  if (patterns.every((pattern) => globSync(pattern, { cwd: roots[0] }).length === 0)) return void 0;
  const attempts = readShards(patterns, roots, plan, input, features2);
  const [[file, reason] = []] = foreignFiles(attempts, check);
  if (file !== void 0) throw new InputError(`input ${input}: ${file.fileName} ${reason}`);
  const [newest, ...others] = attempts.toSorted((a, b) => attemptOf(b) - attemptOf(a));
  if (newest === void 0) return void 0;
  if (others.some((one2) => attemptOf(one2) === attemptOf(newest)))
    throw new InputError(
      `input ${input}: ${attempts.map(({ fileName: fileName2 }) => fileName2).join(" and ")} are of one attempt: one machine confirms`
    );
  const { skipped: _, plan: __, shard: ___, ...one } = newest.recording;
  const recording = withRule(rename(withCheckedBase(one, plan), plan), plan, claims);
  requireExpected(recording, plan, input);
  requireSettings(recording, plan, input);
  requireControls(recording, plan, input);
  requireOwnChecks(recording, input);
  return complete2({ ...recording, warnings: deriveWarnings(recording, plan, features2) }, plan);
}
function readShards(patterns, roots, plan, input, features2) {
  return findFiles(patterns, roots, input).map((file) => {
    const fileName2 = path6.relative(".", file);
    return { fileName: fileName2, recording: readShard(readFound(file, roots, input), fileName2, plan, input, features2) };
  });
}
function withoutRepeated(files2) {
  const newest = /* @__PURE__ */ new Map();
  for (const file of files2)
    for (const test of file.recording.tests)
      newest.set(testPath(test), Math.max(attemptOf(file), newest.get(testPath(test)) ?? 0));
  const isNewest = (file) => file.recording.tests.every((test) => newest.get(testPath(test)) === attemptOf(file));
  return files2.filter((file) => file.recording.plan !== void 0 || isNewest(file));
}
function foreignFiles(files2, check) {
  const found = /* @__PURE__ */ new Map();
  for (const file of files2) {
    const reason = check(file.recording);
    if (reason !== void 0) found.set(file, reason);
  }
  return found;
}
function choosePlan(files2, expected) {
  const planned = files2.find(({ recording }) => recording.plan !== void 0);
  if (expected === void 0) {
    if (planned === void 0) return void 0;
    throw new InputError(
      `input plan: ${planned.fileName} is of the plan ${planned.recording.plan?.hash}, and no plan is given: give plan, or shards and the other settings that the plan was made with`
    );
  }
  const { plan, whyRefused } = expected;
  const isThere = files2.some(({ recording }) => recording.plan?.hash === plan.hash);
  if (whyRefused === void 0 || planned === void 0 || isThere) return plan;
  const other = commonPlan(files2);
  const reason = whyRefused(other);
  if (reason === void 0) return other;
  throw new InputError(
    `input results: the plan ${other.hash} is not this publisher's, ${plan.hash}: ${reason}`
  );
}
function withRule({ run, ...recording }, { rule: { rounds, alpha, precision, confirmElsewhere } }, claims) {
  if (run === void 0) return recording;
  const { precision: _, confirmElsewhere: __, options: given, confirms = [], ...facts } = run;
  const kept = knownReleases(given?.["upgraded-releases"]);
  const named = new Set(confirms);
  const own = claims === void 0 ? { precision, confirmElsewhere } : { precision, confirms: claims.filter((claim) => named.has(claim)) };
  return {
    ...recording,
    run: { ...facts, ...kept === void 0 ? {} : { options: kept }, rounds, alpha, ...own }
  };
}
function knownReleases(releases) {
  const pair = typeof releases === "string" ? releasesIn(releases) : void 0;
  if (pair === void 0 || !enginePackages.includes(pair.package)) return void 0;
  return { "upgraded-releases": `${pair.base} ${pair.candidate}` };
}
function withCheckedBase({ identicalBase, ...recording }, { requireBase, isBaseIdentical, ...use }) {
  if (identicalBase === void 0) return recording;
  if (isBaseIdentical && isUsedAlike(use)) return { ...recording, identicalBase };
  if (!requireBase) return recording;
  throw new InputError(
    "input require-base: the results say that candidate and base are the same file, which nobody has checked: set identical-base: measure where they are measured, as the action does by default with publish: false"
  );
}
function requirePlanned({ tests }, plan) {
  const planned = new Set(plan.tests.map(testPath));
  const [first, ...others] = tests.map(testPath).filter((path9) => !planned.has(path9));
  if (first === void 0) return;
  const more = others.length === 0 ? "" : `, nor were ${others.length} others`;
  throw new InputError(
    `input results: ${first} was not planned${more}: give both workflows the same suites, variants, storages and workloads`
  );
}
function withProblems(recording, foreign) {
  if (foreign.size === 0) return recording;
  const left = [...foreign].map(([{ fileName: name }, reason]) => ({ name, reason: `it ${reason}` }));
  return { ...recording, problems: [...recording.problems ?? [], ...left].slice(0, limits.perTest) };
}
function readShard(content2, fileName2, { catalogue }, input, features2) {
  requireModestStructure(content2, fileName2);
  const text = content2.toString("utf8");
  const isJson = text.trim() === "" || text.trimStart().startsWith("{");
  const recording = isJson ? parseRecording(text, fileName2, features2) : void 0;
  if (recording?.run === void 0 || recording.mediansOnly === true)
    throw new InputError(
      `input ${input}: ${fileName2} is not the results of a run: name the results.json that the action wrote`
    );
  requirePart(recording.run, fileName2, input);
  const known = new Map(testsOf(catalogue).map((test) => [testPath(test), test]));
  for (const test of [...recording.tests, ...recording.controls ?? []])
    if (!known.has(testPath(test)))
      throw new InputError(`input ${input}: ${formatValue(testPath(test))} is no test of this tool`);
  for (const test of recording.tests) {
    const { compare = "both" } = known.get(testPath(test)) ?? {};
    if ((test.compare ?? "both") !== compare)
      throw new InputError(
        `input ${input}: ${testPath(test)} was measured with compare ${test.compare ?? "both"}, and ${compare} is expected: give both workflows the same own workloads`
      );
  }
  const { problems: _, machines: __, confirmation: ___, ...own } = recording;
  return { ...own, warnings: [] };
}
function requirePart({ confirms }, fileName2, input) {
  if (confirms !== void 0 && input !== "confirmed-by")
    throw new InputError(
      `input ${input}: ${fileName2} is of the machine that confirms: give it with confirmed-by`
    );
  if (confirms === void 0 && input === "confirmed-by")
    throw new InputError(
      `input ${input}: ${fileName2} is not of a machine that confirms: give what was measured with confirm`
    );
}
var release = /^@?[a-z0-9][a-z0-9@/._-]{0,80} v?\d[\w.+~:-]{0,40}$/i;
function rename(recording, { names, given }) {
  const isOfReleases = given["only-with-results"] === true;
  const nameOf = (role, recorded) => isOfReleases && role !== "baseline" && given[`${role}-name`] === void 0 && release.test(recorded) ? recorded : names[role];
  return {
    ...recording,
    engines: perEngine(recording.engines, (facts, role) => ({ ...facts, name: nameOf(role, facts.name) }))
  };
}
function requireExpected({ suite, engines, identicalBase, problems: problems2 }, plan, input, features2 = []) {
  const { rows, seed, statements, threads } = plan;
  const size = { rows, seed, ...hasSuite(plan.tests, "tpcc") ? { warehouses: plan.warehouses } : {} };
  const expected = { ...size, statements, threads };
  const recorded = suite && { ...suite, statements: suite.statements ?? "text", threads: suite.threads ?? 1 };
  for (const name of ["rows", "seed", "warehouses", "statements", "threads"])
    if (name in expected && recorded?.[name] !== expected[name])
      throw new InputError(
        `input ${name}: ${expected[name]} is expected, and the results have ${recorded?.[name] ?? "none"}: give both workflows the same inputs`
      );
  const { hash, others = {} } = suiteHashes(size, plan.tests, {
    catalogue: plan.catalogue,
    hashes: Object.fromEntries(
      features2.flatMap(({ name, expectedHash }) => {
        const own = expectedHash?.(plan);
        return own === void 0 ? [] : [[name, own]];
      })
    )
  });
  const hashes = [
    ["suite.hash", recorded?.hash, hash],
    ...Object.entries(others).map(
      ([suite2, own]) => [`suite.others.${suite2}`, recorded?.others?.[suite2], own]
    )
  ];
  const mayLack = (found) => found === void 0 && problems2 !== void 0;
  for (const [name, found, own] of hashes)
    if (found !== own && !mayLack(found))
      throw new InputError(
        `input ${input}: ${name} is ${found}, and this version's suite of ${rows} rows and seed ${seed} has ${own}: other SQL was timed; ${remedyOf(name)}`
      );
  if (plan.requireBase && engines.base === void 0 && identicalBase === void 0)
    throw new InputError(
      "input require-base: a base is expected, and the results have none: give base to the workflow that measures, or set require-base: false here"
    );
}
function remedyOf(hash) {
  const own = hash === "suite.others.own" ? " and the same own workloads" : "";
  return `use the same version of the action${own} in both workflows`;
}
function deriveWarnings(recording, { tests }, features2) {
  const planned = storages.filter((storage) => tests.some((test) => test.storage === storage));
  const engines = perEngine(
    recording.engines,
    (facts) => facts.uncounted === void 0 ? facts : { ...facts, uncounted: "the measuring job reports why" }
  );
  const merged = recording.warnings.map((warning) => `${warning.split(":", 1)[0]}.`);
  return [...merged, ...warningsOf({ ...recording, engines }, planned, features2)];
}
function complete2(recording, { tests }) {
  const measured2 = new Set(recording.tests.map(testPath));
  const missing = tests.filter((test) => !measured2.has(testPath(test)));
  const { run } = recording;
  return {
    ...recording,
    ...run?.planned && {
      run: { ...run, planned: { ...run.planned, tests: recording.tests.length + missing.length } }
    },
    tests: [
      ...recording.tests,
      ...missing.map((test) => ({ ...test, samples: [], checks: [], failures: [] }))
    ]
  };
}

// src/machines/confirmed.ts
function addUntrustedConfirmation(first, files2, { plan, criteria, roots, check, features: features2 }) {
  if (files2 === void 0) return first;
  const { measurement, ...verdict } = judgeRecording(first, criteria, features2);
  const claims = openClaims(verdict);
  if (claims.length === 0) return first;
  const asked = { ...plan, tests: testsOfClaims(claims, plan.tests) };
  const second = readUntrustedSecond(files2, roots, asked, claims, check, features2);
  if (second === void 0) {
    if (measurement.state !== "complete") return first;
    return { ...first, problems: [...first.problems ?? [], unconfirmed(claims)] };
  }
  const problem = whyNotAnotherMachine(first, second);
  if (problem === void 0) return addSecondMachine(first, second, "input confirmed-by");
  const warning = `What fails was measured again, which confirms nothing: ${problem}.`;
  return { ...first, warnings: [...first.warnings, warning] };
}

// src/machines/expected-plan.ts
async function expectedPlan(sources, features2, readEarlier) {
  const { plan: given, shards, minutes } = sources.values;
  if (given === void 0 && shards === void 0 && minutes === void 0) return void 0;
  if (given !== void 0) {
    const plan2 = readPlan(given, sources.roots);
    requireShardPlanOf(shardedRun(resolveUntrustedSettings(sources, features2)), plan2);
    return { plan: plan2 };
  }
  const settings = resolvePlanSettings(sources, features2);
  const earlier = await readEarlier(settings.rows);
  const { plan } = divideRun(settings, earlier, features2).plan;
  if (earlier === void 0) return { plan };
  return { plan, whyRefused: (other) => whyNoDivision(other, plan.shards.length, settings) };
}
function whyNoDivision(other, shards, settings) {
  if (other.shards.length !== shards)
    return `it has ${other.shards.length} shards, and ${shards} are expected`;
  try {
    requireShardPlanOf(shardedRun(settings), other);
    return void 0;
  } catch (cause) {
    if (cause instanceof InputError) return cause.message;
    throw cause;
  }
}

// src/github/accept-step.ts
async function acceptStep(target, verdict, now) {
  const own = acceptRegressions(verdict, now);
  if (target === void 0 || own.outcome !== "fail" || own.measurement.state !== "complete") return own;
  return acceptRegressions(verdict, now, await readAcceptances(target));
}
async function readAcceptances({
  api,
  repository,
  subject
}) {
  const [number, ...others] = subject.pullRequests;
  if (number === void 0) return void 0;
  if (others.length > 0) {
    annotate.notice(
      `accepted regressions are not looked up: the commit is the head of pull requests ${subject.pullRequests.join(" and ")}`
    );
    return void 0;
  }
  try {
    return { head: subject.commit, ...await findAcceptances(api, repository, number) };
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    return void 0;
  }
}

// src/github/base-job.ts
var identicalJob = "candidate and base are the same file";
async function findBaseJob(api, repository, run, artifact) {
  const listed2 = await listNewestJobs(api, repository, run);
  const findNewest = (isIt) => listed2.find(({ name }) => isIt(name.split(" / ")));
  const newest = findNewest((path9) => path9.at(-1) === `build ${artifact}`);
  if (newest === void 0 || newest.conclusion === "skipped") return void 0;
  const endOf = (name) => newest.steps?.find((step) => step.name === name)?.conclusion;
  if (newest.conclusion === "success" && endOf("Pack the engine") === "success") {
    const beside = [...newest.name.split(" / ").slice(0, -2), identicalJob].join(" / ");
    const same = findNewest((path9) => path9.join(" / ") === beside);
    return same?.conclusion === "success" ? "identical" : "built";
  }
  if (newest.conclusion !== "success" || endOf("Pack the engine") !== "skipped") return "built";
  if (endOf("Build the engine") === "skipped") return "nothing to compare";
  if (endOf("Build the engine") !== "success") return "built";
  return endOf("Say that the base does not build") === "success" ? "does not build" : "not built";
}

// src/github/failed-build.ts
var buildStep = "Build the engine";
var badEnds = ["failure", "cancelled", "timed_out"];
var annotations = array(object({ message: string().nullable() }));
async function findFailedBuild(api, repository, jobs2, baseArtifact) {
  const failed = jobs2.filter(
    ({ steps: steps2 }) => steps2?.some(({ name, conclusion }) => name === buildStep && badEnds.includes(conclusion))
  );
  const isBase = ({ name }) => baseArtifact !== void 0 && name.split(" / ").at(-1) === `build ${baseArtifact}`;
  const job = failed.find((one) => !isBase(one)) ?? failed[0];
  if (job === void 0) return void 0;
  const log = await readLogEnd(api, repository, job.id);
  const limit = limitOfStep(log ?? "") ?? (hasFailed(job) ? void 0 : await readLimit(api, repository, job.id));
  const own = { isBase: isBase(job), words: log && lastWords(log) };
  if (limit !== void 0) return { ...own, end: "over the limit", limit };
  return hasFailed(job) ? { ...own, end: "failed" } : { ...own, end: "stopped", minutes: minutesOf(job) };
}
function describeFailedBuild({ end, limit, minutes, words }) {
  if (end === "failed") return `failed: ${words ?? "the log of the job that builds says why"}`;
  const last = words === void 0 ? "" : `; its last words: ${words}`;
  if (end === "over the limit")
    return `took longer than its limit of ${limit}: make it faster, or raise timeout-minutes${last}`;
  const after = minutes === void 0 ? "" : ` after ${minutes} min`;
  return `was stopped${after}: it took longer than its limit, timeout-minutes, or somebody cancelled the run${last}`;
}
function hasFailed({ steps: steps2 }) {
  return steps2?.some(({ name, conclusion }) => name === buildStep && conclusion === "failure") ?? false;
}
function minutesOf({ started_at: from, completed_at: to }) {
  const ms = Date.parse(to ?? "") - Date.parse(from ?? "");
  return Number.isFinite(ms) && ms >= 0 ? Math.floor(ms / 6e4) : void 0;
}
var overLimit = /^The job (?:running on runner .+ )?has exceeded the maximum execution time of (\d+ minutes|[\dhms]+)\.?$/;
async function readLimit(api, repository, job) {
  try {
    const listed2 = await requestAll(
      "find workflow runs",
      annotations,
      () => api.paginate(api.rest.checks.listAnnotations, { ...repository, check_run_id: job, per_page: 100 })
    );
    return listed2.flatMap(({ message }) => overLimit.exec(message ?? "")?.[1] ?? []).at(0);
  } catch {
    return void 0;
  }
}
var mostRead = 5e7;
var mostKept = 2e5;
async function readLogEnd(api, repository, job) {
  try {
    const { data } = await api.rest.actions.downloadJobLogsForWorkflowRun({
      ...repository,
      job_id: job,
      request: { parseSuccessResponseBody: false }
    });
    let read = 0;
    let kept = Buffer.alloc(0);
    for await (const part of data) {
      read += part.length;
      kept = Buffer.concat([kept, part]).subarray(-mostKept);
      if (read > mostRead) return void 0;
    }
    return kept.toString("utf8");
  } catch {
    return void 0;
  }
}
var stepEnd = /^##\[error\](?:Process completed with exit code \d+|The operation was canceled|The action '.*' has timed out after (\d+ minutes))\.$/;
var mostWords = 250;
function linesOf(log) {
  return log.split("\n").map((line) => line.trimEnd().replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/, ""));
}
function limitOfStep(log) {
  const end = linesOf(log).find((line) => stepEnd.test(line));
  return stepEnd.exec(end ?? "")?.[1];
}
function lastWords(log) {
  const lines = linesOf(log);
  const end = lines.findIndex((line) => stepEnd.test(line));
  const own = lines.slice(0, end < 0 ? void 0 : end);
  const start = own.lastIndexOf("##[endgroup]") + 1;
  const words = own.slice(start).map((line) => line.replace(/\u001b\[[\d;]*[A-Za-z]/g, "").trim()).filter((line) => line !== "" && !line.startsWith("##["));
  let kept = "";
  for (const line of words.toReversed()) {
    const longer = kept === "" ? line : `${line}; ${kept}`;
    if (longer.length > mostWords) break;
    kept = longer;
  }
  return kept === "" ? words.at(-1)?.slice(-mostWords) : kept;
}

// src/github/provenance.ts
import path7 from "node:path";
var maxCalled = 50;
async function requireOwnWorkflow(publisher, measuring) {
  const { measuredBy } = publisher;
  if (!measuredBy.includes(measuring.path))
    throw new MeasurementError(
      `the run that measured is of ${formatValue(measuring.path)}, and results of ${measuredBy.join(", ")} are expected: a workflow of the same name is another workflow; delete it, or name its file in the input measured-by`
    );
  await requireKnownCalls(publisher, measuring);
  if (measuring.event.startsWith("pull_request")) await requireUnchanged(publisher, measuring);
}
var pinnedBuild = /\/\.github\/workflows\/build\.yml@[0-9a-f]{40}$/;
async function requireKnownCalls({ api, workflow, measuredBy }, { run }) {
  const { repository, tool } = workflow;
  const own = `${repository.owner}/${repository.repo}`;
  const { called } = await readRun(api, repository, run.id);
  const isIn = (name, one) => one.path.toLowerCase().startsWith(`${name.toLowerCase()}/`);
  const foreign = called.find(
    (one) => !isIn(own, one) && !isIn(tool, one) && !measuredBy.includes(fileOf(one))
  );
  if (foreign !== void 0)
    throw new MeasurementError(
      `the run that measured called ${formatValue(foreign.path)}, and workflows of ${tool} or of this repository are expected: call ${tool}/.github/workflows/measure.yml, or name ${fileOf(foreign)} in the input measured-by`
    );
  const ofTool = called.filter((one) => isIn(tool, one) && !isIn(own, one) && !pinnedBuild.test(one.path));
  if (ofTool.length === 0) return;
  const publishing = (await readRun(api, repository, workflow.run.id)).called.filter(
    (one) => isIn(tool, one)
  );
  const known = /* @__PURE__ */ new Set([...publishing.flatMap((one) => [one.sha, refOf(one)]), workflow.toolRef]);
  const other = ofTool.find((one) => !known.has(one.sha) && !known.has(refOf(one) ?? one.sha));
  if (publishing.length === 0 || other === void 0) return;
  const versions = [...publishing.map((one) => one.path), workflow.toolRef].filter(Boolean).join(", ");
  throw new MeasurementError(
    `the run that measured called ${formatValue(other.path)}, which is commit ${other.sha}, and the results are published by ${formatValue(versions)}: call both at the same version, and run the measurement again`
  );
}
function fileOf({ path: called }) {
  return workflowFile(called);
}
function refOf({ path: called }) {
  return /@(.*)$/.exec(called)?.[1];
}
async function requireUnchanged({ api, workflow: { repository, defaultBranch }, subject }, measuring) {
  const branch = defaultBranch ?? "HEAD";
  const used = await findUsed(api, repository, measuring.path, branch);
  for (const [number, base2] of Object.entries(subject.bases ?? {})) {
    const changed = await listChangedFiles(api, repository, Number(number), { head: subject.commit, base: base2 });
    const reason = changed === void 0 ? `GitHub does not list every file that pull request ${number} changes, so that it may change ${measuring.path}, which measures it` : await whyChanged(api, repository, branch, used, changed);
    if (reason === void 0) continue;
    if (measuring.isFork)
      throw new MeasurementError(
        `${reason}: measure the pull request without that change, or let somebody with write access push it to a branch of this repository`
      );
    annotate.notice(`${reason}; only people with write access can push to its branch`);
  }
}
async function whyChanged(api, repository, branch, used, changed) {
  const asOnDisk = (file) => file.normalize("NFKC").toLowerCase();
  const isUsed = (file) => used.some((one) => one === "" || `${asOnDisk(file)}/`.startsWith(`${asOnDisk(one)}/`));
  for (const { name, formerName = name, blob: blob2 } of changed) {
    if (!isUsed(name) && !isUsed(formerName)) continue;
    const original = name === formerName ? await readFile(api, repository, name, branch) : void 0;
    if (original === void 0 || original.sha !== blob2)
      return `the pull request changes ${formatValue(isUsed(name) ? name : formerName)}, which measures it`;
  }
  return void 0;
}
async function findUsed(api, repository, workflow, branch) {
  const found = /* @__PURE__ */ new Set([workflow]);
  let links;
  for (const one of found) {
    if (one !== workflow) {
      links ??= await listLinks(api, repository, branch);
      for (const place of await placesBehind(api, repository, links, one)) found.add(place);
    }
    const file = /\.ya?ml$/.test(one) ? await readFile(api, repository, one, branch) : await readFile(api, repository, path7.posix.join(one, "action.yml"), branch) ?? await readFile(api, repository, path7.posix.join(one, "action.yaml"), branch);
    if (file === void 0 && one === workflow)
      throw new MeasurementError(`the default branch ${branch} has no ${workflow}: merge that file first`);
    for (const called of file === void 0 ? [] : callsIn(file.text, one)) found.add(called);
    if (found.size > maxCalled)
      throw new MeasurementError(
        `${workflow} calls more than ${maxCalled} workflows and actions of this repository`
      );
  }
  return [...found];
}
function callsIn(text, name) {
  const calls = [];
  const visit = (value2) => {
    if (typeof value2 !== "object" || value2 === null) return;
    for (const [key, inner] of Object.entries(value2)) {
      const local = key === "uses" && typeof inner === "string" ? /^\.\/(.*?)\/*$/.exec(inner)?.[1] : void 0;
      if (local !== void 0) calls.push(path7.posix.normalize(local || ".").replace(/^\.$/, ""));
      visit(inner);
    }
  };
  visit(parseYaml(text, name).value);
  return calls;
}
async function listLinks(api, repository, branch) {
  const found = await readTree(api, repository, "read workflow file", branch);
  if (found.truncated === true)
    throw new MeasurementError(
      `GitHub lists only a part of the files of ${branch}, so that nobody knows which links lead to its actions: measure in a workflow without actions of its own`
    );
  return found.tree.filter(({ mode }) => mode === "120000");
}
async function placesBehind(api, repository, links, used) {
  const found = [];
  for (const link2 of links) {
    const isBefore = `${used}/`.startsWith(`${link2.path}/`);
    if (!isBefore && !link2.path.startsWith(`${used}/`)) continue;
    const target = await readLink(api, repository, "read workflow file", link2);
    const below = isBefore ? used.slice(link2.path.length) : "";
    const place = path7.posix.join(path7.posix.dirname(link2.path), target, below);
    if (!path7.posix.isAbsolute(target) && !place.startsWith("../")) found.push(place.replace(/\/+$/, ""));
  }
  return found;
}
var content = object({ type: literal("file"), sha: string(), content: string() });
async function readFile(api, repository, file, branch) {
  try {
    const { sha, content: encoded } = await request(
      "read workflow file",
      content,
      () => api.rest.repos.getContent({ ...repository, path: file, ref: branch })
    );
    return { sha, text: Buffer.from(encoded, "base64").toString() };
  } catch (cause) {
    if (isGone(cause)) return void 0;
    throw cause;
  }
}

// src/github/steps.ts
async function measureStep({
  inputs,
  settings: given,
  environment,
  origin,
  target,
  features: features2
}) {
  try {
    const sources = orThrow(given);
    const settings = resolveRunSettings(sources, features2, readPart(sources, features2));
    const { signal } = abortOnSignals();
    const measured2 = await measureApart(
      asJudged(inputs, sources),
      settings.out,
      environment,
      signal,
      features2
    );
    const { "no-base": noBase } = sources.values;
    const lacks = settings.base === void 0 ? noBase : void 0;
    const recording = { ...measured2, origin, noBase: lacks ?? measured2.noBase };
    const verdict = await acceptStep(
      target,
      judgeRecording(recording, settings.criteria, features2),
      /* @__PURE__ */ new Date()
    );
    const { out, unit } = settings;
    return writeFiles(out, { state: "judged", recording, verdict, unit, features: features2 });
  } catch (cause) {
    return { result: brokenBy(cause), warnings: [] };
  }
}
function asJudged({ judges }, sources) {
  if (judges !== "later") return sources;
  return { ...sources, values: { "identical-base": "measure", ...sources.values } };
}
function whyNothingToMeasure({ settings: sources, features: features2 }) {
  if (sources instanceof InputError) return void 0;
  try {
    return readPart(sources, features2).idle;
  } catch (cause) {
    if (cause instanceof InputError) return void 0;
    throw cause;
  }
}
async function judgeStep(judged) {
  const { inputs, settings: given, workflow, trigger, run, commit: commit2, measured: measured2, target, features: features2 } = judged;
  const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : "success";
  try {
    if (trigger.kind === "workflow run" && target !== void 0)
      await requireOwnWorkflow({ ...target, workflow, measuredBy: inputs.measuredBy }, trigger);
    const base2 = await askForBase(judged);
    const sources = withKnownBase(orThrow(given), base2);
    const { criteria, selection, out, unit, ...settings } = resolveUntrustedSettings(sources, features2);
    if (criteria.requireBase && isBuildFailure(base2))
      throw new MeasurementError(
        "require-base is true, and the base could not be built: the log of the job that builds it says why"
      );
    const tests = planTests(selection, settings.catalogue);
    const { requireBase = false, rule } = criteria;
    const plan = { ...settings, selection, tests, requireBase, isBaseIdentical: base2 === "identical", rule };
    const expected = {
      run,
      commit: commit2,
      repository: workflow.repositoryUrl,
      checkedOut: measured2
    };
    const check = (one) => whyForeign(one, expected);
    const { roots } = workflow;
    const shards = await expectedPlan(
      sources,
      features2,
      (rows) => earlierCosts(askedCosts(judged, sources, rows), features2)
    );
    const first = readUntrusted(inputs.results, roots, plan, check, shards, features2);
    const judging = first.identicalBase === void 0 ? criteria : { ...criteria, requireBase: false };
    const told = {
      ...first,
      run: first.run && {
        ...first.run,
        options: { ...first.run.options, ...shapingOptions(sources, features2) }
      }
    };
    const recording = addUntrustedConfirmation(withTrueCause(told, base2), sources.values["confirmed-by"], {
      plan,
      criteria: judging,
      roots,
      check,
      features: features2
    });
    const verdict = await acceptStep(target, judgeRecording(recording, judging, features2), /* @__PURE__ */ new Date());
    if (conclusion !== "success" && conclude(verdict, inputs.policies) !== "failure")
      throw new MeasurementError(
        `the run that measured ${describeEnd(conclusion)}, so its results do not count although they would not fail: fix what its log shows, and re-run the jobs that failed`
      );
    return writeFiles(out, { state: "judged", recording, verdict, unit, features: features2 });
  } catch (thrown) {
    const cause = thrown instanceof NoFileError ? await whyNothingLeft(judged) ?? thrown : thrown;
    const ended = trigger.kind === "workflow run" && !(cause instanceof MeasurementError) ? `; the run that measured ${describeEnd(conclusion)}` : "";
    const result = { ...brokenBy(cause, ended), untrusted: true };
    return { result, warnings: [] };
  }
}
async function whyNothingLeft(judged) {
  const { settings, inputs, workflow, run, trigger } = judged;
  if (inputs.token === void 0) return void 0;
  const artifact = settings instanceof InputError ? void 0 : settings.values["base-artifact"];
  try {
    const { apiUrl, repository } = workflow;
    const api = openApi(inputs.token, apiUrl);
    const jobs2 = await listNewestJobs(api, repository, run);
    const failed = await findFailedBuild(api, repository, jobs2, artifact);
    if (failed === void 0) {
      const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : void 0;
      const why = await explainMissingResults(api, repository, { run, jobs: jobs2 }, artifact, conclusion);
      return why === void 0 ? void 0 : new MeasurementError(why);
    }
    const isPullRequest = trigger.kind === "workflow run" ? trigger.event.startsWith("pull_request") : "number" in trigger;
    const whose = failed.isBase ? "merge base" : isPullRequest ? "pull request" : "commit";
    return new MeasurementError(`the build of the ${whose} ${describeFailedBuild(failed)}`);
  } catch (cause) {
    if (cause instanceof PublishError) return void 0;
    throw cause;
  }
}
async function askForBase({ settings, inputs, workflow, run }) {
  const artifact = settings instanceof InputError ? void 0 : settings.values["base-artifact"];
  if (artifact === void 0 || inputs.token === void 0) return void 0;
  const { apiUrl, repository } = workflow;
  return await findBaseJob(openApi(inputs.token, apiUrl), repository, run, artifact);
}
function withKnownBase(sources, base2) {
  const { "require-base": asked, ...values } = sources.values;
  if (base2 === "built" || base2 === "identical")
    return { ...sources, values: { ...values, "require-base": asked ?? true } };
  return base2 === "nothing to compare" ? { ...sources, values } : sources;
}
function withTrueCause(recording, base2) {
  if (base2 === void 0) return recording;
  const { noBase, ...others } = recording;
  if (base2 === "built" || base2 === "identical") return others;
  if (recording.engines.base !== void 0)
    throw new MeasurementError("the results have a base, and the job that builds it has built none");
  return { ...others, noBase: noBase?.cause === base2 ? noBase : { cause: base2 } };
}
function orThrow(settings) {
  if (settings instanceof InputError) throw settings;
  return settings;
}
function writeFiles(out, result) {
  const { recording, verdict, unit, features: features2 } = result;
  try {
    const layout = { detail: "full", unit, features: features2 };
    const markdown = renderMarkdown(recording, verdict, layout);
    writeReport(out, recording, verdict, { "report.md": markdown });
    return { result, out, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, warnings: [cause.message] };
  }
}
async function writeAskedPage({ settings }, made) {
  const { result, out } = made;
  if (out === void 0 || result.state !== "judged" || settings instanceof InputError) return made;
  if (settings.values.html !== true) return made;
  const { recording, verdict, features: features2 = [] } = result;
  const page = path8.join(out, defaultPage);
  try {
    writeWhole(page, await drawPage(runPage(recording, verdict, features2)));
    return { ...made, page };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { ...made, warnings: [...made.warnings, cause.message] };
  }
}
function brokenBy(cause, ended = "") {
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError || cause instanceof PublishError;
  const { message = String(cause), stack } = cause;
  if (!isExpected) info(visible(stack ?? String(cause)));
  const said = isExpected ? message : `sqlite-bench-gate itself failed: ${message}`;
  return { state: "broken", failed: "measurement", message: `${said}${ended}` };
}

// src/action.ts
var steps = {
  "action command": commandStep,
  "action announce": announcePullRequest,
  "action baseline": baselineStep,
  "action plan": planStep,
  ...Object.fromEntries(
    features.flatMap(({ actions = {} }) => Object.entries(actions).map(([name, { step }]) => [name, step]))
  )
};
async function main(action) {
  refuseForeignInputs(action, process.env, features);
  const step = steps[action];
  if (step !== void 0) return await step(getInput, process.env, features);
  const isPublishing = action === "action publish";
  const context = await createActionContext(getInput, process.env, features, action);
  if ("skipReason" in context) {
    annotate.notice(`nothing is published: ${context.skipReason}`);
    if (isPublishing) await answerCommand(getInput, process.env, features, false, context.skipReason);
    return;
  }
  const idle = whyNothingToMeasure(context);
  if (idle !== void 0) return annotate.notice(`nothing is measured: ${idle}`);
  const { context: announced, refusal } = await announceStep(context);
  const act = isPublishing ? judgeStep : measureStep;
  const result = refusal ?? await completed2(announced, await act(announced));
  await publishStep(announced, result);
  if (!isPublishing) return;
  const isMeasured = result.result.state === "judged" && result.result.verdict.measurement.state === "complete";
  await answerCommand(getInput, process.env, features, isMeasured && process.exitCode !== 1);
}
async function completed2(context, judged) {
  let made = judged;
  for (const { beforePublishing } of features) made = await beforePublishing?.(context, made) ?? made;
  return await writeAskedPage(context, made);
}
async function runStep(action, stage) {
  try {
    if (stage === "post") return await finishAbandonedStep(getInput, process.env, action, features);
    clearPendingStep();
    await main(action);
  } catch (cause) {
    const isExpected = cause instanceof InputError || cause instanceof PublishError;
    const { message, stack } = cause;
    if (!isExpected) info(visible(stack ?? String(cause)));
    saveProblem(message);
    setFailed(visibleEnd(message));
  }
}
export {
  runStep
};
