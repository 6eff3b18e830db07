import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Recording } from "../../src/model/recording.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import type { ChangedFile, RunFacts } from "../rest-server/state.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job, type Step } from "./action.ts";
import { run } from "./cli.ts";

const passing = wholeRun({ multiplier: () => 2 });
const failing = wholeRun({ multiplier: () => 9 });
const newer = "e".repeat(40);

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
  used.server.state.pulls.length = 0;
});

/** The patterns of the files that an engine is built from. */
const config = "paths: [src/**, Makefile]\n";

const states = () => used.server.state.statuses.map(({ context, state }) => `${context} ${state}`);
const comments = () => used.server.state.comments.map(({ body }) => body);
const description = () => used.server.state.statuses.at(-1)?.description;

/** The state that a branch rule sees if it requires the status for a base. */
const required = (base: string) =>
  used.server.state.statuses.findLast(({ context }) => context === `sqlite-bench-gate (${base})`)?.state;

/** A fork's pull request. */
function open(
  number: number,
  base = "main",
  {
    sha = headCommit,
    files,
    changedFiles,
    mergeable,
  }: { sha?: string; files?: ChangedFile[]; changedFiles?: number; mergeable?: boolean } = {},
) {
  const { state } = used.server;
  for (const { filename } of files ?? [])
    if (![state.links, state.submodules, state.files].some((one) => one.has(filename)))
      state.files.set(filename, "");
  const head = { sha, ref: "faster", owner: "contributor", repositoryId: 2 };
  const parts = { ...(files && { files }), ...(changedFiles && { changedFiles }) };
  const merge = mergeable === undefined ? {} : { mergeable };
  state.pulls.push({ number, state: "open", head, base, ...parts, ...merge });
}

/** A pull request of the server as it is later. */
function retarget(number: number, base: string) {
  const index = used.server.state.pulls.findIndex((one) => one.number === number);
  const [pull] = used.server.state.pulls.splice(index, 1);
  if (pull !== undefined) used.server.state.pulls.push({ ...pull, base });
}

