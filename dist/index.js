import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  conclude,
  features,
  readMachinePart,
  readPlan
} from "./chunk-TSK43XCZ.js";
import {
  hideEnvironment
} from "./chunk-GJIMKDT7.js";
import {
  askedValue,
  chooseControls,
  decisiveSettings,
  findBaseline,
  planControls,
  readEnvironment,
  warningsOf,
  withPragmas
} from "./chunk-NVA5327B.js";
import {
  PublishError,
  abortOnSignals,
  brokenReport,
  commentParts,
  deservesComment,
  failureHeadlines,
  findFiles,
  findStanding,
  findTokenLogin,
  fitReport,
  formatIdentity,
  hasMarker,
  isGone,
  isOlderReport,
  isSameStep,
  machineOf,
  measureApart,
  notRepeatable,
  openApi,
  parseIdentity,
  renderComment,
  reportTitle,
  request,
  requestAll,
  retryIdempotently,
  updateComments
} from "./chunk-3Q57BH6W.js";
import {
  footer,
  link,
  renderMarkdown
} from "./chunk-4FYA6SKL.js";
import {
  addedReports
} from "./chunk-3AVYLBFK.js";
import "./chunk-ZC6NHYDU.js";
import {
  writeReport,
  writeWhole
} from "./chunk-GYKZJGFP.js";
import {
  GitError,
  git,
  readingOnly
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  annotate,
  logReport,
  writeCommentUrls,
  writeOutputs,
  writeSummary
} from "./chunk-6IQLTENL.js";
import {
  readWorkflow
} from "./chunk-HJ3736AS.js";
import {
  getInput,
  getState,
  info,
  saveState,
  setFailed,
  setOutput
} from "./chunk-VZ4KYGGW.js";
import {
  readPublishInputs,
  readSettingInputs,
  refuseForeignInputs
} from "./chunk-JANXZF4A.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-IHQ2J5OV.js";
import {
  headline,
  problems
} from "./chunk-DDXXYKNZ.js";
import {
  engineNames
} from "./chunk-3Q6RUJUV.js";
import {
  baseJudgements,
  findWorst,
  shownJudgements,
  withOutcome,
  withoutResult
} from "./chunk-HE4AP7S4.js";
import "./chunk-OOVRJXLL.js";
import "./chunk-AMM2N6OH.js";
import {
  suiteHashes
} from "./chunk-5FDMWSIY.js";
import "./chunk-BHFDPFQ6.js";
import {
  acceptRegressions,
  judgeRecording,
  parseAcceptanceLines
} from "./chunk-QEC2YP2I.js";
import "./chunk-GCWTENHQ.js";
import {
  joinBlocks
} from "./chunk-XIIVZL5K.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import {
  count,
  inMarkdown,
  inTerminal,
  multiplier,
  plural,
  visible
} from "./chunk-33DNT4ZG.js";
import {
  resolveRunSettings,
  resolveUntrustedSettings
} from "./chunk-XHNSZAR2.js";
import "./chunk-OMLN2US6.js";
import {
  mergeRecordings
} from "./chunk-7XYIRKM6.js";
import {
  catalogueOf,
  isInside,
  readSources
} from "./chunk-S4FAWOGA.js";
import {
  addedOutputs,
  optionsIn,
  readTexts,
  requireKnownWorkloads,
  settingOptions
} from "./chunk-LJVK4K3O.js";
import {
  addSecondMachine,
  attemptOf,
  parseRecording,
  whyNotAnotherMachine
} from "./chunk-PCIKHQ67.js";
import {
  iso_exports,
  makeFolder
} from "./chunk-S2XO2HWL.js";
import {
  dialectOf,
  findRunnable,
  hasOwnSettings,
  hasSuite,
  isForServers,
  planTests,
  testsOf,
  unknownName,
  variantsIn
} from "./chunk-NNVDMKUY.js";
import {
  openClaims,
  testsOfClaims,
  unconfirmed
} from "./chunk-C5SQA46A.js";
import {
  InputError,
  MeasurementError,
  ZodError,
  _enum,
  array,
  boolean,
  decisiveExaminations,
  failedExaminations,
  failingFindings,
  formatPath,
  formatSetting,
  formatValue,
  int,
  limits,
  literal,
  object,
  omitUndefined,
  perEngine,
  rolesOf,
  storages,
  string,
  testOnly,
  testPath,
  testVerdicts,
  truncate,
  undecidedFindings,
  unknown,
  url
} from "./chunk-IHBPNJER.js";

// src/measure/baseline.ts
import { copyFileSync } from "node:fs";
import path from "node:path";
var fileName = "libsqlite3.so";
async function makeBaseline(compiler, folder, signal) {
  const { library } = await findBaseline(compiler, () => {
  }, signal);
  const file = path.join(folder, fileName);
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
  const file = await makeBaseline(compiler, given.out ?? settingOptions.out.default, abortOnSignals().signal);
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
  if (commit2 !== void 0 && !/^[0-9a-f]{7,64}$/.test(commit2))
    throw new InputError(`argument commit: ${formatValue(commit2)} is not 7 to 64 digits of a commit's hash`);
  const settings = Object.fromEntries(given);
  const source = (name) => `argument ${name}`;
  const values = readTexts(options, settings, source);
  requireKnownWorkloads(values.workloads, false, source("workloads"));
  const yaml = Object.entries(values).map(([name, one]) => `${name}: ${yamlOf(one, settings[name])}
`);
  return { ...commit2 === void 0 ? {} : { commit: commit2 }, settings, yaml: yaml.join("") };
}
function yamlOf(value2, text) {
  const isText = text === "all" || typeof value2 === "object" && !Array.isArray(value2);
  return JSON.stringify(isText ? text : value2);
}

