import { RequestError } from "@octokit/request-error";
import * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { isLimit, secondsAskedFor } from "./retries.ts";

/** What is asked of GitHub, and the permission of the token that it takes. */
export const operations = {
  "read pull request": { words: "the pull request cannot be read", permission: "pull-requests: read" },
  "find pull requests": {
    words: "the commit's pull request cannot be looked up",
    permission: "pull-requests: read",
  },
  "find comments": { words: "the comments cannot be read", permission: "pull-requests: write" },
  "write comment": { words: "the comment cannot be written", permission: "pull-requests: write" },
  "write check run": { words: "the check run cannot be set", permission: "checks: write" },
  "write commit status": { words: "the commit status cannot be set", permission: "statuses: write" },
} as const;
export type Operation = keyof typeof operations;

/** GitHub did not do what it was asked. The message says what to do; parts of it come from the server. */
export class PublishError extends Error {
  override readonly name = "PublishError";
  /** Whether the token may not do it: nothing has failed, and asking again is no use. */
  readonly refused: boolean;

  readonly operation: Operation;

  constructor(operation: Operation, cause: unknown) {
    const { words, permission } = operations[operation];
    super(`${words}: ${explain(cause, permission)}`, { cause });
    this.operation = operation;
    this.refused = cause instanceof RequestError && cause.status === 403 && !isLimit(cause);
  }
}

/**
 * What GitHub answers, where it is what it should be.
 *
 * @throws PublishError where it refuses, fails, or answers something else
 */
export async function answered<Schema extends z.ZodType>(
  operation: Operation,
  schema: Schema,
  ask: () => Promise<{ readonly data: unknown }>,
): Promise<z.output<Schema>> {
  try {
    return schema.parse((await ask()).data);
  } catch (cause) {
    throw new PublishError(operation, cause);
  }
}

/** Whether what was asked for is not there any more. */
export function isGone(cause: unknown): boolean {
  const { cause: inner } = cause as Error;
  return inner instanceof RequestError && (inner.status === 404 || inner.status === 410);
}

function explain(cause: unknown, permission: string): string {
  // Octokit looks into a list before it is known to be one.
  if (cause instanceof z.ZodError || cause instanceof TypeError) {
    const [issue] = cause instanceof z.ZodError ? cause.issues : [];
    const where =
      issue === undefined ? cause.message : `${formatPath(issue.path) || "the answer"}: ${issue.message}`;
    return (
      `what answers there does not speak GitHub's language (${where}); ` +
      "is GITHUB_API_URL right, is a proxy in between?"
    );
  }
  if (!(cause instanceof RequestError)) return (cause as Error)?.message ?? String(cause);
  const { status, message } = cause;
  const said = status >= 500 && cause.response === undefined ? message : `${status} ${message}`;
  return `${said}${advice(cause, permission)}`;
}

function advice(cause: RequestError, permission: string): string {
  const { status } = cause;
  if (isLimit(cause)) {
    const wait = secondsAskedFor(cause, Date.now() / 1000);
    return `; GitHub's limit on requests is reached${wait === undefined ? "" : `, for ${wait} s`}: run the job again later`;
  }
  if (status === 401) return "; the token is wrong or has expired: see the input github-token";
  if (status === 403 && /\blocked\b/i.test(cause.message))
    return "; unlock the conversation, or set the input comment to off";
  if (status === 403)
    return (
      `; the token lacks a permission: give the job "${permission}". The token of a fork's pull request never has it: ` +
      "there, measure in one workflow and publish in another"
    );
  if (status === 404)
    return `; it is not there, or the token may not see it: the job needs the permission "${permission}"`;
  if (status === 410) return "; the repository has turned this off";
  if (status >= 500) return "; GitHub, or the way to it, is disturbed: tried again in vain";
  return "";
}
