import { features } from "../../src/features.ts";
import type { Recording } from "../../src/model/recording.ts";
import type { ShardPlan } from "../../src/model/shard-plan.ts";
import * as schema from "../../src/results/json/schema.ts";
import * as merging from "../../src/results/merge/merge.ts";
import type { Shard } from "../../src/results/merge/same-run.ts";
import * as results from "../../src/results/read.ts";

/** Reading and merging results files in a build with every feature. */

export const parseRecording = (text: string, fileName: string): Recording =>
  schema.parseRecording(text, fileName, features);
export const mergeRecordings = (shards: readonly [Shard, ...Shard[]], expected?: ShardPlan): Recording =>
  merging.mergeRecordings(shards, expected, features);
export const readRecordings = (
  files: Parameters<typeof results.readRecordings>[0],
  names: Parameters<typeof results.readRecordings>[1],
  options: results.ReadOptions = {},
): Recording => results.readRecordings(files, names, { ...options, features });
export const readRecording = (
  fileName: string,
  names: Parameters<typeof results.readRecording>[1],
): Recording => results.readRecording(fileName, names, features);
