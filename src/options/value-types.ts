import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { maxNamesListed, unknownName } from "../messages/suggest-name.ts";
import { defaultCriteria, formatRounds, minScreenedPairs, type Rounds } from "../model/criteria.ts";
import { InputError } from "../model/errors.ts";
import { commitHashPattern } from "../model/limits.ts";
import { type MissingBase, missingBaseSchema } from "../model/recording.ts";
import { releasesIn } from "../model/releases.ts";
import { invalidMessage } from "../yaml/schema.ts";
import { problemOfPattern, problemOfPatterns } from "./path-filter.ts";

/** The values that an option takes. */
export interface ValueType<Schema extends z.ZodType = z.ZodType> {
  /** For tables: `whole number`. */
  readonly kind: string;
  /** Stands for the value in the help of a command line: `number`. Absent if an option alone means true. */
  readonly placeholder?: string;
  /** The allowed range: `1 to 10,000,000`. */
  readonly range?: string;
  /** The allowed names, if the value is one or several of them. */
  readonly names?: readonly string[];
  /** Checks a value of a configuration file, and what `parse` returns. The errors of the schema say what is allowed. */
  readonly schema: Schema;
  /**
   * The value that a text means. A text that means none is returned unchanged, so that the schema's error shows it.
   *
   * @param source of the text, for messages: `--rows`
   * @throws InputError
   */
  parse(text: string, source: string): unknown;
  /** The value in the form that the schema reads, if that form differs from the value. */
  write?(value: z.output<Schema>): unknown;
  /** The text that means a value. */
  format(value: z.output<Schema>): string;
}

/** `not built: make: *** Error 1`: a cause, and after a colon what else is known. */
export function missingBase(): ValueType<z.ZodType<MissingBase>> {
  const { cause, detail } = missingBaseSchema.shape;
  const form = new RegExp(`^(${cause.options.join("|")})(?:: *([\\s\\S]+))?$`);
  const format = (one: MissingBase) => (one.detail === undefined ? one.cause : `${one.cause}: ${one.detail}`);
  return {
    kind: "cause",
    placeholder: "cause",
    names: cause.options,
    schema: z
      .string()
      .regex(form, invalidMessage(cause.options.join(" or ")))
      .transform((given): MissingBase => {
        const [, first, rest] = form.exec(given) ?? [];
        return { cause: cause.parse(first), ...(rest === undefined ? {} : { detail: detail.parse(rest) }) };
      }),
    parse: (given) => given,
    write: format,
    format,
  };
}

/** A week: a larger number is a mistake. */
export const maxMinutes = 10_080;

/** Reports use a name as the heading of a column. */
export const maxNameLength = 60;

/** More would not be measured in a day. */
const maxRounds = 1000;

/** Both ends are allowed. */
export function wholeNumber(min: number, max: number) {
  const range = `${formatCount(min)} to ${formatCount(max)}`;
  const error = invalidMessage(`a whole number from ${range} (digits only)`);
  const schema = z.int(error).min(min, error).max(max, error);
  return numberType("whole number", range, schema);
}

/** Neither end is allowed. @param unit what the number counts, which a value such as `40s` gets wrong */
export function numberWithin(above: number, below: number, unit?: "minutes") {
  const range = `above ${formatCount(above)} and below ${formatCount(below)}`;
  const error = invalidMessage(
    unit === undefined ? `a number ${range}` : `a number of ${unit} ${range}, such as 2.5 (without a unit)`,
  );
  return numberType("number", range, z.number(error).gt(above, error).lt(below, error));
}

/** A multiplier that can be a ceiling. */
export function multiplier() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x")');
  return numberType("number", "above 0", z.number(error).positive(error));
}

/** From how many times as long something is slow. */
export function slowerRatio() {
  const error = invalidMessage('a number above 1, such as 3 or 1.5 (without "x")');
  return numberType("number", "above 1", z.number(error).gt(1, error));
}

/** By how much something may grow. */
export function percentage() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%")');
  return numberType("number", "from 0", z.number(error).nonnegative(error));
}

/** By how much something may grow, or `off` if nothing limits it. */
export function percentageOrOff() {
  const error = invalidMessage('a number of percent from 0, such as 5 (without "%"), or off');
  return orOff("from 0", z.number(error).nonnegative(error), error);
}

/** A multiplier that can be a ceiling, or `off` if nothing limits it. */
export function multiplierOrOff() {
  const error = invalidMessage('a number above 0, such as 6 or 5.5 (without "x"), or off');
  return orOff("above 0", z.number(error).positive(error), error);
}

