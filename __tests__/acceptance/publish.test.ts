import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { addSecondMachine } from "../../src/results/merge/second-machine.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { eventPayload } from "../builders/events.ts";
import { requiredStatus, statusKinds } from "../rest-server/required-status.ts";
import { forkToken, workflowToken } from "../rest-server/tokens.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { asFirst, asSecond } from "../results/confirming-machine.ts";
import { readRecording } from "../results/full-build.ts";
import { bootId, planOf, shardOf } from "../results/planned-shards.ts";
import { fromRun, wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent } from "./action.ts";

const good = wholeRun({ multiplier: () => 2 });
const bad = wholeRun({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) });
const criteria = { ceilings: defaultCriteria.ceilings };
const passing = formatRecording(good);
const failing = formatRecording(bad);

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
});

type Step = Parameters<Job["run"]>[0];

function publish(results: string, { inputs = {}, ...step }: Step = {}) {
  const measured = step.event === "workflow_run" ? 4001 : (step.runId ?? 77);
  writeFileSync(path.join(job.workspace, "results.json"), fromRun(results, measured));
  return job.run({
    payload: pullRequestEvent(),
    apiUrl: used.server.url,
    action: "publish",
    inputs: { results: "results.json", comment: "single", ...inputs },
    ...step,
  });
}

/** As the workflow that publishes a fork's results. */
function publishFork(results: string, step: Step = {}) {
  const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 };
  used.server.state.pulls.push({ number: 8, state: "open", head });
  return publish(results, { event: "workflow_run", payload: eventPayload("workflow-run-fork"), ...step });
}

const comments = () => used.server.state.comments.map(({ body }) => body);
const checks = () => used.server.state.checkRuns.map(({ status, conclusion }) => `${status} ${conclusion}`);

