/** One level of a figure: the runs between two changes. */
export interface FigureLevel {
  /** ln of the figure, so that differences are ratios. */
  readonly log: number;
  /** Indexes of the level's first run, and of the last run with the level before; the first level has no run before. */
  readonly firstRun: number;
  readonly runBefore?: number;
  /** Whether the engine cannot be blamed for the step to this level: the machine or SQLite changed there too. */
  readonly isExcused?: boolean;
}

/** A figure that became worse. */
export interface Loss {
  /** The indexes in the list of levels: the one before it, the first worse one, and the present one. */
  readonly before: number;
  readonly worse: number;
  readonly now: number;
  /** ln(present level / level before), without excused steps. */
  readonly distance: number;
  /** Whether any step since the level before is excused. */
  readonly hasExcused: boolean;
  /** Whether the present level is as good as the one before, or nearly. */
  readonly isRecovered: boolean;
}

/** The share of a loss that has to be gone before it has recovered. */
export const recoveredShare = 0.75;

/**
 * The newest loss among levels. A loss begins with a step up that is not excused, lasts through further steps, and ends when
 * three quarters of the largest distance from the level before it are gone. An excused step moves the level before it as well.
 *
 * @param levels in order of time
 * @param least ln of the smallest ratio that means something
 * @returns undefined if nothing became worse
 */
export function newestLoss(levels: readonly FigureLevel[], least = 0): Loss | undefined {
  let reference = levels[0]?.log ?? 0;
  let before = 0;
  let loss: Pick<Loss, "before" | "worse" | "isRecovered"> | undefined;
  let largest = 0;
  let distance = 0;
  for (const [index, { log, isExcused = false }] of levels.entries()) {
    if (index === 0) continue;
    const step = log - (levels[index - 1]?.log ?? log);
    if (isExcused) reference += step;
    distance = log - reference;
    if (loss === undefined || loss.isRecovered) {
      if (!isExcused && step > least) {
        loss = { before, worse: index, isRecovered: false };
        largest = distance;
        continue;
      }
      reference = log;
      before = index;
      continue;
    }
    largest = Math.max(largest, distance);
    if (distance > (1 - recoveredShare) * largest && distance > least) continue;
    loss = { ...loss, isRecovered: true };
    reference = log;
    before = index;
  }
  if (loss === undefined) return undefined;
  const hasExcused = levels.slice(loss.before + 1).some(({ isExcused }) => isExcused === true);
  return { ...loss, now: levels.length - 1, distance, hasExcused };
}
