import { describe, expect, it } from "vitest";
import { findBaseJob } from "../../src/github/base-job.ts";
import type { Job } from "../rest-server/state.ts";
import { repository, useServer } from "../rest-server/use-server.ts";

const used = useServer();
const name = "benchmark / base / build benchmark-base";
const built: Job = { name, steps: { "Build the engine": "success", "Pack the engine": "success" } };
const broken: Job = { name, steps: { "Build the engine": "success", "Pack the engine": "skipped" } };
const ill: Job = { name, steps: { ...broken.steps, "Say that the base does not build": "success" } };
const none: Job = { name, steps: { "Build the engine": "skipped", "Pack the engine": "skipped" } };

function find(jobs: readonly Job[], attempt = 1) {
  used.server.state.runs.set(4001, { jobs });
  return findBaseJob(used.api, repository, { id: 4001, attempt }, "benchmark-base");
}

describe("the job that builds the base", () => {
  it.each([
    ["built", built],
    ["not built", broken],
    ["does not build", ill],
    ["nothing to compare", none],
  ])("says by its steps: %s", async (found, job) => {
    const others = [{ name: "benchmark / measure" }, { name: "benchmark / base / build other-base" }];
    expect(await find([...others, job])).toBe(found);
    expect(await find([{ ...job, name: "build benchmark-base" }])).toBe(found);
  });

  it("is none if no base was wanted", async () => {
    expect(await find([{ name: "benchmark / base", conclusion: "skipped" }])).toBeUndefined();
    expect(await find([{ ...none, conclusion: "skipped" }])).toBeUndefined();
    expect(await find([])).toBeUndefined();
  });

  it("has a base unless it says that it has none: results without one then fail", async () => {
    const failed = { name, conclusion: "failure", steps: { ...none.steps, "Build the engine": "failure" } };
    const cancelled = { ...none, conclusion: "cancelled" };
    for (const job of [failed, cancelled, { name }, { ...broken, conclusion: "failure" }])
      expect(await find([job])).toBe("built");
  });

  it("may have run in an earlier attempt, and the newest one counts", async () => {
    expect(await find([built], 2)).toBe("built");
    const all = [
      { ...built, attempt: 1 },
      { ...broken, attempt: 2 },
      { ...none, attempt: 3 },
    ];
    expect(await Promise.all([1, 2, 3, 4].map((attempt) => find(all, attempt)))).toEqual([
      "built",
      "not built",
      "nothing to compare",
      "nothing to compare",
    ]);
  });

  describe("is identical to the candidate's file", () => {
    const identical = "candidate and base are the same file";
    const beside = `benchmark / ${identical}`;

    it("if the job beside it says so, with the names of calling jobs or without", async () => {
      expect(await find([built, { name: beside }])).toBe("identical");
      const alone = { ...built, name: "base / build benchmark-base" };
      expect(await find([alone, { name: identical }])).toBe("identical");
    });

    it("not if that job was skipped, failed, or is that of another base", async () => {
      for (const conclusion of ["skipped", "failure", "cancelled"])
        expect(await find([built, { name: beside, conclusion }])).toBe("built");
      for (const name of [`other / ${identical}`, identical, `benchmark / base / ${identical}`])
        expect(await find([built, { name }])).toBe("built");
    });

    it("not if no base was built, or the job that builds it has failed", async () => {
      expect(await find([broken, { name: beside }])).toBe("not built");
      expect(await find([none, { name: beside }])).toBe("nothing to compare");
      expect(await find([{ ...built, conclusion: "failure" }, { name: beside }])).toBe("built");
    });

    it("by the newest attempt alone: another build of the same commit can be another file", async () => {
      const jobs = [built, { name: beside }, { name: beside, attempt: 2, conclusion: "skipped" }];
      expect(await find(jobs, 1)).toBe("identical");
      expect(await find(jobs, 2)).toBe("built");
    });
  });

  it("is found among more jobs than a page has", async () => {
    const shards = Array.from({ length: 130 }, (_, index) => ({ name: `measure (${index} of 130)` }));
    expect(await find([...shards, broken])).toBe("not built");
  });
});
