import { EngineFailure, type SampleRequest, type SampleResult } from "../engines/engine.ts";
import type { Role } from "../model/engine.ts";
import type { Check, Counters } from "../model/sample.ts";
import type { Test } from "../model/test.ts";
import type { Sessions } from "./sessions.ts";

/** One engine's processes, and the test that it is to run. */
interface CheckedTest {
  readonly sessions: Sessions;
  readonly test: Test;
  readonly role: Role;
}

/**
 * Runs a test once, or in two processes if its engine's counters are wanted: one that they do not give the same value is not steady.
 * The baseline is not asked, and a base need not have such counters yet.
 *
 * @param counters the file of their query
 * @throws EngineFailure
 */
export async function runCheck(
  { sessions, test, role }: CheckedTest,
  job: SampleRequest,
  counters: string | undefined,
): Promise<Omit<SampleResult, "counters"> & Pick<Check, "counters" | "uncounted">> {
  const run = async (request: SampleRequest) => {
    const session = await sessions.get(role, test);
    await session.ready(request);
    return await session.go();
  };
  if (counters === undefined || role === "baseline") {
    const { counters: _, ...result } = await run(job);
    return result;
  }
  const counting = { ...job, counters };
  try {
    const { counters: first = {}, ...result } = await run(counting);
    // Runs of one process can share the state of its random numbers, and would agree by that.
    await sessions.drop(role, test);
    const { counters: second = {} } = await run(counting);
    return { ...result, counters: steadyCounters(first, second) };
  } catch (cause) {
    if (role !== "base" || !(cause instanceof EngineFailure) || cause.where !== "counters") throw cause;
    await sessions.drop(role, test);
    const { counters: _, ...result } = await run(job);
    return { ...result, uncounted: cause.message };
  }
}

/** The counters of a run, with those named that another run gave another value, and these values. */
function steadyCounters(first: Counters["values"], second: Counters["values"]): Counters {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  const unsteady = [...names].filter((name) => first[name] !== second[name]);
  if (unsteady.length === 0) return { values: first };
  const again = Object.entries(second).filter(([name]) => unsteady.includes(name));
  return { values: first, unsteady, again: Object.fromEntries(again) };
}
