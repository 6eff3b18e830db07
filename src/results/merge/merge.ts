import { formatRounds, roundsOfParts } from "../../model/criteria.ts";
import { type EngineFacts, type PerEngine, type Role, roles } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import type { MachineFacts, MachineRecord, Recording, RunFacts } from "../../model/recording.ts";
import type { ShardPlan } from "../../model/shard-plan.ts";
import { storages, testPath } from "../../model/test.ts";
import { type KeepsFacts, mergeFacts } from "../facts.ts";
import { mergeOrigins } from "./merge-origin.ts";
import { mergePlanned } from "./merge-planned.ts";
import { mergeControls, mergeTests, numberRuns } from "./merge-tests.ts";
import { requireSameRun, type Shard } from "./same-run.ts";

/**
 * Makes one recording of a run's shards: by their plan, if they have one, or of whatever tests each of them has.
 *
 * @param shards at least one
 * @param expected the plan, if it is known apart from the results
 * @param features whose facts are merged too
 * @throws InputError if shards without a plan timed other SQL or other engines, naming both files and values, or if one of several
 *   was confirmed before
 */
export function mergeRecordings(
  shards: readonly [Shard, ...Shard[]],
  expected?: ShardPlan,
  features: readonly KeepsFacts[] = [],
): Recording {
  const confirmed = shards.find(({ recording }) => recording.confirmation !== undefined);
  if (confirmed !== undefined && shards.length > 1)
    throw new InputError(
      `${confirmed.fileName} cannot be merged: another machine has confirmed it already; merge the shards first, and ` +
        "give what the other machine measured with --confirmed-by",
    );
  const isPlanned = expected !== undefined || shards.some(({ recording }) => recording.shard !== undefined);
  const merge = (parts: readonly [Shard, ...Shard[]]) => mergeUnplanned(parts, features);
  return isPlanned ? mergePlanned(shards, expected, merge, features) : merge(shards);
}

/**
 * Makes one recording of a run's shards. Rounds of a test that is in several of them follow each other. Other
 * machines are let in with a warning, since the samples of a pair are of one machine. A run of which a shard was
 * stopped was stopped.
 *
 * @param shards at least one
 * @throws InputError if shards timed other SQL or other engines, naming both files and values
 */
function mergeUnplanned(shards: readonly [Shard, ...Shard[]], features: readonly KeepsFacts[]): Recording {
  const [{ recording: first }] = shards;
  if (shards.length === 1) return first;
  for (const [index, shard] of shards.entries())
    for (const earlier of shards.slice(0, index)) requireSameRun(earlier, shard, features);
  const recordings = shards.map(({ recording }) => recording);
  const tests = mergeTests(numberRuns(recordings));
  const controls = mergeControls(recordings.flatMap((one) => one.controls ?? []));
  const { facts, warnings } = mergeFacts(shards, features);
  const run = mergeRuns(shards, { tests, controls });
  const others = mergeOtherSuites(recordings);
  const warehouses = recordings.find(({ suite }) => suite?.warehouses !== undefined)?.suite?.warehouses;
  const sql: Record<string, string> = Object.assign({}, ...recordings.map(({ suite }) => suite?.sql));
  return {
    run,
    origin: mergeOrigins(recordings.map(({ origin }) => origin)),
    ...(first.suite === undefined ? {} : { suite: { ...first.suite, warehouses, others, sql } }),
    machine: first.machine,
    ...(run === undefined ? {} : { machines: recordings.flatMap(machinesOf) }),
    engines: mergeEngines(recordings.map(({ engines }) => engines)),
    identicalBase: first.identicalBase,
    noBase: first.noBase,
    mediansOnly: first.mediansOnly,
    features: facts,
    tests,
    ...(recordings.every((one) => one.controls === undefined) ? {} : { controls }),
    ...mergeSkipped(recordings),
    warnings: [
      ...new Set(recordings.flatMap(({ warnings }) => warnings)),
      ...disagreements(shards),
      ...warnings,
    ],
  };
}

/** A recording that was merged before keeps its machines. */
function machinesOf({ machines, machine, shard, origin, controls }: Recording): readonly MachineRecord[] {
  return machines ?? [{ shard, attempt: origin?.attempt, machine, controls }];
}

/** The hashes of suites other than the default one, of all shards; undefined if none has any. */
function mergeOtherSuites(recordings: readonly Recording[]): Record<string, string> | undefined {
  const found = recordings.flatMap(({ suite }) => (suite?.others === undefined ? [] : [suite.others]));
  return found.length === 0 ? undefined : Object.assign({}, ...found);
}

function mergeSkipped(recordings: readonly Recording[]): Pick<Recording, "skipped"> {
  const all = new Map(recordings.flatMap((one) => (one.skipped ?? []).map((test) => [testPath(test), test])));
  return all.size === 0 ? {} : { skipped: [...all.values()] };
}

/** Either all shards have a base or none. */
function mergeEngines(shards: readonly PerEngine<EngineFacts>[]): PerEngine<EngineFacts> {
  const bases = shards.flatMap(({ base }) => base ?? []);
  return {
    baseline: mergeEngine(shards.map(({ baseline }) => baseline)),
    candidate: mergeEngine(shards.map(({ candidate }) => candidate)),
    ...(bases.length === 0 ? {} : { base: mergeEngine(bases) }),
  };
}

