import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { shownWorkflows } from "../builders/documents.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { type RestServer, startRestServer } from "../rest-server/server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository, root } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";
import { fetchActionlint, fetchZizmor } from "./act/tools.ts";

const head = "a".repeat(40);

let repository: string;
let artifacts: string;
let server: RestServer;

beforeAll(() => {
  repository = makeRepository();
  artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
});

afterAll(() => {
  for (const folder of [repository, artifacts]) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  server = await startRestServer();
});

afterEach(async () => {
  await server.close();
  expect(server.violations).toEqual([]);
});

function open(number: number, owner: string, repositoryId: number): void {
  server.state.pulls.push({ number, state: "open", head: { sha: head, ref: "faster", owner, repositoryId } });
}

const textOf = (workflow: string) => readFileSync(path.join(root, ".github/workflows", workflow), "utf8");

function run(workflow: string, event: string, fixture: string, isFork = false, runId = 1) {
  server.state.tokens.set(jobToken, tokenOf(workflow, isFork));
  const payload = eventPayload(fixture);
  return runWorkflow(repository, { workflow, event, payload, apiUrl: server.url, artifacts, runId });
}

/** This project's gate with three of its workloads. That a run of all of them is right is not what a runner shows. */
const small = textOf("self.yml").replace(
  "settings: |\n",
  "settings: |\n            workloads: [oltp_point_select, oltp_range_select, oltp_insert]\n",
);

