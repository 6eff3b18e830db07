import { storages, testPath } from "../../src/model/test.ts";
import { median } from "../../src/statistics/summary.ts";
import { findCauses } from "../../src/verdict/causes.ts";
import type { ComparedRow } from "../../src/verdict/rows-mean.ts";
import { weightsBySpread } from "../../src/verdict/spread.ts";
import type { AdaptiveRun, ContestedClaim } from "./adaptive-run.ts";
import { isFail, isInconclusive, isLowConfidence, named, pairsATest, spread, storageOf } from "./clean.ts";
import { count, figureTable, frequencies, sum } from "./figures.ts";
import { playRuns, type Request } from "./scenario.ts";
import { formatShare, percent } from "./share.ts";
import { drawSuite, type SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** How much faster or slower the changed tests are, as shares; 0 where nothing has changed. */
const sizes = [0, 0.03, 0.05, 0.1] as const;

const changedTests = 20;

interface BaseRun {
  readonly contested: readonly ContestedClaim[];
  readonly pairs: number;
  /** Paths of the tests that really changed, and of those in a cause. */
  readonly changed: readonly string[];
  readonly listed: readonly string[];
}

/** Runs of a clean suite with a base arm, in which some tests are faster or slower than on the base, or none. */
export function baseScenario(request: Request): void {
  const results = sizes.map((size) =>
    playRuns(request, `base ${size}`, (run): BaseRun => {
      const truth = run.truth();
      const { suite, changed } = withChanges(drawSuite(truth), size, truth);
      const adaptive = run.adaptive(suite, true);
      return {
        contested: adaptive.contested,
        pairs: adaptive.pairs,
        changed,
        listed: causedTests(suite, adaptive),
      };
    }),
  );
  const { print } = request;
  printClaims(request, results[0] ?? []);
  print("");
  printChanges(request, results);
}

function printClaims({ runs, print }: Request, results: readonly BaseRun[]): void {
  const isBase = ({ kind }: ContestedClaim) => kind === "base";
  const share = (isSuch: (claim: ContestedClaim) => boolean) => [
    formatShare(
      results.filter(({ contested }) => contested.some((one) => isBase(one) && isSuch(one))).length,
      runs,
    ),
    formatShare(
      results.filter(({ contested }) => contested.some((one) => !isBase(one) && isSuch(one))).length,
      runs,
    ),
    formatShare(results.filter(({ contested }) => contested.some(isSuch)).length, runs),
  ];
  const pairs = results.map((result) => result.pairs);
  print(
    figureTable(
      [`${count(runs)} runs`, "base ceilings", "tests and averages", "any", "aim"],
      [
        ["runs that fail", ...share(isFail), "at most 0.1 %"],
        ["runs with an inconclusive claim", ...share(isInconclusive), "at most 1 %"],
        ["runs with a pass of low confidence", ...share(isLowConfidence), ""],
        ["pairs a test", "", "", pairsATest(pairs), ""],
        ["pairs a run: median, 95th of 100, most", "", "", spread(pairs), ""],
      ],
    ),
  );
  const all = results.flatMap(({ contested }) => contested);
  print("");
  print(
    `Suspects a run: ${(all.length / runs).toFixed(2)}, ${(all.filter(isBase).length / runs).toFixed(2)} of them base ceilings. What this gate`,
  );
  print(`- failed: ${frequencies(all.filter(isFail).map(named))}`);
  print(`- left undecided: ${frequencies(all.filter(isInconclusive).map(named))}`);
  print(`- passed with low confidence: ${frequencies(all.filter(isLowConfidence).map(named))}`);
}

function printChanges({ runs, print }: Request, results: readonly (readonly BaseRun[])[]): void {
  const rows = sizes.map((size, index) => {
    const own = results[index] ?? [];
    const found = (isCounted: (path: string) => boolean) => {
      const changed = own.flatMap((one) =>
        one.changed.filter(isCounted).map((path) => one.listed.includes(path)),
      );
      return formatShare(changed.filter((isListed) => isListed).length, changed.length);
    };
    const falseOnes = (one: BaseRun) => one.listed.filter((path) => !one.changed.includes(path)).length;
    const rate = sum(own.map((one) => falseOnes(one) / Math.max(1, one.listed.length))) / runs;
    return [
      size === 0 ? "nothing changed" : `${changedTests} tests changed by ${100 * size} %`,
      ...storages.map((storage) => found((path) => storageOf(path) === storage)),
      found(() => true),
      formatShare(own.filter((one) => falseOnes(one) > 0).length, runs),
      `${percent(rate)} %`,
      pairsATest(own.map(({ pairs }) => pairs)),
    ];
  });
  const storageHeadings = storages.map((storage) => `found in ${storage}`);
  const headings = [`${count(runs)} runs each`, ...storageHeadings, "found"];
  print(
    figureTable(
      [...headings, "runs with a false one", "false discovery rate (aim: 5 %)", "pairs a test"],
      rows,
    ),
  );
}

/** The suite with tests that are faster or slower than on the base, as likely the one as the other. */
function withChanges(
  suite: readonly SimulatedTest[],
  size: number,
  random: Variates,
): { readonly suite: SimulatedTest[]; readonly changed: string[] } {
  const changed = size === 0 ? [] : random.shuffled(suite.map(({ path }) => path)).slice(0, changedTests);
  const factors = new Map(changed.map((path) => [path, random.index(2) === 0 ? 1 + size : 1 / (1 + size)]));
  return {
    suite: suite.map((test) => ({ ...test, change: factors.get(test.path) ?? 1 })),
    changed,
  };
}

/** The paths of the tests that the causes of a report would name. */
function causedTests(suite: readonly SimulatedTest[], { trials }: AdaptiveRun): string[] {
  const rows = suite.flatMap(({ test, path }): ComparedRow[] => {
    const { spreadGroup: group, base } = trials.get(path) ?? {};
    if (base === undefined || base.logRatios.length === 0) return [];
    const { logRatios } = base;
    const ratio = median(logRatios.map(Math.exp));
    const stratum = `${test.variant} ${test.storage}`;
    return [{ test, group, ratio, weight: 1, stratum, pairs: logRatios.length, logRatios }];
  });
  const weightOf = weightsBySpread(rows, 2);
  const weighted = rows.map((row) => ({ ...row, weight: weightOf(row.group) }));
  const named = findCauses(weighted, []).flatMap((cause) => cause.alike.map(testPath));
  return [...new Set(named)];
}
