import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import vm from "node:vm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };
import { features } from "../src/features.ts";
import { optionsIn } from "../src/options/offering.ts";
import { shownWorkflows } from "./builders/documents.ts";
import { gitIn } from "./git/run-git.ts";
import {
  parseCommentCommand,
  readSettingInputs,
  refuseForeignInputs,
  resolveRunSettings,
  resolveUntrustedSettings,
  sourcesOf,
} from "./options/full-build.ts";

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: Readonly<Record<"group" | "cancel-in-progress", string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly name?: string;
  /** The workflow that the job calls instead of having steps. */
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: unknown;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly environment?: string;
  readonly "runs-on"?: string;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly Step[];
}

interface Step {
  readonly "timeout-minutes"?: number;
  readonly "continue-on-error"?: unknown;
  readonly id?: string;
  readonly if?: string;
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const folder = new URL("../.github/workflows/", import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const workflows = new Map(files.map((file) => [file, parse(textOf(file)) as Workflow]));
const read = (file: string) => workflows.get(file) as Workflow;
const stepsIn = (jobs: Workflow["jobs"]) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const stepsOf = (file: string) => stepsIn(read(file).jobs);

const root = path.join(import.meta.dirname, "..");
const examples = globSync("examples/*/workflow.yml", { cwd: root });
const own = [
  ...files.map((file) => ({ name: file, text: textOf(file) })),
  ...examples.map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") })),
];

describe.each([...own, ...shownWorkflows])("workflow $name", ({ name, text }) => {
  const { on, permissions, concurrency, jobs }: Workflow = parse(text);
  const steps = stepsIn(jobs);

  it("pins other actions by commit hash, with the release in a comment", () => {
    const foreign = text.split("\n").filter((line) => /\buses: (?!\.\/|sqlite-bench-gate\/)/.test(line));
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

  it("installs packages by their hash", () => {
    for (const line of text.split("\n").filter((one) => /\bpip3? (?:install|download)\b/.test(one)))
      expect(line).toMatch(/ --require-hashes --only-binary :all: /);
  });

  it("does not keep the token in a checkout", () => {
    for (const { uses, with: inputs } of steps.filter((step) => step.uses?.startsWith("actions/checkout@")))
      expect(inputs, uses).toMatchObject({ "persist-credentials": false });
  });

  it("runs no pull request's code with the rights of the repository", () => {
    const events = typeof on === "string" ? [on] : Object.keys(on);
    const privileged = ["pull_request_target", "workflow_run", "workflow_call", "issue_comment"];
    if (!events.some((event) => privileged.includes(event))) return;
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

  it("takes artifacts whose attempt is known, into a folder that is new", () => {
    for (const { uses = "", with: inputs = {} } of steps) {
      if (/^actions\/(?:up|down)load-artifact@/.test(uses))
        // Results say of which attempt they are, shards of which plan too, and a build or a number is an output of the job that made it.
        expect(String(inputs["artifact-ids"] ?? inputs.name ?? inputs.pattern)).toMatch(
          /run_attempt \}\}|workflow_run\.id && '\+\(\[0-9\]\)' \|\| github\.run_attempt \}\}$|outputs\.(?:plan-hash|engine|baseline|assets|(?:old-|now-)?artifact-id)(?: \|\| '')? \}\}|inputs\.artifact-id \}\}/,
        );
      if (uses.startsWith("actions/download-artifact@"))
        expect(inputs.path).toMatch(/\$\{\{ github\.run_id \}\}-\$\{\{ github\.run_attempt \}\}$/);
    }
  });

  it("takes what an earlier attempt of the run left, if the job that left it is not run again", () => {
    // The attempt of this run names no artifact that a job of an earlier attempt made.
    for (const { uses = "", with: inputs = {} } of steps)
      if (uses.startsWith("actions/download-artifact@") && inputs["run-id"] === undefined)
        for (const chosen of [inputs.name, inputs.pattern]) expect(chosen ?? "").not.toMatch(/run_attempt/);
  });

  // https://github.com/actions/download-artifact/issues/486: without a token, artifacts of an earlier attempt were not found for a while.
  it("takes what an earlier attempt left by the API of runs, where a job may", () => {
    for (const job of Object.values(jobs)) {
      if (Object(job.permissions ?? permissions).actions !== "read") continue;
      for (const { uses = "", with: inputs = {} } of job.steps ?? [])
        if (uses.startsWith("actions/download-artifact@"))
          expect(inputs).toMatchObject({
            "run-id": expect.stringMatching(/github\.run_id \}\}$/),
            "github-token": expect.stringMatching(/^\$\{\{ github\.token \}\}$/),
          });
    }
  });

  it("cancels no run of a pushed commit, not even one that waits", () => {
    const events = typeof on === "string" ? [on] : Object.keys(on);
    if (concurrency === undefined || !events.includes("push") || name === "release.yml") return;
    expect(concurrency.group).toMatch(
      /-\$\{\{ github\.event_name (?:== 'pull_request' && github\.ref \|\| github\.sha|!= 'pull_request' && github\.sha \|\| .* \|\| github\.ref) \}\}$/,
    );
    expect(concurrency["cancel-in-progress"]).toMatch(/== 'pull_request' \}\}$/);
  });
});

