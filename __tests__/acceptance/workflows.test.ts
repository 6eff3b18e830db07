import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventPayload } from "../events.ts";
import { type RestServer, startRestServer } from "../rest-server/server.ts";
import { workflowToken } from "../rest-server/tokens.ts";
import { makeRepository, runWorkflow } from "./act/runner.ts";
import { fetchActionlint, fetchZizmor } from "./act/tools.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const head = "a".repeat(40);

let repository: string;
let server: RestServer;

beforeAll(() => {
  repository = makeRepository();
});

beforeEach(async () => {
  server = await startRestServer();
  server.state.tokens.set("workflow-token", workflowToken);
});

afterEach(async () => {
  await server.close();
  expect(server.violations).toEqual([]);
});

describe("a real runner", () => {
  it("measures and publishes on the pull request's own head", async () => {
    server.state.pulls.push({
      number: 7,
      state: "open",
      head: { sha: head, ref: "faster", owner: "octo-org", repositoryId: 1 },
    });
    const { result, steps, log } = await runWorkflow(repository, {
      workflow: "self.yml",
      event: "pull_request",
      payload: eventPayload("pull-request"),
      apiUrl: server.url,
    });
    writeFileSync("/tmp/act-self.json", log);
    expect([...steps.keys()]).toContain("./");
    const step = steps.get("./");
    expect(step?.outputs.outcome).toMatch(/^(?:pass|inconclusive)$/);
    expect(step?.summary).toContain("## DoltLite vs SQLite");
    expect(server.state.comments).toHaveLength(1);
    expect(server.state.checkRuns).toMatchObject([{ status: "completed", head_sha: head }]);
    expect(result).toBe("success");
  });

  it("measures a fork's pull request without a token, and publishes it in another workflow", async () => {
    server.state.pulls.push({
      number: 8,
      state: "open",
      head: { sha: head, ref: "faster", owner: "contributor", repositoryId: 2 },
    });
    const artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
    const measured = await runWorkflow(repository, {
      workflow: "benchmark.yml",
      event: "pull_request",
      payload: eventPayload("pull-request-fork"),
      apiUrl: server.url,
      artifacts,
    });
    writeFileSync("/tmp/act-measure.json", measured.log);
    expect(measured.result).toBe("success");
    expect(server.requests).toEqual([]);
    const results = JSON.parse(readFileSync(path.join(artifacts, "benchmark/results.json"), "utf8"));
    expect(results.tests).toHaveLength(69);
    const published = await runWorkflow(repository, {
      workflow: "publish-benchmark.yml",
      event: "workflow_run",
      payload: eventPayload("workflow-run-fork"),
      apiUrl: server.url,
      artifacts,
    });
    writeFileSync("/tmp/act-publish.json", published.log);
    expect(published.result).toBe("success");
    expect(server.state.comments).toMatchObject([{ pullRequest: 8 }]);
    expect(server.state.checkRuns).toMatchObject([{ status: "completed", head_sha: head }]);
  });

  it("publishes of a measurement that left nothing that it is broken", async () => {
    server.state.pulls.push({
      number: 8,
      state: "open",
      head: { sha: head, ref: "faster", owner: "contributor", repositoryId: 2 },
    });
    const { result } = await runWorkflow(repository, {
      workflow: "publish-benchmark.yml",
      event: "workflow_run",
      payload: eventPayload("workflow-run-fork"),
      apiUrl: server.url,
    });
    expect(result).toBe("failure");
    expect(server.state.comments[0]?.body).toContain("**Measurement failed**");
    expect(server.state.checkRuns).toMatchObject([{ conclusion: "failure" }]);
  });
});

describe("the workflows", () => {
  it("are clean under actionlint", () => {
    execFileSync(fetchActionlint(), { cwd: root, stdio: "inherit" });
  });

  it("are clean under zizmor", () => {
    execFileSync(fetchZizmor(), ["--offline", "--quiet", "."], { cwd: root, stdio: "inherit" });
  });
});
