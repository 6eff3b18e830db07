import { expect, it } from "vitest";
import { features } from "../../../../src/features.ts";
import { contestWorkloads } from "../../../../src/model/contest.ts";
import { runPage } from "../../../../src/page/data/run-page.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { isIn, makeContention, usual } from "./contests.ts";

const tests = [makeRecord({ samples: pairs([10_000, 15_000]) })];

it("a page has the throughput over connections of each workload, mode and task, for plots", () => {
  const fault = { kind: "lost", message: "3" } as const;
  const contention = makeContention(usual, {}, (held) =>
    isIn("same", 4)(held) && held.role === "candidate" ? { ...held, fault } : held,
  );
  const recording = makeRecording({ tests, features: { contention } });
  const { run } = runPage(recording, verdictOn(recording), features);
  expect(run?.contention?.map(({ name }) => name)).toEqual([...contestWorkloads]);
  const same = run?.contention?.find(({ name }) => name === "same");
  expect(same?.plots[0]).toEqual({
    title: "writers in threads",
    connections: [1, 2, 4],
    perSecond: { baseline: [10_200, 20_200, 20_200], candidate: [10_200, 20_200, null] },
  });
  expect(same?.plots).toHaveLength(2);
  const readWrite = run?.contention?.find(({ name }) => name === "read-write");
  expect(readWrite?.plots.map(({ title }) => title)).toEqual([
    ...["readers in threads", "writers in threads", "readers in processes", "writers in processes"],
  ]);
  expect(same?.table.rows).toHaveLength(11);
  expect(run?.details.map(({ title }) => title)).toContain("Several connections");
});

it("a page of a run without contests has none", () => {
  const recording = makeRecording({ tests });
  expect(runPage(recording, verdictOn(recording), features).run).not.toHaveProperty("contention");
});