describe("the two workflows for forks", () => {
  const calling = (file: string) => read(file).jobs.benchmark;
  const step = (file: string) =>
    stepsOf(file).find(({ uses = "" }) => /^sqlite-bench-gate\/[\w-]+(?:\/actions\/publish)?@/.test(uses));
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
      expect(step(file)?.with?.config).toBe(`$${"{{ steps.settings.outputs.config }}"}`);
    for (const name of ["config", "artifact"]) expect(publishing?.with?.[name]).toBe(measuring?.with?.[name]);
  });

  it("look for the base where it is built", () => {
    const { base } = read("measure.yml").jobs;
    const artifact = `$${"{{ inputs.artifact }}"}-base`;
    expect(base?.with?.artifact).toBe(artifact);
    const settings = step("publish.yml")?.with?.settings;
    expect(settings).toContain("format('base-artifact: {0}-base', inputs.artifact)");
    const { build } = read("build.yml").jobs;
    expect(build).toMatchObject({ name: `build $${"{{ inputs.artifact }}"}` });
    expect(build?.steps?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Build the engine", "Pack the engine"]),
    );
  });

  it("give the called workflow the rights that it asks for, and no other", () => {
    expect(publishing?.permissions).toEqual(read("publish.yml").jobs.publish?.permissions);
  });

  const measuredAfter = ["opened", "reopened", "synchronize", "edited"];

  it("announce and measure after the same changes, and an edited title cancels nothing", () => {
    const { on, concurrency } = read("benchmark.yml");
    expect(on).toMatchObject({ pull_request: { types: measuredAfter } });
    expect(read("publish-benchmark.yml").on).toMatchObject({ pull_request_target: { types: measuredAfter } });
    const isTitle = "github.event.action == 'edited' && !github.event.changes.base";
    expect(concurrency?.group).toContain(`|| ${isTitle} && github.run_id ||`);
    expect(measuring?.if).toBe("github.event.action != 'edited' || github.event.changes.base");
  });

  it.each(["publish.yml", "gate.yml"])(
    "announce in %s without anything of the pull request, and no other job runs",
    (file) => {
      const { announce, refuse: _, ...others } = read(file).jobs;
      expect(announce?.if).toContain("github.event_name == 'pull_request_target'");
      for (const { if: condition, needs = [] } of Object.values(others))
        expect([condition, ...needs].join(" ")).toMatch(
          /github\.event_name != 'pull_request_target'|\bplan\b/,
        );
      const writes = Object.entries(Object(announce?.permissions)).filter(([, level]) => level === "write");
      expect(writes).toEqual([["statuses", "write"]]);
      expect(publishing?.with?.["status-name"]).toBeUndefined();
    },
  );

  it("are connected by the first one's name and file", () => {
    const { on }: { on: { workflow_call: { inputs: Record<string, { default: string }> } } } = parse(
      textOf("publish.yml"),
    );
    expect(on.workflow_call.inputs["measured-by"]?.default).toBe(".github/workflows/benchmark.yml");
    expect(read("publish-benchmark.yml").on).toMatchObject({
      workflow_run: { workflows: [parse(textOf("benchmark.yml")).name], types: ["completed"] },
    });
  });
});

/** Runs a step's script with nothing but some programs. */
function runStep(file: string, name: string, environment: Readonly<Record<string, string>>, cwd?: string) {
  const script = stepsOf(file).find((one) => one.name?.startsWith(name))?.run;
  if (script === undefined) throw new Error(`${file} has no step ${name}`);
  const options = { env: environment, encoding: "utf8", ...(cwd === undefined ? {} : { cwd }) } as const;
  return spawnSync("/bin/bash", ["-euo", "pipefail", "-c", script], options);
}

