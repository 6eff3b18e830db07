import { createHash } from "node:crypto";
import type { Context } from "openapi-backend";
import type {
  CheckRun,
  Comment,
  CommitStatus,
  Issue,
  Job,
  Permission,
  Pull,
  Reaction,
  State,
  Token,
  WorkflowRun,
} from "./state.ts";

export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal, in GitHub's words. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: object = {}, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

interface Call {
  readonly state: State;
  readonly context: Context;
  readonly url: string;
  /** The description's own example of an answer. */
  readonly example: (operation: string, status: number) => unknown;
}

const longestBody = 65_536;
const longestOutput = 65_535;
const mostAnnotations = 50;

/** The operations that the server implements. */
export const operations: Readonly<Record<string, (call: Call) => Answer>> = {
  "users/get-authenticated": (call) => {
    const { login, kind } = requireToken(call);
    if (kind === "installation") throw notAccessible();
    return { status: 200, data: { ...object(call.example("users/get-authenticated", 200)), login } };
  },

  "pulls/get": (call) => {
    requirePermission(call, "pull_requests", "read");
    const pull = call.state.pulls.find(({ number }) => number === parameter(call, "pull_number"));
    if (pull === undefined) throw new Refusal(404, "Not Found");
    const { mergeable = true, asksUntilKnown = 0 } = pull;
    pull.asksUntilKnown = Math.max(0, asksUntilKnown - 1);
    const data = pullData(call, pull, call.example("pulls/get", 200));
    return { status: 200, data: { ...data, mergeable: asksUntilKnown > 0 ? null : mergeable } };
  },
  "pulls/list": (call) => {
    requirePermission(call, "pull_requests", "read");
    const { state = "open", head } = call.context.request.query as Record<string, string>;
    const found = call.state.pulls.filter(
      (pull) =>
        (state === "all" || pull.state === state) &&
        (!head || head === `${pull.head.owner}:${pull.head.ref}`),
    );
    return page(
      call,
      found.map((pull) => pullItem(call, pull)),
    );
  },
  "repos/list-pull-requests-associated-with-commit": (call) => {
    requirePermission(call, "pull_requests", "read");
    const sha = call.context.request.params.commit_sha;
    // A fork's commit is not the repository's own.
    return page(
      call,
      call.state.pulls
        .filter(({ head }) => head.sha === sha && head.repositoryId === 1)
        .map((pull) => pullItem(call, pull)),
    );
  },

  "repos/get-commit": (call) => {
    requirePermission(call, "contents", "read");
    const { ref } = call.context.request.params;
    const commit = call.state.commits.find(({ sha }) => sha === ref);
    if (commit === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
    const example = object(call.example("repos/get-commit", 200));
    const [parent] = example.parents as object[];
    const parents = commit.parents.map((sha) => ({ ...parent, sha }));
    const { message, author } = commit;
    const facts = object(example.commit);
    const known = {
      ...(message === undefined ? {} : { commit: { ...facts, message } }),
      ...(author === undefined ? {} : { author: author && { ...object(example.author), login: author } }),
    };
    // The example's files lack what the description requires.
    return { status: 200, data: { ...example, ...known, sha: commit.sha, parents, files: [] } };
  },
  "repos/compare-commits": (call) => {
    requirePermission(call, "contents", "read");
    // The router takes both for one parameter.
    const [, base, head] = /\/([^/]+)\.\.\.([^/]+)$/.exec(call.context.request.path) ?? [];
    const ancestry = (sha: string | undefined): Set<string | undefined> => {
      const commit = call.state.commits.find((one) => one.sha === sha);
      if (commit === undefined) throw new Refusal(404, "Not Found");
      return new Set([sha, ...commit.parents.flatMap((parent) => [...ancestry(parent)])]);
    };
    const [ofHead, ofBase] = [ancestry(head), ancestry(base)];
    const [isAhead, isBehind] = [ofHead.has(base), ofBase.has(head)];
    const status = isAhead ? (isBehind ? "identical" : "ahead") : isBehind ? "behind" : "diverged";
    const ahead = [...ofHead].filter((sha) => !ofBase.has(sha)).length;
    const counts = { total_commits: ahead, ahead_by: ahead };
    // The example's files lack what the description requires.
    return {
      status: 200,
      data: { ...object(call.example("repos/compare-commits", 200)), ...counts, status, files: [] },
    };
  },
  "pulls/list-files": (call) => {
    requirePermission(call, "pull_requests", "read");
    const pull = call.state.pulls.find(({ number }) => number === parameter(call, "pull_number"));
    if (pull === undefined) throw new Refusal(404, "Not Found");
    const [example] = call.example("pulls/list-files", 200) as object[];
    return page(
      call,
      (pull.files ?? []).map((file) => ({ ...example, ...file })),
    );
  },
  "repos/get-content": (call) => {
    requirePermission(call, "contents", "read");
    const path = decodeURIComponent(String(call.context.request.params.path));
    const { ref = "main" } = call.context.request.query as Record<string, string>;
    const text = call.state.lacking.has(`${ref}:${path}`) ? undefined : call.state.files.get(path);
    if (text === undefined) throw new Refusal(404, "Not Found");
    const example = object(call.example("repos/get-content", 200));
    const content = Buffer.from(text).toString("base64");
    return { status: 200, data: { ...example, path, content, sha: blobHash(text) } };
  },
  "git/get-tree": (call) => {
    requirePermission(call, "contents", "read");
    const example = object(call.example("git/get-tree", 200));
    const listed = (mode: string) => (one: readonly [string, string]) => {
      const [path, text] = one;
      return {
        path,
        mode,
        type: "blob",
        sha: blobHash(text),
        size: text.length,
        url: "https://api.github.com",
      };
    };
    const { tree_sha: commit } = call.context.request.params;
    const submodules = [...call.state.submodules].map((path) => ({
      ...listed("160000")([path, path]),
      type: "commit",
    }));
    const tree = [
      ...[...call.state.files].map(listed("100644")),
      ...submodules,
      ...[...call.state.links].map(listed("120000")),
    ].filter(({ path }) => !call.state.lacking.has(`${commit}:${path}`));
    return { status: 200, data: { ...example, tree, truncated: false } };
  },
  "git/get-blob": (call) => {
    requirePermission(call, "contents", "read");
    const sha = String(call.context.request.params.file_sha);
    const text = [...call.state.links.values()].find((one) => blobHash(one) === sha);
    if (text === undefined) throw new Refusal(404, "Not Found");
    const example = object(call.example("git/get-blob", 200));
    return { status: 200, data: { ...example, sha, content: Buffer.from(text).toString("base64") } };
  },
  "actions/get-workflow-run": (call) => {
    requirePermission(call, "actions", "read");
    const id = parameter(call, "run_id");
    const facts = call.state.runs.get(id) ?? {};
    const { startedAt = "2026-05-22T09:00:00Z", called = [], conclusion = null, attempt = 1 } = facts;
    const example = object(call.example("actions/get-workflow-run", 200));
    return {
      status: 200,
      data: {
        ...example,
        id,
        run_attempt: attempt,
        conclusion,
        run_started_at: startedAt,
        referenced_workflows: called,
      },
    };
  },
  "actions/list-jobs-for-workflow-run": (call) => {
    requirePermission(call, "actions", "read");
    const { filter = "latest" } = call.context.request.query as Record<string, string>;
    const all = call.state.runs.get(parameter(call, "run_id"))?.jobs ?? [];
    const latest = Math.max(...all.map(({ attempt = 1 }) => attempt));
    const found = all.filter(({ attempt = 1 }) => filter === "all" || attempt === latest);
    const { data, ...rest } = page(
      call,
      found.map((job) => jobData(call, job)),
    );
    return { ...rest, data: { total_count: found.length, jobs: data } };
  },
  "actions/list-workflow-run-artifacts": (call) => {
    requirePermission(call, "actions", "read");
    const [example] = object(call.example("actions/list-workflow-run-artifacts", 200)).artifacts as object[];
    const { artifacts = [] } = call.state.runs.get(parameter(call, "run_id")) ?? {};
    const { data, ...rest } = page(
      call,
      artifacts.map((one) => ({ ...example, ...one })),
    );
    return { ...rest, data: { total_count: artifacts.length, artifacts: data } };
  },
  "repos/get-release-by-tag": (call) => {
    requirePermission(call, "contents", "read");
    const tag = decodeURIComponent(String(call.context.request.params.tag));
    const release = call.state.releases.find((one) => one.tag === tag);
    if (release === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, data: releaseData(call, release) };
  },
  "repos/update-release": (call) => {
    requirePermission(call, "contents", "write");
    const release = call.state.releases.find(({ id }) => id === parameter(call, "release_id"));
    if (release === undefined) throw new Refusal(404, "Not Found");
    const { body = release.body } = object(call.context.request.requestBody) as { body?: string };
    release.body = body;
    return { status: 200, data: releaseData(call, release) };
  },
  "actions/get-workflow": (call) => {
    requirePermission(call, "actions", "read");
    const workflow = call.state.workflows.get(call.context.request.params.workflow_id as string);
    if (workflow === undefined) throw new Refusal(404, "Not Found");
    return { status: 200, data: { ...object(call.example("actions/get-workflow", 200)), ...workflow } };
  },
  "actions/list-workflow-runs": (call) => {
    requirePermission(call, "actions", "read");
    const named = call.state.workflows.get(call.context.request.params.workflow_id as string);
    const workflowId = named?.id ?? parameter(call, "workflow_id");
    const { branch, event } = call.context.request.query as Record<string, string>;
    const found = call.state.workflowRuns
      .filter(
        (run) =>
          run.workflowId === workflowId &&
          (branch === undefined || run.branch === branch) &&
          (event === undefined || run.event === event),
      )
      .toReversed();
    const { data, ...rest } = page(
      call,
      found.map((run) => workflowRunData(call, run)),
    );
    return { ...rest, data: { total_count: found.length, workflow_runs: data } };
  },
  // Every token may read metadata.
  "repos/get-collaborator-permission-level": (call) => {
    requireToken(call);
    const login = String(call.context.request.params.username);
    if (login.endsWith("[bot]")) throw new Refusal(404, `${login} is not a user`);
    const role = call.state.roles.get(login) ?? "read";
    const permission = legacyRoles[role];
    const example = object(call.example("repos/get-collaborator-permission-level", 200));
    const user = { ...object(example.user), login, role_name: role };
    return { status: 200, data: { ...example, permission, role_name: role, user } };
  },

  "issues/list-comments": (call) => {
    requirePermission(call, "issues", "read", "pull_requests");
    const number = requireConversation(call);
    return page(
      call,
      call.state.comments
        .filter(({ pullRequest }) => pullRequest === number)
        .map((one) => commentData(call, one)),
    );
  },
  "issues/create-comment": (call) => {
    requirePermission(call, "issues", "write", "pull_requests");
    const number = requireConversation(call);
    if (call.state.locked.has(number))
      throw new Refusal(403, "Unable to create comment because issue is locked.");
    const comment = call.state.addComment(number, requireToken(call).login, requireBody(call));
    return { status: 201, data: commentData(call, comment) };
  },
  "issues/update-comment": (call) => {
    requirePermission(call, "issues", "write", "pull_requests");
    const comment = requireComment(call);
    comment.body = requireBody(call);
    return { status: 200, data: commentData(call, comment) };
  },
  "issues/delete-comment": (call) => {
    requirePermission(call, "issues", "write", "pull_requests");
    call.state.comments.splice(call.state.comments.indexOf(requireComment(call)), 1);
    return { status: 204, data: undefined };
  },

  "repos/get": (call) => {
    requireToken(call);
    const { owner, repo } = call.context.request.params;
    const example = object(call.example("repos/get", 200));
    // A repository that is not forked has no others; the example lacks what the description requires.
    const { source: _, parent: __, ...facts } = example;
    return { status: 200, data: { ...facts, language: null, name: repo, full_name: `${owner}/${repo}` } };
  },
  "issues/list-for-repo": (call) => {
    requirePermission(call, "issues", "read");
    const {
      state = "open",
      creator,
      direction = "desc",
    } = call.context.request.query as Record<string, string>;
    const found = call.state.issues.filter(
      (one) => (state === "all" || one.state === state) && (creator === undefined || one.author === creator),
    );
    return page(
      call,
      (direction === "asc" ? found : found.toReversed()).map((one) => issueData(call, one)),
    );
  },
  "issues/create": (call) => {
    requirePermission(call, "issues", "write");
    const { title, labels = [] } = call.context.request.requestBody;
    const issue = call.state.addIssue(requireToken(call).login, title, requireBody(call), labels);
    return { status: 201, data: issueData(call, issue) };
  },
  "issues/get": (call) => {
    requirePermission(call, "issues", "read");
    return { status: 200, data: issueData(call, requireIssue(call)) };
  },
  "issues/update": (call) => {
    requirePermission(call, "issues", "write");
    const issue = requireIssue(call);
    const { title, body, state, state_reason: reason } = call.context.request.requestBody;
    if (body !== undefined) issue.body = requireBody(call);
    issue.title = title ?? issue.title;
    issue.state = state ?? issue.state;
    issue.stateReason = reason ?? issue.stateReason;
    return { status: 200, data: issueData(call, issue) };
  },
  "issues/add-labels": (call) => {
    requirePermission(call, "issues", "write");
    const issue = requireIssue(call);
    const { labels } = call.context.request.requestBody as { labels: string[] };
    issue.labels = [...new Set([...issue.labels, ...labels])];
    const [label] = call.example("issues/add-labels", 200) as object[];
    return { status: 200, data: issue.labels.map((name) => ({ ...label, name })) };
  },
  "issues/get-label": (call) => {
    requirePermission(call, "issues", "read");
    const name = decodeURIComponent(String(call.context.request.params.name));
    if (!call.state.labels.has(name)) throw new Refusal(404, "Not Found");
    return { status: 200, data: { ...object(call.example("issues/get-label", 200)), name } };
  },
  "issues/create-label": (call) => {
    requirePermission(call, "issues", "write");
    const { name } = call.context.request.requestBody;
    if (call.state.labels.has(name))
      throw new Refusal(422, "Validation Failed", {
        errors: [{ resource: "Label", code: "already_exists", field: "name" }],
      });
    call.state.labels.add(name);
    return { status: 201, data: { ...object(call.example("issues/create-label", 201)), name } };
  },

  "reactions/create-for-issue-comment": (call) => {
    requirePermission(call, "issues", "write", "pull_requests");
    const { id: commentId } = requireComment(call);
    const { login: author } = requireToken(call);
    const { content } = call.context.request.requestBody;
    const same = (one: Reaction) =>
      one.commentId === commentId && one.author === author && one.content === content;
    const existing = call.state.reactions.find(same);
    const reaction = existing ?? { id: call.state.nextId(), commentId, author, content };
    if (existing === undefined) call.state.reactions.push(reaction);
    const status = existing === undefined ? 201 : 200;
    const example = object(call.example("reactions/create-for-issue-comment", status));
    return { status, data: { ...example, id: reaction.id, content } };
  },

  "checks/create": (call) => {
    requirePermission(call, "checks", "write");
    const { login, kind } = requireToken(call);
    if (kind !== "installation") throw new Refusal(403, "You must authenticate via a GitHub App.");
    const {
      name,
      head_sha,
      external_id = "",
      details_url = "",
      status = "queued",
    } = call.context.request.requestBody;
    const output = { title: null, summary: null, text: null };
    const made = {
      name,
      head_sha,
      external_id,
      details_url,
      app: login.replace(/\[bot\]$/, ""),
      status,
      conclusion: null,
      output,
      annotations: [],
    };
    const run: CheckRun = { id: call.state.nextId(), ...made };
    updateCheckRun(call, run);
    call.state.checkRuns.push(run);
    return { status: 201, data: checkData(call, run) };
  },
  "checks/update": (call) => {
    requirePermission(call, "checks", "write");
    const run = requireCheckRun(call);
    updateCheckRun(call, run);
    return { status: 200, data: checkData(call, run) };
  },
  "checks/get": (call) => {
    requirePermission(call, "checks", "read");
    return { status: 200, data: checkData(call, requireCheckRun(call)) };
  },
  "checks/list-for-ref": (call) => {
    requirePermission(call, "checks", "read");
    const { check_name: name, filter = "latest" } = call.context.request.query as Record<string, string>;
    const named = call.state.checkRuns.filter(
      (run) => run.head_sha === call.context.request.params.ref && (name === undefined || run.name === name),
    );
    const isLatest = (run: CheckRun) =>
      !named.some((other) => other.name === run.name && other.app === run.app && other.id > run.id);
    const found = filter === "all" ? named : named.filter(isLatest);
    const { data, ...rest } = page(
      call,
      found.map((run) => checkData(call, run)),
    );
    return { ...rest, data: { total_count: found.length, check_runs: data } };
  },
  "checks/list-annotations": (call) => {
    requirePermission(call, "checks", "read");
    const [example] = call.example("checks/list-annotations", 200) as object[];
    const job = [...call.state.runs.values()]
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ id }) => id === parameter(call, "check_run_id"));
    return page(
      call,
      (job?.annotations ?? []).map((message) => ({ ...example, message })),
    );
  },

  "repos/create-commit-status": (call) => {
    requirePermission(call, "statuses", "write");
    const {
      state,
      context = "default",
      description = "",
      target_url = "",
    } = call.context.request.requestBody;
    const sha = String(call.context.request.params.sha);
    if (description.length > 140)
      throw new Refusal(422, "Validation Failed", { errors: ["description is too long"] });
    for (const [field, text] of Object.entries({ context, description }))
      if (/[\u{10000}-\u{10ffff}]/u.test(text))
        throw new Refusal(422, "Validation Failed", {
          errors: [
            { resource: "Status", code: "custom", field, message: `${field} doesn't accept 4-byte Unicode` },
          ],
        });
    const id = call.state.nextId();
    const creator = requireToken(call).login;
    const status: CommitStatus = { id, sha, context, state, description, target_url, creator };
    call.state.statuses.push(status);
    return { status: 201, data: statusData(call, status) };
  },
  "repos/list-commit-statuses-for-ref": (call) => {
    requirePermission(call, "statuses", "read");
    const found = call.state.statuses.filter(({ sha }) => sha === call.context.request.params.ref);
    return page(
      call,
      found.reverse().map((status) => statusData(call, status)),
    );
  },
};

