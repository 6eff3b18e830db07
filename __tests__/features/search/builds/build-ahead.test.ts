import { describe, expect, it } from "vitest";
import { buildWithAhead } from "../../../../src/features/search/builds/build-ahead.ts";
import type { EngineSource } from "../../../../src/features/search/builds/engine-source.ts";

const never = new AbortController().signal;

/** A source that says what was built, and how many at once at most. */
function recordingSource(build: (point: number) => Promise<void> = async () => {}) {
  const built = new Set<number>();
  let running = 0;
  const seen = { most: 0 };
  const source: EngineSource = {
    points: [],
    good: 0,
    bad: 9,
    isBuilt: (point) => built.has(point),
    build: async (point) => {
      running++;
      seen.most = Math.max(seen.most, running);
      try {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await build(point);
        built.add(point);
        return { state: "built", engine: `engine-${point}` };
      } finally {
        running--;
      }
    },
  };
  return { source, built, seen };
}

describe("building ahead", () => {
  it("builds only the point itself with one job", async () => {
    const { source, built } = recordingSource();
    expect(await buildWithAhead(source, 4, [2, 6], 1, never)).toEqual({ state: "built", engine: "engine-4" });
    expect([...built]).toEqual([4]);
  });

  it("builds what may be needed next beside it, no more at once than there are jobs", async () => {
    const { source, built, seen } = recordingSource();
    await buildWithAhead(source, 4, [2, 6], 2, never);
    expect([...built].toSorted()).toEqual([2, 4, 6]);
    expect(seen.most).toBe(2);
  });

  it("builds nothing if the point is built already", async () => {
    const { source, built } = recordingSource();
    built.add(4);
    await buildWithAhead(source, 4, [2, 6], 3, never);
    expect([...built]).toEqual([4]);
  });

  it("ends when all builds have ended, if one cannot be made at all", async () => {
    const { source, built } = recordingSource(async (point) => {
      if (point === 2) throw new Error("no space");
    });
    await expect(buildWithAhead(source, 4, [2, 6], 3, never)).rejects.toThrow("no space");
    expect(built.has(4)).toBe(true);
  });
});
