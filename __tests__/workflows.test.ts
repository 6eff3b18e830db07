import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { shownWorkflows } from "./documents.ts";

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly needs?: string;
  readonly permissions?: unknown;
  readonly "timeout-minutes"?: number;
  readonly steps: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const folder = new URL("../.github/workflows/", import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const read = (file: string): Workflow => parse(textOf(file));
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);

const own = files.map((file) => ({ name: file, text: textOf(file) }));

describe.each([...own, ...shownWorkflows])("workflow $name", ({ text }) => {
  const { on, permissions, jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it("pins other actions by commit hash, with the release in a comment", () => {
    const foreign = text.split("\n").filter((line) => /uses: (?!\.\/|sqlite-bench-gate\/)/.test(line));
    for (const line of foreign)
      expect(line).toMatch(/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(foreign).toHaveLength(
      steps.filter(({ uses }) => uses !== undefined && !/^(?:\.\/|sqlite-bench-gate\/)/.test(uses)).length,
    );
  });

  it("sets permissions and a time limit for each job", () => {
    for (const job of Object.values(jobs)) {
      expect(job.permissions ?? permissions).toBeTypeOf("object");
      expect(job["timeout-minutes"]).toBeGreaterThan(0);
    }
  });

  it("puts no expression into a shell script", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  it("does not keep the token in a checkout", () => {
    for (const { uses, with: inputs } of steps.filter((step) => step.uses?.startsWith("actions/checkout@")))
      expect(inputs, uses).toMatchObject({ "persist-credentials": false });
  });

  it("runs no pull request's code with the rights of the repository", () => {
    const events = typeof on === "string" ? [on] : Object.keys(on);
    expect(events).not.toContain("pull_request_target");
    if (!events.includes("workflow_run")) return;
    for (const { uses, run } of steps) {
      expect(run).toBeUndefined();
      expect(uses).not.toMatch(/^(?:\.\/|actions\/checkout@)/);
    }
  });
});

describe("the two workflows for forks", () => {
  const step = (file: string) => stepsOf(file).find(({ uses }) => uses?.startsWith("sqlite-bench-gate/"));
  const measuring = step("benchmark.yml")?.with;
  const publishing = step("publish-benchmark.yml")?.with;

  it("give the job that runs the pull request's code no token", () => {
    expect(measuring).toMatchObject({ mode: "measure", "github-token": "" });
  });

  it("measure and publish with the same settings", () => {
    expect(publishing).toMatchObject({
      mode: "publish",
      rows: measuring?.rows,
      variants: measuring?.variants,
    });
  });

  it("are connected by the first one's name", () => {
    expect(read("publish-benchmark.yml").on).toMatchObject({
      workflow_run: { workflows: [parse(textOf("benchmark.yml")).name], types: ["completed"] },
    });
  });
});

describe("the release workflow", () => {
  const { permissions, jobs } = read("release.yml");

  it("can write only in its last job, which waits for the checks", () => {
    expect(permissions).toEqual({});
    expect(jobs).toMatchObject({
      check: { permissions: { contents: "read" } },
      release: { permissions: { contents: "write" }, needs: "check" },
    });
    expect(Object.keys(jobs)).toEqual(["check", "release"]);
  });

  it("runs what CI runs before it releases", () => {
    expect(jobs.check?.steps.map(({ run }) => run)).toContain(".ci/run");
  });

  it("uses GitHub's own actions only", () => {
    for (const { uses } of stepsOf("release.yml")) expect(uses ?? "actions/").toMatch(/^actions\//);
  });

  it("runs no package's code with the right to write", () => {
    for (const { run = "" } of jobs.release?.steps ?? []) expect(run).not.toMatch(/\bnp[mx]\b/);
  });
});
