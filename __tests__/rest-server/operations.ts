import type { Context } from "openapi-backend";
import type { CheckRun, Comment, CommitStatus, Permission, Pull, State, Token } from "./state.ts";

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
    return { status: 200, data: pullData(call, pull, call.example("pulls/get", 200)) };
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

  "checks/create": (call) => {
    requirePermission(call, "checks", "write");
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
    const { check_name: name } = call.context.request.query as Record<string, string>;
    const found = call.state.checkRuns.filter(
      (run) => run.head_sha === call.context.request.params.ref && (name === undefined || run.name === name),
    );
    const { data, ...rest } = page(
      call,
      found.map((run) => checkData(call, run)),
    );
    return { ...rest, data: { total_count: found.length, check_runs: data } };
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
    const status: CommitStatus = { id: call.state.nextId(), sha, context, state, description, target_url };
    call.state.statuses.push(status);
    const example = object(call.example("repos/create-commit-status", 201));
    return { status: 201, data: { ...example, ...status } };
  },
};

/** The permission that each role is reported as. */
const legacyRoles = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
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
  if (!call.state.pulls.some((pull) => pull.number === number)) throw new Refusal(404, "Not Found");
  return number;
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

function pullData(
  _call: Call,
  { number, state, head, author = "octocat", body = "" }: Pull,
  example: unknown,
): object {
  const base = object(example);
  const exampleHead = object(base.head);
  return {
    ...base,
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
      repo: { ...object(exampleHead.repo), id: head.repositoryId },
    },
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

function checkData(call: Call, { annotations, output, ...run }: CheckRun): object {
  const example = object(call.example("checks/create", 201));
  return {
    ...example,
    ...run,
    output: { ...object(example.output), ...output, annotations_count: annotations.length },
  };
}

function object(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>;
}
