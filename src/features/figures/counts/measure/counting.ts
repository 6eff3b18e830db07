import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { callgrind, findProcessor } from "../../../../engines/simulated-processor.ts";
import type { RunContext } from "../../../../measure/context.ts";
import { inParallel } from "../../../../measure/in-parallel.ts";
import { Workspace } from "../../../../measure/workspace.ts";
import { rolesOfTest } from "../../../../model/compared.ts";
import { type PerEngine, type Role, rolesOf } from "../../../../model/engine.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { kinds, suiteOf, type Test, testPath, variants } from "../../../../model/test.ts";
import type { Catalogue } from "../../../../suite/suites.ts";
import type { SuiteSize } from "../../../../suite/workload.ts";
import { compareInstructions } from "../compare.ts";
import type { Count, CountedRecord, Counting, CountingBasis } from "../counts.ts";
import { countEach } from "./count-each.ts";
import type { CountedPart } from "./count-session.ts";
import { readCountedMachine } from "./counted-machine.ts";
import type { CountingPass, KeptCounts } from "./counting-pass.ts";
import { profileChanges } from "./function-counts.ts";
import { recountChanges } from "./recounts.ts";
import { writeRehearsal } from "./rehearsal.ts";

/** The parts of a timed run that counting needs. */
export interface CountingInputs extends Pick<CountingPass, "engines" | "isOutOfTime">, KeptCounts {
  /** The folder of the run's databases. */
  readonly folder: string;
  readonly catalogue: Catalogue;
  readonly records: readonly TestRecord[];
}

/** Settings with the rows of the largest table while instructions are counted. */
export type CountingSettings = MeasureSettings & { readonly countRows: number };

/** The records with their counts, and how they were counted. */
export interface CountedRecords {
  readonly records: readonly CountedRecord[];
  readonly counting: Counting;
}

/** A statement takes about this many times its time on a real processor, Callgrind included. */
const slowDown = 120;

/** Seconds that a test may take on the simulated processor, if no limit is given. */
const longest = 600;

/** Bytes of the path of a counted run's folder, which engines on file handle; below SQLite's limit of 512. */
const folderLength = 360;

/**
 * Counts the instructions that every engine takes for each test, one session an engine and prepared database, as many of them at once as there are processors: unlike times, counts do not change with the load. An engine that cannot be counted fails nothing.
 *
 * @throws InputError if the databases cannot be written; the signal's reason if it is aborted
 */
export async function countInstructions(
  settings: CountingSettings,
  context: Pick<RunContext, "compiler" | "progress" | "signal">,
  inputs: CountingInputs & {
    /** The compile options that each engine reported, as far as they are known. */
    readonly compileOptions: PerEngine<readonly string[] | undefined>;
  },
): Promise<CountedRecords> {
  const { pass, parts = [], ...counted } = await countTests(settings, context, inputs);
  if (pass === undefined) return counted;
  const changesOf = (records: readonly CountedRecord[]) =>
    compareInstructions(records, inputs.compileOptions, settings.criteria.ceilings)?.changes ?? [];
  const records = await recountChanges(pass, parts, counted.records, changesOf(counted.records));
  const onCallgrind = { ...pass, processor: callgrind(pass.processor.valgrind) };
  return { ...counted, records: await profileChanges(onCallgrind, records, changesOf(records)) };
}

/** Counts without functions, and the parts that looking up functions needs, if anything was counted. */
export async function countTests(
  settings: CountingSettings,
  { compiler, progress, signal }: Pick<RunContext, "compiler" | "progress" | "signal">,
  inputs: CountingInputs,
): Promise<CountedRecords & { readonly pass?: CountingPass; readonly parts?: readonly CountedPart[] }> {
  const { countRows: rows, statements, seed, warehouses, sampleTimeout = longest / slowDown } = settings;
  const chosen = inputs.records.filter(
    ({ variant }) => inputs.catalogue[suiteOf(variant)].isCounted?.(variant) ?? true,
  );
  const processor = await findProcessor(compiler, () => progress.step("compiling the counting tool"), signal);
  if (typeof processor === "string") return withoutCounts(inputs, chosen, { rows, problem: processor });
  const size = { rows, seed, warehouses };
  const workspace = new Workspace(countFolder(inputs.folder), size, { statements }, inputs.catalogue);
  progress.step(`counting instructions, with ${rows} rows`);
  for (const variant of variants.filter((name) => chosen.some((test) => test.variant === name)))
    await workspace.prepare(
      variant,
      chosen.filter((test) => test.variant === variant),
      signal,
    );
  const hung = hungIn(chosen);
  const parts = await withRehearsals(
    partsOf(chosen, workspace, rolesOf(inputs.engines)),
    hung,
    workspace,
    size,
    inputs.catalogue,
    signal,
  );
  const pass: CountingPass = {
    ...inputs,
    processor,
    workspace,
    timeoutMs: sampleTimeout * slowDown * 1000,
    progress,
    signal,
  };
  const { tool, valgrind, fallback } = processor;
  const environment = { tool, valgrind: valgrind.version, ...readCountedMachine() };
  const taken = await countParts(pass, parts, { rows, environment }, hung);
  const records = inputs.records.map((record) => withCounts(record, taken.get(testPath(record))));
  const problem = fallback === undefined ? {} : { problem: `counted by Callgrind: ${fallback}` };
  return { records, counting: { rows, environment, ...problem }, pass, parts };
}

