import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { addRunFile } from "../../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../../src/features/nights/history/files/run-file.ts";
import { createRun } from "../../src/features/nights/history/runs/create-run.ts";
import { historyVersion } from "../../src/features/nights/history/runs/run-text.ts";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { eventPayload } from "../builders/events.ts";
import { makeAgedHistory } from "../builders/histories.ts";
import { gitIn } from "../git/run-git.ts";
import { type GitServer, makeBareRepository, startGitHttp } from "../git/servers.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { readRecording } from "../results/full-build.ts";
import { fromRun, wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent } from "./action.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";

let root: string;
let results: string;
let history: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "history-"));
  const out = path.join(root, "out");
  const engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
  const part = ["--variants", "int", "--storages", "memory", "--workloads", "oltp_point_select,oltp_insert"];
  const measured = await run(["run", ...engines, ...part, "--rows", "500", "--quiet", "--out", out]);
  expect(measured.stderr).toBe("");
  results = path.join(out, "results.json");
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

beforeEach(() => {
  history = path.join(mkdtempSync(path.join(root, "kept-")), "nightly");
});

/** The results as of another day, with other times of the candidate. */
function resultsOf(day: number, factor: (path: string) => number = () => 1): string {
  const recording = readRecording(results, {});
  const move = (text: string) => new Date(Date.parse(text) + day * 86_400_000).toISOString();
  const file = path.join(root, `results-${day}.json`);
  writeFileSync(
    file,
    formatRecording({
      ...recording,
      run: {
        ...(recording.run as NonNullable<typeof recording.run>),
        startedAt: move(recording.run?.startedAt ?? ""),
        finishedAt: move(recording.run?.finishedAt ?? ""),
      },
      tests: recording.tests.map((test) => ({
        ...test,
        samples: test.samples.map(({ chunks: _, commitNs: __, queuedNs: ___, ...sample }) => ({
          ...sample,
          ns: sample.role === "candidate" ? Math.round(sample.ns * factor(test.workload)) : sample.ns,
        })),
      })),
    }),
  );
  return file;
}

/** Adds results to the history, as the command does. */
function addResults(file: string, label: string): void {
  const recording = readRecording(file, {});
  const verdict = judgeRecording(recording, defaultCriteria, features);
  addRunFile(history, encodeRun(createRun(recording, verdict, { label })));
}

const command = (...parameters: readonly string[]) => run(["history", ...parameters, "--history", history]);