interface Announced {
  readonly action?: string;
  readonly changes?: object;
  readonly at?: string;
  readonly config?: string;
  readonly base?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

function announce({
  action = "opened",
  changes,
  at = "2026-05-22T08:59:00Z",
  config,
  base = "main",
  inputs = {},
}: Announced = {}) {
  if (config !== undefined) writeFileSync(path.join(job.workspace, "bench-gate.yml"), config);
  const pull = { number: 8, head: { sha: headCommit }, base: { ref: base }, updated_at: at };
  return job.run({
    action: "announce",
    event: "pull_request_target",
    payload: { action, number: 8, ...(changes && { changes }), pull_request: pull },
    apiUrl: used.server.url,
    runId: 5000,
    inputs: { ...(config === undefined ? {} : { config: "bench-gate.yml" }), ...inputs },
  });
}

interface Published {
  readonly base?: string;
  readonly id?: number;
  /** That of the publishing run. */
  readonly attempt?: number;
  readonly startedBy?: string;
  readonly run?: Readonly<Record<string, unknown>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Publishes what a run for a base has measured; nothing if there is no recording. */
function publish(recording: Recording | undefined, published: Published = {}) {
  return job.run(publishing(recording, published));
}

function publishing(
  recording: Recording | undefined,
  { base = "main", id = 4001, attempt = 1, startedBy = "contributor", run = {}, inputs = {} }: Published = {},
): Step {
  const origin = { run: id, attempt: 1, head: headCommit, base };
  const file = path.join(job.workspace, "results.json");
  if (recording !== undefined) writeFileSync(file, formatRecording({ ...recording, origin }));
  const { workflow_run: given, ...rest } = eventPayload("workflow-run-fork") as { workflow_run: object };
  const facts = { id, triggering_actor: { login: startedBy }, ...run };
  return {
    action: "publish",
    event: "workflow_run",
    payload: { ...rest, workflow_run: { ...given, ...facts } },
    apiUrl: used.server.url,
    runId: id + 1000,
    attempt,
    inputs: { results: "results.json", status: "commit-status", ...inputs },
  };
}

/** The run that measured has jobs and artifacts, and left nothing that was downloaded. */
function leave(facts: Pick<RunFacts, "jobs" | "artifacts">, id = 4001): void {
  rmSync(path.join(job.workspace, "results.json"), { force: true });
  used.server.state.runs.set(id, facts);
}

describe("a pull request that is opened", () => {
  // https://github.com/renovatebot/renovate/issues/2948
  it("has a pending status for its base before anything is measured, which publishing completes", async () => {
    open(8);
    expect((await announce()).status).toBe(0);
    expect(states()).toEqual(["sqlite-bench-gate (main) pending"]);
    await publish(passing);
    expect(required("main")).toBe("success");
  });

  it("has its status from publishing if nothing was announced", async () => {
    open(8);
    await publish(failing);
    expect(required("main")).toBe("failure");
  });

  // https://github.com/orgs/community/discussions/199292
  it("that GITHUB_TOKEN pushed to has no status until somebody approves its run, and then that of the run", async () => {
    open(8);
    const { stdout } = await publish(undefined, { run: { conclusion: "action_required" } });
    expect(stdout).toContain("the run that measures waits for approval");
    expect([states(), comments()]).toEqual([[], []]);
    await publish(passing);
    expect(required("main")).toBe("success");
  });

  it("whose own build fails is told so, with the build's last words, which do nothing", async () => {
    open(8);
    const log = [
      "2026-05-22T09:00:00.1234567Z ##[endgroup]",
      "2026-05-22T09:00:00.1234567Z btree.c:7: error: <img src=x> @everybody [x](http://evil) \u001b]0;title\u0007",
      "2026-05-22T09:00:00.1234567Z ##[error]Process completed with exit code 2.",
    ].join("\n");
    const measure = { id: 11, name: "benchmark / measure", conclusion: "failure", log };
    used.server.state.runs.set(4001, { jobs: [{ ...measure, steps: { "Build the engine": "failure" } }] });
    const { status, stdout } = await publish(undefined, { run: { conclusion: "failure" } });
    expect(status, stdout).toBe(0);
    expect(required("main")).toBe("failure");
    expect(description()).toMatch(
      /^Measurement failed: the build of the pull request failed: btree\.c:7: error: <img/,
    );
    const [comment = ""] = comments();
    expect(comment).toMatch(
      /`[^`\n]*the build of the pull request failed: [^`\n]*<img src=x> @everybody [^`\n]*`/,
    );
    for (const wrong of ["no file matches", "\u001b"]) expect(comment).not.toContain(wrong);
  });

  // api7/aisix#29
  it("whose measuring job fails at another step is told its name, as of an upload for which there is no room", async () => {
    open(8);
    const steps = {
      "Build the engine": "success",
      "Run actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a": "failure",
    };
    leave({
      jobs: [
        { name: "benchmark / measure", conclusion: "failure", steps },
        { name: "lint", steps: { ruff: "success" } },
      ],
    });
    await publish(undefined, { run: { conclusion: "failure" } });
    expect(required("main")).toBe("failure");
    expect(description()).toBe(
      'Measurement failed: the job "benchmark / measure" failed at "Run actions/upload-artifact": its log says why',
    );
    expect(comments()[0]).not.toContain("no file matches");
  });

  // nodejs/admin#980
  it.each([
    ["none", []],
    [
      "none that began",
      [
        { name: "benchmark / base", conclusion: "failure" },
        { name: "benchmark / measure", conclusion: "skipped" },
      ],
    ],
  ])("whose run has no job is told so: %s", async (_, jobs) => {
    open(8);
    leave({ jobs });
    await publish(undefined, { run: { conclusion: "failure" } });
    expect(required("main")).toBe("failure");
    expect(description()).toBe(
      "Measurement failed: GitHub started no job of run 4001: its page says why; run it again",
    );
    const lists = used.server.requests.filter(({ path: asked }) => /\/runs\/4001\/jobs/.test(asked));
    expect(lists).toHaveLength(1);
  });

  // actions/download-artifact#464
  it("whose results could not be downloaded is told so, and has its result from a re-run of the publishing workflow", async () => {
    open(8);
    const inputs = { settings: "base-artifact: benchmark-base" };
    const artifacts = ["benchmark-base-1", "benchmark-1"].map((name) => ({ name, expired: false }));
    leave({ artifacts });
    await publish(undefined, { inputs });
    expect(required("main")).toBe("failure");
    expect(description()).toBe(
      'Measurement failed: run 4001 has left its results as "benchmark-1", and their download failed: re-run this workflow',
    );
    await publish(passing, { attempt: 2 });
    expect(required("main")).toBe("success");
    leave({ artifacts: artifacts.slice(0, 1) }, 4002);
    await publish(undefined, { id: 4002, inputs });
    expect(description()).toContain('no file matches "results.json"');
  });

  // https://github.com/paiml/aprender/issues/3293
  it("whose build is stopped by its time limit is told so, although GitHub says that the run was cancelled", async () => {
    open(8);
    const log = ["##[endgroup]", "cc -c btree.c", "##[error]The operation was canceled."]
      .map((line) => `2026-05-22T09:00:00.1234567Z ${line}`)
      .join("\n");
    const times = ["2026-05-22T09:00:00Z", "2026-05-22T10:00:24Z"] as const;
    const steps = { "Build the engine": "cancelled" };
    const measure = { id: 11, name: "benchmark / measure", conclusion: "cancelled", steps, times, log };
    used.server.state.runs.set(4001, { jobs: [measure] });
    const { status, stdout } = await publish(undefined, { run: { conclusion: "cancelled" } });
    expect(status, stdout).toBe(0);
    expect(required("main")).toBe("failure");
    expect(description()).toMatch(
      /^Measurement failed: the build of the pull request was stopped after 60 min: it took longer than its limit/,
    );
    expect(comments()).toEqual([expect.stringContaining("its last words: cc -c btree.c")]);
    const annotations = ["The job has exceeded the maximum execution time of 1h0m0s"];
    used.server.state.statuses.length = 0; // a cancelled run leaves an earlier result
    used.server.state.runs.set(4002, { jobs: [{ ...measure, id: 12, annotations }] });
    await publish(undefined, { id: 4002, run: { conclusion: "cancelled" } });
    expect(description()).toMatch(
      /^Measurement failed: the build of the pull request took longer than its limit of 1h0m0s: make it faster/,
    );
  });

  // https://github.com/actions/download-artifact/issues/351
  it("whose results have expired when they are published again is told so", async () => {
    open(8);
    const artifacts = [{ name: "benchmark-1", expired: true }];
    used.server.state.runs.set(4001, { artifacts });
    const { status, stdout } = await publish(undefined);
    expect(status, stdout).toBe(0);
    expect(required("main")).toBe("failure");
    const words = "the results of run 4001 have expired, since GitHub keeps artifacts for some days only";
    expect(description()).toBe(`Measurement failed: ${words}: measure again`);
    expect(comments()).toEqual([expect.stringContaining(words)]);
    used.server.state.runs.set(4002, { artifacts: [{ name: "benchmark-1", expired: false }] });
    await publish(undefined, { id: 4002 });
    expect(description()).toContain('no file matches "results.json"');
  });

  it("has none for a base that an edited title leaves alone", async () => {
    open(8);
    await publish(passing);
    const { stdout } = await announce({ action: "edited", changes: { title: { from: "Faster" } } });
    expect(stdout).toContain("has the same base as before");
    expect(required("main")).toBe("success");
  });

  it("is announced by no event but its own", async () => {
    const { status, stdout } = await job.run({
      action: "announce",
      event: "pull_request",
      apiUrl: used.server.url,
    });
    expect(status).toBe(1);
    expect(stdout).toContain(
      "::error::event pull_request: this action announces a measurement; run it on pull_request_target",
    );
  });
});

describe("a status that nothing would end, since GitHub starts no workflow on pull_request", () => {
  const conflict =
    "nothing is measured while there is a conflict with main: resolve it, and push, or close and reopen";

  // https://github.com/hew-lang/hew/issues/3148
  it("fails with a conflict, until a run begins all the same", async () => {
    open(8, "main", { mergeable: false });
    expect((await announce()).status).toBe(0);
    expect(required("main")).toBe("failure");
    expect(description()).toBe(conflict);
    used.server.state.pulls.length = 0;
    open(8, "main", { mergeable: true });
    await announce({ action: "reopened" });
    expect(required("main")).toBe("pending");
    await publish(passing);
    expect(required("main")).toBe("success");
  });

  // https://github.com/seed4j/seed4j/issues/1627
  it.each([
    ["Faster [skip ci]", "[skip ci]"],
    ["Faster\n\nOf no interest: [actions skip].\n", "[actions skip]"],
    ["Faster\n\n\nskip-checks: true", "skip-checks: true"],
  ])("fails if the head's message skips workflows, and says so: %j", async (message, words) => {
    open(8);
    used.server.state.commits.push({ sha: headCommit, parents: [], message });
    await announce();
    expect(required("main")).toBe("failure");
    expect(description()).toBe(
      `nothing is measured: the commit's message has ${words}; push a commit without it`,
    );
    await publish(passing);
    expect(required("main")).toBe("success");
  });

  const measuring = ".github/workflows/benchmark.yml";
  const how = "and push, or close and reopen";

  it.each(["disabled_manually", "disabled_inactivity"])(
    "fails if the workflow that measures is %s, and waits for it once it is active",
    async (state) => {
      open(8);
      used.server.state.workflows.set("benchmark.yml", { id: 1, state });
      await announce();
      expect(required("main")).toBe("failure");
      expect(description()).toBe(
        `nothing is measured: benchmark.yml is disabled; enable it under Actions, ${how}`,
      );
      used.server.state.workflows.set("benchmark.yml", { id: 1, state: "active" });
      await announce({ action: "reopened" });
      expect(required("main")).toBe("pending");
      await publish(passing);
      expect(required("main")).toBe("success");
    },
  );

  it("fails if neither the base branch nor the head has the workflow that measures", async () => {
    open(8, "release");
    used.server.state.workflows.set("benchmark.yml", { id: 1, state: "active" });
    for (const ref of ["release", headCommit]) used.server.state.lacking.add(`${ref}:${measuring}`);
    await announce({ base: "release" });
    expect(required("release")).toBe("failure");
    expect(description()).toBe(
      `nothing is measured: release has no benchmark.yml; add it to that branch, ${how}`,
    );
    // The merge of a pull request that adds it has it.
    used.server.state.lacking.delete(`${headCommit}:${measuring}`);
    await announce({ base: "release", action: "synchronize" });
    expect(required("release")).toBe("pending");
  });

  it("is pending if another workflow may measure, or GitHub knows none of them yet", async () => {
    open(8);
    await announce();
    expect(required("main")).toBe("pending");
    used.server.state.workflows.set("benchmark.yml", { id: 1, state: "disabled_manually" });
    used.server.state.workflows.set("speed.yml", { id: 2, state: "active" });
    used.server.state.files.set(".github/workflows/speed.yml", "jobs: {}\n");
    await announce({ inputs: { "measured-by": `${measuring}, .github/workflows/speed.yml` } });
    expect(required("main")).toBe("pending");
  });

  it("is pending with other messages, and is not needed for files that are not the engine's", async () => {
    open(8, "main", { files: [{ filename: "README.md" }], mergeable: true });
    used.server.state.commits.push({ sha: headCommit, parents: [], message: "Say what [skip-ci] does" });
    await announce();
    expect(required("main")).toBe("pending");
    used.server.state.pulls.length = 0;
    open(8, "main", { files: [{ filename: "README.md" }], mergeable: false });
    await announce({ config: "paths: [src/**]\n" });
    expect(required("main")).toBe("success");
  });
});

describe("a pending status", () => {
  // https://github.com/void-linux/void-packages/pull/26611
  it("of a draft waits for the run of ready_for_review", async () => {
    open(8);
    await announce();
    await publish(undefined, { run: { conclusion: "skipped" } });
    expect(required("main")).toBe("pending");
    const { status, stdout } = await announce({
      action: "ready_for_review",
      at: "2026-05-23T08:00:00Z",
    });
    expect(status, stdout).toBe(0);
    expect(required("main")).toBe("pending");
    await publish(passing, { id: 4002 });
    expect(required("main")).toBe("success");
  });

  const end = async (conclusion: string) => {
    rmSync(path.join(job.workspace, "results.json"), { force: true });
    return await publish(undefined, { run: { conclusion } });
  };

  it.each(["failure", "timed_out", "startup_failure", "cancelled"])(
    "is ended by publishing if the run left no results: %s",
    async (conclusion) => {
      open(8);
      await announce();
      await end(conclusion);
      expect(required("main")).toBe("failure");
    },
  );

  it.each(["skipped", "action_required", "stale"])(
    "waits for another run if the run has not measured: %s",
    async (conclusion) => {
      open(8);
      await announce();
      await end(conclusion);
      expect(required("main")).toBe("pending");
      await publish(passing);
      expect(required("main")).toBe("success");
    },
  );

  // kirodotdev/KiroCrew#1510, kamp-us/phoenix#1016
  it("waits for the next run if none was published", async () => {
    open(8);
    await announce();
    // The end of the first attempt was lost.
    await publish(passing, { run: { run_attempt: 2 } });
    expect(required("main")).toBe("success");
    await announce({ action: "reopened", at: "2026-05-22T10:00:00Z" });
    expect(required("main")).toBe("pending");
    await publish(passing, { id: 4002 });
    expect(required("main")).toBe("success");
  });

  it("is set again by a re-run", async () => {
    open(8);
    await announce();
    used.server.faults.push({ path: /\/pulls$/, times: 1, does: { status: 404 } });
    expect((await publish(passing)).status).toBe(1);
    expect(required("main")).toBe("pending");
    await publish(passing);
    expect(required("main")).toBe("success");
  });
});

describe("a publishing step that was killed", () => {
  /** Kills the step while it asks for comments, and runs its post step. */
  async function kill(recording: Recording, published: Published = {}) {
    used.server.faults.push({ method: "GET", path: /comments$/, times: 9, does: { delay: 600_000 } });
    const step = publishing(recording, published);
    const before = used.server.requests.length;
    const { child, finished } = job.start(step);
    while (!used.server.requests.slice(before).some((one) => one.path.endsWith("/comments")))
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGKILL");
    const { state } = await finished;
    used.server.faults.length = 0;
    await job.run(step, state);
  }

  // cilium/cilium#43408
  it("fails the status of its base, and a re-run takes its place", async () => {
    open(8);
    await announce();
    await kill(passing);
    expect(required("main")).toBe("failure");
    expect(new Set(used.server.state.statuses.map(({ context }) => context))).toEqual(
      new Set(["sqlite-bench-gate (main)"]),
    );
    expect(description()).toMatch(/^Publishing failed: the job was cancelled, ran out of time or was killed/);
    expect(comments()).toEqual([]);
    await publish(passing, { attempt: 2 });
    expect(required("main")).toBe("success");
  });

  it("leaves the other base of its commit alone, for which it had no results", async () => {
    open(8, "slow");
    open(9, "main");
    await publish(passing);
    await kill(passing, { base: "slow", id: 4002 });
    expect([required("main"), required("slow")]).toEqual(["success", "failure"]);
  });
});

describe("a status with characters that GitHub refuses", () => {
  // ouzi-dev/commit-status-updater#527
  it("is set without them: words of a build, patterns, and a branch's name", async () => {
    open(8, "feature/🚀", { files: [{ filename: "README.md" }] });
    open(9, "feature/🎉");
    await announce({ base: "feature/🚀", config: 'paths: ["src/🚀/**"]\n' });
    const name = String.raw`feature/\u{1f680}`;
    expect(required(name)).toBe("success");
    expect(description()).toBe(String.raw`not needed: no changed file matches src/\u{1f680}/**`);
    await announce({ base: "feature/🚀" });
    expect(required(name)).toBe("pending");
    await publish(passing, { base: "feature/🚀" });
    expect(required(name)).toBe("success");
    expect(required(String.raw`feature/\u{1f389}`)).toBeUndefined();
    used.server.state.pulls.length = 0;
    open(8);
    const log = `2026-05-22T09:00:00.1234567Z ##[endgroup]\n2026-05-22T09:00:00.1234567Z ${"💥".repeat(60)}`;
    const steps = { "Build the engine": "failure" };
    leave({ jobs: [{ id: 11, name: "benchmark / measure", conclusion: "failure", steps, log }] }, 4002);
    await publish(undefined, { id: 4002, run: { conclusion: "failure" } });
    expect(required("main")).toBe("failure");
    expect(description()).toContain(String.raw`the build of the pull request failed: \u{1f4a5}`);
  });

  it("is that of a base which is no other one, so that it waits for no result", async () => {
    open(8, "feature/🚀");
    await announce({ base: "feature/🚀" });
    await announce({ base: "feature/🎉" });
    await publish(passing, { base: "feature/🚀" });
    expect(required(String.raw`feature/\u{1f680}`)).toBe("success");
    expect(required(String.raw`feature/\u{1f389}`)).toBe("failure");
  });
});

describe("a fork that was deleted after it was measured", () => {
  // https://github.com/shakacode/react_on_rails/issues/3979
  it("has its status and its comment", async () => {
    const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: null };
    used.server.state.pulls.push({ number: 8, state: "open", head });
    await announce();
    await publish(failing, { run: { head_repository: null } });
    expect(required("main")).toBe("failure");
    expect(comments()).toHaveLength(1);
  });
});