/** A folder whose path has a fixed length, unless the run's folder has a longer path. */
function countFolder(folder: string): string {
  const missing = folderLength - Buffer.byteLength(folder) - 1;
  if (missing < 1) return path.join(folder, "c");
  // A name has at most 255 bytes.
  const names =
    missing > 200 ? ["c".repeat(200), "c".repeat(Math.max(1, missing - 201))] : ["c".repeat(missing)];
  return path.join(folder, ...names);
}

/** The longest first, by their times: otherwise a long part could run alone at the end. */
function partsOf(tests: readonly TestRecord[], workspace: Workspace, roles: readonly Role[]): CountedPart[] {
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap((alike) =>
    roles.flatMap((role) => {
      const own = alike.filter((test) => rolesOfTest(test, roles).includes(role));
      const [first] = own;
      return first === undefined
        ? []
        : [
            {
              part: { role, storage: first.storage, tests: own, twice: shortestOf(own, role) },
              ns: timeOf(own, role),
            },
          ];
    }),
  );
  return parts.toSorted((one, other) => other.ns - one.ns).map(({ part }) => part);
}

/** None if an engine hangs in a test, since it would hang in a rehearsal too, and all engines have to be counted alike. */
async function withRehearsals(
  parts: readonly CountedPart[],
  hung: Hung,
  workspace: Workspace,
  size: SuiteSize,
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<CountedPart[]> {
  if (hung.length > 0) return [...parts];
  const files = new Map<string, string | undefined>();
  for (const { tests } of parts)
    for (const test of tests.slice(0, 1)) {
      const key = `${test.variant} ${test.storage}`;
      if (!files.has(key)) files.set(key, await writeRehearsal(workspace, test, size, catalogue, signal));
    }
  return parts.map((part) => {
    const [first] = part.tests;
    return { ...part, rehearsal: files.get(`${first?.variant} ${first?.storage}`) };
  });
}

/** The fastest of the reads, and of the writes. */
function shortestOf(tests: readonly TestRecord[], role: Role): TestRecord[] {
  return kinds.flatMap((kind) =>
    tests
      .filter((test) => test.kind === kind)
      .toSorted((one, other) => (timeOf([one], role) || Infinity) - (timeOf([other], role) || Infinity))
      .slice(0, 1),
  );
}

/** The time of one sample of each test; 0 if there are none. */
function timeOf(tests: readonly TestRecord[], role: Role): number {
  return tests.reduce((sum, { samples }) => sum + (samples.find((one) => one.role === role)?.ns ?? 0), 0);
}

/** Tests that an engine did not end in time when they were timed. */
type Hung = readonly { readonly role: Role; readonly test: string }[];

function hungIn(records: readonly TestRecord[]): Hung {
  return records.flatMap((record) =>
    record.failures.flatMap(({ reason, role }) =>
      reason === "timeout" && role !== undefined ? [{ role, test: testPath(record) }] : [],
    ),
  );
}

/**
 * @param hung not counted: an engine would not end them on the simulated processor, where the limit is as many times as long as it is slower
 * @returns the counts by test path
 */
async function countParts(
  pass: CountingPass,
  parts: readonly CountedPart[],
  basis: CountingBasis,
  hung: Hung,
): Promise<ReadonlyMap<string, readonly Count[]>> {
  const taken = new Map<string, Count[]>();
  const total = parts.reduce((sum, { tests }) => sum + tests.length, 0);
  let done = 0;
  await inParallel(parts, async (part) => {
    await countPart(pass, part, basis, hung, (test, count) => {
      const path = testPath(test);
      taken.set(path, [...(taken.get(path) ?? []), count]);
      pass.progress.test({ pass: "count", test, finished: { done: ++done, total } });
    });
  });
  return taken;
}

/**
 * The shortest of the reads and of the writes are counted twice, so that chance shows itself. Counts that a resumed run has taken in the same way stand.
 */
async function countPart(
  pass: CountingPass,
  part: CountedPart,
  basis: CountingBasis,
  hung: Hung,
  onCount: (test: Test, count: Count) => void,
): Promise<void> {
  const { role } = part;
  const known = new Map(
    pass.earlier
      .filter((one) => one.count.role === role && isDeepStrictEqual(one.basis, basis))
      .map(({ test, count }) => [test, count]),
  );
  const isHung = (path: string) => hung.some((one) => one.role === role && one.test === path);
  const tests = part.tests.filter((test) => !known.has(testPath(test)) && !isHung(testPath(test)));
  for (const test of part.tests) {
    const count = known.get(testPath(test));
    if (count !== undefined) onCount(test, count);
    else if (isHung(testPath(test)))
      onCount(test, { role, uncounted: "it did not end in time when it was timed" });
  }
  for await (const [test, outcome] of countEach(pass, part, tests)) {
    if (typeof outcome === "string") {
      onCount(test, { role, uncounted: outcome });
      continue;
    }
    const { instructions, again, work } = outcome;
    const count = { role, instructions, again, work };
    pass.keep(test, count, basis);
    onCount(test, count);
  }
}

function withCounts(record: TestRecord, counts: readonly Count[] | undefined): CountedRecord {
  return counts === undefined ? record : { ...record, counts };
}

function withoutCounts(
  { records, engines }: CountingInputs,
  chosen: readonly TestRecord[],
  counting: Counting & Required<Pick<Counting, "problem">>,
): CountedRecords {
  const refused = (test: TestRecord) =>
    rolesOfTest(test, rolesOf(engines)).map((role) => ({ role, uncounted: counting.problem }));
  return {
    counting,
    records: records.map((record) =>
      withCounts(record, chosen.includes(record) ? refused(record) : undefined),
    ),
  };
}
