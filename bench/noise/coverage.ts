import type { Test } from "../../src/model/test.ts";
import { meanOfMedians } from "../../src/statistics/jackknife.ts";
import { studentQuantile } from "../../src/statistics/student-t.ts";
import { confirmationLooks } from "../../src/verdict/confirmation.ts";
import { count, figureTable } from "./figures.ts";
import { usualSuite } from "./model.ts";
import { playRuns, type Request, type Run } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { simulatedTest } from "./suite.ts";
import { typicalRatios } from "./typical-ratio.ts";

/** The usual sections have 15 or 8 tests; with chosen workloads they have as few as are chosen. */
const sizes = [1, 2, 4, 8, 15] as const;

/** Alpha of one look: of one suspect, and of 12. */
const alphas = [0.01 / 4, 0.01 / 4 / 12] as const;

/** A pass is held against this one. */
const passAlpha = 0.05;

/** The average of the multipliers on a quiet machine. */
const quietAverage = 5;

/**
 * How often the bound of a section's average is wrong: a lower bound above the true average would fail a section at its
 * ceiling falsely, an upper bound below it would pass one falsely.
 */
export function coverageScenario(request: Request): void {
  const { runs, print } = request;
  const average = quietAverage * typicalRatios(request).file;
  const rows = sizes.flatMap((size) => {
    const results = playRuns(request, `coverage ${size}`, (run) => misses(size, average, run));
    return confirmationLooks.map((pairs, look) => {
      const share = (which: number) =>
        formatShare(results.filter((looks) => looks[look]?.[which] === true).length, runs);
      return [
        `${size} tests, ${pairs} pairs`,
        ...alphas.map((_, index) => share(index)),
        share(alphas.length),
      ];
    });
  });
  const lower = alphas.map((alpha) => `lower bound too high, wanted ${(100 * alpha).toFixed(3)} %`);
  const upper = `upper bound too low, wanted ${100 * passAlpha} %`;
  print(figureTable([`${count(runs)} sections each`, ...lower, upper], rows));
}

/** By look, whether each lower bound is above the truth, and whether the upper one is below it. */
function misses(size: number, average: number, run: Run): boolean[][] {
  const truth = run.truth();
  const drawn = Array.from({ length: size }, () => truth.within({ least: 0.9, most: 1.1 }));
  const scale = (quietAverage * size) / drawn.reduce((sum, value) => sum + value, 0);
  const test: Test = { variant: "int", storage: "file", kind: "reads", workload: "simulated" };
  const tests = drawn.map((value, place) => {
    const baseline = truth.within(usualSuite.baseline);
    return {
      ...simulatedTest(test, place, { baseline, multiplier: scale * value }),
      logRatios: [] as number[],
    };
  });
  const { machine, random } = run.machine("coverage");
  return confirmationLooks.map((pairs) => {
    for (let round = tests[0]?.logRatios.length ?? 0; round < pairs; round++)
      for (const one of random.shuffled(tests)) {
        const { baseline, candidate } = machine.visit(one, round + one.place, false);
        one.logRatios.push(Math.log(candidate / baseline));
      }
    const { value, standardError } = meanOfMedians(tests.map(({ logRatios }) => logRatios));
    const half = (alpha: number) => studentQuantile(1 - alpha, pairs - 1) * standardError;
    return [...alphas.map((alpha) => value - half(alpha) > average), value + half(passAlpha) < average];
  });
}
