import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { eventPayload } from "../builders/events.ts";
import type { Pull } from "../rest-server/state.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { fromRun, wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent, type Step } from "./action.ts";

const slow = "int/memory/writes/oltp_insert";
const recording = wholeRun({
  multiplier: ({ variant, storage, workload }) =>
    `${variant}/${storage}/writes/${workload}` === slow ? 9 : 2,
});
const failing = formatRecording(recording);

const soon = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const line = `bench-accept: ${slow} up to 9.9x at ${headCommit.slice(0, 12)} until ${soon}, the price of the new index`;

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
  used.server.state.roles.set("maintainer", "maintain");
  used.server.state.roles.set("committer", "write");
  used.server.state.roles.set("helper", "triage");
});

function publish(results: string = failing, { inputs = {}, ...step }: Step = {}) {
  const measured = step.event === "workflow_run" ? 4001 : 77;
  writeFileSync(path.join(job.workspace, "results.json"), fromRun(results, step.runId ?? measured));
  return job.run({
    payload: pullRequestEvent(),
    apiUrl: used.server.url,
    action: "publish",
    inputs: { results: "results.json", ...inputs },
    ...step,
  });
}

/** Changes the pull request's description. */
function describe7(parts: Pick<Pull, "author" | "body" | "editors">): void {
  const { pulls } = used.server.state;
  const index = pulls.findIndex(({ number }) => number === 7);
  pulls[index] = { ...(pulls[index] as Pull), ...parts };
}

const say = (author: string, body: string = line) => used.server.state.addComment(7, author, body);

const check = () => used.server.state.checkRuns.at(-1);
const report = () => used.server.state.comments.find(({ author }) => author === "github-actions[bot]")?.body;

describe("a regression that somebody with write access accepts in a comment", () => {
  it("does not fail the gate, and every place says who accepts it, why and until when", async () => {
    say("maintainer");
    const { status, outputs, stdout, summary } = await publish();
    expect(status).toBe(0);
    expect(check()).toMatchObject({ conclusion: "success" });
    expect(check()?.output.title).toMatch(/^Passed with 1 accepted up to 9\.9x at aaaaaaaaaaaa, 276 tests$/);
    expect(outputs).toMatchObject({
      outcome: "accepted",
      "failed-tests": "[]",
      "accepted-tests": JSON.stringify([slow]),
    });
    const url = "https://github.com/octo-org/engine/pull/7#issuecomment-1001";
    const row = new RegExp(
      `${slow}: \\d\\.\\d+x over 6x, accepted up to 9\\.9x at \`?aaaaaaaaaaaa\`? by \\[maintainer\\]\\(${url}\\) until ${soon}: "the price of the new index"`,
    );
    expect(report()).toMatch(row);
    expect(summary).toMatch(row);
    expect(stdout).toContain(
      "Pass: passed with 1 accepted up to 9.9x at aaaaaaaaaaaa; slowest of 275 other tests ",
    );
    const { derived } = JSON.parse(readFileSync(job.left("results.json"), "utf8"));
    expect(derived).toMatchObject({
      outcome: "accepted",
      acceptances: {
        accepted: [
          {
            row: slow,
            against: "ceiling",
            upTo: "9.9x",
            commit: "a".repeat(12),
            by: "maintainer",
            until: soon,
            url,
          },
        ],
        ignored: [],
      },
    });
  });

  it("is said by a commit status too", async () => {
    say("maintainer");
    await publish(failing, { inputs: { status: "commit-status" } });
    expect(used.server.state.statuses.at(-1)).toMatchObject({
      state: "success",
      description: expect.stringMatching(/^Passed with 1 accepted up to 9\.9x at aaaaaaaaaaaa/),
    });
  });

  it("is found on a later page, and in a fork's pull request", async () => {
    const head = { sha: headCommit, ref: "faster", owner: "contributor", repositoryId: 2 };
    used.server.state.pulls.push({ number: 8, state: "open", head });
    for (let other = 0; other < 150; other++) used.server.state.addComment(8, "reader", `comment ${other}`);
    used.server.state.addComment(8, "committer", line);
    const { outputs } = await publish(failing, {
      event: "workflow_run",
      payload: eventPayload("workflow-run-fork"),
    });
    expect(outputs.outcome).toBe("accepted");
  });

  it("leaves what nobody accepts a failure", async () => {
    say("maintainer", line.replace("oltp_insert", "*").replace("memory", "file"));
    await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(report()).toContain("no row of this name fails");
  });

  it("is not accepted on another pull request, nor if two have the commit", async () => {
    used.server.state.pulls.push({
      number: 9,
      state: "open",
      head: { sha: headCommit, ref: "faster", owner: "octo-org", repositoryId: 1 },
    });
    used.server.state.addComment(9, "maintainer", line);
    await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    const pushed = await publish(failing, { event: "push", payload: eventPayload("push"), runId: 78 });
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(pushed.stdout).toContain(
      "::notice::accepted regressions are not looked up: the commit is the head of",
    );
  });
});

