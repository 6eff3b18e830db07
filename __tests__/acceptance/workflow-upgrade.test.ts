import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { upgradeFiles } from "../../src/features/start/init/upgrade-files.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";

/** The measuring run of the events' fixtures. */
const runId = 4001;

/** Few rows and tests, for the time that they take, and ceilings that no machine's noise exceeds. */
const settings = `gate: base
rows: 1000
variants: [int]
workloads: [oltp_point_select, oltp_insert]
base-ceilings: { memory: 100, file: 100, autocommit: 100 }
base-averages: { suite: 100, workload: 100, section: 100, overall: 100 }
ceiling: 100
average-ceiling: 100
`;

const locked = (version: string, hash = "") => `# of pip\ndoltlite==${version} ${hash}\nrequests==2.0\n`;

/** The newest release with the hashes of its wheels. */
const newest = readFileSync(new URL("../../bench/requirements.txt", import.meta.url), "utf8");

const used = useServer();
let repository: string;
let artifacts: string;

beforeEach(() => {
  repository = makeRepository();
  artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
  commit(repository, "Follow init --upgrade", {
    ...Object.fromEntries(upgradeFiles()),
    ".github/bench-gate.yml": settings,
    "requirements.txt": locked("0.50.9"),
  });
  const head = { sha: "a".repeat(40), ref: "faster", owner: "octo-org", repositoryId: 1 };
  const file = ".github/workflows/engine-upgrade.yml";
  used.server.state.files.set(file, upgradeFiles().get(file) ?? "");
  used.server.state.pulls.splice(0, 1, { number: 7, state: "open", head });
});

afterEach(() => {
  for (const folder of [repository, artifacts]) rmSync(folder, { recursive: true, force: true });
});

/** Runs both workflows for a pull request that changes the lock file. @returns the runs, and the comment if there is one */
async function upgradeTo(
  requirements: string,
  more: Readonly<Record<string, string>> = {},
  change: (folder: string) => void = () => {},
) {
  const { state } = used.server;
  const runOne = (workflow: string, event: string, payload: unknown) => {
    state.tokens.set(jobToken, tokenOf(workflow, event === "pull_request", repository));
    const apiUrl = used.server.url;
    return runWorkflow(repository, { workflow, event, payload, apiUrl, artifacts, runId });
  };
  gitIn(repository, "switch", "--quiet", "--force-create", "change", "main");
  change(repository);
  commit(repository, "Bump doltlite", { "requirements.txt": requirements, ...more });
  const measured = await runOne("engine-upgrade.yml", "pull_request", eventPayload("pull-request"));
  const built = measured.steps.get("Build the engine");
  const steps = { "Build the engine": built?.result ?? "skipped" };
  const log = `##[endgroup]\n${built?.log ?? ""}\n##[error]Process completed with exit code 1.\nPost job cleanup.`;
  state.runs.set(runId, { jobs: [{ id: 11, name: "upgrade / upgrade", steps, log }] });
  gitIn(repository, "switch", "--quiet", "main");
  const { workflow_run: ended, ...others } = eventPayload("workflow-run-push") as { workflow_run: object };
  const workflow_run = {
    ...ended,
    ...{ id: runId, event: "pull_request", conclusion: measured.result },
    path: ".github/workflows/engine-upgrade.yml",
  };
  const published = await runOne("publish-engine-upgrade.yml", "workflow_run", { ...others, workflow_run });
  return { measured, published, comments: state.comments.map(({ body }) => body) };
}

