import type { MeasureContext } from "../../../measure/context.ts";
import { type EngineCheck, isMachineForAll, readKept } from "../../../measure/pass.ts";
import { rolesOf } from "../../../model/engine.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { type Storage, storages } from "../../../model/test.ts";
import { dialectOf } from "../../../suite/dialect.ts";
import {
  type PlannedSequence,
  planSequences,
  type SequencePlan,
  sequenceHash,
  stepSize,
} from "../../../suite/sequence/orders.ts";
import { stepNamed } from "../../../suite/sequence/steps.ts";
import type { Dialect } from "../../../suite/suite.ts";
import { type SequenceContext, SequenceEngine } from "./engine.ts";
import { SequenceFiles } from "./files.ts";
import { type Passage, type SequenceRecord, type Sequences, sequencePath, sequenceSchema } from "./record.ts";

type Keep = Parameters<EngineCheck["check"]>[3];

/** Takes the engines through sequences of steps, if the settings choose suites that have some. */
export const sequenceCheck: EngineCheck = {
  part: "sequences",
  isWanted: (settings) => isMachineForAll(settings) && planOf(settings) !== undefined,
  sqlHash: (settings) => {
    const { form, dialect } = plannedIn(settings);
    return sequenceHash(form, settings, dialect);
  },
  check: checkSequences,
  facts: (settings, kept): Sequences => {
    const { length: planned } = plannedIn(settings).sequences;
    return { version: 1, planned, sequences: readSequences(kept).toSorted(inOrder) };
  },
};

function planOf(settings: MeasureSettings): SequencePlan | undefined {
  return planSequences({ ...settings, dialect: dialectOf(settings.candidate) });
}

function plannedIn(settings: MeasureSettings): SequencePlan {
  const plan = planOf(settings);
  if (plan === undefined) throw new Error("the settings choose no sequences");
  return plan;
}

function readSequences(kept: readonly unknown[]): SequenceRecord[] {
  return readKept(sequenceSchema, kept, "sequences");
}

function inOrder(one: SequenceRecord, other: SequenceRecord): number {
  return storages.indexOf(one.storage) - storages.indexOf(other.storage) || one.order - other.order;
}

/**
 * Takes every engine through each sequence twice: once untimed, to compare what each step returns and leaves, and once timed.
 * A resumed run goes through those that it does not have.
 *
 * @throws InputError if the disk is full or the folder cannot be written; the signal's reason if it is aborted
 */
async function checkSequences(
  settings: MeasureSettings,
  context: MeasureContext,
  kept: readonly unknown[],
  keep: Keep,
): Promise<void> {
  const { form, dialect, sequences } = plannedIn(settings);
  const { workspace, progress, signal } = context;
  const done = new Set(readSequences(kept).map(sequencePath));
  const left = sequences.filter((one) => !done.has(sequencePath(one)));
  if (left.length === 0) return;
  progress.step(`checking ${left.length} sequences of steps on one connection each`);
  const files = new SequenceFiles(workspace);
  const names = new Set(left.flatMap(({ steps }) => steps));
  const steps = [...names].map((name) => stepNamed(name, dialect));
  await files.write(workspace, steps, stepSize(form, settings), dialect, signal);
  for (const [storage, own] of Map.groupBy(left, (one) => one.storage))
    await checkStorage(context, files, storage, own, dialect, keep);
}

async function checkStorage(
  context: MeasureContext,
  files: SequenceFiles,
  storage: Storage,
  sequences: readonly PlannedSequence[],
  dialect: Dialect,
  keep: Keep,
): Promise<void> {
  const engines = enginesOf(context, files, storage);
  try {
    for (const sequence of sequences) {
      const record = await goThrough(sequence, engines, dialect);
      keep(sequencePath(record), record);
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

function enginesOf(context: SequenceContext, files: SequenceFiles, storage: Storage): SequenceEngine[] {
  return rolesOf(context.engines).map((role) => new SequenceEngine(context, files, role, storage));
}

/**
 * Takes the engines through one sequence, in processes that know nothing of earlier ones.
 *
 * @throws InputError if the disk is full; the signal's reason if it is aborted
 */
export async function goThroughOnce(
  context: SequenceContext,
  files: SequenceFiles,
  sequence: PlannedSequence,
  dialect: Dialect,
): Promise<SequenceRecord> {
  const engines = enginesOf(context, files, sequence.storage);
  try {
    return await goThrough(sequence, engines, dialect);
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

/** @param engines the baseline first: its time limits the others' */
async function goThrough(
  { storage, order, steps: names }: PlannedSequence,
  engines: readonly SequenceEngine[],
  dialect: Dialect,
): Promise<SequenceRecord> {
  const steps = names.map((name) => stepNamed(name, dialect));
  const [baseline, ...others] = engines;
  if (baseline === undefined) throw new Error("a run has a baseline");
  const { passage: reference, ns } = await baseline.check(steps);
  const checked = await Promise.all(others.map((engine) => engine.check(steps, ns)));
  const untimed = [reference, ...checked.map(({ passage }) => passage)];
  const passages: Passage[] = [];
  for (const [index, passage] of untimed.entries()) {
    const engine = engines[index] as SequenceEngine;
    passages.push(passage.failure === undefined ? await engine.time(steps, passage, ns) : passage);
  }
  return { storage, order, steps: [...names], engines: passages };
}
