import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Recording } from "../../src/model/recording.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { workflowToken } from "../rest-server/tokens.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent } from "./action.ts";

const passing = wholeRun({ multiplier: () => 2 });
const failing = wholeRun({ multiplier: () => 9 });
const measured = { run: 4001, attempt: 1, head: headCommit };
const otherCommit = "9".repeat(40);

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
  const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 };
  used.server.state.pulls.push({ number: 8, state: "open", head });
});

const comments = () => used.server.state.comments.map(({ body }) => body);
const checks = () => used.server.state.checkRuns.map(({ status, conclusion }) => `${status} ${conclusion}`);

/** Publishes what a fork's run measured, as that run ended so. */
function publish(
  recording: Recording,
  run: Record<string, unknown> = {},
  inputs: Record<string, string> = {},
) {
  writeFileSync(path.join(job.workspace, "results.json"), formatRecording(recording));
  const { workflow_run: given, ...rest } = eventPayload("workflow-run-fork") as { workflow_run: object };
  return job.run({
    event: "workflow_run",
    payload: { ...rest, workflow_run: { ...given, ...run } },
    apiUrl: used.server.url,
    action: "publish",
    inputs: { results: "results.json", ...inputs },
  });
}

function expectNothingPublished(): void {
  expect(comments()).toEqual([]);
  expect(checks()).toEqual([]);
}

describe("results of another run", () => {
  it.each<[string, Partial<Recording>, string]>([
    [
      "another run",
      { origin: { ...measured, run: 4000 } },
      "results.json is from run 4000, attempt 1, and results of run 4001, attempt 2 or an earlier one are expected: download the artifact",
    ],
    [
      "a later attempt",
      { origin: { ...measured, attempt: 3 } },
      "results.json is from run 4001, attempt 3, and results of run 4001, attempt 2 or an earlier one are expected",
    ],
    [
      "another commit",
      { origin: { run: 4001, attempt: 2, head: otherCommit } },
      `results.json was measured on commit ${otherCommit}, and results of commit ${headCommit} are expected`,
    ],
    [
      "an unknown commit",
      { origin: { run: 4001, attempt: 2 } },
      "results.json was measured on commit unknown",
    ],
  ])("are no pass of this one: %s", async (_, parts, message) => {
    await publish({ ...passing, ...parts }, { run_attempt: 2 });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()).toEqual([expect.stringContaining("**Measurement failed**")]);
    expect(comments()[0]).toContain(message);
  });

  const earlier = { ...passing, origin: { ...measured, attempt: 1 } };

  it("of an earlier attempt pass, since a measurement is not run again with the jobs that failed", async () => {
    await publish(earlier, { run_attempt: 2 });
    expect(checks()).toEqual(["completed success"]);
  });

  it("of an earlier attempt are no pass of a run that failed", async () => {
    await publish(earlier, { run_attempt: 2, conclusion: "failure" });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain("the run that measured ended with failure");
    expect(comments()[0]).toContain("re-run the jobs that failed");
  });

  it("are no pass if they do not say where they are from", async () => {
    const { origin: _, ...unknown } = passing;
    await publish(unknown);
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain("results.json does not say which workflow run measured it: publish the");
  });

  it("are no pass if an earlier job left them in the workspace", async () => {
    const left = { ...passing, origin: { ...measured, run: 76 } };
    writeFileSync(path.join(job.workspace, "results.json"), formatRecording(left));
    const inputs = { results: "results.json" };
    await job.run({ action: "publish", payload: pullRequestEvent(), apiUrl: used.server.url, inputs });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain(
      "is from run 76, attempt 1, and results of run 77, attempt 1 or an earlier one are expected",
    );
  });

  it("are no pass if one shard of several is from another run", async () => {
    writeFileSync(path.join(job.workspace, "other.json"), formatRecording(passing));
    await publish({ ...passing, origin: measured }, {}, { results: "results.json\nother.json" });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain("other.json is from run 77");
  });

  it("of the run and the commit that are expected pass", async () => {
    expect((await publish({ ...passing, origin: measured })).status).toBe(0);
    expect(checks()).toEqual(["completed success"]);
  });
});