describe("an acceptance", () => {
  /** The lines that the report offers for copying, in blocks of code and in code. */
  const lines = () =>
    [...(report() ?? "").matchAll(/(?:^|`)(bench-accept: [^`\n]+)/gm)].map(([, text]) => text ?? "");

  it("is offered in the failing report, ready to be written with a reason", async () => {
    await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    const [offered = "", ...others] = lines();
    expect(others).toEqual([]);
    expect(offered).toMatch(
      new RegExp(
        `^bench-accept: ${slow} up to 9\\.[0-9]x at ${headCommit} until \\d{4}-\\d\\d-\\d\\d, REASON$`,
      ),
    );
    say("maintainer", offered);
    expect((await publish(failing, { runId: 78 })).outputs.outcome).toBe("fail");
    expect(report()).toContain("write the reason in place of REASON");
    say("maintainer", offered.replace("REASON", "the price of the new index"));
    expect((await publish(failing, { runId: 79 })).outputs.outcome).toBe("accepted");
    expect(report()).not.toContain("**What to do**");
  });

  const much = formatRecording(
    wholeRun({
      multiplier: ({ variant, storage, workload }) =>
        `${variant}/${storage}/writes/${workload}` === slow ? 20 : 2,
    }),
  );

  it("ends with a figure over its bound", async () => {
    say("maintainer");
    expect((await publish()).outputs.outcome).toBe("accepted");
    const { outputs } = await publish(much, { runId: 78 });
    expect(outputs).toMatchObject({ outcome: "fail", "accepted-tests": "[]" });
    expect(report()).toMatch(/oltp_insert is \d+(?:\.\d+)?x, over 9\.9x/);
    const [renewal = "", ...others] = lines();
    expect(others).toEqual([]);
    expect(renewal).toMatch(
      new RegExp(`up to 2\\d(?:\\.\\d)?x at ${headCommit} until ${soon}, the price of the new index$`),
    );
    say("maintainer", renewal);
    expect((await publish(much, { runId: 79 })).outputs.outcome).toBe("accepted");
  });

  it("ends with another commit, and a line of an earlier version has no commit and no bound", async () => {
    say("maintainer", line.replace(/at \w+/, `at ${"b".repeat(12)}`));
    say("committer", line.replace(/up to .* until/, "until"));
    expect((await publish()).outputs.outcome).toBe("fail");
    expect(report()).toContain("it is about commit bbbbbbbbbbbb, and the head is aaaaaaaaaaaa");
    expect(report()).toContain("it lacks a bound and the commit");
    const renewals = lines();
    expect(renewals).toHaveLength(2);
    say("committer", renewals[1] ?? "");
    expect((await publish(failing, { runId: 78 })).outputs.outcome).toBe("accepted");
  });
});

