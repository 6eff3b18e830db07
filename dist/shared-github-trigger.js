import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  hasMarker,
  isGone,
  request,
  requestAll
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import {
  payloadProblem
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  InputError,
  ZodError,
  array,
  boolean,
  int,
  object,
  parseAcceptanceLines,
  repositoryUrl,
  string,
  unknown,
  url
} from "./shared-jstat-dist-jstat.js";

// src/github/origin.ts
function originOf({ run: { id, attempt }, repositoryUrl: url2 }, trigger, { head, checkedOut }) {
  const base = trigger.kind === "pull request" ? trigger.base : void 0;
  const pullRequest2 = "number" in trigger ? trigger.number : void 0;
  const repository = repositoryUrl.test(url2) ? url2 : void 0;
  return { run: id, attempt, head, checkedOut, base, pullRequest: pullRequest2, repository };
}
function whyForeign({ origin }, expected) {
  if (origin === void 0)
    return "does not say which workflow run measured it: publish the results.json that this version of the action wrote, not one of the command line or of an older version";
  const { run, attempt, head, checkedOut, repository } = origin;
  if (run !== expected.run.id || attempt > expected.run.attempt)
    return `is from run ${run}, attempt ${attempt}, and results of run ${expected.run.id}, attempt ${expected.run.attempt} or an earlier one are expected: download the artifact of that run into an empty folder`;
  if (repository !== void 0 && repository !== expected.repository)
    return `was measured in the repository ${repository}, and results of ${expected.repository} are expected: publish what a run of this repository measured`;
  const isOfCommit = head === void 0 ? [expected.commit, expected.checkedOut].includes(checkedOut ?? "") : head === expected.commit;
  if (!isOfCommit)
    return `was measured on commit ${head ?? checkedOut ?? "unknown"}, and results of commit ${expected.commit} are expected: measure that commit in the run whose results are published`;
  return void 0;
}

// src/github/issue-comments.ts
var comment = object({
  body: string().nullish(),
  html_url: url({ protocol: /^https?$/ }),
  /** Gitea has no types: each account there counts as a person. */
  user: object({ login: string(), type: string().default("User") }).nullable(),
  /** Set if somebody has hidden it. */
  minimized: unknown().optional()
});
async function listIssueComments({ api, repository }, number2, operation = "read comments") {
  return await requestAll(
    operation,
    array(comment),
    () => api.paginate(api.rest.issues.listComments, { ...repository, issue_number: number2, per_page: 100 })
  );
}

