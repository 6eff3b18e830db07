import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { own } from "../../src/features/own/feature.ts";
import { readOwnWorkloads } from "../../src/features/own/read.ts";
import { storages as allStorages, type Storage, type Test, testPath } from "../../src/model/test.ts";
import { catalogueOf } from "../../src/suite/added-suite.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { cacheFolder, fetchSqlite } from "../engines.ts";
import type { Beside } from "./loads.ts";
import { compilePlanted, type Planted } from "./planted.ts";
import { figuresOf, isJudgedWrongly, misses, type Printed, type Reference } from "./printed.ts";
import { runTool } from "./tool-run.ts";
import { type TrueRatio, trueRatio } from "./true-ratio.ts";
import { takeWholeSamples } from "./whole-samples.ts";

/** A figure of a run beside the truth. */
export interface Row {
  readonly planted: Planted;
  readonly beside: Beside;
  readonly test: string;
  readonly reference: Reference;
  readonly truth: TrueRatio;
  /** Absent if the run has no figure. */
  readonly printed?: Printed;
  /** The run's exit status. */
  readonly status: number;
  readonly isMissed: boolean;
  readonly isJudgedWrongly: boolean;
}

/** The parts of the question. */
export interface PlantedOptions {
  readonly storages: readonly Storage[];
  readonly loads: readonly Beside[];
  readonly rows: number;
  readonly runs: number;
  /** Whole samples of each engine. */
  readonly samples: number;
  /** Options of `run` besides. */
  readonly more: readonly string[];
}

const folder = path.join(cacheFolder, "truth");
const references = ["base", "baseline"] as const;
const usualWorkloads = ["oltp_point_select", "oltp_update_index"] as const;

/** The engine in its runs, each beside its truth. */
export async function* runPlanted(planted: Planted, options: PlantedOptions): AsyncGenerator<Row> {
  const free = { name: "none", cost: {} };
  const withCost = await compilePlanted(planted, "engine");
  const base = await compilePlanted(free, "base");
  const [candidate, baseline] =
    planted.of === "baseline"
      ? [await compilePlanted(free, "engine"), withCost]
      : [withCost, await fetchSqlite()];
  const possible = planted.storages ?? allStorages;
  for (const storage of options.storages.filter((one) => possible.includes(one))) {
    const { tests, catalogue, chosen } = plan(planted, storage);
    if (tests.length === 0) continue;
    const truths = new Map<string, Record<Reference, TrueRatio>>();
    for (const test of tests) {
      const taken = await keepSamples(planted.name, test, options, () =>
        takeWholeSamples(test, [candidate, base, baseline], options.samples, {
          rows: options.rows,
          catalogue,
        }),
      );
      const [ofCandidate = [], ofBase = [], ofBaseline = []] = taken;
      const by = planted.isIrregular === true ? "mean" : "median";
      truths.set(testPath(test), {
        base: trueRatio(ofCandidate, ofBase, by),
        baseline: trueRatio(ofCandidate, ofBaseline, by),
      });
    }
    const engines = ["--candidate", candidate, "--base", base, "--baseline", baseline];
    const size = ["--storages", storage, "--rows", String(options.rows), "--footprint-ceiling", "off"];
    for (const beside of options.loads)
      for (let run = 1; run <= options.runs; run++) {
        const out = path.join(folder, "runs", `${planted.name}-${storage}-${beside}-${run}`);
        const parameters = [...engines, ...chosen, ...size, ...options.more];
        const { derived, status } = await runTool(parameters, out, beside);
        for (const reference of references) {
          const figures = figuresOf(derived, reference);
          for (const [test, truth] of truths)
            yield rowOf(
              { planted, beside, test, reference, truth: truth[reference], status },
              figures.get(test),
            );
        }
      }
  }
}

function rowOf(
  row: Omit<Row, "printed" | "isMissed" | "isJudgedWrongly">,
  printed: Printed | undefined,
): Row {
  if (printed === undefined) return { ...row, isMissed: true, isJudgedWrongly: false };
  const { truth } = row;
  return {
    ...row,
    printed,
    isMissed: misses(printed, truth),
    isJudgedWrongly: isJudgedWrongly(printed, truth),
  };
}

/** The tests of an engine, and the options that choose them. */
function plan({ workloads = usualWorkloads }: Planted, storage: Storage) {
  const file = workloads.find((name) => name.endsWith(".yml"));
  if (file !== undefined) {
    const content = readOwnWorkloads([file], []);
    const catalogue = catalogueOf([own], { own: content });
    const tests = planTests({ suites: ["own"], variants: [], storages: [storage] }, catalogue);
    return { tests, catalogue, chosen: ["--suites", "own", "--own-workloads", file] };
  }
  const catalogue = catalogueOf([], {});
  const wanted: readonly string[] = [...workloads, ...workloads.map((name) => `${name}_ac`)];
  const tests = planTests({ suites: ["oltp"], variants: ["int"], storages: [storage] }, catalogue).filter(
    ({ workload }) => wanted.includes(workload),
  );
  const names = [...new Set(tests.map(({ workload }) => workload))];
  return { tests, catalogue, chosen: ["--variants", "int", "--workloads", names.join(",")] };
}

/** Samples are kept, so that another run of this program need not take them again. Another build of an engine is not looked at. */
async function keepSamples(
  engine: string,
  test: Test,
  { rows, samples }: PlantedOptions,
  take: () => Promise<number[][]>,
): Promise<number[][]> {
  const name = `${engine}-${testPath(test).replaceAll("/", "-")}-${rows}-${samples}.json`;
  const file = path.join(folder, "samples", name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const taken = await take();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(taken));
  return taken;
}
