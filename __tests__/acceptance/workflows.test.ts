import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { shownWorkflows } from "../documents.ts";
import { eventPayload } from "../events.ts";
import { type RestServer, startRestServer } from "../rest-server/server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { makeRepository, root } from "./act/repository.ts";
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

function run(workflow: string, event: string, fixture: string, isFork = false) {
  server.state.tokens.set(jobToken, tokenOf(workflow, isFork));
  const payload = eventPayload(fixture);
  // The measuring run of the events' fixtures.
  const runId = 4001;
  return runWorkflow(repository, { workflow, event, payload, apiUrl: server.url, artifacts, runId });
}

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
    const { result, steps, log } = await run("self.yml", "pull_request", "pull-request");
    const step = steps.get("./");
    expect(step?.outputs.outcome, log).toMatch(/^(?:pass|inconclusive)$/);
    expect(step?.summary).toContain("## DoltLite vs SQLite");
    expect(server.state.comments).toMatchObject([{ pullRequest: 7 }]);
    expect(server.state.checkRuns).toMatchObject([{ status: "completed", head_sha: head }]);
    expect(result).toBe("success");
  });

  it("warns about the permission that a fork's token lacks, and succeeds", async () => {
    open(7, "contributor", 2);
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
  it("measures a fork's pull request without asking GitHub anything", async () => {
    const { result, steps, log } = await run("benchmark.yml", "pull_request", "pull-request-fork", true);
    expect(result, log).toBe("success");
    expect(server.requests).toEqual([]);
    const step = [...steps].find(([name]) => name.startsWith("sqlite-bench-gate/"))?.[1];
    expect(step?.outputs["results-path"]).toBe("bench-results/results.json");
    const results = JSON.parse(readFileSync(path.join(artifacts, "benchmark/results.json"), "utf8"));
    expect(results.tests).toHaveLength(69);
  });

  it("publishes a fork's results on its pull request", async () => {
    open(8, "contributor", 2);
    const { result, log } = await run("publish-benchmark.yml", "workflow_run", "workflow-run-fork");
    expect(result, log).toBe("success");
    expect(server.state.comments).toMatchObject([{ pullRequest: 8 }]);
    expect(server.state.comments[0]?.body).toMatch(/\*\*(?:Pass|Inconclusive)\*\*/);
    expect(server.state.checkRuns).toMatchObject([{ status: "completed", head_sha: head }]);
  });

  it("publishes a push's results on the commit and its pull request", async () => {
    open(7, "octo-org", 1);
    const { result, log } = await run("publish-benchmark.yml", "workflow_run", "workflow-run-push");
    expect(result, log).toBe("success");
    expect(server.state.comments).toMatchObject([{ pullRequest: 7 }]);
    expect(server.state.checkRuns).toMatchObject([{ status: "completed", head_sha: head }]);
  });

  it("publishes a failure if the measurement left nothing", async () => {
    open(8, "contributor", 2);
    rmSync(path.join(artifacts, "benchmark"), { recursive: true, force: true });
    const { result, steps } = await run("publish-benchmark.yml", "workflow_run", "workflow-run-fork");
    expect([...steps].find(([name]) => name.startsWith("actions/download"))?.[1].result).toBe("failure");
    expect(result).toBe("failure");
    expect(server.state.comments[0]?.body).toContain("**Measurement failed**");
    expect(server.state.checkRuns).toMatchObject([{ conclusion: "failure" }]);
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
