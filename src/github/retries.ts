import { setTimeout as sleep } from "node:timers/promises";
import type { GitHub } from "@actions/github/lib/utils";
import { RequestError } from "@octokit/request-error";

/** Attempts at a request, the first one included. */
const maxAttempts = 5;
/** Seconds. If GitHub asks for a longer wait, the request fails instead, and its error names the wait. */
const maxWait = 60;
/** Seconds before the second attempt, doubled for each later one. */
const firstWait = 1;

/** Seconds before the next attempt after a limit that does not say when it ends: GitHub asks for a minute at least. */
const unnamedWait = 60;

/** Methods whose second request changes nothing. */
const repeatableMethods: ReadonlySet<string> = new Set(["GET", "PATCH", "DELETE"]);

/** For a request that adds something although its method is repeatable: only `retryIdempotently` may repeat it. */
export const notRepeatable = { request: { notRepeatable: true } } as const;

interface RequestOptions {
  readonly method: string;
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a request may be repeated although the first attempt may have taken effect. */
function isRepeatable({ method, request }: RequestOptions): boolean {
  return repeatableMethods.has(method) && request?.notRepeatable !== true;
}

/**
 * Repeats requests that fail temporarily: rate limits that end soon, overloaded servers, broken connections. A
 * request that adds something is repeated only if GitHub has surely refused it; if it may have taken effect, the caller
 * uses `retryIdempotently`.
 */
export function retryRequests(api: InstanceType<typeof GitHub>): void {
  api.hook.wrap("request", async (request, options) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await request(options);
      } catch (cause) {
        const wait = secondsUntilRetry(cause, attempt, Date.now() / 1000);
        const mayRepeat = !mayHaveTakenEffect(cause) || isRepeatable(options);
        if (wait === undefined || !mayRepeat) throw cause;
        await sleep(wait * 1000);
      }
    }
  });
}

/**
 * Repeats an action while an attempt may have taken effect although it failed.
 *
 * @param act looks for the effect of an earlier attempt before it adds anything
 * @throws what the last attempt threw
 */
export async function retryIdempotently<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (cause) {
      const request = cause instanceof RequestError ? cause : (cause as Error).cause;
      const wait = secondsUntilRetry(request, attempt, Date.now() / 1000);
      if (wait === undefined || !mayHaveTakenEffect(request) || wasRepeated(request)) throw cause;
      await sleep(wait * 1000);
    }
  }
}

/** Whether `retryRequests` has made all attempts already. */
function wasRepeated(cause: unknown): boolean {
  return cause instanceof RequestError && isRepeatable(cause.request);
}

/** Whether GitHub may have carried out a request that failed. */
function mayHaveTakenEffect(cause: unknown): boolean {
  return cause instanceof RequestError && cause.status >= 500;
}

/**
 * The wait before another attempt; undefined if another attempt would not help, or not in time.
 *
 * @param attempt the one that failed, from 1
 * @param now seconds since 1970
 */
export function secondsUntilRetry(cause: unknown, attempt: number, now: number): number | undefined {
  if (!(cause instanceof RequestError) || attempt >= maxAttempts) return undefined;
  const backOff = firstWait * 2 ** (attempt - 1);
  const wait = isRateLimit(cause) ? Math.max(requestedWait(cause, now) ?? unnamedWait, backOff) : backOff;
  return (isRateLimit(cause) || mayHaveTakenEffect(cause)) && wait <= maxWait ? wait : undefined;
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export function isRateLimit({ status, response, message }: RequestError): boolean {
  if (status === 429) return true;
  const headers = response?.headers ?? {};
  return (
    status === 403 &&
    (headers["retry-after"] !== undefined ||
      headers["x-ratelimit-remaining"] === "0" ||
      /\bsecondary rate limit\b/i.test(message))
  );
}

/**
 * The wait that GitHub asks for, in seconds; undefined if it names none.
 *
 * @param now seconds since 1970
 */
export function requestedWait({ response }: RequestError, now: number): number | undefined {
  const headers = response?.headers ?? {};
  const after = Number(headers["retry-after"]);
  if (headers["retry-after"] !== undefined && after >= 0) return after;
  const reset = Number(headers["x-ratelimit-reset"]);
  if (headers["x-ratelimit-remaining"] !== "0" || !(reset > 0)) return undefined;
  // A second more, since the clocks of the two machines differ.
  return Math.max(0, Math.ceil(reset - now)) + 1;
}
