import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { GitRepository } from "../builders/git-repository.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job, mergeCommit, pullRequestEvent, type Step } from "./action.ts";

const passing = wholeRun({ multiplier: () => 2 });

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
});

const comments = () => used.server.state.comments.map(({ body }) => body);
const checks = () =>
  used.server.state.checkRuns.map(({ head_sha: sha, conclusion }) => `${sha} ${conclusion}`);

/** The pull request's head becomes another commit. */
function moveTo(sha: string): void {
  const head = { sha, ref: "faster", owner: "octo-org", repositoryId: 1 };
  used.server.state.pulls.splice(0, 1, { number: 7, state: "open", head });
}

/** Results that pass, of whatever commit was checked out. */
function measured(commit: string): void {
  const results = formatRecording({ ...passing, origin: { run: 77, attempt: 1, checkedOut: commit } });
  writeFileSync(path.join(job.workspace, "results.json"), results);
}

/** Publishes results that pass on a pull request that a dispatch names. */
function dispatch({ inputs = {}, ...step }: Step = {}) {
  return job.start({
    event: "workflow_dispatch",
    payload: eventPayload("workflow-dispatch-number"),
    apiUrl: used.server.url,
    action: "publish",
    inputs: { results: "results.json", comment: "single", "pull-request": "7", ...inputs },
    ...step,
  }).finished;
}

/** A step that would measure. It fails later for lack of an engine if nothing stops it before. */
function gate({ inputs = {}, ...step }: Step = {}) {
  return job.run({
    payload: pullRequestEvent(),
    apiUrl: used.server.url,
    inputs: { candidate: "missing.so", ...inputs },
    ...step,
  });
}

function expectNothingPublished(): void {
  expect(comments()).toEqual([]);
  expect(checks()).toEqual([]);
  expect(used.server.state.statuses).toEqual([]);
}

describe("a dispatch for a pull request", () => {
  let repository: GitRepository;
  let base: string;
  let head: string;

  beforeEach(() => {
    repository = new GitRepository(job.workspace);
    base = repository.commit();
    head = repository.commit(base);
    moveTo(head);
  });

  it("is green on the head if the head is in the workspace", async () => {
    repository.checkOut(head);
    measured(head);
    expect((await dispatch()).status).toBe(0);
    expect(checks()).toEqual([`${head} success`]);
    expect(comments()).toEqual([expect.stringContaining("## ✅ ")]);
  });

  it("is green on the head if a merge of it is in the workspace, also without its history", async () => {
    const merge = repository.commit(base, head);
    repository.checkOut(merge);
    repository.makeShallow();
    measured(merge);
    expect((await dispatch()).status).toBe(0);
    expect(checks()).toEqual([`${head} success`]);
  });

  it("publishes nothing if the workspace has another commit, and says which, and what to do", async () => {
    repository.checkOut(base);
    measured(base);
    const { status, stdout } = await dispatch();
    expect(status).toBe(1);
    expect(stdout).toContain(
      `::error::pull request 7: its head is ${head}, and the workspace has commit ${base}, which is neither that head ` +
        "nor a merge of it: check out refs/pull/7/head or refs/pull/7/merge before the build",
    );
    expectNothingPublished();
  });

  it("publishes nothing if the workspace has the merge of an earlier head", async () => {
    const merge = repository.commit(base, head);
    repository.checkOut(merge);
    moveTo(repository.commit(head));
    measured(merge);
    expect((await dispatch()).stdout).toContain(`the workspace has commit ${merge}`);
    expectNothingPublished();
  });

  it("publishes nothing if the workspace has a branch that the head was merged from, the other way round", async () => {
    const other = repository.commit(head, base);
    repository.checkOut(other);
    measured(other);
    expect((await dispatch()).status).toBe(1);
    expectNothingPublished();
  });

  it("publishes nothing without git, unless the input commit names what was measured", async () => {
    rmSync(path.join(job.workspace, ".git"), { recursive: true });
    measured(head);
    const { status, stdout } = await dispatch();
    expect(status).toBe(1);
    expect(stdout).toContain("the workspace has no git checkout, so it is unknown which commit was measured");
    expectNothingPublished();
    expect((await dispatch({ inputs: { commit: head } })).status).toBe(0);
    expect(checks()).toEqual([`${head} success`]);
  });

  it("publishes nothing if git is missing on the machine, and says so", async () => {
    repository.checkOut(head);
    measured(head);
    const { status, stdout } = await dispatch({ environment: { PATH: job.workspace } });
    expect(status).toBe(1);
    expect(stdout).toContain("cannot be read (git is not installed): install git, or name the commit");
    expectNothingPublished();
  });

  it("believes the input commit if GitHub says that it is a merge of the head, and not otherwise", async () => {
    const [merge, other] = [repository.commit(base, head), repository.commit(head)];
    used.server.state.commits.push({ sha: merge, parents: [base, head] }, { sha: other, parents: [head] });
    measured(other);
    const refused = await dispatch({ inputs: { commit: other } });
    expect(refused.stdout).toContain(`the input commit names commit ${other}, which is neither that head`);
    expectNothingPublished();
    measured(merge);
    expect((await dispatch({ inputs: { commit: merge } })).status).toBe(0);
    expect(checks()).toEqual([`${head} success`]);
  });

  it("that moves on while it is reported keeps its comment, and only the measured commit gets the status", async () => {
    repository.checkOut(head);
    measured(head);
    used.server.faults.push({ method: "POST", path: /\/check-runs$/, times: 1, does: { delay: 1_000 } });
    const finished = dispatch();
    while (
      !used.server.requests.some(({ method, path: one }) => method === "POST" && /check-runs$/.test(one))
    )
      await setTimeout(10);
    const newer = repository.commit(head);
    moveTo(newer);
    const { status, stdout } = await finished;
    expect(status).toBe(0);
    expect(comments()).toEqual([]);
    expect(checks()).toEqual([`${head} success`]);
    expect(stdout).toContain(
      `::notice::the comment on pull request 7 is unchanged: its head is now ${newer}, and this report is about ${head}`,
    );
  });
});

