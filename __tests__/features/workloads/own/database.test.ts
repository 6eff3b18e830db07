import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { own as feature } from "../../../../src/features/workloads/own/feature.ts";
import type { OwnWorkload } from "../../../../src/features/workloads/own/own-workload.ts";
import { readOwnWorkloads } from "../../../../src/features/workloads/own/read.ts";
import { suiteHashes } from "../../../../src/suite/fingerprint.ts";
import { planTests } from "../../../../src/suite/plan-tests.ts";
import { preparationStatements } from "../../../../src/suite/sql.ts";
import { errorMessage } from "../../../error-message.ts";
import { useFiles } from "./files.ts";
import { withOwnWorkloads } from "./workloads.ts";

const { folder, write } = useFiles("own-database");

beforeEach(() => {
  write("bench/shop.db", "pages");
  write("bench/shop/db", "pages");
});

const minimal = "name: counts\nkind: reads\nstatements: SELECT count(*) FROM t;\n";

function read(text: string, root?: string): OwnWorkload {
  return readOwnWorkloads(
    [write("bench/own.yml", minimal + text)],
    [],
    root === undefined ? undefined : [root],
  )[0] as OwnWorkload;
}

function messageFor(text: string, root?: string): string {
  return errorMessage(() => read(text, root)).replaceAll(`${folder}/`, "");
}

/** The hash of the suite with a workload. */
function definitionOf(one: OwnWorkload): string {
  return [...(withOwnWorkloads([one]).own.definition?.() ?? [])].join("");
}

describe("a database of a workload", () => {
  it("is one for all engines, on the storages that have a file", () => {
    const { database, storages } = read("database: shop.db\n");
    const one = {
      path: path.join(folder, "bench/shop.db"),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      bytes: 5,
    };
    expect(database).toEqual({ baseline: one, candidate: one, base: one });
    expect(storages).toEqual(["file", "autocommit"]);
  });

  it("is one for each, and the base's is the candidate's unless it has its own", () => {
    write("bench/other.db", "other");
    const { database } = read("database: { candidate: shop.db, baseline: other.db }\n");
    expect(database?.base).toEqual(database?.candidate);
    expect(database?.baseline?.sha256).not.toBe(database?.candidate?.sha256);
    expect(read("database: { candidate: shop.db }\ncompare: base\n").database).not.toHaveProperty("baseline");
  });

  it("has another hash with other bytes, names or files beside it, and the same in another place", () => {
    const plain = definitionOf(read("database: shop.db\n"));
    expect(definitionOf(read(""))).not.toContain("database");
    write("bench/copy.db", "pages");
    expect(definitionOf(read("database: copy.db\n"))).toBe(plain);
    write("bench/shop.db-wal", "log");
    expect(definitionOf(read("database: shop.db\n"))).not.toBe(plain);
    write("bench/copy.db", "pagez");
    expect(definitionOf(read("database: copy.db\n"))).not.toBe(plain);
    const inFolder = definitionOf(read("database: shop\n"));
    write("bench/shop/side/1", "chunk");
    expect(definitionOf(read("database: shop\n"))).not.toBe(inFolder);
  });

  it("can differ from step to step of a sweep", () => {
    write("bench/rows-1.db", "one");
    write("bench/rows-20.db", "twenty");
    const file = write("bench/own.yml", `${minimal}database: rows-:rows.db\nsweep: { rows: [1, 20] }\n`);
    const paths = readOwnWorkloads([file], []).map(({ database }) =>
      path.basename(database?.candidate?.path ?? ""),
    );
    expect(paths).toEqual(["rows-1.db", "rows-20.db"]);
  });

  it.each([
    ["database: none.db\n", 'bench/own.yml:4:1: database: "none.db" cannot be read (ENOENT'],
    ["database: ''\n", "it is empty: give the path of a database file"],
    [
      "database: [shop.db]\n",
      "is not the path of a database, or a mapping with one for candidate, baseline and base",
    ],
    ["database: { baseline: shop.db }\n", "database.candidate is missing"],
    ["database: { candidate: shop.db }\n", "no database for baseline: add one, or set compare: base"],
    [
      "database: shop.db\nstorages: [memory, file]\n",
      "memory has no file that a database or prepare-command could make",
    ],
    [
      "prepare-command: [make]\nstorages: [memory]\n",
      "memory has no file that a database or prepare-command could make",
    ],
    ["database: ../bench\n", 'is a folder without a file "db", which the engine would open'],
  ])("is refused: %j", (text, message) => {
    expect(messageFor(text)).toContain(message);
  });

  it("is refused with what is neither a file nor a folder, or leads out of the workspace", () => {
    execFileSync("mkfifo", [path.join(folder, "bench/shop/pipe")]);
    expect(messageFor("database: shop\n")).toContain("has pipe, which is neither a file nor a folder");
    rmSync(path.join(folder, "bench/shop/pipe"));
    symlinkSync("/etc/passwd", path.join(folder, "bench/shop/link"));
    expect(messageFor("database: shop\n")).toContain("has link, which is neither a file nor a folder");
    symlinkSync("/etc/passwd", path.join(folder, "bench/out.db"));
    expect(messageFor("database: out.db\n", folder)).toContain("leads out of the workspace");
    expect(messageFor("database: /etc/passwd\n", folder)).toContain("leads out of the workspace");
    mkdirSync(path.join(folder, ".git"));
    writeFileSync(path.join(folder, ".git/config"), "[http] extraheader = secret");
    expect(messageFor("database: ../.git/config\n", folder)).toContain(
      "leads into .git: name a file that the repository has",
    );
    symlinkSync("../.git/config", path.join(folder, "bench/config.db"));
    expect(messageFor("database: config.db\n", folder)).toContain("leads into .git");
    expect(messageFor("prepare-command: [cat, ../.git/config]\n", folder)).toContain("leads into .git");
    execFileSync("mkfifo", [path.join(folder, "bench/pipe.db")]);
    expect(messageFor("database: pipe.db\n")).toContain("is neither a file nor a folder");
  });
});

