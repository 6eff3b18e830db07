import { describe, expect, it } from "vitest";
import { readTrigger, workflowFile } from "../../src/github/trigger.ts";
import { eventPayload } from "../builders/events.ts";
import { errorMessage } from "../error-message.ts";

const head = "a".repeat(40);
const merge = "d".repeat(40);

const trigger = (event: string, payload: unknown = eventPayload(event), pullRequest?: number) =>
  readTrigger(
    { event: event.replaceAll("-", "_").replace(/_(?:fork|number)$/, ""), payload, commit: merge },
    { pullRequest },
  );

describe("what an event says is judged", () => {
  it("is a pull request's head, not the merge commit", () => {
    expect(trigger("pull-request")).toEqual({ kind: "pull request", number: 7, commit: head, base: "main" });
    expect(trigger("pull-request-fork")).toEqual({
      kind: "pull request",
      number: 7,
      commit: head,
      base: "main",
    });
  });

  it("is what was pushed, and its pull request is looked up", () => {
    expect(trigger("push")).toEqual({ kind: "commit", commit: head, lookUp: true, base: "faster" });
  });

  it("is the merge group's head", () => {
    expect(trigger("merge-group")).toEqual({
      kind: "commit",
      commit: head,
      lookUp: false,
      base: "main",
      queued: 7,
    });
  });

  it("is the commit that was checked out, if the event names none", () => {
    for (const event of ["schedule", "workflow-dispatch"])
      expect(trigger(event)).toEqual({ kind: "commit", commit: merge, lookUp: false });
  });

  it("is the pull request that the input names", () => {
    expect(trigger("workflow-dispatch-number", undefined, 7)).toEqual({
      kind: "named pull request",
      number: 7,
    });
  });

  it("is the pull request that a comment or a review is on, and its commit is looked up", () => {
    for (const event of ["issue-comment", "pull-request-review"])
      expect(trigger(event)).toEqual({ kind: "named pull request", number: 7 });
  });

  it("is the commit that the input names, if the event names none, and otherwise must be the same", () => {
    const named = (event: string, commit: string) =>
      readTrigger({ event, payload: eventPayload(event.replaceAll("_", "-")), commit: merge }, { commit });
    expect(named("schedule", head)).toEqual({ kind: "commit", commit: head, lookUp: false });
    expect(named("push", head)).toMatchObject({ commit: head });
    expect(errorMessage(() => named("push", merge))).toBe(
      `input commit: ${merge} is given, but event push is about commit ${head}: omit the input`,
    );
  });

  it("is what another workflow's run measured", () => {
    expect(
      readTrigger({ event: "workflow_run", payload: eventPayload("workflow-run-fork"), commit: merge }, {}),
    ).toEqual({
      kind: "workflow run",
      commit: head,
      run: { id: 4001, attempt: 1, url: "https://github.com/octo-org/engine/actions/runs/4001" },
      event: "pull_request",
      conclusion: "success",
      workflowId: 301,
      path: ".github/workflows/benchmark.yml",
      startedBy: undefined,
      branch: "faster",
      owner: "contributor",
      repositoryId: 2,
      isFork: true,
      pullRequests: [],
    });
  });

  it("is not what the input names if the event already determines it", () => {
    for (const [event, name] of [
      ["workflow-run-fork", "workflow_run"],
      ["pull-request", "pull_request"],
    ] as const)
      expect(errorMessage(() => trigger(event, undefined, 8))).toBe(
        `input pull-request: 8 is given, but event ${name} already determines what is judged; ` +
          "give it only for workflow_dispatch, repository_dispatch, schedule",
      );
    expect(trigger("pull-request", undefined, 7)).toMatchObject({ number: 7 });
  });

  it("is an error for a deleted branch and for a payload that is not as documented", () => {
    expect(errorMessage(() => trigger("push", { after: "0".repeat(40), deleted: true }))).toBe(
      "event push: the branch was deleted, so no commit can be judged",
    );
    expect(errorMessage(() => trigger("pull-request", {}))).toMatch(
      /^event pull_request: the payload's pull_request: Invalid input: expected object/,
    );
    expect(errorMessage(() => trigger("push", { after: "--help" }))).toMatch(
      /^event push: the payload's after: Invalid string: must match pattern/,
    );
  });
});

describe("the file of a workflow", () => {
  const own = ".github/workflows/benchmark.yml";

  it.each([
    [own, own],
    [`${own}@main`, own],
    [`${own}@refs/pull/7/merge`, own],
    [`octo-org/engine/${own}@v0`, `octo-org/engine/${own}`],
    [`${own}@x.yml`, `${own}@x.yml`],
    [`${own}@x.yml@main`, `${own}@x.yml`],
    ["dynamic/pages/pages-build-deployment", "dynamic/pages/pages-build-deployment"],
  ])("has no branch behind it, and its whole name: %s", (named, file) => {
    expect(workflowFile(named)).toBe(file);
  });
});
