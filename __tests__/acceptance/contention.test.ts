import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { openEngine } from "../../bench/open-engine.ts";
import type { ContestProcess } from "../../src/engines/contest.ts";
import { type Engine, EngineFailure } from "../../src/engines/engine.ts";
import { assessContention, type ContentionVerdict } from "../../src/features/figures/contention/examine.ts";
import { Arena } from "../../src/features/figures/contention/measure.ts";
import { cellsUpTo, contentionOf, windowMs } from "../../src/features/figures/contention/record.ts";
import {
  contentionWords,
  entrantTexts,
  refusalTexts,
  uncheckedTexts,
} from "../../src/features/figures/contention/words.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import {
  type ContestCell,
  type ContestMode,
  type ContestWorkload,
  contestWorkloads,
} from "../../src/model/contest.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { contestedRun } from "./contested-run.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("contention");
const never = new AbortController().signal;
const names = { baseline: "SQLite", candidate: "Tested" };
const rounds = 3;
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** Contests of SQLite, and of an engine beside it, also of a base if one is given. */
async function contend(
  name: string,
  library: string,
  cells: readonly ContestCell[],
  base?: string,
  sampleTimeout = 1,
): Promise<ContentionVerdict> {
  const workspace = new Workspace(path.join(folder, name), { rows: 1, seed: 1, warehouses: 1 });
  const engines = {
    baseline: await openEngine("baseline", sqlite),
    candidate: await openEngine("candidate", library),
    ...(base === undefined ? {} : { base: await openEngine("base", base) }),
  };
  const arena = await Arena.open({ engines, workspace, sampleTimeout, seed: 1, signal: never });
  try {
    const held = [];
    for (let round = 1; round <= rounds; round++) held.push(...(await arena.hold(round, cells)));
    const most = Math.max(2, ...cells.map(({ connections }) => connections));
    const { entrants } = arena;
    const all = await arena.holdLonger({ version: 1, most, rounds, windowMs, entrants, held });
    const found = assessContention(all, defaultCriteria);
    if (found === undefined) throw new Error("no contest was held");
    return found;
  } finally {
    await arena.close();
  }
}

it("an engine that cannot be entered leaves no driver of another one behind", async () => {
  const baseline = await openEngine("baseline", sqlite);
  const started: ContestProcess[] = [];
  const watched: Engine = {
    ...baseline,
    build: (...all) => baseline.build(...all),
    contend: (...all) => {
      const contests = baseline.contend(...all);
      if (typeof contests === "string") throw new Error(contests);
      started.push(contests);
      return contests;
    },
  };
  const broken: Engine = {
    ...watched,
    build: () => Promise.reject(new Error("no space is left")),
  };
  const workspace = new Workspace(path.join(folder, "entering"), { rows: 1, seed: 1, warehouses: 1 });
  const engines = { baseline: watched, candidate: broken };
  await expect(Arena.open({ engines, workspace, seed: 1, signal: never })).rejects.toThrow(
    "no space is left",
  );
  expect(started).toHaveLength(2);
  for (const contests of started) await expect(contests.introduce(5000)).rejects.toThrow(EngineFailure);
});

const problemsOf = (found: ContentionVerdict) =>
  contentionWords
    .problems(found, names, (text) => text, false)
    .map(({ name, reason }) => `${name}: ${reason}`);

