import { expect, it } from "vitest";
import { makeRecord, makeRecording, pairs } from "../../builders/recordings.ts";
import { verdictOn } from "../../builders/verdicts.ts";
import { isIn, makeContention, usual } from "../../features/contention/contests.ts";
import { useReports } from "./page.ts";

const { draw, open } = useReports();

it("a page has plots of throughput over connections, and a table of each workload", async () => {
  const fault = { kind: "lost", message: "3 updates" } as const;
  const contention = makeContention(usual, {}, (held) =>
    isIn("same", 4)(held) && held.role === "candidate" ? { ...held, fault } : held,
  );
  const recording = makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { contention },
  });
  const { page, faults } = await open(await draw("contention", recording, verdictOn(recording)));
  const section = page.locator('section[aria-labelledby="contention"]');
  expect(await section.locator("h3").allTextContents()).toContain("same: all count in one row");
  // Two of each workload, and two more of that with readers and a writer.
  expect(await section.locator("canvas").count()).toBe(16);
  const details = section.locator("details", { hasText: "Table of all numbers of connections" }).nth(3);
  await details.locator("summary").click();
  expect(await details.locator("tbody tr").count()).toBe(11);
  expect(faults).toEqual([]);
});
