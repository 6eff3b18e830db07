import type { BuildResult, EngineSource } from "./engine-source.ts";

/**
 * The engine of a point. If the engine has to be built, the engines that may be needed next are built at the same time: nothing is built while an engine is timed.
 *
 * @param ahead in the order of their use
 * @param jobs how many builds may run at once, at least 1
 */
export async function buildWithAhead(
  source: EngineSource,
  point: number,
  ahead: readonly number[],
  jobs: number,
  signal: AbortSignal,
): Promise<BuildResult> {
  if (source.isBuilt(point) || jobs === 1) return await source.build(point, signal);
  const waiting = [point, ...ahead.filter((other) => other !== point && !source.isBuilt(other))];
  const results = new Map<number, BuildResult>();
  const own = new AbortController();
  const either = AbortSignal.any([signal, own.signal]);
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.set(next, await source.build(next, either));
  };
  const workers = Array.from({ length: jobs }, work);
  // A build that fails ends the others, and this call waits for their end.
  for (const worker of workers) worker.catch((cause: unknown) => own.abort(cause));
  await Promise.allSettled(workers);
  either.throwIfAborted();
  return results.get(point) as BuildResult;
}
