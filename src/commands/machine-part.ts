import { readFileSync } from "node:fs";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { PlannedShard } from "../model/shard-plan.ts";
import { testPath } from "../model/test.ts";
import { type MachinePart, resolveReportSettings } from "../options/resolve.ts";
import type { GivenSettings, Sources } from "../options/sources.ts";
import { readRecordings } from "../results/read.ts";
import { parseMatrix, shardOf } from "../shards/matrix.ts";
import { judgeRecording } from "../verdict/judge-recording.ts";
import { openClaims, testsOfClaims } from "../verdict/second-machine.ts";
import type { RunFeature } from "./feature.ts";

/**
 * The part of a run that one of several machines measures: a shard of a plan, or the open rows of another machine. Nothing is set
 * if it measures all of the run; no claims and tests if the other machine has left nothing.
 *
 * @throws InputError if the plan or the results cannot be read, or both are given
 */
export function readMachinePart(sources: Sources, features: readonly RunFeature[]): MachinePart {
  const planned = readPlannedShard(sources.values);
  const { confirm } = sources.values;
  if (confirm === undefined) return omitUndefined({ planned });
  if (planned !== undefined)
    throw new InputError(
      "plan and confirm are given: what failed is confirmed by one machine; omit one of them",
    );
  const { criteria } = resolveReportSettings(sources, features);
  const { rule: _, ...judging } = criteria;
  const first = readRecordings(confirm, {}, { features });
  if (first.confirmation !== undefined)
    throw new InputError(`confirm: another machine has confirmed ${confirm.join(", ")} already`);
  const claims = openClaims(judgeRecording(first, judging, features));
  return { confirms: { claims, tests: testsOfClaims(claims, first.tests).map(testPath) } };
}

function readPlannedShard({ plan, shard }: Pick<GivenSettings, "plan" | "shard">): PlannedShard | undefined {
  if (plan === undefined && shard === undefined) return undefined;
  if (plan === undefined)
    throw new InputError(`shard is ${shard}, but no plan is given: give the plan that has the shard`);
  if (shard === undefined)
    throw new InputError("plan is given, but no shard: give the number of the shard to measure");
  return shardOf(readPlan(plan), shard);
}

/**
 * A plan that is given as its text, or as the path of a file that has it.
 *
 * @throws InputError if it cannot be read, or is no plan
 */
export function readPlan(given: string) {
  if (given.trimStart().startsWith("{")) return parseMatrix(given, "plan");
  let text: string;
  try {
    text = readFileSync(given, "utf8");
  } catch (cause) {
    throw new InputError(`plan: "${given}" cannot be read (${(cause as Error).message})`, { cause });
  }
  return parseMatrix(text, given);
}
