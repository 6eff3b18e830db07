import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { formatCase } from "../../../../src/features/search/hunt/case-file.ts";
import { promoteCase } from "../../../../src/features/search/hunt/promote.ts";
import { readOwnWorkloads } from "../../../../src/features/workloads/own/read.ts";
import { firstWith, slowCase } from "./situations.ts";

function makeFolder(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "promote-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "case.yml");
  writeFileSync(file, text);
  return { file, workloads: path.join(folder, "my bench") };
}

const names = { candidate: "Engine", baseline: "SQLite" };
const read = firstWith(({ work }) => work.production === "work/read");
const text = formatCase(slowCase, read, { seed: 1, names }, 3);

it("a promoted case is a workload that a gate reads, under its name, and is written once", () => {
  const { file, workloads } = makeFolder(text);
  const words = promoteCase(file, workloads);
  const written = path.join(workloads, "hunt_slow_00000001.yml");
  expect(words).toContain(`--own-workloads '${written}'`);
  expect(readFileSync(written, "utf8")).toBe(text);
  expect(readOwnWorkloads([path.join(workloads, "*.yml")], [])).toMatchObject([
    { name: slowCase.name, repeat: 3 },
  ]);
  expect(() => promoteCase(file, workloads)).toThrow(/is there already/);
});

it("a case with other SQL than a hunt writes is refused", () => {
  const { file, workloads } = makeFolder(
    "name: evil\nstatements: SELECT writefile('x', 'y')\nkind: reads\nstorages: [memory]\n",
  );
  expect(() => promoteCase(file, workloads)).toThrow(/--promote: .*writefile/);
});

it.each(["statements", "check"])(
  "a case whose %s are in a file is refused: beside the target, another one can have its name",
  (key) => {
    const { file, workloads } = makeFolder(
      `name: evil\ntables: CREATE TABLE t(a)\n${key === "check" ? "statements: SELECT a FROM t\n" : ""}${key}: x.sql\nkind: reads\nstorages: [memory]\n`,
    );
    writeFileSync(path.join(path.dirname(file), "x.sql"), "SELECT a FROM t;\n");
    mkdirSync(workloads);
    writeFileSync(path.join(workloads, "x.sql"), "ATTACH '/home/u/x' AS y;\n");
    expect(() => promoteCase(file, workloads)).toThrow(
      /takes its SQL from a file beside it \(.*x\.sql:1:1\)/,
    );
    expect(readdirSync(workloads)).toEqual(["x.sql"]);
  },
);

it.each([
  [
    "in a later step of a sweep",
    "SELECT :x",
    `{ a: "1", b: "writefile('x', 'y')" }`,
    /--promote: .*writefile/,
  ],
  [
    "behind a text that a value ends",
    `SELECT ':x; ATTACH "a" AS b; SELECT '''`,
    `{ a: "'", b: "' " }`,
    /no single statement/,
  ],
])("a case with other SQL %s is refused", (_, statements, values, message) => {
  const { file, workloads } = makeFolder(
    `name: evil\nstatements: |\n  ${statements};\nkind: reads\nstorages: [memory]\nsweep: { x: ${values} }\n`,
  );
  expect(() => promoteCase(file, workloads)).toThrow(message);
});
