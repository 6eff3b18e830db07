import * as z from "zod";
import { references } from "../../../model/compared.ts";
import { contestModes } from "../../../model/contest.ts";
import { kinds, storages } from "../../../model/test.ts";
import type { OfferedSuite } from "../../../options/offering.ts";
import { valuesOf } from "../../../options/option.ts";
import { openings, probes } from "../../../suite/workload.ts";
import { mapping } from "../../../yaml/schema.ts";
import type { Feature } from "../../feature.ts";
import { boundValueSchema } from "./bound-value.ts";
import { maxFacts, ownName, requireMax } from "./max/facts.ts";
import { maxJudge, wantedForMax } from "./max/judge.ts";
import { growthOf, maxOf, maxPass } from "./max/pass.ts";
import { maxReport } from "./max/report.ts";
import { ownOptions } from "./options.ts";
import type { OwnFile } from "./own-contest.ts";
import { readOwnFiles } from "./read.ts";
import { ownSuite } from "./suite.ts";

const error = mapping({ text: z.string(), code: z.int().optional() });
const placedSql = z.array(
  mapping({
    ...{ sql: z.string(), place: z.string(), error: error.optional() },
    values: z.array(boundValueSchema).optional(),
  }),
);

const database = mapping({ path: z.string(), sha256: z.string(), bytes: z.number() });

const ownWorkload = mapping({
  file: z.string(),
  folder: z.string().optional(),
  name: z.string(),
  kind: z.enum(kinds),
  storages: z.array(z.enum(storages)),
  compare: z.enum(references).optional(),
  database: mapping({
    candidate: database.optional(),
    base: database.optional(),
    baseline: database.optional(),
  }).optional(),
  prepareCommand: mapping({
    words: z.tuple([z.string()], z.string()),
    files: z.array(z.string()),
    identity: z.array(z.string()),
    place: z.string(),
  }).optional(),
  tables: placedSql,
  prepare: placedSql,
  prepareRepeat: z.int().optional(),
  opens: z.enum(openings).optional(),
  before: placedSql.optional(),
  statements: placedSql,
  after: placedSql.optional(),
  repeat: z.int(),
  check: placedSql,
  alternatives: z.array(placedSql).optional(),
  max: mapping({ ns: z.number(), scaledBy: z.enum(probes).optional() }).optional(),
  counters: placedSql.element.optional(),
  growth: mapping({
    workload: z.string(),
    ratio: z.number().optional(),
    floorNs: z.number().optional(),
    exponent: z.number().optional(),
    base: z.number().optional(),
  }).optional(),
});

const ownContest = mapping({
  ...ownWorkload.pick({
    file: true,
    name: true,
    compare: true,
    tables: true,
    prepare: true,
    prepareRepeat: true,
  }).shape,
  mode: z.enum(contestModes),
  connections: z.array(
    mapping({
      name: z.string(),
      count: z.int(),
      statements: placedSql,
      pauseMs: z.number().optional(),
      committed: placedSql.element.optional(),
    }),
  ),
  invariant: placedSql,
  durationMs: z.number(),
  killEveryMs: z.number().optional(),
});

const suite: OfferedSuite<readonly OwnFile[]> = {
  name: ownName,
  option: "own-workloads",
  hasKeys: (keys) => keys.includes("name") && ["statements", "connections"].some((key) => keys.includes(key)),
  schema: z.array(z.union([ownWorkload, ownContest])),
  read: (given, texts, roots) => {
    const all = readOwnFiles(valuesOf(ownOptions, given)["own-workloads"], texts, roots);
    return all.length === 0 ? undefined : all;
  },
  make: ownSuite,
};

/** Workloads that the user writes, as the suite `own`. */
export const own: Feature = {
  name: ownName,
  options: { tests: ownOptions },
  suite,
  ceilings: (_, contents) => {
    const [growth, max] = [growthOf(contents), maxOf(contents)];
    return { ...(growth.length === 0 ? {} : { growth }), ...(max.length === 0 ? {} : { max }) };
  },
  asks: wantedForMax,
  pass: maxPass,
  facts: maxFacts,
  trust: requireMax,
  judge: maxJudge,
  report: maxReport,
};
