import { describe, expect, it } from "vitest";
import { listCommitStatuses } from "../../src/github/commit-statuses.ts";
import { beginStatus, findStatusStanding, finishStatus } from "../../src/github/status.ts";
import type { StatusTarget } from "../../src/github/status-target.ts";
import type { Annotation, StatusReport } from "../../src/report/status.ts";
import { headCommit, repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();

const target = (kind: StatusTarget["kind"], id = 1, step = "0123456789abcdef"): StatusTarget => ({
  kind,
  repository,
  name: "gate",
  commit: headCommit,
  run: { id, attempt: 1, url: `https://github.com/octo-org/engine/actions/runs/${id}` },
  identity: { run: { id, attempt: 1 }, reporter: { id, attempt: 1 }, step },
});

const annotation = (title: string): Annotation => ({
  path: ".github/workflows/benchmark.yml",
  start_line: 1,
  end_line: 1,
  annotation_level: "failure",
  title,
  message: "6.42x, over 6x in 58 of 60 pairs",
});

const report: StatusReport = {
  title: "Fail: 1 of 276 tests exceeds its ceiling.",
  summary: "The run has everything.",
  text: "**Fail**",
  description: "Fail: 1 of 276 tests exceeds its ceiling.",
  annotations: [],
};

describe("a check run", () => {
  it("is in progress until it is finished, and is one", async () => {
    await beginStatus(used.api, target("check-run"));
    expect(used.server.state.checkRuns).toMatchObject([{ status: "in_progress", head_sha: headCommit }]);
    await finishStatus(used.api, target("check-run"), "failure", report);
    expect(used.server.state.checkRuns).toMatchObject([
      { status: "completed", conclusion: "failure", output: { title: report.title, text: "**Fail**" } },
    ]);
  });

  it("has all its annotations, fifty a request", async () => {
    const annotations = Array.from({ length: 120 }, (_, index) => annotation(`test ${index}`));
    await finishStatus(used.api, target("check-run"), "failure", { ...report, annotations });
    expect(used.server.state.checkRuns[0]?.annotations).toEqual(annotations);
  });

  it("has each annotation once although the answer to adding them is lost", async () => {
    const annotations = Array.from({ length: 60 }, (_, index) => annotation(`test ${index}`));
    used.server.faults.push(
      { method: "PATCH", path: /check-runs/, times: 1, does: { drop: true, applied: true } },
      { method: "PATCH", path: /check-runs/, times: 1, does: { drop: true } },
    );
    await finishStatus(used.api, target("check-run"), "failure", { ...report, annotations });
    expect(used.server.state.checkRuns[0]?.annotations).toEqual(annotations);
  });

  it("of another run is another", async () => {
    await finishStatus(used.api, target("check-run", 1), "success", report);
    await beginStatus(used.api, target("check-run", 2));
    expect(used.server.state.checkRuns.map(({ status }) => status)).toEqual(["completed", "in_progress"]);
  });

  it("is created once although the answer is lost", async () => {
    used.server.faults.push({
      method: "POST",
      path: /check-runs$/,
      times: 1,
      does: { drop: true, applied: true },
    });
    await beginStatus(used.api, target("check-run"));
    await finishStatus(used.api, target("check-run"), "neutral", report);
    expect(used.server.state.checkRuns).toMatchObject([{ status: "completed", conclusion: "neutral" }]);
  });

  it("is refused if the token lacks the permission", async () => {
    used.server.state.tokens.set("workflow-token", { login: "x", kind: "installation", permissions: {} });
    const refusedTo = (operation: string) => ({ name: "PublishError", operation, refused: true });
    await expect(beginStatus(used.api, target("check-run"))).rejects.toMatchObject(
      refusedTo("write check run"),
    );
    await expect(beginStatus(used.api, target("commit-status"))).rejects.toMatchObject(
      refusedTo("write commit status"),
    );
  });
});

describe("a commit status", () => {
  it("is pending and then has the conclusion", async () => {
    await beginStatus(used.api, target("commit-status"));
    await finishStatus(used.api, target("commit-status"), "failure", report);
    expect(used.server.state.statuses.map(({ state }) => state)).toEqual(["pending", "failure"]);
    expect(used.server.state.statuses[1]).toMatchObject({
      context: "gate",
      description: report.description,
      sha: headCommit,
    });
  });

  it("is a success if it is neutral, and its description says more", async () => {
    await finishStatus(used.api, target("commit-status"), "neutral", {
      ...report,
      description: "Inconclusive",
    });
    expect(used.server.state.statuses).toMatchObject([{ state: "success", description: "Inconclusive" }]);
  });

  it("survives a server that fails", async () => {
    used.server.faults.push({ method: "POST", path: /statuses/, times: 2, does: { status: 503 } });
    await finishStatus(used.api, target("commit-status"), "success", report);
    expect(used.server.state.statuses).toHaveLength(1);
  });
});

const otherStep = "fedcba9876543210";

describe.each(["check-run", "commit-status"] as const)("a %s of several steps", (kind) => {
  const latest = () =>
    kind === "check-run"
      ? used.server.state.checkRuns.at(-1)?.conclusion
      : used.server.state.statuses.at(-1)?.state;

  it("is one step's only, although both begin at the same time", async () => {
    // Both have looked before either one writes.
    used.server.faults.push({ method: "POST", path: /check-runs$|statuses/, times: 2, does: { delay: 300 } });
    const standings = await Promise.all([
      beginStatus(used.api, target(kind)),
      beginStatus(used.api, target(kind, 1, otherStep)),
    ]);
    expect(standings.filter(({ isShared }) => isShared)).toHaveLength(1);
  });

  it("is not begun by the step that comes second, and the first one learns of it in the end", async () => {
    await beginStatus(used.api, target(kind));
    expect(await beginStatus(used.api, target(kind, 1, otherStep))).toEqual({ isShared: true });
    await finishStatus(used.api, target(kind, 1, otherStep), "failure", report);
    const standing = await finishStatus(used.api, target(kind), "failure", report);
    expect(standing).toEqual({ isShared: true });
    expect(latest()).toBe("failure");
  });

  it("is not set by an older run, whatever its name", async () => {
    await finishStatus(used.api, target(kind, 2, otherStep), "failure", report);
    const { newer } = await beginStatus(used.api, target(kind, 1));
    expect(newer?.run).toEqual({ id: 2, attempt: 1 });
    await finishStatus(used.api, target(kind, 1), "success", report);
    expect(latest()).toBe("failure");
  });
});

it("a commit status that an older run's write has covered is restored", async () => {
  used.server.faults.push({ method: "POST", path: /statuses/, times: 1, does: { delay: 1_000 } });
  const older = finishStatus(used.api, target("commit-status", 1), "success", report);
  while (!used.server.requests.some(({ method, path }) => method === "POST" && path.includes("statuses")))
    await new Promise((resolve) => setTimeout(resolve, 5));
  await beginStatus(used.api, target("commit-status", 2, otherStep));
  await older;
  expect(used.server.state.statuses.map(({ state }) => state)).toEqual(["pending", "success", "pending"]);
  expect(used.server.state.statuses[2]?.target_url).toBe(used.server.state.statuses[0]?.target_url);
});

it("a newer run's commit status is found behind hundreds of others, and whatever the case of its name", async () => {
  await finishStatus(used.api, { ...target("commit-status", 2), name: "Gate" }, "failure", report);
  for (let other = 0; other < 250; other++)
    await used.api.rest.repos.createCommitStatus({
      ...repository,
      sha: headCommit,
      context: `other ${other}`,
      state: "success",
    });
  const { newer } = await finishStatus(used.api, target("commit-status", 1), "success", report);
  expect(newer?.run.id).toBe(2);
});

describe("a commit status on Gitea, which lists those of a job's token without a creator", () => {
  const commitStatus = target("commit-status");

  /** Answers the next requests for the statuses with one that Gitea has listed. */
  function list(login: string, status: string): void {
    const link = "https://github.com/octo-org/engine/actions/runs/2#step=2.1.fedcba9876543210";
    const found = { id: 9, status, context: "gate", description: "Fail", target_url: link, creator: null };
    used.server.faults.push(
      { path: /^\/user$/, times: 1, does: { status: 200, body: { login } } },
      { method: "GET", path: /\/statuses$/, times: 1, does: { status: 200, body: [found] } },
    );
  }

  it("is known as this tool's", async () => {
    list("gitea-actions", "failure");
    const { newer } = await findStatusStanding(used.api, commitStatus);
    expect(newer?.run.id).toBe(2);
  });

  it("is read with its state", async () => {
    list("gitea-actions", "failure");
    expect(await listCommitStatuses(used.api, commitStatus)).toMatchObject([{ state: "failure" }]);
  });

  it("is nobody's elsewhere", async () => {
    list("github-actions[bot]", "failure");
    expect(await listCommitStatuses(used.api, commitStatus)).toEqual([]);
  });
});
