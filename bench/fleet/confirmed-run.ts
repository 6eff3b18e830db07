import { alphaOfMachine, defaultCriteria, type Rule } from "../../src/model/criteria.ts";
import { averageCeiling } from "../../src/verdict/ceilings.ts";
import { averageClaim, testClaim } from "../../src/verdict/claims.ts";
import type { ClaimState, Decision, Trial } from "../../src/verdict/decision-state.ts";
import { replayDecision } from "../../src/verdict/replay.ts";
import { playAdaptive } from "../noise/adaptive-run.ts";
import type { Run } from "../noise/scenario.ts";
import type { SimulatedTest } from "../noise/suite.ts";
import { type Fleet, FleetMachine } from "./machine.ts";

/** The result of a run, with one look at each row or with two. */
export interface ConfirmedRun {
  /** Names of the claims that fail on the first machines. */
  readonly failed: readonly string[];
  /** The rows that fail on the other machine too. */
  readonly confirmed: readonly string[];
  /** Names of the claims that are undecided in the end. */
  readonly undecided: readonly string[];
  /** Pairs that the first machines took, and the other. */
  readonly pairs: { readonly first: number; readonly second: number };
}

/**
 * Plays a run on one machine for each shard and, if it is wanted, what fails or stays undecided on another one. Both ways meet the
 * same machines, so that they differ by what they decide alone.
 */
export function playConfirmed(
  run: Run,
  fleet: Fleet,
  shards: readonly (readonly SimulatedTest[])[],
  isConfirmed: boolean,
): ConfirmedRun {
  const suite = shards.flat();
  const share = { machines: shards.length, confirmElsewhere: isConfirmed };
  const parts = shards.map((tests, index) => {
    const { machine, random } = run.machine(`machine ${index}`);
    const own = new FleetMachine(machine, fleet, suite, random);
    return playAdaptive(tests, own, random, { run: index, ...share });
  });
  const trials = parts.flatMap((part) => [...part.trials.values()]);
  const decision = shards.length === 1 ? parts[0]?.decision : merge(suite, trials, share);
  if (decision === undefined) throw new RangeError("a run needs a shard");
  const first = claimsOf(decision);
  const pairs = { first: parts.reduce((sum, part) => sum + part.pairs, 0), second: 0 };
  const open = [...first.failed, ...first.undecided];
  if (!isConfirmed || open.length === 0) return { ...first, confirmed: first.failed, pairs };
  const names = new Set(open);
  const again = suite.filter(
    ({ path, sectionPath }) => names.has(testClaim(path)) || names.has(averageClaim(sectionPath)),
  );
  const { machine, random } = run.machine("confirming machine");
  const other = new FleetMachine(machine, fleet, suite, random);
  const played = playAdaptive(again, other, random, { confirms: open });
  const second = claimsOf(played.decision);
  const isOpen = (name: string) => second.failed.includes(name) || second.undecided.includes(name);
  const confirmed = first.failed.filter((name) => second.failed.includes(name));
  return {
    failed: first.failed,
    confirmed,
    // Rows that one machine alone fails, and rows that neither machine can decide.
    undecided: [
      ...first.failed.filter((name) => !confirmed.includes(name)),
      ...first.undecided.filter((name) => isOpen(name)),
    ],
    pairs: { ...pairs, second: played.pairs },
  };
}

function merge(
  suite: readonly SimulatedTest[],
  trials: readonly Trial[],
  share: Pick<Rule, "machines" | "confirmElsewhere">,
): Decision {
  const { ceilings, rule } = defaultCriteria;
  const averages = new Map(
    suite.map(({ test, sectionPath }) => [sectionPath, averageCeiling(ceilings, test).value]),
  );
  const alpha = alphaOfMachine({ alpha: rule.alpha, ...share });
  return replayDecision({ trials, averageCeilings: averages }, rule.rounds, alpha, "samples").decision;
}

function claimsOf({ tests, sections }: Decision) {
  const named: readonly (readonly [string, ClaimState])[] = [
    ...[...tests].flatMap(([path, { baseline }]) =>
      baseline === undefined ? [] : [[testClaim(path), baseline.claim] as const],
    ),
    ...[...sections].map(([path, claim]) => [averageClaim(path), claim] as const),
  ];
  const isUndecided = (claim: ClaimState) =>
    claim.state === "unscreened" || (claim.state === "decided" && claim.outcome === "inconclusive");
  return {
    failed: named.flatMap(([name, claim]) =>
      claim.state === "decided" && claim.outcome === "fail" ? [name] : [],
    ),
    undecided: named.flatMap(([name, claim]) => (isUndecided(claim) ? [name] : [])),
  };
}
