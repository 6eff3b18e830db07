import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";
import { engineSizeSchema, unmeasuredSchema } from "./footprint.ts";
import { hasFewKeys, hex, limits, name, text } from "./limits.ts";
import { storages, variants } from "./test.ts";

/** An engine's part in a run: stock SQLite, the engine under test, and the base branch's build of it if there is one. */
export const roles = ["baseline", "candidate", "base"] as const;
export type Role = (typeof roles)[number];

/** The engines that every run has. */
export const mainRoles = ["baseline", "candidate"] as const satisfies Role[];

/** A value for each engine of a run; `base` is present if the run has a base arm. */
export type PerEngine<Value> = Readonly<Record<(typeof mainRoles)[number], Value>> & {
  readonly base?: Value;
};

/** The engines that a run has, baseline first. */
export function rolesOf(engines: PerEngine<unknown>): Role[] {
  return roles.filter((role) => engines[role] !== undefined);
}

/** Applies `map` to each engine's value. */
export function perEngine<From, To>(
  from: PerEngine<From>,
  map: (one: From, role: Role) => To,
): PerEngine<To> {
  const { base } = from;
  return {
    baseline: map(from.baseline, "baseline"),
    candidate: map(from.candidate, "candidate"),
    ...(base === undefined ? {} : { base: map(base, "base") }),
  };
}

/** The kinds of engines: a shared library, the driver with the engine linked in, sqlite3's command line, or a server. */
const engineKinds = ["library", "benchmark binary", "shell", "server"] as const;
export type EngineKind = (typeof engineKinds)[number];

/** Whether an engine's file is one that says how to run a server. */
export function isServerFile(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

/** How an engine's samples get fresh state: forked from a prepared process, or each in a process of its own. */
const isolations = ["fork", "process"] as const;
export type Isolation = (typeof isolations)[number];

const setting = text.nullable();

/** Settings read back from an engine in one storage, as it answers the pragmas; `null` if it answers nothing. */
const settings = z.strictObject({
  journal_mode: setting,
  synchronous: setting,
  cache_size: setting,
  page_size: setting,
});
export type SettingsInForce = DeepReadonly<z.output<typeof settings>>;

/** Names of environment variables that engines can be given: `DOLTLITE_FORCE_ROW_MERGE`. */
export const variableName = /^[A-Z][A-Z0-9_]{0,63}$/;

/** A function of SQLite's C API that an engine lacks, and that the tool can do without. */
const missingFunction = z.strictObject({
  name: z.string().regex(/^sqlite3_[a-z0-9_]{1,40}$/),
  /** The part of a run that is lost without it: words that follow `sqlite3_sourceid is missing: `. */
  loss: text,
});
export type MissingFunction = DeepReadonly<z.output<typeof missingFunction>>;

const engineSchema = z.strictObject({
  /** The name that reports print, e.g. `DoltLite`. */
  name,
  /** How the engine is run; absent if a results file does not state it. */
  kind: z.enum(engineKinds).optional(),
  /** The file measured, as given. */
  path: text.optional(),
  /** `sqlite3_libversion()`, e.g. `3.54.1`. */
  version: text.optional(),
  /** The engine's name for its own version, e.g. DoltLite's `0.51.3`, in one line; absent if it is not known to have another. */
  ownVersion: z
    .string()
    .min(1)
    .refine(
      (version) => [...version].length <= limits.version,
      `expected at most ${limits.version} characters`,
    )
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "expected one line")
    .optional(),
  /** `sqlite3_sourceid()`. */
  sourceId: text.optional(),
  /** Absent if it lacks none, or has no such API, and in results of earlier versions. */
  missing: z.array(missingFunction).max(32).optional(),
  /**
   * SHA-256 of the file, hex; with `loads`, of the SHA-256 of the file and of all that it loads. Results of earlier versions have that of
   * the file alone whose code the engine is.
   */
  sha256: hex.length(64).optional(),
  /** The names of the other files whose code it executes, the system's libraries aside; absent if there are none, and in results of earlier versions. */
  loads: z.array(text).max(limits.loadedFiles).optional(),
  /** The sizes of the file; absent of a server, and in results of earlier versions. */
  size: engineSizeSchema.optional(),
  /** Other facts that identify the build, e.g. `compiled from the amalgamation by cc 12.2.0 with -O2`. */
  origin: text.optional(),
  settings: perStorage(settings),
  /** The settings in force in variants whose suite has settings of its own, which `settings` does not cover. */
  variantSettings: z.partialRecord(z.enum(variants), z.partialRecord(z.enum(storages), settings)).optional(),
  /** The user's own pragmas, run on every connection of a storage. */
  pragmas: perStorage(z.array(text).max(limits.pragmas)),
  /** The user's own environment variables of its processes; absent if there are none. */
  environment: z
    .record(z.string().regex(variableName), z.string().max(limits.variableText))
    .refine(hasFewKeys(limits.variables), `expected at most ${limits.variables} variables`)
    .optional(),
  isolation: perStorage(z.enum(isolations)),
  /** As the engine answers `PRAGMA compile_options`. */
  compileOptions: z.array(text).max(limits.compileOptions).optional(),
  /** A shell's time for an empty input, integer nanoseconds: shorter times mean nothing. */
  floorNs: perStorage(z.int().min(1)),
  /** A server's settings by name, as it answered them when it was started first: `innodb_flush_log_at_trx_commit`. */
  serverSettings: z.record(z.string().regex(/^[a-z]\w{0,63}$/i), text).optional(),
  /** Why its system calls were not counted; absent if they were. */
  uncounted: text.optional(),
  /** Why its footprints lack parts; absent if they have all, and in results of earlier versions. */
  unmeasured: unmeasuredSchema.optional(),
});
export type EngineFacts = DeepReadonly<z.output<typeof engineSchema>>;

export const enginesSchema = z.strictObject({
  baseline: engineSchema,
  candidate: engineSchema,
  base: engineSchema.optional(),
});

function perStorage<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(z.enum(storages), value).optional();
}

/** The factor of the letter behind a number of bytes: https://mariadb.com/kb/en/server-system-variables/ */
const factors: Readonly<Record<string, bigint>> = { k: 1n << 10n, m: 1n << 20n, g: 1n << 30n, t: 1n << 40n };

/**
 * Whether two values of a server's setting are the same: servers answer 1 for ON, write words in capitals or not, and a size in bytes
 * where `1G` was asked for.
 */
export function isSameSetting(one: string, other: string): boolean {
  return plainValue(one) === plainValue(other);
}

function plainValue(value: string): string {
  const word = value.toLowerCase();
  if (word === "on" || word === "true") return "1";
  if (word === "off" || word === "false") return "0";
  const [, digits, unit = ""] = /^(\d+)([kmgt])$/.exec(word) ?? [];
  const factor = factors[unit];
  return digits === undefined || factor === undefined ? word : String(BigInt(digits) * factor);
}
