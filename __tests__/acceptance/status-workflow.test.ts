import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import { blobHash } from "../rest-server/operations.ts";
import type { ChangedFile } from "../rest-server/state.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job } from "./action.ts";

const passing = formatRecording({
  ...wholeRun({ multiplier: () => 2 }),
  origin: { run: 4001, attempt: 1, head: headCommit, base: "main" },
});
const file = ".github/workflows/benchmark.yml";
const tool = "sqlite-bench-gate/sqlite-bench-gate";
const measure = `${tool}/.github/workflows/measure.yml`;
const [reviewed, other] = ["1".repeat(40), "2".repeat(40)];

const used = useServer();
let job: Job;

let publishing: number;

beforeEach(() => {
  publishing = 5000;
  job = new Job();
  used.server.state.pulls.length = 0;
});

const status = () => used.server.state.statuses.at(-1);

interface Measured {
  readonly run?: Readonly<Record<string, unknown>>;
  readonly files?: readonly ChangedFile[];
  readonly changedFiles?: number;
  readonly called?: readonly { readonly path: string; readonly sha: string }[];
  /** The workflows that the publishing run has called. */
  readonly publisher?: Measured["called"];
  /** The version at which the publishing action was called. */
  readonly toolRef?: string;
  readonly isFork?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Publishes results that pass, of such a run. */
function publish({
  run = {},
  files = [],
  changedFiles,
  called = [],
  publisher = [],
  toolRef = "v0",
  isFork = true,
  inputs = {},
}: Measured = {}) {
  const head = isFork
    ? { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 }
    : { sha: headCommit, ref: "faster", owner: "octo-org", repositoryId: 1 };
  const parts = { files, ...(changedFiles && { changedFiles }) };
  used.server.state.pulls.push({ number: 8, state: "open", head, base: "main", ...parts });
  used.server.state.runs.set(4001, { called });
  publishing++;
  used.server.state.runs.set(publishing, { called: publisher });
  writeFileSync(path.join(job.workspace, "results.json"), passing);
  const payload = eventPayload("workflow-run-fork") as { workflow_run: object; repository: object };
  const own = isFork ? {} : { head_repository: { ...payload.repository, id: 1 } };
  return job.run({
    action: "publish",
    event: "workflow_run",
    payload: { ...payload, workflow_run: { ...payload.workflow_run, ...own, ...run } },
    apiUrl: used.server.url,
    runId: publishing,
    environment: { GITHUB_ACTION_REPOSITORY: tool, GITHUB_ACTION_REF: toolRef },
    inputs: { results: "results.json", status: "commit-status", ...inputs },
  });
}

/** The measurement failed for a reason that status, comment and log name. */
function expectRefusal(stdout: string, reason: string) {
  expect(status()).toMatchObject({ context: "sqlite-bench-gate (main)", state: "failure" });
  expect(status()?.description).toMatch(/^Measurement failed: /);
  expect(used.server.state.comments).toMatchObject([{ body: expect.stringContaining(reason) }]);
  expect(stdout).toContain(reason);
}

describe("results of another workflow than the one that is meant to measure", () => {
  it("fail, whatever its name and however new its run", async () => {
    const { stdout } = await publish({ run: { path: ".github/workflows/look-alike.yml" } });
    expectRefusal(stdout, 'the run that measured is of ".github/workflows/look-alike.yml", and results of');
  });

  it.each([
    ".github/workflows/benchmark.yml@x.yml",
    ".github/workflows/benchmark.yml@x.yaml@refs/heads/main",
  ])("fail if its name goes on behind the other one's: %s", async (named) => {
    const { stdout } = await publish({ run: { path: named } });
    expectRefusal(stdout, 'the run that measured is of ".github/workflows/benchmark.yml@x.y');
  });

  it("pass if the input names its file", async () => {
    const run = { path: ".github/workflows/speed.yml@main" };
    used.server.state.files.set(".github/workflows/speed.yml", "jobs: {}\n");
    await publish({
      run,
      inputs: { "measured-by": ".github/workflows/benchmark.yml, .github/workflows/speed.yml" },
    });
    expect(status()?.state).toBe("success");
  });
});

describe("a fork that changes the workflow that measures it", () => {
  it.each<[string, ChangedFile]>([
    ["changed", { filename: file, sha: other }],
    ["moved away", { filename: "docs/benchmark.yml", previous_filename: file }],
    ["moved there", { filename: file, previous_filename: "docs/benchmark.yml" }],
  ])("fails, and the reason names the file: %s", async (_, changed) => {
    const { stdout } = await publish({ files: [{ filename: "src/page.c" }, changed] });
    expectRefusal(stdout, `the pull request changes "${file}", which measures it`);
  });

  it("fails if it changes a workflow or an action that the workflow calls", async () => {
    const { files } = used.server.state;
    files.set(file, "jobs: { gate: { uses: ./.github/workflows/inner.yml } }\n");
    files.set(".github/workflows/inner.yml", "jobs: { a: { steps: [{ uses: ./.github/actions/build }] } }\n");
    files.set(".github/actions/build/action.yml", "runs: { steps: [{ uses: ./tools/ }] }\n");
    const own = [".github/workflows/inner.yml", ".github/actions/build/run.sh", "tools/x.sh"];
    for (const changed of [...own, ".github/Actions/build/run.sh", "tool\u017f/x.sh"]) {
      used.server.state.pulls.length = 0;
      await publish({ files: [{ filename: changed, sha: other }] });
      expect(status()?.state, changed).toBe("failure");
    }
    used.server.state.pulls.length = 0;
    used.server.state.statuses.length = 0;
    await publish({ files: [{ filename: ".github/actions/building/run.sh", sha: other }] });
    expect(status()?.state).toBe("success");
  });

  it.each([
    ["its folder", ".github/actions/build", "../../tools/build"],
    ["a folder above it", ".github/actions", "../tools"],
    ["a file in it", ".github/actions/build/run.sh", "../../../tools/build/run.sh"],
  ])(
    "fails if it changes what a called action is by a link on the default branch: %s",
    async (_, link, target) => {
      const { files, links } = used.server.state;
      files.set(file, "jobs: { gate: { steps: [{ uses: ./.github/actions/build }] } }\n");
      files.set("tools/build/action.yml", "runs: { steps: [] }\n");
      links.set(link, target);
      onTestFinished(() => links.clear());
      const { stdout } = await publish({ files: [{ filename: "tools/build/run.sh", sha: other }] });
      expectRefusal(stdout, 'the pull request changes "tools/build/run.sh", which measures it');
      used.server.state.pulls.length = 0;
      used.server.state.statuses.length = 0;
      await publish({ files: [{ filename: "tools/other.sh", sha: other }] });
      expect(status()?.state).toBe("success");
    },
  );

  it("fails if it changes more files than GitHub lists", async () => {
    const { stdout } = await publish({ files: [{ filename: "a" }], changedFiles: 3_001 });
    expectRefusal(stdout, "GitHub does not list every file that pull request 8 changes");
  });

  it("passes with the state of the default branch", async () => {
    const sha = blobHash(used.server.state.files.get(file) ?? "");
    await publish({ files: [{ filename: file, sha }] });
    expect(status()?.state).toBe("success");
  });
});

describe("a branch of the repository that changes the workflow", () => {
  it("passes with a notice, since only people with write access push there", async () => {
    const { stdout } = await publish({ isFork: false, files: [{ filename: file, sha: other }] });
    expect(status()?.state).toBe("success");
    expect(stdout).toContain(
      `::notice::the pull request changes "${file}", which measures it; only people with write access can push to its branch`,
    );
  });
});

describe("a workflow that was called", () => {
  it("passes if it is the tool's, or the repository's own", async () => {
    await publish({
      called: [
        { path: `${measure}@v0`, sha: reviewed },
        { path: "octo-org/engine/.github/workflows/inner.yml@refs/pull/8/merge", sha: other },
      ],
    });
    expect(status()?.state).toBe("success");
  });

  it("fails if it is of a repository that nobody named", async () => {
    const path = "mallory/sqlite-bench-gate/.github/workflows/measure.yml";
    const { stdout } = await publish({ called: [{ path: `${path}@v0`, sha: reviewed }] });
    expectRefusal(stdout, `the run that measured called "${path}@v0"`);
    used.server.state.pulls.length = 0;
    used.server.state.statuses.length = 0;
    await publish({
      called: [{ path: `${path}@v0`, sha: reviewed }],
      inputs: { "measured-by": `${file}, ${path}` },
    });
    expect(status()?.state).toBe("success");
  });

  it("fails if it is at another version than the publishing one", async () => {
    const publisher = [{ path: `${tool}/.github/workflows/publish.yml@v0`, sha: reviewed }];
    const { stdout } = await publish({
      publisher,
      called: [{ path: `${measure}@refs/pull/9/head`, sha: other }],
    });
    expectRefusal(stdout, `commit ${other}, and the results are published by`);
    // A release's workflows call each other at the commit before it, as they call the publishing action.
    used.server.state.pulls.length = 0;
    used.server.state.statuses.length = 0;
    const inner = { path: `${tool}/.github/workflows/build.yml@${other}`, sha: other };
    await publish({ publisher, called: [{ path: `${measure}@v0`, sha: reviewed }, inner], toolRef: other });
    expect(status()?.state).toBe("success");
    used.server.state.pulls.length = 0;
    used.server.state.statuses.length = 0;
    await publish({ publisher, called: [{ path: `${measure}@${reviewed}`, sha: reviewed }] });
    expect(status()?.state).toBe("success");
  });

  it("passes with the build that a release's workflow pins to the commit before", async () => {
    const publisher = [{ path: `${tool}/.github/workflows/publish.yml@v0`, sha: reviewed }];
    const measuring = { path: `${measure}@v0`, sha: reviewed };
    const build = `${tool}/.github/workflows/build.yml`;
    await publish({ publisher, called: [measuring, { path: `${build}@${other}`, sha: other }] });
    expect(status()?.state).toBe("success");
    used.server.state.pulls.length = 0;
    used.server.state.statuses.length = 0;
    const { stdout } = await publish({
      publisher,
      called: [measuring, { path: `${build}@refs/pull/9/head`, sha: other }],
    });
    expectRefusal(stdout, `commit ${other}, and the results are published by`);
  });

  it("fails if GitHub does not say what was called", async () => {
    used.server.faults.push({ path: /runs\/4001$/, times: 5, does: { status: 404 } });
    const { stdout } = await publish();
    expectRefusal(stdout, "the workflow's runs cannot be read: 404");
  });
});