it("compares the versions of both lock files, comments with the answer, and says how to compare them again where a test fails", async () => {
  const config = ".github/bench-gate.yml";
  commit(repository, "Allow less", { [config]: settings.replace("\nceiling: 100", "\nceiling: 0.01") });
  const { measured, published, comments } = await upgradeTo(newest);
  expect(measured.result, measured.log).toBe("success");
  expect(published.result, published.log).toBe("success");
  expect(comments).toHaveLength(1);
  // The size of the newer file is over its ceiling, in every run.
  expect(comments[0]).toMatch(/^## ❌ doltlite 0\.51\.3: .* 1 cost besides time over its ceiling$/m);
  expect(comments[0]).toMatch(
    /^sqlite-bench-gate compare pypi:doltlite@0\.50\.9 pypi:doltlite@0\.51\.3 --config \.github\/bench-gate\.yml .*--workloads oltp_point_select,oltp_insert/m,
  );
  expect(comments[0]).toMatch(/^\*\*Against doltlite 0\.50\.9\*\*: /m);
  expect(comments[0]).toMatch(/^\| Version \|.*0\.51\.3.*0\.50\.9.*\|$/m);
  expect(used.server.state.statuses).toEqual([]);
});

/** Records a program that begins with a database, into a folder of the repository. */
async function recordInto(out: string): Promise<void> {
  const made = mkdtempSync(path.join(tmpdir(), "recorded-"));
  const [program, database] = [path.join(made, "program"), path.join(made, "app.db")];
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const headers = beside("../../node_modules/better-sqlite3/deps/sqlite3");
  const sources = [beside("recorded.c"), path.resolve(await fetchSqlite())];
  execFileSync("cc", ["-O1", "-w", "-I", headers, "-o", program, ...sources]);
  const [first, ...others] = [
    "0 CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)",
    "0 INSERT INTO t(name) VALUES ('a'), ('b'), ('c')",
    "0 SELECT name FROM t WHERE id > 1",
  ];
  execFileSync(program, [database, "script", String(first)]);
  const recorded = await run(args`record --out ${out} --quiet -- ${program} ${database} script ${others}`);
  expect(recorded.stderr).toBe("");
  rmSync(made, { recursive: true });
}

it("compares them on a recording of the default branch, and publishes that", async () => {
  await recordInto(path.join(repository, "app.bench"));
  const files = [...upgradeFiles()].filter(([file]) => file.includes("workflows"));
  const named = "    with:\n      own-workloads: app.bench/\n";
  commit(repository, "Measure the recording", {
    ...Object.fromEntries(
      files.map(([file, text]) => [
        file,
        text.includes("\n    with:\n")
          ? text.replace("    with:\n", named)
          : `${text.split("    # with:")[0]}${named}`,
      ]),
    ),
    ".github/bench-gate.yml": `${settings.replace(/^variants.*\n^workloads.*\n/m, "")}suites: [own]\nown-workloads: [../app.bench]\n`,
  });
  const { measured, published, comments } = await upgradeTo(newest);
  expect(measured.result, measured.log).toBe("success");
  expect(published.result, published.log).toBe("success");
  expect(comments.join()).toMatch(/^\*\*Against doltlite 0\.50\.9\*\*: /m);
  const [results = ""] = globSync(path.join(artifacts, "**/results.json"));
  const { tests } = JSON.parse(readFileSync(results, "utf8"));
  const names = tests.map(({ workload }: { workload: string }) => workload);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(["app_sequence", "app_insert_t"]));
});

it("refuses settings that change what is installed, and says so in the comment", async () => {
  const { measured, comments } = await upgradeTo(newest, {
    "uv.toml": "[[index]]\nurl = 'https://evil.test'\n",
  });
  expect(measured.result).toBe("failure");
  expect(comments.join()).toContain("uv.toml");
  expect(comments.join()).toContain("changes too, and can change what is installed");
});

it("refuses a lock file that becomes a link, and says so in the comment", async () => {
  const { measured, comments } = await upgradeTo(newest, { "locks/requirements.txt": newest }, (folder) => {
    mkdirSync(path.join(folder, "locks"));
    rmSync(path.join(folder, "requirements.txt"));
    symlinkSync("locks/requirements.txt", path.join(folder, "requirements.txt"));
  });
  expect(measured.result).toBe("failure");
  expect(comments.join()).toContain("becomes a link");
});

it("refuses settings in a folder above the lock file", async () => {
  mkdirSync(path.join(repository, "a/b"), { recursive: true });
  const caller = ".github/workflows/engine-upgrade.yml";
  const text = upgradeFiles().get(caller) ?? "";
  commit(repository, "Lock in a folder", {
    [caller]: text.replace(/(upgrade\.yml@.*\n)/, "$1    with:\n      lock-files: a/b/requirements.txt\n"),
    "a/b/requirements.txt": locked("0.50.9"),
  });
  const { measured, comments } = await upgradeTo(locked("0.50.9"), {
    ...{ "a/b/requirements.txt": newest, "a/uv.toml": "[[index]]\nurl = 'https://evil.test'\n" },
  });
  expect(measured.result).toBe("failure");
  expect(comments.join()).toContain("a/uv.toml");
});

it("refuses an archive with another hash than the lock file has, and says so in the comment", async () => {
  const { measured, comments } = await upgradeTo(locked("0.51.3", "--hash=sha256:00"));
  expect(measured.result).toBe("failure");
  const own = newest.match(/sha256:[0-9a-f]{22}/g) ?? [];
  expect(
    own.some((hash) => comments.join().includes(`has the hash ${hash}`)),
    comments.join(),
  ).toBe(true);
});

it("measures nothing and says nothing if the engine's version stays", async () => {
  const { measured, published, comments } = await upgradeTo(`${locked("0.50.9")}flask==3.0.0\n`);
  expect(measured.result, measured.log).toBe("success");
  expect(published.result, published.log).toBe("success");
  expect(published.log).toContain("had nothing to measure, and left no results");
  expect(comments).toEqual([]);
});