function orOff(range: string, number: z.ZodType<number>, error: ReturnType<typeof invalidMessage>) {
  return {
    kind: "number",
    placeholder: "number",
    range: `${range}, or off`,
    schema: z.union([number, z.literal("off")], error),
    parse: parseNumber,
    format: String,
  };
}

function numberType<Schema extends z.ZodType<number>>(
  kind: string,
  range: string,
  schema: Schema,
): ValueType<Schema> {
  return { kind, placeholder: "number", range, schema, parse: parseNumber, format: String };
}

const boundsForm = /^(\d+)\s*\.\.\s*(\d+)$/;

/** `3..11`, the bounds of the screening, or `5`, exactly that many pairs. */
export function rounds(): ValueType<z.ZodType<Rounds>> {
  const range = `such as 3..11 or 5; at most ${formatCount(maxRounds)}`;
  const allowed =
    `a number of rounds from 1 to ${formatCount(maxRounds)}, ` +
    `or a range such as 3..11 from ${minScreenedPairs} to ${formatCount(maxRounds)}`;
  const error = invalidMessage(allowed);
  const { rounds: usual } = defaultCriteria.rule;
  const bounds = (given: string) => {
    const [, first, last] = boundsForm.exec(given) ?? [];
    const [min, max] = [Number(first), Number(last)];
    // The range that applies without the option does the same with it.
    return min === usual.min && max === usual.max ? usual : { min, max };
  };
  const ofBounds = z
    .string()
    .regex(boundsForm, { ...error, abort: true })
    .superRefine((given, context) => {
      const { min, max } = bounds(given);
      const fail = (words: string) =>
        context.addIssue({ code: "custom", message: `${formatValue(given)} ${words}` });
      if (min > max) fail(`begins above its end: give the lower number first, as in ${max}..${min}`);
      else if (min < minScreenedPairs || max > maxRounds) fail(`is not ${allowed}`);
    });
  const schema = z
    .union([z.int().min(1, error).max(maxRounds, error), ofBounds], error)
    .transform((given): Rounds => (typeof given === "number" ? given : bounds(given)));
  return {
    kind: "range",
    placeholder: "rounds",
    range,
    schema,
    parse: parseNumber,
    write: (given) => (typeof given === "number" ? given : formatRounds(given)),
    format: formatRounds,
  };
}

/** On a command line, the option alone means true. */
export function flag(): ValueType<z.ZodBoolean> {
  const schema = z.boolean(invalidMessage("true or false"));
  return {
    kind: "switch",
    names: ["true", "false"],
    schema,
    parse: (text) => text === "true" || (text === "false" ? false : text),
    format: String,
  };
}

/** @param what kind of name it is: `variant` */
export function choice<Name extends string>(what: string, names: readonly Name[]) {
  const schema = z.enum(names, { error: ({ input }) => unknownName(what, input, names) });
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}

/** At least one name, or `all`. A name that is given twice counts once. */
export function choices<Name extends string>(what: string, names: readonly Name[]) {
  const empty = { error: `the list is empty: give at least one ${what}` };
  const error = invalidMessage(listOf(what, names));
  const list = z.array(choice(what, names).schema, error).min(1, empty);
  const schema = z
    .union([z.literal("all"), list], error)
    .transform((chosen): readonly Name[] => (chosen === "all" ? [...names] : [...new Set(chosen)]));
  return {
    kind: "list of names",
    placeholder: "list",
    ...listed(names),
    schema,
    parse: parseList,
    format: (chosen: readonly Name[]) =>
      names.every((name) => chosen.includes(name)) ? "all" : chosen.join(),
  } satisfies ValueType<typeof schema>;
}

/** Like choices, for names that are not all known before the configuration is read: for the others, only the form is checked. */
export function openChoices(what: string, names: readonly string[]) {
  const { schema: _, ...type } = choices(what, names);
  const name = openChoice(what, names).schema;
  const error = invalidMessage(listOf(what, names));
  const list = z.array(name, error).min(1, { error: `the list is empty: give at least one ${what}` });
  const schema = z
    .union([z.literal("all"), list], error)
    .transform((chosen): readonly string[] => (chosen === "all" ? [chosen] : [...new Set(chosen)]));
  return { ...type, schema } satisfies ValueType<typeof schema>;
}

