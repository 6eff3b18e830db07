import type { Rounds } from "../model/criteria.ts";
import { type ChangeSeries, type Changes, type ChangeTrial, changeSeries, findChanges } from "./changes.ts";
import { countedPairs, type DecidedTest } from "./decided-tests.ts";
import { ratiosTo } from "./pairs.ts";
import { changeLooks, earlyLooks } from "./screening.ts";

/**
 * Changes against the base, with p-values that are adjusted for all tests; undefined if no test can be compared with it.
 *
 * @param figures candidate / base of each test as its row has it, by path
 */
export function judgeChanges(
  tests: ReadonlyMap<string, DecidedTest>,
  figures: ReadonlyMap<string, number>,
  rounds: Rounds,
): Changes | undefined {
  const isFixed = typeof rounds === "number";
  const first = isFixed ? rounds : (earlyLooks(rounds)[0] as number);
  const looks = isFixed ? [rounds] : changeLooks(rounds);
  const compared = [...tests].flatMap(([path, decided]) => {
    const ratio = figures.get(path);
    if (ratio === undefined) return [];
    const ratios = ratiosTo(countedPairs(decided, "base"), "base");
    return [{ ...decided, group: decided.spreadGroup, ratio, ratios, logRatios: ratios.map(Math.log) }];
  });
  const series = changeSeries(compared, first);
  const trials = compared.map(({ test, ratio, ratios, base }, index): ChangeTrial => {
    const tested = isFixed ? ratios.length : base?.change?.state === "tested" ? base.change.pairs : undefined;
    return { test, ratio, ratios, series: series[index] as ChangeSeries, tested };
  });
  if (trials.length === 0) return undefined;
  return findChanges(trials, looks.at(-1) ?? 0, looks.length);
}
