import { RequestError } from "@octokit/request-error";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type Operation, PublishError, request } from "../../src/github/request-errors.ts";

function failure(status: number, message: string, headers: Record<string, string> | undefined = {}) {
  const request = { method: "POST", url: "http://127.0.0.1/", headers: {} } as const;
  const response = headers && { status, url: "", headers, data: {} };
  return new RequestError(message, status, { request, ...(response && { response }) });
}

describe("the message of a request that failed", () => {
  it.each<[Operation, RequestError, string]>([
    [
      "write comment",
      failure(422, "Validation Failed"),
      "the comment cannot be written: 422 Validation Failed",
    ],
    [
      "read pull request",
      failure(401, "Bad credentials"),
      "the pull request cannot be read: 401 Bad credentials; the token is wrong or has expired: " +
        "check the input github-token",
    ],
    [
      "write check run",
      failure(403, "Resource not accessible by integration"),
      "the check run cannot be set: 403 Resource not accessible by integration; the token lacks a permission: " +
        'give the job "checks: write". A fork\'s pull request cannot get it: measure in one workflow and publish in another',
    ],
    [
      "write comment",
      failure(403, "Unable to create comment because issue is locked"),
      "the comment cannot be written: 403 Unable to create comment because issue is locked; " +
        "unlock the conversation, or set the input comment to off",
    ],
    [
      "find pull requests",
      failure(404, "Not Found"),
      "the commit's pull requests cannot be read: 404 Not Found; it does not exist, or the token may not see it: " +
        'give the job "pull-requests: read"',
    ],
    [
      "find comments",
      failure(410, "Gone"),
      "the comments cannot be read: 410 Gone; the repository has this feature turned off",
    ],
    [
      "write commit status",
      failure(429, "slow down", { "retry-after": "3600" }),
      "the commit status cannot be set: 429 slow down; GitHub's rate limit is exceeded for 3600 s: " +
        "run the job again later",
    ],
    [
      "write comment",
      failure(403, "You have exceeded a secondary rate limit"),
      "the comment cannot be written: 403 You have exceeded a secondary rate limit; GitHub's rate limit is exceeded: " +
        "run the job again later",
    ],
    [
      "write comment",
      failure(503, "Unicorn!"),
      "the comment cannot be written: 503 Unicorn!; " +
        "GitHub or the connection to it failed in every attempt: run the job again later",
    ],
    [
      "write comment",
      new RequestError("connect ECONNREFUSED", 500, {
        request: { method: "POST", url: "http://127.0.0.1/", headers: {} },
      }),
      "the comment cannot be written: connect ECONNREFUSED; " +
        "GitHub or the connection to it failed in every attempt: run the job again later",
    ],
  ])("to %s says what failed, why, and what to do: %s", (operation, cause, message) => {
    expect(new PublishError(operation, cause).message).toBe(message);
  });

  it("says that something else than GitHub answers", async () => {
    const advice = "; check GITHUB_API_URL, and whether a proxy answers instead";
    const answer = request("write comment", z.object({ id: z.int() }), async () => ({
      data: { id: "seven" },
    }));
    await expect(answer).rejects.toHaveProperty(
      "message",
      "the comment cannot be written: the answer is not GitHub's " +
        `(id: Invalid input: expected number, received string)${advice}`,
    );
    expect(new PublishError("find comments", new TypeError("response.data is not iterable")).message).toBe(
      `the comments cannot be read: the answer is not GitHub's (response.data is not iterable)${advice}`,
    );
  });

  it("is refused only if the token lacks a permission", () => {
    const refused = (cause: RequestError) => new PublishError("write comment", cause).refused;
    expect(refused(failure(403, "Resource not accessible by integration"))).toBe(true);
    expect(refused(failure(403, "You have exceeded a secondary rate limit"))).toBe(false);
    expect(refused(failure(401, "Bad credentials"))).toBe(false);
  });
});
