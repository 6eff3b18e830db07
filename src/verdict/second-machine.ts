import type { Outcome } from "../model/outcome.ts";
import type { MachineFacts, MachineRecord, Recording, ShardProblem } from "../model/recording.ts";
import { sectionPath, type Test, testPath } from "../model/test.ts";
import { groupNames } from "./base-groups.ts";
import { claimName } from "./claims.ts";
import type { Verdict } from "./judge.ts";
import type { Judgement } from "./judgement.ts";
import { overallOutcome } from "./overall.ts";
import { type JudgedRows, mapRows, type Row, rowsOf } from "./rows.ts";

/** The names of the claims that fail or are undecided: what another machine is asked to measure. */
export function openClaims(verdict: JudgedRows): string[] {
  return rowsOf(verdict).flatMap(({ claim, judgement }) => (isOpen(judgement) ? [claim] : []));
}

/** The tests that claims are about. */
export function testsOfClaims<One extends Test>(claims: readonly string[], tests: readonly One[]): One[] {
  const names = new Set(claims);
  return tests.filter((test) =>
    [
      testPath(test),
      claimName(testPath(test), "base"),
      claimName(sectionPath(test), "average"),
      ...groupNames(test).map((name) => claimName(name, "base")),
    ].some((name) => names.has(name)),
  );
}

/** Whether two recordings were made on different machines. */
export type MachineProof =
  | { readonly state: "different" }
  /** Both were made since the same start of a machine, whose boot id this is. */
  | { readonly state: "same"; readonly bootId: string }
  | { readonly state: "unknown" };

/** Compares the boot ids: each start of a machine draws one. */
export function proveOtherMachine(first: Recording, second: Recording): MachineProof {
  const ids = bootIdsOf(second);
  const others = new Set(bootIdsOf(first));
  if (ids.length === 0 || others.size === 0 || ids.includes(undefined) || others.has(undefined))
    return { state: "unknown" };
  const shared = ids.find((id) => others.has(id));
  return shared === undefined ? { state: "different" } : { state: "same", bootId: shared };
}

function bootIdsOf({ machine, machines }: Recording): (string | undefined)[] {
  return machines === undefined ? [machine?.bootId] : machines.map((one) => one.machine?.bootId);
}

/**
 * The verdict after another machine has measured what failed or stayed undecided: only what fails on both fails. An undecided row passes if the other machine decides that it is within its ceiling. A row that the other machine has not
 * measured leaves the measurement incomplete.
 *
 * @param second of the second machine, by the same criteria: on the rows that it was asked to confirm, or on a complete run
 */
export function judgeTwoMachines(first: Verdict, second: Verdict, machines: MachineNames): Verdict {
  const others = new Map(rowsOf(second).map((row) => [row.claim, row]));
  const asked = second.rule.confirms && new Set(second.rule.confirms);
  const counts = { confirmed: 0, unconfirmed: 0, cleared: 0 };
  const missing: string[] = [];
  const confirm = ({ judgement: own, claim, tests }: Row): Partial<Judgement> => {
    if (!isOpen(own)) return {};
    const other = others.get(claim);
    if (other === undefined || asked?.has(claim) === false || !hasTests(other, tests)) {
      missing.push(claim);
      return {};
    }
    const { multiplier, outcome: theirs } = other.judgement;
    const outcome = outcomeOfBoth(own.outcome, theirs);
    counts[outcome === "fail" ? "confirmed" : outcome === "pass" ? "cleared" : "unconfirmed"]++;
    const firstMachine = machines.of(tests);
    const facts = { first: own.outcome, firstMachine, multiplier, outcome: theirs, machine: machines.other };
    return { outcome, elsewhere: facts };
  };
  const { sections, groups } = mapRows(first, confirm);
  const measurement =
    first.measurement.state === "complete" && missing.length > 0
      ? ({ state: "broken", lacking: [], problems: missing.map(lacksConfirmation) } as const)
      : first.measurement;
  const controls = [
    ...first.controls.map((control) => ({ machine: firstName, ...control })),
    ...second.controls.map((control) => ({ ...control, machine: machines.other })),
  ];
  return {
    ...first,
    outcome: overallOutcome({ ...first, sections, groups, measurement }),
    sections,
    groups,
    measurement,
    controls,
    confirmation: { ...counts, missing, machine: machines.facts },
  };
}

/** Why a run is not complete whose claims another machine was to confirm, and of which it has left nothing. */
export function unconfirmed(claims: readonly string[]): ShardProblem {
  const rows = claims.length === 1 ? "1 row fails or is" : `${claims.length} rows fail or are`;
  return { name: otherName, reason: `it left no results, and ${rows} undecided: re-run its job` };
}

/** The machines of two runs, as reports call them. */
export interface MachineNames {
  /** The one that has measured these tests in the first run, or several. */
  readonly of: (tests: readonly Test[]) => string;
  readonly other: string;
  /** The facts about the other. */
  readonly facts?: MachineFacts;
}

/** Names by which two machines can be told apart, even if both are of one kind. */
export function nameMachines(first: Recording, second: Recording): MachineNames {
  const names = machineNames(first);
  const runs = new Map(first.tests.map((test) => [testPath(test), test.run ?? 0]));
  const withBoot = (name: string, machine: MachineFacts | undefined) =>
    machine?.bootId === undefined ? name : `${name} (boot ${machine.bootId.slice(0, 8)})`;
  const facts = second.machine;
  return {
    of: (tests) => {
      const [run, ...others] = new Set(tests.map((test) => runs.get(testPath(test)) ?? 0));
      if (run === undefined || others.length > 0) return "several machines";
      const { machine } = first.machines?.[run] ?? first;
      return withBoot(names[run] ?? firstName, machine);
    },
    other: withBoot(otherName, facts),
    facts,
  };
}

/** The names in reports of the machine that measured first, if there was one, and of the machine that confirms. */
const firstName = "the first machine";
const otherName = "the confirming machine";

function lacksConfirmation(name: string) {
  return { name, reason: `it fails or is undecided, and ${otherName} has no figure of it` };
}

/** Whether a figure is made of all of these tests. */
function hasTests({ tests }: Row, wanted: readonly Test[]): boolean {
  const paths = new Set(tests.map(testPath));
  return wanted.every((test) => paths.has(testPath(test)));
}

function isOpen({ outcome }: Pick<Judgement, "outcome">): boolean {
  return outcome === "fail" || outcome === "inconclusive";
}

function outcomeOfBoth(first: Outcome, second: Outcome): Outcome {
  if (first === "fail" && second === "fail") return "fail";
  return first === "inconclusive" && second === "pass" ? "pass" : "inconclusive";
}

/** The names in reports of the machines of merged results, in the order of the tests' `run`: `shard 2 of 4`, or `machine 2`. */
export function machineNames({ machines = [], plan }: Pick<Recording, "machines" | "plan">): string[] {
  const name = ({ shard }: MachineRecord, index: number) =>
    shard === undefined || plan === undefined ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name);
}

/** `shard 2 of 4` */
export function shardName(shard: number, shards: number): string {
  return `shard ${shard} of ${shards}`;
}
