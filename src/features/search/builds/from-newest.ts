import type { EngineSource } from "./engine-source.ts";

/**
 * The same engines, the newest first: a search from a newer good end to an older bad one finds the last that is bad, and with it the one
 * that fixed it.
 *
 * @param source a chain: each engine was made from the one before
 */
export function fromNewest(source: EngineSource): EngineSource {
  const last = source.points.length - 1;
  return {
    ...source,
    points: source.points
      .toReversed()
      .map((point, index) => ({ ...point, parents: index === 0 ? [] : [index - 1] })),
    good: 0,
    bad: last,
    isFix: true,
    isBuilt: (point) => source.isBuilt(last - point),
    build: (point, signal) => source.build(last - point, signal),
  };
}
