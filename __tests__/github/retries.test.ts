import { RequestError } from "@octokit/request-error";
import { describe, expect, it } from "vitest";
import { secondsUntilRetry } from "../../src/github/retries.ts";

const now = 1_800_000_000;

function failure(status: number, headers: Record<string, string> = {}, message = "no"): RequestError {
  const request = { method: "GET", url: "http://127.0.0.1/", headers: {} } as const;
  return new RequestError(message, status, { request, response: { status, url: "", headers, data: {} } });
}

describe("the wait before another attempt", () => {
  it.each([
    ["doubles while the server fails", failure(503), [1, 2, 4, 8, undefined]],
    ["is what a limit asks for", failure(429, { "retry-after": "17" }), [17, 17, 17, 17, undefined]],
    ["is at least the back-off", failure(429, { "retry-after": "0" }), [1, 2, 4, 8, undefined]],
    [
      "lasts until a limit is reset, and a second more",
      failure(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(now + 20) }),
      [21, 21, 21, 21, undefined],
    ],
    [
      // https://github.com/octokit/plugin-throttling.js/pull/594
      "is a minute before a limit that does not say how long, as GitHub asks",
      failure(403, {}, "exceeded a secondary rate limit"),
      [60, 60, 60, 60, undefined],
    ],
    ["is none where it would be too long", failure(429, { "retry-after": "61" }), [undefined]],
    ["is none where the token may not", failure(403), [undefined]],
    ["is none for what stays wrong", failure(422), [undefined]],
  ])("%s", (_, cause, waits) => {
    expect(waits.map((_, index) => secondsUntilRetry(cause, index + 1, now))).toEqual(waits);
  });

  it("is none for what GitHub did not answer at all but our own mistake", () => {
    expect(secondsUntilRetry(new TypeError("x is not a function"), 1, now)).toBeUndefined();
  });
});
