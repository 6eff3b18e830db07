import { describe, expect, it } from "vitest";
import type { Untestable } from "../../../../../src/features/search/bisect/model/bisection.ts";
import { type Ancestry, chain } from "../../../../../src/features/search/bisect/search/ancestry.ts";
import {
  type Measure,
  type Search,
  search,
} from "../../../../../src/features/search/bisect/search/search.ts";
import type { Observation } from "../../../../../src/features/search/bisect/search/side.ts";

const alpha = 0.01;

/** A searched history: its points, and the questions that a search asks until it has an answer. */
interface World {
  readonly ancestry: Ancestry;
  readonly good?: number;
  readonly threshold?: number;
  /** The ln ratio of a point's pair, by its number from 0. */
  readonly pair: (point: number, number: number) => number;
  readonly broken?: Readonly<Record<number, Untestable>>;
}

function play({ ancestry, good = 0, threshold, pair, broken = {} }: World) {
  const bad = ancestry.length - 1;
  const observations = new Map<number, Observation>();
  const asked: Measure[] = [];
  for (let turn = 0; turn < 200; turn++) {
    const question = { ancestry, good, bad, alpha, ...(threshold === undefined ? {} : { threshold }) };
    const found: Search = search(question, observations);
    if (found.next.kind === "answer")
      return { answer: found.next.answer, states: found.states, asked, observations };
    const { point, pairs } = found.next;
    asked.push(found.next);
    const { logRatios = [] } = observations.get(point) ?? {};
    const more = Array.from({ length: pairs - logRatios.length }, (_, index) =>
      pair(point, logRatios.length + index),
    );
    expect(more.length).toBeGreaterThan(0);
    const untestable = broken[point];
    observations.set(
      point,
      untestable === undefined ? { logRatios: [...logRatios, ...more] } : { logRatios, untestable },
    );
  }
  throw new Error("the search does not end");
}

/** A little noise that differs from pair to pair. */
const wobble = (number: number) => 0.002 * ((number % 5) - 2);

/** Slower by 10 % from a point on. */
const slowerFrom = (culprit: number) => (point: number, number: number) =>
  (point >= culprit ? Math.log(1.1) : 0) + wobble(number);

const build: Untestable = { reason: "build", message: "make ended with status 2" };

describe("a search", () => {
  it.each(Array.from({ length: 89 }, (_, index) => index + 1))("finds point %i of 90", (culprit) => {
    const { answer, observations } = play({ ancestry: chain(90), pair: slowerFrom(culprit) });
    expect(answer).toEqual({ kind: "point", point: culprit, parents: [culprit - 1] });
    expect(observations.size).toBeLessThanOrEqual(9);
  });

  it("compares the ends first, and then halves", () => {
    const { asked } = play({ ancestry: chain(90), pair: slowerFrom(70) });
    expect(asked.slice(0, 3)).toMatchObject([
      { purpose: "ends", point: 89, candidates: 89, ahead: [44] },
      { purpose: "search", point: 44, ahead: [66, 22] },
      { purpose: "search", point: 66 },
    ]);
  });

  it("verifies both neighbours with fresh pairs before it names a point", () => {
    const { asked, states } = play({ ancestry: chain(90), pair: slowerFrom(70) });
    const verified = asked.filter(({ purpose }) => purpose === "verify").map(({ point }) => point);
    expect(verified).toEqual([70, 69]);
    expect(states.get(70)).toEqual({ state: "bad", pairs: 5 });
    expect(states.get(69)).toEqual({ state: "good", pairs: 5 });
  });

  it("verifies the good end against itself if the change is right after it", () => {
    const { asked } = play({ ancestry: chain(3), pair: slowerFrom(1) });
    expect(asked.filter(({ purpose }) => purpose === "verify").map(({ point }) => point)).toEqual([1, 0]);
  });

  it("finds what became faster as well", () => {
    const pair = (point: number, number: number) => -slowerFrom(31)(point, number);
    expect(play({ ancestry: chain(90), pair }).answer).toMatchObject({ kind: "point", point: 31 });
  });

  it("takes the line that it is given", () => {
    // 5 % at 20, 10 % more at 60.
    const pair = (point: number, number: number) =>
      (point >= 20 ? Math.log(1.05) : 0) + (point >= 60 ? Math.log(1.1) : 0) + wobble(number);
    expect(play({ ancestry: chain(90), pair, threshold: 1.02 }).answer).toMatchObject({ point: 20 });
    expect(play({ ancestry: chain(90), pair, threshold: 1.1 }).answer).toMatchObject({ point: 60 });
  });

  it("says so if the ends are alike", () => {
    expect(play({ ancestry: chain(90), pair: slowerFrom(1000) }).answer).toMatchObject({ kind: "alike" });
  });

  it("says so if an end cannot be measured", () => {
    const broken = { 89: build };
    expect(play({ ancestry: chain(90), pair: slowerFrom(9), broken }).answer).toEqual({
      kind: "no end",
      point: 89,
      ...build,
    });
  });
});

