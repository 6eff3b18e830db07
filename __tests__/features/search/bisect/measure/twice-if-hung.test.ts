import { describe, expect, it } from "vitest";
import type { PointPairs } from "../../../../../src/features/search/bisect/measure/exact-pair.ts";
import { twiceIfHung } from "../../../../../src/features/search/bisect/measure/twice-if-hung.ts";
import type { SearchedFault } from "../../../../../src/features/search/bisect/model/settings.ts";

const shown = (isShown: boolean): PointPairs => ({ state: "judged", fault: { isShown } });
const failed: PointPairs = {
  state: "failed",
  role: "baseline",
  untestable: { reason: "crash", message: "signal 9" },
};

async function look(wanted: SearchedFault, ...all: readonly PointPairs[]) {
  let looks = 0;
  const seen = await twiceIfHung(wanted, async () => all[looks++] ?? failed);
  return { seen, looks };
}

describe("a point is looked at", () => {
  it("once, unless it hangs", async () => {
    expect(await look("crash", shown(true))).toEqual({ seen: shown(true), looks: 1 });
    expect(await look("hang", shown(false))).toEqual({ seen: shown(false), looks: 1 });
    expect(await look("hang", failed)).toEqual({ seen: failed, looks: 1 });
  });

  it("again if it hangs, and is undecided if it then ends", async () => {
    expect(await look("hang", shown(true), shown(true))).toEqual({ seen: shown(true), looks: 2 });
    expect(await look("hang", shown(true), failed)).toEqual({ seen: failed, looks: 2 });
    expect(await look("hang", shown(true), shown(false))).toMatchObject({
      seen: { state: "failed", role: "candidate", untestable: { reason: "undecided" } },
      looks: 2,
    });
  });
});