describe("the same commit for two bases", () => {
  it("is green only for the base that it was measured for", async () => {
    open(8, "slow");
    open(9, "main");
    await publish(passing, { base: "slow" });
    expect(required("slow")).toBe("success");
    expect(required("main")).toBeUndefined();
    await publish(failing, { base: "main", id: 4002 });
    expect(required("slow")).toBe("success");
    expect(required("main")).toBe("failure");
  });

  it("fails for each base if one run was cancelled", async () => {
    open(8, "main");
    open(9, "release");
    await announce();
    const parts = { event: "pull_request", branch: "faster", repositoryId: 2, attempt: 1, workflowId: 301 };
    used.server.state.workflowRuns.push({ id: 4002, ...parts });
    await publish(passing, { run: { conclusion: "cancelled" } });
    expect([required("main"), required("release")]).toEqual(["failure", "failure"]);
    // As after each failure, somebody with write access measures again.
    used.server.state.roles.set("maintainer", "write");
    await publish(passing, { base: "release", id: 4002, startedBy: "maintainer" });
    expect([required("main"), required("release")]).toEqual(["failure", "success"]);
  });

  it("starts over if the pull request is retargeted", async () => {
    open(8, "slow");
    await publish(passing, { base: "slow" });
    retarget(8, "main");
    await announce({ action: "edited", changes: { base: { ref: { from: "slow" } } } });
    expect(required("main")).toBe("pending");
    const { stdout } = await publish(passing, { base: "slow", id: 4002 });
    expect(required("main")).toBe("pending");
    expect(stdout).toContain(
      '::notice::no comment and no status is written: the commit is the head of pull request 8 (into main), and the results were measured for "slow"',
    );
    await publish(passing, { id: 4003 });
    expect(required("main")).toBe("success");
  });

  it("whose branch was renamed has a failure under the old name", async () => {
    open(8, "main");
    await announce();
    retarget(8, "trunk");
    const { stdout } = await publish(passing);
    expect([required("main"), required("trunk")]).toEqual(["failure", "failure"]);
    const descriptions = used.server.state.statuses.slice(-2).map((one) => one.description);
    expect(descriptions.toSorted()).toEqual([
      "main is no longer the base of this pull request: close and reopen it to measure it again",
      "trunk was not the base when this was measured: close and reopen it to measure it again",
    ]);
    expect(stdout).toContain(
      '::notice::the status for "main" fails, since nothing was measured for that base',
    );
    await announce({ action: "reopened", base: "trunk" });
    await publish(passing, { base: "trunk", id: 4002 });
    expect(required("trunk")).toBe("success");
    retarget(8, "main");
    await announce({ action: "reopened" });
    await publish(passing, { id: 4003 });
    expect(required("main")).toBe("success");
  });

  it("stays pending for the other one until that is measured, also of a run that GitHub names one for", async () => {
    open(8, "slow");
    open(9, "main");
    await announce();
    await publish(passing, { base: "slow", run: { pull_requests: [{ number: 8 }] } });
    expect([required("slow"), required("main")]).toEqual(["success", "pending"]);
  });

  it("is no success as a check run, which has no base", async () => {
    open(8, "main");
    await publish(passing, { base: "slow", inputs: { status: "check-run" } });
    expect(used.server.state.checkRuns).toMatchObject([{ conclusion: "failure" }]);
    expect(used.server.state.checkRuns[0]?.output.summary).toContain("pull request 8 (into main)");
  });

  it("is red for both if nothing says which one a broken run was for", async () => {
    open(8, "slow");
    open(9, "main");
    await publish(passing, { run: { conclusion: "failure", path: ".github/workflows/other.yml" } });
    expect([required("slow"), required("main")]).toEqual(["failure", "failure"]);
  });
});

