import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addRunFile,
  findHistory,
  listRuns,
  readRunFile,
} from "../../../../../src/features/nights/history/files/folder.ts";
import {
  indexName,
  readHistory,
  readRunFiles,
} from "../../../../../src/features/nights/history/files/read-history.ts";
import { encodeRun } from "../../../../../src/features/nights/history/files/run-file.ts";
import type { HistoryRun } from "../../../../../src/features/nights/history/runs/run.ts";
import { openDatabase } from "../../../../../src/results/store/sqlite.ts";
import { counting, makeHistory, makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";
import { errorMessage } from "../../../../error-message.ts";

const runs = makeHistory(5, ["oltp_point_select", "table_scan"], () => 1.5);

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "history-")), "nightly");
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

function addAll(all: readonly HistoryRun[] = runs): string[] {
  return all.map((run) => {
    const file = encodeRun(run);
    addRunFile(folder, file);
    return file.path;
  });
}

const read = (filter = {}) => readHistory(folder, filter).map(({ run }) => run);
const refusal = () => errorMessage(() => readHistory(folder));
const linkToNothing = (file: string) => {
  rmSync(file);
  symlinkSync("nothing", file);
};
const index = () => path.join(folder, indexName);

describe("a history", () => {
  it("in a checkout gets no run, and no index, through a link", () => {
    addAll(runs.slice(1));
    const checkout = path.join(path.dirname(folder), "checkout");
    mkdirSync(path.join(checkout, ".git"), { recursive: true });
    const link = path.join(checkout, "nightly");
    symlinkSync(folder, link);
    expect(errorMessage(() => addRunFile(link, encodeRun(runs[0] as HistoryRun)))).toContain(
      `is a symbolic link to "${folder}"`,
    );
    expect(readHistory(link).map(({ run }) => run)).toEqual(runs.slice(1));
    expect(existsSync(index())).toBe(false);
  });

  it("is read as its runs were added, in order of time", () => {
    addAll(runs.toReversed());
    expect(read()).toEqual(runs);
  });

  it("has a run of an older version where its date is, from its files and from its index", () => {
    const dated = runs.map((run, day) => (day === 4 ? { ...run, date: "2025-03-14T15:09:26.000Z" } : run));
    const names = addAll(dated);
    expect(names[4]).toMatch(/^runs\/2025\/2025-03-14T150926Z-/);
    const inOrder = [dated[4], ...dated.slice(0, 4)];
    expect(read()).toEqual(inOrder);
    expect(read({ last: 4 })).toEqual(dated.slice(0, 4));
    const files = names.map((name) => readRunFile(folder, name));
    expect(readRunFiles(files, "the branch").map(({ run }) => run)).toEqual(inOrder);
  });

  it("has the instructions that were counted, from its files and from its index", () => {
    const counts = { baselineInstructions: 1_000_000, candidateInstructions: 2_000_000 };
    const counted = makeHistoryRun(9, {
      counting,
      tests: [makeHistoryTest(counts), makeHistoryTest({ workload: "b" })],
    });
    addAll([counted]);
    expect(read()).toEqual([counted]); // which makes the index
    expect(read()).toEqual([counted]);
  });

  it("has runs of a branch, and the newest ones", () => {
    const branches = ["main", "faster", "main", "main", "faster"];
    addAll(runs.map((run, day) => ({ ...run, branch: branches[day] as string })));
    expect(read({ branch: "faster" }).map(({ startedAt }) => startedAt)).toEqual(
      [runs[1], runs[4]].map((run) => run?.startedAt),
    );
    expect(read({ branch: "main", last: 2 })).toHaveLength(2);
    expect(read({ last: 1 })[0]?.startedAt).toBe(runs[4]?.startedAt);
  });

  it("keeps one file of a run that is added twice, and never writes it again", () => {
    const [first = ""] = addAll();
    const { ino, mtimeMs } = statSync(path.join(folder, first));
    expect(addRunFile(folder, encodeRun(runs[0] as HistoryRun))).toBe("present");
    expect(statSync(path.join(folder, first))).toMatchObject({ ino, mtimeMs });
    expect(read()).toHaveLength(5);
  });

  it.each([
    ["damaged", (file: string) => writeFileSync(file, ""), /the file is empty: restore it/],
    ["a link to nothing", linkToNothing, /cannot be read \(ENOENT/],
  ])("does not take a run for added if its file is %s", (_, spoil, message) => {
    const [first = ""] = addAll();
    const file = path.join(folder, first);
    spoil(file);
    const added = errorMessage(() => addRunFile(folder, encodeRun(runs[0] as HistoryRun)));
    expect(added).toContain(file);
    expect(added).toMatch(message);
  });

  it.each([
    ["nothing", () => mkdirSync(folder)],
    ["a folder without runs", () => mkdirSync(path.join(folder, "runs/2026"), { recursive: true })],
    [
      "unfinished files",
      () => {
        mkdirSync(path.join(folder, "runs/2026"), { recursive: true });
        for (const name of [".unfinished-01", "runs/2026/.unfinished-02"])
          writeFileSync(path.join(folder, name), "half");
      },
    ],
  ])("is begun where a killed process left %s", (_, leave) => {
    leave();
    expect(findHistory(folder)).toBe("new");
    addAll();
    expect(read()).toEqual(runs);
  });

  it("leaves nothing else behind", () => {
    addAll();
    expect(readdirSync(folder).toSorted()).toEqual([".gitignore", "history.json", "runs"]);
    expect(readFileSync(path.join(folder, ".gitignore"), "utf8")).toBe("/history.sqlite*\n.unfinished-*\n");
    read();
    expect(readdirSync(folder)).toContain(indexName);
  });
});

it("of version 1 is read, whatever version is written now", () => {
  const fixtures = path.join(import.meta.dirname, "../../../../../fixtures");
  cpSync(path.join(fixtures, "history-v1"), folder, { recursive: true });
  expect(read()).toEqual(JSON.parse(readFileSync(path.join(fixtures, "history-v1.json"), "utf8")));
});

describe("the index", () => {
  it("gets the runs that were added since", () => {
    addAll(runs.slice(0, 3));
    expect(read()).toHaveLength(3);
    addAll();
    expect(read()).toEqual(runs);
  });

  it.each([
    ["removed", () => rmSync(index())],
    ["cut off", () => truncateSync(index(), 5000)],
    [
      "no database",
      () => writeFileSync(index(), "not a database at all, but long enough to look like one".repeat(99)),
    ],
    ["of another version", () => setVersion(7)],
    [
      "one with a view that never ends",
      () => {
        const database = openDatabase(index());
        const endless =
          "WITH RECURSIVE q(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM q) SELECT max(n) FROM q";
        database.exec(
          `PRAGMA legacy_alter_table = ON; ALTER TABLE runs RENAME TO r; CREATE VIEW runs AS SELECT * FROM r WHERE (${endless}) > 0`,
        );
        database.close();
      },
    ],
  ])("is made again if it is %s", (_, spoil) => {
    addAll();
    read();
    spoil();
    expect(read()).toEqual(runs);
    expect(existsSync(index())).toBe(true);
  });

  it("is not believed if it holds what no run can have", () => {
    addAll();
    read();
    const database = openDatabase(index());
    database.exec("UPDATE points SET result = 'splendid' WHERE run = 1");
    database.close();
    expect(read()).toEqual(runs);
  });

  it.each(["a link to it", "it itself"])("is not made in somebody's database, if there is %s", (what) => {
    addAll();
    const file = path.join(path.dirname(folder), "precious.sqlite");
    const precious = openDatabase(file);
    precious.exec(
      "CREATE TABLE runs (text); INSERT INTO runs VALUES ('precious'); CREATE TABLE tests (text)",
    );
    precious.close();
    if (what === "a link to it") symlinkSync(file, index());
    else cpSync(file, index());
    if (what === "a link to it") expect(read()).toEqual(runs);
    else expect(refusal()).toContain(`${index()} is not an index of a history: move it out`);
    const left = openDatabase(index());
    expect(left.prepare("SELECT text FROM runs").get()).toEqual({ text: "precious" });
    left.close();
  });

  it("is made again if it is of a version that did not say whose it is", () => {
    addAll();
    read();
    setVersion(2);
    const database = openDatabase(index());
    database.pragma("application_id = 0");
    database.close();
    expect(read()).toEqual(runs);
  });

  it("stays as it is while another process writes it, and a run that is gone is named", () => {
    const [, second = ""] = addAll();
    read();
    const writer = openDatabase(index());
    writer.exec("BEGIN IMMEDIATE");
    expect(read()).toEqual(runs);
    rmSync(path.join(folder, second));
    expect(refusal()).toContain("was in the history and is gone");
    writer.exec("ROLLBACK");
    writer.close();
    expect(refusal()).toContain("was in the history and is gone");
  }, 30_000);

  it("can be asked by anybody", () => {
    addAll();
    read();
    const database = openDatabase(index());
    const found = database
      .prepare(
        "SELECT count(*) AS points, round(avg(multiplier), 1) AS mean FROM points JOIN tests USING (test)",
      )
      .get();
    database.close();
    expect(found).toEqual({ points: 10, mean: 1.5 });
  });

  function setVersion(version: number): void {
    const database = openDatabase(index());
    database.pragma(`user_version = ${version}`);
    database.close();
  }
});

describe("a history that is not as it was left", () => {
  it("is not an empty one if it is missing", () => {
    expect(refusal()).toBe(
      `--history ${folder}: there is no history: name the folder of one, or begin one with history add`,
    );
    expect(existsSync(folder)).toBe(false);
    expect(findHistory(folder)).toBe("new");
  });

  it("is not begun in a folder that holds something else", () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, "thesis.doc"), "");
    expect(errorMessage(() => findHistory(folder))).toContain("holds other files and no history");
  });

  it.each([
    ["without an index", () => {}],
    ["with an index that has it", () => void read()],
  ])("is named with the file that is damaged, cut off, empty or newer, %s", (_, prepare) => {
    const [, second = ""] = addAll();
    prepare();
    const file = path.join(folder, second);
    const whole = readFileSync(file);
    for (const content of [whole.subarray(0, 50), Buffer.alloc(0), Buffer.from("x".repeat(200))]) {
      writeFileSync(file, content);
      expect(refusal()).toContain(file);
    }
    writeFileSync(file, whole);
    expect(read()).toEqual(runs);
  });

  it("is named with a run that is gone", () => {
    const [, , third = ""] = addAll();
    read();
    rmSync(path.join(folder, third));
    expect(refusal()).toMatch(/was in the history and is gone: restore it, or remove .*history\.sqlite/);
    rmSync(index());
    expect(read()).toHaveLength(4);
  });

  it.each([
    ["renamed", (file: string) => path.join(path.dirname(file), "first.json.gz")],
    ["set aside", (file: string) => `${file}.bak`],
    ["moved up", (file: string) => path.join(folder, "runs", path.basename(file))],
    ["put in another year", (file: string) => path.join(folder, "runs/2025", path.basename(file))],
    ["put in a folder of no year", (file: string) => path.join(folder, "runs/2026 (1)", path.basename(file))],
  ])("is named with a run that was %s", (_, nameOf) => {
    const [first = ""] = addAll();
    const file = nameOf(path.join(folder, first));
    mkdirSync(path.dirname(file), { recursive: true });
    renameSync(path.join(folder, first), file);
    expect(refusal()).toBe(
      `${file}: this is not the name of a history's run: restore it, or move it out of the history`,
    );
  });

  it.each([
    ["a file", (year: string) => writeFileSync(year, "")],
    ["a link to itself", (year: string) => symlinkSync(year, year)],
    ["a link to nothing", (year: string) => symlinkSync("nothing", year)],
  ])("is named with a year that is %s", (_, put) => {
    addAll();
    const year = path.join(folder, "runs/2026");
    rmSync(year, { recursive: true });
    put(year);
    expect(refusal()).toContain(`${year}: this is not the name of a history's run`);
  });

  it.each(["run", "marker"])("is named with a %s that has no end", (which) => {
    const [first = ""] = addAll();
    const file = path.join(folder, which === "run" ? first : "history.json");
    rmSync(file);
    symlinkSync("/dev/zero", file);
    expect(refusal()).toContain(`${file} is not a file`);
  });

  it.each([
    ["missing", () => rmSync(path.join(folder, "history.json")), /it has runs and no history\.json/],
    ["empty", () => writeFileSync(path.join(folder, "history.json"), ""), /history\.json is an empty value/],
    [
      "newer",
      () => writeFileSync(path.join(folder, "history.json"), '{"history":8}'),
      /a newer version of this tool/,
    ],
  ])("is refused if its marker is %s, also for adding", (_, spoil, message) => {
    addAll();
    spoil();
    expect(refusal()).toMatch(message);
    expect(errorMessage(() => findHistory(folder))).toMatch(message);
  });

  it("ignores what a killed process left, and what other programs leave", () => {
    addAll();
    writeFileSync(path.join(folder, "runs/2026/.unfinished-0123"), "half");
    writeFileSync(path.join(folder, "runs/.DS_Store"), "");
    expect(listRuns(folder)).toHaveLength(5);
  });

  it("is not read beyond what any run needs", () => {
    const [first = ""] = addAll();
    truncateSync(path.join(folder, first), 2_000_000);
    expect(refusal()).toContain("no file of a history has more than 1000000");
  });
});

it("of runs of 90 days is read whole", () => {
  const many = makeHistory(90, ["a", "b"], () => 1.5);
  addAll(many);
  expect(read()).toHaveLength(90);
  expect(read({ last: 500 }).at(-1)).toEqual(makeHistoryRun(89, { tests: many[89]?.tests ?? [] }));
});