// src/github/acceptances.ts
var maxAuthors = 30;
var maxIgnored = 100;
var person = "User";
var pullRequest = object({ body: string().nullish(), html_url: url({ protocol: /^https?$/ }) });
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
  const comments = await listIssueComments({ api, repository }, number2, "read acceptances");
  for (const { body, html_url: url2, user: author, minimized } of comments) {
    if (hasMarker(body ?? "")) continue;
    await add(parseAcceptanceLines(body ?? ""), author?.login ?? "a deleted user", url2, async () => {
      if (minimized !== void 0 && minimized !== null) return "its comment is hidden";
      return await problemOfWriters([author ?? void 0], canWrite);
    });
  }
  return { accepted, ignored: ignored.slice(0, maxIgnored) };
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
      problem: isKnown ? void 0 : "GitHub does not list everybody who has edited the description"
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
  if (username.toLowerCase() === repository.owner.toLowerCase()) return true;
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
var pushEvent = object({ after: commit, deleted: boolean().optional(), ref: string().optional() });
var mergeGroupEvent = object({
  merge_group: object({
    head_sha: commit,
    head_ref: string().optional(),
    base_ref: string().optional()
  })
});
var workflowRunEvent = object({
  workflow_run: object({
    id: number,
    run_attempt: number,
    workflow_id: number,
    path: string(),
    triggering_actor: object({ login: string() }).nullish(),
    html_url: url({ protocol: /^https?$/ }),
    event: string(),
    conclusion: string().nullable(),
    head_sha: commit,
    head_branch: string().nullable(),
    pull_requests: array(object({ number })).nullish(),
    head_repository: object({ id: number, owner: object({ login: string() }) }).nullish(),
    repository: object({ id: number })
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
    const { after, deleted, ref } = pushEvent.parse(payload);
    if (deleted === true)
      throw new InputError("event push: the branch was deleted, so no commit can be judged");
    return { kind: "commit", commit: after, lookUp: true, ...branchIn(ref) };
  },
  merge_group: (payload) => {
    const { head_sha: commit2, head_ref: head, base_ref: ref } = mergeGroupEvent.parse(payload).merge_group;
    const { queued } = queueOf(branchIn(head).base ?? "") ?? {};
    return { kind: "commit", commit: commit2, lookUp: false, ...branchIn(ref), ...queued && { queued } };
  },
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
      path: workflowFile(run.path),
      startedBy: run.triggering_actor?.login,
      branch: run.head_branch ?? "",
      owner: run.head_repository?.owner.login,
      repositoryId: run.head_repository?.id,
      isFork: run.head_repository?.id !== run.repository.id,
      pullRequests: (run.pull_requests ?? []).map((pull) => pull.number)
    };
  }
};
function workflowFile(named) {
  return /^(.*\.ya?ml)(?:@.*)?$/s.exec(named)?.[1] ?? named;
}
var openEvents = /* @__PURE__ */ new Set(["workflow_dispatch", "repository_dispatch", "schedule"]);
function readTrigger({ event, payload, commit: checkedOut }, { pullRequest: pullRequest2, commit: commit2 }) {
  const named = readEvent(event, payload);
  if (pullRequest2 !== void 0 && openEvents.has(event))
    return { kind: "named pull request", number: pullRequest2 };
  if (pullRequest2 !== void 0 && (named === void 0 || !("number" in named) || named.number !== pullRequest2))
    throw new InputError(
      `input pull-request: ${pullRequest2} is given, but event ${event} already determines what is judged; give it only for ${[...openEvents].join(", ")}`
    );
  if (commit2 !== void 0 && named !== void 0 && !("number" in named) && named.commit !== commit2)
    throw new InputError(
      `input commit: ${commit2} is given, but event ${event} is about commit ${named.commit}: omit the input`
    );
  return named ?? { kind: "commit", commit: commit2 ?? checkedOut, lookUp: false };
}
function readEvent(event, payload) {
  const read = Object.hasOwn(readers, event) ? readers[event] : void 0;
  try {
    return read?.(payload);
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause;
    throw new InputError(payloadProblem(event, cause), { cause });
  }
}
function branchIn(ref) {
  const base = /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1];
  return base === void 0 ? {} : { base };
}
function queueOf(branch) {
  const [, base, number2] = /^gh-readonly-queue\/(.+)\/pr-(\d{1,9})-[0-9a-f]+$/.exec(branch) ?? [];
  return base === void 0 ? void 0 : { base, queued: Number(number2) };
}
function readPullRequest(payload) {
  const { pull_request: pull } = pullRequestEvent.parse(payload);
  return { kind: "pull request", number: pull.number, commit: pull.head.sha, base: pull.base?.ref };
}
function readReview(payload) {
  return { kind: "named pull request", number: reviewEvent.parse(payload).pull_request.number };
}

// src/github/workflow-state.ts
var workflow = object({ state: string() });
async function readWorkflowState(api, repository, file) {
  try {
    const { state } = await request(
      "find workflow runs",
      workflow,
      () => api.rest.actions.getWorkflow({ ...repository, workflow_id: file })
    );
    return state;
  } catch (cause) {
    if (isGone(cause)) return void 0;
    throw cause;
  }
}

export {
  originOf,
  whyForeign,
  listIssueComments,
  findAcceptances,
  createPermissionCheck,
  problemOfWriters,
  hasWriteAccess,
  commit,
  workflowFile,
  readTrigger,
  queueOf,
  readWorkflowState
};
