import { describe, expect, it } from "vitest";
import {
  collectorText,
  minuteText,
  stallText,
  steadyTexts,
} from "../../../../../src/features/figures/age/steady/words.ts";
import { makeAge } from "../aged.ts";
import { makeLoad } from "./loads.ts";

const names = { baseline: "MariaDB", candidate: "Dolt", base: "Dolt (base)" };

describe("the sentences about a steady load", () => {
  it("say throughput, stalls with what the disk did, and falls of the disk", () => {
    const engines = [
      makeLoad("baseline", 120),
      makeLoad("candidate", 120, { 7200: 2.3e9 }, (second) => (second < 74 ? 80e6 : 20e6)),
    ];
    expect(steadyTexts(makeAge([], { steady: { minutes: 2, engines } }), names)).toEqual([
      "a steady load of 2 minutes each: MariaDB 12,000 commits, 100 in the median second; Dolt 11,771 commits, 100 in the median second (1.00x)",
      "Dolt stalled for 2.3 s at minute 1:12, after 7,200 commits: its disk fell from 80 MB to 20 MB",
      "the disk of Dolt fell from 80 MB to 20 MB at minute 1:15",
    ]);
  });

  it("name the five longest stalls alone, in order of time", () => {
    const slow = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [400 * (index + 1), (index + 2) * 100e6]),
    );
    const steady = { minutes: 1, engines: [makeLoad("candidate", 60, slow)] };
    const texts = steadyTexts(makeAge([], { steady }), names);
    expect(texts).toHaveLength(7);
    expect(texts[1]).toMatch(
      /^Dolt stalled for 500 ms at minute 0:1\d, after 1,600 commits: its disk stayed at 8 MB$/,
    );
    expect(texts[6]).toBe("Dolt has 3 shorter stalls more");
  });

  it("are none without a load", () => {
    expect(steadyTexts(makeAge([]), names)).toEqual([]);
    expect(steadyTexts(makeAge([], { steady: { minutes: 1, engines: [] } }), names)).toEqual([]);
  });

  it("say within what time a stall of several commits was", () => {
    const stall = { fromNs: 61e9, toNs: 66e9, ns: 2e9, after: 1 };
    expect(stallText(stall)).toBe("stalled for 2 s within 5 s at minute 1:01, after 1 commit");
    expect(minuteText(3_599.9e9)).toBe("59:59");
  });
});

it("who collects garbage is said as far as it is known", () => {
  const collectors = { candidate: "on", base: "off" } as const;
  expect(collectorText({ collectors }, names)).toBe(
    "Collection of garbage in the background: Dolt: on; Dolt (base): off.",
  );
  expect(collectorText({}, names)).toBe("");
});
