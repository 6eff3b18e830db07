import type { Test } from "../../../../model/test.ts";
import { outOfTime } from "../counts.ts";
import { type Counted, type CountedPart, CountSession } from "./count-session.ts";
import { type CountingPass, describeUncounted, engineOf } from "./counting-pass.ts";

/** A test's count, and the instructions of its second count, if there is one. */
export interface SessionCount extends Counted {
  readonly again?: number;
}

/**
 * Counts the tests of a part one after the other, in a session of its own.
 *
 * @param tests of the part
 * @returns each test with its counts, or with the reason why it is not counted
 * @throws the signal's reason on an abort, and anything but an EngineFailure
 */
export async function* countEach(
  pass: CountingPass,
  part: CountedPart,
  tests: readonly Test[] = part.tests,
): AsyncGenerator<readonly [Test, SessionCount | string]> {
  const engine = engineOf(pass, part);
  if (typeof engine === "string") {
    for (const test of tests) yield [test, engine];
    return;
  }
  const session = new CountSession(engine, pass.workspace, part, pass.timeoutMs, pass.signal);
  let unopened: string | undefined;
  try {
    for (const test of tests) {
      pass.signal.throwIfAborted();
      const why = unopened ?? (pass.isOutOfTime() ? outOfTime : undefined);
      const outcome = why ?? (await countOne(pass, part, session, test));
      if (typeof outcome === "string" && why === undefined && !session.hasOpened) unopened = outcome;
      yield [test, outcome];
    }
  } finally {
    await session.close();
  }
}

async function countOne(
  { signal }: CountingPass,
  { twice }: CountedPart,
  session: CountSession,
  test: Test,
): Promise<SessionCount | string> {
  try {
    const counted = await session.count(test);
    return twice.includes(test) ? { ...counted, again: (await session.count(test)).instructions } : counted;
  } catch (cause) {
    return describeUncounted(cause, signal);
  }
}