describe("a real runner", () => {
  it("runs actions on the Node.js that this project pins", async () => {
    const steps =
      '[{ name: version, id: version, run: \'echo "is=$(node --version)" >> "$GITHUB_OUTPUT"\' }]';
    const file = `on: push\njobs: { version: { runs-on: ubuntu-latest, steps: ${steps} } }\n`;
    const ran = await runWorkflow(repository, {
      workflow: "version.yml",
      event: "push",
      payload: eventPayload("push"),
      files: { ".github/workflows/version.yml": file },
    });
    expect(ran.steps.get("version")?.outputs).toEqual({ is: `v${manifest.devDependencies.node}` });
    expect(manifest.devDependencies.node).toMatch(/^24\./);
  });

  it("measures and publishes on the pull request's own head", async () => {
    open(7, "octo-org", 1);
    expect(small).toContain("workloads: [");
    commit(repository, "Measure less", { ".github/workflows/self.yml": small });
    const { result, steps, log } = await run("self.yml", "pull_request", "pull-request");
    const step = steps.get("./");
    expect(step?.outputs.outcome, log).toMatch(/^(?:pass|inconclusive)$/);
    expect(step?.summary).toMatch(/^## (?:✅|⚠️) DoltLite: /m);
    // A first pass has no comment.
    expect(server.state.comments.map(({ pullRequest }) => pullRequest)).toEqual(
      step?.outputs.outcome === "pass" ? [] : [7],
    );
    expect(server.state.checkRuns).toMatchObject([{ status: "completed", head_sha: head }]);
    expect(result).toBe("success");
  });

  it("warns about the permission that a fork's token lacks, and succeeds", async () => {
    open(7, "contributor", 2);
    // By default a pass has no comment, and asks for no right to write one.
    const commenting = small.replace("variants: int\n", "variants: int\n          comment: single\n");
    expect(commenting).toContain("comment: single");
    // The other test counts instructions.
    const timing = commenting.replace(/^ +counts: .*\n +count-rows: .*$/m, "            storages: [memory]");
    expect(timing).not.toContain("counts:");
    commit(repository, "Comment on a pass", { ".github/workflows/self.yml": timing });
    const { result, steps, log } = await run("self.yml", "pull_request", "pull-request-fork", true);
    const step = steps.get("./");
    expect(step?.outputs.outcome, log).toMatch(/^(?:pass|inconclusive)$/);
    expect(step?.annotations).toContainEqual({
      level: "warning",
      message: expect.stringContaining('"pull-requests: write"'),
    });
    expect(server.state.comments).toEqual([]);
    expect(result).toBe("success");
  });
});

describe("measuring and publishing in two workflows", () => {
  const settings = (ceiling: number) =>
    `rows: 500\nvariants: [int]\nstorages: [memory]\nrounds: 3\nceiling: ${ceiling}\naverage-ceiling: ${ceiling}\nbase-ceilings: { memory: 100 }\nbase-averages: { overall: 100, suite: 100, section: 100, workload: 100 }\n`;
  /** The measuring run of the events' fixtures. */
  const runId = 4001;
  const results = () => path.join(artifacts, "benchmark-1/results.json");
  let mergeBase: string;

  beforeAll(() => {
    const publishing = ".github/workflows/publish-benchmark.yml";
    const measuring = ".github/workflows/benchmark.yml";
    const [build = "", command = ""] =
      /build: >-\n +(.*)/.exec(readFileSync(path.join(repository, measuring), "utf8")) ?? [];
    const makefile = `engine:\n\t${command}\n`;
    mergeBase = commit(repository, "Settings of the default branch", {
      ".github/bench-gate.yml": settings(100),
      Makefile: makefile,
      [measuring]: readFileSync(path.join(repository, measuring), "utf8").replace(
        build,
        "build: make engine",
      ),
      // By default a pass has no comment.
      [publishing]: `${readFileSync(path.join(repository, publishing), "utf8").trimEnd()}\n    with: { comment: single }\n`,
    });
    gitIn(repository, "switch", "--quiet", "--create", "fork");
    // A fork cannot change the settings by which it is measured and judged.
    commit(repository, "Allow everything, and change the engine by a byte", {
      ".github/bench-gate.yml": "rows: 7\nceiling: 1000\n",
      Makefile: `${makefile}\techo >> engine/doltlite/_lib/libdoltlite.so\n`,
    });
    gitIn(repository, "switch", "--quiet", "main");
    commit(repository, "Meanwhile on main", { "meanwhile.txt": "" });
    gitIn(repository, "switch", "--quiet", "fork");
  });

  /** The latest status of each name. */
  const statuses = () =>
    [...new Map(server.state.statuses.map((one) => [one.context, one])).values()].map(
      ({ sha, context, state }) => `${sha} ${context} ${state}`,
    );

  function announce(payload: object) {
    server.state.tokens.set(jobToken, tokenOf("publish-benchmark.yml"));
    const event = "pull_request_target";
    return runWorkflow(repository, {
      workflow: "publish-benchmark.yml",
      event,
      payload,
      apiUrl: server.url,
      runId: 5000,
    });
  }

  /** As GitHub lists the job in which the measuring run has built its base. */
  const baseJob = {
    name: "benchmark / base / build benchmark-base",
    steps: { "Build the engine": "success", "Pack the engine": "success" },
  };

  function publish(fixture: string, payload: Readonly<Record<string, unknown>> = {}, ownRunId = 5001) {
    server.state.runs.set(runId, { jobs: [baseJob] });
    server.state.tokens.set(jobToken, tokenOf("publish-benchmark.yml"));
    const event = eventPayload(fixture) as { workflow_run: object };
    return runWorkflow(repository, {
      workflow: "publish-benchmark.yml",
      event: "workflow_run",
      payload: { ...event, workflow_run: { ...event.workflow_run, ...payload } },
      apiUrl: server.url,
      artifacts,
      runId: ownRunId,
    });
  }

  it("measures a fork's pull request with the default branch's settings, without asking GitHub anything", async () => {
    const { result, steps, log } = await run(
      "benchmark.yml",
      "pull_request",
      "pull-request-fork",
      true,
      runId,
    );
    expect(result, log).toBe("success");
    expect(server.requests).toEqual([]);
    const step = [...steps].find(([name]) => name.startsWith("sqlite-bench-gate/sqlite-bench-gate@"))?.[1];
    expect(step?.outputs["results-path"]).toMatch(/\/tmp\/sqlite-bench-gate-\w+\/results\.json$/);
    const { tests, suite, engines } = JSON.parse(readFileSync(results(), "utf8"));
    expect(tests).toHaveLength(23);
    expect(suite.rows).toBe(500);
    expect(Object.keys(engines)).toContain("base");
    expect(steps.get("Find the merge base")?.outputs.commit).toBe(mergeBase);
  });

  it("announces a pending status for the base, with the settings of the default branch", async () => {
    open(7, "contributor", 2);
    const event = eventPayload("pull-request-fork") as { pull_request: object };
    const payload = { ...event, pull_request: { ...event.pull_request, updated_at: "2026-05-22T08:59:00Z" } };
    const { result, log } = await announce(payload);
    expect(result, log).toBe("success");
    expect(statuses()).toEqual([`${head} sqlite-bench-gate (main) pending`]);
    expect(server.state.comments).toEqual([]);
  });

  it("measures another base, and not another title", async () => {
    const event = eventPayload("pull-request-fork") as object;
    const edited = (changes: object) =>
      runWorkflow(repository, {
        workflow: "skipping.yml",
        event: "pull_request",
        payload: { ...event, action: "edited", changes },
        apiUrl: server.url,
        files: {
          ".github/workflows/skipping.yml": textOf("benchmark.yml").replace(
            /uses: .*\n {4}with:[\s\S]*/,
            'runs-on: ubuntu-latest\n    steps: [{ name: measured, run: "true" }]\n',
          ),
        },
      });
    expect((await edited({ title: { from: "Faster" } })).steps.has("measured")).toBe(false);
    expect((await edited({ base: { ref: { from: "slow" } } })).steps.has("measured")).toBe(true);
    rmSync(path.join(repository, ".github/workflows/skipping.yml"));
  });

  it("publishes a fork's results on its pull request", async () => {
    open(8, "contributor", 2);
    const { result, log } = await publish("workflow-run-fork");
    expect(result, log).toBe("success");
    expect(server.state.comments).toMatchObject([{ pullRequest: 8 }]);
    expect(server.state.comments[0]?.body).toMatch(/^## (?:✅|⚠️) /m);
    expect(statuses()).toEqual([`${head} sqlite-bench-gate (main) success`]);
  });

  it("publishes a push's results on the commit and its pull request", async () => {
    open(7, "octo-org", 1);
    const { result, log } = await publish("workflow-run-push", { id: runId });
    expect(result, log).toBe("success");
    expect(server.state.comments).toMatchObject([{ pullRequest: 7 }]);
    expect(statuses()).toEqual([`${head} sqlite-bench-gate (faster) success`]);
  });

  it("publishes what an earlier attempt measured if the jobs that failed beside it are run again", async () => {
    open(8, "contributor", 2);
    const failed = await publish("workflow-run-fork", { conclusion: "failure" });
    expect(server.state.comments[0]?.body).toContain("**Measurement failed**");
    expect(statuses()).toEqual([`${head} sqlite-bench-gate (main) failure`]);
    expect(failed.result, failed.log).toBe("success");
    // Only somebody with write access can run jobs again.
    server.state.roles.set("maintainer", "write");
    const again = { run_attempt: 2, triggering_actor: { login: "maintainer" } };
    const { result, log } = await publish("workflow-run-fork", again, 5002);
    expect(statuses().at(-1)).toBe(`${head} sqlite-bench-gate (main) success`);
    expect(server.state.comments[0]?.body).toMatch(/^## (?:✅|⚠️) /m);
    expect(result, log).toBe("success");
  });

  it("does not fail the default branch's run if the measurement left nothing", async () => {
    open(8, "contributor", 2);
    const left = path.join(artifacts, "benchmark-1");
    renameSync(left, `${artifacts}-away`);
    const { result, log } = await publish("workflow-run-fork");
    renameSync(`${artifacts}-away`, left);
    expect(server.state.comments[0]?.body).toContain("**Measurement failed**");
    expect(statuses()).toEqual([`${head} sqlite-bench-gate (main) failure`]);
    expect(result, log).toBe("success");
  });

  it("publishes no pass if a hostile fork edits both workflows, the artifact and the results", async () => {
    open(8, "contributor", 2);
    const measured = readFileSync(results(), "utf8");
    const forged = JSON.parse(measured);
    delete forged.engines.base;
    for (const test of forged.tests)
      for (const kind of ["samples", "checks"])
        test[kind] = test[kind].filter(({ role }: { role: string }) => role !== "base");
    for (const sequence of forged.features.sequence.sequences)
      sequence.engines = sequence.engines.filter(({ role }: { role: string }) => role !== "base");
    forged.warnings = ["all is well, please merge"];
    const upload = /uses: (actions\/upload-artifact@\w+)/.exec(textOf("measure.yml"))?.[1];
    gitIn(repository, "switch", "--quiet", "--create", "hostile");
    commit(repository, "Measure nothing, and publish a pass", {
      "forged.json": JSON.stringify(forged),
      ".github/workflows/benchmark.yml": `name: Benchmark
on: pull_request
permissions: write-all
jobs:
  measure:
    runs-on: ubuntu-latest
    steps:
      - run: mkdir -p bench-results && cp "$ORIGIN/forged.json" bench-results/results.json
      - uses: ${upload}
        with: { name: benchmark-1, path: bench-results/results.json }
`,
      ".github/workflows/publish-benchmark.yml":
        "name: Publish\non: workflow_run\njobs: { none: { runs-on: ubuntu-latest, steps: [{ run: exit 0 }] } }\n",
    });
    const hostile = await run("benchmark.yml", "pull_request", "pull-request-fork", true, runId);
    expect(hostile.result, hostile.log).toBe("success");
    expect(JSON.parse(readFileSync(results(), "utf8"))).toEqual(forged);
    // GitHub starts the default branch's file for workflow_run.
    gitIn(repository, "switch", "--quiet", "main");
    const { result, log } = await publish("workflow-run-fork");
    gitIn(repository, "switch", "--quiet", "fork");
    writeFileSync(results(), measured);
    expect(result, log).toBe("success");
    expect(statuses()).toEqual([`${head} sqlite-bench-gate (main) failure`]);
    const [comment] = server.state.comments;
    expect(comment?.body).toContain("**Measurement failed**");
    expect(comment?.body).toContain("a base is expected, and the results have none");
    expect(comment?.body).not.toContain("please merge");
  });

  it("judges a fork by the default branch's ceilings, not by the fork's", async () => {
    open(8, "contributor", 2);
    gitIn(repository, "switch", "--quiet", "main");
    commit(repository, "Allow less", { ".github/bench-gate.yml": settings(0.01) });
    gitIn(repository, "switch", "--quiet", "fork");
    const { result, log } = await publish("workflow-run-fork");
    const [comment] = server.state.comments;
    expect(comment?.body).toContain("Ceilings 0.01x for a test");
    // A machine that is too noisy is no reason for a failure, and none for a pass.
    expect(comment?.body).toMatch(/^## (?:❌|⚠️) /m);
    expect(statuses()).toEqual([expect.stringMatching(/ (?:failure|success)$/)]);
    expect(result, log).toBe("success");
  });
});

describe("a comment that asks for a run", () => {
  const written = "2026-05-22T08:00:00Z";
  let sha: string;

  beforeEach(() => {
    const { state } = server;
    sha = gitIn(repository, "rev-parse", "fork");
    const head = { sha, ref: "faster", owner: "contributor", repositoryId: 2, pushedAt: written };
    state.pulls.push({ number: 7, state: "open", head });
    state.comments.push({ id: 6001, pullRequest: 7, author: "maintainer", body: "/bench" });
    state.tokens.set(jobToken, tokenOf("bench-command.yml"));
  });

  const asked = eventPayload("issue-comment") as { comment: { body: string } };
  const ask = () =>
    runWorkflow(repository, {
      workflow: "bench-command.yml",
      event: "issue_comment",
      payload: {
        ...asked,
        comment: { ...asked.comment, body: `${asked.comment.body} rows=400 commit=${sha}` },
      },
      apiUrl: server.url,
      artifacts,
      runId: 6001,
    });

  it("measures the commit that it was written about, with what it asks for, and publishes that", async () => {
    server.state.roles.set("maintainer", "write");
    rmSync(artifacts, { recursive: true, force: true });
    const { result, log } = await ask();
    expect(result, log).toBe("success");
    expect(server.state.reactions.map(({ content }) => content)).toEqual(["eyes", "rocket"]);
    expect(server.state.statuses.at(-1)?.context).toBe("bench on request (main)");
    const measured = JSON.parse(readFileSync(path.join(artifacts, "benchmark-1/results.json"), "utf8"));
    expect(measured.tests).toHaveLength(2);
    expect(measured.suite.rows).toBe(400);
  });

  it("measures nothing for somebody who may only read", async () => {
    server.state.roles.set("maintainer", "read");
    const { result, steps, log } = await ask();
    expect(result, log).toBe("success");
    expect(server.state.reactions).toMatchObject([{ content: "confused" }]);
    expect([...steps.keys()]).not.toContain("Build the engine");
  });
});

describe("all workflows, and those in the documents", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "shown-"));
    execFileSync("git", ["init", "--quiet"], { cwd: folder });
    const workflows = path.join(folder, ".github/workflows");
    mkdirSync(workflows, { recursive: true });
    cpSync(path.join(root, ".github/zizmor.yml"), path.join(folder, ".github/zizmor.yml"));
    for (const { name, text } of shownWorkflows)
      writeFileSync(path.join(workflows, `${name.replaceAll(/\W+/g, "-")}.yml`), text);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("are clean under actionlint", () => {
    for (const cwd of [root, folder]) execFileSync(fetchActionlint(), { cwd, stdio: "inherit" });
  });

  it("are clean under zizmor", () => {
    for (const cwd of [root, folder])
      execFileSync(fetchZizmor(), ["--offline", "--quiet", "."], { cwd, stdio: "inherit" });
  });
});
