import * as z from "zod";
import { InputError } from "../model/errors.ts";
import { innerIssues } from "../yaml/inner-issues.ts";
import { mapping } from "../yaml/schema.ts";
import type { ValueType } from "./value-types.ts";

/** A name by which actions have their inputs in the table of options: `action`, `action publish`. */
export type ActionPlace = "action" | `action ${string}`;

/** Where an option can be given: the name of a command, an action, `file` for a configuration file, `comment` for a comment. */
export type Place = string;

export function isAction(place: Place): place is ActionPlace {
  return place === "action" || place.startsWith("action ");
}

/** Everything about one option: the parsers, the help, `action.yml` and the reference are made from it. */
export interface Option<Schema extends z.ZodType = z.ZodType> {
  readonly type: ValueType<Schema>;
  /** A noun phrase of one line, without the range and the default, which are added to it. */
  readonly help: string;
  /** The same, in those places in which the option means something else. */
  readonly helpIn?: Readonly<Partial<Record<Place, string>>>;
  /** The names that can be given in those places that take only some of the type's. */
  readonly namesIn?: Readonly<Partial<Record<Place, readonly string[]>>>;
  /** The unit of a number: `minutes`. */
  readonly unit?: string;
  /** Sentences that the reference adds to `help`. */
  readonly note?: string;
  readonly offered: readonly Place[];
  /** The value if the option is not given. */
  readonly default?: z.output<Schema>;
  /** The effect of leaving the option out, if that is not a value: `no limit`. */
  readonly otherwise?: string;
  /** The same, in those places to which neither `default` nor `otherwise` applies. */
  readonly otherwiseIn?: Readonly<Partial<Record<Place, string>>>;
  /** The text of the default of an input in `action.yml`. */
  readonly inputDefault?: string;
  /**
   * A noun phrase of at most 54 characters, with the names that can be given if they are few. The short help of a command with many
   * options has the options with such a phrase; `--help-all` has all.
   */
  readonly brief?: string;
  /** The commands that are refused without it. */
  readonly requiredIn?: readonly Place[];
  /** Whether the action refuses the input with `publish: false`: the job that publishes needs it. */
  readonly forPublisher?: true;
  /** Whether a command line is refused if it has the option twice, as it always is with a list of paths; otherwise the last value counts. */
  readonly once?: true;
}

export type Options = Readonly<Record<string, Option>>;

/** An option as given, with its default checked against its type. */
export function option<Schema extends z.ZodType, const Facts extends Omit<Option<Schema>, "type">>(
  type: ValueType<Schema>,
  facts: Facts,
): Facts & { readonly type: ValueType<Schema> } {
  return { type, ...facts };
}

type NamesIn<All extends Options, Where extends Place> = {
  [Name in keyof All]: Extract<All[Name]["offered"][number], Where> extends never ? never : Name;
}[keyof All];

type Schemas<All extends Options> = {
  [Name in keyof All]: z.ZodExactOptional<All[Name]["type"]["schema"]>;
};

type Defaults<All extends Options> = {
  readonly [Name in keyof All as "default" extends keyof All[Name] ? Name : never]: All[Name]["default"];
};

/** Values by option name; an option that is not given is absent. */
export type Values<All extends Options> = z.output<z.ZodObject<Schemas<All>, z.core.$strict>>;

/** Values by option name, each checked by the schema of its option. A feature reads its own with `valuesOf`. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/**
 * The values of some options, with their defaults.
 *
 * @param given values that the options' schemas have checked, and values of other options
 */
export function valuesOf<All extends Options>(options: All, given: GivenOptions): Filled<All> {
  const own = Object.entries(given).filter(([name, value]) => name in options && value !== undefined);
  return { ...defaultsOf(options), ...Object.fromEntries(own) } as Filled<All>;
}

/** Values of which none is absent that has a default. */
export type Filled<All extends Options> = Values<All> & {
  readonly [Name in keyof Defaults<All>]: z.output<All[Name & keyof All]["type"]["schema"]>;
};

/** The options that can be given in at least one of some places. */
export function offeredIn<All extends Options, const Where extends Place>(
  options: All,
  ...where: readonly Where[]
): Pick<All, NamesIn<All, Where>> {
  const isOffered = ([, { offered }]: [string, Option]) => where.some((place) => offered.includes(place));
  return Object.fromEntries(Object.entries(options).filter(isOffered)) as Pick<All, NamesIn<All, Where>>;
}

/** Checks values by option name; other names are refused. */
export function schemaOf<All extends Options>(options: All): z.ZodObject<Schemas<All>, z.core.$strict> {
  const schemas = Object.entries(options).map(([name, { type }]) => [name, z.optional(type.schema)]);
  return mapping(Object.fromEntries(schemas) as Schemas<All>);
}

export function defaultsOf<All extends Options>(options: All): Defaults<All> {
  const values = Object.entries(options).flatMap(([name, one]) =>
    one.default === undefined ? [] : [[name, one.default]],
  );
  return Object.fromEntries(values) as Defaults<All>;
}

/**
 * Reads options from a source that knows only text: a command line, or the action's inputs.
 *
 * @param given by name; `true` for an option without a value
 * @param source how a message names an option's source: `--rows`
 * @throws InputError naming the source, the value and what is allowed
 */
export function readTexts<All extends Options>(
  options: All,
  given: Readonly<Record<string, string | true>>,
  source: (name: string) => string,
): Values<All> {
  const values = Object.entries(given).map(([name, value]) => [
    name,
    value === true ? value : options[name]?.type.parse(value, source(name)),
  ]);
  const { data, error } = schemaOf(options).safeParse(Object.fromEntries(values));
  if (error === undefined) return data;
  const [issue] = error.issues.flatMap(innerIssues);
  throw new InputError(`${source(String(issue?.path[0]))}: ${issue?.message}`);
}
