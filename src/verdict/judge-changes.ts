import type { Rounds } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { adjust } from "../statistics/benjamini-hochberg.ts";
import { type Changes, type ChangeTrial, changeSeries, findChanges } from "./changes.ts";
import type { DecidedTest } from "./decided-tests.ts";
import { changeLooks } from "./screening.ts";
import { chunkRatiosOf } from "./trials.ts";

/** Changes against the base, with p-values that are adjusted for all tests; undefined if no test can be compared with it. */
export function judgeChanges(tests: Iterable<DecidedTest>, rounds: Rounds): Changes | undefined {
  const isFixed = typeof rounds === "number";
  const first = isFixed ? rounds : rounds.min;
  const looks = isFixed ? [rounds] : changeLooks(rounds);
  const compared = [...tests].flatMap((decided) => {
    const ratios = baseRatios(decided);
    if (ratios === undefined) return [];
    const chunkRatios = chunkRatiosOf(decided.test.pairs.slice(0, decided.end));
    return [{ ...decided, ratios, logRatios: ratios.map(Math.log), chunkRatios }];
  });
  const series = changeSeries(compared, first);
  const trials = compared.map(({ test, ratios, change }, index): ChangeTrial => {
    const tested = isFixed ? ratios.length : change?.state === "tested" ? change.pairs : undefined;
    return { test, ratios, series: series[index] ?? [], ...omitUndefined({ tested }) };
  });
  if (trials.length === 0) return undefined;
  const { found, ...others } = findChanges(trials, looks.at(-1) ?? 0, looks.length);
  const adjusted = adjust(
    found.map(({ p }) => p),
    trials.length,
  );
  return { ...others, found: found.map((one, index) => ({ ...one, p: adjusted[index] as number })) };
}

/** Undefined if the base lacks a sample of a pair, or failed. */
function baseRatios({ test, end }: DecidedTest): number[] | undefined {
  const pairs = test.pairs.slice(0, end);
  const ratios = pairs.flatMap(({ candidate, base }) => (base === undefined ? [] : [candidate / base]));
  if (ratios.length < pairs.length || ratios.length === 0 || test.baseFailures.length > 0) return undefined;
  return ratios;
}
