import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fetchAct } from "./tools.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A workflow run of a real runner. */
export interface WorkflowRun {
  readonly result: "success" | "failure";
  /** By the step's name as the runner shows it: what it is called, or else what it runs. */
  readonly steps: ReadonlyMap<string, RanStep>;
  /** All that was logged, for messages. */
  readonly log: string;
}

export interface RanStep {
  result: string;
  readonly outputs: Record<string, string>;
  summary: string;
  log: string;
}

export interface Wanted {
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  /** Where the interface of GitHub is. */
  readonly apiUrl?: string;
  /** Files besides the repository's own, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** A folder through which jobs hand over artifacts. */
  readonly artifacts?: string;
}

/** The repository's files of this moment as one commit, so that what is built and not yet committed is tested too. */
export function makeRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "repository-"));
  const git = (...parameters: string[]) =>
    execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...parameters], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.split("\0").filter((name) => name !== ""))
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  git("init", "--quiet", "--initial-branch", "main");
  git("remote", "add", "origin", "https://github.com/octo-org/engine");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Everything");
  return folder;
}

/** Runs a workflow of a repository on this machine, without containers. */
export async function runWorkflow(repository: string, wanted: Wanted): Promise<WorkflowRun> {
  const home = mkdtempSync(path.join(tmpdir(), "act-"));
  const payload = path.join(home, "event.json");
  writeFileSync(payload, JSON.stringify(wanted.payload));
  for (const [file, content] of Object.entries(wanted.files ?? {})) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), content);
  }
  const standIn = (action: string) => path.join(root, "__tests__/acceptance/act", action);
  const child = spawn(
    fetchAct(),
    [
      wanted.event,
      ...["--workflows", `.github/workflows/${wanted.workflow}`],
      ...["--platform", "ubuntu-latest=-self-hosted"],
      ...["--eventpath", payload],
      ...["--secret", "GITHUB_TOKEN=workflow-token"],
      ...(wanted.apiUrl === undefined ? [] : ["--env", `GITHUB_API_URL=${wanted.apiUrl}`]),
      ...["--env", `HANDED_OVER=${wanted.artifacts ?? home}`],
      ...["--local-repository", `sqlite-bench-gate/sqlite-bench-gate@main=${repository}`],
      ...[
        "--local-repository",
        `actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02=${standIn("upload-artifact")}`,
      ],
      ...[
        "--local-repository",
        `actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093=${standIn("download-artifact")}`,
      ],
      "--no-cache-server",
      "--json",
    ],
    {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: `${path.join(root, "node_modules/node/bin")}:${process.env.PATH}`,
        HOME: home,
        // Where pip finds packages is the machine's affair, and so is where the tool keeps what it compiles.
        ...Object.fromEntries(
          Object.entries(process.env).filter(([name]) => /^(?:PIP_|XDG_CACHE_HOME)/.test(name)),
        ),
        XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? path.join(process.env.HOME ?? home, ".cache"),
      },
    },
  );
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  await once(child, "close");
  return readRun(log);
}

interface Line {
  readonly step?: string;
  readonly stage?: string;
  readonly stepResult?: string;
  readonly jobResult?: string;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly msg?: string;
}

function readRun(log: string): WorkflowRun {
  const steps = new Map<string, RanStep>();
  let result: WorkflowRun["result"] = "failure";
  for (const text of log.split("\n").filter((line) => line.startsWith("{"))) {
    const line: Line = JSON.parse(text);
    if (line.jobResult === "success") result = "success";
    if (line.step === undefined || line.stage !== "Main") continue;
    const step = steps.get(line.step) ?? { result: "", outputs: {}, summary: "", log: "" };
    steps.set(line.step, step);
    step.result = line.stepResult ?? step.result;
    step.log += line.msg ?? "";
    if (line.command === "set-output" && line.name !== undefined) step.outputs[line.name] = line.arg ?? "";
    if (line.command === "summary") step.summary = line.content ?? "";
  }
  return { result, steps, log };
}