describe("a failure of a commit", () => {
  it("stays although the pull request is closed and opened again until a result passes, and the comment says so", async () => {
    open(8);
    await publish(failing);
    const { stdout } = await announce({ action: "reopened", at: "2026-05-23T08:00:00Z" });
    expect(stdout).toContain("stays as run 4001 left it");
    expect(required("main")).toBe("failure");
    const second = await publish(passing, { id: 4002 });
    expect(required("main")).toBe("failure");
    const reason =
      "run 4001 failed on this commit, and that stays until somebody with write access measures again";
    expect(description()).toContain(reason);
    expect(comments()).toEqual([expect.stringContaining(`**The status fails**: ${reason}.`)]);
    expect(second.stdout).toContain(`::notice::${reason}`);
    await publish(passing, { id: 4003 });
    expect(required("main")).toBe("failure");
  });

  it("ends if somebody with write access has the commit measured again", async () => {
    open(8);
    used.server.state.roles.set("maintainer", "write");
    await publish(failing);
    await publish(passing, { id: 4002, startedBy: "maintainer" });
    expect(required("main")).toBe("success");
    expect(comments()).toEqual([expect.not.stringContaining("The status fails")]);
  });

  it("stays if GitHub does not say who may write", async () => {
    open(8);
    await publish(failing);
    used.server.faults.push({ path: /permission$/, times: 1, does: { status: 404 } });
    await publish(passing, { id: 4002 });
    expect(required("main")).toBe("failure");
  });

  it("does not concern another commit or another base", async () => {
    open(8, "slow");
    await publish(failing, { base: "slow" });
    retarget(8, "main");
    await publish(passing, { id: 4002 });
    expect(required("main")).toBe("success");
  });
});

