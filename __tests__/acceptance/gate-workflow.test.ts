import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { type RestServer, startRestServer } from "../rest-server/server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const head = "a".repeat(40);
/** The measuring run of the events' fixtures. */
const runId = 4001;

/** Milliseconds: seven jobs, four of which measure at once. */
const limitMs = 400_000;
vi.setConfig({ testTimeout: limitMs + 30_000 });

const settings = (ceiling: number) =>
  `rows: 200\nvariants: [int]\nstorages: [memory]\nrounds: 3\nceiling: ${ceiling}\naverage-ceiling: ${ceiling}\n`;

const calling = (event: string, machines: number, compareWithBase = false) => `name: benchmark
on:
  ${event}
permissions: {}
jobs:
  gate:
    permissions: { actions: read, contents: read, pull-requests: write, statuses: write }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/gate.yml@v0
    with:
      build: pip install --quiet --require-hashes --no-deps --target engine --requirement bench/requirements.txt
      candidate: engine/doltlite/_lib/libdoltlite.so
      shards: ${machines}
      compare-with-base: ${compareWithBase}
`;

let repository: string;
let artifacts: string;
let server: RestServer;

beforeAll(() => {
  repository = makeRepository();
  artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
  commit(repository, "Gate on several machines", {
    ".github/bench-gate.yml": settings(100),
    ".github/workflows/speed.yml": calling("pull_request:", 4),
    ".github/workflows/own-speed.yml": calling("pull_request:", 2, true),
    ".github/workflows/publish-speed.yml": calling(
      "workflow_run: { workflows: [benchmark], types: [completed] }",
      4,
    ),
  });
  gitIn(repository, "switch", "--quiet", "--create", "fork");
});

afterAll(() => {
  for (const folder of [repository, artifacts]) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  server = await startRestServer();
  server.state.pulls.push({
    number: 8,
    state: "open",
    head: { sha: head, ref: "faster", owner: "contributor", repositoryId: 2 },
  });
  return async () => {
    await server.close();
    expect(server.violations).toEqual([]);
  };
});

const measure = (attempt = 1) =>
  runWorkflow(repository, {
    workflow: "speed.yml",
    event: "pull_request",
    payload: eventPayload("pull-request-fork"),
    apiUrl: server.url,
    artifacts,
    runId,
    attempt,
    limitMs,
  });

function publish(attempt = 1) {
  server.state.tokens.set(jobToken, tokenOf("gate.yml"));
  const event = eventPayload("workflow-run-fork") as { workflow_run: object };
  return runWorkflow(repository, {
    workflow: "publish-speed.yml",
    event: "workflow_run",
    payload: { ...event, workflow_run: { ...event.workflow_run, run_attempt: attempt } },
    apiUrl: server.url,
    artifacts,
    runId: 5001,
  });
}

const shards = () =>
  readdirSync(artifacts)
    .filter((name) => name.includes("-shard-"))
    .toSorted();
const fileOf = (artifact: string) => path.join(artifacts, artifact, "results.json");
const report = () => server.state.comments[0]?.body ?? "";
const status = () => server.state.statuses.at(-1)?.state;

/** Whether this program has started a process, or one that has. */
function isOwn(pid: number): boolean {
  if (pid === process.pid) return true;
  const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  return parent > 1 && isOwn(parent);
}

/** Kills the measuring of a shard as soon as it has begun, as a system without memory does. */
function killShard(shard: number): () => boolean {
  let isKilled = false;
  const timer = setInterval(() => {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
        if (!words.includes("--settings") || !isOwn(Number(pid))) continue;
        const settings = JSON.parse(readFileSync(words[words.indexOf("--settings") + 1] ?? "", "utf8"));
        if (settings.values.shard !== shard) continue;
        process.kill(Number(pid), "SIGKILL");
        isKilled = true;
      } catch {
        // It has ended meanwhile.
      }
    }
  }, 20);
  return () => {
    clearInterval(timer);
    return isKilled;
  };
}