describe("the workflows to call", () => {
  const called = files.filter((file) => Object.hasOwn(Object(read(file).on), "workflow_call"));

  // marcusquinn/aidevops#21877
  it("run no job on a machine that the caller cannot choose, and give no right to write to where engines run", () => {
    expect(called).toEqual(
      expect.arrayContaining([
        ...["gate.yml", "history-page.yml", "measure.yml", "nightly.yml", "publish.yml"],
        ...["release-report.yml", "watchdog.yml"],
      ]),
    );
    for (const file of called)
      for (const [name, job] of Object.entries(read(file).jobs)) {
        if (job.uses !== undefined) continue;
        const mayWrite = Object.values(Object(job.permissions)).includes("write");
        expect([file, name, job["runs-on"]]).toEqual([
          file,
          name,
          mayWrite
            ? `$${"{{ inputs.publish-runs-on }}"}`
            : expect.stringMatching(/^\$\{\{ inputs\.(?:publish-)?runs-on \}\}$/),
        ]);
      }
  });

  it.each([
    ["gate.yml", "check-run", "checks"],
    ["publish.yml", "check-run", "checks"],
  ])("refuse a status that they have no right to: %s", (file, kind, right) => {
    const { refuse, announce: _, ...others } = read(file).jobs;
    expect(others.publish?.permissions).not.toHaveProperty(right);
    expect(refuse?.if).toBe(`inputs.status == '${kind}'`);
    for (const { if: condition, needs = [] } of Object.values(others))
      expect([condition, ...needs].join(" ")).toMatch(new RegExp(`inputs\\.status != '${kind}'|\\bplan\\b`));
    const { status, stdout } = runStep(file, "Refuse", {});
    expect(status).toBe(1);
    expect(stdout).toMatch(new RegExp(`^::error::input status: ${kind} needs .* a workflow of your own`));
  });

  it("give the job that writes issues the files of the jobs before it by number, and none without a number", () => {
    const { jobs } = read("nightly.yml");
    for (const name of ["issues", "culprit"]) {
      const taken = stepsIn({ [name]: jobs[name] ?? {} }).filter(({ uses = "" }) =>
        uses.includes("/download-artifact@"),
      );
      expect(taken.length).toBeGreaterThan(0);
      for (const { if: condition, with: inputs = {} } of taken) {
        const [, id = "", from = ""] =
          /^\$\{\{ (needs\.(\w+)\.outputs\.artifact-id) \}\}$/.exec(String(inputs["artifact-ids"])) ?? [];
        // The action takes all artifacts of the run if no number is given.
        expect(condition).toBe(`${id} != ''`);
        expect(jobs[name]?.needs).toContain(from);
        const made = /^\$\{\{ steps\.(\w+)\./.exec(jobs[from]?.outputs?.["artifact-id"] ?? "")?.[1];
        expect(jobs[from]?.steps?.find(({ id: own }) => own === made)?.uses).toMatch(
          /^actions\/upload-artifact@/,
        );
      }
    }
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

  describe("pack an engine", () => {
    let checkout: string;
    let temporary: string;
    beforeEach(() => {
      [checkout, temporary] = ["checkout-", "temporary-"].map((name) =>
        mkdtempSync(path.join(os.tmpdir(), name)),
      ) as [string, string];
      mkdirSync(path.join(checkout, "build"));
      return () => {
        for (const folder of [checkout, temporary]) rmSync(folder, { recursive: true });
      };
    });

    /** The SHA-256 of the archive with `build/engine.so` and the others, and the verbose list of what is in it. */
    function pack(others: string, candidate = "build/engine.so") {
      const output = path.join(checkout, "output");
      const environment = {
        PATH: "/usr/bin:/bin",
        CANDIDATE: candidate,
        OTHERS: others,
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: output,
      };
      const { status, stderr } = runStep("build.yml", "Pack", environment, checkout);
      expect(status, stderr).toBe(0);
      const [, archive = ""] =
        /^path=(.*)$/m.exec(readFileSync(output, "utf8").split("\n").at(-3) ?? "") ?? [];
      expect(path.relative(temporary, archive)).toMatch(/^sqlite-bench-gate-\w+\/engine\.tar$/);
      const listed = spawnSync("tar", ["-tvf", archive], { encoding: "utf8" });
      return { sha256: readFileSync(output, "utf8").split("\n").at(-2), listed: listed.stdout };
    }

    it("that is named with two slashes, as one that unpack takes", () => {
      writeFileSync(path.join(checkout, "build/engine.so"), "an engine");
      writeFileSync(path.join(checkout, "build/other"), "another file");
      const { listed } = pack("build//other", "build//engine.so");
      expect(listed).toMatch(/ build\/engine\.so\n.* build\/other\n$/);
    });

    it("that is a link, and one that it links to, as files", () => {
      writeFileSync(path.join(checkout, "build/engine.so.1"), "an engine");
      symlinkSync("engine.so.1", path.join(checkout, "build/engine.so"));
      const { listed } = pack("build/engine.so.1");
      expect(listed.match(/^-.* build\/engine\.so(?:\.1)?$/gm)).toHaveLength(2);
    });

    it("into the same archive whenever the same files are built, in whatever order, and into another one if a byte differs", () => {
      const build = (files: readonly string[], seconds: number, content = "") => {
        rmSync(path.join(checkout, "build"), { recursive: true });
        mkdirSync(path.join(checkout, "build/lib"), { recursive: true });
        for (const file of files) {
          writeFileSync(path.join(checkout, "build", file), file + content);
          utimesSync(path.join(checkout, "build", file), seconds, seconds);
        }
        return pack("build/lib").sha256;
      };
      const first = build(["engine.so", "lib/a", "lib/b"], 1e9);
      expect(first).toMatch(/^sha256=[0-9a-f]{64}$/);
      expect(build(["lib/b", "lib/a", "engine.so"], 1.5e9)).toBe(first);
      expect(build(["engine.so", "lib/a", "lib/b"], 1e9, "x")).not.toBe(first);
    });
  });

  it.each([
    [
      "gate.yml",
      "needs.base.outputs.sha256 != '' && needs.build.outputs.sha256 == needs.base.outputs.sha256",
    ],
    ["measure.yml", "needs.measure.outputs.same == 'true'"],
  ])(
    "say in a job without rights, by a constant name, that candidate and base are one file: %s",
    (file, condition) => {
      const { same, ...others } = read(file).jobs;
      expect(same).toMatchObject({
        name: "candidate and base are the same file",
        if: condition,
        permissions: {},
      });
      // GitHub puts the names of calling jobs before it, so that it has to be beside the job that calls build.yml.
      expect(others.base?.uses).toMatch(/\/build\.yml@/);
      const [compare, measure, ...rest] = (others.measure?.steps ?? []).filter(
        ({ id, with: inputs }) => id === "same" || inputs?.publish === false,
      );
      expect(rest).toEqual([]);
      if (file === "measure.yml") expect(compare?.run).toContain('if test -f "$CANDIDATE" && cmp --silent ');
      expect((measure ?? compare)?.with?.settings).toContain("'identical-base: skip'");
    },
  );

  it("compare candidate and base byte by byte", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "compared-"));
    try {
      for (const [name, text] of Object.entries({ a: "engine", b: "engine", c: "engine2" }))
        writeFileSync(path.join(folder, name), text);
      const compare = (BASE: string, CANDIDATE = "a") => {
        const output = path.join(folder, "output");
        writeFileSync(output, "");
        const environment = { PATH: "/usr/bin:/bin", CANDIDATE, BASE, GITHUB_OUTPUT: output };
        expect(runStep("measure.yml", "Compare", environment, folder).status).toBe(0);
        return readFileSync(output, "utf8");
      };
      expect(["b", "c", "absent"].map((base) => compare(base))).toEqual(["same=true\n", "", ""]);
      // A link to the base is no engine that was built.
      const base = path.join(os.tmpdir(), `${path.basename(folder)}-base`);
      cpSync(path.join(folder, "b"), base);
      symlinkSync(base, path.join(folder, "link"));
      symlinkSync("a", path.join(folder, "inner"));
      expect(["link", "inner", "none"].map((one) => compare(base, one))).toEqual(["", "same=true\n", ""]);
      rmSync(base);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("restore nothing from a cache, which the code of a pull request could have written", () => {
    for (const { name, text } of [...own, ...shownWorkflows])
      expect(text, name).not.toMatch(/actions\/cache\b/);
  });

  it.each(["measure.yml", "gate.yml"])("build the base where no other commit's code runs: %s", (file) => {
    const { base, measure } = read(file).jobs;
    expect(base?.uses).toMatch(/\/build\.yml@/);
    expect(base?.needs).toBeUndefined();
    expect(base?.with).toMatchObject({ "merge-base": true });
    const taken = measure?.steps?.find(({ id }) => id === "base");
    expect(taken?.uses).toMatch(/\/actions\/unpack@/);
    expect(taken?.with).toMatchObject({ sha256: `$${"{{ needs.base.outputs.sha256 }}"}` });
    // Nothing that is built runs before the base is found, and no file but the base's is there when it is built.
    const [find, checkout, build] = read("build.yml").jobs.build?.steps ?? [];
    expect(find?.env?.BRANCH).toBe(`$${"{{ github.event.repository.default_branch }}"}`);
    expect(find?.run).toContain("fetch --quiet --no-tags --filter=tree:0 ");
    expect(find?.run).toMatch(/git merge-base/);
    expect(checkout?.with?.ref).toMatch(/inputs\.merge-base && steps\.base\.outputs\.commit/);
    expect(build?.name).toBe("Build the engine");
  });

  it("prepare the merge base's build as they prepare the candidate's", () => {
    const { base } = read("measure.yml").jobs;
    for (const name of ["prepare", "build"]) expect(base?.with?.[name]).toBe(`$${`{{ inputs.${name} }}`}`);
    const folder = mkdtempSync(path.join(os.tmpdir(), "prepared-"));
    const commands = { PREPARE: "echo a > order", BUILD: "echo b >> order" };
    const environment = { PATH: process.env.PATH ?? "", MAY_BE_BROKEN: "false", ...commands };
    expect(runStep("build.yml", "Build", environment, folder).status).toBe(0);
    expect(readFileSync(path.join(folder, "order"), "utf8")).toBe("a\nb\n");
    rmSync(folder, { recursive: true });
  });

  it("take the merge base with the branch, and none for what the branch has or if the gate is sqlite", () => {
    const server = mkdtempSync(path.join(os.tmpdir(), "history-"));
    const repository = path.join(server, "octo-org/engine");
    mkdirSync(repository, { recursive: true });
    try {
      const git = (...parameters: string[]) => gitIn(repository, ...parameters);
      const commitOn = (branch: string) => {
        git("commit", "--quiet", "--allow-empty", "--message", branch);
        git("update-ref", `refs/heads/${branch}`, "HEAD");
        return git("rev-parse", "HEAD");
      };
      git("init", "--quiet", "--initial-branch", "first");
      git("config", "uploadpack.allowAnySHA1InWant", "true");
      git("config", "uploadpack.allowFilter", "true");
      const common = commitOn("main");
      commitOn("faster");
      commitOn("faster");
      git("checkout", "--quiet", "--detach", common);
      commitOn("main");
      const baseOf = (commit: string, onto: string, config = "") => {
        git("checkout", "--quiet", "--detach", common);
        writeFileSync(path.join(repository, "gate.yml"), config);
        git("add", "gate.yml");
        commitOn("settings");
        const output = path.join(server, "output");
        writeFileSync(output, "");
        const { env } = stepsOf("build.yml").find(({ name }) => name === "Find the merge base") ?? {};
        const found = runStep("build.yml", "Find", {
          ...{ PATH: "/usr/bin:/bin", RUNNER_TEMP: server, GITHUB_OUTPUT: output, TOKEN: "token" },
          ...{ GITHUB_SERVER_URL: `file://${server}`, GITHUB_REPOSITORY: "octo-org/engine" },
          ...{ COMMIT: git("rev-parse", commit), ONTO: onto },
          ...{ BRANCH: "settings", CONFIG: "gate.yml", ALONE: env?.ALONE ?? "" },
        });
        expect(found.status, found.stderr).toBe(0);
        return readFileSync(output, "utf8");
      };
      for (const onto of ["main", "refs/heads/main"])
        expect(baseOf("faster", onto)).toBe(`commit=${common}\n`);
      expect(baseOf("main", "main")).toBe("no-base=nothing to compare\n");
      expect(baseOf(common, "main")).toBe("no-base=nothing to compare\n");
      for (const config of ["gate: sqlite", 'rows: 5\n"gate" : "sqlite" # as before\n', "{gate: sqlite}"])
        expect(baseOf("faster", "main", config), config).toBe("");
      for (const config of ["gate: both", "# gate: sqlite", "x: {delegate: sqlite}"])
        expect(baseOf("faster", "main", config), config).toBe(`commit=${common}\n`);
    } finally {
      rmSync(server, { recursive: true });
    }
  });

  it("compare a release with the newest tag of a release before it, or with the one that is named", () => {
    const server = mkdtempSync(path.join(os.tmpdir(), "releases-"));
    const repository = path.join(server, "octo-org/engine");
    mkdirSync(repository, { recursive: true });
    try {
      const git = (...parameters: string[]) => gitIn(repository, ...parameters);
      git("init", "--quiet", "--initial-branch", "main");
      git("config", "uploadpack.allowFilter", "true");
      const long = `v1.${"0".repeat(60)}`;
      for (const tag of [long, "v1.0", "v1.1", "nightly", 'v2"x', "v2.0"]) {
        git("commit", "--quiet", "--allow-empty", "--message", tag);
        git("tag", "--annotate", "--message", tag, tag);
      }
      const find = (tag: string, previous = "", tags = "v[0-9].*") => {
        const output = path.join(server, "output");
        writeFileSync(output, "");
        const { status, stdout } = runStep("release-report.yml", "Find", {
          ...{ PATH: "/usr/bin:/bin", RUNNER_TEMP: server, GITHUB_OUTPUT: output, TOKEN: "token" },
          ...{ GITHUB_SERVER_URL: `file://${server}`, GITHUB_REPOSITORY: "octo-org/engine" },
          ...{ TAG: tag, PREVIOUS: previous, TAGS: tags },
        });
        return { status, stdout, output: readFileSync(output, "utf8") };
      };
      const [now, old] = ["v2.0", "v1.1"].map((tag) => git("rev-parse", `${tag}^{commit}`));
      const found = find("v2.0").output.split("\n");
      expect(found.slice(1)).toEqual([`old={"commit":"${old}"}`, `now={"commit":"${now}"}`, ""]);
      expect(JSON.parse(found[0]?.slice("releases=".length) ?? "")).toEqual({
        old: { tag: "v1.1", commit: old, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
        now: { tag: "v2.0", commit: now, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      });
      expect(find("v2.0", "v1.0").output).toContain(`"tag":"v1.0"`);
      for (const [tag, previous, tags, words] of [
        ["main", "", "v*", "the repository has no tag main"],
        [long, "", "v*", "no tag that matches v* is before v1.00"],
        ["v2.0", "v9", "v*", "the repository has no tag v9"],
        ["v2.0", "", "v2*", "has other characters than letters"],
        ["v2.0", long, "v*", "is longer than a label of the history"],
      ] as const) {
        const refused = find(tag, previous, tags);
        expect([refused.status, refused.output]).toEqual([1, ""]);
        expect(refused.stdout).toMatch(/^::error::/);
        expect(refused.stdout).toContain(words);
      }
    } finally {
      rmSync(server, { recursive: true });
    }
  });

  describe("build a merge base", () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(os.tmpdir(), "merge-base-"));
      return () => rmSync(folder, { recursive: true });
    });

    /** The status and the outputs of the step. */
    function build(command: string, prepare = "") {
      const output = path.join(folder, "output");
      const tools = path.join(folder, "tools");
      mkdirSync(tools, { recursive: true });
      writeFileSync(path.join(tools, "sleep"), `#!/bin/sh\necho "$1" >> '${folder}/slept'\n`, {
        mode: 0o700,
      });
      const { status } = runStep(
        "build.yml",
        "Build",
        {
          PATH: `${tools}:/usr/bin:/bin`,
          PREPARE: prepare,
          BUILD: command,
          CANDIDATE: "engine.so",
          OTHERS: "lib",
          MAY_BE_BROKEN: "true",
          WAIT: "31",
          GITHUB_OUTPUT: output,
        },
        folder,
      );
      return [status, existsSync(output) ? readFileSync(output, "utf8") : ""];
    }

    const makes = "mkdir -p lib; touch engine.so";

    it("with its files, also if the first attempt fails", () => {
      expect(build(makes)).toEqual([0, ""]);
      expect(build(`test -e first || { touch first; exit 2; }; ${makes}`)).toEqual([0, ""]);
    });

    it.each([
      ["is broken", "echo 'engine.c:3: error' >&2; echo; exit 2", "engine.c:3: error", "does not build"],
      [
        "is broken now and then",
        "test -e first || { touch first; echo 'engine.c:3: error'; }; exit 2",
        ": error",
      ],
      ["ends without a word", "exit 3", "it ended with status 3"],
      ["is not there yet", "./build.sh", "build.sh: No such file or directory"],
      ["leaves no library", "mkdir lib", "the build of the merge base leaves no engine.so", "does not build"],
      [
        "leaves no other file",
        "touch engine.so",
        "the build of the merge base leaves no lib",
        "does not build",
      ],
      ["has hostile words", "printf 'a\\nsha256=0\\r\\033[2Jb'; exit 1", "sha256=0b"],
    ])("or say why there is none, if it %s", (_, command, words, cause = "not built") => {
      const [status, output] = build(command);
      expect(status).toBe(0);
      expect(output).toMatch(new RegExp(`^no-base=${cause}: [^\\n]+\\n$`));
      expect(output).toContain(words);
    });

    // A compiler's message about a place is recognised, and no outage is: without such a message the cause is not known.
    // travis-ci/travis-ci#9311
    it.each([
      ["wget: unable to resolve host address 'example.com'", 4, "not built"],
      ["curl: (28) Operation timed out after 30000 milliseconds", 28, "not built"],
      ["curl: (56) Recv failure: Connection reset by peer", 56, "not built"],
      ["npm ERR! network socket hang up", 1, "not built"],
      ["go: example.com/module: unexpected EOF", 1, "not built"],
      ["error: failed to download from 'https://example.com': [28] Timeout was reached", 101, "not built"],
      ["E: Failed to fetch http://example.com/a.deb  Hash Sum mismatch", 100, "not built"],
      ["cp: error reading 'a.o': Input/output error", 1, "not built"],
      ["make: *** [Makefile:12: engine.so] Error 1", 2, "not built"],
      ["page.c:9:1: fatal error: error writing to /tmp/cc1.s: No space left on device", 1, "not built"],
      [
        "page.go:9:2: example.com/b@v1.2.0: Get https://example.com/b.zip: dial tcp: i/o timeout",
        1,
        "not built",
      ],
      ["page.c:9:1: fatal error: error writing to /tmp/cc1.s: Disk quota exceeded", 1, "not built"],
      ["page.c:9:1: fatal error: opening dependency file page.d: Read-only file system", 1, "not built"],
      ["page.c:9:1: fatal error: page.h: Stale file handle", 1, "not built"],
      ["cc1: page.c:1: fatal error: Cannot allocate memory", 1, "not built"],
      ['page.go:7:2: unrecognized import path "example.com/x": https fetch: no answer', 1, "not built"],
      ["page.go:7:2: cannot find module providing package example.com/x: 502 Bad Gateway", 1, "not built"],
      ["page.go:7:2: reading https://proxy.example.com/x/@v/list: 502 Bad Gateway", 1, "not built"],
      ["09:00:12: error: connection closed by peer", 1, "not built"],
      ["fetch.sh:3: error: no mirror answers", 1, "not built"],
      ["download.cmake:22: error: HASH mismatch", 1, "not built"],
      ["engine.proj(10,5): error MSB3923: no file", 1, "not built"],
      ["build.zig.zon:7:20: error: unable to connect to server: TemporaryNameServerFailure", 1, "not built"],
      ["/usr/share/NuGet.targets(132,5): error : Unable to load the service index", 1, "not built"],
      ["page.c:512:7: error: 512 pages are too many", 2, "does not build"],
      ["src/page.c:9: fatal error: 'pager.h' file not found", 2, "does not build"],
      ["./page.go:3:5: undefined: pager", 1, "does not build"],
      ["   --> src/page.rs:5:9", 101, "not built"],
      ["page.c(7): error C2065: 'pager': undeclared identifier", 2, "does not build"],
      [
        "src/page.ts:3:5 - error TS2322: Type 'string' is not assignable to type 'number'.",
        2,
        "does not build",
      ],
      ["page.s:12: Error: no such instruction: 'movz'", 1, "does not build"],
      ["page.S:12:2: error: invalid instruction mnemonic 'movz'", 1, "does not build"],
      ["page.c:(.text+0x1f): undefined reference to 'x'", 1, "does not build"],
      [
        "/usr/bin/ld: b.o:b.c:(.data+0x0): multiple definition of 'x'; a.o:a.c: first defined",
        1,
        "does not build",
      ],
      ["ld.lld: error: undefined symbol: pager", 1, "does not build"],
      ["ld64.lld: error: duplicate symbol: _pager", 1, "does not build"],
      ["wasm-ld: error: page.o: undefined symbol: pager", 1, "does not build"],
      ["mold: error: undefined symbol: pager", 1, "does not build"],
      ["Undefined symbols for architecture arm64:", 1, "does not build"],
      ["page.obj : error LNK2019: unresolved external symbol pager", 2, "does not build"],
      ["meson.build:3:5: ERROR: File page.c does not exist.", 1, "does not build"],
      ["collect2: error: ld returned 1 exit status", 1, "not built"],
      ["/usr/bin/ld: cannot find -lz: No such file or directory", 1, "not built"],
      ["ld.lld: error: unable to find library -lz", 1, "not built"],
      ["ld: library 'z' not found", 1, "not built"],
      ["LINK : fatal error LNK1104: cannot open file 'z.lib'", 2, "not built"],
      ["python3: symbol lookup error: /lib/z.so: undefined symbol: inflate", 127, "not built"],
      ["meson.build:3:0: ERROR: Dependency 'zlib' not found, tried pkgconfig and cmake", 1, "not built"],
      ["conftest.c:12:10: fatal error: zlib.h: No such file or directory", 1, "not built"],
    ])(
      "or say why there is none in its own words, and what kind of reason it is: %s",
      (words, status, cause) => {
        expect(build(`printf '%s\\n' ${JSON.stringify(words)} >&2; exit ${status}`)).toEqual([
          0,
          `no-base=${cause}: ${words}\n`,
        ]);
      },
    );

    it.each([
      [
        "a warning's",
        "warning: unused\n  --> src/page.rs:5:9\nerror: no answer of the build script",
        "not built",
      ],
      [
        "an error's",
        "warning: unused\n  --> src/a.rs:1:2\n\nerror[E0425]: no pager\n  --> src/page.rs:5:9",
        "does not build",
      ],
      [
        "that of a source beside an outage",
        "page.c:7:5: error: no\ncurl: (28) Operation timed out",
        "not built",
      ],
      [
        "one that a lost download leaves",
        "curl: (7) Failed to connect to a.test port 443\\nshell.c:12:10: fatal error: sqlite3.h",
        "not built",
      ],
      [
        "a linker's",
        "/usr/bin/ld: page.o: in function f:\\npage.c:(.text+0x1f): undefined reference to x\\ncollect2: error: ld returned 1 exit status",
        "does not build",
      ],
      [
        "a linker's whose disk is full",
        "page.c:(.text+0x1f): undefined reference to x\\n/usr/bin/ld: final link failed: No space left on device",
        "not built",
      ],
      [
        "a linker's that the system has ended",
        "page.c:7:5: error: no\\ncollect2: fatal error: ld terminated with signal 9 [Killed]",
        "not built",
      ],
      [
        "CMake's for a file that is missing",
        "CMake Error at CMakeLists.txt:3 (add_library):\\n  Cannot find source file:\\n\\n    page.c",
        "does not build",
      ],
      [
        "CMake's for a package that is missing",
        "CMake Error at CMakeLists.txt:3 (find_package):\\n  By not providing FindZ.cmake",
        "not built",
      ],
    ])("or say why there is none, where the place is %s", (_, log, cause) => {
      const [status, output] = build(`printf '%b\\n' ${JSON.stringify(log)} >&2; exit 1`);
      expect([status, String(output).split(": ")[0]]).toEqual([0, `no-base=${cause}`]);
    });

    it.each([
      ["'\\033[1mpage.c:7:5: \\033[0m\\033[0;1;31merror: \\033[0mno pager'", "page.c:7:5: error: no pager"],
      [
        "'\\033[1m\\033[91merror\\033[0m: no pager\\n  \\033[1m\\033[38;5;12m--> \\033[0msrc/page.rs:5:9'",
        "  --> src/page.rs:5:9",
      ],
    ])("or say why there is none in words without colours: %s", (words, plain) => {
      expect(build(`printf ${words}; exit 1`)).toEqual([0, `no-base=does not build: ${plain}\n`]);
    });

    it("or say why there is none after many messages", () => {
      const [status, output] = build("for i in $(seq 20000); do echo page.c:$i:1: error: no; done; exit 1");
      expect([status, output]).toEqual([0, "no-base=does not build: page.c:20000:1: error: no\n"]);
    });

    it("or fail, if a signal ends it", () => {
      expect(build("kill -KILL $$")).toEqual([1, ""]);
    });

    // apache/nuttx#18576
    it("at the second attempt only after a time", () => {
      const { env } = stepsOf("build.yml").find(({ name }) => name === "Build the engine") ?? {};
      expect(Number(env?.WAIT)).toBeGreaterThanOrEqual(30);
      const slept = path.join(folder, "slept");
      build(makes);
      expect(existsSync(slept)).toBe(false);
      build("rm engine.so; exit 2");
      expect(readFileSync(slept, "utf8")).toBe("31\n");
    });

    it("or fail, if what prepares it does", () => {
      expect(build(makes, "exit 4")).toEqual([4, ""]);
    });
  });

  describe("gate.yml publishes once, in the run that may write", () => {
    const condition = String(read("gate.yml").jobs.publish?.if).replaceAll(/^\s*\$\{\{|\}\}\s*$/g, "");

    /** GitHub's expressions are JavaScript's, but for parts of what is not there. */
    function publishes(github: object): boolean {
      const expression = condition.replaceAll(/(?<=\bgithub\b[\w.]*)\./g, "?.");
      const values = { github, inputs: { status: "commit-status" }, cancelled: () => false };
      return Boolean(vm.runInNewContext(expression, values));
    }

    const own = "octo-org/engine";
    it.each([
      ["a branch of the repository", own, "octocat", true],
      ["a fork", "contributor/engine", "contributor", false],
      ["a fork that has been deleted", undefined, "contributor", false],
      // https://github.com/cschleiden/jest-github-actions-reporter/issues/9
      ["Dependabot, whose token may only read", own, "dependabot[bot]", false],
    ])("%s", (_, from, actor, isInside) => {
      const repo = from === undefined ? null : { full_name: from };
      const inside = publishes({
        event_name: "pull_request",
        repository: own,
        actor,
        event: { pull_request: { head: { repo } } },
      });
      const after = publishes({
        event_name: "workflow_run",
        repository: own,
        actor: "github-actions[bot]",
        event: { workflow_run: { head_repository: repo, actor: { login: actor } } },
      });
      expect([inside, after]).toEqual([isInside, !isInside]);
    });

    // The announced status would stay pending: if a run is cancelled, none of its jobs begins any more.
    it.each([
      ["success", false],
      ["failure", false],
      ["cancelled", true],
      ["startup_failure", true],
    ])("or in the run that follows one without that job: %s", (conclusion, isAfter) => {
      const run = { head_repository: { full_name: own }, actor: { login: "octocat" }, conclusion };
      expect(
        publishes({
          event_name: "workflow_run",
          repository: own,
          actor: "octocat",
          event: { workflow_run: run },
        }),
      ).toBe(isAfter);
    });
  });

  it.each(["gate.yml", "publish.yml"])(
    "judge what there is if an artifact is too large to be downloaded in time: %s",
    (file) => {
      const { jobs } = read(file);
      const { steps = [], "timeout-minutes": minutes } = jobs.publish ?? {};
      const downloads = steps.filter(({ uses = "" }) => uses.startsWith("actions/download-artifact@"));
      expect(downloads.length).toBeGreaterThan(1);
      const sum = downloads.reduce((total, one) => total + Number(one["timeout-minutes"]), 0);
      expect(sum).toBeLessThan(Number(minutes) - 3);
      for (const one of downloads) expect(one["continue-on-error"]).toBe(true);
    },
  );

  it("publish in jobs that no other workflow can cancel by the name of a group", () => {
    for (const file of ["gate.yml", "publish.yml"]) {
      const { concurrency, jobs } = read(file);
      expect([concurrency, jobs.publish?.concurrency]).toEqual([undefined, undefined]);
    }
  });
});

describe("the action unpack", () => {
  let workspace: string;

  beforeEach(() => {
    workspace = mkdtempSync(path.join(os.tmpdir(), "workspace-"));
    mkdirSync(path.join(workspace, "made/lib"), { recursive: true });
    for (const file of ["engine.so", "other", "lib/a", "lib/b"])
      writeFileSync(path.join(workspace, "made", file), `of ${file}`, { mode: 0o755 });
    symlinkSync("/etc", path.join(workspace, "made/lib/link"));
    linkSync(path.join(workspace, "made/lib/a"), path.join(workspace, "made/lib/hard"));
    return () => rmSync(workspace, { recursive: true });
  });

  /** Packs files of the folder `made` and unpacks them, as the engine `engine.so` with the folder `lib`. */
  function unpack(
    tar: readonly string[],
    {
      hashed,
      candidate = "engine.so",
      others = "lib/",
    }: { hashed?: string; candidate?: string; others?: string } = {},
  ) {
    const packed = path.join(workspace, "temporary/packed");
    mkdirSync(packed, { recursive: true });
    const archive = path.join(packed, "engine.tar");
    const cwd = path.join(workspace, "made");
    const made = spawnSync("tar", ["-cf", archive, ...tar], { cwd, encoding: "utf8" });
    expect(made.status, made.stderr).toBe(0);
    const action = parse(readFileSync(new URL("../actions/unpack/action.yml", import.meta.url), "utf8"));
    const step: Step = action.runs.steps.find(({ name }: Step) => name === "Unpack");
    return spawnSync("/bin/bash", ["-eo", "pipefail", "-c", step.run ?? ""], {
      cwd: workspace,
      encoding: "utf8",
      env: {
        PATH: "/usr/bin:/bin",
        ARTIFACT: "engine-1",
        FOLDER: path.join(workspace, "temporary"),
        SHA256: hashed ?? createHash("sha256").update(readFileSync(archive)).digest("hex"),
        CANDIDATE: candidate,
        OTHERS: others,
        GITHUB_OUTPUT: path.join(workspace, "output"),
      },
    });
  }

  const unpacked = () => path.join(workspace, "temporary/unpacked");

  it("takes an engine and its other files, which can be executed", () => {
    const { status, stdout, stderr } = unpack(["engine.so", "lib/a", "lib/b"]);
    expect(status, stdout + stderr).toBe(0);
    expect(readFileSync(path.join(workspace, "output"), "utf8")).toBe(
      `path=${path.join(unpacked(), "engine.so")}\n`,
    );
    expect(statSync(path.join(unpacked(), "engine.so")).mode & 0o111).toBe(0o111);
    expect(readFileSync(path.join(unpacked(), "lib/b"), "utf8")).toBe("of lib/b");
  });

  // https://github.com/tj-actions/changed-files/issues/437
  it("takes names that are not ASCII, in whatever language the machine is, and names with two slashes", () => {
    mkdirSync(path.join(workspace, "made/bücher"));
    for (const file of ["é.so", "ÿ"]) writeFileSync(path.join(workspace, "made/bücher", file), "of it");
    const { status, stdout } = unpack(["bücher/é.so", "bücher/ÿ"], {
      candidate: "bücher//é.so",
      others: "bücher//",
    });
    expect(status, stdout).toBe(0);
    expect(readFileSync(path.join(unpacked(), "bücher/é.so"), "utf8")).toBe("of it");
  });

  const as = (name: string) => ["-P", "engine.so", "other", `--transform=s,^other$,${name},`];

  it.each([
    ["leads out of the folder", as("../x"), "../x is not one of the files"],
    ["leads out of a folder in it", as("lib/../../x"), "lib/../../x is not one of the files"],
    ["is absolute", as("/tmp/x"), "/tmp/x is not one of the files"],
    ["is absolute within a name", as("lib//x"), "lib//x is not one of the files"],
    [
      "is a setting",
      as(".sqlite-bench-gate/settings/.github/bench-gate.yml"),
      ".sqlite-bench-gate/settings/",
    ],
    ["begins like the engine", as("engine.so.2"), "engine.so.2 is not one of the files"],
    ["has a line break in its name", as("engine.so\\n..x"), "engine.so\\n..x is not one of the files"],
    ["is a link", ["engine.so", "lib"], "a member is neither a file nor a folder: l"],
    ["is a hard link", ["engine.so", "lib/a", "lib/hard"], "a member is neither a file nor a folder: h"],
    ["is a device", ["engine.so", "/dev/null", "-P", "--transform=s,.*null,lib/null,"], "folder: c"],
    ["is not the engine", ["lib/a"], "engine.so is not a file in it"],
  ])("refuses an archive with a member that %s", (_, tar, reason) => {
    const { status, stdout } = unpack(tar);
    expect(stdout).toMatch(/^::error::artifact engine-1: .*\n$/);
    expect(stdout).toContain(reason);
    expect(status).toBe(1);
    expect(existsSync(path.join(workspace, "output"))).toBe(false);
  });

  it("refuses a file through a link in the same archive", () => {
    const outside = path.join(workspace, "outside");
    mkdirSync(outside);
    symlinkSync(outside, path.join(workspace, "made/lib/out"));
    const { status, stdout } = unpack(["engine.so", "lib/out", "other", "--transform=s,^other$,lib/out/x,"]);
    expect([status, stdout]).toEqual([1, expect.stringContaining("neither a file nor a folder: l")]);
    expect(readdirSync(outside)).toEqual([]);
  });

  it("refuses another archive than the one that was packed", () => {
    const { status, stdout } = unpack(["engine.so"], { hashed: "0".repeat(64) });
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/has the SHA-256 [0-9a-f]{64}, and 0{64} was/),
    ]);
  });

  it("refuses a folder that is there already", () => {
    mkdirSync(unpacked(), { recursive: true });
    expect(unpack(["engine.so"]).status).toBe(1);
  });
});

