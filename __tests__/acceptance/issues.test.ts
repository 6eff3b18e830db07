import { createHmac } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { markerName, markerText } from "../../src/features/nights/history/files/history-files.ts";
import { encodeRun } from "../../src/features/nights/history/files/run-file.ts";
import { createRun } from "../../src/features/nights/history/runs/create-run.ts";
import type { HistoryRun } from "../../src/features/nights/history/runs/run.ts";
import { formatBisection } from "../../src/features/search/bisect/bisection-file.ts";
import type { Hunt } from "../../src/features/search/hunt/cases.ts";
import { formatHunt } from "../../src/features/search/hunt/hunt-file.ts";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { exampleBisection } from "../builders/bisection.ts";
import { eventPayload } from "../builders/events.ts";
import { normal } from "../builders/histories.ts";
import { huntOf, slowCase } from "../features/search/hunt/situations.ts";
import { gitIn } from "../git/run-git.ts";
import { type GitServer, makeBareRepository, startGitHttp } from "../git/servers.ts";
import { issuesToken } from "../rest-server/tokens.ts";
import { useServer } from "../rest-server/use-server.ts";
import { wholeRun } from "../results/whole-run.ts";
import { Job, mergeCommit, type Step } from "./action.ts";

const used = useServer();
const dayMs = 86_400_000;
const commitOf = (day: number) => (0xa000 + day).toString(16).repeat(10);

let recording: Recording;
let first: HistoryRun;
let root: string;
let bare: string;
let git: GitServer;

beforeAll(() => {
  recording = { ...wholeRun({ multiplier: () => 2 }), origin: { run: 77, attempt: 1, head: mergeCommit } };
  const whole = createRun(
    recording,
    judgeRecording(recording, { ceilings: defaultCriteria.ceilings }, features),
  );
  // A look at fewer tests is quicker.
  first = { ...whole, tests: whole.tests.filter(({ section }) => section.startsWith("int/")) };
});

beforeEach(async () => {
  used.server.state.tokens.set("workflow-token", issuesToken);
  root = mkdtempSync(path.join(tmpdir(), "issues-"));
  gitIn(root, "init", "--quiet", "octo-org");
  bare = path.join(root, "octo-org/engine.git");
  makeBareRepository(bare);
  git = await startGitHttp(root, "workflow-token");
});

afterEach(async () => {
  await git.close();
  rmSync(root, { recursive: true, force: true });
});

const shifted = (time: string, day: number) => new Date(Date.parse(time) + day * dayMs).toISOString();

/** The point of a search that a day's run is of. */
const pointOf = (day: number) => ({ name: `night-${day}`, id: commitOf(day), parents: [] });

/** The run of a day: as the first one, with the noise of a night, and with some tests slower by a factor. */
function runOf(day: number, factor: (day: number, workload: string) => number): HistoryRun {
  return {
    ...first,
    startedAt: shifted(first.startedAt, day),
    finishedAt: shifted(first.finishedAt, day),
    commit: commitOf(day),
    branch: "main",
    origin: { run: 5000 + day, attempt: 1 },
    tests: first.tests.map((test) => {
      const noise = Math.exp(0.01 * normal(new RandomStream(day, `${test.section}/${test.workload}`)));
      const slower = noise * factor(day, test.workload);
      const scale = (value = 1) => Number((value * slower).toPrecision(5));
      return {
        ...test,
        candidateNs: Math.round((test.candidateNs ?? 1) * slower),
        low: scale(test.low),
        high: scale(test.high),
      };
    }),
  };
}

