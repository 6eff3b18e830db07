import { beforeEach, describe, expect, it } from "vitest";
import type { HistoryRun } from "../../../../src/features/nights/history/runs/run.ts";
import { runTime } from "../../../../src/features/nights/history/runs/run.ts";
import { trendsOf } from "../../../../src/features/nights/history/runs/trends.ts";
import type { Finding } from "../../../../src/features/search/issues/finding.ts";
import { citedRun, findingsOfHistory } from "../../../../src/features/search/issues/from-history.ts";
import { syncIssues } from "../../../../src/features/search/issues/sync.ts";
import { openTracker } from "../../../../src/features/search/issues/tracker.ts";
import { type NightLook, unmeasuredFinder } from "../../../../src/features/search/issues/unmeasured.ts";
import { makeFinding, makeRow } from "../../../builders/findings.ts";
import { makeHistory, makeHistoryRun, makeHistoryTest } from "../../../builders/histories.ts";
import { issuesToken } from "../../../rest-server/tokens.ts";
import { repository, useServer } from "../../../rest-server/use-server.ts";

const used = useServer();
const workloads = ["table_scan", "index_scan", "groupby_scan", "types_scan"];
const removed = "table_scan";
const key = "time reads/table_scan";
const repositoryUrl = "https://github.com/octo-org/engine";

beforeEach(() => {
  used.server.state.tokens.set("workflow-token", issuesToken);
});

/** A test becomes slower on day 20. */
const history = (days: number) =>
  makeHistory(days, workloads, (day, path) => (path.endsWith(removed) && day >= 20 ? 1.8 : 1.5), 0.01);

const without = (run: HistoryRun, workload = removed) => ({
  ...run,
  tests: run.tests.filter((test) => test.workload !== workload),
});

/** The nights of a history whose test is left out on some days. */
const nights = (days: number, isLeftOut: (day: number) => boolean) =>
  history(days).map((run, day) => (isLeftOut(day) ? without(run) : run));

async function look(runs: readonly HistoryRun[], others: readonly Finding[] = [], night?: NightLook) {
  const today = runTime(runs.at(-1) as HistoryRun).slice(0, 10);
  const findings = [...others, ...findingsOfHistory(trendsOf(runs))];
  return await syncIssues(await openTracker(used.api, repository), findings, {
    source: {
      repositoryUrl,
      run: { id: 77, url: `${repositoryUrl}/actions/runs/77` },
      mention: false,
      today,
    },
    label: "",
    today,
    night: runTime(runs.at(-1) as HistoryRun),
    oldest: runTime(runs[0] as HistoryRun),
    mostIssues: 10,
    unmeasuredOf: unmeasuredFinder(runs, night),
    culpritOf: async () => undefined,
    acceptancesOf: async () => ({ ignored: [] }),
  });
}

const issue = () => used.server.state.issues[0];
const comments = () => used.server.state.comments.map(({ body }) => body.split("\n").slice(1).join("\n"));

