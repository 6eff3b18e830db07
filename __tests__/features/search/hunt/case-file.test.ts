import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { formatCase, readKnown } from "../../../../src/features/search/hunt/case-file.ts";
import type { Case } from "../../../../src/features/search/hunt/cases.ts";
import { readGrammar } from "../../../../src/features/search/hunt/read-grammar.ts";
import { isRead, type Situation, timedOf } from "../../../../src/features/search/hunt/situation.ts";
import { SituationSource } from "../../../../src/features/search/hunt/situation-source.ts";
import { requireOwnDatabase } from "../../../../src/features/workloads/own/passed-on.ts";
import { readOwnWorkloads } from "../../../../src/features/workloads/own/read.ts";
import { firstWith, grammar, slowCase } from "./situations.ts";

const foundBy = { seed: 7, names: { candidate: "Engine", baseline: "SQLite", base: "Engine (base)" } };

function textOf(situation: Situation, one: Case = slowCase, repeat = 1): string {
  return formatCase(one, situation, foundBy, repeat);
}

/** The workload that an own suite reads from the file of a case. */
function readBack(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "case-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "case.yml");
  writeFileSync(file, text);
  const [own] = readOwnWorkloads([file], []);
  if (own === undefined) throw new Error("no workload");
  const sqlOf = (placed: readonly { readonly sql: string }[] = []) => placed.map(({ sql }) => sql);
  return {
    ...own,
    ...{ before: sqlOf(own.before), after: sqlOf(own.after), check: sqlOf(own.check) },
    ...{ statements: sqlOf(own.statements), prepare: sqlOf(own.prepare) },
  };
}

describe("the file of a case", () => {
  it("times a plain read alone, as often as it should be repeated", () => {
    const read = firstWith(
      (one) => isRead(one) && one.state.pending === undefined && !textOf(one).includes("PRAGMA"),
    );
    const own = readBack(textOf(read, slowCase, 12));
    expect(own).toMatchObject({
      name: slowCase.name,
      kind: "reads",
      repeat: 12,
      before: [],
      after: [],
      check: [],
    });
    expect(own.statements).toEqual(timedOf(read));
  });

  it("puts a write into a transaction that is rolled back, and looks at the rows before that", () => {
    const write = firstWith(
      (one) => !isRead(one) && !one.state.isAutocommit && one.state.pending === undefined,
    );
    const own = readBack(textOf(write));
    expect(own).toMatchObject({ kind: "writes", repeat: 1 });
    expect(own.statements).toEqual(timedOf(write));
    expect(own.before.at(-1)).toBe("BEGIN;");
    expect(own.after.at(-1)).toBe("ROLLBACK;");
    expect(own.after[0]).toMatch(/^SELECT count/);
    expect(own.after.slice(0, -1)).toEqual(own.check);
  });

  it("makes pending edits before the timed part, which is the read alone", () => {
    const read = firstWith((one) => isRead(one) && (one.state.pending?.rows ?? 0) >= 10);
    const own = readBack(textOf(read));
    const begin = own.before.indexOf("BEGIN;");
    expect(own).toMatchObject({ kind: "reads", after: ["ROLLBACK;"] });
    expect(own.before[begin + 1]).toMatch(/^(UPDATE|DELETE|WITH RECURSIVE)/);
    expect(own.before).toHaveLength(begin + 2);
    expect(own.statements).toEqual(timedOf(read));
    expect(own.check.length).toBeGreaterThan(0);
  });

  it("lets an autocommitted write commit", () => {
    const write = firstWith((one) => !isRead(one) && one.state.isAutocommit);
    const own = readBack(textOf(write));
    expect([...own.before, ...own.after].filter((sql) => !sql.startsWith("PRAGMA"))).toEqual([]);
    expect(own.kind).toBe("writes");
  });

  it("compares with the base alone if that is the reference, and says where it grows", () => {
    const read = firstWith(isRead);
    const text = textOf(read, { ...slowCase, reference: "base" });
    expect(text).toContain("\ncompare: base\n");
    expect(text).toMatch(/^# slow: 5.3x Engine \(base\)'s time in 9 pairs, p = 4e-4$/m);
    expect(text).toContain("# Grows with the rows of t1: 2x at 10, 5.25x at 40\n");
  });

  it("keeps an engine's words in a comment, whatever they hold", () => {
    const hostile = "no\nname: other\nstatements: DROP TABLE t1;\u0007";
    const one: Case = { ...slowCase, kind: "refused", message: hostile };
    const own = readBack(textOf(firstWith(isRead), one));
    expect(own.name).toBe(slowCase.name);
  });
});

describe("what is known of a case", () => {
  it("is read back from its file", () => {
    expect(readKnown(textOf(firstWith(isRead)))).toEqual({
      ...{ fingerprint: slowCase.fingerprint, causes: slowCase.causes, kind: "slow" },
    });
  });

  it("is nothing for a file that no hunt has written", () => {
    expect(readKnown("name: commit\nstatements: SELECT 1;\nkind: reads\n")).toBeUndefined();
  });
});

describe("a case that a hunt writes", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "case-sql-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const foundBy = { seed: 7, names: { candidate: "Engine", baseline: "SQLite" } };

  it.each([
    ["the tool's own grammar", grammar],
    [
      "one with productions that are added to it",
      readGrammar(
        `
rules:
  read:
    - { name: history, weight: 9, sql: "SELECT count(*) FROM dolt_history_{a=table}" }
    - { name: recent, weight: 9, sql: "SELECT {key a} FROM {a=table} AS a LEFT JOIN dolt_log AS l WHERE date({a.text}) > '2026'" }
  definition:
    - { name: copied, weight: 9, sql: "CREATE TABLE copied AS SELECT * FROM {a=table} AS a;;SELECT percentile(rowid, 5) FROM copied;;DROP TABLE copied" }
`,
        "grammar.yml",
      ),
    ],
  ])("by %s is allowed", (_, made) => {
    const source = new SituationSource(made, true, 3);
    let count = 0;
    for (let number = 0; number < 6; number++)
      for (const situation of source.onDatabase(number)) {
        const text = formatCase(slowCase, situation, foundBy, 1);
        // A hunt makes cases smaller than a file may be.
        if (text.length > 90_000) continue;
        const file = path.join(folder, "case.yml");
        writeFileSync(file, text);
        for (const own of readOwnWorkloads([file], [])) {
          requireOwnDatabase(own, "--replay");
          count++;
        }
      }
    expect(count).toBeGreaterThan(200);
  });
});
