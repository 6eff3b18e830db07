import { RequestError } from "@octokit/request-error";
import * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { isRateLimit, requestedWait } from "./retries.ts";

/** Requests to GitHub: how a failure is reported, and the permission that the token needs. */
const operations = {
  "read pull request": { failure: "the pull request cannot be read", permission: "pull-requests: read" },
  "find pull requests": {
    failure: "the commit's pull requests cannot be read",
    permission: "pull-requests: read",
  },
  "read commit": { failure: "the measured commit cannot be read", permission: "contents: read" },
  "read tree": { failure: "the changed files cannot be read", permission: "contents: read" },
  "read workflow file": {
    failure: "the workflow that measured cannot be read",
    permission: "contents: read",
  },
  "find workflow runs": { failure: "the workflow's runs cannot be read", permission: "actions: read" },
  "write reaction": { failure: "the reaction cannot be added", permission: "pull-requests: write" },
  "find comments": { failure: "the comments cannot be read", permission: "pull-requests: write" },
  "read acceptances": {
    failure: "what people accept on the pull request cannot be read, so nothing is accepted",
    permission: "pull-requests: read",
  },
  "read permission": {
    failure: "a user's permission cannot be read",
    permission: "metadata: read",
  },
  "write comment": { failure: "the comment cannot be written", permission: "pull-requests: write" },
  "find repository": { failure: "the repository cannot be read", permission: "metadata: read" },
  "find issues": { failure: "the issues cannot be read", permission: "issues: write" },
  "write issue": { failure: "the issue cannot be written", permission: "issues: write" },
  "read comments": { failure: "the comments on an issue cannot be read", permission: "issues: write" },
  "comment on issue": { failure: "the comment on an issue cannot be written", permission: "issues: write" },
  "write label": { failure: "the label cannot be made", permission: "issues: write" },
  "write release": { failure: "the release cannot be written", permission: "contents: write" },
  "write check run": { failure: "the check run cannot be set", permission: "checks: write" },
  "write commit status": { failure: "the commit status cannot be set", permission: "statuses: write" },
} as const;
export type Operation = keyof typeof operations;

/** A request to GitHub that failed. The message says what to do; parts of it come from the server and are untrusted. */
export class PublishError extends Error {
  override readonly name = "PublishError";
  readonly operation: Operation;
  /** Whether the token lacks the permission, so that asking again cannot help. */
  readonly refused: boolean;
  /** Whether somebody has locked the conversation. */
  readonly isLocked: boolean;

  constructor(operation: Operation, cause: unknown) {
    const { failure, permission } = operations[operation];
    super(`${failure}: ${explain(cause, permission)}`, { cause });
    this.operation = operation;
    this.refused = cause instanceof RequestError && cause.status === 403 && !isRateLimit(cause);
    this.isLocked = cause instanceof RequestError && isOfLock(cause);
  }
}

/**
 * The data of GitHub's answer.
 *
 * @throws PublishError if the request fails or the answer does not match the schema
 */
export async function request<Schema extends z.ZodType>(
  operation: Operation,
  schema: Schema,
  send: () => Promise<{ readonly data: unknown }>,
): Promise<z.output<Schema>> {
  try {
    return schema.parse((await send()).data);
  } catch (cause) {
    throw new PublishError(operation, cause);
  }
}

/**
 * The items of all pages of GitHub's answer.
 *
 * @param list pages through the answer
 * @throws PublishError as `request` does
 */
export async function requestAll<Schema extends z.ZodType>(
  operation: Operation,
  schema: Schema,
  list: () => Promise<unknown>,
): Promise<z.output<Schema>> {
  return await request(operation, schema, async () => ({ data: await list() }));
}

/** Whether the request failed because its object no longer exists. */
export function isGone(cause: unknown): boolean {
  const { cause: inner } = cause as Error;
  return inner instanceof RequestError && (inner.status === 404 || inner.status === 410);
}

function explain(cause: unknown, permission: string): string {
  // Octokit throws a TypeError if it finds no list where it pages through one.
  if (cause instanceof z.ZodError || cause instanceof TypeError) {
    const [issue] = cause instanceof z.ZodError ? cause.issues : [];
    const where =
      issue === undefined ? cause.message : `${formatPath(issue.path) || "the answer"}: ${issue.message}`;
    return `the answer is not GitHub's (${where}); check GITHUB_API_URL, and whether a proxy answers instead`;
  }
  if (!(cause instanceof RequestError)) return (cause as Error)?.message ?? String(cause);
  const { status, message, response } = cause;
  // Without a response, the status is Octokit's own.
  const answer = status >= 500 && response === undefined ? message : `${status} ${message}`;
  return `${answer}${advice(cause, permission)}`;
}

function isOfLock({ status, message }: RequestError): boolean {
  return status === 403 && /\blocked\b/i.test(message);
}

function advice(cause: RequestError, permission: string): string {
  const { status } = cause;
  if (isRateLimit(cause)) {
    const wait = requestedWait(cause, Date.now() / 1000);
    return `; GitHub's rate limit is exceeded${wait === undefined ? "" : ` for ${wait} s`}: run the job again later`;
  }
  if (status === 401) return "; the token is wrong or has expired: check the input github-token";
  if (isOfLock(cause)) return "; unlock the conversation, or set the input comment to off";
  if (status === 403)
    return (
      `; the token lacks a permission: give the job "${permission}". A fork's pull request cannot get it: ` +
      "measure in one workflow and publish in another"
    );
  if (status === 404) return `; it does not exist, or the token may not see it: give the job "${permission}"`;
  if (status === 410) return "; the repository has this feature turned off";
  if (status >= 500)
    return "; GitHub or the connection to it failed in every attempt: run the job again later";
  return "";
}
