import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { type GitServer, makeBareRepository, startGitHttp } from "../git/servers.ts";
import { workflowToken } from "../rest-server/tokens.ts";
import { useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job, mergeCommit } from "./action.ts";

const used = useServer();
let root: string;
let bare: string;
let git: GitServer;

beforeEach(async () => {
  const permissions = { contents: "write" } as const;
  used.server.state.tokens.set("workflow-token", { ...workflowToken, permissions });
  root = mkdtempSync(path.join(tmpdir(), "release-notes-"));
  gitIn(root, "init", "--quiet", "octo-org");
  bare = path.join(root, "octo-org/engine.git");
  makeBareRepository(bare);
  git = await startGitHttp(root, "workflow-token");
});

afterEach(async () => {
  await git.close();
  rmSync(root, { recursive: true, force: true });
});

const releaseOf = (tag: string, day: number) => ({
  tag,
  commit: `${day}`.repeat(40),
  date: `2026-05-0${day}T10:00:00+02:00`,
});

/** The step after a release was measured whose engine takes so many times as long as that of the release before. */
async function report(old: string, now: string, factor: number, origin: object = {}) {
  const job = new Job();
  const results = (multiplier: number) =>
    formatRecording({
      ...wholeRun({ multiplier: () => multiplier }),
      origin: { run: 77, attempt: 1, head: mergeCommit, ...origin },
    });
  writeFileSync(path.join(job.workspace, "old.json"), results(2));
  writeFileSync(path.join(job.workspace, "now.json"), results(2 * factor));
  const compared = {
    old: releaseOf(old, Number(old.slice(1))),
    now: releaseOf(now, Number(/\d/.exec(now)?.[0] ?? 2)),
  };
  return await job.run({
    event: "push",
    payload: eventPayload("push"),
    apiUrl: used.server.url,
    action: "release-notes",
    environment: { GITHUB_SERVER_URL: git.url.slice(0, -1), GITHUB_REF: `refs/tags/${now}` },
    inputs: {
      "compared-releases": JSON.stringify(compared),
      "old-results": "old.json",
      results: "now.json",
      "history-branch": "bench-history",
      "history-path": "releases",
    },
  });
}

const kept = () =>
  gitIn(bare, "ls-tree", "-r", "--name-only", "bench-history").match(/^releases\/runs\/.*\.gz$/gm) ?? [];

it("writes what a release brought into its text, and adds both to the history, each once", async () => {
  const { releases } = used.server.state;
  releases.push({ id: 5, tag: "v2", body: "Many things." }, { id: 6, tag: "v3", body: "" });
  const first = await report("v1", "v2", 1.5);
  expect(first.status, first.stdout).toBe(0);
  expect(kept()).toHaveLength(2);
  expect(releases[0]?.body).toMatch(/^Many things\.\n\n<!-- sqlite-bench-gate: performance -->\n/);
  expect(releases[0]?.body).toContain("v1 to v2");
  expect(releases[0]?.body).toContain("(+50%)");
  expect(readFileSync(first.outputs["notes-path"] ?? "", "utf8")).toContain("v1 to v2");
  await report("v1", "v2", 1.5);
  expect(kept()).toHaveLength(2);
  const third = await report("v2", "v3", 1);
  expect(third.status, third.stdout).toBe(0);
  expect(kept()).toHaveLength(3);
  // The numbers of all versions until then.
  for (const tag of ["v1", "v2", "v3"]) expect(releases[1]?.body).toContain(tag);
});

it("takes no results of another run, and says where the notes are without a release", async () => {
  const foreign = await report("v1", "v2", 1, { run: 76 });
  expect(foreign.status).toBe(1);
  expect(foreign.stdout).toMatch(/^::error::.*old\.json is from run 76, /m);
  const newest = await report("v1", "newest", 1);
  expect(newest.stdout).toContain("is not two releases");
  const unreleased = await report("v1", "v2", 1);
  expect(unreleased.status, unreleased.stdout).toBe(0);
  expect(unreleased.stdout).toMatch(/^::notice::there is no release of the tag v2: its notes are in /m);
});
