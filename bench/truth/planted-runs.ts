import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { own } from "../../src/features/workloads/own/feature.ts";
import { readOwnWorkloads } from "../../src/features/workloads/own/read.ts";
import { type Role, roles } from "../../src/model/engine.ts";
import { storages as allStorages, type Storage, type Test, testPath } from "../../src/model/test.ts";
import { catalogueOf } from "../../src/suite/added-suite.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import type { Catalogue } from "../../src/suite/suites.ts";
import { cacheFolder, fetchSqlite } from "../engines.ts";
import type { Beside } from "./loads.ts";
import { otherWork, readWorkTimes } from "./other-work.ts";
import { compilePlanted, type Planted } from "./planted.ts";
import { figuresOf, isJudgedWrongly, misses, type Printed, type Reference } from "./printed.ts";
import { runTool } from "./tool-run.ts";
import { type TrueRatio, trueRatio } from "./true-ratio.ts";
import { takeWholeSamples } from "./whole-samples.ts";

/** How many times longer the candidate takes on a test, by whole samples of the engines alone. */
export interface Truth {
  readonly test: string;
  readonly reference: Reference;
  /** The ratio that figures are compared with: one of the two that follow. */
  readonly truth: TrueRatio;
  readonly median: TrueRatio;
  readonly mean: TrueRatio;
  /** The share of all processors that other programs used meanwhile; absent if the system does not say it. */
  readonly others?: number;
}

/** A figure of a run beside the truth. */
export interface Row extends Truth {
  readonly planted: Planted;
  readonly beside: Beside;
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

/** Each engine's library: the candidate is the one with the cost, unless SQLite has it. */
type Libraries = Readonly<Record<Role, string>>;

/** The engine in its runs, each figure beside its truth. */
export async function* runPlanted(planted: Planted, options: PlantedOptions): AsyncGenerator<Row> {
  const libraries = await librariesOf(planted);
  const possible = planted.storages ?? allStorages;
  for (const storage of options.storages.filter((one) => possible.includes(one))) {
    const planned = plan(planted, storage);
    const truths: Truth[] = [];
    for (const test of planned.tests)
      truths.push(...(await truthsOf(planted, test, libraries, planned.catalogue, options)));
    if (truths.length === 0) continue;
    const engines = roles.flatMap((role) => [`--${role}`, libraries[role]]);
    const size = ["--storages", storage, "--rows", String(options.rows), "--footprint-ceiling", "off"];
    for (const beside of options.loads)
      for (let run = 1; run <= options.runs; run++) {
        const out = path.join(folder, "runs", `${planted.name}-${storage}-${beside}-${run}`);
        const parameters = [...engines, ...planned.chosen, ...size, ...options.more];
        const { derived, status } = await runTool(parameters, out, beside);
        for (const truth of truths) {
          const printed = figuresOf(derived, truth.reference).get(truth.test);
          yield { planted, beside, status, ...truth, ...beyond(printed, truth.truth) };
        }
      }
  }
}

async function librariesOf(planted: Planted): Promise<Libraries> {
  const free = { name: "none", cost: {} };
  const [withCost, base] = [await compilePlanted(planted, "engine"), await compilePlanted(free, "base")];
  return planted.of === "baseline"
    ? { candidate: await compilePlanted(free, "engine"), base, baseline: withCost }
    : { candidate: withCost, base, baseline: await fetchSqlite() };
}

/** @returns the truth against the base, and against the baseline */
async function truthsOf(
  { isIrregular = false }: Planted,
  test: Test,
  libraries: Libraries,
  catalogue: Catalogue,
  options: PlantedOptions,
): Promise<Truth[]> {
  const { rows, samples } = options;
  const { taken, others } = await keepSamples(Object.values(libraries), test, options, async () => {
    const places = [libraries.baseline, libraries.candidate, libraries.base];
    const [baseline = [], candidate = [], base = []] = await takeWholeSamples(test, places, samples, {
      rows,
      catalogue,
    });
    return { baseline, candidate, base };
  });
  return references.map((reference) => {
    const by = (way: "median" | "mean") => trueRatio(taken.candidate, taken[reference], way);
    const [median, mean] = [by("median"), by("mean")];
    const truth = isIrregular ? mean : median;
    return { test: testPath(test), reference, truth, median, mean, others };
  });
}

function beyond(printed: Printed | undefined, truth: TrueRatio) {
  if (printed === undefined) return { isMissed: true, isJudgedWrongly: false };
  return { printed, isMissed: misses(printed, truth), isJudgedWrongly: isJudgedWrongly(printed, truth) };
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

/** Nanoseconds of whole samples. */
type PerRole = Readonly<Record<Role, readonly number[]>>;

interface KeptSamples extends Pick<Truth, "others"> {
  readonly taken: PerRole;
}

/** Samples are kept, so that another run of this program need not take them again. They are of these files of engines. */
async function keepSamples(
  engines: readonly string[],
  test: Test,
  { rows, samples }: PlantedOptions,
  take: () => Promise<PerRole>,
): Promise<KeptSamples> {
  const what = createHash("sha256").update([...engines, testPath(test), rows, samples].join("\n"));
  const file = path.join(folder, "samples", `${what.digest("hex").slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const before = readWorkTimes();
  const taken = await take();
  const after = readWorkTimes();
  const others = before && after && otherWork(before, after);
  const kept = { taken, others };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
  return kept;
}