describe("a command that makes a database", () => {
  const command = (...words: readonly string[]) => `prepare-command: ${JSON.stringify(words)}\n`;

  it("has the files that its words name, and their bytes in the definition", () => {
    const script = write("bench/make.py", "print(1)\n");
    const own = read(command("python3", "make.py", "{database}"));
    expect(own.prepareCommand).toMatchObject({
      words: ["python3", script, "{database}"],
      files: [script],
      identity: ["python3", expect.stringMatching(/^sha256 [0-9a-f]{64}$/), "{database}"],
    });
    expect(own.storages).toEqual(["file", "autocommit"]);
    const before = definitionOf(own);
    expect(before).not.toContain(folder);
    write("bench/make.py", "print(2)\n");
    expect(definitionOf(read(command("python3", "make.py", "{database}")))).not.toBe(before);
  });

  it("takes its program from PATH, unless the word is a path", () => {
    write("bench/make", "#!/bin/sh\n");
    expect(read(command("make", "x")).prepareCommand?.words[0]).toBe("make");
    expect(read(command("./make")).prepareCommand?.words[0]).toBe(path.join(folder, "bench/make"));
    expect(read(command("/bin/sh")).prepareCommand?.words[0]).toBe("/bin/sh");
    expect(read(command("{engine}")).prepareCommand?.words[0]).toBe("{engine}");
    expect(messageFor(command("./none"))).toContain(
      '"./none" is not a file: name a program on PATH, or a file',
    );
  });

  it("may be named by a sweep's parameter", () => {
    const file = write(
      "bench/own.yml",
      `${minimal}${command("make", "rows=:rows")}sweep: { rows: [1, 20] }\n`,
    );
    expect(readOwnWorkloads([file], []).map((one) => one.prepareCommand?.words)).toEqual([
      ["make", "rows=1"],
      ["make", "rows=20"],
    ]);
  });

  it.each([
    ["prepare-command: make it\n", "is not a list of a program and its arguments, such as [python3, make.py"],
    ["prepare-command: []\n", "is not a list of a program and its arguments"],
    [command("", "x"), "it is empty: give a list of a program"],
    [command("make", "{databse}"), 'unknown placeholder "{databse}": did you mean "{database}"?'],
    [command("make", "a\nb"), "is not a text of one line"],
    [`prepare-command: ${JSON.stringify(Array(101).fill("x"))}\n`, "is not a list of at most 100 words"],
  ])("is refused: %j", (text, message) => {
    expect(messageFor(text)).toContain(message);
  });

  it("is not run by what publishing does with a workload", () => {
    const mark = path.join(folder, "ran");
    const own = read(`${command("sh", "-c", `touch ${mark}`, "{database}")}database: shop.db\n`, folder);
    const catalogue = withOwnWorkloads([own]);
    const tests = planTests({ suites: ["own"], variants: [], storages: ["file"] }, catalogue);
    expect(suiteHashes({ rows: 1, seed: 1 }, tests, { catalogue }).others).toHaveProperty("own");
    expect([...preparationStatements("own", { rows: 1, seed: 1 }, undefined, catalogue)]).toHaveLength(1);
    expect(existsSync(mark)).toBe(false);
  });

  it("is refused with a file that leads out of the workspace", () => {
    const outside = path.join(os.tmpdir(), `${path.basename(folder)}-outside.py`);
    writeFileSync(outside, "");
    expect(messageFor(command("python3", `../../${path.basename(outside)}`), folder)).toContain(
      "leads out of the workspace",
    );
    rmSync(outside);
  });
});

describe("the suite of workloads that start from files", () => {
  it("has a database for each start, and says which needs a folder", () => {
    const plain = read("");
    const started = { ...read("database: shop.db\n"), name: "started" };
    const again = { ...started, name: "again" };
    const exporting = { ...read("prepare: VACUUM INTO '{dir}/x.db'\n"), name: "exporting" };
    const { own } = withOwnWorkloads([plain, started, again, exporting]);
    const [one, two, three, four] = own.workloads.map(({ database = "" }) => database);
    expect(new Set([one, two, four]).size).toBe(3);
    expect(three).toBe(two);
    expect(own.start?.(one ?? "")).toBeUndefined();
    expect(own.start?.(two ?? "")).toMatchObject({ bytes: 5, usesDir: false });
    expect(own.start?.(four ?? "")).toEqual({ bytes: 0, usesDir: true, sha256: "" });
  });

  it("is read by another process as it was", () => {
    write("bench/make.py", "");
    const own = [read("database: shop.db\nprepare-command: [python3, make.py]\n")];
    expect(feature.suite?.schema.parse(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });

  it("is not for servers", () => {
    const message = (text: string) => errorMessage(() => withOwnWorkloads([read(text)], "mysql"));
    expect(message("database: shop.db\n")).toContain(
      "database is for engines that open a file, and the engines are servers",
    );
    expect(message("prepare-command: [make]\n")).toContain("prepare-command is for engines");
    expect(message("connect: each\n")).toContain("connect is for engines");
    expect(message("process: each\n")).toContain("process is for engines");
    expect(message("check: SELECT '{dir}'\n")).toContain("{dir} is for engines");
  });
});