describe("an announcement that comes late", () => {
  it("leaves a result of a measurement that began after the event", async () => {
    open(8);
    await publish(passing);
    used.server.state.runs.set(4001, { startedAt: "2026-05-22T09:00:00Z" });
    await announce({ at: "2026-05-22T09:00:00Z" });
    expect(required("main")).toBe("success");
  });

  it("replaces the result of a measurement that began before the event", async () => {
    open(8);
    await publish(passing);
    await announce({ action: "reopened", at: "2026-05-22T10:00:00Z" });
    expect(required("main")).toBe("pending");
  });

  it("gives way to a result that was written meanwhile", async () => {
    open(8);
    used.server.faults.push({ method: "POST", path: /statuses/, times: 1, does: { delay: 4_000 } });
    const late = announce();
    while (
      !used.server.requests.some(({ method, path: one }) => method === "POST" && one.includes("statuses"))
    )
      await new Promise((resolve) => setTimeout(resolve, 20));
    const other = new Job();
    [job] = [other];
    await publish(failing);
    await late;
    expect(required("main")).toBe("failure");
  });
});

describe("a run that succeeded, and whose job that measures was skipped by a condition", () => {
  /** A job that calls measure.yml and is skipped has its own name alone. */
  const jobs = [
    { name: "benchmark", conclusion: "skipped" },
    { name: "changes", steps: { "Run dorny/paths-filter": "success" } },
  ];
  const advice =
    "the job that measures was skipped: let it run, and give the setting paths for changes that need no measurement";

  // tachyon-zcash/ragu#431
  it("is never green, and any run that measures takes its place", async () => {
    open(8);
    await announce();
    leave({ jobs }, 4002);
    const { status, stdout } = await publish(undefined, { id: 4002 });
    expect(status, stdout).toBe(0);
    expect(required("main")).toBe("failure");
    expect(description()).toBe(advice);
    expect(stdout).toContain(
      `::notice::nothing is published: the run that measures has skipped the job that measures`,
    );
    await publish(passing);
    expect(required("main")).toBe("success");
  });

  // magma/magma#10193
  it.each([
    ["a pass", passing, "success"],
    ["a failure", failing, "failure"],
  ])("leaves an earlier result, also if an announcement covered it: %s", async (_, recording, state) => {
    open(8);
    await publish(recording);
    await announce({ action: "reopened", at: "2026-05-22T10:00:00Z" });
    leave({ jobs }, 4002);
    const { stdout } = await publish(undefined, { id: 4002 });
    expect(stdout).toContain("and the commit has the result of run 4001");
    expect(required("main")).toBe(state);
    expect(description()).not.toBe(advice);
  });

  it("leaves the announcement that none is needed", async () => {
    open(8, "main", { files: [{ filename: "README.md" }] });
    await announce({ config });
    leave({ jobs });
    await publish(undefined);
    expect(required("main")).toBe("success");
    expect(description()).toContain("not needed");
  });

  const other = {
    id: 4001,
    attempt: 1,
    workflowId: 301,
    event: "pull_request",
    branch: "faster",
    repositoryId: 2,
  };

  it("leaves the pending status to a run of the commit that has not ended, and to none of another commit", async () => {
    open(8);
    await announce();
    leave({ jobs }, 4002);
    used.server.state.workflowRuns.push({ ...other, sha: headCommit, conclusion: null });
    const { stdout } = await publish(undefined, { id: 4002 });
    expect(stdout).toContain("and run 4001, which has not ended, will report");
    expect(required("main")).toBe("pending");
    // It is cancelled: the newer run reports nothing.
    used.server.state.workflowRuns.splice(0, 1, { ...other, sha: headCommit, conclusion: "cancelled" });
    used.server.state.workflowRuns.push({ ...other, id: 4002, sha: headCommit });
    await publish(undefined, { run: { conclusion: "cancelled" } });
    expect(required("main")).toBe("failure");
    used.server.state.statuses.length = 0;
    await announce();
    used.server.state.workflowRuns.splice(0, 2, { ...other, sha: newer, conclusion: null });
    await publish(undefined, { id: 4002 });
    expect(required("main")).toBe("failure");
  });

  it("fails as a check run too, and for each base of its commit", async () => {
    open(8);
    open(9, "release");
    leave({ jobs });
    await publish(undefined);
    expect([required("main"), required("release")]).toEqual(["failure", "failure"]);
    used.server.state.pulls.pop();
    await publish(undefined, { inputs: { status: "check-run" } });
    expect(used.server.state.checkRuns).toMatchObject([{ conclusion: "failure" }]);
    expect(comments()[0]).toContain(advice);
  });

  it("is none that has built or measured, whose results are missing", async () => {
    open(8);
    await publish(passing);
    const measured = { name: "benchmark / measure", steps: { "Build the engine": "success" } };
    leave(
      {
        jobs: [measured, { name: "benchmark / candidate and base are the same file", conclusion: "skipped" }],
      },
      4002,
    );
    await publish(undefined, { id: 4002 });
    expect(required("main")).toBe("failure");
    expect(description()).toContain('no file matches "results.json"');
  });
});

