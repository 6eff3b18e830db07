import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { GitRepository } from "../builders/git-repository.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { readRecording } from "../results/full-build.ts";
import { Job, pullRequestEvent, type StepResult } from "./action.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const used = useServer();
let job: Job;
let engines: Record<string, string>;

beforeAll(async () => {
  engines = { candidate: path.resolve(fetchDoltlite()), baseline: await fetchSqlite() };
});

beforeEach(() => {
  job = new Job();
});

const small = {
  variants: "int",
  settings: "storages: [memory]",
  workloads: "oltp_point_select,oltp_insert",
  rows: "500",
};

const step = (inputs: Record<string, string> = {}) => ({
  payload: pullRequestEvent(),
  apiUrl: used.server.url,
  inputs: { ...engines, ...small, comment: "single", ...inputs },
});

const checks = () => used.server.state.checkRuns.map(({ status, conclusion }) => `${status} ${conclusion}`);
const report = () => used.server.state.comments.map(({ body }) => body).join("\n");

/** A report with a verdict. A busy machine may be too noisy for a pass. */
const reportOfEngines = /^## (?:✅|⚠️) DoltLite: /m;

/** The runner's work at the end of a job, however the main step ended. */
async function post({ state }: Pick<StepResult, "state">): Promise<StepResult> {
  return await job.run(step(), state);
}

