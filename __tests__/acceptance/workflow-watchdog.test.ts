import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventPayload } from "../builders/events.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const used = useServer();
let repository: string;

beforeEach(() => {
  repository = makeRepository();
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

it("opens an issue for a workflow that is disabled, and for none that runs", async () => {
  const { state } = used.server;
  state.tokens.set(jobToken, tokenOf("watchdog.yml"));
  state.workflows.set("nightly.yml", { id: 7, state: "disabled_manually" });
  state.workflows.set("weekly.yml", { id: 8, state: "active" });
  const startedAt = new Date(Date.now() - 100 * 3_600_000).toISOString();
  const run = { id: 90, attempt: 1, event: "schedule", branch: "main", repositoryId: 1, startedAt };
  state.workflowRuns.push({ ...run, workflowId: 8 });
  const called = "sqlite-bench-gate/sqlite-bench-gate/.github/workflows/watchdog.yml@v0";
  const watched = JSON.stringify("nightly.yml\nweekly.yml 200\n");
  const { result, log } = await runWorkflow(repository, {
    workflow: "watch.yml",
    event: "schedule",
    payload: eventPayload("schedule"),
    apiUrl: used.server.url,
    files: {
      ".github/workflows/watch.yml": `on: { schedule: [{ cron: 0 4 * * * }] }\njobs: { watchdog: { uses: ${called}, with: { workflows: ${watched} } } }\n`,
    },
  });
  expect(result, log).toBe("success");
  expect(state.issues.map(({ state: is, title }) => `${is}: ${title}`)).toEqual([
    "open: The workflow nightly.yml does not run",
  ]);
});
