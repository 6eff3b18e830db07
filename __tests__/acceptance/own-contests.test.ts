import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { contentionOf } from "../../src/features/figures/contention/record.ts";
import { root } from "../builders/documents.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run, start } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";
import { makeTestFolder, write } from "./servers.ts";

const folder = makeTestFolder("own-contests");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Money that moves between accounts, and is neither made nor lost. */
const transfer = (others: string, duration = "500ms") => `name: transfer
tables: |
  CREATE TABLE accounts(id INTEGER PRIMARY KEY, cents INT NOT NULL);
  CREATE TABLE transfers(id INTEGER PRIMARY KEY, note TEXT NOT NULL);
prepare: INSERT INTO accounts(cents) VALUES (10000)
prepare-repeat: 100
connections:
  - name: tellers
    count: 3
    statements: |
      BEGIN IMMEDIATE;
      UPDATE accounts SET cents = cents - :i WHERE id = :rnd(1,100);
      UPDATE accounts SET cents = cents + :i WHERE id = :rnd(1,100);
      INSERT INTO transfers(note) VALUES ('it''s :i, :text(5)');
      COMMIT;
    committed: SELECT count(*) FROM transfers WHERE note GLOB 'it''s [0-9]*, [a-z][a-z][a-z][a-z][a-z]'
  - name: reader
    statements: SELECT max(cents) FROM accounts
    pause: 5ms
invariant: |
  SELECT sum(cents) FROM accounts;
  SELECT count(*), min(id), max(id) FROM accounts;
duration: ${duration}
${others}
`;

/** @param contest the content of a file, or the path of one */
async function hold(name: string, candidate: string, contest: string, ...options: readonly string[]) {
  const file = path.isAbsolute(contest) ? contest : write(path.join(folder, `${name}.yml`), contest);
  const out = path.join(folder, name);
  const finished = await run([
    ...args`run --candidate ${candidate} --candidate-name Tested --baseline ${sqlite} --suites own`,
    ...["--own-workloads", file, "--contention-rounds", "2", "--out", out, "--quiet", ...options],
  ]);
  const results = path.join(out, "results.json");
  const contention = () => contentionOf(parseRecording(readFileSync(results, "utf8"), results));
  return { ...finished, contention };
}

const killing = "kill-every: 50ms";

