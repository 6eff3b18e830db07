import { describe, expect, it } from "vitest";
import { type FigureLevel, newestLoss } from "../../../../src/features/search/issues/losses.ts";

/** Levels as ratios to the first one; a step that is excused is negative. */
const levels = (...ratios: readonly number[]) =>
  ratios.map(
    (ratio, index): FigureLevel => ({
      log: Math.log(Math.abs(ratio)),
      firstRun: 10 * index,
      isExcused: ratio < 0,
    }),
  );

const found = (...ratios: readonly number[]) => {
  const loss = newestLoss(levels(...ratios));
  return loss && { ...loss, distance: Number(Math.exp(loss.distance).toFixed(3)) };
};

describe("newestLoss", () => {
  it("finds nothing in a figure that stays or becomes better", () => {
    expect(found(1)).toBeUndefined();
    expect(found(1, 0.9, 0.8)).toBeUndefined();
    expect(newestLoss([])).toBeUndefined();
  });

  it("begins with a step up, and lasts through further steps", () => {
    expect(found(1, 1.1)).toMatchObject({ before: 0, worse: 1, now: 1, isRecovered: false, distance: 1.1 });
    expect(found(1, 1.1, 1.3)).toMatchObject({ worse: 1, now: 2, isRecovered: false, distance: 1.3 });
    expect(found(1, 1.2, 1.1)).toMatchObject({ worse: 1, now: 2, isRecovered: false, distance: 1.1 });
  });

  it("ends when three quarters of it are gone, so that noise around the old level is no loss", () => {
    expect(found(1, 1.2, 1.03)).toMatchObject({ isRecovered: true });
    expect(found(1, 1.2, 0.9)).toMatchObject({ isRecovered: true });
    expect(found(1, 1.2, 1.06)).toMatchObject({ isRecovered: false });
  });

  it("begins again after a recovery, from the level since then", () => {
    expect(found(1, 1.2, 1, 1.2)).toMatchObject({ before: 2, worse: 3, isRecovered: false, distance: 1.2 });
    expect(found(1, 0.8, 1)).toMatchObject({ before: 1, worse: 2, isRecovered: false, distance: 1.25 });
  });

  it("does not begin with a step that the machine explains, and is measured without it", () => {
    expect(found(1, -1.3)).toBeUndefined();
    expect(found(1, -1.3, 1.43)).toMatchObject({ before: 1, worse: 2, distance: 1.1, isRecovered: false });
    expect(found(1, 1.2, -1.8)).toMatchObject({
      worse: 1,
      isRecovered: false,
      distance: 1.2,
      hasExcused: true,
    });
    expect(found(1, 1.2, -1.8, 1.5)).toMatchObject({ worse: 1, isRecovered: true });
  });
});