// src/github/acceptances.ts
var maxAuthors = 30;
var maxIgnored = 100;
var person = "User";
var user = object({ login: string(), type: string() });
var pullRequest = object({ body: string().nullish(), html_url: url({ protocol: /^https?$/ }) });
var comments = array(
  object({
    body: string().nullish(),
    html_url: url({ protocol: /^https?$/ }),
    user: user.nullable(),
    /** Set if somebody has hidden it. */
    minimized: unknown().optional()
  })
);
async function findAcceptances(api, repository, number2) {
  const canWrite = createPermissionCheck(api, repository);
  const accepted = [];
  const ignored = [];
  const add = async (lines, by, url2, problem) => {
    for (const line of lines) {
      const why = line.acceptance === void 0 ? line.why : await problem();
      if (why !== void 0) ignored.push({ text: line.text, by, why, url: url2 });
      else if (line.acceptance !== void 0) accepted.push({ ...line.acceptance, by, url: url2 });
    }
  };
  const pull = await request(
    "read acceptances",
    pullRequest,
    () => api.rest.pulls.get({ ...repository, pull_number: number2 })
  );
  if (parseAcceptanceLines(pull.body ?? "").length > 0) {
    const description2 = await readDescription(api, repository, number2);
    const { body, author, problem } = description2 ?? {
      body: pull.body ?? "",
      author: void 0,
      problem: void 0
    };
    await add(parseAcceptanceLines(body), author?.login ?? "the description", pull.html_url, async () => {
      if (description2 === void 0)
        return "GitHub does not say who has edited the description: write the line in a comment";
      return problem ?? await problemOfWriters(description2.writers, canWrite);
    });
  }
  for (const { body, html_url: url2, user: author, minimized } of await listComments(
    api,
    repository,
    number2
  )) {
    if (hasMarker(body ?? "")) continue;
    await add(parseAcceptanceLines(body ?? ""), author?.login ?? "a deleted user", url2, async () => {
      if (minimized !== void 0 && minimized !== null) return "its comment is hidden";
      return await problemOfWriters([author ?? void 0], canWrite);
    });
  }
  return { accepted, ignored: ignored.slice(0, maxIgnored) };
}
async function listComments(api, repository, number2) {
  return await requestAll(
    "read acceptances",
    comments,
    () => api.paginate(api.rest.issues.listComments, {
      ...repository,
      issue_number: number2,
      per_page: 100
    })
  );
}
function createPermissionCheck(api, repository) {
  const known = /* @__PURE__ */ new Map();
  return async (login) => {
    const before = known.get(login);
    if (before !== void 0) return before;
    if (known.size >= maxAuthors) return "unknown";
    const may = await hasWriteAccess(api, repository, login);
    known.set(login, may);
    return may;
  };
}
async function problemOfWriters(writers, canWrite) {
  for (const writer of writers) {
    if (writer === void 0) return "it was written by a user who has been deleted";
    const { login, type } = writer;
    if (type !== person) return `${login} is not a person`;
    const may = await canWrite(login);
    if (may === "unknown") return `more than ${maxAuthors} people have written such lines`;
    if (!may) return `${login} has no write access to the repository`;
  }
  return void 0;
}
var actor = object({ __typename: string(), login: string() }).nullable();
var description = object({
  repository: object({
    pullRequest: object({
      body: string(),
      author: actor,
      lastEditedAt: string().nullable(),
      editor: actor,
      userContentEdits: object({ totalCount: int(), nodes: array(object({ editor: actor }).nullable()).nullable() }).nullable()
    })
  })
});
var maxEdits = 100;
var descriptionQuery = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      body
      author { __typename login }
      lastEditedAt
      editor { __typename login }
      userContentEdits(first: ${maxEdits}) { totalCount nodes { editor { __typename login } } }
    }
  }
}`;
async function readDescription(api, repository, number2) {
  try {
    const { repository: found } = description.parse(
      await api.graphql(descriptionQuery, { ...repository, number: number2 })
    );
    const { body, author, lastEditedAt, editor, userContentEdits: edits } = found.pullRequest;
    const editors = edits?.nodes?.map((node) => node?.editor ?? null) ?? [];
    const isKnown = lastEditedAt === null || edits !== null && editors.length > 0 && edits.totalCount <= maxEdits;
    const all = [author, ...editors, ...lastEditedAt === null ? [] : [editor]].map(accountOf);
    return {
      body,
      author: accountOf(author),
      writers: [...new Map(all.map((one) => [one?.login, one])).values()],
      ...omitUndefined({
        problem: isKnown ? void 0 : "GitHub does not list everybody who has edited the description"
      })
    };
  } catch {
    return void 0;
  }
}
function accountOf(one) {
  return one === null ? void 0 : { login: one.login, type: one.__typename };
}
var permissionLevel = object({ permission: string() });
async function hasWriteAccess(api, repository, username) {
  try {
    const { permission } = await request(
      "read permission",
      permissionLevel,
      () => api.rest.repos.getCollaboratorPermissionLevel({ ...repository, username })
    );
    return permission === "admin" || permission === "write";
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
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
    repo: object({ full_name: string(), pushed_at: iso_exports.datetime() }).nullable()
  }),
  base: object({ ref: string() })
});
async function commandStep(getInput2, environment, features2) {
  const { token } = readPublishInputs(getInput2, "action command", features2);
  const workflow = readWorkflow(environment);
  const { comment, issue } = readEvent(workflow);
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
  const { comment, issue } = readEvent(workflow);
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
function readEvent({ event, payload }) {
  if (event !== "issue_comment")
    throw new InputError(
      `event ${event}: this action answers comments; run it on issue_comment with types: [created]`
    );
  const { data, error } = commentEvent.safeParse(payload);
  if (error === void 0) return data;
  const [issue] = error.issues;
  throw new InputError(
    `event ${event}: the payload's ${formatPath(issue?.path ?? [])}: ${issue?.message}; run it on issue_comment with types: [created]`
  );
}
function tryParse(body, features2) {
  try {
    return parseCommentCommand(body, word, features2);
  } catch (cause) {
    if (cause instanceof InputError) return cause;
    throw cause;
  }
}
async function fixCommit({ api, repository, number: number2, comment }, { commit: named, settings, yaml }) {
  const { state, head: head2, base: base2 } = await request(
    "read pull request",
    pullRequest2,
    () => api.rest.pulls.get({ ...repository, pull_number: number2 })
  );
  if (state !== "open") return new InputError("the pull request is closed");
  if (head2.repo === null) return new InputError("the repository of the pull request has been deleted");
  const short = head2.sha.slice(0, 12);
  if (named !== void 0 && !head2.sha.startsWith(named))
    return new InputError(`argument commit: ${named} is not the head of the pull request, which is ${short}`);
  const isPushedSince = Date.parse(head2.repo.pushed_at) >= Date.parse(comment.created_at);
  if (named === void 0 && isPushedSince)
    return new InputError(
      `${head2.repo.full_name} was pushed to after the comment, so its author may not have seen the head ${short}: look at it, and comment ${word} commit=${short}`
    );
  return { commit: head2.sha, base: base2.ref, settings, yaml };
}
async function refuse(conversation, reason) {
  annotate.notice(reason);
  await react(conversation, "confused");
  await reply(conversation, inMarkdown(reason));
}
async function react({ api, repository, comment }, content) {
  await request(
    "write reaction",
    unknown(),
    () => api.rest.reactions.createForIssueComment({ ...repository, comment_id: comment.id, content })
  );
}
async function reply({ api, repository, number: number2 }, body) {
  await request(
    "write comment",
    unknown(),
    () => api.rest.issues.createComment({ ...repository, issue_number: number2, body })
  );
}

// src/github/context.ts
import { randomBytes } from "node:crypto";