describe("a workflow that a pull request starts", () => {
  it.each(["true", "false"])(
    "with publish: %s publishes nothing if another commit was built",
    async (publish) => {
      const repository = new GitRepository(job.workspace);
      const other = repository.commit();
      repository.checkOut(other);
      const { status, stdout } = await gate({ inputs: { publish } });
      expect(status).toBe(1);
      expect(stdout).toContain(
        `::error::event pull_request: the workspace has commit ${other}, which is neither the head of pull request 7, ` +
          `${headCommit}, nor a merge of it`,
      );
      expectNothingPublished();
    },
  );

  it("reports on the head if the head, GitHub's merge commit or another merge of it was built", async () => {
    const repository = new GitRepository(job.workspace);
    const base = repository.commit();
    const head = repository.commit(base);
    const merge = repository.commit(base, head);
    moveTo(head);
    for (const [runId, commit, github] of [
      [77, head, mergeCommit],
      [78, base, base],
      [79, merge, mergeCommit],
    ] as const) {
      repository.checkOut(commit);
      await gate({ payload: pullRequestEvent(7, head), commit: github, runId });
    }
    expect(checks()).toEqual([`${head} failure`, `${head} failure`, `${head} failure`]);
    expect(comments()).toEqual([expect.stringContaining("missing.so")]);
  });

  it("leaves a newer head's comment alone", async () => {
    const older = "9".repeat(40);
    await gate({ payload: pullRequestEvent(7, older) });
    expect(comments()).toEqual([]);
    expect(checks()).toEqual([`${older} failure`]);
  });
});

describe("another event", () => {
  it("of a push publishes nothing if another commit is in the workspace", async () => {
    const repository = new GitRepository(job.workspace);
    const other = repository.commit();
    repository.checkOut(other);
    const { stdout } = await gate({ event: "push", payload: eventPayload("push") });
    expect(stdout).toContain(
      `::error::event push: the workspace has commit ${other}, and commit ${headCommit} would be judged`,
    );
    expectNothingPublished();
  });

  it("without a pull request reports on the commit that the input names", async () => {
    const repository = new GitRepository(job.workspace);
    const other = repository.commit();
    repository.checkOut(other);
    const step = { event: "schedule", payload: eventPayload("schedule") };
    expect((await gate(step)).stdout).toContain(`the workspace has commit ${other}`);
    expectNothingPublished();
    await gate({ ...step, inputs: { commit: other } });
    expect(checks()).toEqual([`${other} failure`]);
  });

  it.each([
    ["issue_comment", "issue-comment"],
    ["pull_request_review", "pull-request-review"],
    ["pull_request_review_comment", "pull-request-review"],
    ["repository_dispatch", "workflow-dispatch-number"],
  ])("%s reports on the pull request's commit, and not on the default branch's", async (event, fixture) => {
    const repository = new GitRepository(job.workspace);
    const base = repository.commit();
    const head = repository.commit(base);
    moveTo(head);
    repository.checkOut(base);
    const step = { event, payload: eventPayload(fixture), commit: base, inputs: { "pull-request": "7" } };
    measured(base);
    expect((await dispatch({ ...step, inputs: step.inputs })).stdout).toContain(`its head is ${head}`);
    expectNothingPublished();
    repository.checkOut(head);
    measured(head);
    expect((await dispatch({ ...step, inputs: step.inputs })).status).toBe(0);
    expect(checks()).toEqual([`${head} success`]);
    expect(comments()).toHaveLength(1);
  });

  it("issue_comment on an issue that is not a pull request judges nothing", async () => {
    const { issue, ...rest } = eventPayload("issue-comment") as { issue: object };
    const payload = { ...rest, issue: { ...issue, pull_request: undefined } };
    const { stdout, status } = await gate({ event: "issue_comment", payload });
    expect(status).toBe(1);
    expect(stdout).toContain("::error::event issue_comment: issue 7 is not a pull request");
    expectNothingPublished();
  });

  it("issue_comment is about its own pull request only", async () => {
    const payload = eventPayload("issue-comment");
    const { stdout } = await gate({ event: "issue_comment", payload, inputs: { "pull-request": "8" } });
    expect(stdout).toContain("::error::input pull-request: 8 is given, but event issue_comment already");
    expectNothingPublished();
  });

  it.each(["true", "false"])("workflow_run is not measured in, with publish: %s", async (publish) => {
    const step = { event: "workflow_run", payload: eventPayload("workflow-run-push"), inputs: { publish } };
    const { stdout, status } = await gate(step);
    expect(status).toBe(1);
    expect(stdout).toContain(`::error::event workflow_run: this action would measure with`);
    expect(used.server.requests).toEqual([]);
  });
});
