import * as z from "zod";
import { bucketCount, bucketOf, totalOf } from "../statistics/histogram.ts";
import { engineKinds, roles, statementForms } from "./recording.ts";
import { kinds, storages, testPath, variants } from "./test.ts";

/**
 * The limits keep a file from another machine from costing more than it is worth: the largest run the tool makes
 * (276 tests, 1,000 rounds) stays far below them.
 */
export const limits = {
  /** Characters of a file. */
  file: 200_000_000,
  /** Characters of a message or a fact. */
  text: 10_000,
  /** Characters of a name. */
  name: 200,
  tests: 10_000,
  rounds: 10_000,
  /** Of one engine and storage. */
  pragmas: 100,
  /** Of one engine. */
  compileOptions: 1000,
  /** Rows of a tab-separated file. */
  rows: 1_000_000,
  /** Failures and warnings. */
  perTest: 20_000,
} as const;

const text = z.string().max(limits.text);
const name = z.string().min(1).max(limits.name);
const hex = z.string().regex(/^[0-9a-f]{8,128}$/, "expected 8 to 128 lowercase hex digits");
const count = z.int().min(0);
const amount = z.number().min(0);
const round = z.int().min(1).max(limits.rounds);
const role = z.enum(roles);

const work = z.strictObject({ statements: count, rows: count, changes: count });

const cost = z.strictObject({ cpuNs: amount, peakBytes: amount, minorFaults: count, majorFaults: count });

const latencies = z
  .strictObject({
    max: count,
    counts: z
      .array(z.tuple([count.max(bucketCount - 1), z.int().min(1)]))
      .min(1)
      .max(bucketCount)
      .refine((counts) => counts.every(([bucket], at) => bucket > (counts[at - 1]?.[0] ?? -1)), {
        error: "expected buckets in ascending order, each once",
      }),
  })
  .refine(({ max, counts }) => bucketOf(max) === counts.at(-1)?.[0], {
    path: ["max"],
    error: "expected a time of the last bucket",
  });

const sample = z
  .strictObject({
    role,
    round,
    ns: z.int().min(1),
    work: work.exactOptional(),
    cost: cost.exactOptional(),
    latencies: latencies.exactOptional(),
  })
  .superRefine((one, context) => {
    const [timed, executed] = [one.latencies && totalOf(one.latencies), one.work?.statements];
    if (timed === undefined || timed === executed) return;
    const message = `expected as many as statements were executed, ${executed ?? "which is not there"}, not ${timed}`;
    context.addIssue({ code: "custom", path: ["latencies", "counts"], message });
  });

export const calls = z.strictObject({
  fsync: count,
  fdatasync: count,
  syncFileRange: count,
  msync: count,
  otherSync: count,
  writes: count,
  writeBytes: count,
  unseen: count,
});

const failure = z.strictObject({
  reason: z.enum(["error", "crash", "timeout", "differs"]),
  role: role.exactOptional(),
  round: round.exactOptional(),
  message: text,
});

const testName = {
  variant: z.enum(variants),
  storage: z.enum(storages),
  kind: z.enum(kinds),
  workload: name,
};

/** A TestRecord. */
export const testSchema = z.strictObject({
  ...testName,
  run: z.int().min(0).max(limits.tests).exactOptional(),
  asked: round.exactOptional(),
  samples: unique(
    z.array(sample).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`,
  ),
  checks: unique(
    z.array(z.strictObject({ role, work, hash: hex, calls: calls.exactOptional() })).max(roles.length),
    (one) => `${one.role}'s check`,
  ),
  failures: z.array(failure).max(limits.perTest),
});

/** A ControlRecord. */
export const controlSchema = z.strictObject({
  ...testName,
  pairs: unique(
    z
      .array(z.strictObject({ round, baselineNs: z.int().min(1), controlNs: z.int().min(1) }))
      .max(limits.rounds),
    (one) => `the pair of round ${one.round}`,
  ),
});

