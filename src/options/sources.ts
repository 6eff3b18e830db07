import { readFileSync } from "node:fs";
import * as z from "zod";
import { references } from "../model/compared.ts";
import { InputError } from "../model/errors.ts";
import type { OwnWorkload } from "../model/own-workload.ts";
import { kinds, storages } from "../model/test.ts";
import { withOwnWorkloads } from "../suite/suites.ts";
import { mapping } from "../yaml/schema.ts";
import { actionNames } from "./actions.ts";
import { checkSettings, parseSettingsInput, readConfigFile, type SettingsText } from "./config-file.ts";
import { ceilingRules } from "./file-values.ts";
import { type Option, type Options, offeredIn, schemaOf, type Values } from "./option.ts";
import { readOwnWorkloads } from "./own-workloads.ts";
import { settingOptions } from "./table.ts";

const {
  config: _,
  settings: __,
  ...sourceOptions
} = offeredIn(settingOptions, ...(["run", "plan", "file", "report"] as const), ...actionNames);

/** Values of options that are settings, from one source or from several. */
export type GivenSettings = Values<typeof sourceOptions>;

/** A command line or the action's inputs. */
export interface Source {
  readonly given: GivenSettings;
  /** The path of the configuration file, if one is named. */
  readonly config?: string;
  /** The text of the input `settings`, if it is given. */
  readonly settings?: string;
  /** Whether the values are inputs of the action; otherwise they are options of a command line. */
  readonly areInputs?: true;
}

const origins = ["option", "input", "file"] as const;

/** Where a value was given. */
export interface Origin {
  readonly kind: (typeof origins)[number];
  /** `--rows`, `input rows` or `bench.yml:3:1`. */
  readonly place: string;
}

/** Everything that a process was told, with the contents of the named files. */
export interface Sources {
  /** A command line or inputs precede the input `settings`, which precedes the configuration file. */
  readonly values: GivenSettings;
  /** Where each of the values was given. */
  readonly from: Readonly<Record<string, Origin>>;
  /** The workloads that the values name. */
  readonly own: readonly OwnWorkload[];
}

/**
 * Reads the files that a command line or inputs name.
 *
 * @param root the folder that no file may lead out of; any may if it is absent
 * @throws InputError if a file cannot be read or is wrong
 */
export function readSources({ config, settings, ...source }: Source, root?: string): Sources {
  const texts = [
    ...(config === undefined ? [] : [readConfigFile(config, root)]),
    ...(settings === undefined ? [] : [parseSettingsInput(settings)]),
  ];
  return mergeSources(source, texts, readOwnWorkloads(source.given["own-workloads"], texts, root));
}

/**
 * A command line or inputs with texts of settings.
 *
 * @param texts the one that takes precedence last
 * @throws InputError if a text is wrong
 */
export function mergeSources(
  { given, areInputs }: Pick<Source, "given" | "areInputs">,
  texts: readonly SettingsText[] = [],
  own: readonly OwnWorkload[] = [],
): Sources {
  const catalogue = withOwnWorkloads(own);
  const inTexts = texts.map((text) => ({ text, values: checkSettings(text, catalogue) }));
  const placed = inTexts.map(({ text, values }) =>
    originsOf(values, (name) => ({
      kind: text.isInput ? "input" : "file",
      place: `${text.name}:${text.position(text.offsetOf([name]))}`,
    })),
  );
  const named = originsOf(given, (name) =>
    areInputs ? { kind: "input", place: `input ${name}` } : { kind: "option", place: `--${name}` },
  );
  return {
    values: Object.assign({}, ...inTexts.map(({ values }) => values), given),
    from: Object.assign({}, ...placed, named),
    own,
  };
}

function originsOf(values: object, originOf: (name: string) => Origin): Record<string, Origin> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, originOf(name)]));
}

const placedSql = z.array(mapping({ sql: z.string(), place: z.string() }));

const ownWorkload = mapping({
  file: z.string(),
  name: z.string(),
  kind: z.enum(kinds),
  storages: z.array(z.enum(storages)),
  compare: z.enum(references).exactOptional(),
  tables: placedSql,
  prepare: placedSql,
  statements: placedSql,
  repeat: z.int(),
  check: placedSql,
  counters: placedSql.element.exactOptional(),
});

const origin = mapping({ kind: z.enum(origins), place: z.string() });

/** The settings file of another process of the same version: JSON, which parseSources reads. */
export function formatSources(sources: Sources): string {
  return JSON.stringify({ ...sources, values: writtenValues(sourceOptions, sources.values) });
}

/** Values as their schemas read them. */
export function writtenValues(options: Options, values: Readonly<Record<string, unknown>>): object {
  const written = Object.entries(values).map(([name, value]) => {
    const { write = (same: unknown) => same } = (options[name] as Option).type;
    return [name, write(value)];
  });
  return Object.fromEntries(written);
}

/**
 * Reads the sources of another process from its settings file.
 *
 * @throws InputError if the text is not such a file
 */
export function parseSources(text: string): Sources {
  const file = mapping({
    values: z.unknown(),
    from: z.record(z.string(), origin),
    own: z.array(ownWorkload),
  });
  const { values, from, own } = checked(file, text);
  const ceilings = { ...sourceOptions.ceilings, type: ceilingRules(withOwnWorkloads(own)) };
  return { values: checked(schemaOf({ ...sourceOptions, ceilings }), values), from, own };
}

/**
 * Values of options, from the settings file of another process.
 *
 * @param value JSON text, or the parsed value
 * @throws InputError if a value is wrong
 */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  let parsed = value;
  try {
    if (typeof value === "string") parsed = JSON.parse(value);
  } catch (cause) {
    throw new InputError(`settings file: ${(cause as Error).message}`, { cause });
  }
  const { data, error } = schema.safeParse(parsed);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new InputError(`settings file: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** @throws InputError if the file cannot be read */
export function readSettingsFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`--settings: "${file}" cannot be read (${(cause as Error).message})`, { cause });
  }
}
