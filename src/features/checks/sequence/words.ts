import { truncateList } from "../../../messages/format-value.ts";
import { failuresReason } from "../../../report/explain/failure-reason.ts";
import { type Escape, escapeClaim } from "../../../report/format/escape.ts";
import { count, plural, shortMicroseconds } from "../../../report/format/figures.ts";
import { andList, type EngineNames, engineName, storagePhrases } from "../../../report/format/words.ts";
import type { ExaminationWords } from "../../../verdict/examination.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type SequenceFault, type SequenceVerdict, type SpeedUp, sequenceVerdictOf } from "./examine.ts";
import { sequencePath } from "./record.ts";

/** More would push the rest of a report out of sight. */
const maxSpeedUps = 5;

/** `3 orders of 17 steps in memory and on file`: what engines were taken through. */
function sequenceText({ storages, orders, steps }: SequenceVerdict): string {
  const where = andList(storages.map((storage) => storagePhrases[storage]));
  return `${plural(orders, "order")} of ${plural(steps, "step")} ${where}`;
}

/** `3 orders of 17 steps on file, the same as SQLite after each step`: the result of the sequences. */
export function sequenceSummary(sequence: SequenceVerdict, names: EngineNames): string {
  const not = sequence.faults.length > 0 ? "not " : "";
  const base = sequence.baseFaults.length > 0 ? `; ${engineName(names, "base")} is not` : "";
  return `${sequenceText(sequence)}, ${not}the same as ${names.baseline} after each step${base}`;
}

/** `3 of 9 sequences failed`; undefined if none did. */
function failedSequences({ faults, sequences }: SequenceVerdict): string | undefined {
  const failed = new Set(faults.map(sequencePath)).size;
  return failed === 0 ? undefined : `${count(failed)} of ${plural(sequences, "sequence")} failed`;
}

/** A step that an engine went wrong in. Texts are escaped. */
interface FaultText {
  /** E.g. `sequence/file/2, step 9 (recreate_autoincrement)`. */
  readonly name: string;
  readonly reason: string;
}

/** Where engines went wrong first, each step once for a storage. */
function faultTexts(
  faults: readonly SequenceFault[],
  names: EngineNames,
  escapeText: Escape,
  verdict: Pick<Verdict, "untrusted">,
): FaultText[] {
  const groups = Map.groupBy(faults, ({ role, storage, name, reason }) =>
    [role, storage, name, reason].join(),
  );
  return [...groups.values()].flatMap(([fault, ...same]) => {
    if (fault === undefined) return [];
    const { role, reason, message, later } = fault;
    const what = failuresReason([{ role, reason, message }], names, escapeText, verdict);
    const after = later === 0 ? "" : `; ${plural(later, "later step differs", "later steps differ")} too`;
    const again = same.length === 0 ? "" : `; the same step in ${plural(same.length, "more order")}`;
    return [{ name: stepName(fault, escapeText), reason: `${what}${after}${again}` }];
  });
}

/** Where the base went wrong first. */
export function baseFaultTexts(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const faults = sequenceVerdictOf(verdict)?.baseFaults ?? [];
  return faultTexts(faults, names, escapeText, verdict).map(({ name, reason }) => `${name}: ${reason}`);
}

/** The words for sequences in every report. */
export const sequenceWords: ExaminationWords<SequenceVerdict> = {
  failed: failedSequences,
  completed: ({ sequences }) => `${plural(sequences, "sequence")} completed`,
  title: sequenceText,
  summary: sequenceSummary,
  problems: ({ faults }, names, escapeText, untrusted) =>
    faultTexts(faults, names, escapeText, { untrusted }),
  failedNames: ({ faults }) => [...new Set(faults.map(sequencePath))],
  derived: ({ baseFaults, sequences: _, ...found }) => ({
    ...found,
    faults: [...found.faults, ...baseFaults],
  }),
};

/** Steps that engines refuse, and workloads that were much faster than alone, a line each. */
export function sequenceNotes(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  const sequence = sequenceVerdictOf(verdict);
  if (sequence === undefined) return [];
  const escapeMessage = escapeClaim(escapeText, verdict);
  const refusals = sequence.refusals.map(
    ({ role, name, message }) =>
      `${engineName(names, role)} refuses the step ${escapeText(name)} of sequences, and was taken through the others: ` +
      `${escapeMessage(message)}`,
  );
  const workloads = Map.groupBy(sequence.speedUps, ({ role, storage, name }) => [role, storage, name].join());
  const largest = [...workloads.values()].map((all) => all.reduce((a, b) => (factor(b) > factor(a) ? b : a)));
  const texts = largest
    .toSorted((a, b) => factor(b) - factor(a))
    .map((one) => speedUpText(one, names, escapeText));
  const others = (more: number) =>
    `${plural(more, "more workload was", "more workloads were")} much faster in a sequence than alone.`;
  return [...refusals, ...truncateList(maxSpeedUps, texts, others)];
}

function factor({ cpuNs, aloneCpuNs }: SpeedUp): number {
  return aloneCpuNs / cpuNs;
}

function speedUpText(speedUp: SpeedUp, names: EngineNames, escapeText: Escape): string {
  const { role, cpuNs, aloneCpuNs, baseline } = speedUp;
  return (
    `${stepName(speedUp, escapeText)}: ${engineName(names, role)} took ${shortMicroseconds(cpuNs)} us of CPU time, and ` +
    `${shortMicroseconds(aloneCpuNs)} us for the same statements alone: ${factor(speedUp).toFixed(1)} times as fast, ` +
    `${names.baseline} ${baseline.toFixed(1)} times. An engine that no longer does the work looks like that.`
  );
}

function stepName(place: SequenceFault | SpeedUp, escapeText: Escape): string {
  return `${sequencePath(place)}, step ${count(place.step)} (${escapeText(place.name)})`;
}
