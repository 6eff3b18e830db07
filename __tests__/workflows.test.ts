import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { shownWorkflows } from "./builders/documents.ts";

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: Readonly<Record<"group" | "cancel-in-progress", string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  /** The workflow that the job calls instead of having steps. */
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: unknown;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly Step[];
}

interface Step {
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const folder = new URL("../.github/workflows/", import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const read = (file: string): Workflow => parse(textOf(file));
const stepsIn = (jobs: Workflow["jobs"]) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const stepsOf = (file: string) => stepsIn(read(file).jobs);

const own = files.map((file) => ({ name: file, text: textOf(file) }));

describe.each([...own, ...shownWorkflows])("workflow $name", ({ name, text }) => {
  const { on, permissions, concurrency, jobs }: Workflow = parse(text);
  const steps = stepsIn(jobs);

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
      // A called workflow has its own.
      if (job.uses === undefined) expect(job["timeout-minutes"]).toBeDefined();
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
    if (!events.some((event) => ["workflow_run", "workflow_call", "issue_comment"].includes(event))) return;
    for (const job of Object.values(jobs)) {
      if (!Object.values(Object(job.permissions ?? permissions)).includes("write")) continue;
      for (const { uses, run, with: inputs } of job.steps ?? []) {
        expect(run).toBeUndefined();
        expect(uses).not.toMatch(/^\.\//);
        // Only files of the default branch, by name.
        if (uses?.startsWith("actions/checkout@"))
          expect(inputs).toMatchObject({
            ref: expect.stringMatching(/^\$\{\{ github\.event\.repository\.default_branch \}\}$/),
            "sparse-checkout": expect.stringMatching(/./),
          });
      }
    }
  });

  it("takes artifacts of one attempt only, into a folder that is new", () => {
    for (const { uses = "", with: inputs = {} } of steps) {
      if (/^actions\/(?:up|down)load-artifact@/.test(uses))
        // Shards say of which plan and attempt they are, and a build is named by the job that made it.
        expect(String(inputs.name ?? inputs.pattern)).toMatch(
          /run_attempt \}\}|outputs\.(?:plan-hash|engine|baseline)(?: \|\| '')? \}\}/,
        );
      if (uses.startsWith("actions/download-artifact@"))
        expect(inputs.path).toMatch(/\$\{\{ github\.run_id \}\}-\$\{\{ github\.run_attempt \}\}$/);
    }
  });

  it("cancels no run of a pushed commit, not even one that waits", () => {
    const events = typeof on === "string" ? [on] : Object.keys(on);
    if (concurrency === undefined || !events.includes("push") || name === "release.yml") return;
    expect(concurrency.group).toMatch(/== 'pull_request' && github\.ref \|\| github\.sha \}\}$/);
    expect(concurrency["cancel-in-progress"]).toMatch(/== 'pull_request' \}\}$/);
  });
});

describe("the two workflows for forks", () => {
  const calling = (file: string) => read(file).jobs.benchmark;
  const step = (file: string) => stepsOf(file).find(({ uses }) => uses?.startsWith("sqlite-bench-gate/"));
  const measuring = calling("benchmark.yml");
  const publishing = calling("publish-benchmark.yml");

  it("call the two that this project has for it", () => {
    const address = "sqlite-bench-gate/sqlite-bench-gate/.github/workflows";
    expect(measuring?.uses).toBe(`${address}/measure.yml@v0`);
    expect(publishing?.uses).toBe(`${address}/publish.yml@v0`);
  });

  it("give the job that runs the pull request's code no token and no right", () => {
    expect(step("measure.yml")?.with).toMatchObject({ publish: false, "github-token": "" });
    expect(read("measure.yml").jobs.measure?.permissions).toEqual({ contents: "read" });
    expect(read("benchmark.yml").permissions).toEqual({ contents: "read" });
  });

  it("name no setting twice: both read the default branch's file", () => {
    for (const file of ["measure.yml", "publish.yml"])
      expect(step(file)?.with?.config).toBe(`.sqlite-bench-gate/settings/$${"{{ inputs.config }}"}`);
    for (const name of ["config", "artifact"]) expect(publishing?.with?.[name]).toBe(measuring?.with?.[name]);
  });

  it("expect a base if one is measured", () => {
    expect(publishing?.with?.["require-base"]).toBe(measuring?.with?.["compare-with-base"]);
  });

  it("give the called workflow the rights that it asks for, and no other", () => {
    expect(publishing?.permissions).toEqual(read("publish.yml").jobs.publish?.permissions);
  });

  it("are connected by the first one's name", () => {
    expect(read("publish-benchmark.yml").on).toMatchObject({
      workflow_run: { workflows: [parse(textOf("benchmark.yml")).name], types: ["completed"] },
    });
  });
});

