import { describe, expect, it } from "vitest";
import { describeFailedBuild, findFailedBuild, lastWords } from "../../src/github/failed-build.ts";
import { listNewestJobs } from "../../src/github/run-jobs.ts";
import type { Job } from "../rest-server/state.ts";
import { repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();
const time = "2026-05-22T09:00:00.1234567Z ";
const logOf = (...lines: readonly string[]) =>
  `\uFEFF${lines.map((line) => `${time}${line}`).join("\r\n")}\r\n`;
const log = logOf(
  "##[group]Run bash -euo pipefail",
  "  SBG_COMMAND: make",
  "##[endgroup]",
  "cc -c btree.c",
  "\u001b[01mbtree.c:42:7: \u001b[31merror: \u001b[0mexpected ';'",
  "make: *** [Makefile:7: btree.o] Error 1",
  "##[notice]the build ran as a user of its own",
  "##[error]Process completed with exit code 2.",
  "Post job cleanup.",
);
const words = "cc -c btree.c; btree.c:42:7: error: expected ';'; make: *** [Makefile:7: btree.o] Error 1";

const failed: Job = {
  id: 11,
  name: "benchmark / measure",
  conclusion: "failure",
  steps: { "Build the engine": "failure" },
  log,
};
const built: Job = { ...failed, id: 12, conclusion: "success", steps: { "Build the engine": "success" } };
const base: Job = { ...failed, id: 13, name: "benchmark / base / build benchmark-base" };

async function find(jobs: readonly Job[], attempt = 1) {
  used.server.state.runs.set(4001, { jobs });
  const newest = await listNewestJobs(used.api, repository, { id: 4001, attempt });
  return await findFailedBuild(used.api, repository, newest, "benchmark-base");
}

describe("the build that a run failed with", () => {
  it("is found by its step, with the last words of its log", async () => {
    expect(await find([{ name: "lint" }, failed])).toEqual({ isBase: false, end: "failed", words });
    expect(await find([{ ...failed, name: "benchmark / build / build benchmark-engine" }])).toMatchObject({
      isBase: false,
    });
  });

  it("is that of the base if no other failed", async () => {
    expect(await find([base, built])).toEqual({ isBase: true, end: "failed", words });
    expect(await find([base, failed])).toMatchObject({ isBase: false });
  });

  it("is none if all builds ended well, also in a later attempt", async () => {
    expect(await find([built])).toBeUndefined();
    expect(await find([])).toBeUndefined();
    const again = [failed, { ...built, attempt: 2 }];
    expect(await find(again, 2)).toBeUndefined();
    expect(await find(again, 1)).toMatchObject({ words });
  });

  it("has no words if GitHub does not give the log", async () => {
    const { log: _, ...silent } = failed;
    expect(await find([silent])).toEqual({ isBase: false, end: "failed" });
  });

  // https://github.com/erigontech/erigon/pull/23203
  describe("and did not come to its end", () => {
    const stopped: Job = {
      ...failed,
      conclusion: "cancelled",
      steps: { "Build the engine": "cancelled" },
      log: logOf("##[endgroup]", "cc -c btree.c", "##[error]The operation was canceled.", "Cleaning up"),
      times: ["2026-05-22T09:00:00Z", "2026-05-22T10:00:21Z"],
    };
    const said = async (job: Job) => {
      const build = await find([job]);
      return build && describeFailedBuild(build);
    };

    it.each([
      "The job has exceeded the maximum execution time of 1h0m0s",
      "The job running on runner GitHub Actions 3 has exceeded the maximum execution time of 60 minutes.",
    ])("took longer than its job may, if GitHub annotates: %s", async (annotation) => {
      expect(await said({ ...stopped, annotations: ["The operation was canceled.", annotation] })).toMatch(
        /^took longer than its limit of (1h0m0s|60 minutes): make it faster, or raise timeout-minutes; its last words: cc -c btree\.c$/,
      );
    });

    it("took longer than its step may, if the runner says so", async () => {
      const end = "##[error]The action 'Build the engine' has timed out after 10 minutes.";
      const late = { ...failed, log: logOf("##[endgroup]", "cc -c btree.c", end, "Post job cleanup.") };
      expect(await said(late)).toBe(
        "took longer than its limit of 10 minutes: make it faster, or raise timeout-minutes; its last words: cc -c btree.c",
      );
    });

    it("is told with its minutes and both causes, if GitHub does not tell which", async () => {
      const words =
        "was stopped after 60 min: it took longer than its limit, timeout-minutes, or somebody cancelled the run; its last words: cc -c btree.c";
      expect(await said({ ...stopped, annotations: ["The operation was canceled."] })).toBe(words);
      used.server.faults.push({ path: /annotations/, times: 1, does: { status: 403 } });
      const annotations = ["The job has exceeded the maximum execution time of 1h0m0s"];
      expect(await said({ ...stopped, annotations })).toBe(words);
    });
  });
});

describe("the last words of a log", () => {
  it("are at most 250 characters, the end of them", () => {
    const many = Array.from({ length: 1000 }, (_, line) => `line ${line}`);
    const end =
      lastWords(logOf("##[endgroup]", ...many, "##[error]Process completed with exit code 1.")) ?? "";
    expect(end).toMatch(/^line \d+; .*; line 999$/);
    expect(end.length).toBeLessThanOrEqual(250);
    expect(lastWords(logOf("x".repeat(1000)))).toBe("x".repeat(250));
  });

  it("are none of a step that wrote nothing, and not the runner's", () => {
    expect(
      lastWords(
        logOf("##[group]Run make", "make", "##[endgroup]", "##[error]Process completed with exit code 1."),
      ),
    ).toBeUndefined();
    expect(lastWords("")).toBeUndefined();
  });
});
