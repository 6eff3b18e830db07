import { describe, expect, it } from "vitest";
import { chooseAddressees, findSubject } from "../../src/github/subject.ts";
import { readTrigger, type Trigger } from "../../src/github/trigger.ts";
import { eventPayload } from "../builders/events.ts";
import { headCommit, repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();

const forkRun = readTrigger(
  { event: "workflow_run", payload: eventPayload("workflow-run-fork"), commit: headCommit },
  {},
);
const moved = "e".repeat(40);

function addFork(
  number: number,
  sha: string,
  {
    state = "open",
    repositoryId = 2,
    ...moved
  }: {
    state?: "open" | "closed";
    repositoryId?: number | null;
    owner?: string;
    ref?: string;
  } = {},
) {
  const head = { sha, ref: "faster", owner: "contributor", repositoryId, ...moved };
  used.server.state.pulls.push({ number, state, head });
}

const find = (trigger: Trigger) => findSubject(used.api, repository, trigger);

describe("what is judged", () => {
  it("of a push is the open pull request that it is the head of", async () => {
    const push: Trigger = { kind: "commit", commit: headCommit, lookUp: true, base: "faster" };
    addFork(8, moved);
    expect(await find(push)).toEqual({ subject: { commit: headCommit, pullRequests: [7], base: "faster" } });
    expect(await find({ ...push, commit: "f".repeat(40) })).toMatchObject({ subject: { pullRequests: [] } });
  });

  it("of a named pull request is its head, if that or a merge of it was measured", async () => {
    const source = "the workspace has";
    const named = (commit: string, parents: readonly string[]) =>
      findSubject(
        used.api,
        repository,
        { kind: "named pull request", number: 7 },
        { commit, parents, source },
      );
    const subject = { commit: headCommit, pullRequests: [7], base: "main" };
    expect(await named(headCommit, [])).toEqual({ subject });
    expect(await named(moved, ["f".repeat(40), headCommit])).toEqual({ subject });
    for (const parents of [[], [headCommit], [headCommit, "f".repeat(40)]])
      await expect(named(moved, parents)).rejects.toThrow(
        `pull request 7: its head is ${headCommit}, and the workspace has commit ${moved}, which is neither`,
      );
    await expect(find({ kind: "named pull request", number: 70 })).rejects.toMatchObject({
      operation: "read pull request",
      cause: { status: 404 },
    });
  });

  it("of a fork's run is the pull request from its branch", async () => {
    addFork(8, headCommit);
    expect(await find(forkRun)).toEqual({
      subject: { commit: headCommit, pullRequests: [8], bases: { 8: "main" } },
    });
  });

  it("of a fork's run is nothing if the pull request has a newer commit", async () => {
    addFork(8, moved);
    expect(await find(forkRun)).toEqual({
      skipReason: "pull request 8 has a newer commit, eeeeeeeeeeee, with a run of its own",
    });
  });

  it("of a fork's run is nothing if the pull request is closed, or of another repository", async () => {
    addFork(8, headCommit, { state: "closed" });
    addFork(9, headCommit, { repositoryId: 3 });
    expect(await find(forkRun)).toEqual({ skipReason: "the pull request has been closed" });
  });

  it("of a fork that has been deleted since is the pull request with that head, which is still open", async () => {
    const gone = { ...forkRun, owner: undefined, repositoryId: undefined } as Trigger;
    expect(await find(gone)).toEqual({ skipReason: "the pull request has been closed" });
    addFork(8, headCommit, { repositoryId: null });
    addFork(9, headCommit);
    addFork(10, moved, { repositoryId: null });
    expect(await find(gone)).toEqual({
      subject: { commit: headCommit, pullRequests: [8], bases: { 8: "main" } },
    });
  });

  // As https://github.com/ballerina-nutcracker/ballerina/pull/689, it is looked up by names that can change.
  it.each([
    ["was renamed", { owner: "contributor-2" }],
    ["has renamed the branch", { ref: "fastest" }],
    ["has deleted the fork, after the event was sent", { repositoryId: null, owner: "unknown" }],
  ])("of a fork's run is its pull request also if the owner %s since", async (_, moved) => {
    addFork(8, headCommit, moved);
    addFork(9, headCommit, { repositoryId: 3, owner: "stranger" });
    expect(await find(forkRun)).toEqual({
      subject: { commit: headCommit, pullRequests: [8], bases: { 8: "main" } },
    });
  });

  it("of another workflow's run for a push is that commit", async () => {
    const { workflow_run: run } = eventPayload("workflow-run-push") as { workflow_run: object };
    const trigger = readTrigger({ event: "workflow_run", payload: { workflow_run: run }, commit: moved }, {});
    expect(await find(trigger)).toEqual({
      subject: { commit: headCommit, pullRequests: [7], base: "faster" },
    });
    const queued = { ...trigger, event: "merge_group", branch: `gh-readonly-queue/release/2/pr-7-${moved}` };
    expect(await find(queued as Trigger)).toEqual({
      subject: { commit: headCommit, pullRequests: [], base: "release/2", queued: 7 },
    });
  });
});

describe("the pull request and the base that a report is for", () => {
  const subject = { commit: headCommit, pullRequests: [8, 9], bases: { 8: "main", 9: "dev" } };

  it("is the one whose base the results name, of several with the same head", () => {
    expect(chooseAddressees(subject, "dev", true)).toEqual({ pullRequests: [9], bases: ["dev"] });
  });

  it("is none if the results do not say, or name a base that none has", () => {
    expect(chooseAddressees(subject, undefined, true)).toEqual({
      pullRequests: [],
      bases: [],
      notice:
        "no comment and no status is written: the commit is the head of pull requests 8 (into main) and 9 (into dev), and " +
        "the results do not say which one they were measured for",
    });
    expect(chooseAddressees({ ...subject, pullRequests: [8] }, "release", true)).toMatchObject({
      bases: [],
      notice: expect.stringMatching(
        /pull request 8 \(into main\), and the results were measured for "release"$/,
      ),
    });
  });

  it("is the only one if the results do not say", () => {
    expect(chooseAddressees({ ...subject, pullRequests: [8] }, undefined, true)).toEqual({
      pullRequests: [8],
      bases: ["main"],
    });
  });

  it("is every base if nothing was measured, so that none stays pending", () => {
    expect(chooseAddressees(subject, undefined, false).bases).toEqual(["main", "dev"]);
  });

  it("is each one with that head if no pull request started the run", () => {
    expect(chooseAddressees({ commit: headCommit, pullRequests: [8, 9], base: "main" }, "dev", true)).toEqual(
      { pullRequests: [8, 9], bases: ["main"] },
    );
  });
});
