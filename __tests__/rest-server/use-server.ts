import { afterEach, beforeEach, expect } from "vitest";
import { type Api, openApi } from "../../src/github/api.ts";
import { type RestServer, startRestServer } from "./server.ts";
import { workflowToken } from "./tokens.ts";

export const repository = { owner: "octo-org", repo: "engine" };
export const headCommit = "a".repeat(40);

/** A server with one open pull request, new for each test, and a client of it. */
export function useServer(): { server: RestServer; api: Api } {
  const used = {} as { server: RestServer; api: Api };
  beforeEach(async () => {
    used.server = await startRestServer();
    used.server.state.tokens.set("workflow-token", workflowToken);
    used.server.state.pulls.push({
      number: 7,
      state: "open",
      head: { sha: headCommit, ref: "faster", owner: "octo-org", repositoryId: 1 },
    });
    used.api = openApi("workflow-token", used.server.url);
  });
  afterEach(async () => {
    await used.server.close();
    expect(used.server.violations).toEqual([]);
  });
  return used;
}
