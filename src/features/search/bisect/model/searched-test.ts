import * as z from "zod";
import {
  type ContestCell,
  contestModes,
  contestPath,
  contestTasks,
  contestWorkloads,
  mostConnections,
} from "../../../../model/contest.ts";
import type { DeepReadonly } from "../../../../model/deep-readonly.ts";
import { lifePath, shapeNames } from "../../../../model/life.ts";
import { limits, name } from "../../../../model/limits.ts";
import { kinds, storages, testPath, variants } from "../../../../model/test.ts";
import { sequencePath } from "../../../checks/sequence/record.ts";

/** A shape of life of an ageing database, and the commits after which it is looked at. */
const life = z.strictObject({ life: z.enum(shapeNames), commits: z.int().min(1) });
export type SearchedLife = DeepReadonly<z.output<typeof life>>;

/** Steps on one connection. The form is how much each does: a run of the oltp suite has the short one. */
const sequence = z.strictObject({
  storage: z.enum(storages),
  order: z.int().min(1),
  form: z.enum(["short", "full"]),
});
export type SearchedSequence = DeepReadonly<z.output<typeof sequence>>;

const test = z.strictObject({
  variant: z.enum(variants),
  storage: z.enum(storages),
  kind: z.enum(kinds),
  workload: name,
});

/** Tests whose times are searched together, under the name of their row. */
const mean = z.strictObject({ mean: name, tests: z.array(test).min(1).max(limits.tests) });

/** The connections with one task in a contest of several connections. */
const contest = z.strictObject({
  contest: z.enum(contestWorkloads),
  mode: z.enum(contestModes),
  connections: z.int().min(1).max(mostConnections),
  task: z.enum(contestTasks),
});
export type SearchedContest = DeepReadonly<z.output<typeof contest>>;

/** The contest of a subject. */
export function contestOf({ contest: workload, mode, connections }: SearchedContest): ContestCell {
  return { workload, mode, connections };
}

/** `contention/same/threads/4/writers` */
export function searchedContestPath(searched: SearchedContest): string {
  return `${contestPath(contestOf(searched))}/${searched.task}`;
}

/** A hunt's case, by its name. */
const huntCase = z.strictObject({ case: name });

/** The subject of a search. */
export const searchedTestSchema = z.union([test, life, sequence, mean, contest, huntCase]);
export type SearchedTest = DeepReadonly<z.output<typeof searchedTestSchema>>;

/** `int/memory/reads/table_scan`, `age/append`, `sequence/file/2`, `int/memory/writes average`, `contention/same/threads/4/writers`, `hunt_wrong_1` */
export function searchedPath(test: SearchedTest): string {
  if ("life" in test) return lifePath(test.life);
  if ("order" in test) return sequencePath(test);
  if ("mean" in test) return test.mean;
  if ("contest" in test) return searchedContestPath(test);
  return "case" in test ? test.case : testPath(test);
}
