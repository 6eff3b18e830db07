import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { eventPayload } from "../../builders/events.ts";
import type { RestServer } from "../../rest-server/server.ts";
import { run } from "../cli.ts";
import { tokenOf } from "./job-permissions.ts";
import { commit, makeRepository, root } from "./repository.ts";
import { jobToken, runWorkflow } from "./runner.ts";

/** The measuring run of the events' fixtures. */
const runId = 4001;

/** Milliseconds for one workflow, which may compile an engine twice. */
const limitMs = 500_000;

/** Few rows and tests, for the time that they take, and ceilings that no machine's noise exceeds. */
const small = `rows: 1000
variants: [int]
workloads: [oltp_point_select, oltp_insert, oltp_insert_ac]
`;

/**
 * A repository of an engine in which the command init has written the files of a gate. The tool itself is in it, too.
 *
 * @param files of the engine
 * @param options of init
 * @returns the folder, which is the caller's to remove
 */
export async function makeGate(
  files: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<string> {
  const repository = makeRepository();
  for (const file of ["bench-gate.yml", "workflows/benchmark.yml", "workflows/publish-benchmark.yml"])
    rmSync(path.join(repository, ".github", file));
  const written = await run(["init", ...options], {
    program: path.join(root, "src/cli.ts"),
    cwd: repository,
  });
  expect(written.stderr).toBe("");
  expect(written.status).toBe(0);
  const config = path.join(repository, ".github/bench-gate.yml");
  const text = readFileSync(config, "utf8").replace(/(ceiling): \d+/g, "$1: 100");
  writeFileSync(config, `${text}${small}`);
  commit(repository, "Add the gate", files);
  return repository;
}

/** Runs the workflows of a gate as a pull request does, in turn, on an engine that is the base's. */
export async function runGate(repository: string, server: RestServer, forks: boolean): Promise<string> {
  const artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
  const { state } = server;
  const runOne = async (workflow: string, event: string, payload: unknown, token = workflow) => {
    state.tokens.set(jobToken, tokenOf(token, false, repository));
    const ran = await runWorkflow(repository, {
      workflow,
      event,
      payload,
      apiUrl: server.url,
      artifacts,
      runId,
      limitMs,
    });
    expect(ran.result, ran.log).toBe("success");
    return ran.log;
  };
  const opened = eventPayload("pull-request") as { readonly pull_request: object };
  const ended = eventPayload("workflow-run-push") as { readonly workflow_run: object };
  try {
    if (!forks) return await runOne("benchmark.yml", "pull_request", opened);
    await runOne("publish-benchmark.yml", "pull_request_target", {
      ...opened,
      pull_request: { ...opened.pull_request, updated_at: "2026-05-22T08:59:00Z" },
    });
    const log = await runOne("benchmark.yml", "pull_request", opened);
    const published = await runOne("publish-benchmark.yml", "workflow_run", {
      ...ended,
      workflow_run: { ...ended.workflow_run, id: runId, event: "pull_request" },
    });
    return `${log}\n${published}`;
  } finally {
    rmSync(artifacts, { recursive: true, force: true });
  }
}

/** Expects a run of an engine whose status of the pull request's head passes, with a comment only if a row is undecided. */
export function expectPassed({ state }: RestServer, engine: RegExp, log: string): void {
  const { sha, context, state: is } = state.statuses.at(-1) ?? {};
  expect(log).toMatch(engine);
  for (const { pullRequest, body } of state.comments)
    expect([pullRequest, body]).toEqual([7, expect.stringMatching(/^## ⚠️ /m)]);
  expect([sha, context, is], log).toEqual(["a".repeat(40), "sqlite-bench-gate (main)", "success"]);
}
