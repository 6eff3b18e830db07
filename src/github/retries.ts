import { setTimeout as sleep } from "node:timers/promises";
import type { GitHub } from "@actions/github/lib/utils";
import { RequestError } from "@octokit/request-error";

/** Attempts at a request, the first one included. */
const attempts = 5;
/** Seconds: who is told to wait longer than this gives up, and says so. */
const longestWait = 60;
/** Seconds before the second attempt, doubled for each later one. */
const firstWait = 1;

/** Methods of which a second request changes nothing more. */
const repeatable: ReadonlySet<string> = new Set(["GET", "PATCH", "DELETE"]);

/** For a request that adds to what is there whatever its method: nobody repeats it but who looks first. */
export const once = { request: { once: true } } as const;

interface Repeated {
  readonly method: string;
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether it may be repeated without asking if the first attempt took effect. */
function isRepeatable({ method, request }: Repeated): boolean {
  return repeatable.has(method) && request?.once !== true;
}

/**
 * Repeats what fails for a reason that passes: a limit that says when it ends, a server that is overloaded or restarts, a
 * connection that breaks. A request that makes something is repeated only where GitHub has refused it for sure; where it
 * may have taken effect, `untilCertain` looks first.
 */
export function retryRequests(api: InstanceType<typeof GitHub>): void {
  api.hook.wrap("request", async (request, options) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await request(options);
      } catch (cause) {
        const wait = secondsUntilRetry(cause, attempt, Date.now() / 1000);
        const mayRepeat = !isUncertain(cause) || isRepeatable(options);
        if (wait === undefined || !mayRepeat) throw cause;
        await sleep(wait * 1000);
      }
    }
  });
}

/**
 * Does something that looks for what is there before it makes anything, again and again while it is not certain whether
 * an attempt took effect.
 *
 * @throws whatever the last attempt threw
 */
export async function retryIdempotently<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (cause) {
      const request = cause instanceof RequestError ? cause : (cause as Error).cause;
      const wait = secondsUntilRetry(request, attempt, Date.now() / 1000);
      if (wait === undefined || !isUncertain(request) || wasRepeated(request)) throw cause;
      await sleep(wait * 1000);
    }
  }
}

/** What may be repeated without looking has been, as often as is worth while. */
function wasRepeated(cause: unknown): boolean {
  return cause instanceof RequestError && isRepeatable(cause.request);
}

/** Whether GitHub may have done what was asked although it did not say so. */
function isUncertain(cause: unknown): boolean {
  return cause instanceof RequestError && cause.status >= 500;
}

/**
 * How long to wait before another attempt; undefined where none is worth while.
 *
 * @param now seconds since 1970
 */
export function secondsUntilRetry(cause: unknown, attempt: number, now: number): number | undefined {
  if (!(cause instanceof RequestError) || attempt >= attempts) return undefined;
  const backOff = firstWait * 2 ** (attempt - 1);
  const wait = isLimit(cause) ? Math.max(secondsAskedFor(cause, now) ?? backOff, backOff) : backOff;
  return (isLimit(cause) || isUncertain(cause)) && wait <= longestWait ? wait : undefined;
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isLimit({ status, response, message }: RequestError): boolean {
  if (status === 429) return true;
  const headers = response?.headers ?? {};
  return (
    status === 403 &&
    (headers["retry-after"] !== undefined ||
      headers["x-ratelimit-remaining"] === "0" ||
      /\bsecondary rate limit\b/i.test(message))
  );
}

/** What the answer says; undefined where it says nothing that can be read. */
export function secondsAskedFor({ response }: RequestError, now: number): number | undefined {
  const headers = response?.headers ?? {};
  const after = Number(headers["retry-after"]);
  if (headers["retry-after"] !== undefined && after >= 0) return after;
  const reset = Number(headers["x-ratelimit-reset"]);
  if (headers["x-ratelimit-remaining"] !== "0" || !(reset > 0)) return undefined;
  // The clocks of the two machines differ.
  return Math.max(0, Math.ceil(reset - now)) + 1;
}
