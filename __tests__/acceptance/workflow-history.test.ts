import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { type GitServer, makeBareRepository, startGitHttp } from "../git/servers.ts";
import { useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";
import { run } from "./cli.ts";

const used = useServer();
let root: string;
let repository: string;
let artifacts: string;
let server: GitServer;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "workflow-history-"));
  artifacts = mkdtempSync(path.join(root, "artifacts-"));
  repository = makeRepository();
  gitIn(root, "init", "--quiet", "octo-org");
  makeBareRepository(path.join(root, "octo-org/engine.git"));
  server = await startGitHttp(root, jobToken);
});

afterEach(async () => {
  await server.close();
  for (const folder of [root, repository]) rmSync(folder, { recursive: true, force: true });
});

/** Puts a history of so many runs on the repository's branch. */
async function keepHistory(runs: number): Promise<void> {
  const history = path.join(root, "history");
  for (let day = 1; day <= runs; day++) {
    const recording = formatRecording(wholeRun({ multiplier: () => 2 }));
    const moved = recording.replaceAll(
      /(?<="(?:started|finished)At":\s*")\d{4}-\d\d-\d\d/g,
      `2026-05-0${day}`,
    );
    const results = path.join(root, `results-${day}.json`);
    writeFileSync(results, moved);
    const added = await run(["history", "add", results, "--history", history]);
    expect(added.status, added.stderr).toBe(0);
  }
  gitIn(history, "init", "--quiet", "--initial-branch", "bench-history");
  rmSync(path.join(history, "history.sqlite"), { force: true });
  commit(history, "Runs", {});
  gitIn(history, "push", "--quiet", path.join(root, "octo-org/engine.git"), "bench-history");
}

it("publishes the page of a history on GitHub Pages", async () => {
  await keepHistory(3);
  used.server.state.tokens.set(jobToken, tokenOf("history-page.yml"));
  const called = "sqlite-bench-gate/sqlite-bench-gate/.github/workflows/history-page.yml@v0";
  const { result, steps, log } = await runWorkflow(repository, {
    workflow: "pages.yml",
    event: "schedule",
    payload: eventPayload("schedule"),
    apiUrl: used.server.url,
    serverUrl: server.url.slice(0, -1),
    artifacts,
    files: {
      ".github/workflows/pages.yml": `on: { schedule: [{ cron: 0 4 * * * }] }\njobs: { page: { uses: ${called}, with: { history-branch: bench-history } } }\n`,
    },
  });
  expect(result, log).toBe("success");
  const page = readFileSync(path.join(artifacts, "github-pages/index.html"), "utf8");
  expect(page).toMatch(/^<!doctype html>/);
  expect(log).toMatch(/history-page-\d+-\d+\/index\.html shows 3 runs/);
  const badge = readFileSync(path.join(artifacts, "github-pages/badge.json"), "utf8");
  expect(JSON.parse(badge)).toEqual({
    schemaVersion: 1,
    label: "DoltLite",
    message: expect.stringMatching(/^(1\.99|2\.0\d)x SQLite's time$/),
    color: "brightgreen",
  });
  expect(steps.get("actions/deploy-pages")?.result ?? log).toBeDefined();
});
