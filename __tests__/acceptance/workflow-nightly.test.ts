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
let server: GitServer;

const settings =
  "gate: sqlite\nrows: 200\nvariants: [int]\nstorages: [memory]\nrounds: 3\nceiling: 100\naverage-ceiling: 100\n";
const install =
  "pip install --quiet --require-hashes --no-deps --target engine --requirement bench/requirements.txt";

const calling = (build: string) => `on: { schedule: [{ cron: 0 4 * * * }] }
permissions: {}
jobs:
  night:
    permissions: { contents: write, issues: write }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/nightly.yml@v0
    with:
      build: ${build}
      candidate: engine/doltlite/_lib/libdoltlite.so
      machines: 2
`;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "workflow-nightly-"));
  repository = makeRepository();
  commit(repository, "Settings of the night", { ".github/bench-night.yml": settings });
  gitIn(root, "init", "--quiet", "octo-org");
  makeBareRepository(path.join(root, "octo-org/engine.git"));
  server = await startGitHttp(root, jobToken);
  used.server.state.tokens.set(jobToken, tokenOf("nightly.yml"));
});

afterEach(async () => {
  await server.close();
  for (const folder of [root, repository]) rmSync(folder, { recursive: true, force: true });
});

const night = (build: string, runId: number) =>
  runWorkflow(repository, {
    workflow: "night.yml",
    event: "schedule",
    payload: eventPayload("schedule"),
    apiUrl: used.server.url,
    serverUrl: server.url.slice(0, -1),
    // Each run has its own.
    artifacts: mkdtempSync(path.join(root, "artifacts-")),
    runId,
    limitMs: 380_000,
    files: { ".github/workflows/night.yml": calling(build) },
  });

const shown = () => used.server.state.issues.map(({ state, title }) => `${state}: ${title}`);

it("measures on two machines, adds the run to the history, and tells a night whose engine cannot be loaded", {
  timeout: 800_000,
}, async () => {
  const { result, log } = await night(install, 7001);
  expect(result, log).toBe("success");
  const bare = path.join(root, "octo-org/engine.git");
  const kept = () =>
    gitIn(bare, "ls-tree", "-r", "--name-only", "bench-history").match(/runs\/.*\.gz/g) ?? [];
  expect(kept()).toHaveLength(1);
  expect(shown()).toEqual([]);

  const failed = await night(
    "mkdir -p engine/doltlite/_lib && echo none > engine/doltlite/_lib/libdoltlite.so",
    7002,
  );
  expect(failed.result).toBe("failure");
  expect(shown(), failed.log).toEqual(["open: The benchmark of a night is missing"]);
  expect(kept()).toHaveLength(1);
});