describe("a user's own contest", () => {
  it("is survived by SQLite, whose processes are killed, with its throughput in the report", async () => {
    const { status, words, contention } = await hold("sqlite", sqlite, transfer(killing));
    expect(words).toContain("Pass: up to 4 connections;");
    expect(status).toBe(0);
    const { held = [], own } = contention() ?? {};
    expect(own?.map(({ tasks }) => tasks)).toEqual([
      [
        { task: "tellers", connections: 3 },
        { task: "reader", connections: 1 },
      ],
    ]);
    expect(held.map(({ role, round }) => `${role} ${round}`).toSorted()).toEqual([
      ...["baseline 1", "baseline 2", "candidate 1", "candidate 2"],
    ]);
    for (const { fault, looks, kills, tasks } of held) {
      expect(fault).toBeUndefined();
      expect(Math.min(looks ?? 0, kills ?? 0, tasks[0]?.operations ?? 0)).toBeGreaterThan(0);
    }
    expect(words).toMatch(/transfer processes tellers 4 Tested [\d,]+ /);
    const history = path.join(folder, "history");
    const added = await run(args`history add ${path.join(folder, "sqlite", "results.json")}
      --history ${history}`);
    expect(added.status).toBe(0);
    const shown = await run(["history", "show", "newest", "--history", history]);
    expect(shown.words).toMatch(/contention\/transfer\/processes\/4\/tellers [\d,]+ [\d,]+ [\d.]+x/);
  });

  it("has its connections in threads if it says so", async () => {
    const { status, contention } = await hold("threads", sqlite, transfer("in: threads"));
    expect(status).toBe(0);
    expect(new Set(contention()?.held.map(({ mode, kills }) => `${mode} ${kills}`))).toEqual(
      new Set(["threads 0"]),
    );
  });

  // tursodatabase/turso#5421
  it.each<[Fault, string, RegExp, string?]>([
    [
      "tear transactions",
      "",
      /Tested breaks its invariant in round 1: SELECT sum\(cents\) FROM accounts is \d+ after [\d.]+ s, and was 1000000 before the contest \([\d.]+ s of 0\.50 s, 0 processes killed, seed 1001\)/,
    ],
    [
      "lose commits",
      "",
      /Tested lost updates in round 1: tellers committed \d+ transactions, and \d+ are there: SELECT count\(\*\) FROM transfers WHERE .*, seed 1001\)/,
    ],
    [
      "put off commits",
      killing,
      /Tested lost updates in round 1: tellers committed \d+ to \d+ transactions, and \d+ are there: .*[1-9]\d* processes killed, seed 1001\)/,
      // A busy machine kills most processes before their first transaction.
      "3s",
    ],
    ["fail check", "", /Tested has a damaged file in round 1: PRAGMA integrity_check fails: .*seed 1001\)/],
  ])("names what an engine does that has the fault %s", async (fault, others, reason, duration) => {
    const { status, words, contention } = await hold(
      fault,
      await compileFaulty(fault),
      transfer(others, duration),
    );
    expect(status).toBe(3);
    expect(words).toContain("Measurement failed: 1 contest of several connections failed.");
    expect(words).toMatch(new RegExp(`contention/transfer/processes/4: ${reason.source}`));
    // The candidate is the first of round 1 or the second: SQLite begins no other round.
    expect(contention()?.held.every(({ round }) => round === 1)).toBe(true);
  });

  it("does not find commits that are only put off if it kills no process", async () => {
    const { status } = await hold("calm", await compileFaulty("put off commits"), transfer(""));
    expect(status).toBe(0);
  });

  it("keeps the rounds of a soak that have ended when it is interrupted", async () => {
    const out = path.join(folder, "soak");
    const started = start([
      ...["run", "--candidate", sqlite, "--baseline", sqlite, "--suites", "own", "--out", out],
      ...["--own-workloads", write(path.join(folder, "soak.yml"), transfer(killing))],
      ...["--contention-minutes", "0.1", "--contention-rounds", "6"],
    ]);
    await expect.poll(() => started.stderrSoFar()).toContain("for 1 s: round 2 of 6");
    started.child.kill("SIGINT");
    const { status, words } = await started.finished;
    expect(status).toBe(3);
    expect(words).toContain("Incomplete: the run was stopped (interrupted by SIGINT)");
    const results = path.join(out, "results.json");
    const found = contentionOf(parseRecording(readFileSync(results, "utf8"), results));
    expect(found?.held.map(({ round, fault }) => `${round} ${fault}`)).toEqual([
      "1 undefined",
      "1 undefined",
    ]);
  });

  it("is held without SQLite if that lacks a function, and names a statement that fails", async () => {
    const content = transfer("compare: base").replace("SELECT max(cents)", "SELECT dolt_gc(), max(cents)");
    const { status, words, contention } = await hold("lacking", sqlite, content);
    expect(status).toBe(3);
    expect(words).toContain(
      "Tested failed in round 1: reader: SELECT dolt_gc(), max(cents) FROM accounts: no such function: dolt_gc (code 1)",
    );
    expect(contention()?.held.map(({ role }) => role)).toEqual(["candidate"]);
  });
});

describe("the soak of DoltLite's example", { timeout: 300_000 }, () => {
  const soak = path.join(root, "examples/doltlite/soak.yml");
  const seconds = ["--contention-minutes", "0.2", "--contention-rounds", "2"];
  const cell = "contention/dolt_soak/processes/4: Tested";

  it("is survived by DoltLite, whose processes are killed", async () => {
    const { status, words, contention } = await hold("soak-kept", fetchDoltlite(), soak, ...seconds);
    expect(status, words).toBe(0);
    const { held = [] } = contention() ?? {};
    expect(held.map(({ role, round }) => `${role} ${round}`)).toEqual(["candidate 1", "candidate 2"]);
    for (const { looks = 0, kills = 0, tasks } of held) {
      expect(Math.min(looks, kills)).toBeGreaterThan(0);
      for (const { task, operations } of tasks) expect(operations, task).toBeGreaterThan(0);
    }
  });

  // The merger can meet rows that no commit of DoltLite's has, before anything is counted.
  const stomped = /failed in round \d: merger: SELECT dolt_merge\('branch_:i'\): uncommitted changes /;

  it.each<[Fault, RegExp]>([
    [
      "tear transactions",
      new RegExp(
        `(?:breaks its invariant in round \\d: SELECT count\\(\\*\\), sum\\(cents\\) FROM accounts is |${stomped.source})`,
      ),
    ],
    [
      "put off commits",
      new RegExp(
        `(?:lost updates in round \\d: tellers committed \\d+ to \\d+ transactions, and \\d+ are there: |${stomped.source})`,
      ),
    ],
  ])("names what DoltLite does that has the fault %s", async (fault, reason) => {
    const faulty = await compileFaulty(fault, undefined, fetchDoltlite());
    // Whether a process is killed with commits that it has put off is chance: it ends with the first round that shows the fault.
    const long = ["--contention-minutes", "0.6", "--contention-rounds", "6"];
    const { status, words } = await hold(`soak-${fault}`, faulty, soak, ...long);
    expect(status, words).toBe(3);
    expect(words).toMatch(new RegExp(`${cell} ${reason.source}`));
  });
});
