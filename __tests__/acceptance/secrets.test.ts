import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useServer } from "../rest-server/use-server.ts";
import { Job, pullRequestEvent } from "./action.ts";
import { compileFaulty } from "./engines.ts";

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
});

describe.runIf(process.platform === "linux")("an engine that looks for the job's secrets", () => {
  it("finds none in the environment of any process of its user, even if it is not confined", async () => {
    const seen = path.join(job.workspace, "seen");
    const candidate = await compileFaulty("tell processes", seen);
    const { status, outputs } = await job.run({
      payload: pullRequestEvent(),
      apiUrl: used.server.url,
      inputs: {
        candidate,
        baseline: await fetchSqlite(),
        variants: "int",
        settings: "{ storages: [memory], confine: off }",
        workloads: "oltp_point_select",
        rows: "500",
        "max-minutes": "5",
      },
      environment: { ACTIONS_RUNTIME_TOKEN: "runtime-secret", MY_SECRET: "own-secret" },
    });
    expect([status, outputs.outcome]).toEqual([0, "pass"]);
    const lines = readFileSync(seen, "utf8").split("\n");
    // It did look into the processes that started it.
    expect(lines.filter((line) => / PATH=/.test(line)).length).toBeGreaterThanOrEqual(2);
    expect(lines.filter((line) => /workflow-token|runtime-secret|own-secret/.test(line))).toEqual([]);
  });
});

describe("a step before it that writes the environment of later steps", () => {
  it("does not make the action take itself for its post step, nor leave that step a commit", async () => {
    const { status, outputs, state } = await job.run({
      payload: pullRequestEvent(),
      apiUrl: used.server.url,
      inputs: {
        candidate: await fetchSqlite(),
        baseline: await fetchSqlite(),
        variants: "int",
        settings: "storages: [memory]",
        workloads: "oltp_point_select",
        rows: "500",
      },
      environment: {
        "STATE_is-post": "yes",
        STATE_subject: JSON.stringify({ commit: "e".repeat(40), pullRequests: [] }),
        STATE_problem: "planted",
      },
    });
    expect(status).toBe(0);
    expect(outputs.outcome).toMatch(/^(pass|inconclusive)$/);
    expect(state).toMatchObject({ subject: "", problem: "", step: expect.any(String) });
  });
});

describe.runIf(process.platform === "linux")("the measuring process", () => {
  it("ends when the action is killed", async () => {
    const { child, finished, stderrSoFar } = job.start({
      payload: pullRequestEvent(),
      apiUrl: used.server.url,
      inputs: { candidate: await fetchSqlite(), baseline: await fetchSqlite(), rows: "20000" },
    });
    while (!/timing|checking/.test(stderrSoFar())) await setTimeout(50);
    expect(processesIn(job.workspace).length).toBeGreaterThanOrEqual(2);
    child.kill("SIGKILL");
    await finished;
    while (processesIn(job.workspace).length > 0) await setTimeout(50);
  });
});

/** The processes that work in a folder, zombies left out: those have none. */
function processesIn(folder: string): string[] {
  return readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder;
    } catch {
      return false; // it has just ended, or belongs to somebody else
    }
  });
}
