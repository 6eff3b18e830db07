import { describeDifference } from "../../../verdict/equal-work.ts";
import { describeStates } from "./examine.ts";
import { type Passage, type SequenceRecord, type StepResult, sequencePath } from "./record.ts";

/** Every sequence once, in the order of the first: shards of different tests go through the same ones. */
export function mergeSequences(sequences: readonly SequenceRecord[]): SequenceRecord[] {
  return [...Map.groupBy(sequences, sequencePath).values()].map((same) => same.reduce(append));
}

/** The first results of an engine are kept: those of another shard must be the same. */
function append(first: SequenceRecord, next: SequenceRecord): SequenceRecord {
  const engines = first.engines.map((passage) => {
    const other = next.engines.find(({ role }) => role === passage.role);
    const failure = passage.failure ?? other?.failure ?? (other && firstChange(first.steps, passage, other));
    return failure === undefined ? passage : { ...passage, failure };
  });
  return { ...first, engines };
}

/** The failure of an engine that did other work in another shard; undefined if it did the same. */
function firstChange(
  steps: readonly string[],
  { role, results }: Passage,
  other: Passage,
): Passage["failure"] {
  for (const [index, name] of steps.entries()) {
    const one = observe(role, results[index], "in the first shard");
    const two = observe(role, other.results[index], "in another shard");
    const difference = describeDifference(one, two) ?? describeStates(one, two);
    if (difference !== undefined)
      return { step: index + 1, reason: "differs", message: `${name}: ${difference}` };
  }
  return undefined;
}

/** A step that an engine refused, or did not come to, is as if it had done nothing. */
function observe(role: Passage["role"], result: StepResult | undefined, occasion: string) {
  const nothing = { work: { statements: 0, rows: 0, changes: 0 }, state: { rows: 0, hash: "" } };
  return { role, occasion, ...(result === undefined || "refused" in result ? nothing : result) };
}