describe("a line that does not count", () => {
  it.each([
    ["of a reader", "reader", line, "reader has no write access to the repository"],
    ["of somebody who may triage", "helper", line, "helper has no write access to the repository"],
    ["of a bot", "helpful-app[bot]", line, "`helpful-app[bot] is not a person`"],
    ["that has ended", "maintainer", line.replace(soon, "2020-01-31"), "it ended on 2020-01-31"],
    ["of the wrong form", "maintainer", `bench-accept: ${slow}`, "it is not of the form"],
  ])("%s is listed with the reason", async (_, author, body, why) => {
    say(author, body);
    const { outputs } = await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(outputs).toMatchObject({ outcome: "fail", "accepted-tests": "[]" });
    expect(report()).toContain("Ignored: ");
    expect(report()).toContain(why);
  });

  it("is one in a comment that is hidden", async () => {
    say("maintainer").isHidden = true;
    await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(report()).toContain("its comment is hidden");
  });

  it("is one in the event's payload only", async () => {
    const payload = pullRequestEvent();
    const body = { ...payload, pull_request: { ...payload.pull_request, body: line } };
    await publish(failing, { payload: body });
    expect(check()).toMatchObject({ conclusion: "failure" });
  });

  it("is one that a report of this tool quotes", async () => {
    used.server.state.tokens.set("workflow-token", {
      login: "maintainer",
      kind: "user",
      permissions: { pull_requests: "write", checks: "write" },
    });
    say("maintainer", `<!-- sqlite-bench-gate name=other part=all run=1 attempt=1 -->\n${line}`);
    const { outputs } = await publish();
    expect(outputs.outcome).toBe("fail");
  });

  it("is one of a user whose permission GitHub does not say", async () => {
    say("maintainer");
    used.server.faults.push({
      path: /\/permission$/,
      times: 100,
      does: { status: 403, body: JSON.stringify({ message: "Resource not accessible by integration" }) },
    });
    const { stdout } = await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(stdout).toMatch(/^::warning::a user's permission cannot be read/m);
  });

  it("commands nothing and mentions nobody", async () => {
    say("reader", `bench-accept: ::error::x @octocat <img src=x> ${"y".repeat(1000)}`);
    await publish();
    expect(report()).toContain('Ignored: "`bench-accept: : :error: :x @octocat <img src=x>');
    expect(report()?.replace(/(`+)[^`][\s\S]*?[^`]\1(?!`)/g, "")).not.toMatch(/@octocat|<img/);
  });

  it("cannot accept a test without a result", async () => {
    say("maintainer");
    const broken = formatRecording({
      ...recording,
      tests: recording.tests.filter(({ workload }) => workload !== "oltp_insert"),
    });
    const { summary } = await publish(broken, { inputs: { "on-fail": "pass" } });
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(summary).toContain("**Measurement failed**");
    expect(check()).toMatchObject({ conclusion: "failure" });
  });
});

describe("a line in the description", () => {
  it("counts if its author may write", async () => {
    describe7({ author: "committer", body: `Faster reads.\r\n\r\n${line}\r\n` });
    expect((await publish()).outputs.outcome).toBe("accepted");
    expect(report()).toContain("by [committer](");
  });

  it("counts if everybody who has edited it may write", async () => {
    describe7({ author: "committer", body: line, editors: ["maintainer", "committer"] });
    expect((await publish()).outputs.outcome).toBe("accepted");
  });

  it.each<[string, Pick<Pull, "author" | "editors">, string]>([
    ["by somebody without write access", { author: "contributor" }, "contributor has no write access"],
    [
      "by somebody without write access, even if a maintainer edited it last",
      { author: "contributor", editors: ["maintainer"] },
      "contributor has no write access",
    ],
    [
      "that somebody without write access has edited",
      { author: "committer", editors: ["helper", "maintainer"] },
      "helper has no write access",
    ],
    ["that an app has edited", { author: "committer", editors: ["app[bot]"] }, "app is not a person"],
    [
      "that a deleted user has edited",
      { author: "committer", editors: [null] },
      "a user who has been deleted",
    ],
    [
      "that was edited too often to tell",
      { author: "committer", editors: Array(200).fill("committer") },
      "does not list everybody who has edited the description",
    ],
  ])("%s does not count", async (_, parts, why) => {
    describe7({ body: line, ...parts });
    await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(report()).toContain(why);
  });

  it("does not count if the server has no GraphQL, and the report says what to do", async () => {
    describe7({ author: "committer", body: line });
    used.server.faults.push({ path: /graphql/, times: 100, does: { status: 404, body: "{}" } });
    await publish();
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(report()).toContain(
      "GitHub does not say who has edited the description: write the line in a comment",
    );
  });
});

describe("a configuration file", () => {
  const config = (until: string) =>
    `accept:\n  - path: ${slow}\n    up-to: 9.5x\n    by: Ada\n    until: ${until}\n    reason: the price of the new index\n`;

  it("accepts on the default branch, where no pull request is", async () => {
    writeFileSync(path.join(job.workspace, "gate.yml"), config(soon));
    used.server.state.pulls.length = 0;
    const { outputs, summary } = await publish(failing, {
      event: "push",
      payload: eventPayload("push"),
      inputs: { config: "gate.yml" },
    });
    expect(outputs.outcome).toBe("accepted");
    expect(summary).toContain(`accepted up to 9.5x by Ada until ${soon}`);
  });

  it("whose acceptance has ended fails the gate, and not the run", async () => {
    writeFileSync(path.join(job.workspace, "gate.yml"), config("2020-01-31"));
    const { summary } = await publish(failing, { inputs: { config: "gate.yml" } });
    expect(check()).toMatchObject({ conclusion: "failure" });
    expect(summary).toContain("by Ada: it ended on 2020-01-31");
    expect(summary).toContain("## ❌ ");
  });
});