/** Lines that a runner would obey. */
const commandsIn = (stdout: string) => stdout.split("\n").filter((line) => /^\s*::|##\[/.test(line));

describe("a published report", () => {
  it("is one comment and one check run, and the next run's report takes its place", async () => {
    const first = await publish(passing, { isBuilt: true });
    expect(first.stdout).toMatch(/Pass: \d\.\d\dx SQLite's time; slowest of 276 tests /);
    expect(first.status).toBe(0);
    expect(comments()).toEqual([expect.stringContaining(`Commit ${headCommit}`)]);
    expect(used.server.state.checkRuns).toMatchObject([{ head_sha: headCommit, name: "sqlite-bench-gate" }]);
    expect(checks()).toEqual(["completed success"]);
    expect(first.outputs).toMatchObject({
      outcome: "pass",
      "failed-tests": "[]",
      "worst-multiplier": expect.stringMatching(/^[12]\./),
    });
    const second = await publish(failing, { runId: 78, isBuilt: true });
    expect(second.status).toBe(0);
    expect(comments()).toEqual([expect.stringContaining("## ❌ ")]);
    expect(checks()).toEqual(["completed success", "completed failure"]);
    expect(JSON.parse(second.outputs["failed-tests"] ?? "")).toContain("int/memory/writes/oltp_insert");
    expect(JSON.parse(second.outputs["comment-urls"] ?? "")).toHaveLength(1);
    expect(second.outputs["worst-test"]).toContain("oltp_insert");
  });

  it("of an older run that ends later changes nothing of the newer one's comment, and says so", async () => {
    await publish(passing, { runId: 78 });
    const { stdout, status } = await publish(failing, { runId: 77 });
    expect(status).toBe(0);
    expect(comments()).toEqual([expect.stringContaining("## ✅ ")]);
    expect(stdout).toContain("::notice::the comment on pull request 7 is unchanged");
  });

  it("can be a commit status, and no comment", async () => {
    await publish(failing, { inputs: { comment: "off", status: "commit-status", "status-name": "speed" } });
    expect(comments()).toEqual([]);
    expect(used.server.state.statuses).toMatchObject([
      { state: "pending", context: "speed", sha: headCommit },
      { state: "failure", context: "speed" },
    ]);
  });

  it.each([
    ["fail", "completed failure"],
    ["neutral", "completed neutral"],
    ["pass", "completed success"],
  ])("of a ceiling that is exceeded is what on-fail: %s makes of it", async (policy, check) => {
    const step = await publish(failing, { inputs: { "on-fail": policy } });
    expect(checks()).toEqual([check]);
    expect(step.outputs.outcome).toBe("fail");
  });

  it("that is a failure does not fail the step, which is not the pull request's: the status does that", async () => {
    const { status, stdout } = await publishFork(failing);
    expect(checks()).toEqual(["completed failure"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^::notice::Fail: .* \(as the status of the commit\)$/m);
  });

  it("that is a failure fails the step if no status says so", async () => {
    const { status, stdout } = await publish(failing, { inputs: { status: "off" } });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error::Fail: /m);
  });

  it("goes to the pull request of what was pushed, and to the commit alone if there is none", async () => {
    await publish(passing, { event: "push", payload: eventPayload("push") });
    expect(comments()).toHaveLength(1);
    used.server.state.pulls.length = 0;
    const { summary, status } = await publish(passing, {
      event: "push",
      payload: eventPayload("push"),
      runId: 78,
    });
    expect(status).toBe(0);
    expect(checks()).toHaveLength(2);
    expect(summary).toContain("## ✅ ");
  });

  it("goes to the pull request that a dispatch names, and to a merge group's head", async () => {
    await publish(passing, {
      event: "workflow_dispatch",
      payload: eventPayload("workflow-dispatch-number"),
      inputs: { "pull-request": "7", commit: headCommit },
    });
    expect(comments()).toHaveLength(1);
    await publish(passing, { event: "merge_group", payload: eventPayload("merge-group"), runId: 78 });
    expect(used.server.state.checkRuns.map(({ head_sha: sha }) => sha)).toEqual([headCommit, headCommit]);
  });

  // sparq-org/sparq#1561
  it("of a merge group that fails is a comment on the queue's pull request too, which the next group changes", async () => {
    const group = {
      event: "merge_group",
      payload: eventPayload("merge-group"),
      inputs: { comment: "on-change" },
    };
    await publish(passing, { ...group, runId: 76 });
    expect(comments()).toEqual([]);
    await publish(failing, group);
    expect(used.server.state.comments.map(({ pullRequest }) => pullRequest)).toEqual([7]);
    const [comment = ""] = comments();
    expect(comment).toContain(
      "**The status fails**: it is that of the merge queue's group with this pull request",
    );
    expect(comment).toContain("under accept: in the configuration file");
    await publish(passing, { ...group, runId: 78 });
    expect(comments()).toEqual([expect.stringContaining("## ✅ ")]);
  });

  it("of a merge group that passes is the status alone, with a notice, if the token may not read comments", async () => {
    const { pull_requests: _, ...permissions } = workflowToken.permissions;
    used.server.state.tokens.set("workflow-token", { ...workflowToken, permissions });
    const group = { event: "merge_group", payload: eventPayload("merge-group") };
    const passed = await publish(passing, group);
    expect(passed.stdout).toContain("::notice::the comments cannot be read: 403");
    expect(passed.status).toBe(0);
    expect(checks()).toEqual(["completed success"]);
    const failed = await publish(failing, { ...group, runId: 78 });
    expect(failed.stdout).toContain("::warning::the comments cannot be read: 403");
    expect(failed.status).toBe(1);
  });

  // renovatebot/renovate#6215
  it.each(statusKinds)("of a locked conversation is the status alone, with a notice: %s", async (status) => {
    used.server.state.locked.add(7);
    const { status: code, stdout, state } = await publish(passing, { inputs: { status } });
    expect(code, stdout).toBe(0);
    expect(stdout).toContain(
      "::notice::the comment cannot be written: 403 Unable to create comment because issue is locked.; unlock the conversation",
    );
    expect(state).toEqual({ step: "", subject: "", "is-publishing": "", problem: "" });
    expect(requiredStatus(used.server, status)).toBe("success");
    const alone = await publish(passing, { inputs: { status: "off" }, runId: 78 });
    expect(alone.stdout).toContain("::warning::the comment cannot be written: 403");
    expect(alone.status).toBe(1);
  });

  it("fits even if every row fails with a long reason", async () => {
    const long: Recording = {
      ...good,
      tests: good.tests.map((test, index) => ({
        ...test,
        failures: [{ reason: "crash", role: "candidate", message: `${index} ${"x".repeat(5_000)}` } as const],
      })),
      warnings: Array.from({ length: 500 }, (_, index) => `${index} ${"warning ".repeat(30)}`),
    };
    const { summary } = await publish(formatRecording(long));
    expect(comments()).toEqual([expect.stringContaining("**Measurement failed**")]);
    expect(checks()).toEqual(["completed failure"]);
    expect(used.server.state.checkRuns[0]?.annotations).toHaveLength(201);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  });
});

describe("what GitHub refuses or loses", () => {
  it("of a fork's token is a warning with the permission by name, and the job summary has the report", async () => {
    used.server.state.tokens.set("workflow-token", forkToken);
    const { stdout, summary } = await publish(passing);
    expect(stdout).toMatch(/^::warning::the comment cannot be written: 403 /m);
    expect(stdout).toMatch(/^::warning::the check run cannot be set: 403 /m);
    expect(summary).toContain("## ✅ ");
  });

  it("loses no result: files, summary and outputs exist", async () => {
    used.server.faults.push({ times: 1_000, does: { status: 503, body: "<html>Unicorn!</html>" } });
    const { status, stdout, summary, outputs } = await publish(passing);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::warning::the pull request cannot be read: 503 /m);
    expect(stdout).toMatch(/^::warning::the check run cannot be set: 503 /m);
    expect(summary).toContain("## ✅ ");
    expect(outputs).toMatchObject({ outcome: "pass", "comment-urls": "[]" });
    expect(outputs["report-path"]).toBe(job.left("report.md"));
    const files = readdirSync(job.left("."));
    expect(files).toEqual(expect.arrayContaining(["report.md", "results.json"]));
  }, 300_000);

  it("or answers nonsense ends with words, not with a trace", async () => {
    used.server.faults.push({ times: 1_000, does: { status: 200, body: "<html>Welcome</html>" } });
    const { stdout, stderr, status } = await publish(passing);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::warning::the pull request cannot be read: the answer is not GitHub's /m);
    expect(stdout + stderr).not.toMatch(/\n +at /);
  });
});

describe("what another machine has measured", () => {
  const slow = wholeRun({
    multiplier: (test) => (testPath(test) === "int/memory/writes/oltp_insert" ? 9 : 2),
    // A fast sample takes more pairs to outweigh, which are enough for the first machine's nine tenths of alpha too.
    stall: (test, round, role) =>
      testPath(test) === "int/memory/writes/oltp_insert" && round === 12 && role === "candidate" ? 0.5 : 1,
  });
  const first = asFirst(slow, 1);
  const written = () => readRecording(job.left("results.json"), {});
  const publishBoth = (second: Recording, of: Recording = first) => {
    writeFileSync(path.join(job.workspace, "second.json"), fromRun(formatRecording(second), 77));
    return publish(formatRecording(of), { inputs: { "confirmed-by": "second.json" } });
  };

  it("fails the check if it says the same, and the results that are left have both", async () => {
    const { stdout } = await publishBoth(asSecond(first, slow, 2));
    expect(checks(), stdout).toEqual(["completed failure"]);
    const left = written();
    expect(left.confirmation?.machine?.bootId).toBe(bootId(2));
    expect(judgeRecording(left, criteria, features).confirmation).toMatchObject({
      confirmed: 1,
      missing: [],
    });
    expect(comments()).toEqual([expect.stringContaining("| the confirming machine | 00000002 |")]);
  });

  it("leaves no failure if it says otherwise", async () => {
    const { stdout } = await publishBoth(asSecond(first, good, 2));
    expect(checks(), stdout).toEqual(["completed neutral"]);
    expect(comments()).toEqual([expect.stringContaining("only one of two machines exceeds the ceiling")]);
    expect(judgeRecording(written(), criteria, features).outcome).toBe("inconclusive");
  });

  it("counts from the input alone, not if the results bring it with them", async () => {
    const forged = addSecondMachine(first, asSecond(first, good, 2), "forged");
    const { stdout } = await publish(formatRecording(forged));
    expect(checks(), stdout).toEqual(["completed failure"]);
  });

  it("is missed if it has left nothing", async () => {
    const step = await publish(formatRecording(first), { inputs: { "confirmed-by": "none/*.json" } });
    expect(checks(), step.stdout).toEqual(["completed failure"]);
    expect(comments()).toEqual([expect.stringContaining("the confirming machine: it left no results")]);
    expect(written().problems).toHaveLength(1);
  });
});

describe("results of somebody else", () => {
  it("of a fork go to its pull request, with the run that measured", async () => {
    const { status } = await publishFork(passing);
    expect(status).toBe(0);
    expect(used.server.state.comments).toMatchObject([
      { pullRequest: 8, body: expect.stringContaining("[run 4001]") },
    ]);
  });

  it("are not published if the pull request has a newer commit, and a notice says so", async () => {
    used.server.state.pulls.push({
      number: 8,
      state: "open",
      head: { sha: "e".repeat(40), ref: "faster", owner: "contributor", repositoryId: 2 },
    });
    const { status, stdout } = await publish(failing, {
      event: "workflow_run",
      payload: eventPayload("workflow-run-fork"),
    });
    expect(status).toBe(0);
    expect(stdout).toContain("::notice::nothing is published: pull request 8 has a newer commit");
    expect(comments()).toEqual([]);
    expect(checks()).toEqual([]);
  });

  it("are judged again: neither their own verdict nor their own rule counts", async () => {
    const forged = {
      ...JSON.parse(failing),
      derived: { outcome: "pass" },
      run: { ...bad.run, alpha: 1e-9, rounds: { min: 3, max: 3 } },
    };
    const { outputs, summary } = await publishFork(JSON.stringify(forged));
    expect(outputs.outcome).toBe("fail");
    expect(summary).toContain("at most 1 run in 100 fails by chance");
  });

  it("with tests left out have no result of them", async () => {
    const cut = formatRecording({
      ...bad,
      tests: bad.tests.filter(({ workload }) => workload !== "oltp_insert"),
    });
    const { outputs, summary } = await publishFork(cut);
    expect(outputs.outcome).toBe("fail");
    expect(summary).toContain("**Measurement failed**: 8 of 276 tests have no result");
  });

  it.each([
    [
      "with other rows",
      formatRecording({ ...good, suite: { rows: 10, seed: 1, hash: "cd".repeat(32), sql: {} } }),
      "input rows: 100000 is expected, and the results have 10",
    ],
    [
      "of prepared statements",
      formatRecording({ ...good, ...(good.suite && { suite: { ...good.suite, statements: "prepared" } }) }),
      "input statements: text is expected, and the results have prepared",
    ],
    ["with a test that is none", passing.replaceAll("table_scan", "drop_table"), "is no test of this tool"],
    [
      "that are medians only",
      "variant\tstorage\tkind\ttest\tbaseline_us\tcandidate_us\nint\tmemory\treads\ttable_scan\t1\t2\n",
      "results.json is not the results of a run: name the results.json that the action wrote",
    ],
    [
      "without controls",
      formatRecording({ ...good, controls: [] }),
      "SQLite against SQLite, has 0 of the 3 pairs",
    ],
    ["that are cut off", passing.slice(0, -500), "cut off after"],
    ["that are nothing", "", "the file is empty"],
  ])("%s are refused, and the report says so", async (_, results, message) => {
    const { outputs } = await publishFork(results);
    expect(outputs.outcome).toBe("fail");
    expect(comments()).toEqual([expect.stringContaining("**Measurement failed**")]);
    expect(comments()[0]).toContain(message);
    expect(checks()).toEqual(["completed failure"]);
  });

  it.each([
    ["../results.json", "leads out of the workspace"],
    [path.join(tmpdir(), "*.json"), "leads out of the workspace"],
    ["elsewhere/results.json", "is no plain file in the workspace"],
    ["linked.json", "is no plain file in the workspace"],
    ["folder", "is no plain file in the workspace"],
    ["huge.json", "has 200000000 bytes, at most 64000000 are allowed"],
    ["shards/*.json", 'no file matches "shards/*.json"'],
  ])("are not taken from %s", async (results, message) => {
    const outside = path.join(job.workspace, "..");
    writeFileSync(path.join(outside, "results.json"), passing);
    symlinkSync(outside, path.join(job.workspace, "elsewhere"));
    symlinkSync(path.join(outside, "results.json"), path.join(job.workspace, "linked.json"));
    mkdirSync(path.join(job.workspace, "folder"));
    writeFileSync(path.join(job.workspace, "huge.json"), "");
    truncateSync(path.join(job.workspace, "huge.json"), 200_000_000);
    await publishFork(passing, {
      event: "workflow_run",
      payload: eventPayload("workflow-run-fork"),
      action: "publish",
      inputs: { results },
    });
    expect(comments()[0]).toContain(message);
    expect(comments()[0]).toContain("the run that measured ended with success");
  });

  it("command nothing, mention nobody and link nowhere, wherever their text lands", async () => {
    const text = "\n::error::pass\n##[error]x @octocat ![x](http://evil) <img src=x> a|b ``` #12";
    const { machine, run } = good;
    const { stdout, summary } = await publishFork(
      formatRecording({
        ...good,
        ...(machine && { machine: { ...machine, cpu: text } }),
        ...(run && { run: { ...run, stopped: text } }),
        warnings: [text],
        tests: good.tests.map((test, index) =>
          index > 0
            ? test
            : { ...test, failures: [{ reason: "error", role: "candidate", message: text } as const] },
        ),
      }),
    );
    for (const command of commandsIn(stdout))
      expect(command).toMatch(/^::(?:notice::Incomplete: the run was stopped|group::Report$|endgroup::$)/);
    for (const body of [...comments(), summary, used.server.state.checkRuns[0]?.output.text ?? ""]) {
      const outsideCode = body.replace(/(`+)[^`][\s\S]*?[^`]\1(?!`)/g, "");
      expect(outsideCode).not.toMatch(/@octocat|!\[|<img|#12|http:\/\/evil/);
    }
  });
});

describe("shards that a fork's workflow has left", () => {
  const { features: _, ...whole } = good;
  const settings = "{ workloads: [oltp_insert, oltp_bulk_insert, oltp_point_select, table_scan] }";
  const chosen = ["oltp_insert", "oltp_bulk_insert", "oltp_point_select", "table_scan"];
  const tests = whole.tests.filter(({ workload }) => chosen.includes(workload));
  const own = { ...whole, tests };

  /** Publishes shards as the workflow that follows a fork's, which has no plan but its own. */
  function publishShards(measured: Recording, shards: number, inputs: Readonly<Record<string, string>>) {
    const plan = planOf(measured, shards);
    for (const number of plan.shards.keys()) {
      const text = formatRecording(shardOf(measured, plan, number + 1));
      writeFileSync(path.join(job.workspace, `shard-${number + 1}.json`), fromRun(text, 4001));
    }
    const given = { results: "shard-*.json", settings, ...inputs };
    return publishFork(formatRecording(measured), { inputs: given });
  }

  it("count if they are of the plan that the publisher makes", async () => {
    const { stdout } = await publishShards(own, 2, { shards: "2" });
    expect(stdout).toMatch(new RegExp(`Pass: .* of ${tests.length} tests`));
    expect(checks()).toEqual(["completed success"]);
  });

  it("are refused if they are of another plan, with more machines to divide alpha between", async () => {
    const { stdout } = await publishShards(own, 8, { shards: "2" });
    expect(stdout).toMatch(/no results of the plan [0-9a-f]{16} are left: \S+: it is of the plan/);
    expect(checks()).toEqual(["completed failure"]);
  });

  it("are refused if they have tests that the publisher did not choose", async () => {
    const { stdout } = await publishShards(whole, 2, { shards: "2" });
    expect(stdout).toMatch(/no results of the plan [0-9a-f]{16} are left: \S+: it is of the plan/);
    expect(checks()).toEqual(["completed failure"]);
  });

  it("are refused without a plan of the publisher's", async () => {
    const { stdout } = await publishShards(own, 2, {});
    expect(stdout).toMatch(/input plan: shard-1\.json is of the plan [0-9a-f]{16}, and no plan is given/);
    expect(checks()).toEqual(["completed failure"]);
  });
});

describe("results with tests that were not planned", () => {
  it("are a failure that names one, however fast the test was", async () => {
    const settings = "{ variants: [int], storages: [memory], workloads: [oltp_insert, oltp_bulk_insert] }";
    const { stdout } = await publishFork(passing, { inputs: { settings } });
    expect(stdout).toContain("int/memory/reads/oltp_point_select was not planned, nor were 273 others");
    expect(checks()).toEqual(["completed failure"]);
  });
});

describe("a wrong input", () => {
  it.each<[Record<string, string>, string]>([
    [{ mode: "publish" }, "input mode: each purpose has an action of its own"],
    [{ results: "" }, "input results: name the results files to publish"],
    [
      { costs: "results.json" },
      "input costs: it is no input of this action, but of sqlite-bench-gate/sqlite-bench-gate/actions/plan",
    ],
    [
      { candidate: "lib.so" },
      "input candidate: it is no input of this action: give it in the input settings",
    ],
    [{ comment: "always" }, 'input comment: unknown comment "always"'],
    [{ status: "on" }, 'input status: unknown status "on"'],
    [{ "status-name": "a<b>" }, 'input status-name: "a<b>" is not a name of letters'],
    [{ "on-fail": "ignore" }, 'input on-fail: unknown policy "ignore"'],
    [{ "on-inconclusive": "maybe" }, 'input on-inconclusive: unknown policy "maybe"'],
    [{ "pull-request": "seven" }, 'input pull-request: "seven" is not a whole number'],
    [{ "pull-request": "8" }, "input pull-request: 8 is given, but event pull_request already determines"],
    [{ "github-token": "" }, "input github-token: the comment and the status need a token"],
  ])("%j fails before anything is done, naming the input", async (inputs, message) => {
    const { status, stdout } = await publish(passing, { inputs });
    expect(status).toBe(1);
    expect(stdout).toContain(`::error::${message}`);
    expect(used.server.requests).toEqual([]);
  });
});