describe("the issue of a test that was removed", () => {
  // https://github.com/shakacode/react_on_rails/pull/3829
  it("says since when it is not measured, is closed after three nights, and stays closed", async () => {
    await look(history(30));
    expect(issue()?.state).toBe("open");
    expect(issue()?.body).not.toContain("Not measured");
    const all = nights(60, (day) => day >= 30);
    const [first] = all.slice(30);
    await look(all.slice(0, 31));
    expect(issue()).toMatchObject({ state: "open" });
    const cited = `[\`${first?.commit?.slice(0, 10)}\`](${repositoryUrl}/commit/${first?.commit})`;
    expect(issue()?.body).toContain(`- Not measured since ${cited}`);
    const third = await look(all.slice(0, 33));
    expect(third.events).toMatchObject([{ event: "closed", key }]);
    expect(issue()).toMatchObject({ state: "closed", stateReason: "not_planned" });
    expect(comments()).toEqual([
      expect.stringMatching(
        /^table_scan is no longer measured since .*: nobody can see whether it has recovered\. /,
      ),
    ]);
    expect(comments()[0]).toContain(cited);
    for (const night of [34, 40, 60]) await look(all.slice(0, night));
    expect(issue()?.state).toBe("closed");
    expect(comments()).toHaveLength(1);
  });

  it("is opened again if it is measured again, and still slower", async () => {
    const all = nights(40, (day) => day >= 28 && day < 32);
    await look(all.slice(0, 28));
    await look(all.slice(0, 32));
    expect(issue()?.state).toBe("closed");
    await look(all.slice(0, 34));
    expect(issue()?.state).toBe("open");
    expect(comments().at(-1)).toMatch(/^It is back: /);
  });

  it("stays open between runs that measure it now and then", async () => {
    const slowed = makeHistory(
      104,
      workloads,
      (day, path) => (path.endsWith(removed) && day >= 50 ? 3 : 1.5),
      0.001,
    );
    const mixed = slowed.map((run, day) => (day % 5 === 0 ? run : without(run)));
    for (const runs of [101, 104]) {
      await look(mixed.slice(0, runs));
      expect(issue()?.state).toBe("open");
    }
  });

  it("is closed if no run that was read has the test", async () => {
    await look(history(30));
    await look(nights(60, () => true).slice(31));
    expect(issue()?.state).toBe("closed");
    expect(comments()).toEqual([
      expect.stringContaining("table_scan is no longer measured by the runs that the history has"),
    ]);
  });

  it("is not opened at all for a change that nobody measures any more", async () => {
    await look(nights(40, (day) => day >= 30));
    expect(used.server.state.issues).toEqual([]);
  });
});

describe("other issues", () => {
  it("of a wrong result are closed if the test is removed, and not if the night left no results", async () => {
    const wrong = makeFinding({
      key: "result reads/table_scan",
      kind: "result",
      subject: removed,
      rows: [makeRow()],
    });
    const steady = makeHistory(30, workloads, () => 1.5, 0.01);
    await look(steady, [wrong]);
    await look(steady);
    expect(issue()?.state).toBe("open");
    await look([...steady.slice(0, 27), ...steady.slice(27).map((run) => without(run))]);
    expect(issue()?.state).toBe("closed");
  });

  it("of a test that fails are of a test that is measured", () => {
    const failing = history(30).map((run, day) =>
      day < 25
        ? run
        : {
            ...run,
            tests: run.tests.map((test) =>
              test.workload === removed
                ? { section: test.section, workload: removed, result: "failed" as const, pairs: 0 }
                : test,
            ),
          },
    );
    const of = unmeasuredFinder(failing, undefined);
    for (const one of [key, "result reads/table_scan", "instructions reads/table_scan"])
      expect(of(one)).toBeUndefined();
  });

  it("of an exact figure that is no longer taken are closed, and those of machines are not looked at", () => {
    const counted = (day: number, candidateInstructions?: number) =>
      makeHistoryRun(day, {
        tests: [makeHistoryTest(candidateInstructions === undefined ? {} : { candidateInstructions })],
      });
    const runs = [counted(0, 5), counted(1, 6), counted(2), counted(3), counted(4)];
    const of = unmeasuredFinder(runs, undefined);
    const { workload } = makeHistoryTest();
    expect(of(`instructions reads/${workload}`)).toMatchObject({
      state: "gone",
      unmeasured: { since: citedRun(runs[2] as HistoryRun) },
    });
    expect(of(`time reads/${workload}`)).toBeUndefined();
    for (const other of ["machine 0a1b2c", "night", "more", "report", "unknown reads/x"])
      expect(of(other)).toBeUndefined();
  });

  it("of an examination are closed by a night that has results, and no such examination", () => {
    const runs = history(5);
    const run = citedRun(runs.at(-1) as HistoryRun);
    const of = (night?: NightLook) => unmeasuredFinder(runs, night)("result sequence");
    expect(of()).toBeUndefined();
    expect(of({ keys: new Set(["result sequence"]), run })).toBeUndefined();
    expect(of({ keys: new Set(["result reads/table_scan"]), run })).toMatchObject({
      state: "gone",
      unmeasured: { since: run },
    });
  });
});