/** One such name, or that of a step of a sweep. */
export function openChoice(what: string, names: readonly string[]) {
  const error = { error: ({ input }: { input?: unknown }) => unknownName(what, input, names) };
  // The form allows all of these names too; a list of them is what an editor can propose.
  const schema = z.union([z.enum(names), z.string().regex(/^[A-Za-z]\w*(?:\.\w+=\d+)?$/, error)], error);
  return textType(schema, { kind: "one name", placeholder: what, ...listed(names) });
}

/** `a list of storages, such as [memory, file, autocommit]` */
function listOf(what: string, names: readonly string[]): string {
  return `a list of ${what}s, such as [${names.slice(0, 3).join(", ")}]`;
}

function listed(names: readonly string[]): Pick<ValueType, "range" | "names"> {
  return names.length > maxNamesListed ? { range: `such as ${names[0]}` } : { names };
}

/** A path that a system call accepts. */
export function path(placeholder: "path" | "file" | "folder") {
  return textType(pathSchema, { kind: "path", placeholder });
}

/** Paths, or patterns of some, such as `bench/*.yml`. */
export function paths() {
  const error = invalidMessage("a list of paths or patterns, such as [bench/*.yml]");
  const schema = z.array(pathSchema, error).min(1, error).readonly();
  return {
    kind: "list of paths",
    placeholder: "paths",
    schema,
    parse: parseList,
    format: (given: readonly string[]) => given.join(),
  } satisfies ValueType<typeof schema>;
}

/** Patterns of files, in the language of `paths:` in GitHub's workflows. Each can match a file, and so can all together. */
export function pathPatterns() {
  const error = invalidMessage(
    "a list of path patterns as in GitHub's workflows, such as [src/**, Makefile]",
  );
  const pattern = z
    .string(error)
    .min(1, error)
    .refine((given) => problemOfPattern(given) === undefined, {
      error: ({ input }) => `${formatValue(input)}: ${problemOfPattern(String(input))}`,
      abort: true,
    });
  const schema = z
    .array(pattern, error)
    .min(1, error)
    .refine((given) => problemOfPatterns(given) === undefined, {
      error: ({ input }) => `${formatValue(input)}: ${problemOfPatterns(input as string[])}`,
    })
    .readonly();
  return {
    kind: "list of patterns",
    placeholder: "patterns",
    schema,
    parse: parseList,
    format: (given: readonly string[]) => given.join(),
  } satisfies ValueType<typeof schema>;
}

const pathSchema = (() => {
  const error = invalidMessage("a path");
  return z
    .string(error)
    .min(1, error)
    .regex(/^[^\0]*$/, error);
})();

/** The name of an engine in reports. */
export function engineName() {
  const error = invalidMessage(`a name of 1 to ${maxNameLength} characters on one line, not only spaces`);
  const schema = z
    .string(error)
    .max(maxNameLength, error)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, error)
    .regex(/\S/, error);
  return textType(schema, { kind: "name", placeholder: "name", range: `1 to ${maxNameLength} characters` });
}

/** The name of a status, which people choose from a list. */
export function statusName() {
  const error = invalidMessage("a name of letters, digits, spaces and ._/()+-, 100 at most");
  const schema = z
    .string()
    .max(100, error)
    .regex(/^[\p{L}\p{N} ._/()+-]+$/u, error);
  return textType(schema, { kind: "name", placeholder: "name", range: "1 to 100 characters" });
}

export function commitHash() {
  const error = invalidMessage("a commit's full hash: 40 or 64 hexadecimal digits, in lower case");
  const schema = z.string().regex(commitHashPattern, error);
  return textType(schema, { kind: "commit hash", placeholder: "hash" });
}

/** The name of a branch: what git allows, without what only confuses. https://git-scm.com/docs/git-check-ref-format */
export function branchName() {
  const error = invalidMessage(
    `a branch's name: at most ${maxBranchLength} letters, digits and _ . / -, that neither begins nor ends with . / or -, without // or .., ` +
      "and without a part that ends with .lock",
  );
  const schema = z
    .string()
    .max(maxBranchLength, error)
    .regex(/^[A-Za-z0-9_](?:[\w./-]*[\w])?$/, error)
    .refine((name) => !/\.\.|\/\/|\/\.|\.\/|\.lock(?:\/|$)/.test(name), error);
  return textType(schema, { kind: "name", placeholder: "name", range: `1 to ${maxBranchLength} characters` });
}

/** More would not be a file's name on most systems. */
const maxBranchLength = 200;

