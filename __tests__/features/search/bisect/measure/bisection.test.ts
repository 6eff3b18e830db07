import { describe, expect, it } from "vitest";
import { maxStatements } from "../../../../../src/features/figures/plans/record.ts";
import {
  askedOf,
  type BisectContext,
  bisect,
} from "../../../../../src/features/search/bisect/measure/bisection.ts";
import { canExplain, explainedIn } from "../../../../../src/features/search/bisect/measure/explain-answer.ts";
import type { Bisection } from "../../../../../src/features/search/bisect/model/bisection.ts";
import type { BisectSettings } from "../../../../../src/features/search/bisect/model/settings.ts";
import type { EngineSource } from "../../../../../src/features/search/builds/engine-source.ts";
import { exampleBisection } from "../../../../builders/bisection.ts";
import { useFolder } from "../../../../builders/folder.ts";
import { makeRecording } from "../../../../builders/recordings.ts";

const out = useFolder("bisect-search");
const settings: BisectSettings = {
  source: { kind: "releases", package: "npm:engine", good: "1", bad: "2", candidate: "a.c" },
  test: { variant: "int", storage: "memory", kind: "reads", workload: "table_scan" },
  ...{ contents: {}, by: "wrong", alpha: 0.01, rows: 1000, seed: 1, warehouses: 1, statements: "text" },
  ...{ jobs: 1, buildTimeout: 60, format: "text", quiet: true, out },
};

const seen = (point: number, isShown: boolean) => ({ point, pairs: [], fault: { isShown } });
const points = [
  { name: "1", id: "1", parents: [] },
  { name: "2", id: "2", parents: [0] },
];

/** A search whose last point is the answer. */
function found(parts: Partial<Bisection> = {}): Bisection {
  return exampleBisection({
    ...{ by: "wrong", points, good: 0, bad: 1, observations: [seen(1, true), seen(0, false)] },
    ...{ made: "releases of npm:engine, the engine a.c of each", ...parts },
  });
}

/** Goes on with a search on the same points. @param build what a build does */
async function resume(
  unfinished: Bisection,
  own: Partial<BisectSettings>,
  build: () => Promise<never>,
  { signal } = new AbortController(),
): Promise<Bisection> {
  const source: EngineSource = { points, good: 0, bad: 1, isBuilt: () => true, build };
  const context: BisectContext = {
    ...{ tool: "0", signal, unfinished, save: () => {} },
    progress: { step: () => {}, test: () => {} },
    runContext: () => {
      throw new Error("nothing is measured here");
    },
  };
  return await bisect({ ...settings, ...own }, source, context);
}

const noBuild = () => Promise.reject(new Error("nothing is built here"));

describe("an answer", () => {
  it("is looked into if it is one of a test that both engines end", () => {
    const can = (by: BisectSettings["by"], test = settings.test) => canExplain({ test, by });
    for (const by of ["time", "instructions", "file-bytes", "growth", "wrong", "counter:a"] as const)
      expect(can(by)).toBe(true);
    for (const by of ["crash", "hang", "error", "engine-bytes"] as const) expect(can(by)).toBe(false);
    expect(can("time", { mean: "all base", tests: [] })).toBe(false);
    expect(can("wrong", { storage: "file", order: 1, form: "full" })).toBe(false);
    expect(can("age-disk", { life: "append", commits: 100 })).toBe(false);
  });

  it("of a hang is not looked into", async () => {
    const unfinished = found({ by: "hang" });
    expect(await resume(unfinished, { by: "hang" }, noBuild)).toBe(unfinished);
  });

  it("stays if the look into it is interrupted", async () => {
    const unfinished = found();
    const controller = new AbortController();
    const interrupted = () => {
      controller.abort(new Error("interrupted"));
      return Promise.reject(controller.signal.reason);
    };
    expect(await resume(unfinished, {}, interrupted, controller)).toBe(unfinished);
  });

  it("keeps a few plans, also if more have changed", () => {
    const statement = (number: number) => ({ sql: `SELECT ${number}`, plans: { base: "a", candidate: "b" } });
    const workloads = [1, 2].map((number) => ({
      ...{ workload: `int/${number}`, storage: "memory" as const },
      statements: Array.from({ length: maxStatements }, (_, place) => statement(place)),
    }));
    const recording = makeRecording({ features: { plans: { workloads, tests: [] } } });
    expect(explainedIn(recording).plans).toHaveLength(maxStatements);
  });
});

describe("a search that is resumed", () => {
  const refused = (unfinished: Bisection, own: Partial<BisectSettings>) =>
    expect(resume(unfinished, own, noBuild)).rejects;

  it("has the same engine of each release", async () => {
    const { source } = settings;
    if (source.kind !== "releases") throw new Error("the settings are of releases");
    const other = { source: { ...source, candidate: "b.c" } };
    await refused(found(), other).toThrow("with another build, package, folder or candidate");
    const folder = { kind: "releases folder", releasesFolder: "dist" } as const;
    const unfinished = found({ made: "releases in dist" });
    await refused(unfinished, { source: { ...folder, candidate: "b.so" } }).toThrow("or candidate");
  });

  it("has the same time after which a sample hangs, if a hang is searched", async () => {
    const hang = { by: "hang" } as const;
    await refused(found(hang), { ...hang, sampleTimeout: 60 }).toThrow("with another sample-timeout");
    const unfinished = found({ ...hang, sampleTimeout: 60 });
    expect(await resume(unfinished, { ...hang, sampleTimeout: 60 }, noBuild)).toBe(unfinished);
  });

  it("by a growth has the same steps of the sweep, whichever is named", async () => {
    const own = (last: string) => [
      { name: "read.depth=1", repeat: 1 },
      { name: "read.depth=100", statements: last },
    ];
    const named = { variant: "own", storage: "memory", kind: "reads", workload: "read.depth=1" } as const;
    const growth = (last: string) => ({
      ...({ by: "growth", test: named, contents: { own: own(last) } } as const),
    });
    const begun = found({ by: "growth", test: named, observations: [] });
    const hash = (text: string) => askedOf({ ...settings, ...growth(text) });
    expect(hash("SELECT 1")).not.toBe(hash("SELECT 2"));
    await refused({ ...begun, asked: hash("SELECT 1") ?? "" }, growth("SELECT 2")).toThrow(
      "with another workload",
    );
  });
});
