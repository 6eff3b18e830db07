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
const changed = formatRecording(
  wholeRun({
    multiplier: () => 2,
    change: ({ variant, workload }) => (variant === "int" && workload === "table_scan" ? 0.8 : 1),
  }),
);
const unchanged = formatRecording(wholeRun({ multiplier: () => 2, change: () => 1 }));

const used = useServer();
let job: Job;

beforeEach(() => {
  job = new Job();
});

function publish(results: string, comment: string, runId = 77) {
  writeFileSync(path.join(job.workspace, "results.json"), fromRun(results, runId));
  return job.run({
    payload: pullRequestEvent(),
    apiUrl: used.server.url,
    action: "publish",
    inputs: { results: "results.json", comment },
    runId,
  });
}

const outcomes = () =>
  used.server.state.comments.map(({ body }) => /\*\*(Pass|Fail|Measurement failed)\*\*/.exec(body)?.[1]);

describe("comment: on-failure", () => {
  it("is silent for a pass, and comments on a failure", async () => {
    expect((await publish(passing, "on-failure")).outputs["comment-urls"]).toBe("[]");
    expect(outcomes()).toEqual([]);
    await publish(failing, "on-failure", 78);
    expect(outcomes()).toEqual(["Fail"]);
  });

  it("does not leave a comment red after a pass", async () => {
    await publish(failing, "on-failure");
    await publish(passing, "on-failure", 78);
    expect(outcomes()).toEqual(["Pass"]);
  });

  it("comments on results that cannot be judged", async () => {
    await publish("", "on-failure");
    expect(outcomes()).toEqual(["Measurement failed"]);
  });
});

describe("comment: on-change", () => {
  it("is silent if nothing changed against the base", async () => {
    const withBase = await publish(unchanged, "on-change");
    const withoutBase = await publish(passing, "on-change", 78);
    expect([withBase.status, withoutBase.status]).toEqual([0, 0]);
    expect(outcomes()).toEqual([]);
  });

  it("comments on a change that passes, and updates the comment if it is gone", async () => {
    await publish(changed, "on-change");
    expect(outcomes()).toEqual(["Pass"]);
    await publish(unchanged, "on-change", 78);
    expect(used.server.state.comments).toMatchObject([
      { body: expect.stringContaining("No change stands out from the noise") },
    ]);
  });

  it("comments on a failure", async () => {
    await publish(failing, "on-change");
    expect(outcomes()).toEqual(["Fail"]);
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
    ["pass", passing, /^2\.\d\dx worst of 6x, 276 tests$/],
    ["failure", failing, /^8 of 276 tests over 6x, worst 9\.\d\dx$/],
  ])("of a %s fits a list, and the summary has the sentence", async (_, results, title) => {
    await publish(results, "off");
    const output = used.server.state.checkRuns[0]?.output;
    expect(output?.title).toMatch(title);
    expect(output?.summary).toMatch(/^(?:Pass: all 276 tests are|Fail: 8 of 276 tests exceed)/);
  });
});
