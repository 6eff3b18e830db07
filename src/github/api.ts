import { GitHub, getOctokitOptions } from "@actions/github/lib/utils";
import { retryRequests } from "./retries.ts";

/** GitHub's REST interface as this tool talks to it. */
export type Api = InstanceType<typeof GitHub>;

/** Milliseconds that an answer may take before it counts as lost. */
const patience = 20_000;

/** @param url the address of the interface, also that of a GitHub Enterprise Server */
export function openApi(token: string, url: string): Api {
  const api = new GitHub({ ...getOctokitOptions(token), baseUrl: url, log: silent });
  // The first hook is the innermost: every attempt has its own time.
  api.hook.wrap("request", (request, options) =>
    request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(patience) } }),
  );
  retryRequests(api);
  return api;
}

/** What goes wrong is reported by whoever asked, in words that say what to do. */
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
