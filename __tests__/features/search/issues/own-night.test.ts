import { describe, expect, it } from "vitest";
import { ownNight, requireOfNight } from "../../../../src/features/search/issues/own-night.ts";
import { readWorkflow, type Workflow } from "../../../../src/github/workflow.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import { eventPayload } from "../../../builders/events.ts";
import { wholeRun } from "../../../results/whole-run.ts";

const commit = "d".repeat(40);
const repository = "https://github.com/octo-org/engine";

/** The workflow of a run that an event has started. */
function started(event: string, payload: unknown, ref = "refs/heads/main"): Workflow {
  const variables = {
    GITHUB_EVENT_NAME: event,
    GITHUB_SHA: commit,
    GITHUB_REF: ref,
    GITHUB_REPOSITORY: "octo-org/engine",
    GITHUB_RUN_ID: "77",
  };
  return {
    ...readWorkflow(variables),
    payload,
    ...(ref === "" ? {} : { defaultBranch: "main" }),
  };
}

/** The payload of a run of a push, with other facts. */
function runPayload(changed: object, of = "workflow-run-push") {
  const payload = eventPayload(of) as { workflow_run: object };
  return { ...payload, workflow_run: { ...payload.workflow_run, ...changed } };
}

describe("ownNight", () => {
  it.each([
    ["schedule", "schedule"],
    ["workflow_dispatch", "workflow-dispatch"],
  ])("is this run on %s of the default branch", (event, payload) => {
    expect(ownNight(started(event, eventPayload(payload)))).toEqual({
      expected: {
        run: { id: 77, attempt: 1, url: `${repository}/actions/runs/77` },
        commit,
        repository,
      },
      isOwnRun: true,
    });
  });

  it("is the run that measured on workflow_run", () => {
    const night = ownNight(started("workflow_run", runPayload({ head_branch: "main", event: "schedule" })));
    expect(night).toMatchObject({ expected: { run: { id: 4001 }, repository }, isOwnRun: false });
  });

  const ofMain = { head_branch: "main", event: "push" };
  it.each([
    [
      "a fork's run",
      started(
        "workflow_run",
        runPayload({ ...ofMain, head_repository: { id: 2, owner: { login: "octo-org" } } }),
      ),
      /run 4001, which event "push" started on branch "main" of a fork by "octo-org"/,
    ],
    [
      "a run of a deleted fork",
      started("workflow_run", runPayload({ ...ofMain, head_repository: null })),
      /on branch "main" of a fork,/,
    ],
    [
      "a pull request's run",
      started("workflow_run", runPayload({ ...ofMain, event: "pull_request" })),
      /run 4001, which event "pull_request" started/,
    ],
    [
      "another branch's run",
      started("workflow_run", runPayload({ event: "schedule" })),
      /started on branch "faster"/,
    ],
    [
      "another branch",
      started("workflow_dispatch", eventPayload("workflow-dispatch"), "refs/heads/slow"),
      /branch "slow", and issues are about the default branch "main" of this repository alone/,
    ],
    ["a tag", started("release", {}, "refs/tags/v1"), /commit d+, on no branch/],
    ["a pull request", started("pull_request", eventPayload("pull-request")), /pull request 7/],
  ])("refuses %s", (_, workflow, message) => {
    expect(() => ownNight(workflow)).toThrow(message);
  });

  it("refuses a branch if the event does not say which one is the default", () => {
    const { defaultBranch: _, ...unknown } = started("schedule", {});
    expect(() => ownNight(unknown)).toThrow('the default branch "unknown"');
  });
});

describe("requireOfNight", () => {
  const { origin: _, ...measured } = wholeRun({ multiplier: () => 2 });
  const own = ownNight(started("schedule", eventPayload("schedule")));
  const following = ownNight(started("workflow_run", runPayload({ head_branch: "main", event: "schedule" })));
  const require = (parts: Partial<Recording>, night = own) =>
    requireOfNight({ fileName: "results.json", recording: { ...measured, ...parts } }, night);
  const plan = { hash: "0".repeat(16), shards: [] } as unknown as NonNullable<Recording["plan"]>;

  it("takes the files of the run, and what the run has merged", () => {
    expect(() => require({ origin: { run: 77, attempt: 1, head: commit } })).not.toThrow();
    expect(() => require({ plan })).not.toThrow();
    expect(() =>
      require({ origin: { run: 4001, attempt: 1, head: "a".repeat(40) } }, following),
    ).not.toThrow();
  });

  it.each([
    [
      "another run",
      { origin: { run: 76, attempt: 1, head: commit } },
      own,
      /^results.json is from run 76, attempt 1, and results of run 77/,
    ],
    ["no run", {}, own, /^results.json does not say which workflow run measured it/],
    ["a shard of no run", { plan, shard: 1 }, own, /does not say which workflow run/],
    [
      "another repository",
      { origin: { run: 77, attempt: 1, head: commit, repository: "https://github.com/a/b" } },
      own,
      /in the repository https:\/\/github.com\/a\/b/,
    ],
    [
      "this run, on workflow_run",
      { origin: { run: 77, attempt: 1, head: commit } },
      following,
      /is from run 77.* run 4001/,
    ],
    [
      "merged files, on workflow_run",
      { plan },
      following,
      /was merged, .* run 4001 are expected: give the files of its shards/,
    ],
  ] as const)("refuses results of %s", (_, parts, night, message) => {
    expect(() => require(parts, night)).toThrow(message);
  });
});
