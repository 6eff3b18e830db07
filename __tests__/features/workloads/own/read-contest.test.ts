import { describe, expect, it } from "vitest";
import {
  contestHash,
  type OwnContest,
  ownContestsIn,
  ownWorkloadsIn,
} from "../../../../src/features/workloads/own/own-contest.ts";
import { readOwnFiles, readOwnWorkloads } from "../../../../src/features/workloads/own/read.ts";
import { errorMessage } from "../../../error-message.ts";
import { resolveRunSettings, sourcesOf } from "../../../options/full-build.ts";
import { useFiles } from "./files.ts";

const { folder, write } = useFiles("own-contest");

const transfer = `name: transfer
tables: CREATE TABLE accounts(cents);
prepare: INSERT INTO accounts VALUES (:i);
prepare-repeat: 3
connections:
  - name: tellers
    count: 2
    statements: |
      BEGIN;
      UPDATE accounts SET cents = cents + :rnd(1,2);
      COMMIT;
    committed: SELECT count(*) FROM log
  - name: reader
    statements: SELECT 1
    pause: 5ms
invariant: SELECT sum(cents) FROM accounts
`;

const read = (text: string) => readOwnFiles([write("transfer.yml", text)], [])[0] as OwnContest;
const messageFor = (text: string) => errorMessage(() => read(text)).replaceAll(`${folder}/`, "");

describe("the file of a contest", () => {
  it("has connections in processes for a second, unless it says otherwise", () => {
    const { file, connections, invariant, tables, prepare, ...others } = read(transfer);
    expect(others).toEqual({ name: "transfer", mode: "processes", prepareRepeat: 3, durationMs: 1000 });
    expect(
      connections.map(({ statements, committed, ...one }) => ({ ...one, statements: statements.length })),
    ).toEqual([
      { name: "tellers", count: 2, statements: 3 },
      { name: "reader", count: 1, statements: 1, pauseMs: 5 },
    ]);
    expect(connections[0]?.statements[1]?.place).toBe(`${file}:10:7`);
    expect(connections[0]?.committed?.sql).toBe("SELECT count(*) FROM log;");
    expect([tables, prepare, invariant].map((all) => all.length)).toEqual([1, 1, 1]);
    expect(read(`${transfer}in: threads\nduration: 10s\ncompare: base\n`)).toMatchObject({
      ...{ mode: "threads", durationMs: 10_000, compare: "base" },
    });
    expect(read(`${transfer}kill-every: 250ms\n`).killEveryMs).toBe(250);
  });

  it.each([
    ["invariant: SELECT sum", "invariants: SELECT sum", '16:1: unknown key "invariants"'],
    [
      "    count: 2",
      "    count: 64",
      "5:1: connections: there are 65 connections, and a contest has 2 to 64",
    ],
    [
      "  - name: reader",
      "  - name: tellers",
      '13:5: connections[1].name: "tellers" is the name of other connections too',
    ],
    ["pause: 5ms", "pause: soon", '15:5: connections[1].pause: "soon" is not a time above 0'],
    ["pause: 5ms", "in: threads", '15:5: connections[1]: unknown key "in"'],
    [
      "name: transfer",
      "name: storm",
      '1:1: name: "storm" is a contest of the tool\'s own: take another name',
    ],
    ["SELECT 1", "SELECT :nothing", '14:17: unknown placeholder ":nothing"'],
    ["FROM log", "FROM log; SELECT 2", "12:42: committed is one query, and a second begins here"],
    ["sum(cents)", "'{dir}'", "16:12: a contest has no folder {dir}: omit it"],
    ["invariant: SELECT sum(cents)", "invariant: SELECT :i", "16:12: it has a placeholder"],
    [
      "prepare: INSERT INTO accounts VALUES (:i);",
      "duration: 2s",
      "4:1: prepare-repeat: it repeats prepare, which is missing",
    ],
  ])("is refused with its place if %j is %j", (right, wrong, message) => {
    expect(messageFor(transfer.replace(right, wrong))).toContain(`transfer.yml:${message}`);
  });

  it.each([
    ["in: threads\nkill-every: 1s", "only a process can be killed"],
    ["duration: 1us", "a contest lasts 1ms to 86400s"],
  ])("is refused with %j", (more, message) => {
    expect(messageFor(`${transfer}${more}\n`)).toContain(message);
  });

  it("has a hash of what is executed, not of where it stands", () => {
    const one = read(transfer);
    const moved = read(`\n# elsewhere\n${transfer}`);
    expect(moved.invariant[0]?.place).not.toBe(one.invariant[0]?.place);
    expect(contestHash(moved)).toBe(contestHash(one));
    expect(contestHash(read(transfer.replace(":rnd(1,2)", ":rnd(1,3)")))).not.toBe(contestHash(one));
    expect(contestHash(read(`${transfer}duration: 2s\n`))).not.toBe(contestHash(one));
  });

  it("is no workload, and a run may have it alone", () => {
    const file = write("transfer.yml", transfer);
    expect(errorMessage(() => readOwnWorkloads([file], []))).toContain("a workload is needed here");
    const own = readOwnFiles([file], []);
    const { contents, suites } = resolveRunSettings(
      sourcesOf({ given: { candidate: "engine.so" } }, undefined, own),
    );
    expect(suites).toEqual(["oltp", "own"]);
    expect(ownContestsIn(contents).map(({ name }) => name)).toEqual(["transfer"]);
    expect(ownWorkloadsIn(contents)).toEqual([]);
  });
});