// src/github/checkout.ts
import { existsSync } from "node:fs";
import path2 from "node:path";
async function readCheckout(folder, variables) {
  if (!existsSync(path2.join(folder, ".git"))) return void 0;
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
  const isNamed = trigger.kind === "named pull request";
  const measured = inputs.commit !== void 0 ? await givenCommit(inputs.commit, workflow.workspace, variables) : inputs.judges === "earlier" && !isNamed ? void 0 : await workspaceCommit(workflow.workspace, variables);
  if (isNamed) {
    if (measured === void 0)
      throw new InputError(
        `pull request ${trigger.number}: the workspace has no git checkout, so it is unknown which commit was measured: name it in the input commit; nothing is published`
      );
    return measured;
  }
  if (measured !== void 0) requireJudged(measured, workflow, trigger);
  return measured;
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
function requireJudged(measured, { event, commit: checkedOut }, trigger) {
  const { source, commit: commit2 } = measured;
  if (trigger.kind === "commit") {
    if (commit2 === trigger.commit) return;
    throw new InputError(
      `event ${event}: ${source} commit ${commit2}, and commit ${trigger.commit} would be judged: check that one out, or name the commit that was measured in the input commit; nothing is published`
    );
  }
  const isMergeCommit = event === "pull_request" && commit2 === checkedOut;
  if (isMergeCommit || isOfHead(measured, trigger.commit)) return;
  throw new InputError(
    `event ${event}: ${source} commit ${commit2}, which is neither the head of pull request ${trigger.number}, ${trigger.commit}, nor a merge of it: check out one of them, or name the commit that was measured in the input commit; nothing is published`
  );
}

// src/github/measuring-run.ts
var workflowRuns = object({
  workflow_runs: array(
    object({
      id: int(),
      run_attempt: int().nullish(),
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
async function findNewerRun(api, repository, { run, workflowId, event, branch, repositoryId }) {
  if (branch === "" || repositoryId === void 0) return void 0;
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
  const isNewer = ({ id, run_attempt: attempt }) => id > run.id || id === run.id && (attempt ?? 1) > run.attempt;
  return runs.find((one) => one.head_repository?.id === repositoryId && isNewer(one))?.id;
}

// src/github/origin.ts
function originOf({ id, attempt }, trigger, { head: head2, checkedOut }) {
  const base2 = trigger.kind === "pull request" ? trigger.base : void 0;
  return { run: id, attempt, ...omitUndefined({ head: head2, checkedOut, base: base2 }) };
}
function whyForeign({ origin, shard, run: facts }, expected) {
  if (origin === void 0)
    return "does not say which workflow run measured it: publish the results.json that this version of the action wrote, not one of the command line or of an older version";
  const { run, attempt, head: head2, checkedOut } = origin;
  const isOfPlan = shard !== void 0 || facts?.confirms !== void 0;
  const isAttempt = isOfPlan ? attempt <= expected.run.attempt : attempt === expected.run.attempt;
  if (run !== expected.run.id || !isAttempt)
    return `is from run ${run}, attempt ${attempt}, and results of run ${expected.run.id}, attempt ${expected.run.attempt} are expected: name artifacts by attempt, such as benchmark-${expected.run.attempt}, download them into an empty folder, and re-run all jobs of the run that measures`;
  const isOfCommit = head2 === void 0 ? [expected.commit, expected.checkedOut].includes(checkedOut ?? "") : head2 === expected.commit;
  if (!isOfCommit)
    return `was measured on commit ${head2 ?? checkedOut ?? "unknown"}, and results of commit ${expected.commit} are expected: measure that commit in the run whose results are published`;
  return void 0;
}

// src/github/subject.ts
var head = object({ sha: string(), repo: object({ id: int() }).nullable() });
var base = object({ ref: string() });
var pullRequest3 = object({ number: int(), state: string(), head, base });
var pullRequests = array(pullRequest3);
var commitParents = object({ parents: array(object({ sha: string() })) });
async function findSubject(api, repository, trigger, measured) {
  switch (trigger.kind) {
    case "pull request":
      return { subject: { commit: trigger.commit, pullRequests: [trigger.number] } };
    case "named pull request":
      return await findNamed(api, repository, trigger.number, measured);
    case "commit":
      return {
        subject: {
          commit: trigger.commit,
          pullRequests: trigger.lookUp ? await findByCommit(api, repository, trigger.commit) : []
        }
      };
    case "workflow run":
      return trigger.event.startsWith("pull_request") ? await findByBranch(api, repository, trigger) : {
        subject: {
          commit: trigger.commit,
          pullRequests: trigger.event === "push" ? await findByCommit(api, repository, trigger.commit) : []
        }
      };
  }
}
async function readHead(api, repository, number2) {
  const { head: head2 } = await request(
    "read pull request",
    pullRequest3,
    () => api.rest.pulls.get({ ...repository, pull_number: number2 })
  );
  return head2.sha;
}
async function findNamed(api, repository, number2, measured) {
  const head2 = await readHead(api, repository, number2);
  if (measured !== void 0 && await isOfPullRequest(api, repository, measured, head2))
    return { subject: { commit: head2, pullRequests: [number2] } };
  const { source = "nothing names the measured", commit: commit2 = "" } = measured ?? {};
  throw new InputError(
    `pull request ${number2}: its head is ${head2}, and ${source} commit ${commit2}, which is neither that head nor a merge of it: check out refs/pull/${number2}/head or refs/pull/${number2}/merge before the build, or name the commit that was measured in the input commit; if the pull request has moved on, run the workflow again; nothing is published`
  );
}
async function isOfPullRequest(api, repository, measured, head2) {
  if (measured.parents !== void 0 || measured.commit === head2) return isOfHead(measured, head2);
  const { parents } = await request(
    "read commit",
    commitParents,
    () => api.rest.repos.getCommit({ ...repository, ref: measured.commit })
  );
  return isOfHead({ ...measured, parents: parents.map(({ sha }) => sha) }, head2);
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
async function findByBranch(api, repository, { commit: commit2, branch, owner, repositoryId, pullRequests: named }) {
  if (owner === void 0 || branch === "")
    return { skipReason: "the repository of the pull request has been deleted" };
  const found = await requestAll(
    "find pull requests",
    pullRequests,
    () => api.paginate(api.rest.pulls.list, {
      ...repository,
      state: "open",
      head: `${owner}:${branch}`,
      per_page: 100
    })
  );
  const own = found.filter(
    ({ number: number2, head: head2 }) => head2.repo?.id === repositoryId && (named.length === 0 || named.includes(number2))
  );
  const current = own.filter(({ head: head2 }) => head2.sha === commit2);
  if (current.length > 0)
    return {
      subject: {
        commit: commit2,
        pullRequests: current.map(({ number: number2 }) => number2),
        bases: Object.fromEntries(current.map(({ number: number2, base: base2 }) => [number2, base2.ref]))
      }
    };
  const [moved] = own;
  return {
    skipReason: moved === void 0 ? "the pull request has been closed" : `pull request ${moved.number} has a newer commit, ${moved.head.sha.slice(0, 12)}, with a run of its own`
  };
}
function choosePullRequests({ pullRequests: pullRequests2, bases }, claimedBase2) {
  if (bases === void 0 || pullRequests2.length === 0) return { pullRequests: pullRequests2 };
  const chosen = pullRequests2.filter((number2) => claimedBase2 === void 0 || bases[number2] === claimedBase2);
  if (chosen.length === 1) return { pullRequests: chosen };
  const all = pullRequests2.map((number2) => `${number2} (into ${bases[number2]})`).join(" and ");
  const plural2 = pullRequests2.length === 1 ? "" : "s";
  const claim = claimedBase2 === void 0 ? "do not say which one they were measured for" : `were measured for ${formatValue(claimedBase2)}`;
  return {
    pullRequests: [],
    notice: `no comment is written: the commit is the head of pull request${plural2} ${all}, and the results ${claim}`
  };
}

// src/github/trigger.ts
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var number = int().min(1);
var pullRequestEvent = object({
  pull_request: object({
    number,
    head: object({ sha: commit }),
    base: object({ ref: string() }).nullish()
  })
});
var issueCommentEvent = object({ issue: object({ number, pull_request: object({}).nullish() }) });
var reviewEvent = object({ pull_request: object({ number }) });
var pushEvent = object({ after: commit, deleted: boolean().optional() });
var mergeGroupEvent = object({ merge_group: object({ head_sha: commit }) });
var workflowRunEvent = object({
  workflow_run: object({
    id: number,
    run_attempt: number,
    workflow_id: number,
    html_url: url({ protocol: /^https?$/ }),
    event: string(),
    conclusion: string().nullable(),
    head_sha: commit,
    head_branch: string().nullable(),
    pull_requests: array(object({ number })).nullish(),
    head_repository: object({ id: number, owner: object({ login: string() }) }).nullish()
  })
});
var readers = {
  pull_request: readPullRequest,
  pull_request_target: readPullRequest,
  pull_request_review: readReview,
  pull_request_review_comment: readReview,
  issue_comment: (payload) => {
    const { issue } = issueCommentEvent.parse(payload);
    if (!issue.pull_request)
      throw new InputError(
        `event issue_comment: issue ${issue.number} is not a pull request, so nothing can be judged: run the job only if github.event.issue.pull_request is set`
      );
    return { kind: "named pull request", number: issue.number };
  },
  push: (payload) => {
    const { after, deleted } = pushEvent.parse(payload);
    if (deleted === true)
      throw new InputError("event push: the branch was deleted, so no commit can be judged");
    return { kind: "commit", commit: after, lookUp: true };
  },
  merge_group: (payload) => ({
    kind: "commit",
    commit: mergeGroupEvent.parse(payload).merge_group.head_sha,
    lookUp: false
  }),
  workflow_run: (payload) => {
    const { workflow_run: run } = workflowRunEvent.parse(payload);
    if (run.event === "issue_comment")
      throw new InputError(
        "event workflow_run: the run that measured was started by issue_comment, and GitHub does not say which commit it measured: publish in that workflow, in a job after the one that measures"
      );
    return {
      kind: "workflow run",
      commit: run.head_sha,
      run: { id: run.id, attempt: run.run_attempt, url: run.html_url },
      event: run.event,
      conclusion: run.conclusion ?? void 0,
      workflowId: run.workflow_id,
      branch: run.head_branch ?? "",
      owner: run.head_repository?.owner.login,
      repositoryId: run.head_repository?.id,
      pullRequests: (run.pull_requests ?? []).map((pull) => pull.number)
    };
  }
};
var openEvents = /* @__PURE__ */ new Set(["workflow_dispatch", "repository_dispatch", "schedule"]);
function readTrigger({ event, payload, commit: checkedOut }, { pullRequest: pullRequest4, commit: commit2 }) {
  const named = readEvent2(event, payload);
  if (pullRequest4 !== void 0 && openEvents.has(event))
    return { kind: "named pull request", number: pullRequest4 };
  if (pullRequest4 !== void 0 && (named === void 0 || !("number" in named) || named.number !== pullRequest4))
    throw new InputError(
      `input pull-request: ${pullRequest4} is given, but event ${event} already determines what is judged; give it only for ${[...openEvents].join(", ")}`
    );
  if (commit2 !== void 0 && named !== void 0 && !("number" in named) && named.commit !== commit2)
    throw new InputError(
      `input commit: ${commit2} is given, but event ${event} is about commit ${named.commit}: omit the input`
    );
  return named ?? { kind: "commit", commit: commit2 ?? checkedOut, lookUp: false };
}
function readEvent2(event, payload) {
  const read = Object.hasOwn(readers, event) ? readers[event] : void 0;
  try {
    return read?.(payload);
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause;
    const [issue] = cause.issues;
    const where = formatPath(issue?.path ?? []);
    throw new InputError(`event ${event}: the payload's ${where}: ${issue?.message}`, { cause });
  }
}
function readPullRequest(payload) {
  const { pull_request: pull } = pullRequestEvent.parse(payload);
  return { kind: "pull request", number: pull.number, commit: pull.head.sha, base: pull.base?.ref };
}
function readReview(payload) {
  return { kind: "named pull request", number: reviewEvent.parse(payload).pull_request.number };
}

// src/github/context.ts
async function createActionContext(getInput2, environment, features2, action2) {
  const inputs = readPublishInputs(getInput2, action2, features2);
  const workflow = readWorkflow(environment);
  refuseForeignCode(inputs, workflow);
  const trigger = readTrigger(workflow, inputs);
  const skipReason = trigger.kind === "workflow run" ? whyNothingMeasured(trigger) : void 0;
  if (skipReason !== void 0) return { skipReason };
  const run = measuringRun(workflow, trigger);
  const identity = { run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const found = await findMeasuredCommit(inputs, workflow, environment, trigger);
  const measured = found?.commit;
  const head2 = trigger.kind === "named pull request" ? void 0 : trigger.commit;
  const context = {
    features: features2,
    inputs,
    settings: readSettings(getInput2, workflow, features2),
    environment,
    workflow,
    trigger,
    run,
    identity,
    commit: head2 ?? measured ?? workflow.commit,
    ...omitUndefined({ measured }),
    origin: originOf(workflow.run, trigger, { head: head2, checkedOut: measured })
  };
  const { judges, token, comment, status } = inputs;
  if (judges === "later" || comment === "off" && status === "off") return context;
  if (token === void 0) {
    annotate.notice("the input github-token is empty: the report is only in the job summary");
    return context;
  }
  const { apiUrl, repository, file } = workflow;
  const api = openApi(token, apiUrl);
  const newer = await newerThanCancelled(api, repository, trigger);
  if (newer !== void 0)
    return { skipReason: `the run that measures was cancelled, and the newer run ${newer} will report` };
  const lookup = await findSubject(api, repository, trigger, found).catch((cause) => {
    if (!(cause instanceof PublishError) || trigger.kind !== "commit") throw cause;
    annotate.warning(cause.message);
    return { subject: { commit: trigger.commit, pullRequests: [] } };
  });
  if ("skipReason" in lookup) return lookup;
  const { subject } = lookup;
  const { commit: commit2 } = subject;
  const target = { api, repository, subject, run, identity, settings: inputs, ...omitUndefined({ file }) };
  return {
    ...context,
    commit: commit2,
    origin: originOf(workflow.run, trigger, { head: commit2, checkedOut: measured }),
    target
  };
}
async function newerThanCancelled(api, repository, trigger) {
  if (trigger.kind !== "workflow run" || trigger.conclusion !== "cancelled") return void 0;
  try {
    return await findNewerRun(api, repository, trigger);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    return void 0;
  }
}
function measuringRun({ run }, trigger) {
  return trigger.kind === "workflow run" ? { ...trigger.run, url: run.url } : run;
}
function readSettings(getInput2, { workspace }, features2) {
  try {
    return readSources(readSettingInputs(getInput2, features2), features2, workspace);
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

// src/report/status-title.ts
var maxTitleLength = 60;
function statusTitle(result) {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inTerminal(result.message)}`;
  const title = verdictTitle(result.verdict);
  const skipped = result.recording.skipped?.length ?? 0;
  return skipped === 0 ? title : `${title}, ${count(skipped)} skipped`;
}
function verdictTitle(verdict) {
  const { measurement, outcome, controls } = verdict;
  if (measurement.state !== "complete") {
    const word2 = measurement.state === "incomplete" ? "Incomplete" : failureHeadlines.measurement;
    const [problem] = measurement.state === "broken" ? measurement.problems ?? [] : [];
    if (problem !== void 0) return `${word2}: ${inTerminal(problem.name)} does not count`;
    return `${word2}: ${withoutResult2(verdict)}`;
  }
  if (controls.some(({ problem }) => problem !== void 0)) return "Inconclusive: the runner is too noisy";
  const accepted = verdict.acceptances?.accepted.length ?? 0;
  if (outcome === "fail") return failures(verdict, accepted);
  if (outcome === "inconclusive") return `Inconclusive: ${undecided(verdict)}`;
  return accepted > 0 ? `Passed with ${acceptedCount(accepted)}: ${worst(verdict)}` : worst(verdict);
}
function acceptedCount(accepted) {
  return `${count(accepted)} accepted`;
}
function withoutResult2(verdict) {
  const tests = testVerdicts(verdict);
  const without = withoutResult(tests).length;
  const failed = failedExaminations(verdict);
  if (without === 0 && failed.length > 0) return failed.join(", ");
  return `${count(without)} of ${plural(tests.length, "test")} without a result`;
}
function worst(verdict) {
  const tests = testVerdicts(verdict);
  const { isBaseOnly, shown } = shownJudgements(tests);
  const judgement = findWorst(shown)?.judgement;
  const against = isBaseOnly ? " against the base" : "";
  const figure = judgement === void 0 ? "" : `${multiplier(judgement.multiplier, judgement.ceiling)}x worst of ${judgement.ceiling}x${against}, `;
  const examinations = decisiveExaminations(verdict);
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found }) => words.title(found)).join(", ");
  return `${figure}${plural(tests.length, "test")}`;
}
function groupsOf(verdict, outcome) {
  const tests = testVerdicts(verdict);
  const group = (all, one) => {
    const found = withOutcome(all, outcome);
    return found.length === 0 ? [] : [{ found, text: `${count(found.length)} of ${plural(all.length, one)}` }];
  };
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== void 0);
  return {
    ceilings: [...group(tests, "test"), ...group(verdict.sections, "average")],
    base: group(bases, "test")
  };
}
function failures(verdict, accepted) {
  const { ceilings, base: base2 } = groupsOf(verdict, "fail");
  const failed = [
    ...ceilings.length === 0 ? [] : [`${textOf(ceilings)} over ${ceilingOf(ceilings)}`],
    ...base2.length === 0 ? [] : [`${textOf(base2)} slower than the base`]
  ];
  const last = accepted > 0 ? [acceptedCount(accepted)] : [];
  failed.push(...failingFindings(verdict).map(({ judge, failed: found }) => judge.words.title(found.length)));
  if (ceilings.length === 0 && base2.length === 0) return [...failed, ...last].join(", ");
  const complete3 = [...failed, `worst ${worstOf(ceilings.length > 0 ? ceilings : base2)}`, ...last].join(", ");
  return complete3.length <= maxTitleLength ? complete3 : [...failed, ...last].join(", ");
}
function undecided(verdict) {
  const { ceilings, base: base2 } = groupsOf(verdict, "inconclusive");
  const found = undecidedFindings(verdict).map((one) => one.words.title(one.undecided.length));
  const timed = textOf([...ceilings, ...base2]);
  return `${[...timed === "" ? [] : [timed], ...found].join(", ")} undecided`;
}
function textOf(groups) {
  return groups.map(({ text }) => text).join(", ");
}
function ceilingOf(groups) {
  const all = new Set(groups.flatMap(({ found }) => found.map(({ judgement }) => judgement.ceiling)));
  const [only] = all;
  return all.size === 1 ? `${only}x` : "ceilings";
}
function worstOf([group]) {
  const judgement = findWorst(group?.found ?? [])?.judgement;
  return judgement === void 0 ? "" : `${multiplier(judgement.multiplier, judgement.ceiling)}x`;
}

// src/report/status.ts
var limits2 = { title: maxTitleLength, text: 65535, description: 140, annotationTitle: 255 };
var maxAnnotations = 200;
function renderStatus(result, source, file, reportUrl = source.run.url) {
  const { word: word2, rest } = statusHeadline(result);
  const title = truncate(statusTitle(result), limits2.title);
  const said = result.state === "broken" ? `${word2}: ${rest}` : title;
  const description2 = truncate(said.startsWith(word2) ? said : `${word2}: ${said}`, limits2.description);
  const summary = `${sentence(result)}

${conclusionText[source.conclusion]} The ${link("job summary", source.run.url)} has the full report.`;
  if (result.state === "broken")
    return { title, description: description2, summary, text: brokenReport(result, source), annotations: [] };
  const { recording, verdict, features: features2 } = result;
  const { text } = fitReport(
    (detail, leftOut) => renderMarkdown(recording, verdict, { detail, leftOut, ...omitUndefined({ features: features2 }) }),
    (all) => new TextEncoder().encode(all).length <= limits2.text,
    `The ${link("job summary", source.run.url)} is complete.`
  );
  return {
    title,
    description: description2,
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
function annotate2({ recording, verdict }, path6, reportUrl) {
  const all = problems(verdict, engineNames(recording, inTerminal), inTerminal);
  const shown = all.slice(0, maxAnnotations).map(({ kind, name, reason }) => {
    const level = kind === "fail" || kind === "no result" ? "failure" : "warning";
    return note(path6, level, name, `${reason}
Report: ${reportUrl}`);
  });
  const more = all.length - shown.length;
  return more === 0 ? shown : [
    ...shown,
    note(
      path6,
      "warning",
      "and more",
      `${plural(more, "more row")}, bold in the report's tables
Report: ${reportUrl}`
    )
  ];
}
function note(path6, level, title, message) {
  return {
    path: path6,
    start_line: 1,
    end_line: 1,
    annotation_level: level,
    title: truncate(title, limits2.annotationTitle),
    message
  };
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
async function completeCheckRun(api, target, id, conclusion, { annotations, ...text }) {
  for (let from = 0; from === 0 || from < annotations.length; from += maxAnnotationsPerRequest) {
    const part = annotations.slice(from, from + maxAnnotationsPerRequest);
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
async function complete(api, { repository }, id, conclusion, { title, summary, text }, annotations) {
  await request(
    "write check run",
    checkRun,
    () => api.rest.checks.update({
      ...repository,
      check_run_id: id,
      status: "completed",
      conclusion,
      output: { title, summary, text, annotations: [...annotations] },
      ...annotations.length === 0 ? {} : notRepeatable
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
var maxRestorations = 5;
async function listCommitStatuses(api, { repository, commit: commit2, name }) {
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
  return all.flatMap(({ id, status, state = status ?? "error", context, description: description2, target_url: link2, creator }) => {
    const isByToken = creator === null ? login === giteaJobs : creator.login === login;
    const isOwn = isByToken && context.toLowerCase() === name.toLowerCase();
    const identity = isOwn ? parseLink(link2 ?? "") : void 0;
    return identity === void 0 ? [] : [{ id, state, description: description2 ?? "", identity, link: link2 ?? "" }];
  }).sort((one, other) => other.id - one.id);
}
async function setCommitStatus(api, target, state, description2) {
  await write(api, target, { state, description: description2, link: formatLink(target) });
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
async function write(api, { repository, commit: commit2, name }, { state, description: description2, link: link2 }) {
  const { id } = await retryIdempotently(
    () => request(
      "write commit status",
      written,
      () => api.rest.repos.createCommitStatus({
        ...repository,
        sha: commit2,
        context: name,
        state,
        description: description2,
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
  return identity?.run.id === Number(id) ? identity : void 0;
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
  }
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
  const status = statusTarget(target);
  return status !== void 0 && (await beginStatus(target.api, status)).isShared;
}
async function publishReport(target, result, source, plannedVariants) {
  const commentUrls = [];
  const notices = [];
  const errors = [];
  const attempt = async (act) => {
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      errors.push(cause);
    }
  };
  const { api, file, settings } = target;
  const status = statusTarget(target);
  let isShared = status !== void 0 && await isStatusShared(api, status);
  const { pullRequests: pullRequests2, notice } = choosePullRequests(target.subject, claimedBase(result));
  if (settings.comment !== "off" && notice !== void 0) notices.push(notice);
  for (const pullRequest4 of isShared ? [] : pullRequests2)
    await attempt(async () => {
      const moved = await movedHead(target, pullRequest4);
      if (moved !== void 0) {
        notices.push(
          `the comment on pull request ${pullRequest4} is unchanged: its head is now ${moved}, and this report is about ` + target.subject.commit
        );
        return;
      }
      const update = await publishComments(target, pullRequest4, result, source, plannedVariants);
      if (update?.state === "written") commentUrls.push(...update.urls);
      if (update?.state === "newer")
        notices.push(
          `the comment on pull request ${pullRequest4} is unchanged: it has the report of run ${update.run.id}, which started later than this one`
        );
      if (update?.state === "shared") isShared = true;
    });
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
  await attempt(async () => {
    if (status === void 0) return;
    let standing = await finish(status, isShared);
    if (standing.isShared && !isShared) {
      isShared = true;
      if (source.conclusion !== "failure") standing = await finish(status, isShared);
    }
    if (standing.newer !== void 0)
      notices.push(
        `the status ${formatValue(source.name)} is unchanged: it has the report of run ${standing.newer.run.id}, which started later than this one`
      );
  });
  return { commentUrls, notices, errors, isShared };
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
async function movedHead({ api, repository, subject, settings }, pullRequest4) {
  if (settings.comment === "off") return void 0;
  const head2 = await readHead(api, repository, pullRequest4);
  return head2 === subject.commit ? void 0 : head2;
}
async function publishComments({ api, repository, settings: { comment: mode } }, pullRequest4, result, source, plannedVariants) {
  if (mode === "off") return void 0;
  const { name, identity } = source;
  const parts = commentParts(mode, plannedVariants).map((part) => ({
    part,
    body: renderComment(result, part, source).text
  }));
  const onlyUpdate = !deservesComment(mode, result);
  return await updateComments(api, repository, pullRequest4, { name, identity, onlyUpdate, parts });
}
function statusTarget({
  repository,
  subject,
  run,
  identity,
  settings
}) {
  const { status: kind, statusName: name } = settings;
  return kind === "off" ? void 0 : { kind, repository, name, commit: subject.commit, run, identity };
}
function mustFail(judges, errors) {
  if (judges === "earlier") return errors.length > 0;
  return errors.some(({ operation, refused }) => !refused && statusOperations.has(operation));
}
var statusOperations = /* @__PURE__ */ new Set(["write check run", "write commit status"]);

// src/github/step-state.ts
var keys = {
  isPost: "is-post",
  subject: "subject",
  step: "step",
  isPublishing: "is-publishing",
  problem: "problem"
};
function markPostStep() {
  const isPost = getState(keys.isPost) !== "";
  saveState(keys.isPost, "yes");
  return isPost;
}
function savePendingStep(subject, step) {
  saveState(keys.step, step);
  saveState(keys.subject, subject);
}
function savePublishing() {
  saveState(keys.isPublishing, "yes");
}
function saveProblem(problem) {
  saveState(keys.problem, problem);
}
function clearPendingStep() {
  saveState(keys.subject, "");
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
async function finishAbandonedStep(getInput2, environment, action2, features2) {
  const pending = readPendingStep();
  if (pending === void 0) return;
  const inputs = readPublishInputs(getInput2, action2, features2);
  if (inputs.token === void 0) return;
  const workflow = readWorkflow(environment);
  const trigger = readTrigger(workflow, inputs);
  const run = measuringRun(workflow, trigger);
  const { subject, step, isPublishing, problem } = pending;
  const identity = { run, reporter: workflow.run, step };
  const target = {
    api: openApi(inputs.token, workflow.apiUrl),
    repository: workflow.repository,
    subject: isPublishing ? { ...subject, pullRequests: [] } : subject,
    run,
    identity,
    settings: inputs
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
  const { errors } = await publishReport(target, result, source, []);
  for (const { message } of errors) annotate.warning(message);
}

// src/github/publish-step.ts
import path3 from "node:path";

// src/report/summary.ts
var maxSummaryBytes = 1024 * 1024;
function renderSummary(result, source, limit = maxSummaryBytes) {
  const title = `## ${reportTitle(result, source)}`;
  const frame = (report) => `${joinBlocks([title, report.trim(), footer(machineOf(result), source)])}
`;
  if (result.state === "broken") return { text: frame(brokenReport(result, source)), detail: "full" };
  const { recording, verdict, unit, features: features2 } = result;
  const layout = {
    hasCharts: true,
    ...omitUndefined({ unit, features: features2, commitUrl: source.commitUrl })
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
        refusal: { result: sharedName(inputs.statusName), plannedVariants: [], warnings: [] }
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
  const { out, plannedVariants, warnings } = made;
  const result = withShortPaths(made.result, context.workflow.workspace);
  const source = sourceOf(context, result);
  if (result.state === "judged") logReport(result);
  for (const warning of warnings) annotate.warning(warning);
  await writeSummary(renderSummary(result, source).text);
  writeOutputs(result, out, made.outputs ?? {}, addedOutputs(context.features));
  savePublishing();
  const publication = target === void 0 ? nothingPublished : await publishReport(target, result, source, plannedVariants);
  const { errors } = publication;
  logPublication(publication);
  const isIncomplete = mustFail(inputs.judges, errors);
  if (isIncomplete) saveProblem(errors.map(({ message }) => message).join("; "));
  else clearPendingStep();
  const { word: word2, rest } = statusHeadline(result);
  const headline2 = visible(`${word2}: ${rest}`);
  const hasNotPublished = result.state === "broken" && result.failed === "publishing";
  if (source.conclusion !== "failure") info(headline2);
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
var nothingPublished = { commentUrls: [], notices: [], errors: [], isShared: false };
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
    ...omitUndefined({
      runner: inputs.judges === "earlier" ? void 0 : workflow.runner,
      measuredBy: trigger.kind === "workflow run" ? trigger.run : void 0
    })
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
  for (const url2 of commentUrls) info(`The report is at ${url2}`);
  for (const notice of notices) annotate.notice(notice);
  for (const { message } of errors) annotate.warning(message);
}
function withShortPaths(result, workspace) {
  if (result.state === "broken") return result;
  const shorten = (file) => {
    const absolute = path3.resolve(workspace, file);
    return isInside(absolute, workspace) ? path3.relative(workspace, absolute) : path3.basename(file);
  };
  const { recording } = result;
  const engines = perEngine(
    recording.engines,
    (facts) => facts.path === void 0 ? facts : { ...facts, path: shorten(facts.path) }
  );
  return { ...result, recording: { ...recording, engines } };
}

// src/github/steps.ts
import path5 from "node:path";

// src/results/untrusted.ts
import { globSync, readFileSync } from "node:fs";
import path4 from "node:path";

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
function requireModestStructure(content, fileName2) {
  const keysAt = new Uint32Array(limits3.depth + 1);
  const itemsAt = new Uint32Array(limits3.depth + 1);
  const names = /* @__PURE__ */ new Set();
  let string2;
  let depth = 0;
  let keys2 = 0;
  let parts = 0;
  for (let at = 0; at < content.length; at++) {
    const code = content[at];
    if (code === codes.quote) {
      string2 = at;
      at = endOfString(content, at);
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
      if (string2 !== void 0) names.add(hashOfString(content, string2));
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
function hashOfString(content, start) {
  let hash = 2166136261;
  for (let at = start + 1; at < content.length && content[at] !== codes.quote; at++)
    hash = Math.imul(hash ^ (content[at] ?? 0), 16777619);
  return hash;
}
function endOfString(content, start) {
  let at = start + 1;
  while (at < content.length && content[at] !== codes.quote) at += content[at] === codes.backslash ? 2 : 1;
  return at;
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
  for (const { recording: part, tests } of parts) requireControlsOf(part, { ...plan, tests }, input);
}
function requireControlsOf({ run, tests, controls = [] }, { tests: planned, rounds }, input) {
  if (run?.stopped !== void 0) return;
  const chosen = chooseControls(planned);
  const plan = planControls(chosen, rounds);
  const expected = plan.rounds * plan.visits;
  const pairs = new Map(controls.map((control) => [testPath(control), control.pairs.length]));
  const failed = new Set(
    tests.filter(({ failures: failures2 }) => failures2.some(({ role }) => role === "baseline")).map(testPath)
  );
  for (const path6 of chosen.map(testPath)) {
    const found = pairs.get(path6) ?? 0;
    if (found < expected && !failed.has(path6))
      throw new InputError(
        `input ${input}: the control ${path6}, SQLite against SQLite, has ${found} of the ${expected} pairs that every complete run takes: measure again, with more max-minutes if the time was up`
      );
  }
}

// src/results/required-settings.ts
function requireSettings({ engines, tests }, {
  catalogue,
  tests: planned,
  pragmas,
  names,
  allowOwnDefaults
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
        const expected = expectedValue({ engines }, pragmas, role, storage, setting);
        if (expected === void 0 || inForce[setting] === expected.value) continue;
        if (allowOwnDefaults && !expected.isAsked && setting !== "synchronous") continue;
        const found = inForce[setting];
        throw new InputError(
          `input ${input}: ${where}: ${setting} is ${found === null ? "none" : formatValue(formatSetting(setting, found))}, and ${formatSetting(setting, expected.value)} is expected, ${expected.because}; ${remedy(expected, setting)}`
        );
      }
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
function expectedValue({ engines }, pragmas, role, storage, setting) {
  const asked = askedOf(pragmas, role, storage, setting);
  if (asked !== void 0) return { value: asked, because: "as asked for", isAsked: true };
  const other = { candidate: "baseline", base: "candidate", baseline: void 0 }[role];
  if (other !== void 0 && askedOf(pragmas, other, storage, setting) === void 0) {
    const value2 = engines[other].settings?.[storage]?.[setting];
    if (value2 !== void 0) return { value: value2, because: `as on the ${other}`, isAsked: false };
  }
  if (role === "baseline" && setting !== "synchronous") return void 0;
  return { value: sqliteDefaults(storage)[setting], because: "SQLite's own default", isAsked: false };
}
function sqliteDefaults(storage) {
  return {
    synchronous: "2",
    journal_mode: storage === "memory" ? "memory" : "delete",
    cache_size: "-2000"
  };
}
function askedOf(pragmas, role, storage, setting) {
  return askedValue(withPragmas(pragmas[role] ?? {})[storage], storage, setting);
}
function remedy({ isAsked }, setting) {
  const inBoth = `put ${setting} into pragmas of the configuration file of both workflows`;
  return isAsked || setting === "synchronous" ? inBoth : `for an engine's own default, set allow-own-defaults, or ${inBoth}`;
}

// src/results/untrusted.ts
function readUntrusted(patterns, folder, plan, check, expected, features2 = []) {
  const files = readShards(patterns, folder, plan, "results", features2);
  const foreign = foreignFiles(files, check);
  const [first, ...others] = files.filter((file2) => !foreign.has(file2));
  const [[file, reason] = []] = foreign;
  if (file !== void 0 && (expected === void 0 || first === void 0))
    throw new InputError(`input results: ${file.fileName} ${reason}`);
  if (first === void 0) throw new InputError("input results: no file is given");
  const { skipped: _, ...merged } = withProblems(
    mergeRecordings([first, ...others], expected, features2),
    foreign
  );
  const recording = rename(merged, plan.names);
  requireExpected(recording, plan, "results", features2);
  const { tests, skipped } = findRunnable(plan.tests, recording.engines.base !== void 0);
  const runnable = { ...plan, tests };
  requireSettings(recording, runnable, "results");
  requireControls(recording, runnable, "results");
  for (const { trust } of features2) trust?.(recording, plan);
  const known = { ...recording, ...skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) } };
  return complete2({ ...known, warnings: deriveWarnings(known, runnable, features2) }, runnable);
}
function readUntrustedSecond(patterns, folder, plan, check, features2 = []) {
  const input = "confirmed-by";
  if (patterns.every((pattern) => globSync(pattern, { cwd: folder }).length === 0)) return void 0;
  const attempts = readShards(patterns, folder, plan, input, features2);
  const [[file, reason] = []] = foreignFiles(attempts, check);
  if (file !== void 0) throw new InputError(`input ${input}: ${file.fileName} ${reason}`);
  const [newest, ...others] = attempts.toSorted((a, b) => attemptOf(b) - attemptOf(a));
  if (newest === void 0) return void 0;
  if (others.some((one2) => attemptOf(one2) === attemptOf(newest)))
    throw new InputError(
      `input ${input}: ${attempts.map(({ fileName: fileName2 }) => fileName2).join(" and ")} are of one attempt: one machine confirms`
    );
  const { skipped: _, ...one } = newest.recording;
  const recording = rename(one, plan.names);
  requireExpected(recording, plan, input);
  requireSettings(recording, plan, input);
  requireControls(recording, plan, input);
  return complete2({ ...recording, warnings: deriveWarnings(recording, plan, features2) }, plan);
}
function readShards(patterns, folder, plan, input, features2) {
  return findFiles(patterns, folder, input).map((file) => {
    const fileName2 = path4.relative(".", file);
    return { fileName: fileName2, recording: readShard(file, fileName2, plan, input, features2) };
  });
}
function foreignFiles(files, check) {
  const found = /* @__PURE__ */ new Map();
  for (const file of files) {
    const reason = check(file.recording);
    if (reason !== void 0) found.set(file, reason);
  }
  return found;
}
function withProblems(recording, foreign) {
  if (foreign.size === 0) return recording;
  const left = [...foreign].map(([{ fileName: name }, reason]) => ({ name, reason: `it ${reason}` }));
  return { ...recording, problems: [...recording.problems ?? [], ...left].slice(0, limits.perTest) };
}
function readShard(file, fileName2, { catalogue }, input, features2) {
  const content = readFileSync(file);
  requireModestStructure(content, fileName2);
  const text = content.toString("utf8");
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
function rename(recording, names) {
  return {
    ...recording,
    engines: perEngine(recording.engines, (facts, role) => ({ ...facts, name: names[role] }))
  };
}
function requireExpected({ suite, engines, problems: problems2 }, plan, input, features2 = []) {
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
  if (plan.requireBase && engines.base === void 0)
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
  const measured = new Set(recording.tests.map(testPath));
  const missing = tests.filter((test) => !measured.has(testPath(test)));
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

// src/github/accept-step.ts
async function acceptStep(target, verdict, now) {
  const own = acceptRegressions(verdict, now);
  if (target === void 0 || own.outcome !== "fail" || own.measurement.state !== "complete") return own;
  const { accepted, ignored } = await readAcceptances(target);
  return acceptRegressions(verdict, now, accepted, ignored);
}
async function readAcceptances({ api, repository, subject }) {
  const [number2, ...others] = subject.pullRequests;
  if (number2 === void 0) return { accepted: [], ignored: [] };
  if (others.length > 0) {
    annotate.notice(
      `accepted regressions are not looked up: the commit is the head of pull requests ${subject.pullRequests.join(" and ")}`
    );
    return { accepted: [], ignored: [] };
  }
  try {
    return await findAcceptances(api, repository, number2);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    return { accepted: [], ignored: [] };
  }
}

// src/github/steps.ts
async function measureStep({
  settings: given,
  environment,
  origin,
  target,
  workflow,
  features: features2
}) {
  let plannedVariants = [];
  try {
    const sources = withFilesToRecheck(orThrow(given), workflow.workspace);
    const settings = resolveRunSettings(sources, features2, readMachinePart(sources, features2));
    const catalogue = catalogueOf(features2, sources.contents, dialectOf(settings.candidate));
    plannedVariants = variantsIn(planTests(settings, catalogue));
    const { signal } = abortOnSignals();
    const measured = await measureApart(sources, settings.out, environment, signal, features2);
    const recording = { ...measured, origin };
    const verdict = await acceptStep(
      target,
      judgeRecording(recording, settings.criteria, features2),
      /* @__PURE__ */ new Date()
    );
    const { out, unit } = settings;
    return {
      ...writeFiles(out, { state: "judged", recording, verdict, unit, features: features2 }),
      plannedVariants
    };
  } catch (cause) {
    return { result: brokenBy(cause), plannedVariants, warnings: [] };
  }
}
function whyNothingToConfirm({
  settings: sources,
  workflow,
  features: features2
}) {
  if (sources instanceof InputError || sources.values.confirm === void 0) return void 0;
  try {
    const { confirms } = readMachinePart(withFilesToRecheck(sources, workflow.workspace), features2);
    return confirms?.claims.length === 0 ? "no row of the results fails or is undecided" : void 0;
  } catch (cause) {
    if (cause instanceof InputError) return void 0;
    throw cause;
  }
}
function withFilesToRecheck(sources, workspace) {
  const { confirm } = sources.values;
  if (confirm === void 0) return sources;
  return { ...sources, values: { ...sources.values, confirm: findFiles(confirm, workspace, "confirm") } };
}
async function judgeStep(judged) {
  const { inputs, settings: given, workflow, trigger, run, commit: commit2, measured, target, features: features2 } = judged;
  const conclusion = trigger.kind === "workflow run" ? trigger.conclusion : "success";
  let plannedVariants = [];
  try {
    const sources = orThrow(given);
    const { criteria, selection, out, unit, ...settings } = resolveUntrustedSettings(sources, features2);
    const tests = planTests(selection, settings.catalogue);
    plannedVariants = variantsIn(tests);
    const { requireBase = false, rule } = criteria;
    const rounds = typeof rule.rounds === "number" ? rule.rounds : rule.rounds.min;
    const plan = { ...settings, selection, tests, requireBase, rounds };
    const expected = { run, commit: commit2, ...omitUndefined({ checkedOut: measured }) };
    const check = (one) => whyForeign(one, expected);
    const { plan: planText, "confirmed-by": confirmedBy } = sources.values;
    const shards = planText === void 0 ? void 0 : readPlan(planText);
    const first = readUntrusted(inputs.results, workflow.workspace, plan, check, shards, features2);
    const read = (tests2) => confirmedBy && readUntrustedSecond(confirmedBy, workflow.workspace, { ...plan, tests: tests2 }, check, features2);
    const recording = confirmedBy === void 0 ? first : withSecondMachine(first, criteria, features2, tests, read);
    const verdict = await acceptStep(target, judgeRecording(recording, criteria, features2), /* @__PURE__ */ new Date());
    if (conclusion !== "success" && conclude(verdict, inputs.policies) !== "failure")
      throw new MeasurementError(
        `the run that measured ${describeEnd(conclusion)}, so its results do not count although they would not fail: fix what its log shows, and re-run all its jobs`
      );
    return {
      ...writeFiles(out, { state: "judged", recording, verdict, unit, features: features2 }),
      plannedVariants
    };
  } catch (cause) {
    const ended = trigger.kind === "workflow run" && !(cause instanceof MeasurementError) ? `; the run that measured ${describeEnd(conclusion)}` : "";
    const result = { ...brokenBy(cause, ended), untrusted: true };
    return { result, plannedVariants, warnings: [] };
  }
}
function withSecondMachine(first, criteria, features2, planned, read) {
  const { measurement, ...verdict } = judgeRecording(first, criteria, features2);
  const claims = openClaims(verdict);
  if (claims.length === 0) return first;
  const second = read(testsOfClaims(claims, planned));
  if (second === void 0) {
    if (measurement.state !== "complete") return first;
    return { ...first, problems: [...first.problems ?? [], unconfirmed(claims)] };
  }
  const problem = whyNotAnotherMachine(first, second);
  if (problem === void 0) return addSecondMachine(first, second, "input confirmed-by");
  const warning = `What fails was measured again, which confirms nothing: ${problem}.`;
  return { ...first, warnings: [...first.warnings, warning] };
}
function orThrow(settings) {
  if (settings instanceof InputError) throw settings;
  return settings;
}
function writeFiles(out, result) {
  const { recording, verdict, unit, features: features2 } = result;
  try {
    const layout = { detail: "full", ...omitUndefined({ unit, features: features2 }) };
    const markdown = renderMarkdown(recording, verdict, layout);
    writeReport(out, recording, verdict, { "report.md": markdown });
    return { result, out, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { result, warnings: [cause.message] };
  }
}
async function writeAddedReports({ settings, features: features2 }, made) {
  const { result, out } = made;
  if (out === void 0 || result.state !== "judged" || settings instanceof InputError) return made;
  const { recording, verdict, features: shown = [] } = result;
  const outputs = { ...made.outputs };
  const warnings = [...made.warnings];
  for (const { name, output, render } of addedReports(settings.values, features2)) {
    const file = path5.join(out, name);
    try {
      writeWhole(file, await render(recording, verdict, shown));
      outputs[output] = file;
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      warnings.push(cause.message);
    }
  }
  return { ...made, outputs, warnings };
}
function brokenBy(cause, ended = "") {
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
  const { message = String(cause), stack } = cause;
  if (!isExpected) info(visible(stack ?? String(cause)));
  const said = isExpected ? message : `sqlite-bench-gate itself failed: ${message}`;
  return { state: "broken", failed: "measurement", message: `${said}${ended}` };
}

// src/action.ts
var steps = {
  "action command": commandStep,
  "action baseline": baselineStep,
  ...Object.fromEntries(
    features.flatMap(({ actions = {} }) => Object.entries(actions).map(([name, { step }]) => [name, step]))
  )
};
async function main(action2) {
  refuseForeignInputs(action2, process.env, features);
  const step = steps[action2];
  if (step !== void 0) return await step(getInput, process.env, features);
  const isPublishing = action2 === "action publish";
  const context = await createActionContext(getInput, process.env, features, action2);
  if ("skipReason" in context) {
    annotate.notice(`nothing is published: ${context.skipReason}`);
    if (isPublishing) await answerCommand(getInput, process.env, features, false, context.skipReason);
    return;
  }
  const idle = whyNothingToConfirm(context);
  if (idle !== void 0) return annotate.notice(`nothing is measured: ${idle}`);
  const { context: announced, refusal } = await announceStep(context);
  const act = isPublishing ? judgeStep : measureStep;
  const result = refusal ?? await completed(announced, await act(announced));
  await publishStep(announced, result);
  if (!isPublishing) return;
  const isMeasured = result.result.state === "judged" && result.result.verdict.measurement.state === "complete";
  await answerCommand(getInput, process.env, features, isMeasured && process.exitCode !== 1);
}
async function completed(context, judged) {
  let made = judged;
  for (const { beforePublishing } of features) made = await beforePublishing?.(context, made) ?? made;
  return await writeAddedReports(context, made);
}
var [, , action = "action"] = process.argv;
hideEnvironment();
try {
  await (markPostStep() ? finishAbandonedStep(getInput, process.env, action, features) : main(action));
} catch (cause) {
  const isExpected = cause instanceof InputError || cause instanceof PublishError;
  const { message, stack } = cause;
  if (!isExpected) info(visible(stack ?? String(cause)));
  saveProblem(message);
  setFailed(visible(message));
}