function jobData(
  call: Call,
  { name, id, attempt = 1, conclusion = "success", steps = {}, times }: Job,
): object {
  const [example] = object(call.example("actions/list-jobs-for-workflow-run", 200)).jobs as object[];
  const ended = Object.entries(steps).map(([step, end], index) => {
    return { name: step, status: "completed", conclusion: end, number: index + 1 };
  });
  // The example lacks what the description requires.
  return {
    ...example,
    created_at: "2026-05-22T09:00:00Z",
    ...(times === undefined ? {} : { started_at: times[0], completed_at: times[1] }),
    name,
    ...(id === undefined ? {} : { id }),
    run_attempt: attempt,
    conclusion,
    steps: ended,
  };
}

/** The hash by which git names a content. */
export function blobHash(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}

/** The permission that each role is reported as. */
const legacyRoles = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
  none: "none",
} as const;

function requireToken({ state, context }: Call): Token {
  const given = /^(?:token|bearer) (.*)$/i.exec(String(context.request.headers.authorization ?? ""))?.[1];
  const token = state.tokens.get(given ?? "");
  if (token === undefined) throw new Refusal(given === undefined ? 403 : 401, "Bad credentials");
  return token;
}

/** A comment on a pull request can be written with either of two permissions. */
function requirePermission(
  call: Call,
  ...[name, level, other]: [Permission, "read" | "write", Permission?]
): void {
  const { permissions } = requireToken(call);
  const held = [permissions[name], other && permissions[other]];
  if (held.includes("write") || (level === "read" && held.includes("read"))) return;
  throw notAccessible({ "x-accepted-github-permissions": `${name}=${level}` });
}

