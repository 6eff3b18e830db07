import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { requiredStatus, statusKinds } from "../rest-server/required-status.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { fromRun, wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent, type Step } from "./action.ts";

const good = wholeRun({ multiplier: () => 2 });
const passing = formatRecording(good);
const failing = formatRecording(
  wholeRun({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) }),
);

const used = useServer();

/** A job of its own, as a leg of a matrix is, with results of the run that its event says has measured. */
function leg(results: string, { inputs = {}, ...step }: Step = {}) {
  const job = new Job();
  const { runId = 77, attempt = 1, event } = step;
  const own = event === "workflow_run" ? fromRun(results, 4001) : fromRun(results, runId, attempt);
  writeFileSync(path.join(job.workspace, "results.json"), own);
  const all = {
    payload: pullRequestEvent(),
    apiUrl: used.server.url,
    action: "publish",
    inputs: { results: "results.json", "status-name": "speed", comment: "single", ...inputs },
    ...step,
  };
  return {
    run: () => job.run(all),
    start: () => job.start(all),
    post: (state: Record<string, string>) => job.run(all, state),
  };
}

const publish = (results: string, step: Step = {}) => leg(results, step).run();

const comments = () => used.server.state.comments.map(({ body }) => body);
const checks = () => used.server.state.checkRuns.map(({ status, conclusion }) => `${status} ${conclusion}`);
const states = () => used.server.state.statuses.map(({ state }) => state);
const summary = (index: number) => used.server.state.checkRuns.at(index)?.output.summary;

const shared = 'input status-name: two steps of this run share "speed"; each needs its own status-name';

describe("two steps of one run with the same status-name", () => {
  it.each(statusKinds)("never turn the first one's failure into a success: %s", async (status) => {
    await publish(failing, { inputs: { status } });
    const second = await publish(passing, { inputs: { status } });
    expect(requiredStatus(used.server, status)).toBe("failure");
    expect(second.status).toBe(1);
    expect(second.stdout).toContain(`::error::Publishing failed: ${shared}`);
    expect(comments()).toEqual([expect.stringContaining("## ❌ ")]);
  });

  it("leave the first one's finished check alone: the second one gets its own, which says why it fails", async () => {
    await publish(failing);
    const [first] = structuredClone(used.server.state.checkRuns);
    await publish(passing);
    expect(used.server.state.checkRuns[0]).toEqual(first);
    expect(checks()).toEqual(["completed failure", "completed failure"]);
    expect(summary(1)).toContain(shared);
  });

  it("fail the second one although the first passes, and its job summary says why", async () => {
    await publish(passing);
    const { summary } = await publish(passing);
    expect(checks()).toEqual(["completed success", "completed failure"]);
    expect(summary).toContain("**Publishing failed**: input status-name: two steps of this run share");
    expect(comments()).toHaveLength(1);
  });

  it.each(statusKinds)("are never both green if they start at once: %s", async (status) => {
    const steps = await Promise.all([passing, passing].map((one) => publish(one, { inputs: { status } })));
    expect(requiredStatus(used.server, status)).toBe("failure");
    expect(steps.map((one) => one.status)).toContain(1);
    expect(comments().length).toBeLessThan(2);
  });

  it("do not measure for nothing: the second one ends before it looks for its engine", async () => {
    await publish(passing);
    const gate = { results: "", candidate: "build/libengine.so" };
    const { stdout } = await publish(passing, { action: ".", inputs: gate });
    expect(stdout).toContain(`::error::Publishing failed: ${shared}`);
    expect(stdout).not.toContain("libengine");
  });

  it("turn the first one red if the second one starts while it measures", async () => {
    used.server.faults.push({ method: "GET", path: /comments$/, times: 1, does: { delay: 10_000 } });
    const first = leg(passing, { inputs: { status: "commit-status" } }).run();
    while (!used.server.requests.some((one) => one.path.endsWith("/comments")))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await publish(passing, { inputs: { status: "commit-status" } });
    const { status, stdout } = await first;
    expect(requiredStatus(used.server, "commit-status")).toBe("failure");
    expect(status).toBe(1);
    expect(stdout).toContain(`::error::${shared}`);
  });

  it("without a status, do not overwrite each other's comment", async () => {
    await publish(failing, { inputs: { status: "off" } });
    const second = await publish(passing, { inputs: { status: "off" } });
    expect(comments()).toEqual([expect.stringContaining("## ❌ ")]);
    expect(second.status).toBe(1);
    expect(second.stdout).toContain(`::error::${shared}`);
  });

  it("pass with names of their own", async () => {
    await publish(failing);
    const second = await publish(passing, { inputs: { "status-name": "size" } });
    expect(second.status).toBe(0);
    expect(checks()).toEqual(["completed failure", "completed success"]);
    expect(comments()).toHaveLength(2);
  });

  it("are one if one is a re-run", async () => {
    await publish(failing);
    const second = await publish(passing, { attempt: 2 });
    expect(second.status).toBe(0);
    expect(checks()).toEqual(["completed failure", "completed success"]);
    expect(comments()).toEqual([expect.stringContaining("## ✅ ")]);
  });

  it("stay red if only one of them is run again", async () => {
    await publish(failing);
    await publish(passing);
    const again = await publish(passing, { attempt: 2 });
    expect(again.status).toBe(1);
    expect(requiredStatus(used.server, "check-run")).toBe("failure");
  });
});