describe("points that cannot be tested", () => {
  it("do not matter away from the change", () => {
    const broken = { 44: build, 20: build };
    expect(play({ ancestry: chain(90), pair: slowerFrom(70), broken }).answer).toMatchObject({
      kind: "point",
      point: 70,
    });
  });

  it("right before it widen the answer to a range", () => {
    const broken = { 68: build, 69: build };
    expect(play({ ancestry: chain(90), pair: slowerFrom(70), broken }).answer).toEqual({
      kind: "range",
      candidates: [68, 69, 70],
      parents: [67],
    });
  });

  it("make the culprit itself a part of a range", () => {
    const broken = { 70: build };
    expect(play({ ancestry: chain(90), pair: slowerFrom(70), broken }).answer).toEqual({
      kind: "range",
      candidates: [70, 71],
      parents: [69],
    });
  });

  it("include those whose pairs do not decide", () => {
    const onLine = Math.log(1.1) / 2;
    const pair = (point: number, number: number) =>
      point === 69 ? onLine + (number % 2 === 0 ? 0.01 : -0.01) : slowerFrom(70)(point, number);
    const { answer, states } = play({ ancestry: chain(90), pair });
    expect(answer).toMatchObject({ kind: "range", candidates: [69, 70] });
    expect(states.get(69)).toMatchObject({ state: "untestable", reason: "undecided" });
  });
});

describe("a flaky machine", () => {
  it("leads to no wrong point: what fresh pairs contradict cannot be tested", () => {
    // The first pairs of 44 are slow for another reason.
    const pair = (point: number, number: number) =>
      point === 44 && number < 8 ? 0.3 + wobble(number) : slowerFrom(70)(point, number);
    const { answer, states } = play({ ancestry: chain(90), pair });
    expect(states.get(44)).toMatchObject({ state: "untestable", reason: "inconsistent" });
    expect(answer).toMatchObject({ kind: "point", point: 70 });
  });

  it("is no end for a search whose bad end is not bad any more", () => {
    const pair = (point: number, number: number) => (point === 2 && number < 15 ? 0.3 : 0) + wobble(number);
    expect(play({ ancestry: chain(3), pair }).answer).toMatchObject({
      kind: "no end",
      point: 2,
      reason: "inconsistent",
    });
  });
});

describe("a history with merges", () => {
  /** 0 - 1 - 2 ----- 6 - 7, with 3 - 4 - 5 from 1, merged by 6. */
  const ancestry: Ancestry = [[], [0], [1], [1], [3], [4], [2, 5], [6]];
  const bad = (points: readonly number[]) => (point: number, number: number) =>
    (points.includes(point) ? 0.1 : 0) + wobble(number);

  it("is searched in the branch too", () => {
    const { answer } = play({ ancestry, pair: bad([4, 5, 6, 7]) });
    expect(answer).toEqual({ kind: "point", point: 4, parents: [3] });
  });

  it("can have its change in the merge itself, all of whose parents are verified then", () => {
    const { answer, asked } = play({ ancestry, pair: bad([6, 7]) });
    expect(answer).toEqual({ kind: "point", point: 6, parents: [2, 5] });
    const verified = asked.filter(({ purpose }) => purpose === "verify").map(({ point }) => point);
    expect(new Set(verified)).toEqual(new Set([6, 2, 5]));
  });

  it("trusts an ancestor of the good end only if it is seen to be good", () => {
    // 1 branches off before the good end 2, and 3 merges both; 1 is slow already, which 2 had fixed.
    const fixed: Ancestry = [[], [0], [1], [1, 2]];
    const { answer } = play({ ancestry: fixed, good: 2, pair: bad([1, 3]) });
    expect(answer).toMatchObject({ kind: "range", candidates: [1, 3] });
  });
});