function notAccessible(headers: Record<string, string> = {}): Refusal {
  return new Refusal(403, "Resource not accessible by integration", {}, headers);
}

function parameter({ context }: Call, name: string): number {
  return Number(context.request.params[name]);
}

function requireConversation(call: Call): number {
  const number = parameter(call, "issue_number");
  if (call.state.disabled.has(number)) throw new Refusal(410, "Issues are disabled for this repo");
  const { pulls, issues } = call.state;
  if (![...pulls, ...issues].some((one) => one.number === number)) throw new Refusal(404, "Not Found");
  return number;
}

function requireIssue(call: Call): Issue {
  const issue = call.state.issues.find(({ number }) => number === parameter(call, "issue_number"));
  if (issue === undefined) throw new Refusal(404, "Not Found");
  return issue;
}

function requireComment(call: Call): Comment {
  const comment = call.state.comments.find(({ id }) => id === parameter(call, "comment_id"));
  if (comment === undefined) throw new Refusal(404, "Not Found");
  return comment;
}

function requireCheckRun(call: Call): CheckRun {
  const run = call.state.checkRuns.find(({ id }) => id === parameter(call, "check_run_id"));
  if (run === undefined) throw new Refusal(404, "Not Found");
  return run;
}

function requireBody({ context }: Call): string {
  const { body } = context.request.requestBody;
  if (body.length > longestBody)
    throw new Refusal(422, "Validation Failed", {
      errors: [
        {
          resource: "IssueComment",
          code: "unprocessable",
          field: "data",
          message: "Body is too long (maximum is 65536 characters)",
        },
      ],
    });
  return body;
}

