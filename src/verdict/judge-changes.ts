import type { Rounds } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { type Changes, type ChangeTrial, findChanges } from "./changes.ts";
import type { DecidedTest } from "./decided-tests.ts";
import { changePairs } from "./decision.ts";
import { changeLooks, screeningLooks } from "./screening.ts";

/** What changed against the base; undefined if no test can be compared with it. */
export function judgeChanges(tests: Iterable<DecidedTest>, rounds: Rounds): Changes | undefined {
  const trials = [...tests].flatMap((test) => changeTrial(test, rounds) ?? []);
  if (trials.length === 0) return undefined;
  if (typeof rounds === "number") return findChanges(trials, { looks: [], pairs: rounds });
  return findChanges(trials, { looks: changeLooks(screeningLooks(rounds)), pairs: changePairs });
}

/** Undefined if the base lacks a sample of a pair, or failed. */
function changeTrial({ test, first, end, change }: DecidedTest, rounds: Rounds): ChangeTrial | undefined {
  const pairs = test.pairs.slice(0, end);
  const ratios = pairs.flatMap(({ candidate, base }) => (base === undefined ? [] : [candidate / base]));
  if (ratios.length < pairs.length || ratios.length === 0 || test.baseFailures.length > 0) return undefined;
  const isAdaptive = typeof rounds !== "number";
  const tested = !isAdaptive
    ? { screened: 0, pairs: ratios.length }
    : change?.state === "tested"
      ? { screened: first, pairs: change.pairs }
      : undefined;
  return { test, ratios, ...omitUndefined({ tested }) };
}