/** Puts the runs of so many days on the branch of the history. @param newest other facts of the last one */
function keepHistory(
  days: number,
  factor: (day: number, workload: string) => number,
  newest: Partial<HistoryRun> = {},
): void {
  const folder = mkdtempSync(path.join(root, "history-"));
  const files = Array.from({ length: days }, (_, day) =>
    encodeRun({ ...runOf(day, factor), ...(day === days - 1 ? newest : {}) }),
  );
  for (const { path: file, content } of [...files, { path: markerName, content: Buffer.from(markerText) }]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  gitIn(folder, "init", "--quiet", "--initial-branch", "bench-history");
  gitIn(folder, "add", ".");
  gitIn(folder, "commit", "--quiet", "--message", "Runs");
  gitIn(folder, "push", "--quiet", "--force", bare, "bench-history");
}

interface Night {
  /** The day whose results the step gets; none if absent. */
  readonly day?: number;
  readonly results?: Recording;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** The event, if it is another one than the schedule of the default branch. */
  readonly started?: Pick<Step, "event" | "payload" | "environment">;
}

/** The step after the night of a day. */
async function night({ day, results = recording, inputs = {}, files = {}, started = {} }: Night) {
  const job = new Job();
  const given = day === undefined ? {} : { "results.json": resultsOf(results, day) };
  for (const [name, text] of Object.entries({ ...given, ...files }))
    writeFileSync(path.join(job.workspace, name), text);
  return await job.run({
    event: "schedule",
    payload: eventPayload("schedule"),
    apiUrl: used.server.url,
    action: "issues",
    ...started,
    environment: {
      GITHUB_SERVER_URL: git.url.slice(0, -1),
      GITHUB_REF: "refs/heads/main",
      ...started.environment,
    },
    inputs: {
      ...(day === undefined ? {} : { results: "results.json" }),
      "history-branch": "bench-history",
      build: "make lib.so",
      candidate: "lib.so",
      ...inputs,
    },
  });
}

function resultsOf(results: Recording, day: number): string {
  return formatRecording({
    ...results,
    ...(results.run === undefined
      ? {}
      : {
          run: {
            ...results.run,
            startedAt: shifted(results.run.startedAt, day),
            finishedAt: shifted(results.run.finishedAt, day),
          },
        }),
  });
}

const issues = () => used.server.state.issues;
const shown = () => issues().map(({ state, title }) => `${state}: ${title}`);
const slowed =
  (from: number, until = Number.POSITIVE_INFINITY) =>
  (day: number, workload: string) =>
    workload === "table_scan" && day >= from && day < until ? 1.25 : 1;

describe("the action issues", () => {
  it("tells a regression once, with the commits around it, then its culprit, and closes the issue", {
    timeout: 300_000,
  }, async () => {
    keepHistory(40, slowed(30));
    const step = await night({ day: 39 });
    expect(step.status, step.stdout + step.stderr).toBe(0);
    expect(shown()).toEqual([expect.stringMatching(/^open: table_scan is 2\d% slower \(3 tests\)$/)]);
    expect(JSON.parse(step.outputs.opened ?? "")).toMatchObject([
      { event: "opened", key: "time reads/table_scan", number: 100 },
    ]);
    const search = JSON.parse(step.outputs.search ?? "");
    expect(search).toMatchObject({ by: "time", good: commitOf(29), bad: commitOf(30) });
    expect(search.test).toMatch(/\/reads\/table_scan$/);
    const body = () => issues()[0]?.body ?? "";
    const url = `${git.url}octo-org/engine`;
    expect(body()).toContain(`[the commits between them](${url}/compare/${commitOf(29)}...${commitOf(30)})`);
    expect(body()).toContain(`git switch --detach ${commitOf(30)}`);
    expect(body()).toContain(
      `sqlite-bench-gate compare ${commitOf(29)} --build 'make lib.so' --candidate lib.so --test `,
    );
    expect(step.summary).toContain("**Issues**: 1 finding is open.");

    const [variant, storage, kind, workload] = search.test.split("/");
    const test = { variant, storage, kind, workload };
    const points = exampleBisection()
      .points.with(0, pointOf(29))
      .with(3, { ...pointOf(30), parents: [2] });
    const bisection = formatBisection(exampleBisection({ test, points }));
    const answered = await night({
      day: 39,
      inputs: { searched: "bisect.json" },
      files: { "bisect.json": bisection },
    });
    expect(answered.status, answered.stdout).toBe(0);
    expect(answered.outputs.search).toBe("");
    // The point before it does not build, so that the answer is a range.
    expect(body()).toMatch(/^- `?One of ccccccc, night-30 brought it/m);

    keepHistory(60, slowed(30, 48));
    const recovered = await night({ day: 59 });
    expect(recovered.status, recovered.stdout).toBe(0);
    expect(issues()[0]).toMatchObject({ state: "closed", stateReason: "completed" });
    expect(used.server.state.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining("table_scan has recovered"),
    ]);
  });

  it("names the commit and its author, whom only mention: true notifies", { timeout: 300_000 }, async () => {
    keepHistory(40, slowed(30));
    const search = JSON.parse((await night({ day: 39 })).outputs.search ?? "");
    const culprit = "b".repeat(40);
    used.server.state.commits.push(
      { sha: commitOf(29), parents: [] },
      { sha: culprit, parents: [commitOf(29)], message: "Slow down @everybody\n\nText", author: "octocat" },
      { sha: commitOf(30), parents: [culprit] },
      { sha: "c".repeat(40), parents: [] },
    );
    const [variant, storage, kind, workload] = search.test.split("/");
    const { observations, points } = exampleBisection();
    const [slow = [], , same = []] = observations.map(({ pairs }) => pairs);
    const [, second] = points;
    if (second === undefined) throw new Error("no second point");
    const single = exampleBisection({
      test: { variant, storage, kind, workload },
      points: [pointOf(29), second, { ...pointOf(30), parents: [1] }],
      bad: 2,
      observations: [
        { point: 2, pairs: slow },
        { point: 1, pairs: [...slow, ...slow] },
        { point: 0, pairs: same },
      ],
    });
    const bisection = formatBisection(single);
    const foreign = formatBisection({
      ...single,
      points: single.points.with(1, { ...second, id: "c".repeat(40) }),
    });
    const forged = await night({
      day: 39,
      inputs: { searched: "bisect.json" },
      files: { "bisect.json": foreign },
    });
    expect(forged.status, forged.stdout).toBe(0);
    expect(forged.stdout).toMatch(
      /^::warning::a search names "c{40}" for time reads\/table_scan, which is no commit between /m,
    );
    expect(issues()[0]?.body).not.toContain("Brought by");
    const answer = (inputs = {}) =>
      night({ day: 39, inputs: { searched: "bisect.json", ...inputs }, files: { "bisect.json": bisection } });
    const step = await answer();
    expect(step.status, step.stdout).toBe(0);
    expect(issues()[0]?.body).toMatch(
      /Brought by \[`bbbbbbbbbb`\]\(\S+\) `Slow down @everybody` by `octocat`/,
    );
    await answer({ mention: "true" });
    expect(issues()[0]?.body).toMatch(/by @octocat$/m);
    // A later night has no search, and remembers.
    await night({ day: 39 });
    expect(issues()[0]?.body).toContain("Brought by [`bbbbbbbbbb`]");
  });

  it("tells wrong results, a night that left nothing, and a history that stands still", {
    timeout: 300_000,
  }, async () => {
    keepHistory(10, () => 1);
    const wrong: Recording = {
      ...recording,
      tests: recording.tests.map((test) =>
        test.workload === "oltp_insert" && test.storage === "memory"
          ? {
              ...test,
              failures: [{ reason: "crash", role: "candidate", message: "signal 11 <b>@all</b>" } as const],
            }
          : test,
      ),
    };
    const step = await night({ day: 9, results: wrong });
    expect(step.status, step.stdout).toBe(0);
    expect(shown()).toEqual(["open: oltp_insert: 4 wrong or missing results"]);
    expect(issues()[0]?.body).toContain("| `crashed: signal 11 <b>@all</b>` |");
    await night({ day: 9 });
    expect(shown()).toEqual(["closed: oltp_insert: 4 wrong or missing results"]);

    const lost = await night({ inputs: { results: "nothing/*.json" } });
    expect(lost.status, lost.stdout).toBe(0);
    expect(shown()[1]).toBe("open: The benchmark of a night is missing");
    expect(issues()[1]?.body).toContain("it has left no results");
    await night({ day: 9 });
    expect(issues()[1]?.state).toBe("closed");
    await night({ inputs: { "watchdog-hours": "36" } });
    expect(issues()[1]).toMatchObject({
      state: "open",
      body: expect.stringMatching(/the newest run ended \d+ hours ago, and 36 are allowed/),
    });
    const measured = await night({ day: 12 });
    expect(measured.status).toBe(0);
    expect(issues()[1]?.body).toContain("its run is not in the history");
  });

  // https://github.com/zackees/mimalloc-pprof/issues/341
  it("does not call a night lost whose run an earlier attempt has added, and says that its results are missing", async () => {
    keepHistory(10, () => 1, { origin: { run: 77, attempt: 1 } });
    const again = await night({ inputs: { results: "nothing.json" } });
    expect(again.status, again.stdout).toBe(0);
    expect(shown()).toEqual([]);
    expect(again.stdout).toMatch(
      /^::warning::wrong results of this night are not looked for: its run is in the history, but it has left no results \(/m,
    );
  });

  it("takes no results of other code: no fork's run, no pull request's, no other branch's, no other run's", {
    timeout: 300_000,
  }, async () => {
    keepHistory(10, () => 1);
    await night({ inputs: { results: "nothing.json" } });
    expect(shown()).toEqual(["open: The benchmark of a night is missing"]);
    const fork = await night({
      day: 9,
      results: { ...recording, origin: { run: 4001, attempt: 1, head: "a".repeat(40) } },
      started: { event: "workflow_run", payload: eventPayload("workflow-run-fork") },
    });
    expect(fork.status).toBe(1);
    expect(fork.stdout).toMatch(
      /^::error::event workflow_run: the results are of run 4001, which event "pull_request" started on branch .* of a fork by /m,
    );
    const other = await night({
      day: 9,
      started: {
        event: "workflow_dispatch",
        payload: eventPayload("workflow-dispatch"),
        environment: { GITHUB_REF: "refs/heads/slow" },
      },
    });
    expect(other.status).toBe(1);
    expect(other.stdout).toContain(
      'the results are of branch "slow", and issues are about the default branch "main"',
    );
    expect(shown()).toEqual(["open: The benchmark of a night is missing"]);
    const { origin: _, ...unnamed } = recording;
    for (const [results, why] of [
      [{ ...recording, origin: { run: 76, attempt: 1, head: mergeCommit } }, "is from run 76, attempt 1"],
      [unnamed, "does not say which workflow run measured it"],
    ] as const) {
      const step = await night({ day: 9, results });
      expect(step.status, step.stdout).toBe(0);
      expect(issues()).toMatchObject([{ state: "open", body: expect.stringContaining(why) }]);
    }
    await night({ day: 9 });
    expect(issues()).toMatchObject([{ state: "closed" }]);
  });

  it("sends one signed message, hides its address, and does not fail if nobody takes it", {
    timeout: 300_000,
  }, async () => {
    const received: { body: string; signature: unknown }[] = [];
    const receiver: Server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      received.push({
        body: Buffer.concat(chunks).toString(),
        signature: request.headers["x-sqlite-bench-gate-signature-256"],
      });
      response.writeHead(received.length === 1 ? 200 : 404).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    try {
      const notifyUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret-path`;
      keepHistory(10, () => 1);
      const inputs = { results: "nothing.json", "notify-url": notifyUrl, "notify-secret": "key" };
      const step = await night({ inputs });
      expect(step.stdout).toContain("::add-mask::");
      expect(step.stdout.replace(/^::add-mask::.*$/gm, "")).not.toContain("secret-path");
      const hmac = createHmac("sha256", "key")
        .update(received[0]?.body ?? "")
        .digest("hex");
      expect(received[0]?.signature).toBe(`sha256=${hmac}`);
      expect(JSON.parse(received[0]?.body ?? "").events).toMatchObject([{ event: "opened", key: "night" }]);
      await night({ inputs });
      expect(received).toHaveLength(1);
      const refused = await night({ day: 9, inputs: { "notify-url": notifyUrl } });
      expect(refused.status).toBe(0);
      expect(refused.stdout).toMatch(
        /^::warning::nobody was notified: the receiver at 127\.0\.0\.1:\d+ answered with status 404$/m,
      );
    } finally {
      receiver.close();
    }
  });

  it("keeps an issue for each watched workflow that does not run, with or without a history", async () => {
    const { state } = used.server;
    const permissions = { issues: "write", actions: "read" } as const;
    state.tokens.set("workflow-token", { ...issuesToken, permissions });
    state.workflows.set("nightly.yml", { id: 7, state: "disabled_inactivity" });
    state.workflows.set("weekly.yml", { id: 8, state: "active" });
    const inputs = { "history-branch": "", "watched-workflows": "nightly.yml\nweekly.yml 200\n" };
    const step = await night({ inputs });
    expect(step.status, step.stdout).toBe(0);
    expect(shown()).toEqual([
      "open: The workflow nightly.yml does not run",
      "open: The workflow weekly.yml does not run",
    ]);
    expect(issues()[0]?.body).toContain(
      "GitHub disabled it after 60 days without activity in the repository",
    );
    const run = { id: 90, attempt: 1, workflowId: 8, event: "schedule", branch: "main", repositoryId: 1 };
    state.workflowRuns.push({ ...run, startedAt: new Date().toISOString() });
    await night({ inputs });
    expect(shown()).toEqual([
      "open: The workflow nightly.yml does not run",
      "closed: The workflow weekly.yml does not run",
    ]);
    state.tokens.set("workflow-token", { ...issuesToken, permissions: { issues: "write" } });
    const refused = await night({ inputs });
    expect(refused.status).toBe(1);
    expect(refused.stdout).toMatch(/^::warning::the watched workflows: .* give the job "actions: read"/m);
  });

  it("keeps an issue for each cause of a hunt: new, known by another statement, gone, returned", async () => {
    const step = async (hunt: Hunt, started: Night["started"] = {}) =>
      await night({
        inputs: { "history-branch": "", hunted: "hunt.json" },
        files: { "hunt.json": formatHunt(hunt) },
        started,
      });
    const { cause, name, kind, statements, since } = slowCase;
    const another = { ...slowCase, name: "hunt_slow_00000002", statements: ["SELECT '<b>@octocat';"] };
    const opened = await step(huntOf([slowCase]));
    expect([opened.status, shown()], opened.stdout).toEqual([
      0,
      ["open: The hunt's case slow: SELECT count(*) FROM t1 AS a WHERE a.c1a LIKE '%7%';"],
    ]);
    expect(issues()[0]?.body).toContain("First seen in a hunt (2026-11-29)");
    expect(issues()[0]?.body).toMatch(
      /\n```\nSELECT count\(\*\) FROM t1 AS a WHERE a\.c1a LIKE '%7%';\n```\n/,
    );
    expect(JSON.parse((await step(huntOf([another]))).outputs.opened ?? "")).toEqual([]);
    expect(shown()).toEqual(["open: The hunt's case slow: SELECT '<b>octocat';"]);
    // A hunt that was too short to look says nothing.
    await step(huntOf([]));
    expect(issues()[0]?.state).toBe("open");
    await step(huntOf([], { gone: [{ cause, name, kind, statements, since }] }));
    expect(issues()[0]).toMatchObject({ state: "closed" });
    const back = await step(huntOf([{ ...slowCase, ratio: 3.2 }]));
    expect(JSON.parse(back.outputs.opened ?? "")).toMatchObject([
      { event: "reopened", key: `hunt ${cause}` },
    ]);
    expect(issues()).toHaveLength(1);
    const environment = { GITHUB_REF: "refs/heads/other" };
    const foreign = await step(huntOf([]), { event: "workflow_dispatch", environment });
    expect(foreign.status).toBe(1);
    expect(foreign.stdout).toContain("issues are about the default branch");
  });

  it("says what is wrong: no branch, no right, a damaged search", { timeout: 300_000 }, async () => {
    const unnamed = await night({ day: 0, inputs: { "history-branch": "" } });
    expect(unnamed.status).toBe(1);
    expect(unnamed.stdout).toContain("::error::input history-branch: name the branch of the history");
    keepHistory(10, () => 1);
    const search = await night({
      day: 9,
      inputs: { searched: "bisect.json" },
      files: { "bisect.json": "{}" },
    });
    expect(search.status).toBe(0);
    expect(search.stdout).toMatch(/^::warning::the searches cannot be read: /m);
    used.server.state.tokens.set("workflow-token", { ...issuesToken, permissions: { contents: "read" } });
    const refused = await night({ day: 9 });
    expect(refused.status).toBe(1);
    expect(refused.stdout).toMatch(
      /^::error::the issues cannot be read: 403 .* give the job "issues: write"/m,
    );
    const address = await night({ day: 9, inputs: { "notify-url": "http://example.com/hidden" } });
    expect(address.stdout.replace(/^::add-mask::.*$/gm, "")).not.toContain("hidden");
    expect(address.status).toBe(1);
  });
});
