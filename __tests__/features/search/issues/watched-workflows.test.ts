import { beforeEach, describe, expect, it } from "vitest";
import { openTracker } from "../../../../src/features/search/issues/tracker.ts";
import {
  findingsOfWorkflows,
  parseWatchedWorkflows,
} from "../../../../src/features/search/issues/watched-workflows.ts";
import { errorMessage } from "../../../error-message.ts";
import type { WorkflowRun } from "../../../rest-server/state.ts";
import { issuesToken } from "../../../rest-server/tokens.ts";
import { repository, useServer } from "../../../rest-server/use-server.ts";

const used = useServer();
const now = new Date("2026-11-20T12:00:00Z");

beforeEach(() => {
  const permissions = { ...issuesToken.permissions, actions: "read" } as const;
  used.server.state.tokens.set("workflow-token", { ...issuesToken, permissions });
});

/** A run of the workflow of file `nightly.yml` that began so many hours ago. */
function ran(hours: number, facts: Partial<WorkflowRun> = {}): void {
  const startedAt = new Date(now.getTime() - hours * 3_600_000).toISOString();
  const id = 100 + used.server.state.workflowRuns.length;
  const run = { id, attempt: 1, workflowId: 7, event: "schedule", branch: "main", repositoryId: 1 };
  used.server.state.workflowRuns.push({ ...run, startedAt, ...facts });
}

async function look(state = "active") {
  used.server.state.workflows.set("nightly.yml", { id: 7, state });
  const tracker = await openTracker(used.api, repository);
  const watched = parseWatchedWorkflows(["nightly.yml"], 36);
  const [finding] = await findingsOfWorkflows(tracker, watched, "main", now);
  return finding;
}

describe("a watched workflow", () => {
  it("runs if a run began within its hours, however that ended", async () => {
    ran(30, { conclusion: "failure" });
    expect(await look()).toEqual({
      key: "workflow nightly.yml",
      kind: "workflow",
      state: "recovered",
      subject: "nightly.yml",
      rows: [],
    });
  });

  it("does not run if its newest run is older, and names it", async () => {
    ran(60);
    ran(50.5, { conclusion: "failure" });
    expect(await look()).toMatchObject({
      state: "open",
      rows: [
        {
          path: "nightly.yml",
          figure: "its newest run began 50 hours ago, 36 are allowed, and it ended with failure",
          since: { time: "2026-11-18T09:30:00.000Z", workflowRun: 101 },
        },
      ],
    });
  });

  it.each<[string, Partial<WorkflowRun>]>([
    ["a pull request's", { event: "pull_request" }],
    ["one that was cancelled", { conclusion: "cancelled" }],
    ["one that could not start", { conclusion: "startup_failure" }],
    ["one of another branch", { branch: "topic" }],
  ])("does not run by such a run: %s", async (_, facts) => {
    ran(1, facts);
    expect((await look())?.rows[0]?.figure).toBe("it has no run on the branch main");
  });

  it.each([
    ["disabled_inactivity", /^GitHub disabled it after 60 days without activity/],
    ["disabled_manually", /^somebody disabled it$/],
    ["disabled_fork", /^GitHub disabled it in this fork$/],
  ])("does not run if it is disabled, though its newest run is young: %s", async (state, why) => {
    ran(1);
    expect((await look(state))?.rows[0]?.figure).toMatch(why);
  });

  it("is missing if GitHub does not know its file", async () => {
    const tracker = await openTracker(used.api, repository);
    const found = await findingsOfWorkflows(tracker, [{ file: "typo.yml", hours: 1 }], "main", now);
    expect(found).toMatchObject([
      { state: "open", rows: [{ figure: "GitHub has no workflow with this file" }] },
    ]);
  });
});

describe("the names of watched workflows", () => {
  it("have their own hours behind them, or those of all", () => {
    expect(parseWatchedWorkflows(["nightly.yml", "weekly.yaml  200"], 36)).toEqual([
      { file: "nightly.yml", hours: 36 },
      { file: "weekly.yaml", hours: 200 },
    ]);
  });

  it.each([
    [".github/workflows/nightly.yml"],
    ["nightly"],
    ["nightly.yml 0"],
    ["nightly.yml 10000"],
    ["nightly.yml, weekly.yml"],
  ])("are refused: %s", (line) => {
    expect(errorMessage(() => parseWatchedWorkflows([line], 36))).toContain(
      `input watched-workflows: ${JSON.stringify(line)} is no file of .github/workflows`,
    );
  });

  it("are refused if one is there twice", () => {
    expect(errorMessage(() => parseWatchedWorkflows(["a.yml", "a.yml 5"], 36))).toContain(
      "a.yml is there twice",
    );
  });
});
