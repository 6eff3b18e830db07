import { rolesOf } from "../model/engine.ts";
import { type Passage, type SequenceRecord, sequencePath } from "../model/sequence.ts";
import type { Storage } from "../model/test.ts";
import { type PlannedSequence, type SequencePlan, stepSize } from "../suite/sequence/orders.ts";
import { stepNamed } from "../suite/sequence/steps.ts";
import type { Dialect } from "../suite/suite.ts";
import type { SuiteSize } from "../suite/workload.ts";
import type { MeasureContext } from "./context.ts";
import { SequenceEngine } from "./sequence-engine.ts";
import { SequenceFiles } from "./sequence-files.ts";

/**
 * Takes every engine through each sequence twice: once untimed, to compare what each step returns and leaves, and once timed.
 * A resumed run goes through those that it does not have.
 *
 * @throws InputError if the disk is full or the folder cannot be written; the signal's reason if it is aborted
 */
export async function checkSequences(
  context: MeasureContext,
  { form, dialect, sequences }: SequencePlan,
  size: SuiteSize,
): Promise<void> {
  const { workspace, records, progress, signal } = context;
  const done = new Set(records.sequences.map(sequencePath));
  const left = sequences.filter((one) => !done.has(sequencePath(one)));
  if (left.length === 0) return;
  progress.step(`checking ${left.length} sequences of steps on one connection each`);
  const files = new SequenceFiles(workspace);
  const names = new Set(left.flatMap(({ steps }) => steps));
  const steps = [...names].map((name) => stepNamed(name, dialect));
  await files.write(workspace, steps, stepSize(form, size), dialect, signal);
  for (const [storage, own] of Map.groupBy(left, (one) => one.storage))
    await checkStorage(context, files, storage, own, dialect);
}

async function checkStorage(
  context: MeasureContext,
  files: SequenceFiles,
  storage: Storage,
  sequences: readonly PlannedSequence[],
  dialect: Dialect,
): Promise<void> {
  const engines = rolesOf(context.engines).map((role) => new SequenceEngine(context, files, role, storage));
  try {
    for (const sequence of sequences) context.records.sequence(await goThrough(sequence, engines, dialect));
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
