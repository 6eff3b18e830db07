import { inParallel } from "../../../../measure/in-parallel.ts";
import { limits } from "../../../../model/limits.ts";
import { type Test, testPath } from "../../../../model/test.ts";
import type { InstructionChange } from "../compare.ts";
import { type CountedRecord, type FunctionCount, mostFunctions, type Profile } from "../counts.ts";
import { countEach } from "./count-each.ts";
import type { CountingPass } from "./counting-pass.ts";
import type { Profile as CallgrindProfile } from "./profile.ts";

/** Callgrind takes five to ten times as long as the counter: only the largest changes are looked into. */
const mostTests = 10;

/** The engines whose functions are compared. */
const compared = ["base", "candidate"] as const;
type Compared = (typeof compared)[number];

/**
 * Runs the tests that changed most again under Callgrind, on base and candidate, and adds the functions that changed most to
 * their records.
 *
 * @param pass on Callgrind's processor
 * @param changes the largest first
 */
export async function profileChanges(
  pass: CountingPass,
  records: readonly CountedRecord[],
  changes: readonly InstructionChange[],
): Promise<readonly CountedRecord[]> {
  const tests = changes.slice(0, mostTests).map(({ test }) => test);
  if (tests.length === 0) return records;
  pass.progress.step(
    `finding the functions that changed in ${tests.length} test${tests.length === 1 ? "" : "s"}`,
  );
  const found = new Map<string, CallgrindProfile | string>();
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${pass.workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap((alike) => compared.map((role) => ({ role, alike })));
  await inParallel(parts, async ({ role, alike }) => {
    for (const [test, profile] of await profilesOfPart(pass, role, alike))
      found.set(`${role} ${testPath(test)}`, profile);
  });
  return records.map((record) => {
    const [base, candidate] = compared.map((role) => found.get(`${role} ${testPath(record)}`));
    return base === undefined || candidate === undefined
      ? record
      : { ...record, profile: compareProfiles(base, candidate) };
  });
}

async function profilesOfPart(
  pass: CountingPass,
  role: Compared,
  tests: readonly Test[],
): Promise<[Test, CallgrindProfile | string][]> {
  const [first] = tests;
  if (first === undefined) return [];
  const part = { role, storage: first.storage, tests, twice: [] };
  const profiles: [Test, CallgrindProfile | string][] = [];
  for await (const [test, outcome] of countEach(pass, part))
    profiles.push([
      test,
      typeof outcome === "string" ? outcome : (outcome.profile ?? "Callgrind has written no profile"),
    ]);
  return profiles;
}

/** The functions whose own instructions changed most. */
export function compareProfiles(
  base: CallgrindProfile | string,
  candidate: CallgrindProfile | string,
): Profile {
  if (typeof base === "string") return { unknown: base };
  if (typeof candidate === "string") return { unknown: candidate };
  if (isStripped(base) || isStripped(candidate))
    return {
      unknown:
        "a build has no symbols of its functions: keep them (link without -s, and do not strip the library), so that they can be named",
    };
  const names = new Set([...base.functions.keys(), ...candidate.functions.keys()].filter(isNamed));
  const all = [...names].map((name): FunctionCount => {
    const [before, after] = [base, candidate].map(
      ({ functions }) => functions.get(name) ?? { own: 0, inclusive: 0 },
    ) as [Costs, Costs];
    return {
      name: name.slice(0, limits.name),
      own: { base: before.own, candidate: after.own },
      inclusive: { base: before.inclusive, candidate: after.inclusive },
    };
  });
  const changed = all.filter(({ own }) => own.base !== own.candidate);
  const byOwn = changed.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return { functions: byOwn.slice(0, mostFunctions) };
}

interface Costs {
  readonly own: number;
  readonly inclusive: number;
}

function sizeOf({ own }: FunctionCount): number {
  return Math.abs(own.candidate - own.base);
}

/** Callgrind names a function without a symbol by its address. */
function isNamed(name: string): boolean {
  return !/^(0x[0-9a-f]+|\?\?\?)$/.test(name);
}

/** Whether more than half of the instructions are in functions without a name. */
function isStripped({ total, functions }: CallgrindProfile): boolean {
  const unnamed = [...functions].reduce((sum, [name, { own }]) => sum + (isNamed(name) ? 0 : own), 0);
  return unnamed * 2 > total;
}
