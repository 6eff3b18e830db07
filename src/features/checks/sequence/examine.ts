import type { Role } from "../../../model/engine.ts";
import type { Failure } from "../../../model/sample.ts";
import type { Storage } from "../../../model/test.ts";
import { findStep } from "../../../suite/sequence/steps.ts";
import { describeDifference } from "../../../verdict/equal-work.ts";
import { examinedPart } from "../../../verdict/examination.ts";
import type { SequenceRecord, StepDone, StepResult } from "./record.ts";

/** A step of a sequence. */
interface StepPlace {
  readonly storage: Storage;
  readonly order: number;
  /** From 1. */
  readonly step: number;
  readonly name: string;
}

/** Where an engine first went wrong in a sequence: what follows may be a consequence. */
export interface SequenceFault extends StepPlace, Pick<Failure, "reason" | "message"> {
  readonly role: Role;
  /** Later steps in which it was seen to differ as well. */
  readonly later: number;
}

/** A step that an engine does not do, and in its own words why. */
export interface Refusal {
  readonly role: Role;
  readonly name: string;
  readonly message: string;
}

/** A workload that an engine was much faster at in a sequence than alone, and the baseline was not. */
export interface SpeedUp extends StepPlace {
  readonly role: Role;
  /** CPU time, nanoseconds, above 0. */
  readonly cpuNs: number;
  /** The time of the step alone: the least of all orders in the storage, since other work only adds to the time. */
  readonly aloneCpuNs: number;
  /** How many times as fast the baseline was there, at least 1. */
  readonly baseline: number;
}

/** The result of a run's sequences. */
export interface SequenceVerdict {
  readonly storages: readonly Storage[];
  /** Orders of each storage. */
  readonly orders: number;
  /** Steps of the longest order. */
  readonly steps: number;
  /** Sequences of all storages and orders. */
  readonly sequences: number;
  /** Faults of the engines that must do right: a run with one of them fails. At most one for an engine and sequence. */
  readonly faults: readonly SequenceFault[];
  /** The base's, which is not the candidate's fault. */
  readonly baseFaults: readonly SequenceFault[];
  /** Each once for an engine and step. */
  readonly refusals: readonly Refusal[];
  readonly speedUps: readonly SpeedUp[];
}

/** Undefined if the run had no sequences. */
export const sequenceVerdictOf = examinedPart<SequenceVerdict>("sequence");

/**
 * An engine that touches no rows any more is faster by far more; caches that are warm in a sequence and cold alone come to
 * less than twice.
 */
export const muchFaster = 3;

/**
 * Compares the engines after each step.
 *
 * @param requireBase whether the base must do right too
 * @returns undefined if there are no sequences
 */
export function assessSequences(
  records: readonly SequenceRecord[] | undefined,
  requireBase = false,
): SequenceVerdict | undefined {
  if (records === undefined || records.length === 0) return undefined;
  const faults = records.flatMap(faultsOf);
  const alone = leastAlone(records);
  const mustBeRight = ({ role }: SequenceFault) => role !== "base" || requireBase;
  return {
    storages: [...new Set(records.map(({ storage }) => storage))],
    orders: new Set(records.map(({ order }) => order)).size,
    steps: Math.max(...records.map(({ steps }) => steps.length)),
    sequences: records.length,
    faults: faults.filter(mustBeRight),
    baseFaults: faults.filter((fault) => !mustBeRight(fault)),
    refusals: refusalsOf(records),
    speedUps: records.flatMap((record) => speedUpsOf(record, alone)),
  };
}

/** At most one for each engine. */
function faultsOf(record: SequenceRecord): SequenceFault[] {
  const { storage, order, steps, engines } = record;
  const baseline = resultsOf(record, "baseline");
  return engines.flatMap(({ role, results, failure }) => {
    const wrong = results.flatMap((result, index) => {
      const problem = problemWith(role, steps[index] ?? "", result, baseline[index]);
      return problem === undefined ? [] : [{ step: index + 1, ...problem }];
    });
    const all = failure === undefined ? wrong : [...wrong, failure];
    const [first] = all.toSorted((one, other) => one.step - other.step);
    if (first === undefined) return [];
    const later = wrong.filter(({ step }) => step > first.step).length;
    return [{ role, storage, order, name: steps[first.step - 1] ?? "", ...first, later }];
  });
}