function updateCheckRun({ context }: Call, run: CheckRun): void {
  const { status, conclusion, output } = context.request.requestBody;
  const { title = null, summary = null, text = null, annotations = [] } = output ?? {};
  for (const part of [summary, text])
    if ((part?.length ?? 0) > longestOutput)
      throw new Refusal(422, "Invalid request.\n\nOnly 65535 characters are allowed.");
  if (annotations.length > mostAnnotations)
    throw new Refusal(
      422,
      `Invalid request.\n\nNo more than ${mostAnnotations} items are allowed; ${annotations.length} were supplied.`,
    );
  run.status = conclusion === undefined ? (status ?? run.status) : "completed";
  run.conclusion = conclusion ?? run.conclusion;
  if (output !== undefined) run.output = { title, summary, text };
  run.annotations.push(...annotations);
}

/** A page of a list, with the addresses of the others. */
function page({ context, url }: Call, items: readonly unknown[]): Answer {
  const query = context.request.query as Record<string, string>;
  const size = Math.min(100, Number(query.per_page ?? 30));
  const number = Number(query.page ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const address = (target: number, rel: string) => {
    const parameters = new URLSearchParams({ ...query, page: String(target) });
    return `<${url}${context.request.path}?${parameters}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [address(number - 1, "prev")] : []),
    ...(number < last ? [address(number + 1, "next"), address(last, "last")] : []),
  ];
  return {
    status: 200,
    data: items.slice((number - 1) * size, number * size),
    ...(links.length === 0 ? {} : { headers: { link: links.join(", ") } }),
  };
}

function pullItem(call: Call, pull: Pull): object {
  const [example] = call.example("pulls/list", 200) as object[];
  return pullData(call, pull, example);
}

function pullData(_call: Call, pull: Pull, example: unknown): object {
  const { number, state, head, base: branch = "main", author = "octocat", body = "", files = [] } = pull;
  const base = object(example);
  const exampleHead = object(base.head);
  const exampleBase = object(base.base);
  return {
    ...base,
    changed_files: pull.changedFiles ?? files.length,
    // The description's own example has no such field, although the description requires it.
    requested_teams: [],
    number,
    state,
    body,
    user: { ...object(base.user), login: author },
    head: {
      ...exampleHead,
      sha: head.sha,
      ref: head.ref,
      label: `${head.owner}:${head.ref}`,
      repo:
        head.repositoryId === null
          ? null
          : {
              ...object(exampleHead.repo),
              id: head.repositoryId,
              full_name: `${head.owner}/engine`,
              ...(head.pushedAt === undefined ? {} : { pushed_at: head.pushedAt }),
            },
    },
    base: { ...exampleBase, ref: branch, repo: { ...object(exampleBase.repo), id: 1 } },
  };
}

function commentData(call: Call, { id, body, author, pullRequest, isHidden = false }: Comment): object {
  const example = object(call.example("issues/create-comment", 201));
  const { owner, repo } = call.context.request.params;
  return {
    ...example,
    id,
    body,
    html_url: `https://github.com/${owner}/${repo}/pull/${pullRequest}#issuecomment-${id}`,
    user: { ...object(example.user), login: author, type: author.endsWith("[bot]") ? "Bot" : "User" },
    minimized: isHidden ? { reason: "outdated" } : null,
  };
}

function issueData(call: Call, { number, author, title, body, state, stateReason, labels }: Issue): object {
  const example = object(call.example("issues/create", 201));
  const { owner, repo } = call.context.request.params;
  const [label] = example.labels as object[];
  return {
    ...example,
    number,
    title,
    body,
    state,
    state_reason: stateReason,
    labels: labels.map((name) => ({ ...label, name })),
    locked: call.state.locked.has(number),
    comments: call.state.comments.filter(({ pullRequest }) => pullRequest === number).length,
    html_url: `https://github.com/${owner}/${repo}/issues/${number}`,
    user: { ...object(example.user), login: author, type: author.endsWith("[bot]") ? "Bot" : "User" },
    pull_request: undefined,
  };
}

function statusData(call: Call, { creator, sha: _, ...status }: CommitStatus): object {
  const example = object(call.example("repos/create-commit-status", 201));
  return { ...example, ...status, creator: { ...object(example.creator), login: creator } };
}

function checkData(call: Call, { annotations, output, app, ...run }: CheckRun): object {
  const example = object(call.example("checks/create", 201));
  return {
    ...example,
    ...run,
    app: { ...object(example.app), slug: app },
    output: { ...object(example.output), ...output, annotations_count: annotations.length },
  };
}

function releaseData(call: Call, { id, tag, body }: State["releases"][number]): object {
  return { ...object(call.example("repos/get-release-by-tag", 200)), id, tag_name: tag, body };
}

function workflowRunData(
  call: Call,
  {
    id,
    attempt,
    workflowId,
    event,
    branch,
    repositoryId,
    sha,
    conclusion = "success",
    startedAt,
  }: WorkflowRun,
): object {
  const { workflow_runs: runs } = object(call.example("actions/list-workflow-runs", 200));
  const [example] = runs as Record<string, unknown>[];
  return {
    ...example,
    id,
    run_attempt: attempt,
    workflow_id: workflowId,
    event,
    head_branch: branch,
    status: conclusion === null ? "in_progress" : "completed",
    conclusion,
    ...(sha === undefined ? {} : { head_sha: sha }),
    ...(startedAt === undefined ? {} : { run_started_at: startedAt }),
    head_repository: { ...object(example?.head_repository), id: repositoryId },
  };
}

function object(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>;
}
