import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { objectInCache } from "../../bench/counts/extra.ts";
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

const library = "engine/doltlite/_lib/libdoltlite.so";

const calling = (build: string, candidate: string) => `on: { schedule: [{ cron: 0 4 * * * }] }
permissions: {}
jobs:
  night:
    permissions: { contents: write, issues: write }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/nightly.yml@v0
    with:
      build: ${build}
      candidate: ${candidate}
      machines: 2
`;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "workflow-nightly-"));
  repository = makeRepository();
  commit(repository, "Settings of the night", { ".github/bench-night.yml": settings });
  gitIn(root, "init", "--quiet", "octo-org");
  makeBareRepository(path.join(root, "octo-org/engine.git"));
  // The settings are fetched from there.
  push();
  server = await startGitHttp(root, jobToken);
  used.server.state.tokens.set(jobToken, tokenOf("nightly.yml"));
});

afterEach(async () => {
  await server.close();
  for (const folder of [root, repository]) rmSync(folder, { recursive: true, force: true });
});

const push = () => gitIn(repository, "push", "--quiet", path.join(root, "octo-org/engine.git"), "main");

const night = (build: string, runId: number, candidate = library) =>
  runWorkflow(repository, {
    workflow: "night.yml",
    event: "schedule",
    payload: eventPayload("schedule"),
    apiUrl: used.server.url,
    serverUrl: server.url.slice(0, -1),
    // Each run has its own.
    artifacts: mkdtempSync(path.join(root, "artifacts-")),
    runId,
    limitMs: 580_000,
    files: { ".github/workflows/night.yml": calling(build, candidate) },
  });

const shown = () => used.server.state.issues.map(({ state, title }) => `${state}: ${title}`);

it("measures on two machines, adds the run to the history, and tells a night whose engine cannot be loaded", {
  timeout: 1_200_000,
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

it("searches for the commit that brought a finding, and names it in the issue", {
  timeout: 1_500_000,
}, async () => {
  const build = `cc -O2 -fPIC -shared -include settings.h -o libengine.so extra.c ${objectInCache()} -lpthread -lm -ldl`;
  const { state } = used.server;
  const commitExtra = (message: string, extra: number, files: Readonly<Record<string, string>> = {}) => {
    const parents = state.commits.slice(-1).map(({ sha }) => sha);
    const text = `#define EXTRA ${extra}\n/* ${message} */\n`;
    const sha = commit(repository, message, { "settings.h": text, ...files });
    push();
    state.commits.push({ sha, parents, message, author: "octocat" });
    return sha;
  };
  const source = new URL("../../bench/counts/extra.c", import.meta.url);
  const good = commitExtra("An engine", 0, {
    "extra.c": readFileSync(source, "utf8"),
    ".github/bench-night.yml": `${settings}workloads: [oltp_point_select]\ncounts: instructions\ncount-rows: 1000\n`,
  });
  const first = await night(build, 7003, "libengine.so");
  expect(first.result, first.log).toBe("success");
  expect(shown()).toEqual([]);

  commitExtra("Change nothing", 0);
  const culprit = commitExtra("Do more in each step", 37);
  commitExtra("Change nothing else", 37);
  const bad = commitExtra("Nor this", 37);
  const second = await night(build, 7004, "libengine.so");
  expect(second.result, second.log).toBe("success");
  expect(shown(), second.log).toEqual([
    expect.stringMatching(/^open: oltp_point_select has more instructions: \+\d\.\d\d%/),
  ]);
  const [{ body = "" } = {}] = state.issues;
  const url = `${server.url.slice(0, -1)}/octo-org/engine`;
  expect(body).toContain(`Brought by [\`${culprit.slice(0, 10)}\`](${url}/commit/${culprit})`);
  expect(body).toContain("`Do more in each step` by `octocat`");
  expect(body).toMatch(/Instructions of the functions that changed most: `sqlite3_step` \+\d/);
  expect(body).toContain(`/compare/${good}...${bad}`);
  // The day of the results, which were merged, links to the run that measured.
  expect(body).toContain(`(${url}/actions/runs/7004)`);
});
