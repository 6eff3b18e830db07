import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatRecording } from "../../src/results/schema.ts";
import { type RestServer, startRestServer } from "../rest-server/server.ts";
import { forkToken, workflowToken } from "../rest-server/tokens.ts";
import { wholeRun } from "../results/whole-run.ts";
import { headCommit, Job, pullRequestEvent } from "./action.ts";

const passing = formatRecording(wholeRun({ multiplier: () => 2 }));
const failing = formatRecording(
  wholeRun({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) }),
);

let server: RestServer;
let job: Job;

beforeEach(async () => {
  server = await startRestServer();
  server.state.tokens.set("workflow-token", workflowToken);
  server.state.pulls.push({
    number: 7,
    state: "open",
    head: { sha: headCommit, ref: "faster", owner: "octo-org", repositoryId: 1 },
  });
  job = new Job();
});

afterEach(async () => {
  await server.close();
  expect(server.violations).toEqual([]);
});

function publish(results: string, { inputs = {}, ...step }: Parameters<Job["run"]>[0] = {}) {
  writeFileSync(path.join(job.workspace, "results.json"), results);
  return job.run({
    payload: pullRequestEvent(),
    apiUrl: server.url,
    inputs: { mode: "publish", results: "results.json", ...inputs },
    ...step,
  });
}

describe("a published report", () => {
  it("is one comment and one check run, and the next run's report takes its place", async () => {
    const first = await publish(passing);
    expect(first.stdout).toContain("Pass: all 276 tests are within ceilings");
    expect(first.status).toBe(0);
    expect(server.state.comments).toHaveLength(1);
    expect(server.state.comments[0]?.body).toContain(`Commit ${headCommit}`);
    expect(server.state.checkRuns).toMatchObject([
      { head_sha: headCommit, status: "completed", conclusion: "success", name: "sqlite-bench-gate" },
    ]);
    expect(first.outputs).toMatchObject({ outcome: "pass", "failed-tests": "[]" });
    const second = await publish(failing, { runId: 78 });
    expect(second.status).toBe(1);
    expect(server.state.comments).toHaveLength(1);
    expect(server.state.comments[0]?.body).toContain("**Fail**");
    expect(server.state.checkRuns[1]).toMatchObject({ status: "completed", conclusion: "failure" });
    expect(JSON.parse(second.outputs["failed-tests"] ?? "")).toContain("int/memory/writes/oltp_insert");
    expect(JSON.parse(second.outputs["comment-urls"] ?? "")).toHaveLength(1);
  });

  it("of a fork's token is a warning, and the job summary has it", async () => {
    server.state.tokens.set("workflow-token", forkToken);
    const { status, stdout, summary } = await publish(passing);
    expect(status).toBe(1);
    expect(stdout).toContain('give the job "pull-requests: write"');
    expect(summary).toContain("**Pass**");
  });
});