describe("the action as a gate", () => {
  it("measures real engines and publishes the result", async () => {
    const result = await job.run(step());
    expect(result.outputs.outcome).toBe("pass");
    expect(result.status).toBe(0);
    expect(result.outputs).toMatchObject({ "base-average": "", "base-average-interval": "[]" });
    expect(result.outputs).toMatchObject({ "footprint-changes": "[]", "age-findings": "[]" });
    expect(Number(result.outputs["engine-bytes"])).toBeGreaterThan(1e6);
    expect(checks()).toEqual(["completed success"]);
    expect(report()).toMatch(reportOfEngines);
    expect(result.summary).toContain("xychart-beta");
    // Where only the runner's user can put a link.
    const { "results-path": results = "" } = result.outputs;
    expect(path.relative(job.temporary, results)).toMatch(/^sqlite-bench-gate-\w{6}\/results\.json$/);
    expect(existsSync(results)).toBe(true);
    expect(statSync(path.dirname(results)).mode & 0o777).toBe(0o700);
    expect(existsSync(path.join(job.workspace, "bench-results"))).toBe(false);
    await post(result);
    expect(checks()).toEqual(["completed success"]);
  });

  it("fails the step and the status if a ceiling is exceeded", async () => {
    const result = await job.run(
      step({ ceiling: "0.01", rounds: "9", settings: "{ storages: [memory], average-ceiling: 0.01 }" }),
    );
    expect(result.status).toBe(1);
    expect(result.stdout).toContain("::error::Fail: 2 of 2 tests");
    expect(checks()).toEqual(["completed failure"]);
    expect(report()).toContain("## ❌ DoltLite: ");
  });

  it("gives the one number against SQLite and against the base, each with its interval, everywhere the same", async () => {
    const { outputs, stdout } = await job.run(step({ base: engines.baseline ?? "", html: "true" }));
    const written = readFileSync(job.left("results.json"), "utf8");
    const { baseline, base } = JSON.parse(written).derived.headline;
    const numbers = [
      [baseline, 2, outputs["average-multiplier"], outputs["average-interval"]],
      [base, 3, outputs["base-average"], outputs["base-average-interval"]],
    ] as const;
    for (const [{ multiplier, interval }, decimals, figure, ends] of numbers) {
      expect(figure).toBe(multiplier.toFixed(decimals));
      const [low, high] = [interval.low.toFixed(decimals), interval.high.toFixed(decimals)];
      expect(JSON.parse(ends ?? "")).toEqual([Number(low), Number(high)]);
      expect(stdout.replace(/\s+/g, " ")).toMatch(
        new RegExp(`All tests: .*${figure}x .+'s time \\(${low} to ${high}\\)`),
      );
    }
    const results = job.left("results.json");
    const history = path.join(job.workspace, "history");
    const added = await run(["history", "add", results, "--history", history]);
    expect(added.status, added.stderr).toBe(0);
    const { words } = await run(["history", "trend", "--history", history]);
    expect(words).toContain(`${outputs["average-multiplier"]}x too early to tell: 1 run`);
  });

  it("measures a base that is the candidate's file only where another job judges, which could not check that", async () => {
    const given = { base: engines.candidate ?? "", rounds: "3" };
    const { summary } = await job.run(step(given));
    expect(summary).toContain("Candidate and base are the same file: nothing to compare.");
    expect(readRecording(job.left("results.json"), {}).engines).not.toHaveProperty("base");
    await job.run(step({ ...given, publish: "false", "github-token": "" }));
    const { engines: measured, identicalBase } = readRecording(job.left("results.json"), {});
    expect(measured.base?.sha256).toBe(measured.candidate.sha256);
    expect(identicalBase).toBeUndefined();
  });

  it("does not fail what somebody with write access accepts", async () => {
    used.server.state.roles.set("maintainer", "admin");
    const until = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
    const accept = (path: string) =>
      `bench-accept: ${path} up to 1000x at ${headCommit} until ${until}, a test`;
    used.server.state.addComment(7, "maintainer", `${accept("int/*/*/*")}\n${accept("int/*/* average")}`);
    // Three pairs of tiny tests can call a busy machine too noisy to decide.
    const result = await job.run(
      step({ ceiling: "0.01", rounds: "9", settings: "{ storages: [memory], average-ceiling: 0.01 }" }),
    );
    expect(result.status).toBe(0);
    expect(result.outputs.outcome).toBe("accepted");
    expect(checks()).toEqual(["completed success"]);
    expect(JSON.parse(result.outputs["accepted-tests"] ?? "")).toHaveLength(4);
    expect(report()).toMatch(/^## ✅ DoltLite: .*, accepted$/m);
  });

  it("has outputs of the costs besides time that changed, of the engine's size, and of ageing databases", async () => {
    const [base, candidate] = [await compileFaulty("faultless"), await compileFaulty("write twice")];
    const lenient =
      "base-ceilings: { file: 1000 }, base-averages: { overall: 1000, suite: 1000, section: 1000, workload: 1000 }";
    const settings = `{ storages: [file], age: 100, average-ceiling: 1000, ${lenient} }`;
    const given = { base: path.resolve(base), candidate: path.resolve(candidate), workloads: "oltp_insert" };
    const result = await job.run(step({ ...given, rounds: "1", ceiling: "1000", settings }));
    expect(result.status).toBe(1);
    const results = readRecording(job.left("results.json"), {});
    const { text = 0, data = 0 } = results.engines.candidate.size ?? {};
    expect(result.outputs["engine-bytes"]).toBe(String(text + data));
    const changes = JSON.parse(result.outputs["footprint-changes"] ?? "");
    expect(changes).toEqual([
      {
        ...{ test: "int/file/writes/oltp_insert", figure: "written-bytes", outcome: "fail" },
        ...{ base: expect.any(Number), candidate: expect.any(Number) },
      },
    ]);
    expect(changes[0].candidate / changes[0].base).toBeCloseTo(2, 1);
    const findings = JSON.parse(result.outputs["age-findings"] ?? "");
    expect(findings).toContainEqual({
      ...{ path: "age/append", figure: "written", ceiling: 1.2, outcome: "fail" },
      ratio: expect.closeTo(2, 1),
    });
    expect(JSON.parse(result.outputs["failed-tests"] ?? "")).toContain("age/append");
    expect(checks()).toEqual(["completed failure"]);
  });

  it("says that nothing could be measured, on the pull request too", async () => {
    const result = await job.run(step({ candidate: "build/libengine.so" }));
    expect(result.status).toBe(1);
    expect(report()).toMatch(/\*\*Measurement failed\*\*: .*build\/libengine\.so/);
    expect(result.summary).toContain("**Measurement failed**");
    expect(checks()).toEqual(["completed failure"]);
  });

  it("says which tests an engine broke in", async () => {
    const result = await job.run(step({ candidate: await compileFaulty("wrong value"), rounds: "3" }));
    expect(result.status).toBe(1);
    expect(report()).toContain("**Measurement failed**: 1 of 2 tests has no result");
    expect(JSON.parse(result.outputs["failed-tests"] ?? "")).toEqual(["int/memory/writes/oltp_insert"]);
  });

  it("needs no token to measure, and asks GitHub nothing", async () => {
    const { status, summary } = await job.run(step({ publish: "false", "github-token": "" }));
    expect(status).toBe(0);
    expect(summary).toMatch(reportOfEngines);
    expect(used.server.requests).toEqual([]);
  });

  it("says in the results which run measured, and what was checked out", async () => {
    const repository = new GitRepository(job.workspace);
    const base = repository.commit();
    const merge = repository.commit(base, repository.commit(base));
    repository.checkOut(merge);
    const inputs = { publish: "false", rounds: "3" };
    await job.run({ ...step(inputs), runId: 78, attempt: 2, commit: merge });
    const file = job.left("results.json");
    const { origin, machine } = readRecording(file, {});
    expect(machine?.confined).toBe(true);
    expect(origin).toEqual({
      run: 78,
      attempt: 2,
      head: headCommit,
      checkedOut: merge,
      pullRequest: 7,
      repository: "https://github.com/octo-org/engine",
    });
  });

  it("without publishing, leaves a ceiling that is exceeded to the judge, and a broken measurement fails it", async () => {
    const slow = await job.run(step({ publish: "false", ceiling: "0.01", rounds: "9" }));
    expect([slow.status, slow.outputs.outcome]).toEqual([0, "fail"]);
    const broken = await job.run(step({ publish: "false", candidate: await compileFaulty("wrong value") }));
    expect(broken.status).toBe(1);
  });

  it("is not run on a pull request's code with the rights of the repository", async () => {
    const { status, stdout } = await job.run({ ...step(), event: "pull_request_target" });
    expect(status).toBe(1);
    expect(stdout).toContain("::error::event pull_request_target");
    expect(used.server.requests).toEqual([]);
  });
});

describe("a job that ends before its time", () => {
  const long = { rows: "20000", workloads: "all", settings: "storages: all" };

  async function startLong() {
    const started = job.start(step(long));
    while (used.server.state.checkRuns.length === 0) await setTimeout(20);
    // Into the measuring.
    while (!/timing|checking/.test(started.stderrSoFar())) await setTimeout(50);
    return started;
  }

  it("publishes what it has if it is cancelled", async () => {
    const { child, finished } = await startLong();
    child.kill("SIGINT");
    const { status } = await finished;
    expect(status).toBe(1);
    expect(checks()).toEqual(["completed failure"]);
    expect(report()).toMatch(/\*\*(?:Incomplete|Measurement failed)\*\*/);
  });

  it("leaves no status pending if it is killed", async () => {
    const { child, finished } = await startLong();
    child.kill("SIGKILL");
    const killed = await finished;
    expect(checks()).toEqual(["in_progress null"]);
    await post(killed);
    expect(checks()).toEqual(["completed failure"]);
    expect(report()).toContain(
      "the job was cancelled, ran out of time or was killed before its report was ready",
    );
  });
});

describe("an engine, which is somebody's code", () => {
  it("sees nothing of the job's environment", async () => {
    const told = path.join(job.workspace, "told");
    const candidate = await compileFaulty("tell environment", told);
    await job.run({
      ...step({ candidate, settings: "{ storages: [memory], confine: off }" }),
      environment: {
        ACTIONS_RUNTIME_TOKEN: "secret",
        RUNNER_TEMP: "/tmp",
        MY_SECRET: "secret",
        LANG: "C.UTF-8",
      },
    });
    const names = readFileSync(told, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split("=")[0]);
    expect(names).toContain("PATH");
    for (const name of names)
      expect(["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH"]).toContain(name);
  });
});