describe("what other repositories run", () => {
  const text = (file: string) => readFileSync(path.join(root, file), "utf8");

  it("has owners, whose review a rule can require", () => {
    const owned = [...text(".github/CODEOWNERS").matchAll(/^(\S+) @[\w/-]+$/gm)].map(
      ([, pattern]) => pattern,
    );
    expect(owned).toEqual(expect.arrayContaining(["/.github/", "/dist/", "action.yml"]));
  });

  it("is kept up to date: packages, the image, and the actions of every workflow and action that uses one", () => {
    const { updates } = parse(text(".github/dependabot.yml"));
    const using = globSync("actions/*/action.yml", { cwd: root }).filter((file) =>
      /uses: actions\//.test(text(file)),
    );
    expect(updates).toMatchObject([
      {
        "package-ecosystem": "github-actions",
        directories: ["/", ...using.map((file) => `/${path.dirname(file)}`)],
      },
      { "package-ecosystem": "npm", directory: "/" },
      { "package-ecosystem": "docker", directory: "/" },
    ]);
  });
});

describe("the release workflow", () => {
  const { permissions, jobs } = read("release.yml");

  it("has in each job only the rights that it needs, and none to write before the checks", () => {
    expect(permissions).toEqual({});
    const rights = Object.entries(jobs).map(([name, job]) => [name, job.needs, job.permissions]);
    expect(rights).toEqual([
      ["check", undefined, { contents: "read" }],
      ["package", "check", { contents: "read" }],
      ["attest", "package", { attestations: "write", "id-token": "write" }],
      ["release", ["package", "attest"], { contents: "write" }],
      ["npm", ["package", "release"], { "id-token": "write" }],
      ["image", "release", { contents: "read", packages: "write" }],
    ]);
  });

  it("publishes elsewhere only where a variable of the repository asks for it, and its environment allows it", () => {
    expect(jobs).toMatchObject({
      npm: { if: "vars.PUBLISH_NPM == 'true'", environment: "release" },
      image: { if: "vars.PUBLISH_IMAGE == 'true'", environment: "release" },
    });
  });

  it("runs what CI runs before it releases", () => {
    expect(jobs.check?.steps?.map(({ run }) => run)).toContain(".ci/run");
  });

  it("uses GitHub's own actions only", () => {
    for (const { uses } of stepsOf("release.yml")) expect(uses ?? "actions/").toMatch(/^actions\//);
  });

  it("runs no package's code with a right to write, nor where the package is packed", () => {
    for (const [name, { steps = [] }] of Object.entries(jobs).filter(([name]) => name !== "check"))
      for (const { run = "" } of steps) {
        expect(run, name).not.toMatch(/\bnpm (?!view |publish )|\bnpx\b|\.ci\/run/);
        for (const command of run.match(/npm publish.*/g) ?? [])
          expect(command, name).toMatch(/ --ignore-scripts \.\/\S+\.tgz$/);
      }
  });

  describe("packs what it attests and releases", () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(os.tmpdir(), "release-"));
      return () => rmSync(folder, { recursive: true });
    });

    it("with a checksum that the package has", () => {
      const files = ["dist/cli.js", "package.json", "README.md", "LICENSE", "scripts/package.ts"];
      for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
      const environment = { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, HOME: folder };
      const { status, stderr } = runStep("release.yml", "Pack dist", environment, folder);
      expect(status, stderr).toBe(0);
      const assets = path.join(folder, "assets");
      expect(readdirSync(assets)).toEqual(["SHA256SUMS", `sqlite-bench-gate-${manifest.version}.tgz`]);
      const checked = spawnSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: assets, encoding: "utf8" });
      expect([checked.status, checked.stdout]).toEqual([
        0,
        `sqlite-bench-gate-${manifest.version}.tgz: OK\n`,
      ]);
    });
  });
});

