import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import type { PlannedShard } from "../model/shard-plan.ts";
import { testPath } from "../model/test.ts";
import type { Offering } from "../options/offering.ts";
import { type RunPart, resolveReportSettings } from "../options/resolve.ts";
import type { GivenSettings, Sources } from "../options/sources.ts";
import { type Roots, readNamed } from "../platform/read-inside.ts";
import type { KeepsFacts } from "../results/facts.ts";
import { addSecondMachine } from "../results/merge/second-machine.ts";
import { type Names, readRecordings } from "../results/read.ts";
import type { Examining } from "../verdict/examination.ts";
import type { Judging } from "../verdict/finding.ts";
import { judgeByOwnRule } from "../verdict/judge-recording.ts";
import { openClaims, testsOfClaims } from "../verdict/second-machine.ts";
import { parseMatrix, shardOf } from "./matrix.ts";

/**
 * The part of a run that one of several machines measures: a shard of a plan, or the open rows of another machine.
 *
 * @returns nothing restricts the run if it measures all of it
 * @throws InputError if the plan or the results cannot be read, or both are given
 */
export function readPart(
  sources: Sources,
  features: readonly (Offering & KeepsFacts & Judging & Examining)[],
): RunPart {
  const planned = readPlannedShard(sources.values, sources.roots);
  const { confirm } = sources.values;
  if (confirm === undefined) return planned === undefined ? {} : partOfShard(planned);
  if (planned !== undefined)
    throw new InputError(
      "plan and confirm are given: what failed is confirmed by one machine; omit one of them",
    );
  const { criteria } = resolveReportSettings(sources, features);
  const first = readRecordings(confirm, {}, { features, roots: sources.roots });
  if (first.confirmation !== undefined)
    throw new InputError(`confirm: another machine has confirmed ${confirm.join(", ")} already`);
  const claims = openClaims(judgeByOwnRule(first, criteria, features));
  if (claims.length === 0) return { idle: "no row of these results fails or is undecided" };
  return { rule: { confirms: claims }, tests: testsOfClaims(claims, first.tests).map(testPath) };
}

/**
 * A recording with what another machine has measured of it, if its files are given.
 *
 * @throws InputError if they cannot be read, or confirm nothing
 */
export function addConfirmation(
  first: Recording,
  { "confirmed-by": files }: Pick<GivenSettings, "confirmed-by">,
  names: Names,
  features: readonly KeepsFacts[],
): Recording {
  if (files === undefined) return first;
  return addSecondMachine(
    first,
    readRecordings(files, names, { features }),
    `--confirmed-by ${files.join(",")}`,
  );
}

/** Alpha is divided between the machines. */
function partOfShard(planned: PlannedShard): RunPart {
  const { shards } = planned.plan;
  const { length: machines } = shards;
  return {
    planned,
    tests: shards[planned.shard - 1] ?? [],
    ...(machines === 1 ? {} : { rule: { machines } }),
  };
}

function readPlannedShard(
  { plan, shard }: Pick<GivenSettings, "plan" | "shard">,
  roots: Roots | undefined,
): PlannedShard | undefined {
  if (plan === undefined && shard === undefined) return undefined;
  if (plan === undefined)
    throw new InputError(`shard is ${shard}, but no plan is given: give the plan that has the shard`);
  if (shard === undefined)
    throw new InputError("plan is given, but no shard: give the number of the shard to measure");
  return shardOf(readPlan(plan, roots), shard);
}

/**
 * A plan that is given as its text, or as the path of a file that has it.
 *
 * @param roots the folders that the file may not lead out of; it may lead anywhere if they are absent
 * @throws InputError if it cannot be read, or is no plan
 */
export function readPlan(given: string, roots: Roots | undefined) {
  if (given.trimStart().startsWith("{")) return parseMatrix(given, "plan");
  let text: string;
  try {
    text = readNamed(given, roots).toString("utf8");
  } catch (cause) {
    throw new InputError(`plan: "${given}" cannot be read (${(cause as Error).message})`, { cause });
  }
  return parseMatrix(text, given);
}
