import { beforeEach, describe, expect, it } from "vitest";
import type { Bisection } from "../../../../src/features/search/bisect/model/bisection.ts";
import {
  culpritFinder,
  parseWantedSearch,
  type Searched,
} from "../../../../src/features/search/issues/culprits.ts";
import type { Finding } from "../../../../src/features/search/issues/finding.ts";
import type { Marker } from "../../../../src/features/search/issues/marker.ts";
import { openTracker } from "../../../../src/features/search/issues/tracker.ts";
import { exampleBisection } from "../../../builders/bisection.ts";
import { before, makeFinding, makeRow, since } from "../../../builders/findings.ts";
import { issuesToken } from "../../../rest-server/tokens.ts";
import { repository, useServer } from "../../../rest-server/use-server.ts";

const used = useServer();
const culprit = "b".repeat(40);
const [good, bad] = [before.commit, since.commit];
const path = "int/memory/reads/table_scan";
const finding = makeFinding({ key: "time reads/table_scan", rows: [makeRow({ path })] });

/** A search that names the commit of its second point. */
function search(changed: Partial<Bisection> = {}, id = culprit): Bisection {
  const { observations } = exampleBisection();
  const [slow = [], , same = []] = observations.map(({ pairs }) => pairs);
  return exampleBisection({
    points: [
      { name: "good", id: good, parents: [] },
      { name: "culprit", id, parents: [0] },
      { name: "bad", id: bad, parents: [1] },
    ],
    bad: 2,
    observations: [
      { point: 2, pairs: slow },
      { point: 1, pairs: [...slow, ...slow] },
      { point: 0, pairs: same },
    ],
    ...changed,
  });
}

beforeEach(() => {
  used.server.state.tokens.set("workflow-token", issuesToken);
  used.server.state.commits.push(
    { sha: "e".repeat(40), parents: [] },
    { sha: good, parents: ["e".repeat(40)] },
    { sha: culprit, parents: [good] },
    { sha: "6".repeat(40), parents: ["e".repeat(40)] },
    { sha: bad, parents: [culprit, "6".repeat(40)] },
    { sha: "c".repeat(40), parents: [bad] },
  );
});

/** The commit that is found, and what is warned of. */
async function find(one: Bisection, about: Finding = finding, marker?: Marker) {
  const warnings: string[] = [];
  const tracker = await openTracker(used.api, repository);
  const searches = { results: [one] };
  const found = await culpritFinder(tracker, searches, (message) => warnings.push(message))(about, marker);
  return { id: found?.id, warnings };
}

describe("the culprit of a finding", () => {
  it.each([
    ["on the way from the good commit", culprit],
    ["of a branch that was merged there", "6".repeat(40)],
    ["at the bad end", bad],
  ])("is the commit that its search names %s", async (_, id) => {
    expect(await find(search({}, id))).toEqual({ id, warnings: [] });
  });

  it("comes with what it changed within the engine, and is remembered with that", async () => {
    const explained = { plans: [{ sql: "SELECT 1", before: "SEARCH t", after: "SCAN t" }] };
    const tracker = await openTracker(used.api, repository);
    const foundBy = async (searches: readonly Bisection[], marker?: Marker) =>
      await culpritFinder(tracker, { results: searches }, () => {})(finding, marker);
    expect(await foundBy([search({ explained })])).toMatchObject({ id: culprit, explained });
    const marker = { key: finding.key, state: "open", turn: 0, loss: 1, since: "", night: "" } as const;
    expect(await foundBy([], { ...marker, culprit, explained })).toMatchObject({ id: culprit, explained });
  });

  it.each([
    [
      "of another test",
      search({ test: { variant: "int", storage: "file", kind: "reads", workload: "table_scan" } }),
    ],
    ["of another figure", search({ by: "instructions" })],
    ["from another good commit", search({ good: 1 })],
    ["to another bad commit", search({ bad: 1 })],
  ])("is not what a search says %s", async (_, one) => {
    expect(await find(one)).toEqual({ id: undefined, warnings: [] });
  });

  it.each([
    ["before the good one", "e".repeat(40)],
    ["the good one", good],
    ["after the bad one", "c".repeat(40)],
    ["no commit", "1.2.3"],
  ])("is none that is %s, and the issue keeps the one that it has", async (_, id) => {
    const marker: Marker = {
      ...{ key: finding.key, state: "open", turn: 0, loss: 0, since: "", night: "" },
      culprit,
    };
    const { id: kept, warnings } = await find(search({}, id), finding, marker);
    expect(kept).toBe(culprit);
    expect(warnings).toEqual([
      `a search names "${id}" for time reads/table_scan, which is no commit between ${good} and ${bad}: it does not count`,
    ]);
  });

  it("does not count while GitHub does not answer, so that the next night searches again", async () => {
    used.server.faults.push({ path: /\/compare\//, times: 9, does: { status: 422 } });
    const { id, warnings } = await find(search());
    expect(id).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining("422")]);
  });

  it("is not asked for again where a search left no result", async () => {
    const tracker = await openTracker(used.api, repository);
    const question = { test: path, by: "time", good, bad };
    const asked = parseWantedSearch(JSON.stringify(question));
    expect(asked).toEqual(question);
    const answerTo = async (searches: Searched) =>
      (await culpritFinder(tracker, searches, () => {})(finding, undefined))?.answer;
    expect(await answerTo({ results: [], asked })).toBe(
      "A search for its commit has left no result that counts",
    );
    expect(await answerTo({ results: [] })).toBeUndefined();
    const another = { ...question, test: "int/memory/reads/oltp_sum_range" };
    expect(await answerTo({ results: [], asked: another })).toBeUndefined();
  });

  it.each(["", "no JSON", "[]", '{"test":"int/memory/reads/table_scan"}'])("is no question: %j", (text) => {
    expect(parseWantedSearch(text)).toBeUndefined();
  });
});