describe("a run that measured and did not succeed", () => {
  it.each([
    ["failure", "ended with failure"],
    ["timed_out", "exceeded its time limit"],
    ["startup_failure", "ended with startup_failure"],
    ["neutral", "ended with neutral"],
    ["cancelled", "was cancelled"],
  ])("has no pass, whatever it left: %s", async (conclusion, words) => {
    const { stdout } = await publish({ ...passing, origin: measured }, { conclusion });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain(`**Measurement failed**: \`the run that measured ${words}`);
    expect(stdout).toContain(`the run that measured ${words}, so its results do not count`);
  });

  it("is reported with its results if those fail too", async () => {
    await publish({ ...failing, origin: measured }, { conclusion: "failure" });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain("## ❌ ");
  });

  it.each([
    ["skipped", "was skipped"],
    ["action_required", "waits for approval"],
    ["stale", "GitHub gave up waiting"],
  ])("has no status and no comment if it only waits: %s", async (conclusion, words) => {
    const { status, stdout } = await publish({ ...passing, origin: measured }, { conclusion });
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^::notice::nothing is published: .*${words}`, "m"));
    expectNothingPublished();
    expect(used.server.requests).toEqual([]);
  });

  // networkservicemesh/deployments-k8s#6942
  it("is asked for at GitHub if the event lacks its end", async () => {
    used.server.state.runs.set(4001, {});
    const running = await publish({ ...passing, origin: measured }, { conclusion: null });
    expect(running.status).toBe(0);
    expect(running.stdout).toMatch(/^::notice::nothing is published: .*has not ended/m);
    used.server.state.runs.set(4001, { attempt: 2, conclusion: "success" });
    await publish({ ...passing, origin: measured }, { conclusion: null });
    expectNothingPublished();
    used.server.state.runs.set(4001, { conclusion: "success" });
    await publish({ ...passing, origin: measured }, { conclusion: null });
    expect(checks()).toEqual(["completed success"]);
  });

  const newer = {
    id: 4002,
    attempt: 1,
    workflowId: 301,
    event: "pull_request",
    branch: "faster",
    repositoryId: 2,
  };

  it.each([
    ["a newer run", newer],
    ["a newer attempt", { ...newer, id: 4001, attempt: 2 }],
  ])("has none if it was cancelled for %s, which will report", async (_, run) => {
    used.server.state.workflowRuns.push(run);
    const { status, stdout } = await publish(passing, { conclusion: "cancelled" });
    expect(status).toBe(0);
    expect(stdout).toContain(
      `::notice::nothing is published: the run that measures was cancelled, and the newer run ${run.id} will report`,
    );
    expectNothingPublished();
  });

  it.each([
    ["older", { ...newer, id: 4000 }],
    ["the same", { ...newer, id: 4001 }],
    ["of another workflow", { ...newer, workflowId: 302 }],
    ["of another branch", { ...newer, branch: "slower" }],
    ["of another event", { ...newer, event: "push" }],
    ["of another fork", { ...newer, repositoryId: 3 }],
  ])("is a failure if it was cancelled, and no other run will report: one is %s", async (_, run) => {
    used.server.state.workflowRuns.push(run);
    await publish({ ...passing, origin: measured }, { conclusion: "cancelled" });
    expect(checks()).toEqual(["completed failure"]);
    expect(comments()[0]).toContain("the run that measured was cancelled");
  });

  it("is a failure if it was cancelled, and the token may not ask whether another run will report", async () => {
    used.server.state.workflowRuns.push(newer);
    const { actions: _, ...permissions } = workflowToken.permissions;
    used.server.state.tokens.set("workflow-token", { ...workflowToken, permissions });
    const { stdout } = await publish({ ...passing, origin: measured }, { conclusion: "cancelled" });
    expect(checks()).toEqual(["completed failure"]);
    expect(stdout).toContain("::warning::the workflow's runs cannot be read: 403");
    expect(stdout).toContain('"actions: read"');
  });

  it("by issue_comment is not reported: GitHub does not say which commit it measured", async () => {
    const { status, stdout } = await publish({ ...passing, origin: measured }, { event: "issue_comment" });
    expect(status).toBe(1);
    expect(stdout).toContain(
      "::error::event workflow_run: the run that measured was started by issue_comment",
    );
    expectNothingPublished();
  });
});
