import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { useServer } from "../rest-server/use-server.ts";
import { fromRun, wholeRun } from "../results/whole-run.ts";
import { Job, pullRequestEvent } from "./action.ts";

const passing = formatRecording(wholeRun({ multiplier: () => 2 }));
const failing = formatRecording(
  wholeRun({ multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2) }),
);
const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
});

function publish(results: string, comment?: string, runId = 77) {
  writeFileSync(path.join(job.workspace, "results.json"), fromRun(results, runId));
  return job.run({
    payload: pullRequestEvent(),
    apiUrl: used.server.url,
    action: "publish",
    inputs: {
      results: "results.json",
      "candidate-name": "DoltLite",
      ...(comment === undefined ? {} : { comment }),
    },
    runId,
  });
}

const outcomes = () => used.server.state.comments.map(({ body }) => /^## (\S+) DoltLite/m.exec(body)?.[1]);

describe.each(["on-change", undefined])("comment: %s", (comment) => {
  it("is silent for a first pass, and comments on what is no pass", async () => {
    const first = await publish(passing, comment);
    expect([first.status, first.outputs["comment-urls"]]).toEqual([0, "[]"]);
    expect(outcomes()).toEqual([]);
    await publish(failing, comment, 78);
    expect(outcomes()).toEqual(["❌"]);
  });

  // https://github.com/FirebaseExtended/action-hosting-deploy/issues/356
  it("edits the comment that exists, whatever comes after, and writes no other", async () => {
    await publish(failing, comment);
    const [first] = used.server.state.comments;
    for (const [results, runId, mark] of [
      [passing, 78, "✅"],
      [passing, 79, "✅"],
      [failing, 80, "❌"],
    ] as const) {
      await publish(results, comment, runId);
      expect(outcomes()).toEqual([mark]);
      expect(used.server.state.comments[0]?.id).toBe(first?.id);
    }
    expect(
      used.server.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/comments")),
    ).toHaveLength(1);
  });

  it("comments on results that cannot be judged", async () => {
    await publish("", comment);
    expect(used.server.state.comments).toMatchObject([
      { body: expect.stringContaining("## ❌ sqlite-bench-gate: measurement failed") },
    ]);
  });
});

describe("a row that fails", () => {
  it("is an annotation with the address of the comment", async () => {
    await publish(failing, "single");
    const url = `https://github.com/octo-org/engine/pull/7#issuecomment-${used.server.state.comments[0]?.id}`;
    expect(used.server.state.checkRuns[0]?.annotations[0]).toMatchObject({
      title: "int/memory/writes/oltp_insert",
      message: expect.stringMatching(new RegExp(`over 6x in .*\nReport: ${url}$`)),
    });
  });

  it("is an annotation with the address of the run if there is no comment", async () => {
    await publish(failing, "off");
    expect(used.server.state.checkRuns[0]?.annotations[0]).toMatchObject({
      message: expect.stringMatching(/\nReport: https:\/\/github\.com\/octo-org\/engine\/actions\/runs\/77$/),
    });
  });
});

describe("a status's title", () => {
  it.each([
    ["pass", passing, /^\d\.\d\dx SQLite's time$/],
    ["failure", failing, /^8 tests over the ceiling against SQLite, worst 9\.\d\dx$/],
  ])("of a %s fits a list, and the summary has the sentence", async (_, results, title) => {
    await publish(results, "off");
    const output = used.server.state.checkRuns[0]?.output;
    expect(output?.title).toMatch(title);
    expect(output?.summary).toMatch(
      /^(?:Pass: \d\.\d\dx SQLite's time; slowest of 276 tests |Fail: 8 of 276 tests exceed)/,
    );
  });
});
