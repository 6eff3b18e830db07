import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { openEngine } from "../../bench/open-engine.ts";
import { type AgeVerdict, assessAge, isNotable } from "../../src/features/figures/age/examine.ts";
import { commitsIn, figureOf, isTime } from "../../src/features/figures/age/figures.ts";
import { ladderOf } from "../../src/features/figures/age/ladder.ts";
import { ageShape } from "../../src/features/figures/age/measure/age-shape.ts";
import { loadSteadily } from "../../src/features/figures/age/measure/steady-load.ts";
import { ageOf } from "../../src/features/figures/age/record.ts";
import { shapesOf } from "../../src/features/figures/age/shapes.ts";
import { findingTexts } from "../../src/features/figures/age/words.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { type ShapeName, shapeNames } from "../../src/model/life.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run, start } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("age");
const never = new AbortController().signal;
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** One shape of life of SQLite, and of an engine beside it. */
async function age(name: string, library: string, shape: ShapeName, commits: number, sampleTimeout = 60) {
  const workspace = new Workspace(path.join(folder, name), { rows: 1, seed: 1, warehouses: 1 });
  const engines = {
    baseline: await openEngine("baseline", sqlite),
    candidate: await openEngine("candidate", library),
  };
  const ladder = ladderOf(commits);
  const aged = await ageShape(shape, shapesOf(1)[shape], {
    engines,
    dialect: "sqlite",
    workspace,
    ladder,
    sampleTimeout,
    signal: never,
  });
  const ceilings = { ...defaultCriteria.ceilings, age: { baseline: 1.5 } };
  const found = assessAge({ version: 1, commits, shapes: [aged] }, { ...defaultCriteria, ceilings });
  if (found === undefined) throw new Error("nothing was aged");
  return found;
}

/** The figures that stand out, of bytes and of times, and those over their ceiling. */
function namedBy({ comparisons, age: { shapes } }: AgeVerdict) {
  const rungs = shapes[0]?.engines[0]?.rungs ?? [];
  const names = comparisons.filter((one) => isNotable(one, commitsIn(rungs, rungs.length - 1)));
  const notable = names.map(({ figure }) => figure);
  return {
    notable: notable.filter((figure) => !isTime(figure)),
    times: notable.filter(isTime),
    over: comparisons.filter(({ isOver }) => isOver).map(({ figure }) => figure),
  };
}

describe("a fault that shows with age", () => {
  it.each<[Fault, ShapeName, number, string]>([
    ["leak statements", "transaction", 5_000, "memory"],
    ["write twice", "transaction", 5_000, "written"],
    ["grow squared", "transaction", 5_000, "disk"],
  ])("%s is named by one figure, and no time is over its ceiling", async (fault, shape, commits, figure) => {
    const found = await age(fault, await compileFaulty(fault), shape, commits);
    expect(found.faults).toEqual([]);
    // To write and to allocate more costs time, which a report may name too.
    expect(namedBy(found)).toMatchObject({ notable: [figure], over: [figure] });
  });

  it("a log that is never emptied is named by the disk, and as a log", async () => {
    const found = await age("keep log", await compileFaulty("keep log"), "append", 2_500);
    const { notable, over } = namedBy(found);
    expect(notable).toEqual(["disk"]);
    // A file that grows with each commit costs the file system time, which is the fault's too.
    expect(over.filter((figure) => !isTime(figure))).toEqual(["disk"]);
    const names = { baseline: "SQLite", candidate: "Tested" };
    const ofDisk = findingTexts(found, names).filter((text) => text.includes("disk"));
    expect(ofDisk).toHaveLength(1);
    expect(ofDisk[0]).toMatch(/^append: disk grows .* MB is its log; after VACUUM /);
  });

  it("a file that grows with the square has an exponent near 2, and is no log", async () => {
    const found = await age("squared", await compileFaulty("grow squared"), "update", 1_000);
    const candidate = found.age.shapes[0]?.engines.find(({ role }) => role === "candidate");
    const last = candidate?.rungs.at(-1)?.files;
    expect(last?.others).toBeGreaterThan(1_000_000);
    const [before] = candidate?.rungs.slice(-2) ?? [];
    expect((last?.others ?? 0) / (before?.files.others ?? 1)).toBeGreaterThan(3.5);
  });

  it("time that grows with age is named by times alone, with its exponent", async () => {
    const found = await age("slower", await compileFaulty("slower with age"), "transaction", 5_000);
    const { notable, times } = namedBy(found);
    expect(times).toContain("cpu");
    expect(notable).toEqual([]);
    const life = found.age.shapes[0]?.engines.find(({ role }) => role === "candidate");
    expect((life && figureOf(life, "cpu"))?.exponent?.value).toBeGreaterThan(0.7);
  });

  it("SQLite beside itself has no figure that stands out, and the same bytes", async () => {
    const found = await age("same", sqlite, "transaction", 5_000);
    expect(namedBy(found)).toEqual({ notable: [], times: [], over: [] });
    const exact = found.comparisons.filter(({ figure }) => figure === "disk" || figure === "written");
    for (const { ratio } of exact) expect(ratio).toBeCloseTo(1, 3);
  });
});