describe("the workflows to call", () => {
  /** Runs a step's script with nothing but some programs. */
  function runStep(file: string, name: string, environment: Readonly<Record<string, string>>, cwd?: string) {
    const script = stepsOf(file).find((one) => one.name?.startsWith(name))?.run;
    if (script === undefined) throw new Error(`${file} has no step ${name}`);
    const options = { env: environment, encoding: "utf8", ...(cwd === undefined ? {} : { cwd }) } as const;
    return spawnSync("/bin/bash", ["-euo", "pipefail", "-c", script], options);
  }

  it.each(["gate.yml", "publish.yml"])("refuse a status that they have no right to: %s", (file) => {
    const { refuse, ...others } = read(file).jobs;
    expect(others.publish?.permissions).not.toHaveProperty("statuses");
    expect(refuse?.if).toBe("inputs.status == 'commit-status'");
    for (const { if: condition, needs = [] } of Object.values(others))
      expect([condition, ...needs].join(" ")).toMatch(/inputs\.status != 'commit-status'|\bplan\b/);
    const { status, stdout } = runStep(file, "Refuse", {});
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error::input status: commit-status needs .* a workflow of your own/);
  });

  describe("install Valgrind", () => {
    const bin = mkdtempSync(path.join(os.tmpdir(), "programs-"));
    writeFileSync(path.join(bin, "sudo"), "#!/bin/sh\necho $*\n", { mode: 0o755 });
    symlinkSync("/bin/grep", path.join(bin, "grep"));
    afterAll(() => rmSync(bin, { recursive: true }));

    const installs = (file: string, text: string) => {
      writeFileSync(path.join(bin, "config"), text);
      const step = stepsOf(file).find(({ name }) => name?.startsWith("Install Valgrind"));
      const { status, stdout } = runStep(file, "Install Valgrind", {
        PATH: bin,
        COUNTS: step?.env?.COUNTS ?? "",
        CONFIG: path.join(bin, "config"),
        ASKED: "",
      });
      expect(status).toBe(0);
      return stdout.includes("install --yes valgrind");
    };

    it.each(["gate.yml", "measure.yml"])(
      "if the configuration counts, however that is written: %s",
      (file) => {
        for (const text of [
          "counts: instructions",
          "suites: [oltp]\ncounts: instructions # exact\n",
          'counts : "instructions"',
          "'counts':   'instructions'",
          '{"rows": 1000, "counts": "instructions"}',
          '{\n  "counts": "instructions"\n}',
        ])
          expect(installs(file, text), text).toBe(true);
        for (const text of ["rows: 1000", "counts: off", "# counts: instructions", "count-rows: 5"])
          expect(installs(file, text), text).toBe(false);
      },
    );
  });

  it("pack an engine that is a link as what it leads to", () => {
    const checkout = mkdtempSync(path.join(os.tmpdir(), "checkout-"));
    try {
      for (const folder of ["build", ".sqlite-bench-gate/base/build"]) {
        mkdirSync(path.join(checkout, folder), { recursive: true });
        writeFileSync(path.join(checkout, folder, "engine.so.1"), `of ${folder}`);
        symlinkSync("engine.so.1", path.join(checkout, folder, "engine.so"));
      }
      const environment = {
        PATH: "/usr/bin:/bin",
        CANDIDATE: "build/engine.so",
        OTHERS: "",
        BASE: ".sqlite-bench-gate/base",
      };
      const { status, stderr } = runStep("gate.yml", "Pack", environment, checkout);
      expect(status, stderr).toBe(0);
      const listed = spawnSync("tar", ["-tvf", path.join(checkout, "engine.tar")], { encoding: "utf8" });
      expect(listed.stdout.match(/^-.* (?:\.sqlite-bench-gate\/base\/)?build\/engine\.so$/gm)).toHaveLength(
        2,
      );
    } finally {
      rmSync(checkout, { recursive: true });
    }
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
    expect(jobs.check?.steps?.map(({ run }) => run)).toContain(".ci/run");
  });

  it("uses GitHub's own actions only", () => {
    for (const { uses } of stepsOf("release.yml")) expect(uses ?? "actions/").toMatch(/^actions\//);
  });

  it("runs no package's code with the right to write", () => {
    for (const { run = "" } of jobs.release?.steps ?? []) expect(run).not.toMatch(/\bnp[mx]\b/);
  });
});