describe("a fault of several connections is named by its own words", () => {
  it.each<[Fault, ContestWorkload, ContestMode, RegExp]>([
    [
      "lose commits",
      "same",
      "threads",
      /Tested lost updates in round \d: \d+ updates were committed, and the row counts \d+$/,
    ],
    ["lose commits", "disjoint", "processes", /Tested lost updates in round \d: \d+ updates were committed/],
    [
      "lose commits",
      "checkpoints",
      "processes",
      /Tested lost updates in round \d: \d+ rows were committed, and \d+ are there/,
    ],
    [
      "lose commits",
      "tpcc",
      "threads",
      /Tested lost updates in round \d: (?:payments of )?\d+ .*were committed, and /,
    ],
    [
      "skip district",
      "tpcc",
      "processes",
      /Tested breaks a condition of TPC-C in round \d: consistency condition 1 is violated: warehouse 1 has w_ytd \d+, and its districts have \d+ in all$/,
    ],
    [
      "lose items",
      "tpcc",
      "threads",
      /Tested showed half a transaction in round \d: it read item \d+, and the items are those up to 500 \(\d+ times\)$/,
    ],
    [
      "skip customer",
      "tpcc",
      "processes",
      /Tested lost updates in round 1: payments of \d+ were committed, and the customers have paid 0$/,
    ],
    [
      "tear transactions",
      "read-write",
      "threads",
      /Tested showed half a transaction in round \d: it read \d+ and \d+ in two rows/,
    ],
    ["tear transactions", "read-write", "processes", /Tested showed half a transaction in round \d: /],
    [
      "starve writer",
      "read-write",
      "threads",
      /Tested lets connections starve: one of the writers waited in each of 3 rounds, and 1[\d.]* s in a longer contest, where it did [\d,]+ operations? and the others [\d,]+; the baseline's writers waited /,
    ],
    [
      "deadlock",
      "transfers",
      "threads",
      /Tested hangs, as in a deadlock in round 1: \d of 2 connections had not come back 1\.0 s after the others had to end: the first is in /,
    ],
    [
      "stay busy",
      "same",
      "threads",
      /Tested stays busy in round 1: \d of 2 connections were refused as busy for 1\.0 s/,
    ],
    [
      "refuse second",
      "same",
      "threads",
      /Tested stays busy in round 1: 1 of 2 connections were not ready after 2\.0 s$/,
    ],
    [
      "hang second",
      "reads",
      "threads",
      /Tested hangs, as in a deadlock in round 1: 1 of 2 connections were not ready after 2\.0 s: the first is in PRAGMA busy_timeout=0;$/,
    ],
    [
      "fail check",
      "reads",
      "processes",
      /Tested has a damaged file in round 1: PRAGMA integrity_check fails: .* \(code 11\)$/,
    ],
    [
      "hang at exit",
      "same",
      "processes",
      /Tested hangs, as in a deadlock in round \d: connection \d of 2 had ended, and its process did not end within 2\.0 s$/,
    ],
    [
      "hang reads",
      "storm",
      "processes",
      /Tested hangs, as in a deadlock in round 1: 2 of 2 connections had not come back 1\.0 s after the others had to end: the first is in SELECT balance FROM account WHERE id = \?1$/,
    ],
    [
      "crash reads",
      "storm",
      "processes",
      /Tested crashed in round 1: its process was ended by signal 6, in SELECT balance FROM account WHERE id = \?1$/,
    ],
    [
      "crash reads",
      "reads",
      "threads",
      /Tested crashed in round 1: .*SIGABRT.* SELECT balance FROM account WHERE id = \?1/,
    ],
    [
      "overflow late",
      "read-write",
      "threads",
      /Tested crashed in round 1: .*SIGSEGV.* UPDATE counter SET n = \?2 WHERE id = \?1/,
    ],
  ])("%s: %s in %s", async (fault, workload, mode, words) => {
    const cells = [{ workload, mode, connections: 2 }];
    const found = await contend(`${fault} ${workload} ${mode}`, await compileFaulty(fault), cells);
    const problems = problemsOf(found);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^contention/${workload}/${mode}/2: ${words.source}`));
  });

  it("a candidate that withdraws a check is at fault beside a base that has it, and named without one", async () => {
    const silent = await compileFaulty("skip checks");
    const cells = [{ workload: "checkpoints", mode: "threads", connections: 2 }] as const;
    expect(problemsOf(await contend("withdrawn", silent, cells, sqlite))).toEqual([
      "contention: Tested looks for damage of its file no more, as the base does: PRAGMA integrity_check has no answer, and the base's has one",
      "contention: Tested empties its log no more, as the base does: PRAGMA wal_checkpoint(TRUNCATE) has no answer",
    ]);
    const alone = await contend("withdrawn alone", silent, cells);
    expect(problemsOf(alone)).toEqual([]);
    expect([
      ...uncheckedTexts(alone.contention, names),
      ...refusalTexts(alone.contention, names, (text) => text),
    ]).toEqual([
      "Tested does not answer PRAGMA integrity_check: damage of its file is not seen",
      "Tested does not empty its log: PRAGMA wal_checkpoint(TRUNCATE) has no answer",
    ]);
  });

  it("starvation of the candidate is listed if the base's connections starve as well", async () => {
    const starving = await compileFaulty("starve writer");
    const cells = [{ workload: "read-write", mode: "threads", connections: 2 }] as const;
    const both = await contend("starving base", starving, cells, starving);
    expect(both.faults).toEqual([]);
    expect(both.listed.map(({ role, kind }) => `${role} ${kind}`).toSorted()).toEqual([
      "base starved",
      "candidate starved",
    ]);
    expect(both.listed.find(({ role }) => role === "candidate")?.message).toMatch(
      /; the base's waited 1[\d.]* s too$/,
    );
    const alone = await contend("other base", starving, cells, sqlite);
    expect(alone).toMatchObject({ faults: [{ role: "candidate", kind: "starved" }], listed: [] });
  });

  it("an engine that crashes is named with its statement, and held to no more connections", async () => {
    const cells = [1, 2].map((connections) => ({ workload: "same", mode: "threads", connections }) as const);
    const found = await contend("crash", await compileFaulty("crash on close"), cells);
    expect(found.faults).toMatchObject([{ kind: "crash", role: "candidate", cell: { connections: 1 } }]);
    expect(found.faults[0]?.message).toContain("(closing the database)");
    expect(found.contention.held.filter(({ role }) => role === "candidate")).toHaveLength(1);
  });

  it("an engine for one thread has its connections in processes, and the report says so", async () => {
    const cells = [
      { workload: "same", mode: "threads", connections: 2 },
      { workload: "same", mode: "processes", connections: 2 },
    ] as const;
    const found = await contend("one thread", await compileFaulty("not threadsafe"), cells);
    expect(found.faults).toEqual([]);
    const own = found.contention.held.filter(({ role }) => role === "candidate");
    expect(new Set(own.map(({ mode }) => mode))).toEqual(new Set(["processes"]));
    expect(entrantTexts(found.contention, names, (text) => text)).toContain(
      "Tested is compiled for one thread (sqlite3_threadsafe() is 0): its connections are in processes only",
    );
  });
});

describe("SQLite beside itself", () => {
  it("has right results in all workloads, in threads and in processes", async () => {
    const cells = cellsUpTo(4).filter(({ connections }) => connections === 4);
    const found = await contend("same", sqlite, cells, undefined, 10);
    expect(problemsOf(found)).toEqual([]);
    expect(found.comparisons.filter(({ isOver }) => isOver)).toEqual([]);
    expect(new Set(found.comparisons.map(({ cell }) => cell.workload))).toEqual(new Set(contestWorkloads));
    const all = found.contention.held.flatMap(({ workload, mode, tasks }) =>
      tasks.map(({ task, operations }) => ({ contest: `${workload} ${mode} ${task}`, operations })),
    );
    // A busy machine may leave a connection without time in one round; the log may not be empty for as long as others write.
    for (const [contest, alike] of Map.groupBy(all, (one) => one.contest))
      if (!contest.endsWith("checkpointer"))
        expect(
          alike.reduce((sum, { operations }) => sum + operations, 0),
          contest,
        ).toBeGreaterThan(0);
    // Deferred transactions that both read before they write cannot both go on.
    const transfers = found.contention.held.filter(({ workload }) => workload === "transfers");
    expect(transfers.flatMap(({ tasks }) => tasks).some(({ repeated }) => repeated > 0)).toBe(true);
  });
});

const out = (name: string) => path.join(folder, name);

const parametersOf = (name: string, candidate: string, ...options: readonly string[]) =>
  contestedRun(candidate, sqlite, out(name), ...options);

describe("a run with contention", () => {
  it("has the throughput of DoltLite beside SQLite in results, report, page and history", async () => {
    // Two rounds leave much open.
    const finished = await run(parametersOf("doltlite", fetchDoltlite(), "--html", "--alpha", "0.4"));
    expect(finished.stderr).toBe("");
    expect(finished.words).toContain("Several connections");
    const results = path.join(out("doltlite"), "results.json");
    const found = contentionOf(parseRecording(readFileSync(results, "utf8"), results));
    // 32 contests of two engines in two rounds.
    expect(found?.held.filter(({ fault }) => fault === undefined)).toHaveLength(128);
    // DoltLite lets a writer starve on a busy machine.
    expect(finished.status).toBe(finished.words.includes("lets connections starve") ? 3 : 0);
    expect(readFileSync(path.join(out("doltlite"), "report.html"), "utf8")).toContain("<html");

    const added = await run(["history", "add", results, "--history", out("history"), "--label", "first"]);
    expect(added.status).toBe(0);
    const shown = await run(["history", "show", "first", "--history", out("history")]);
    expect(shown.words).toMatch(/contention\/same\/processes\/2\/writers +[\d,]+ +[\d,]+ +\d/);

    const trend = await run(args`history trend --test contention/same/*/2/* --history ${out("history")}`);
    expect(trend.words).toContain("Throughputs of several connections: of 36, 0 changed.");
    expect(trend.words).toMatch(
      /contention\/same\/processes\/2\/writers \S [\d.]+x \([\d.]+x to [\d.]+x\) too early to tell: 1 run/,
    );

    // Two rounds of a busy machine prove little of a ceiling that is near.
    const judged = await run(["report", results, "--contention-ceiling", "0.000000001"]);
    // Starvation makes a measurement fail, also if throughputs are too low.
    expect(judged.status).toBe(finished.status === 0 ? 1 : 3);
    const tooLow = "\\d+ figures? of several connections (?:is over its ceiling|are over their ceilings)";
    const starved = "\\d+ contests? of several connections failed; ";
    expect(judged.words).toMatch(
      new RegExp(finished.status === 0 ? `^Fail: ${tooLow}` : `^Measurement failed: ${starved}${tooLow}`),
    );
  });

  it("says that a shell is not measured", async () => {
    const finished = await run(parametersOf("shell", fetchSqliteShell().path));
    expect(finished.words).toContain(
      "Tested is a shell, and only libraries and benchmark binaries have several connections: not measured",
    );
    expect(finished.status).toBe(0);
  });

  it("refuses a base of another kind before anything is measured, as a publisher would afterwards", async () => {
    const out = path.join(folder, "mixed");
    const shell = fetchSqliteShell().path;
    const given = ["--candidate", sqlite, "--baseline", sqlite, "--base", shell, "--contention", "2"];
    const refused = await run(["run", ...given, "--out", out]);
    expect(refused.stderr).toContain(
      "the candidate is a library and the base a shell, and only libraries and benchmark binaries have several connections",
    );
    expect(refused.status).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  it("refuses rounds without connections", async () => {
    const refused = await run(["run", "--candidate", sqlite, "--contention-rounds", "3"]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(
      "contention-rounds are the rounds of contention: give contention too, or omit contention-rounds",
    );
  });
});
