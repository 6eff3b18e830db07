import type { AdaptiveRun, ContestedClaim } from "./adaptive-run.ts";
import { count, figureTable, frequencies, sum } from "./figures.ts";
import { usualSuite } from "./model.ts";
import { playRuns, type Request } from "./scenario.ts";
import { formatShare } from "./share.ts";
import { allTests, drawSuite } from "./suite.ts";

/** A run, as far as its figures go. */
type CleanRun = Pick<AdaptiveRun, "contested" | "pairs">;

/** The rounds of a script that takes as many of each test: what the pairs are held against. */
const fixedRounds = 5;

/** Runs of a suite that is within its ceilings: every failure is false. */
export function cleanScenario(request: Request, hasNear = true): void {
  const parameters = hasNear ? usualSuite : { ...usualSuite, near: { ...usualSuite.near, tests: 0 } };
  const results = playRuns(
    request,
    "clean",
    (run): CleanRun => run.adaptive(drawSuite(run.truth(), parameters)),
  );
  const { runs, print } = request;
  const share = (isSuch: (result: CleanRun) => boolean) => formatShare(results.filter(isSuch).length, runs);
  const rows = [
    ["runs that fail", share((result) => result.contested.some(isFail)), "at most 0.1 %"],
    [
      "tests and averages failed, of 1,000 runs",
      perThousand(results.map(({ contested }) => contested.filter(isFail).length)),
      "",
    ],
    [
      "runs that are inconclusive",
      share(({ contested }) => !contested.some(isFail) && contested.some(isInconclusive)),
      "at most 1 %",
    ],
    ["runs with a pass of low confidence", share(({ contested }) => contested.some(isLowConfidence)), ""],
    [
      "pairs a test",
      pairsATest(results.map(({ pairs }) => pairs)),
      hasNear ? `at most ${(1.3 * fixedRounds).toFixed(1)}` : `below ${fixedRounds}`,
    ],
    ["pairs a run: median, 95th of 100, most", spread(results.map(({ pairs }) => pairs)), ""],
  ];
  print(figureTable([`${count(runs)} runs`, "this gate", "aim"], rows));
  const all = results.flatMap(({ contested }) => contested);
  print("");
  print(`Suspects a run: ${(all.length / runs).toFixed(2)}. What this gate`);
  print(`- failed: ${frequencies(all.filter(isFail).map(named))}`);
  print(`- left undecided: ${frequencies(all.filter(isInconclusive).map(named))}`);
  print(`- passed with low confidence: ${frequencies(all.filter(isLowConfidence).map(named))}`);
}

export function isFail({ claim }: ContestedClaim): boolean {
  return claim.outcome === "fail";
}

export function isInconclusive({ claim }: ContestedClaim): boolean {
  return claim.outcome === "inconclusive";
}

export function isLowConfidence({ claim }: ContestedClaim): boolean {
  return claim.outcome === "pass" && claim.ending !== undefined;
}

/** `test in autocommit after 30 pairs` */
export function named({ kind, path, claim }: ContestedClaim): string {
  return `${kind} in ${storageOf(path)} after ${claim.pairs} pairs`;
}

/** @param path of a test or a section */
export function storageOf(path: string): string | undefined {
  return path.split("/")[1];
}

function perThousand(counts: readonly number[]): string {
  return ((1000 * sum(counts)) / counts.length).toFixed(1);
}

export function pairsATest(pairs: readonly number[]): string {
  return (sum(pairs) / pairs.length / allTests.length).toFixed(2);
}

export function spread(pairs: readonly number[]): string {
  const sorted = pairs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    count(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return `${at(0.5)}, ${at(0.95)}, ${at(1)}`;
}