describe("a run that was cancelled or skipped", () => {
  it("leaves the result of an earlier run", async () => {
    open(8);
    await publish(passing);
    await announce({ action: "reopened", at: "2026-05-22T10:00:00Z" });
    const { stdout } = await publish(failing, { id: 4002, run: { conclusion: "cancelled" } });
    expect(stdout).toContain(
      "the run that measures was cancelled, and the commit has the result of run 4001",
    );
    expect(required("main")).toBe("success");
  });

  it("leaves the announcement that none is needed", async () => {
    open(8, "main", { files: [{ filename: "README.md" }] });
    await announce({ config });
    expect(required("main")).toBe("success");
    const { stdout } = await publish(passing, { run: { conclusion: "cancelled" } });
    expect(stdout).toContain("the run that measures was cancelled, and the commit needs no measurement");
    expect(required("main")).toBe("success");
    used.server.state.pulls.length = 0;
    open(8, "main", { files: [{ filename: "src/a.c" }] });
    await announce({ config, action: "reopened", at: "2026-05-22T10:00:00Z" });
    await publish(passing, { id: 4002, run: { conclusion: "cancelled" } });
    expect(required("main")).toBe("failure");
  });

  it("leaves what it has published itself, as a run of gate.yml that was cancelled behind its last step", async () => {
    open(8);
    await publish(passing);
    const [own] = used.server.state.statuses.splice(0).slice(-1);
    const link = `${own?.target_url}`.replace(/5001#step=4001\.1\.5001\.1\./, "4002#step=4002.1.");
    expect(link).not.toBe(own?.target_url);
    if (own !== undefined) used.server.state.statuses.push({ ...own, target_url: link });
    rmSync(path.join(job.workspace, "results.json"));
    const { stdout } = await publish(undefined, { id: 4002, run: { conclusion: "cancelled" } });
    expect(stdout).toContain("and the commit has the result of run 4002");
    expect(required("main")).toBe("success");
  });

  it("is not waited for: a cancelled run is a failure although an edited title started a newer one", async () => {
    open(8);
    const run = {
      id: 4002,
      attempt: 1,
      workflowId: 301,
      event: "pull_request",
      branch: "faster",
      repositoryId: 2,
    };
    used.server.state.workflowRuns.push({ ...run, conclusion: "skipped" });
    await publish(passing, { run: { conclusion: "cancelled" } });
    expect(required("main")).toBe("failure");
    await publish(passing, { id: 4002, run: { conclusion: "skipped" } });
    expect(required("main")).toBe("failure");
  });
});

describe("a measurement that is not needed", () => {
  it("is concluded from the changed files that GitHub lists", async () => {
    open(8, "main", { files: [{ filename: "README.md" }, { filename: "docs/.hidden/a.md" }] });
    await announce({ config });
    expect(required("main")).toBe("success");
    expect(description()).toBe("not needed: no changed file matches src/**, Makefile");
  });

  it.each<[string, ChangedFile[]]>([
    ["an engine's file among others", [{ filename: "README.md" }, { filename: "src/btree/page.c" }]],
    ["a hidden file", [{ filename: "src/.config/flags" }]],
    ["a file that was moved away", [{ filename: "docs/page.c", previous_filename: "src/page.c" }]],
    ["a file that was moved there", [{ filename: "src/page.c", previous_filename: "docs/page.c" }]],
  ])("is needed with %s", async (_, files) => {
    open(8, "main", { files });
    await announce({ config });
    expect(required("main")).toBe("pending");
  });

  // Reported by users of other gates: a pattern of GitHub's workflows that a tool reads in another way skips what it was to measure.
  // unslothai/unsloth#10919
  it.each([
    ['["**.c"]', "src/btree.c", "pending"],
    ["[src/**.c]", "src/vdbe/vdbe.c", "pending"],
    ['["src/**", "!src/**/*.md"]', "src/readme.md", "success"],
    ['["src/**", "!src/**/*.md", src/readme.md]', "src/readme.md", "pending"],
  ])("is concluded by %s for %s: %s", async (patterns, filename, state) => {
    open(8, "main", { files: [{ filename }] });
    await announce({ config: `paths: ${patterns}\n` });
    expect(required("main")).toBe(state);
  });

  it.each<[string, string, string]>([
    ['["**/*.c", "**/*.h", Makefile]', "deps/sqlite", "failure"],
    ["[deps/*/src/**]", "deps/sqlite", "failure"],
    ['["**/*.c", "!deps/**"]', "deps/sqlite", "success"],
    ["[src/**]", "deps/sqlite", "success"],
    ["[deps/sqlite/**]", "deps/sqlite", "failure"],
    ["[deps/sqlite, deps/sqlite/**]", "deps/sqlite", "pending"],
    ["[deps/**]", "deps/sqlite", "pending"],
    ['["**/*.c"]', "docs/a.md", "success"],
  ])("is not concluded from a submodule, whose files nobody lists: %s", async (patterns, filename, state) => {
    used.server.state.submodules.add("deps/sqlite");
    open(8, "main", { files: [{ filename }] });
    await announce({ config: `paths: ${patterns}\n` });
    expect(required("main")).toBe(state);
    if (state === "failure") expect(description()).toContain(`is a submodule`);
    if (state === "failure") expect(description()).toContain(`name "${filename}" too`);
  });

  // The other files of the engine lie where its build follows the link.
  const link = (filename: string, target: string) => ({ filename, target });
  it.each<[string, { filename: string; target: string }, string]>([
    ['["src/**/*.c", Makefile]', link("src/ext", "../docs/ext"), "failure"],
    ['["src/**/*.c", Makefile]', link("src/ext", "../docs/ext\n"), "failure"],
    ['["src/**/*.c", Makefile]', link("src/ext", "/usr/src/ext"), "failure"],
    ['["src/**/*.c", Makefile]', link("src/ext", "/README.md"), "failure"],
    ['["src/**/*.c", Makefile]', link("src/ext", "../way/../README.md"), "failure"],
    ['["src/**/*.c", src/ext]', link("src/ext", "../docs/ext"), "pending"],
    ['["src/**/*.c", Makefile]', link("docs/latest", "ext"), "success"],
    ['["**", "!docs/**", "!**/*.md"]', link("CLAUDE.md", "./README.md"), "success"],
    ['["**", "!docs/**", "!**/*.md"]', link("CLAUDE.md", "docs"), "failure"],
  ])(
    "is not concluded from a link, unless it leads to a plain file: %s",
    async (patterns, { filename, target }, state) => {
      used.server.state.files.set("README.md", "").set("docs/ext/slow.c", "");
      used.server.state.links.set(filename, target);
      open(8, "main", { files: [{ filename }, { filename: "docs/ext/slow.md" }] });
      await announce({ config: `paths: ${patterns}\n` });
      expect(required("main")).toBe(state);
      if (state === "failure") expect(description()).toContain(`"${filename}" is a link`);
    },
  );

  it("is not concluded from more links than are followed", async () => {
    const files = Array.from({ length: 21 }, (_, at) => ({ filename: `link${at}.md` }));
    used.server.state.files.set("README.md", "");
    for (const { filename } of files) used.server.state.links.set(filename, "README.md");
    open(8, "main", { files });
    await announce({ config: 'paths: ["**/*.c"]\n' });
    expect(required("main")).toBe("failure");
  });

  it.each<[string, "links" | "submodules", ChangedFile]>([
    ["a submodule that is removed", "submodules", { filename: "src/ext" }],
    ["a link that is removed", "links", { filename: "src/ext" }],
    ["a link that has another name", "links", { filename: "docs/other", previous_filename: "src/ext" }],
  ])("is not concluded from %s", async (_, kind, file) => {
    const { state } = used.server;
    if (kind === "links") state.links.set("src/ext", "../docs/ext");
    else state.submodules.add("src/ext");
    state.lacking.add(`${headCommit}:src/ext`);
    open(8, "main", { files: [file] });
    await announce({ config: 'paths: ["src/**/*.c"]\n' });
    expect(required("main")).toBe("failure");
    expect(description()).toContain('name "src/ext" too');
  });

  it("is not concluded from a path that GitHub does not list", async () => {
    const { state } = used.server;
    for (const commit of ["main", headCommit]) state.lacking.add(`${commit}:docs/a.md`);
    open(8, "main", { files: [{ filename: "docs/a.md" }] });
    await announce({ config: 'paths: ["**/*.c"]\n' });
    expect(required("main")).toBe("pending");
  });

  it.each([
    ["src/", /^::warning::bench-gate.yml:1:9: paths\[0\]: "src\/": matches no file/m],
    ["/src/**", /^::warning::bench-gate.yml:1:9: paths\[0\]: "\/src\/\*\*": matches no file/m],
    ["./src/**", /^::warning::bench-gate.yml:1:9: paths\[0\]: ".\/src\/\*\*": matches no file/m],
    ["src", /^::warning::paths: "src" is a folder, whose files are "src\/\*\*"/m],
  ])("fails with the pattern %s: a workflow with the same would never run", async (pattern, warning) => {
    open(8, "main", { files: [{ filename: "src/a.c" }] });
    const { stdout } = await announce({ config: `paths: [${pattern}]\n` });
    expect(stdout).toMatch(warning);
    expect(required("main")).toBe("failure");
    expect(description()).toContain(pattern);
    // One that runs all the same, with the settings of a default branch that were mended meanwhile, takes its place.
    await publish(passing);
    expect(required("main")).toBe("success");
  });

  it.each([
    ['["!docs/**"]', "each pattern takes files out: give one without ! before them, such as **"],
    ['["src/**", "!**"]', "the patterns with ! take out every file that those before them name"],
  ])(
    "fails with the list %s, which can match nothing, and which a run refuses",
    async (patterns, message) => {
      open(8, "main", { files: [{ filename: "src/a.c" }] });
      const words = `bench-gate.yml:1:1: paths: ${JSON.stringify(JSON.parse(patterns))}: ${message}`;
      const { stdout } = await announce({ config: `paths: ${patterns}\n` });
      expect(stdout).toContain(`::warning::${words}\n`);
      expect(required("main")).toBe("failure");
      await publish(passing, { inputs: { config: "bench-gate.yml" } });
      expect(required("main")).toBe("failure");
      const refused = await run(["run", "--config", "bench-gate.yml"], { cwd: job.workspace });
      expect(refused.stderr).toBe(`sqlite-bench-gate: ${words}\n`);
      expect([refused.status, refused.stdout]).toEqual([2, ""]);
    },
  );

  it("is needed if GitHub does not list every file, or the pull request has moved on", async () => {
    open(8, "main", { files: [{ filename: "README.md" }], changedFiles: 3_001 });
    await announce({ config });
    expect(required("main")).toBe("pending");
    used.server.state.pulls.length = 0;
    open(8, "main", { sha: newer, files: [{ filename: "README.md" }] });
    await announce({ config });
    expect(required("main")).toBe("pending");
  });

  it("does not cover a failure, and a measurement that fails covers it", async () => {
    open(8, "main", { files: [{ filename: "README.md" }] });
    await publish(failing);
    await announce({ config, action: "reopened", at: "2026-05-22T10:00:00Z" });
    expect(required("main")).toBe("failure");
    used.server.state.statuses.length = 0;
    await announce({ config });
    await publish(failing, { id: 4002 });
    expect(required("main")).toBe("failure");
  });

  it("fails if the configuration cannot be read, which a warning names", async () => {
    open(8, "main", { files: [{ filename: "README.md" }] });
    const { status, stdout } = await announce({ config: "paths: 7\n" });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^::warning::bench-gate.yml:1:1: paths/m);
    expect(required("main")).toBe("failure");
  });
});
