import { inParallel } from "../../../../measure/in-parallel.ts";
import { kinds, type Test, testPath } from "../../../../model/test.ts";
import { type InstructionChange, isTaken } from "../compare.ts";
import type { CountedRecord, TakenCount } from "../counts.ts";
import { countEach } from "./count-each.ts";
import type { CountedPart } from "./count-session.ts";
import type { CountingPass } from "./counting-pass.ts";

/** Chance is rare: it does not change more sessions than these at once. */
const mostSessions = 3;

/**
 * Counts tests that seem to have changed again, on base and candidate, in sessions of their own. An effect of chance on a session before its first count, such as to its heap, is in all its counts: counting twice in it cannot show that. The read and the write of each session that changed most are taken, and all tests over their ceilings. If more than three have changes, chance is not the reason, and nothing is counted again.
 *
 * @param parts the sessions of the first counts
 * @param changes the largest first
 * @returns the records, with the new counts as second ones, unless earlier second ones differ more
 */
export async function recountChanges(
  pass: CountingPass,
  parts: readonly CountedPart[],
  records: readonly CountedRecord[],
  changes: readonly InstructionChange[],
): Promise<readonly CountedRecord[]> {
  const changed = parts.flatMap((part) => {
    const tests = mostChanged(part, changes);
    return part.role === "baseline" || tests.length === 0 ? [] : [{ ...part, tests, twice: [] }];
  });
  const sessions = changed.filter(({ role }) => role === "candidate").length;
  if (sessions === 0 || sessions > mostSessions) return records;
  pass.progress.step("counting again what seems to have changed");
  const counted = new Map<string, number>();
  await inParallel(changed, async (part) => {
    // A test that cannot be counted again keeps its first count.
    for await (const [test, outcome] of countEach(pass, part))
      if (typeof outcome !== "string") counted.set(`${part.role} ${testPath(test)}`, outcome.instructions);
  });
  return records.map((record) =>
    record.counts === undefined
      ? record
      : {
          ...record,
          counts: record.counts.map((count) =>
            isTaken(count) ? withAgain(count, counted.get(`${count.role} ${testPath(record)}`)) : count,
          ),
        },
  );
}

/** The read and the write of a part that changed most, and its tests over their ceilings. */
function mostChanged({ tests }: CountedPart, changes: readonly InstructionChange[]): Test[] {
  const own = new Map(tests.map((test) => [testPath(test), test]));
  const changed = changes.flatMap(({ test }) => own.get(testPath(test)) ?? []);
  const largest = kinds.flatMap((kind) => changed.filter((test) => test.kind === kind).slice(0, 1));
  const failing = changes.flatMap(({ test, outcome }) =>
    outcome === "fail" ? (own.get(testPath(test)) ?? []) : [],
  );
  return [...new Set([...largest, ...failing])];
}

function withAgain(count: TakenCount, recounted: number | undefined): TakenCount {
  const { instructions, again = instructions } = count;
  if (recounted === undefined) return count;
  const differsMore = Math.abs(recounted - instructions) >= Math.abs(again - instructions);
  return { ...count, again: differsMore ? recounted : again };
}