/** Facts that several shards share, or that the first of them states, so the first is written last. */
function mergeEngine(shards: readonly EngineFacts[]): EngineFacts {
  const lastFirst = shards.toReversed();
  const settings: EngineFacts["settings"] = Object.assign({}, ...lastFirst.map((shard) => shard.settings));
  const variantSettings = mergeVariantSettings(lastFirst);
  const floorNs: EngineFacts["floorNs"] = Object.assign({}, ...lastFirst.map((shard) => shard.floorNs));
  const isolation: EngineFacts["isolation"] = Object.assign({}, ...lastFirst.map((shard) => shard.isolation));
  const unmeasured: EngineFacts["unmeasured"] = Object.assign({}, ...lastFirst.map((one) => one.unmeasured));
  return Object.assign(
    {},
    ...lastFirst,
    Object.keys(settings ?? {}).length === 0 ? {} : { settings },
    variantSettings === undefined ? {} : { variantSettings },
    Object.keys(isolation ?? {}).length === 0 ? {} : { isolation },
    Object.keys(floorNs ?? {}).length === 0 ? {} : { floorNs },
    Object.keys(unmeasured ?? {}).length === 0 ? {} : { unmeasured },
  );
}

/** Shards may have measured different storages of a variant. */
function mergeVariantSettings(shards: readonly EngineFacts[]): EngineFacts["variantSettings"] | undefined {
  const all = shards.flatMap(({ variantSettings = {} }) => Object.entries(variantSettings));
  if (all.length === 0) return undefined;
  const byVariant = Map.groupBy(all, ([variant]) => variant);
  return Object.fromEntries(
    [...byVariant].map(([variant, own]) => [variant, Object.assign({}, ...own.map(([, found]) => found))]),
  );
}

function mergeRuns(
  shards: readonly Shard[],
  { tests, controls }: Required<Pick<Recording, "tests" | "controls">>,
): RunFacts | undefined {
  const runs = shards.flatMap(({ recording: { run } }) => run ?? []);
  const [first] = runs;
  if (first === undefined) return undefined;
  const part = shards.find(({ recording }) => recording.tests.length > 0)?.recording;
  const stopped = shards.flatMap(({ fileName, recording: { run } }) =>
    run?.stopped === undefined ? [] : [`${fileName}: ${run.stopped}`],
  );
  const timeline: Record<string, number> = {};
  for (const [part, ns] of runs.flatMap((run) => Object.entries(run.timeline ?? {})))
    timeline[part] = (timeline[part] ?? 0) + ns;
  const resumed = runs.flatMap((run) => run.resumed ?? []);
  const limits = runs.flatMap(({ maxMinutes }) => maxMinutes ?? []);
  const moment = (text: string) => Date.parse(text);
  return {
    ...first,
    startedAt: runs.map((run) => run.startedAt).reduce((a, b) => (moment(b) < moment(a) ? b : a)),
    finishedAt: runs.map((run) => run.finishedAt).reduce((a, b) => (moment(b) > moment(a) ? b : a)),
    rounds:
      typeof first.rounds === "number" && tests.length > 0
        ? Math.max(...tests.map(({ asked = 0 }) => asked))
        : roundsOfParts(part?.run?.rounds ?? first.rounds, part ?? { tests }, tests.length),
    ...(runs.some(({ planned }) => planned === undefined)
      ? {}
      : {
          planned: { tests: tests.length, controls: controls.length },
        }),
    ...(limits.length === 0 ? {} : { maxMinutes: Math.max(...limits) }),
    ...(runs.some(({ outOfTime }) => outOfTime === true) ? { outOfTime: true } : {}),
    ...(resumed.length === 0 ? {} : { resumed }),
    ...(Object.keys(timeline).length === 0 ? {} : { timeline }),
    ...(stopped.length === 0 ? {} : { stopped: stopped.join("; ") }),
  };
}

/** Warnings for what may differ between shards and yet should be known. */
function disagreements(shards: readonly Shard[]): string[] {
  const isolation = (role: Role) =>
    storages.flatMap((storage) =>
      disagreement(
        `ways to isolate the ${role}'s ${storage} samples`,
        shards,
        ({ engines }) => engines[role]?.isolation?.[storage],
      ),
    );
  return [
    ...disagreement("machines", shards, ({ machine }) => machine && describeMachine(machine)),
    ...disagreement("tool versions", shards, ({ run }) => run?.tool),
    ...disagreement(
      "settings to judge by",
      shards,
      ({ run }) => run && JSON.stringify(run.judgedBy ?? "defaults"),
    ),
    ...disagreement("numbers of rounds", shards, ({ run }) => run && formatRounds(run.rounds)),
    ...roles.flatMap(isolation),
  ];
}

function disagreement(
  what: string,
  shards: readonly Shard[],
  factOf: (recording: Recording) => string | undefined,
): string[] {
  const values = Map.groupBy(shards, ({ recording }) => factOf(recording));
  values.delete(undefined);
  if (values.size < 2) return [];
  const parts = [...values].map(
    ([value, same]) => `${value} (${same.map((one) => one.fileName).join(", ")})`,
  );
  return [`The merged results come from different ${what}: ${parts.join("; ")}.`];
}

function describeMachine({ cpu, cores, memoryBytes, platform, kernel }: MachineFacts): string {
  return `${cpu}, ${cores} cores, ${Math.round(memoryBytes / 2 ** 30)} GiB, ${platform}, ${kernel}`;
}
