import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./repository.ts";
import { readRun, type WorkflowRun } from "./run-log.ts";
import { fetchAct } from "./tools.ts";

export interface Wanted {
  /** The workflow's file name. */
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  /** Where the interface of GitHub is. */
  readonly apiUrl?: string;
  /** Where the repositories are. */
  readonly serverUrl?: string;
  /** The run's number; without it, 1. */
  readonly runId?: number;
  /** The run's attempt; without it, 1. */
  readonly attempt?: number;
  /** Milliseconds after which it is ended; absent for the usual ones. */
  readonly limitMs?: number;
  /** Files besides the repository's own, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** A folder through which jobs hand over artifacts. */
  readonly artifacts?: string;
}

/** The token that a job gets from the runner. */
export const jobToken = "workflow-token";

/** Longer than most workflows here take, and shorter than a test may: what hangs is ended with its log. */
const usualLimitMs = 420_000;

/**
 * Runs a workflow of a repository on this machine, without containers.
 *
 * @returns what it left, and the number of the runner's process
 */
export async function runWorkflow(
  repository: string,
  wanted: Wanted,
): Promise<WorkflowRun & { readonly pid: number | undefined }> {
  const home = mkdtempSync(path.join(tmpdir(), "act-"));
  try {
    const payload = path.join(home, "event.json");
    writeFileSync(payload, JSON.stringify(wanted.payload));
    // Fetches from GitHub come from the repository.
    const config = `[url "file://${repository}"]\n\tinsteadOf = https://github.com/octo-org/engine\n`;
    writeFileSync(path.join(home, ".gitconfig"), `${config}[uploadpack]\n\tallowAnySHA1InWant = true\n`);
    for (const [file, content] of Object.entries(wanted.files ?? {})) {
      mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
      writeFileSync(path.join(repository, file), content);
    }
    const {
      workflow,
      event,
      apiUrl,
      serverUrl,
      runId = 1,
      attempt = 1,
      artifacts = home,
      limitMs = usualLimitMs,
    } = wanted;
    const file = `.github/workflows/${workflow}`;
    const flags: readonly (readonly [string, string])[] = [
      ["--workflows", file],
      ["--platform", "ubuntu-latest=-self-hosted"],
      ["--eventpath", payload],
      ["--action-cache-path", path.join(home, "actions")],
      ["--secret", `GITHUB_TOKEN=${jobToken}`],
      ...(apiUrl === undefined ? [] : ([["--env", `GITHUB_API_URL=${apiUrl}`]] as const)),
      ...(serverUrl === undefined ? [] : ([["--env", `GITHUB_SERVER_URL=${serverUrl}`]] as const)),
      ["--env", `GITHUB_RUN_ID=${runId}`],
      ["--env", `GITHUB_RUN_ATTEMPT=${attempt}`],
      ["--env", `GITHUB_WORKFLOW_REF=octo-org/engine/${file}@refs/heads/main`],
      ["--env", `HANDED_OVER=${artifacts}`],
      ["--env", `ORIGIN=${repository}`],
      ...localActions(repository, file).map((one) => ["--local-repository", one] as const),
    ];
    const child = spawn(fetchAct(), [event, ...flags.flat(), "--no-cache-server", "--json"], {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(home),
      timeout: limitMs,
    });
    let log = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
    await once(child, "close");
    return { ...readRun(log), pid: child.pid };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Local stand-ins for the actions that a workflow, and the workflows and actions that it uses, name by commit and cannot fetch.
 */
function localActions(repository: string, workflow: string): string[] {
  const own = "sqlite-bench-gate/sqlite-bench-gate";
  const standIn = (name: string) => path.join(root, "__tests__/acceptance/act", name);
  const folders: Readonly<Record<string, string>> = {
    [own]: repository,
    "actions/checkout": standIn("checkout"),
    "actions/upload-artifact": standIn("upload-artifact"),
    "actions/download-artifact": standIn("download-artifact"),
    "actions/upload-pages-artifact": standIn("upload-pages-artifact"),
    "actions/deploy-pages": standIn("deploy-pages"),
  };
  const text = readFileSync(path.join(repository, workflow), "utf8");
  const used = [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)(\/[\w./-]+)?@([\w.-]+)/g)];
  const found = used.flatMap(([, name = "", inner = "", ref]) => {
    const folder = folders[name];
    const file = inner.endsWith(".yml") ? inner.slice(1) : path.join(inner.slice(1), "action.yml");
    const called = name === own ? localActions(repository, file) : [];
    return folder === undefined ? [] : [`${name}@${ref}=${folder}`, ...called];
  });
  return [...new Set(found)];
}

/** Where pip finds packages is the machine's affair, and so is where Rust is, and where the tool keeps what it compiles. */
function environment(home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => /^(?:PIP_|PYENV_|SSL_CERT_)/.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: `${path.join(root, "node_modules/node/bin")}:${process.env.PATH}`,
    HOME: home,
    RUSTUP_HOME: process.env.RUSTUP_HOME ?? path.join(process.env.HOME ?? home, ".rustup"),
    XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? path.join(process.env.HOME ?? home, ".cache"),
  };
}
