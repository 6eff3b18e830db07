import { GitHub, getOctokitOptions } from "@actions/github/lib/utils";
import { RequestError } from "@octokit/request-error";
import * as z from "zod";
import { type Operation, PublishError } from "./request-errors.ts";
import { retryRequests } from "./retries.ts";

/** GitHub's REST and GraphQL APIs, with retries. */
export type Api = InstanceType<typeof GitHub>;

/** Milliseconds that one attempt may take. */
const attemptTimeoutMs = 20_000;

/** @param url of the REST API, e.g. that of a GitHub Enterprise Server */
export function openApi(token: string, url: string): Api {
  const api = new GitHub({ ...getOctokitOptions(token), baseUrl: url, log: silent });
  // The first hook is the innermost, so each attempt has its own timeout.
  api.hook.wrap("request", (request, options) =>
    request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(attemptTimeoutMs) } }),
  );
  retryRequests(api);
  return api;
}

/** The callers report errors, with advice. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const login = z.string().min(1);

/** The login of a workflow's own token, if GitHub does not say. */
const workflowBot = "github-actions[bot]";

const logins = new WeakMap<Api, string>();

/**
 * The login that the token's comments and statuses have; a check run's app is called the same, without `[bot]`. The token
 * of an app, as a workflow's own is one, may ask for it only through GraphQL.
 *
 * @param operation its purpose, for the error
 * @throws PublishError
 */
export async function findTokenLogin(api: Api, operation: Operation): Promise<string> {
  const known = logins.get(api) ?? (await askTokenLogin(api, operation));
  logins.set(api, known);
  return known;
}

async function askTokenLogin(api: Api, operation: Operation): Promise<string> {
  try {
    const { data } = await api.rest.users.getAuthenticated();
    return login.parse(data.login);
  } catch (cause) {
    const isApp = cause instanceof RequestError && (cause.status === 403 || cause.status === 404);
    if (!isApp) throw new PublishError(operation, cause);
  }
  try {
    const { viewer } = await api.graphql<{ viewer?: { login?: unknown } }>("query { viewer { login } }");
    return login.parse(viewer?.login);
  } catch {
    // Not every GitHub Enterprise Server has GraphQL.
    return workflowBot;
  }
}