/** A folder of a branch, or `.`, its top. */
export function branchFolder() {
  const error = invalidMessage(
    "a folder of the branch, such as oltp/nightly, or . for its top: letters, digits and _ - ., without ..",
  );
  const schema = z
    .string()
    .max(maxBranchLength, error)
    .regex(/^(?:\.|[A-Za-z0-9_-][\w.-]*(?:\/[A-Za-z0-9_-][\w.-]*)*)$/, error)
    .refine((folder) => !folder.includes(".."), error);
  return textType(schema, { kind: "path", placeholder: "folder" });
}

/** People's name for a run. */
export function runLabel() {
  const error = invalidMessage(
    "a label of 1 to 60 letters, digits, spaces and ._/()+-, and not newest, which names the newest run",
  );
  const schema = z
    .string()
    .max(maxNameLength, error)
    .regex(/^[\p{L}\p{N} ._/()+-]*[\p{L}\p{N}][\p{L}\p{N} ._/()+-]*$/u, error)
    .refine((label) => label !== "newest", error);
  return textType(schema, { kind: "name", placeholder: "label", range: `1 to ${maxNameLength} characters` });
}

/** A date, or a date and time; its value is ISO 8601, UTC. */
export function dateTime(): ValueType<z.ZodType<string>> {
  const error = invalidMessage("a date such as 2026-03-14, or a date and time such as 2026-03-14T15:09:26Z");
  const schema = z
    .union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], error)
    .transform((given) => {
      // Without a zone, JavaScript would take that of the machine.
      const isLocal = given.includes("T") && !/(?:Z|[+-]\d{2}:\d{2})$/.test(given);
      return new Date(isLocal ? `${given}Z` : given).toISOString();
    });
  return {
    kind: "date",
    placeholder: "date",
    schema,
    parse: (given) => given,
    format: (value) => value,
  };
}

/** Tests of a history, with `*` for any part; and what else has a name like a test's, which not every command knows. */
export function testPattern() {
  const error = invalidMessage(
    "a test such as int/memory/reads/oltp_point_select, with * for any part, a shape of life such as age/append, a throughput such as " +
      "contention/same/threads/4/writers, a sequence such as sequence/file/2, or a mean such as int/memory/writes average",
  );
  const part = "(?:\\*|[\\w.=-]{1,60})";
  const mean = `${part}(?:/${part}){0,2} (?:average|base)`;
  const forms = [
    `${part}(?:/${part}){3}`,
    `age/${part}`,
    `contention(?:/${part}){4}`,
    "sequence/[a-z]+/\\d{1,3}",
    mean,
  ];
  const schema = z.string().regex(new RegExp(`^(?:${forms.join("|")})$`), error);
  return textType(schema, { kind: "path of tests", placeholder: "path" });
}

export function text() {
  return textType(z.string(), { kind: "text", placeholder: "text" });
}

function textType<Schema extends z.ZodType<string>>(
  schema: Schema,
  words: Pick<ValueType, "kind" | "placeholder" | "range" | "names">,
): ValueType<Schema> {
  return { ...words, schema, parse: (given) => given, format: (value) => value };
}

/** Two releases as `compare` names them, the older one first. */
export function upgradedReleases() {
  const schema = z
    .string()
    .refine(
      (given) => releasesIn(given) !== undefined,
      "expected two releases of one package, such as 'npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0'",
    );
  return textType(schema, { kind: "text", placeholder: "releases" });
}

/** A list or mapping, which only a configuration file can hold. */
export function structure<Schema extends z.ZodType>(
  kind: string,
  schema: Schema,
  range?: string,
): ValueType<Schema> {
  const format = (value: unknown) => JSON.stringify(value).replaceAll('"', "").replace(/[:,]/g, "$& ");
  return { kind, schema, parse: (given) => given, format, range };
}

/** Plain decimals only. */
function parseNumber(given: string): number | string {
  return /^\d{1,15}(\.\d{1,15})?$/.test(given) ? Number(given) : given;
}

/** Names are separated by commas or line ends. */
function parseList(given: string, source: string): string | string[] {
  if (given.trim() === "") return [];
  if (given === "all") return given;
  const names = given.split(/[,\n]\s*/).map((name) => name.trim());
  if (names.includes(""))
    throw new InputError(
      `${source}: ${formatValue(given)} has an empty name: put one comma between names, and no space after it`,
    );
  return names;
}

/** `10,000,000`; Intl's formatter takes longer to make than a command line to parse. */
function formatCount(value: number): string {
  return String(value).replace(/\B(?<!\.\d*)(?=(?:\d{3})+$)/g, ",");
}
