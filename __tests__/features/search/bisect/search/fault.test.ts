import { describe, expect, it } from "vitest";
import { chain } from "../../../../../src/features/search/bisect/search/ancestry.ts";
import { search } from "../../../../../src/features/search/bisect/search/search.ts";
import type { Observation } from "../../../../../src/features/search/bisect/search/side.ts";

const question = { ancestry: chain(16), good: 0, bad: 15, evidence: "fault" as const, alpha: 0.01 };
const seen = (isFaulty: boolean): Observation => ({ logRatios: [], isFaulty });
const crashed: Observation = { logRatios: [], untestable: { reason: "crash", message: "it crashed" } };

/** Searches a chain, and counts the looks. */
function play(look: (point: number) => Observation) {
  const observations = new Map<number, Observation>();
  for (;;) {
    const { next } = search(question, observations);
    if (next.kind === "answer") return { answer: next.answer, looks: observations.size };
    expect(next.pairs).toBe(1);
    observations.set(next.point, look(next.point));
  }
}

describe("a search for a fault", () => {
  it.each(Array.from({ length: 15 }, (_, index) => index + 1))(
    "names commit %i after one look at each",
    (culprit) => {
      const { answer, looks } = play((point) => seen(point >= culprit));
      expect(answer).toEqual({ kind: "point", point: culprit, parents: [culprit - 1] });
      expect(looks).toBeLessThanOrEqual(6);
    },
  );

  it("looks at the bad end first, then at the good one", () => {
    const first = search(question, new Map()).next;
    expect(first).toMatchObject({ kind: "measure", purpose: "ends", point: 15 });
    const second = search(question, new Map([[15, seen(true)]])).next;
    expect(second).toMatchObject({ kind: "measure", purpose: "ends", point: 0 });
  });

  it("refuses a bad end without the fault, a good one with it, and one that cannot be judged", () => {
    expect(play(() => seen(false)).answer).toMatchObject({
      kind: "no end",
      point: 15,
      reason: "inconsistent",
    });
    expect(play(() => seen(true)).answer).toMatchObject({ kind: "no end", point: 0, reason: "inconsistent" });
    const answer = play((point) => (point === 0 ? crashed : seen(true))).answer;
    expect(answer).toMatchObject({ kind: "no end", point: 0, reason: "crash" });
  });

  it("goes round points that show another fault, and names a range beside the change", () => {
    const answer = play((point) => (point === 6 || point === 7 ? crashed : seen(point >= 8))).answer;
    expect(answer).toEqual({ kind: "range", candidates: [6, 7, 8], parents: [5] });
    const aside = play((point) => (point === 3 ? crashed : seen(point >= 8))).answer;
    expect(aside).toEqual({ kind: "point", point: 8, parents: [7] });
  });
});
