import { readFileSync } from "node:fs";
import * as z from "zod";
import { InputError } from "../model/errors.ts";
import type { Roots } from "../platform/read-inside.ts";
import { catalogueOf, type SuiteContents } from "../suite/added-suite.ts";
import type { Catalogue } from "../suite/suites.ts";
import { innerIssues } from "../yaml/inner-issues.ts";
import { mapping } from "../yaml/schema.ts";
import { actionsOf } from "./actions.ts";
import { checkSettings, ruleOptions } from "./config-file.ts";
import { type Offering, optionsIn } from "./offering.ts";
import { type GivenOptions, type Option, type Options, offeredIn, schemaOf, type Values } from "./option.ts";
import { parseSettingsInput, readConfigFile, type SettingsText } from "./settings-text.ts";
import { settingOptions } from "./table.ts";

const {
  config: _,
  settings: __,
  ...coreSettings
} = offeredIn(settingOptions, "run", "file", "report", "action", "action publish", "plan");

/** Values of options that are settings, from one source or from several: those of the core, and those of features. */
export type GivenSettings = Values<typeof coreSettings> & GivenOptions;

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
  /** The contents of the files that the values name for suites of features. */
  readonly contents: SuiteContents;
  /** The folders that no file that the values name may lead out of; any may if they are absent. */
  readonly roots?: Roots;
}

/**
 * Reads the files that a command line or inputs name.
 *
 * @param features of the build, whose options files can set
 * @param roots the folders that no file may lead out of; any may if they are absent
 * @throws InputError if a file cannot be read or is wrong
 */
export function readSources(
  { config, settings, ...source }: Source,
  features: readonly Offering[],
  roots?: Roots,
): Sources {
  const texts = [
    ...(config === undefined ? [] : [readConfigFile(config, roots)]),
    ...(settings === undefined ? [] : [parseSettingsInput(settings)]),
  ];
  const contents = features.flatMap(({ suite }) => {
    const content = suite?.read(source.given, texts, roots);
    return suite === undefined || content === undefined ? [] : [[suite.name, content] as const];
  });
  const sources = mergeSources(source, features, texts, Object.fromEntries(contents));
  return { ...sources, roots };
}

/**
 * A command line or inputs with texts of settings.
 *
 * @param texts the one that takes precedence last
 * @throws InputError if a text is wrong
 */
export function mergeSources(
  { given, areInputs }: Pick<Source, "given" | "areInputs">,
  features: readonly Offering[],
  texts: readonly SettingsText[] = [],
  contents: SuiteContents = {},
): Sources {
  const catalogue = catalogueOf(features, contents);
  const inTexts = texts.map((text) => ({ text, values: checkSettings(text, catalogue, features) }));
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
    contents,
  };
}

function originsOf(values: object, originOf: (name: string) => Origin): Record<string, Origin> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, originOf(name)]));
}

const origin = mapping({ kind: z.enum(origins), place: z.string() });

/** The options that a run, a file or an action of a build can set. */
export function settingsOf(features: readonly Offering[]): Options {
  return optionsIn(features, "run", "report", "file", ...Object.keys(actionsOf(features)));
}

/** The settings file of another process of the same version: JSON, which parseSources reads. */
export function formatSources(sources: Sources, features: readonly Offering[]): string {
  return JSON.stringify({ ...sources, values: writtenValues(settingsOf(features), sources.values) });
}

/** Values as their schemas read them. */
export function writtenValues(
  options: Options,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
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
export function parseSources(text: string, features: readonly Offering[]): Sources {
  const file = mapping({
    values: z.unknown(),
    from: z.record(z.string(), origin),
    roots: z.array(z.string()).optional(),
    contents: mapping(
      Object.fromEntries(
        features.flatMap(({ suite }) =>
          suite === undefined ? [] : [[suite.name, suite.schema.optional()] as const],
        ),
      ),
    ),
  });
  const { values, ...others } = checked(file, parseJson(text));
  return { ...others, values: readWritten(values, catalogueOf(features, others.contents), features) };
}

/**
 * Values of settings as `writtenValues` has left them.
 *
 * @param catalogue as of `ruleOptions`
 * @param source that a message names
 * @throws InputError if a value is wrong
 */
export function readWritten(
  values: unknown,
  catalogue: Catalogue | undefined,
  features: readonly Offering[],
  source?: string,
): GivenSettings {
  const schema = schemaOf({ ...settingsOf(features), ...ruleOptions(catalogue) });
  return checked(schema, values, source) as GivenSettings;
}

/** A settings file's JSON. @throws InputError if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`settings file: ${(cause as Error).message}`, { cause });
  }
}

/** Values of a settings file, or of another `source`. @throws InputError if a value is wrong */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source = "settings file",
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const [issue] = error.issues.flatMap(innerIssues);
  throw new InputError(`${source}: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** @throws InputError if the file cannot be read */
export function readSettingsFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`--settings: "${file}" cannot be read (${(cause as Error).message})`, { cause });
  }
}