describe("an engine that fails as its database ages", () => {
  it.each<[Fault, ShapeName, object]>([
    ["drop updates", "update", { after: 50, reason: "differs" }],
    ["fail delete", "churn", { after: 0, reason: "error", occasion: "commits" }],
    ["crash on close", "append", { after: 200, reason: "crash", occasion: "reopen" }],
    ["hang always", "append", { after: 0, reason: "timeout", occasion: "start" }],
  ])("%s: the shape %s fails, and says after which commit", async (fault, shape, expected) => {
    const found = await age(fault, await compileFaulty(fault), shape, 200, fault === "hang always" ? 2 : 60);
    expect(found.faults).toMatchObject([{ shape, role: "candidate", ...expected }]);
  });
});

describe("a disk without room", () => {
  it("ends the life that needs most, says so, and lets the other go on", async () => {
    const workspace = new Workspace(path.join(folder, "room"), { rows: 1, seed: 1, warehouses: 1 });
    const engines = {
      baseline: await openEngine("baseline", sqlite),
      candidate: await openEngine("candidate", await compileFaulty("grow squared")),
    };
    const aged = await ageShape("transaction", shapesOf(1).transaction, {
      ...{ engines, workspace, ladder: ladderOf(4000), dialect: "sqlite", signal: never },
      freeBytes: () => 20e6,
    });
    const [baseline, candidate] = aged.engines;
    expect(baseline?.failure).toBeUndefined();
    expect(baseline?.rungs).toHaveLength(5);
    expect(candidate?.rungs.length).toBeLessThan(5);
    expect(candidate?.failure).toMatchObject({ occasion: "disk", reason: "error" });
    expect(candidate?.failure?.message).toMatch(
      /^its database of \S+ \S+ and a copy could need \S+ MB more in the next rung, and the disk has 20 MB free$/,
    );
    const found = assessAge({ version: 1, commits: 4000, shapes: [aged] }, defaultCriteria);
    expect(found?.faults).toMatchObject([{ shape: "transaction", role: "candidate", occasion: "disk" }]);
    expect(readdirSync(path.join(folder, "room", "transaction"))).not.toContain("candidate");
  });
});

describe("a steady load", () => {
  it("in which an engine loses updates fails it, and says how many are left", async () => {
    const workspace = new Workspace(path.join(folder, "lost"), { rows: 1, seed: 1, warehouses: 1 });
    const engine = await openEngine("candidate", await compileFaulty("drop updates"));
    const load = { engine, role: "candidate", dialect: "sqlite", workspace, minutes: 0.02, seed: 1 } as const;
    const { failure, commits } = await loadSteadily({ ...load, signal: never });
    expect(failure).toEqual({
      ...{ after: commits, reason: "differs" },
      message: expect.stringMatching(new RegExp(`^after ${commits} updates, its rows count \\d+$`)),
    });
  });
});

const out = (name: string) => path.join(folder, name);

/** A run of one test, and of databases that age. */
function parametersOf(name: string, candidate: string, ...options: readonly string[]): string[] {
  return [
    ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", sqlite],
    ...["--variants", "int", "--storages", "memory", "--workloads", "oltp_point_select", "--rows", "50"],
    ...["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--out", out(name), ...options],
  ];
}

function agedIn(name: string) {
  const file = path.join(out(name), "results.json");
  const aged = ageOf(parseRecording(readFileSync(file, "utf8"), file));
  if (aged === undefined) throw new Error(`${name} aged nothing`);
  return aged;
}

/** The rows of each engine on each rung, by shape. */
function rowsOf({ shapes }: ReturnType<typeof agedIn>) {
  return shapes.map(({ shape, engines }) => ({
    shape,
    engines: engines.map(({ rungs }) => rungs.map(({ commits, rows, hash }) => ({ commits, rows, hash }))),
  }));
}