describe("an argument of a comment", () => {
  /** For each argument, a value, and another one that the configuration file has. */
  const values: Readonly<Record<string, readonly [text: string, configured: string]>> = {
    suites: ["oltp,tpcc", "[raw]"],
    variants: ["int", "[text]"],
    storages: ["file", "[memory]"],
    workloads: ["oltp_insert,table_scan", "[oltp_insert]"],
    rows: ["400", "500"],
    warehouses: ["3", "2"],
    rounds: ["4..9", "3..7"],
    precision: ["2.5", "7"],
    "max-minutes": ["12", "5"],
    statements: ["prepared", "text"],
    threads: ["4", "2"],
    latencies: ["true", "false"],
    counts: ["instructions", "off"],
    "count-rows": ["3000", "2000"],
  };
  const names = Object.keys(optionsIn(features, "comment"));

  it("has a value in these tests", () => {
    expect(Object.keys(values).toSorted()).toEqual(names.toSorted());
  });

  const jobs = [
    ["measure.yml", "sqlite-bench-gate/sqlite-bench-gate", "action", resolveRunSettings],
    [
      "publish.yml",
      "sqlite-bench-gate/sqlite-bench-gate/actions/publish",
      "action publish",
      resolveUntrustedSettings,
    ],
  ] as const;
  const everyOne = names.flatMap((name) => jobs.map(([file, ...job]) => [name, file, ...job] as const));

  it.each(everyOne)(
    "is confirmed, and goes before the configuration file: %s in %s",
    (name, file, uses, action, resolve) => {
      const [text = "", configured = ""] = values[name] ?? [];
      const commit = "a".repeat(40);
      const command = parseCommentCommand(`/bench ${name}=${text} commit=${commit}`, "/bench");
      expect(command?.settings).toEqual({ [name]: text });

      const [step, ...others] = stepsOf(file).filter((one) => one.uses?.split("@")[0] === uses);
      expect(others).toEqual([]);
      const inputs = Object.fromEntries(
        Object.entries(step?.with ?? {}).map(([input, value]) => [
          input,
          inputOf(String(value), command ?? {}),
        ]),
      );
      expect(inputs.commit).toBe(commit);
      const environment = Object.entries(inputs).map(([input, one]) => [`INPUT_${input.toUpperCase()}`, one]);
      refuseForeignInputs(action, Object.fromEntries(environment));
      const { config: _, ...source } = readSettingInputs((input) => inputs[input] ?? "");

      const candidate = "build/engine.so";
      const settle = (yaml: string) => resolve(sourcesOf({ given: { candidate } }, yaml));
      const given = { ...source.given, candidate };
      const asked = resolve(sourcesOf({ ...source, given }, `${name}: ${configured}\n`));
      expect(asked).toEqual(settle(command?.yaml ?? ""));
      expect(asked).not.toEqual(settle(`${name}: ${configured}\n`));
    },
  );

  /** An input as a runner fills it in: the command's parts in place of expressions that name them, and nothing for others. */
  function inputOf(text: string, command: object): string {
    return text.replace(
      /\$\{\{ (?:fromJSON\(inputs\.command\)\.(\w+)|.*?) \}\}/g,
      (_, part: string | undefined) =>
        part === undefined ? "" : String((command as Record<string, unknown>)[part] ?? ""),
    );
  }
});

describe("the recipe for a label", () => {
  const [, section = ""] =
    /^### A label\n([\s\S]*?)^## /m.exec(readFileSync(path.join(root, "docs/workflows.md"), "utf8")) ?? [];

  // virtualcell/vcell#1788
  it("announces nothing, which only a run that the label starts would end", () => {
    const [, code = ""] = /^```yaml\n([\s\S]*?)^```$/m.exec(section) ?? [];
    expect(parse(code).on).toEqual({ pull_request: { types: ["labeled"] } });
    expect(section).toContain("without `pull_request_target`");
  });
});
