import type { Rounds } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { type Changes, type ChangeTrial, findChanges } from "./changes.ts";
import type { DecidedTest } from "./decided-tests.ts";
import { typicalVariances } from "./spread.ts";
import { chunkRatiosOf } from "./trials.ts";

/** What changed against the base; undefined if no test can be compared with it. */
export function judgeChanges(tests: Iterable<DecidedTest>, rounds: Rounds): Changes | undefined {
  const [first, last] = typeof rounds === "number" ? [rounds, rounds] : [rounds.min, rounds.max];
  const compared = [...tests].flatMap((decided) => {
    const ratios = baseRatios(decided);
    if (ratios === undefined) return [];
    const chunkRatios = chunkRatiosOf(decided.test.pairs.slice(0, decided.end));
    const series = [ratios.map(Math.log), ...(chunkRatios === undefined ? [] : [chunkRatios])];
    return [{ ...decided, ratios, series }];
  });
  const typical = [0, 1].map((way) =>
    typicalVariances(
      compared.flatMap(({ spreadGroup, series }) =>
        series[way] === undefined ? [] : [{ group: spreadGroup, logRatios: series[way] }],
      ),
      first,
    ),
  );
  const trials = compared.map(({ test, ratios, change, spreadGroup = "", series }): ChangeTrial => {
    const tested =
      typeof rounds === "number" ? ratios.length : change?.state === "tested" ? change.pairs : undefined;
    return {
      test,
      ratios,
      series: series.map((logRatios, way) => {
        return { logRatios, ...omitUndefined({ typicalVariance: typical[way]?.get(spreadGroup) }) };
      }),
      ...omitUndefined({ tested }),
    };
  });
  return trials.length === 0 ? undefined : findChanges(trials, last);
}

/** Undefined if the base lacks a sample of a pair, or failed. */
function baseRatios({ test, end }: DecidedTest): number[] | undefined {
  const pairs = test.pairs.slice(0, end);
  const ratios = pairs.flatMap(({ candidate, base }) => (base === undefined ? [] : [candidate / base]));
  if (ratios.length < pairs.length || ratios.length === 0 || test.baseFailures.length > 0) return undefined;
  return ratios;
}
