import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { runStep } from "../../src/action.ts";
import type { ActionName } from "../../src/options/actions.ts";
import { headCommit } from "../rest-server/use-server.ts";
import { type Finished, type Started, start } from "./cli.ts";
import { inThisProcess, isBusy } from "./in-this-process.ts";

/** A stage of an action, built, as a runner starts it. @param action its name, or `.` for the one at the top */
function programOf(action: string, stage: "main" | "post"): string {
  const place = action === "." ? "." : `actions/${action}`;
  const file = fileURLToPath(new URL(`../../${place}/action.yml`, import.meta.url));
  return path.join(path.dirname(file), parse(readFileSync(file, "utf8")).runs[stage]);
}

export interface Step {
  /** The name of the action, or `.` for the one that measures, as if it is absent. */
  readonly action?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly payload?: unknown;
  readonly apiUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly runId?: number;
  readonly attempt?: number;
  /** The commit that the workflow runs on; for a pull request, its merge commit. */
  readonly commit?: string;
  /** Whether the built action runs in a process of its own, as a runner starts it, though it publishes alone; false if absent. */
  readonly isBuilt?: boolean;
}

/** Actions that talk to GitHub and measure nothing. To start Node.js and the action costs most of their time, and there are hundreds. */
const publishing = ["announce", "command", "publish"];

export interface StepResult extends Finished {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly state: Readonly<Record<string, string>>;
}

/** A job's workspace, in which steps run one after the other. */
export class Job {
  readonly workspace: string;
  /** The runner's folder of temporary files. */
  readonly temporary: string;
  readonly #files: string;
  #left = "";

  constructor() {
    const folder = mkdtempSync(path.join(tmpdir(), "job-"));
    this.workspace = path.join(folder, "workspace");
    this.temporary = path.join(folder, "temporary");
    this.#files = path.join(folder, "files");
    for (const one of [this.workspace, this.temporary, this.#files]) mkdirSync(one);
  }

  /**
   * Runs a step. One that publishes alone runs in this process, from the sources, unless another one does.
   *
   * @param state that the main step has left for its post step, which runs if it is given
   */
  async run(step: Step, state?: Readonly<Record<string, string>>): Promise<StepResult> {
    const { action = ".", isBuilt = !publishing.includes(action) } = step;
    if (isBuilt || state !== undefined || isBusy()) return await this.start(step, state).finished;
    const files = this.#commandFiles();
    const finished = await inThisProcess(
      async () => await runStep(`action ${action}` as ActionName, "main"),
      this.workspace,
      { ...files, ...this.#environment(step), ...step.environment },
    );
    return this.#result(finished, files);
  }

  /** Starts a step, for tests that do something to it while it runs. */
  start(
    step: Step,
    state?: Readonly<Record<string, string>>,
  ): Omit<Started, "finished"> & { readonly finished: Promise<StepResult> } {
    const files = this.#commandFiles();
    const started = start([], {
      program: programOf(step.action ?? ".", state === undefined ? "main" : "post"),
      cwd: this.workspace,
      env: { ...files, ...this.#environment(step), ...step.environment, ...prefixed("STATE_", state ?? {}) },
    });
    return { ...started, finished: started.finished.then((one) => this.#result(one, files)) };
  }

  /** The files through which a step talks to its runner. */
  #commandFiles() {
    return {
      GITHUB_OUTPUT: this.#file("output"),
      GITHUB_STEP_SUMMARY: this.#file("summary"),
      GITHUB_STATE: this.#file("state"),
    };
  }

  #result(
    finished: Finished,
    files: Readonly<Record<"GITHUB_OUTPUT" | "GITHUB_STEP_SUMMARY" | "GITHUB_STATE", string>>,
  ): StepResult {
    const outputs = readCommands(files.GITHUB_OUTPUT);
    this.#left = outputs["results-path"] || this.#left;
    return {
      ...finished,
      outputs,
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, "utf8"),
      state: readCommands(files.GITHUB_STATE),
    };
  }

  /** The path of a file beside the results of the last step that had an output with their path. */
  left(name: string): string {
    return path.join(path.dirname(path.resolve(this.workspace, this.#left)), name);
  }

  #environment({
    inputs = {},
    event = "pull_request",
    payload = {},
    apiUrl,
    runId = 77,
    attempt = 1,
    commit = mergeCommit,
  }: Step) {
    const eventFile = this.#file("event");
    writeFileSync(eventFile, JSON.stringify(payload));
    return {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME ?? "",
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_SHA: commit,
      GITHUB_REPOSITORY: "octo-org/engine",
      GITHUB_RUN_ID: String(runId),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_WORKFLOW_REF: "octo-org/engine/.github/workflows/benchmark.yml@refs/heads/main",
      GITHUB_WORKSPACE: this.workspace,
      RUNNER_TEMP: this.temporary,
      RUNNER_OS: "Linux",
      RUNNER_ARCH: "X64",
      ...(apiUrl === undefined ? {} : { GITHUB_API_URL: apiUrl }),
      // As the runner does where a workflow does not give it.
      ...prefixed("INPUT_", { "GITHUB-TOKEN": "workflow-token" }),
      ...prefixed(
        "INPUT_",
        Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name.toUpperCase(), value])),
      ),
    };
  }

  #file(name: string): string {
    const file = path.join(this.#files, `${name}-${randomUUID()}`);
    writeFileSync(file, "");
    return file;
  }
}

/** The commit that a pull request's workflow checks out: not the one that is judged. */
export const mergeCommit = "d".repeat(40);

/** A pull request's event, as far as the action reads it. */
export function pullRequestEvent(number = 7, sha = headCommit) {
  return {
    action: "synchronize",
    number,
    pull_request: { number, head: { sha, repo: { full_name: "octo-org/engine" } } },
  };
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
}

/** Reads a file of outputs or states as a runner does: `name<<delimiter`, lines, delimiter. */
function readCommands(file: string): Record<string, string> {
  const text = readFileSync(file, "utf8");
  return Object.fromEntries(
    [...text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map(([, name = "", , value = ""]) => [
      name,
      value,
    ]),
  );
}
