import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { type GitServer, makeBareRepository, startGitHttp } from "../git/servers.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const used = useServer();
let root: string;
let repository: string;
let bare: string;
let server: GitServer;

const settings =
  "gate: sqlite\nrows: 200\nvariants: [int]\nstorages: [memory]\nworkloads: [oltp_point_select, oltp_insert]\nrounds: 3\nceiling: 100\naverage-ceiling: 100\n";
const build =
  "pip install --quiet --require-hashes --no-deps --target engine --requirement bench/requirements.txt";
const library = "engine/doltlite/_lib/libdoltlite.so";
const calling = `on: { push: { tags: [v*] } }
permissions: {}
jobs:
  report:
    permissions: { contents: write }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/release-report.yml@v0
    with:
      build: ${build}
      candidate: ${library}
      tag: v2.0
`;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "workflow-release-"));
  repository = makeRepository();
  commit(repository, "Settings", { ".github/bench-night.yml": settings });
  gitIn(repository, "tag", "v1.0");
  commit(repository, "Not a release", { "notes.txt": "1\n" });
  gitIn(repository, "tag", "other");
  commit(repository, "Second release", { "notes.txt": "2\n" });
  gitIn(repository, "tag", "v2.0");
  gitIn(root, "init", "--quiet", "octo-org");
  bare = path.join(root, "octo-org/engine.git");
  makeBareRepository(bare);
  gitIn(bare, "config", "uploadpack.allowFilter", "true");
  gitIn(bare, "config", "uploadpack.allowAnySHA1InWant", "true");
  gitIn(repository, "push", "--quiet", "--tags", bare, "main");
  server = await startGitHttp(root, jobToken);
  used.server.state.tokens.set(jobToken, tokenOf("release-report.yml"));
});

afterEach(async () => {
  await server.close();
  for (const folder of [root, repository]) rmSync(folder, { recursive: true, force: true });
});

it("measures a release and the one before, adds both to the history, and writes the release's text", {
  timeout: 600_000,
}, async () => {
  used.server.state.releases.push({ id: 5, tag: "v2.0", body: "Many things.\n" });
  const { result, log } = await runWorkflow(repository, {
    workflow: "report.yml",
    event: "push",
    payload: eventPayload("push"),
    apiUrl: used.server.url,
    serverUrl: server.url.slice(0, -1),
    artifacts: mkdtempSync(path.join(root, "artifacts-")),
    limitMs: 580_000,
    files: { ".github/workflows/report.yml": calling },
  });
  expect(result, log).toBe("success");
  const kept = gitIn(bare, "ls-tree", "-r", "--name-only", "bench-history");
  expect(kept.match(/^releases\/runs\/.*\.gz$/gm)).toHaveLength(2);
  const [{ body = "" } = {}] = used.server.state.releases;
  expect(body).toMatch(/^Many things\.\n\n<!-- sqlite-bench-gate: performance -->\n/);
  expect(body).toContain("v1.0 to v2.0");
  expect(body).toMatch(/All 2 tests: \*\*[\d.]+x\*\*/);
});
