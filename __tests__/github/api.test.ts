import { expect, it } from "vitest";
import { openApi } from "../../src/github/api.ts";
import { updateComment } from "../../src/github/comments.ts";
import { startRestServer } from "../rest-server/server.ts";
import { workflowToken } from "../rest-server/tokens.ts";
import { headCommit, repository } from "../rest-server/use-server.ts";

it("a GitHub Enterprise Server is spoken to at its own address", async () => {
  const server = await startRestServer("/api/v3");
  server.state.tokens.set("workflow-token", workflowToken);
  const head = { sha: headCommit, ref: "faster", owner: "octo-org", repositoryId: 1 };
  server.state.pulls.push({ number: 7, state: "open", head });
  const run = { id: 1, attempt: 1 };
  const identity = { run, reporter: run, step: "0123456789abcdef" };
  const api = openApi("workflow-token", server.url);
  await updateComment(api, repository, 7, { name: "gate", identity, body: "report" });
  expect(server.state.comments).toHaveLength(1);
  expect(server.violations).toEqual([]);
  await server.close();
});
