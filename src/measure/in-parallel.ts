import { availableParallelism } from "node:os";

/**
 * Has workers take items until none is left. An error of one worker ends the others between two items.
 *
 * @param workers at least 1; as many as there are processors if absent
 * @throws the first cause, once all workers have ended
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  workers = availableParallelism(),
): Promise<void> {
  const left = [...items];
  const workOn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  const stopOthers = (cause: unknown) => {
    left.length = 0;
    throw cause;
  };
  await allEnded(Array.from({ length: workers }, () => workOn().catch(stopOthers)));
}

/** Waits until all have ended, so that none goes on after an error of another. @throws the first cause */
export async function allEnded(working: readonly Promise<void>[]): Promise<void> {
  throwFirst(await Promise.allSettled(working));
}

/** @throws the first cause, if there is one */
export function throwFirst(results: readonly PromiseSettledResult<void>[]): void {
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