/** The fault in a step's result, by itself or beside the baseline's; undefined if there is none. */
function problemWith(
  role: Role,
  name: string,
  result: StepResult,
  baseline: StepResult | undefined,
): Pick<Failure, "reason" | "message"> | undefined {
  const step = findStep(name);
  if ("refused" in result)
    return step?.mayBeRefused === true ? undefined : { reason: "error", message: result.refused };
  if (step?.changesRows === true && result.work.changes === 0)
    return { reason: "error", message: `${role} changed 0 rows, and this step must change some` };
  if (role === "baseline" || baseline === undefined || "refused" in baseline) return undefined;
  const message =
    describeDifference({ role, ...result }, { role: "baseline", ...baseline }) ??
    describeStates({ role, ...result }, { role: "baseline", ...baseline });
  return message === undefined ? undefined : { reason: "differs", message };
}

/** The state that an engine's step was once seen to leave. */
interface Left extends Pick<StepDone, "state"> {
  readonly role: Role;
  /** When it was seen: `when timed`. Absent if both are of the same. */
  readonly occasion?: string;
}

/** The difference between the results of two steps, in the words of `describeDifference`; undefined if they are equal. */
export function describeStates(one: Left, other: Left): string | undefined {
  const isSameCount = one.state.rows === other.state.rows;
  if (isSameCount && one.state.hash === other.state.hash) return undefined;
  const describe = ({ role, state, occasion }: Left) => {
    const what = isSameCount
      ? `rows with the hash ${state.hash}`
      : `${state.rows} row${state.rows === 1 ? "" : "s"} in tables and indexes`;
    return [role, "left", what, ...(occasion === undefined ? [] : [occasion])].join(" ");
  };
  return `${describe(one)}, ${describe(other)}`;
}

function refusalsOf(records: readonly SequenceRecord[]): Refusal[] {
  const all = records.flatMap(({ steps, engines }) =>
    engines.flatMap(({ role, results }) =>
      results.flatMap((result, index) =>
        "refused" in result ? [{ role, name: steps[index] ?? "", message: result.refused }] : [],
      ),
    ),
  );
  return [...Map.groupBy(all, ({ role, name }) => `${role} ${name}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** @param alone the times alone, by `aloneKey` */
function speedUpsOf(record: SequenceRecord, alone: ReadonlyMap<string, number>): SpeedUp[] {
  const { storage, order, steps, engines } = record;
  const timesAt = (role: Role, index: number) => {
    const cpuNs = timeOf(resultsOf(record, role)[index], "cpuNs");
    const aloneCpuNs = alone.get(aloneKey(role, storage, steps[index] ?? ""));
    return cpuNs === undefined || aloneCpuNs === undefined ? undefined : { cpuNs, aloneCpuNs };
  };
  return engines
    .filter(({ role }) => role !== "baseline")
    .flatMap(({ role, results }) =>
      results.flatMap((_, index) => {
        const own = timesAt(role, index);
        const usual = timesAt("baseline", index);
        if (own === undefined || usual === undefined) return [];
        const baseline = Math.max(1, usual.aloneCpuNs / usual.cpuNs);
        if (own.aloneCpuNs < muchFaster * baseline * own.cpuNs) return [];
        return [{ role, storage, order, step: index + 1, name: steps[index] ?? "", ...own, baseline }];
      }),
    );
}

/** The least CPU time of each engine's steps that were timed alone, nanoseconds, by `aloneKey`. */
function leastAlone(records: readonly SequenceRecord[]): Map<string, number> {
  const least = new Map<string, number>();
  for (const { storage, steps, engines } of records)
    for (const { role, results } of engines)
      for (const [index, result] of results.entries()) {
        const name = steps[index] ?? "";
        const time = timeOf(result, "aloneCpuNs");
        // If an order has a step twice, the first time counts.
        if (time === undefined || steps.indexOf(name) !== index) continue;
        const key = aloneKey(role, storage, name);
        least.set(key, Math.min(time, least.get(key) ?? time));
      }
  return least;
}

function aloneKey(role: Role, storage: Storage, name: string): string {
  return `${role} ${storage} ${name}`;
}

/** Undefined if it is not known: some systems do not tell the CPU time of a shell, and then it is 0. */
function timeOf(result: StepResult | undefined, time: "cpuNs" | "aloneCpuNs"): number | undefined {
  if (result === undefined || "refused" in result) return undefined;
  return (result[time] ?? 0) > 0 ? result[time] : undefined;
}

function resultsOf({ engines }: SequenceRecord, role: Role): readonly StepResult[] {
  return engines.find((one) => one.role === role)?.results ?? [];
}
