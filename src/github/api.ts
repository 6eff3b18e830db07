import { GitHub, getOctokitOptions } from "@actions/github/lib/utils";
import { RequestError } from "@octokit/request-error";
import * as z from "zod";
import { PublishError } from "./request-errors.ts";
import { retryRequests } from "./retries.ts";

/** GitHub's REST interface as this tool talks to it. */
export type Api = InstanceType<typeof GitHub>;

/** Milliseconds that an answer may take before it counts as lost. */
const timeouts = 20_000;

/** @param url the address of the interface, also that of a GitHub Enterprise Server */
export function openApi(token: string, url: string): Api {
  const api = new GitHub({ ...getOctokitOptions(token), baseUrl: url, log: silent });
  // The first hook is the innermost: every attempt has its own time.
  api.hook.wrap("request", (request, options) =>
    request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(timeouts) } }),
  );
  retryRequests(api);
  return api;
}

/** What goes wrong is reported by whoever asked, in words that say what to do. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const login = z.string().min(1);

/** Whose comments those of a workflow's own token are, where GitHub does not say. */
const workflowBot = "github-actions[bot]";

/**
 * The login that the token's comments bear. An app's token, as every workflow's own is, may not ask for its user and is
 * told by the other interface.
 *
 * @throws PublishError
 */
export async function findTokenLogin(api: Api): Promise<string> {
  try {
    const { data } = await api.rest.users.getAuthenticated();
    return login.parse(data.login);
  } catch (cause) {
    const isApp = cause instanceof RequestError && (cause.status === 403 || cause.status === 404);
    if (!isApp) throw new PublishError("find comments", cause);
  }
  try {
    const { viewer } = await api.graphql<{ viewer?: { login?: unknown } }>("query { viewer { login } }");
    return login.parse(viewer?.login);
  } catch {
    // A server may have no such interface.
    return workflowBot;
  }
}