describe("the post step", () => {
  it("finishes the check of its own step, not that of another one", async () => {
    const first = leg(passing);
    // Every comment is delayed, so that the step can be killed between its check's start and end.
    used.server.faults.push({ method: "GET", path: /comments$/, times: 9, does: { delay: 600_000 } });
    const { child, finished } = first.start();
    while (!used.server.requests.some((one) => one.path.endsWith("/comments")))
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGKILL");
    const killed = await finished;
    used.server.faults.length = 0;
    expect(checks()).toEqual(["in_progress null"]);
    await publish(passing, { inputs: { "status-name": "size" } });
    await first.post(killed.state);
    expect(checks()).toEqual(["completed failure", "completed success"]);
    expect(summary(0)).toContain("the job was cancelled, ran out of time or was killed");
  });
});

describe("an older run that ends later", () => {
  it.each(statusKinds)("does not cover a newer run's failure: %s", async (status) => {
    await publish(failing, { runId: 78, inputs: { status } });
    const written = [checks().length, states().length];
    const older = await publish(passing, { runId: 77, inputs: { status } });
    expect(requiredStatus(used.server, status)).toBe("failure");
    expect([checks().length, states().length]).toEqual(written);
    expect(older.stdout).toContain(
      '::notice::the status "speed" is unchanged: it has the report of run 78, which started later than this one',
    );
  });

  it("ends its own check as cancelled if a newer run began meanwhile", async () => {
    used.server.faults.push({ method: "GET", path: /comments$/, times: 1, does: { delay: 8_000 } });
    const older = leg(passing).run();
    while (checks().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await publish(failing, { runId: 78, inputs: { comment: "off" } });
    await older;
    expect(checks()).toEqual(["completed cancelled", "completed failure"]);
  });

  it("is not held back by statuses that somebody else forged", async () => {
    const target_url = "https://github.com/octo-org/engine/actions/runs/99#step=99.1.0123456789abcdef";
    for (const [creator, url] of [
      ["somebody", target_url],
      ["github-actions[bot]", "https://github.com/octo-org/engine/actions/runs/99"],
      ["github-actions[bot]", target_url.replace("runs/99", "runs/98")],
      ["github-actions[bot]", "not a link"],
    ] as const)
      used.server.state.statuses.push({
        id: used.server.state.nextId(),
        sha: headCommit,
        context: "speed",
        state: "success",
        description: "",
        target_url: url,
        creator,
      });
    await publish(failing, { inputs: { status: "commit-status" } });
    expect(requiredStatus(used.server, "commit-status")).toBe("failure");
    expect(used.server.state.statuses.at(-1)?.target_url).toMatch(
      /^https:\/\/github\.com\/octo-org\/engine\/actions\/runs\/77#step=77\.1\.[0-9a-f]{16}$/,
    );
  });

  it("is older whatever another app's check of that name says", async () => {
    used.server.state.checkRuns.push({
      id: used.server.state.nextId(),
      name: "speed",
      head_sha: headCommit,
      external_id: "99.1.0123456789abcdef",
      details_url: "",
      app: "other-app",
      status: "completed",
      conclusion: "success",
      output: { title: null, summary: null, text: null },
      annotations: [],
    });
    await publish(failing);
    expect(checks()).toEqual(["completed success", "completed failure"]);
  });

  it("is found among more than a hundred checks of that name", async () => {
    for (let run = 1; run <= 250; run++)
      used.server.state.checkRuns.push({
        id: used.server.state.nextId(),
        name: "speed",
        head_sha: headCommit,
        external_id: `${run === 250 ? 78 : 7}.${run}.0123456789abcdef`,
        details_url: "",
        app: "github-actions",
        status: "completed",
        conclusion: "failure",
        output: { title: null, summary: null, text: null },
        annotations: [],
      });
    await publish(passing);
    expect(checks()).toHaveLength(250);
  });
});

describe("what another run measured", () => {
  const fork = { event: "workflow_run", payload: eventPayload("workflow-run-fork") } as const;
  const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 };

  it("is published again by a re-run of the publishing workflow, which takes the place of the first", async () => {
    used.server.state.pulls.push({ number: 8, state: "open", head });
    await publish("", { ...fork, runId: 5001 });
    const second = await publish(passing, { ...fork, runId: 5001, attempt: 2 });
    expect(second.status).toBe(0);
    expect(comments()).toEqual([expect.stringContaining("## ✅ ")]);
    expect(used.server.state.checkRuns.map(({ external_id: id }) => id)).toEqual([
      expect.stringMatching(/^4001\.1\.5001\.1\.[0-9a-f]{16}$/),
      expect.stringMatching(/^4001\.1\.5001\.2\.[0-9a-f]{16}$/),
    ]);
    const older = await publish(failing, { ...fork, runId: 5000 });
    expect(older.stdout).toContain("::notice::the comment on pull request 8 is unchanged");
    expect(checks().at(-1)).toBe("completed success");
    expect(checks()).toHaveLength(2);
  });

  it("goes to no pull request if several have that commit, and a notice says so", async () => {
    used.server.state.pulls.push(
      { number: 8, state: "open", head },
      { number: 9, state: "open", head, base: "dev" },
    );
    const { status, stdout } = await publish(passing, fork);
    expect(status).toBe(0);
    expect(comments()).toEqual([]);
    // A check run has no base, so that it could be green for the wrong one.
    expect(checks()).toEqual(["completed failure"]);
    expect(stdout).toContain(
      "::notice::no comment and no status is written: the commit is the head of pull requests 8 (into main) and 9 (into dev)",
    );
  });

  it("goes to the one of several pull requests whose base the results name, if that is one of them", async () => {
    used.server.state.pulls.push(
      { number: 8, state: "open", head },
      { number: 9, state: "open", head, base: "dev" },
    );
    const { origin } = good;
    const measuredFor = (base: string) =>
      formatRecording({ ...good, ...(origin && { origin: { ...origin, base } }) });
    const forged = await publish(measuredFor("release"), fork);
    expect(comments()).toEqual([]);
    expect(forged.stdout).toContain('and the results were measured for "release"');
    await publish(measuredFor("dev"), { ...fork, attempt: 2 });
    expect(used.server.state.comments.map(({ pullRequest }) => pullRequest)).toEqual([9]);
  });

  it("goes to the pull request that the event names", async () => {
    used.server.state.pulls.push(
      { number: 8, state: "open", head },
      { number: 9, state: "open", head, base: "dev" },
    );
    const { workflow_run: run } = fork.payload as { workflow_run: object };
    const payload = { workflow_run: { ...run, pull_requests: [{ number: 9, base: { ref: "dev" } }] } };
    await publish(passing, { event: "workflow_run", payload });
    expect(used.server.state.comments.map(({ pullRequest }) => pullRequest)).toEqual([9]);
  });
});