const setting = text.nullable();
const settings = z.strictObject({
  journal_mode: setting,
  synchronous: setting,
  cache_size: setting,
  page_size: setting,
});

const engine = z.strictObject({
  name,
  kind: z.enum(engineKinds).exactOptional(),
  path: text.exactOptional(),
  version: text.exactOptional(),
  sourceId: text.exactOptional(),
  sha256: hex.length(64).exactOptional(),
  origin: text.exactOptional(),
  settings: perStorage(settings),
  pragmas: perStorage(z.array(text).max(limits.pragmas)),
  isolation: perStorage(z.enum(["fork", "process"])),
  compileOptions: z.array(text).max(limits.compileOptions).exactOptional(),
  floorNs: perStorage(z.int().min(1)),
  uncounted: text.exactOptional(),
});

const machine = z.strictObject({
  cpu: text,
  cores: z.int().min(1),
  memoryBytes: amount,
  platform: text,
  kernel: text,
  node: text,
  loadBefore: amount,
  fileSystem: text.exactOptional(),
});

const suite = z.strictObject({
  rows: z.int().min(1),
  seed: z.int(),
  hash: hex,
  statements: z.enum(statementForms).exactOptional(),
  sql: z.record(name, hex),
});

/** Fewer pairs than these can neither be screened nor have a jackknife. */
const fewestScreened = 3;

const allowedRounds = {
  error:
    `expected a number of rounds from 1 to ${limits.rounds}, ` +
    `or {"min": M, "max": N} with M from ${fewestScreened} to N`,
};

const rounds = z
  .union([z.int(), z.strictObject({ min: z.int(), max: z.int() })], allowedRounds)
  .refine((value) => {
    if (typeof value === "number") return value >= 1 && value <= limits.rounds;
    return value.min >= fewestScreened && value.min <= value.max && value.max <= limits.rounds;
  }, allowedRounds);

const engines = z.strictObject({ baseline: engine, candidate: engine, base: engine.exactOptional() });

/** A Resumption. */
export const resumptionSchema = z.strictObject({ at: z.iso.datetime(), samples: count });

const run = z.strictObject({
  tool: text,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  planned: z.strictObject({ tests: count, controls: count }).exactOptional(),
  rounds,
  alpha: z.number().gt(0).lt(0.5).exactOptional(),
  maxMinutes: z.number().gt(0).exactOptional(),
  outOfTime: z.boolean().exactOptional(),
  clock: text,
  resumed: z.array(resumptionSchema).min(1).max(limits.perTest).exactOptional(),
  timeline: z.record(name, amount).exactOptional(),
  stopped: text.exactOptional(),
});

/** A Recording as a file may hold it: every key known, every number possible, nothing named twice. */
export const recordingSchema = z.strictObject({
  run: run.exactOptional(),
  suite: suite.exactOptional(),
  machine: machine.exactOptional(),
  engines,
  mediansOnly: z.boolean().exactOptional(),
  warnings: z.array(text).max(limits.perTest),
  controls: unique(
    z.array(controlSchema).max(limits.tests),
    (one) => `the control ${testPath(one)}`,
  ).exactOptional(),
  tests: unique(z.array(testSchema).min(1).max(limits.tests), (one) => `the test ${testPath(one)}`),
});

/** An Outset, as the sample store may hold it. */
export const outsetSchema = z.strictObject({
  ...run.pick({ tool: true, rounds: true, alpha: true, maxMinutes: true }).shape,
  suite: suite.omit({ sql: true }),
  machine,
  engines,
  latencies: z.boolean().exactOptional(),
  tests: z.array(name).min(1).max(limits.tests),
});

function perStorage<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(z.enum(storages), value).exactOptional();
}

/** Refuses an array in which two items have the same label. */
function unique<Item extends z.ZodType>(array: z.ZodArray<Item>, label: (item: z.output<Item>) => string) {
  return array.superRefine((items, context) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const name = label(item);
      if (seen.has(name))
        context.addIssue({ code: "custom", path: [index], message: `${name} is there twice` });
      seen.add(name);
    }
  });
}