describe("a run with age", () => {
  it("DoltLite gives SQLite's rows in every shape, with all figures, in results, report and page", async () => {
    const ageing = ["--age", "100", "--age-cleanup", "SELECT dolt_gc()", "--age-minutes", "0.05"];
    const options = [...ageing, "--html", "--quiet"];
    const finished = await run(parametersOf("doltlite", fetchDoltlite(), ...options));
    expect(finished.stderr).toBe("");
    expect(finished.status).toBe(0);
    expect(finished.words).toContain("Cost with age");
    const aged = agedIn("doltlite");
    expect(aged.shapes.map(({ shape }) => shape)).toEqual([...shapeNames]);
    for (const { engines } of aged.shapes) {
      const [baseline, candidate] = engines;
      expect([baseline?.failure, candidate?.failure]).toEqual([undefined, undefined]);
      expect(candidate?.rungs.map(({ hash }) => hash)).toEqual(baseline?.rungs.map(({ hash }) => hash));
      expect(baseline?.cleanup).toMatchObject({ refused: expect.stringContaining("dolt_gc") });
      expect(candidate?.cleanup).toMatchObject({ files: { main: expect.any(Number) } });
    }
    const loads = aged.steady?.engines ?? [];
    expect(loads.map(({ role, windows }) => [role, windows.disk.length])).toEqual([
      ["baseline", 3],
      ["candidate", 3],
    ]);
    for (const { failure, commits } of loads) {
      expect(failure).toBeUndefined();
      expect(commits).toBeGreaterThan(10);
    }
    expect(finished.words).toContain("a steady load of 3 seconds each: SQLite");
    expect(readFileSync(path.join(out("doltlite"), "report.html"), "utf8")).toContain("<html");
  });

  it("fails with the figures that are over age-ceiling, of recorded results too", async () => {
    const results = path.join(out("doltlite"), "results.json");
    const judged = await run(["report", results, "--age-ceiling", "1.01"]);
    expect(judged.status).toBe(1);
    expect(judged.words).toMatch(/^Fail: \d+ figures of ageing databases exceed their ceilings/);
    expect(judged.words).toContain("age/append memory");
  });

  it("fails against the base by age-base-ceiling, and only by what is larger there", async () => {
    // The same wrapper, which has memory of its own.
    const base = await compileFaulty("faultless");
    const candidate = await compileFaulty("write twice");
    const finished = await run(
      parametersOf("base", candidate, "--base", base, "--age", "100", "--gate", "base"),
    );
    expect(finished.status).toBe(1);
    expect(finished.words).toMatch(
      /age\/append written: written a commit is .* kB after 100 commits, the base .* kB/,
    );
    expect(finished.words).not.toMatch(/age\/\w+ (?:disk|memory):/);
  });

  it("ages the databases of a shell", async () => {
    const options = ["--age", "100", "--age-minutes", "0.02", "--quiet"];
    await run(parametersOf("shell", fetchSqliteShell().path, ...options));
    const [append] = rowsOf(agedIn("shell"));
    for (const { failure, commits } of agedIn("shell").steady?.engines ?? []) {
      expect(failure).toBeUndefined();
      expect(commits).toBeGreaterThan(10);
    }
    expect(append?.engines[1]).toHaveLength(3);
    for (const { engines } of rowsOf(agedIn("shell"))) expect(engines[1]).toEqual(engines[0]);
  });

  it("keeps the shapes that a killed run has finished", async () => {
    const parameters = parametersOf("killed", sqlite, "--age", "200");
    const running = start(parameters);
    while (!running.stderrSoFar().includes("commits: churn") && running.child.exitCode === null)
      await setTimeout(5);
    running.child.kill("SIGKILL");
    expect((await running.finished).status).toBeNull();
    const resumed = await run([...parameters, "--resume", out("killed")]);
    expect(resumed.stderr).toContain("commits: tables");
    expect(resumed.stderr).not.toContain("commits: append");
    expect(resumed.stderr).not.toContain("commits: update");
    const aged = rowsOf(agedIn("killed"));
    expect(aged.map(({ shape }) => shape)).toEqual([...shapeNames]);
    for (const { engines } of aged) expect(engines[1]).toEqual(engines[0]);
  });

  it("refuses a clean-up that is no statement", async () => {
    const refused = await run(parametersOf("refused", sqlite, "--age", "100", "--age-cleanup", " "));
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('age-cleanup: " " is no statement: give one, or omit age-cleanup');
  });
});