describe("the command line", () => {
  it("keeps a real run, and shows what it keeps", async () => {
    const added = await command("add", results, "--commit", "ab".repeat(20), "--branch", "main");
    expect(added.status).toBe(0);
    expect(added.stderr).toBe(`${history} has no history: a new one begins\n`);
    const id = added.stdout.trim();
    const { run: facts } = readRecording(results, {});
    expect(id.startsWith(facts?.startedAt.slice(0, 13) ?? "?")).toBe(true);
    const listed = await command("list");
    expect(listed.stdout).toMatch(new RegExp(`^${id} +ababababab +main +\\w+ +2 `, "m"));
    const shown = await command("show", "newest", "--format", "json");
    expect(JSON.parse(shown.stdout)).toMatchObject({
      id,
      commit: "ab".repeat(20),
      tests: [{ workload: "oltp_point_select" }, { workload: "oltp_insert" }],
    });
    const { average } = JSON.parse(shown.stdout);
    expect(average.low).toBeLessThanOrEqual(average.high);
    expect((await command("show", "abab")).stdout).toContain("int/memory/writes/oltp_insert");
    expect((await command("verify")).stdout).toBe("1 run, all intact\n");
  });

  it("finds a step, says since when, and says it in the next report too", async () => {
    for (let day = 0; day < 24; day++) {
      // Real runs of one engine differ a little.
      const wobble = 1 + ((day * 7) % 5) / 500;
      const file = resultsOf(day, (workload) => wobble * (workload === "oltp_insert" && day >= 14 ? 1.5 : 1));
      const label = `night ${day}`;
      // The command adds the first and the last, and the same functions without a process the others.
      if (day % 23 === 0) expect((await command("add", file, "--label", label)).status).toBe(0);
      else addResults(file, label);
    }
    const trend = await command("trend");
    expect(trend.words).toContain("24 runs");
    expect(trend.words).toContain("; 2 tests: 1 changed, 1 steady.");
    expect(trend.words).toMatch(
      /oltp_insert \S+ [\d.]+x 5\d% slower .* between night 13 \(\S+\) and night 14 /,
    );
    // The geometric mean of 1 and 1.5 is 1.22.
    expect(trend.words).toMatch(
      /all tests \S+ [\d.]+x -> [\d.]+x, changed at night 14 \(\S+\) 2[123]% slower .* between night 13 /,
    );
    const all = JSON.parse((await command("trend", "--format", "json")).stdout).allTests;
    expect(all).toMatchObject({ tests: 2, state: "changed", changes: [{ lastBefore: 13, firstAfter: 14 }] });
    expect(all.points).toHaveLength(24);
    const one = await command("trend", "--test", "*/*/reads/*", "--format", "json");
    expect(JSON.parse(one.stdout).tests).toMatchObject([{ state: "steady", changes: [] }]);
    const next = resultsOf(24, (workload) => (workload === "oltp_point_select" ? 1.4 : 1.5));
    const report = await run(["report", next, "--history", history, "--format", "markdown"]);
    expect(report.stdout).toContain("**Against earlier runs**: 1 test slower than in the last 20 runs: ");
    expect(report.stdout).toMatch(
      /1 test slower since night 14 \(\d{4}-\d\d-\d\d\): int\/memory\/writes\/oltp_insert/,
    );
    const text = await run(["report", next, "--history", history]);
    expect(text.stdout).toContain("Against earlier runs\n");
  });

  it("has the times of ageing databases over the runs, with their intervals", async () => {
    mkdirSync(history);
    for (const one of makeAgedHistory(24, (day) => (day < 14 ? 2 : 2.6))) addRunFile(history, encodeRun(one));
    const { words } = await command("trend");
    expect(words).toContain("Times of ageing databases: of 2, 2 changed.");
    expect(words).toMatch(
      /age\/append time a commit \S+ 2\.\d\dx \(2\.\d\dx to 2\.\d\dx\) \d\d% slower \(.+?\) between \S+ \(2026-01-14\) and /,
    );
    expect(words).toMatch(/age\/append \S+ age-disk 10\.4 MB \+30\.00%, from 8 MB to 10\.4 MB/);
    const named = await command("trend", "--test", "age/append", "--format", "json");
    expect(JSON.parse(named.stdout)).toMatchObject({
      tests: [],
      costs: [{ figure: "age-disk" }, { figure: "age-written" }],
      age: [{ figure: "time", state: "changed" }, { figure: "cpu" }],
    });
  });

  it("names runs that are there, and adds none twice", async () => {
    const first = await command("add", results);
    const again = await command("add", results);
    expect([again.status, again.stdout]).toEqual([0, first.stdout]);
    expect(again.stderr).toContain("is in the history already");
    const other = await command("add", results, "--label", "other");
    expect(other.status).toBe(2);
    expect(other.stderr).toContain(`this run is in the history already, as ${first.stdout.trim()}`);
  });

  it("keeps a run of an older version at its date, and the same run once", async () => {
    await command("add", resultsOf(-1));
    const dated = await command("add", results, "--label", "old", "--date", "2020-03-14");
    expect(dated.stdout).toMatch(/^2020-03-14T000000Z-/);
    const listed = JSON.parse((await command("list", "--format", "json")).stdout);
    expect(listed).toMatchObject([{ label: "old", date: "2020-03-14T00:00:00.000Z" }, {}]);
    expect((await command("show", "old")).stdout).toContain("label old, date 2020-03-14T00:00:00.000Z");
    const again = await command("add", resultsOf(-1), "--date", "2020-03-15");
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining("in the history already")]);
    const future = await command("add", results, "--date", "9999-01-01");
    expect([future.status, future.stderr]).toEqual([
      2,
      expect.stringContaining(
        '--date: "9999-01-01T00:00:00.000Z" is in the future: give the date of the version that was measured',
      ),
    ]);
  });

  it("loses no run of processes that add and read at once", { timeout: 120_000 }, async () => {
    await command("add", resultsOf(10));
    const [added, read] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, day) => command("add", resultsOf(day)))),
      Promise.all(Array.from({ length: 4 }, () => command("list"))),
    ]);
    expect([...added, ...read].map(({ status }) => status)).toEqual(Array(14).fill(0));
    const listed = await command("list", "--format", "json");
    const ids = JSON.parse(listed.stdout).map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 10)).toEqual(added.map(({ stdout }) => stdout.trim()));
    expect((await command("verify")).stdout).toBe("11 runs, all intact\n");
  });

  it("names a file that is damaged, and verifies the others", async () => {
    for (const day of [0, 1, 2]) await command("add", resultsOf(day));
    const [year = ""] = readdirSync(path.join(history, "runs"));
    const folder = path.join(history, "runs", year);
    const [, second = ""] = readdirSync(folder).toSorted();
    truncateSync(path.join(folder, second), 100);
    for (const words of [["list"], ["trend"], ["show", "newest"]]) {
      const { status, stderr, stdout } = await command(...words);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(`${second}: cut off after 100 bytes`);
    }
    const verified = await command("verify");
    expect([verified.status, verified.stdout]).toEqual([2, "3 runs, 1 damaged\n"]);
    expect(verified.stderr).toContain(second);
    const report = await run(["report", results, "--history", history]);
    expect([report.status, report.stdout]).toEqual([2, ""]);
    const engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
    const measured = await run(args`run ${engines} --history ${history}
      --out ${path.join(root, "damaged")}`);
    expect(measured.status).toBe(2);
    expect(measured.stderr).toContain(second);
    expect(readdirSync(root)).not.toContain("damaged");
    // A damaged file keeps nothing from being added.
    expect((await command("add", resultsOf(3))).status).toBe(0);
  });

  it("names a run that is gone when it verifies", async () => {
    for (const day of [0, 1]) await command("add", resultsOf(day));
    await command("list");
    const [year = ""] = readdirSync(path.join(history, "runs"));
    const [first = ""] = readdirSync(path.join(history, "runs", year)).toSorted();
    rmSync(path.join(history, "runs", year, first));
    const { status, stdout, stderr } = await command("verify");
    expect([status, stdout]).toEqual([2, "1 run, 1 gone\n"]);
    expect(stderr).toContain(`${first} was in the history and is gone: restore it`);
  });

  it("loses no run of processes that begin it at once", { timeout: 120_000 }, async () => {
    const days = [0, 1, 2, 3, 4, 5];
    const added = await Promise.all(days.map((day) => command("add", resultsOf(day))));
    expect(added.map(({ status, stderr }) => [status, stderr.replace(/.* a new one begins\n/, "")])).toEqual(
      days.map(() => [0, ""]),
    );
    expect((await command("verify")).stdout).toBe("6 runs, all intact\n");
  });

  it("says that there is nothing to compare with on a branch", async () => {
    await command("add", results, "--branch", "main");
    for (const [name, ...words] of [["report"], ["html", "--out", path.join(root, "report.html")]]) {
      const given = [results, "--history", history, "--branch", "mian", ...words];
      const { status, stderr } = await run([name as string, ...given]);
      expect(status, stderr).not.toBe(2);
      expect(stderr).toBe(
        `--history ${history}: no run is of the branch "mian": there is nothing to compare with\n`,
      );
    }
  });

  it("says that there is nothing to compare with if all of its runs are newer", async () => {
    await command("add", resultsOf(3));
    for (const [name, ...words] of [["report"], ["html", "--out", path.join(root, "report.html")]]) {
      const { status, stderr } = await run([name as string, resultsOf(1), "--history", history, ...words]);
      expect(status, stderr).not.toBe(2);
      expect(stderr).toMatch(
        /^the run began at \S+, and the oldest that was read of the history at \S+: there is nothing before it to compare with\n$/,
      );
    }
  });

  it.each([
    [["list"], /there is no history: name the folder of one/],
    [["show"], /no run is given/],
    [["add"], /no results file is given/],
    [["trend", "--test", "oltp_insert"], /--test: "oltp_insert" is not a test such as/],
    [["list", "--last", "0"], /--last: 0 is not a whole number/],
    [["list", "--branch", "--no"], /--branch/],
    [["list", "extra"], /unexpected argument "extra"/],
    [["prune"], /unknown command 'prune'/],
    [["show", ""], /no run of the history is called an empty value|there is no history/],
    [["add", "results.json", "--label", "newest"], /--label: "newest" is not a label of .*not newest/],
  ])("refuses %j", async (words, message) => {
    const { status, stderr } = await command(...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("says which folder is missing, before anything is measured", async () => {
    const missing = await run(["history", "list"]);
    expect(missing.stderr).toContain("--history is missing");
    const engine = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
    const { status, stderr } = await run(args`run ${engine} --history ${history}
      --out ${path.join(root, "no")}`);
    expect(status).toBe(2);
    expect(stderr).toContain("there is no history");
    expect(readdirSync(root)).not.toContain("no");
  });
});

describe("the action", () => {
  const used = useServer();
  const whole = formatRecording(wholeRun({ multiplier: () => 2 }));
  let git: GitServer;
  let served: string;
  let repository: string;

  beforeEach(async () => {
    served = mkdtempSync(path.join(root, "served-"));
    repository = path.join(served, "octo-org/engine.git");
    gitIn(served, "init", "--quiet", "octo-org");
    makeBareRepository(repository);
    git = await startGitHttp(served, "workflow-token");
  });

  afterEach(async () => {
    await git.close();
  });

  interface Night {
    readonly day?: number;
    readonly event?: string;
    readonly ref?: string;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly text?: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly isBuilt?: boolean;
  }

  /** Publishes results of a day, as a job that others measured for. */
  async function night({
    day = 0,
    event = "schedule",
    ref = "refs/heads/main",
    inputs = {},
    text = whole,
    environment = {},
    isBuilt = false,
  }: Night = {}) {
    const job = new Job();
    const runId = 100 + day;
    const moved = text.replaceAll(/(?<="(?:started|finished)At":\s*")[^"]+/g, (time) => {
      return new Date(Date.parse(time) + day * 86_400_000).toISOString();
    });
    writeFileSync(path.join(job.workspace, "results.json"), fromRun(moved, runId));
    return await job.run({
      event,
      payload: event === "pull_request" ? pullRequestEvent() : eventPayload(event),
      apiUrl: used.server.url,
      runId,
      commit: headCommit,
      environment: { GITHUB_SERVER_URL: git.url.slice(0, -1), GITHUB_REF: ref, ...environment },
      action: "publish",
      isBuilt,
      inputs: {
        results: "results.json",
        "history-branch": "bench-history",
        "github-token": "workflow-token",
        comment: "single",
        ...inputs,
      },
    });
  }

  const kept = () =>
    gitIn(repository, "ls-tree", "-r", "--name-only", "bench-history")
      .split("\n")
      .filter((file) => file.includes("runs/"));

  it("begins a history on a branch of its own, and says so", async () => {
    const first = await night();
    expect(first.stdout).toContain(
      "::warning::the history on branch bench-history does not exist: a new one begins",
    );
    expect(first.status).toBe(0);
    expect(kept()).toHaveLength(1);
    expect(kept()[0]).toContain(first.outputs["history-run"]);
    expect(first.outputs["history-commit"]).toBe(gitIn(repository, "rev-parse", "bench-history"));
    const second = await night({ day: 1 });
    expect(second.stdout).not.toContain("::warning::");
    expect(kept()).toHaveLength(2);
    expect(gitIn(repository, "rev-list", "--count", "bench-history")).toBe("2");
    expect(second.outputs["changed-tests"]).toBe("[]");
  });

  it("keeps a measurement once, although it is published again with another outcome", async () => {
    await night();
    const again = await night({ inputs: { ceiling: "1.5" } });
    expect(again.outputs.outcome).toBe("fail");
    expect(again.outputs["history-run"]).toBe("");
    expect(kept()).toHaveLength(1);
  });

  it("loses no run of jobs that end at once", { timeout: 300_000 }, async () => {
    const ended = await Promise.all(Array.from({ length: 10 }, (_, day) => night({ day })));
    expect(ended.map(({ status }) => status)).toEqual(Array(10).fill(0));
    expect(kept().map((file) => path.basename(file, ".json.gz"))).toEqual(
      ended.map(({ outputs }) => outputs["history-run"]),
    );
    expect(gitIn(repository, "rev-list", "--count", "bench-history")).toBe("10");
  });

  it("compares a pull request with the default branch, and adds nothing", { timeout: 300_000 }, async () => {
    for (let day = 0; day < 8; day++) await night({ day });
    const slow = formatRecording(
      wholeRun({ multiplier: ({ workload }) => (workload === "table_scan" ? 4 : 2) }),
    );
    const pull = await night({ day: 9, event: "pull_request", ref: "refs/pull/7/merge", text: slow });
    expect(pull.status).toBe(0);
    expect(kept()).toHaveLength(8);
    const [comment] = used.server.state.comments.map(({ body }) => body);
    expect(comment).toMatch(
      /\*\*Against earlier runs\*\*: \d+ tests slower than in the last 8 runs of main: \S*table_scan /,
    );
    expect(comment).not.toContain("▁");
    expect(pull.summary).toMatch(/\| \S+table_scan \| [▁▂▃▄▅▆▇█]+█ \|/);
    expect(pull.outputs["history-run"]).toBe("");
    expect(JSON.parse(pull.outputs["changed-tests"] ?? "").length).toBeGreaterThan(3);
  });

  it("writes the page of the branch, and a report with the history", async () => {
    await night();
    await night({ day: 1 });
    const pull = await night({
      day: 2,
      event: "pull_request",
      ref: "refs/pull/7/merge",
      inputs: { html: "true" },
    });
    expect(pull.outputs["html-path"]).toMatch(/\/sqlite-bench-gate-\w+\/report\.html$/);
    const page = async (branch: string) => {
      const job = new Job();
      const step = await job.run({
        event: "workflow_dispatch",
        environment: { GITHUB_SERVER_URL: git.url.slice(0, -1) },
        action: "history",
        inputs: { "history-branch": branch, out: "site", "github-token": "workflow-token" },
      });
      return { ...step, file: path.join(job.workspace, "site/index.html") };
    };
    const { status, stdout, outputs, file } = await page("bench-history");
    expect(status, stdout).toBe(0);
    expect(outputs["html-path"]).toBe("site/index.html");
    expect(stdout).toContain("site/index.html shows 2 runs");
    expect(readFileSync(file, "utf8")).toMatch(/^<!doctype html>/);
    const missing = await page("other");
    expect(missing.status).toBe(1);
    expect(missing.stdout).toContain("::error::the history on branch other has no runs");
    const unnamed = await page("");
    expect(unnamed.stdout).toContain("::error::input history-branch: name the branch of the history");
  });

  it("says to a plan how long tests take", async () => {
    await night();
    const plan = (branch: string) =>
      new Job().run({
        event: "schedule",
        payload: eventPayload("schedule"),
        environment: { GITHUB_SERVER_URL: git.url.slice(0, -1) },
        action: "plan",
        inputs: { shards: "2", "history-branch": branch, "github-token": "workflow-token" },
      });
    const known = await plan("bench-history");
    expect(known.stdout).toContain("of 276 of 276 tests an earlier run says how long they take");
    const unknown = await plan("other");
    expect(unknown.status, unknown.stdout).toBe(0);
    expect(unknown.stdout).toContain("of 0 of 276 tests");
    expect(unknown.outputs["plan-hash"]).not.toBe(known.outputs["plan-hash"]);
  });

  it("adds no run of another branch or of a tag", async () => {
    await night();
    for (const [day, ref] of [
      [1, "refs/heads/faster"],
      [2, "refs/tags/v1"],
    ] as const)
      expect((await night({ day, ref })).outputs["history-run"]).toBe("");
    expect(kept()).toHaveLength(1);
  });

  it("keeps several histories in folders of the branch", async () => {
    await night({ inputs: { "history-path": "oltp/int" } });
    await night({ day: 1, inputs: { "history-path": "oltp" } });
    const files = gitIn(repository, "ls-tree", "-r", "--name-only", "bench-history").split("\n");
    expect(files).toEqual(expect.arrayContaining(["oltp/history.json", "oltp/int/history.json"]));
  });

  it("publishes the report all the same if the token may not write, and says what is missing", async () => {
    gitIn(repository, "config", "http.receivepack", "false");
    const { status, stdout, summary } = await night();
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::warning::the history on branch bench-history cannot be added to: git push: .*contents: write/m,
    );
    expect(summary).toContain("## ✅ ");
    expect(used.server.state.checkRuns).toMatchObject([{ conclusion: "success" }]);
  });

  it("names a file of the branch that is damaged, does not compare, and adds its own", async () => {
    await night();
    const [first = ""] = kept();
    const work = path.join(served, "work");
    gitIn(served, "clone", "--quiet", "--branch", "bench-history", repository, work);
    truncateSync(path.join(work, first), 64);
    gitIn(work, "commit", "--quiet", "--all", "-m", "damage");
    gitIn(work, "push", "--quiet");
    const { status, stdout, outputs } = await night({ day: 1 });
    expect(stdout).toContain(`${first}: cut off after 64 bytes`);
    expect(status).toBe(1);
    expect(outputs["history-run"]).not.toBe("");
    expect(kept()).toHaveLength(2);
  });

  it("does not begin a history among other files", async () => {
    const work = path.join(served, "work");
    gitIn(served, "clone", "--quiet", repository, work);
    writeFileSync(path.join(work, "README.md"), "a project");
    gitIn(work, "add", "--all");
    gitIn(work, "commit", "--quiet", "-m", "project");
    gitIn(work, "push", "--quiet", "origin", "HEAD:refs/heads/bench-history");
    const before = gitIn(repository, "rev-parse", "bench-history");
    const { stdout, summary } = await night();
    expect(stdout).toMatch(
      /^::warning::the history on branch bench-history cannot be used: .*such as "README\.md", and no history/m,
    );
    expect(summary).toContain("## ✅ ");
    expect(gitIn(repository, "rev-parse", "bench-history")).toBe(before);
  });

  it("publishes the report all the same if there is no folder for temporary files", async () => {
    const { stdout, summary } = await night({
      environment: { TMPDIR: path.join(served, "none") },
      isBuilt: true,
    });
    expect(stdout).toMatch(/^::warning::the history on branch bench-history cannot be read: .*TMPDIR/m);
    expect(summary).toContain("## ✅ ");
  });

  it("does not add to a history of a newer version", async () => {
    await night();
    const work = path.join(served, "work");
    gitIn(served, "clone", "--quiet", "--branch", "bench-history", repository, work);
    writeFileSync(path.join(work, "history.json"), `{"history":${historyVersion + 1}}\n`);
    gitIn(work, "commit", "--quiet", "--all", "-m", "newer");
    gitIn(work, "push", "--quiet");
    const { status, stdout } = await night({ day: 1 });
    expect(status).toBe(1);
    expect(stdout).toContain("was written by a newer version of this tool");
    expect(kept()).toHaveLength(1);
  });

  it("never shows the token", async () => {
    const { stdout, stderr, summary } = await night();
    for (const text of [stdout, stderr, summary, readFileSync(path.join(repository, "config"), "utf8")])
      expect(text).not.toMatch(/workflow-token|eC1hY2Nlc3MtdG9rZW46/);
  });
});