describe("four machines, one of which is killed", () => {
  it("leave the shards of the others, named by plan, shard and attempt", async () => {
    const stop = killShard(3);
    const { result, log } = await measure();
    expect(stop(), log).toBe(true);
    expect(result).toBe("failure");
    expect(shards(), log).toEqual(
      [1, 2, 4].map((shard) =>
        expect.stringMatching(new RegExp(`^benchmark-shard-[0-9a-f]{16}-${shard}-1$`)),
      ),
    );
  });

  it("are a red gate that names the killed shard, and publishes what the others measured", async () => {
    const { log } = await publish();
    expect(report(), log).toContain("**Measurement failed**: shard 3 of 4: it left no results");
    expect(report()).toMatch(/\| table_scan +\| +[\d,]+ \|/);
    expect(status()).toBe("failure");
  });

  it("are complete once that shard alone is run again", async () => {
    const before = shards();
    const { log } = await measure(2);
    // Only the failed jobs are run again on GitHub.
    for (const name of shards().filter((one) => one.endsWith("-2") && !one.endsWith("-3-2")))
      rmSync(path.join(artifacts, name), { recursive: true });
    expect(shards(), log).toHaveLength(before.length + 1);
    const published = await publish(2);
    expect(report(), published.log).toMatch(/^## (?:✅|⚠️) /m);
    expect(report()).not.toContain("no result");
    expect(report()).toContain("shard 3 of 4");
  });

  it("are a red gate if a shard is there twice", async () => {
    const [first = ""] = shards();
    const doubled = `${first}-again`;
    cpSync(path.join(artifacts, first), path.join(artifacts, doubled), { recursive: true });
    const results = JSON.parse(readFileSync(fileOf(first), "utf8"));
    results.tests.reverse();
    writeFileSync(fileOf(doubled), JSON.stringify(results));
    const { log } = await publish(2);
    rmSync(path.join(artifacts, doubled), { recursive: true });
    expect(report(), log).toContain("shard 1 of 4");
    expect(report()).toContain("both have it, with other samples");
    expect(status()).toBe("failure");
  });

  it("are a red gate if a shard of another plan is among them", async () => {
    const [first = ""] = shards();
    const foreign = first.replace(/-\d+-\d+$/, "-7-1");
    cpSync(path.join(artifacts, first), path.join(artifacts, foreign), { recursive: true });
    const results = readFileSync(fileOf(first), "utf8");
    const { plan } = JSON.parse(results);
    writeFileSync(fileOf(foreign), results.replaceAll(plan.hash, "0123456789abcdef"));
    const { log } = await publish(2);
    rmSync(path.join(artifacts, foreign), { recursive: true });
    expect(report(), log).toContain(
      `it is of the plan 0123456789abcdef, and shards of ${plan.hash} are merged`,
    );
    expect(status()).toBe("failure");
  });
});

describe("what fails on the first machines", () => {
  it("is measured again, and confirms nothing if that is on one of them", async () => {
    for (const name of readdirSync(artifacts)) rmSync(path.join(artifacts, name), { recursive: true });
    gitIn(repository, "switch", "--quiet", "main");
    commit(repository, "Allow nothing", { ".github/bench-gate.yml": settings(0.01) });
    const measured = await measure();
    expect(measured.result, measured.log).toBe("success");
    const confirmed = readdirSync(artifacts).find((name) => name.includes("-confirm-"));
    expect(confirmed, measured.log).toMatch(/^benchmark-confirm-[0-9a-f]{16}-1$/);
    expect(existsSync(fileOf(confirmed ?? ""))).toBe(true);
    const { log } = await publish();
    expect(report(), log).toContain("What fails was measured again, which confirms nothing");
    expect(report()).toMatch(/^## (?:❌|⚠️) /m);
  });
});

describe("a pull request of the repository's own", () => {
  it("is measured, confirmed and published by one run, by the plan of that run", async () => {
    for (const name of readdirSync(artifacts)) rmSync(path.join(artifacts, name), { recursive: true });
    gitIn(repository, "switch", "--quiet", "main");
    commit(repository, "Allow next to nothing", { ".github/bench-gate.yml": settings(0.02) });
    server.state.pulls.push({
      number: 7,
      state: "open",
      head: { sha: head, ref: "faster", owner: "octo-org", repositoryId: 1 },
    });
    server.state.tokens.set(jobToken, tokenOf("gate.yml"));
    const { log } = await runWorkflow(repository, {
      workflow: "own-speed.yml",
      event: "pull_request",
      payload: eventPayload("pull-request"),
      apiUrl: server.url,
      artifacts,
      runId,
      limitMs,
    });
    const left = readdirSync(artifacts);
    expect(shards(), log).toHaveLength(2);
    expect(left.filter((name) => name.includes("-confirm-"))).toHaveLength(1);
    expect(left).toContain("benchmark-merged-1");
    expect(server.state.comments, log).toMatchObject([{ pullRequest: 7 }]);
    expect(report()).toContain("shard 2 of 2");
    expect(report()).toContain("No base: the measured commit is in the base branch already");
    expect(report()).toContain("What fails was measured again, which confirms nothing");
    expect(report()).toMatch(/^## (?:❌|⚠️) /m);
    expect(status()).toMatch(/^(?:failure|success)$/);
    const { plan } = JSON.parse(readFileSync(fileOf("benchmark-merged-1"), "utf8"));
    expect(shards()[0]).toBe(`benchmark-shard-${plan.hash}-1-1`);
  });
});
