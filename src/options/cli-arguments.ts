import { CommanderError } from "commander";
import { formatValue } from "../messages/format-value.ts";
import { suggestName, unknownName } from "../messages/suggest-name.ts";
import { InputError } from "../model/errors.ts";
import { type SuiteName, suiteNames, type Variant, variants } from "../model/test.ts";
import type { Dialect } from "../suite/suite.ts";
import { createProgram, type Parsed } from "./cli-program.ts";
import {
  addedCommands,
  type CommandText,
  type CoreCommand,
  commandsOf,
  type FindPath,
  firstWords,
  refuseOperands,
  seeHelp,
  withCommand,
} from "./commands.ts";
import { namesOtherWorkloads, type Offering, optionsIn, requireKnownWorkloads } from "./offering.ts";
import { type GivenOptions, offeredIn, readTexts, valuesOf } from "./option.ts";
import { settingsOfEngine } from "./short-run.ts";
import type { GivenSettings, Source } from "./sources.ts";
import { settingOptions } from "./table.ts";

/** `--help` or `--version`. The text ends with a line end. */
export interface HelpCommand {
  readonly kind: "help";
  readonly text: string;
}

export interface RunCommand extends Source {
  readonly kind: "run";
  /** The path of a settings file, which has all settings; `given` is empty then. */
  readonly settings?: string;
  /** Whether the engine was named alone, so that the settings are those of a short run. */
  readonly isShortRun?: true;
}

/** Judges recorded samples. */
export interface ReportCommand extends Source {
  readonly kind: "report" | "replay";
  /** Results files, at least one. */
  readonly files: readonly string[];
}

/** Finds ceilings that recorded runs would pass. */
export interface CeilingsCommand extends Source {
  readonly kind: "ceilings";
  /** Results files, one for each run; at least one. */
  readonly files: readonly string[];
}

/** Writes a page of a run, of a history, or of both. */
export interface HtmlCommand extends Source {
  readonly kind: "html";
  /** Results files of one run; none if the page is of a history alone. */
  readonly files: readonly string[];
}

/** Divides the tests of a run between machines. */
export interface PlanCommand extends Source {
  readonly kind: "plan";
}

/** Lists the suites. */
export interface SuitesCommand {
  readonly kind: "suites";
  /** The only one; all if it is absent. */
  readonly suite?: SuiteName;
}

/** Prints a workload's SQL. */
export interface SqlCommand extends Source {
  readonly kind: "sql";
  readonly variant: Variant;
  readonly workload: string;
  readonly rows: number;
  readonly warehouses: number;
  readonly seed: number;
  /** The dialect of the SQL; if absent, MySQL's for a suite that is for servers only, and SQLite's for others. */
  readonly dialect?: Dialect;
  /** Whether to print the SQL that prepares the tables, instead of the timed SQL. */
  readonly prepare: boolean;
}

/** A command that a feature adds. */
export interface FeatureCommand {
  readonly kind: "of a feature";
  readonly name: string;
  /** The result of the feature's `read`. */
  readonly command: unknown;
}

export type Command =
  | HelpCommand
  | RunCommand
  | ReportCommand
  | CeilingsCommand
  | HtmlCommand
  | PlanCommand
  | SuitesCommand
  | SqlCommand
  | FeatureCommand;

/**
 * The command that a command line means. Prints nothing and reads no file.
 *
 * @param given the arguments after the program's name
 * @param features of the build
 * @param width of the help, in columns
 * @param findPath is asked about a first argument that is no command; there is nothing at any path if it is absent
 * @throws InputError with one line that names the option, the value and what is allowed
 */
export function parseArguments(
  given: readonly string[],
  features: readonly Offering[],
  width = 80,
  findPath: FindPath = () => undefined,
): Command {
  const argv = withCommand(given, Object.keys(commandsOf(features)), findPath);
  const help: string[] = [];
  let command: Parsed | undefined;
  const program = createProgram(features, width, {
    help: (text) => help.push(text),
    command: (parsed) => {
      command = parsed;
    },
  });
  try {
    program.parse(argv, { from: "user" });
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause;
    if (cause.exitCode === 0) return { kind: "help", text: help.join("") };
    throw new InputError(usageError(cause, argv, commandsOf(features), features), { cause });
  }
  if (command === undefined) throw new Error("commander neither parsed nor refused the command line");
  return toCommand(command, features);
}

function toCommand(
  { name, options: { settings, ...texts }, operands }: Parsed,
  features: readonly Offering[],
): Command {
  const { files, operand } = commandsOf(features)[name] ?? {};
  const [other] = Object.keys(texts);
  if (settings !== undefined && other !== undefined)
    throw new InputError(`--settings: the file has all settings; omit --${other}`);
  const offered = optionsIn(features, name);
  const given = readTexts(offered, texts, asOption);
  if (settings !== undefined || (files === undefined && operand === undefined))
    refuseOperands(name, operands);
  const path = { settings: settings === undefined ? undefined : String(settings) };
  const added = addedCommands(features)[name];
  if (added !== undefined)
    return { kind: "of a feature", name, command: added.read({ name, given, operands, ...path }) };
  return toCoreCommand(name as CoreCommand, given, operands, path, features);
}

function toCoreCommand(
  name: CoreCommand,
  all: GivenOptions,
  files: readonly string[],
  path: Pick<RunCommand, "settings">,
  features: readonly Offering[],
): Command {
  if (name === "suites") return { kind: name, ...suiteOf(files) };
  if (name === "sql") {
    const named = valuesOf(sqlOptions, all);
    const given = Object.fromEntries(Object.entries(all).filter(([option]) => !(option in sqlOptions)));
    const test = testOf(files);
    requireKnownWorkloads([test.workload], namesOtherWorkloads(features, all), "the test");
    return { kind: name, ...test, ...named, given };
  }
  const { config, ...given } = all as GivenSettings & { readonly config?: string };
  const hasOthers = config !== undefined || namesOtherWorkloads(features, given);
  requireKnownWorkloads(given.workloads, hasOthers, asOption("workloads"));
  const source = { given, config };
  if (name === "plan") return { kind: name, ...source };
  if (name !== "run") return { kind: name, files, ...source };
  const [engine, ...others] = files;
  if (engine === undefined) return { kind: name, ...source, ...path };
  refuseOperands(name, others, "one engine, and its base with --base");
  if (given.candidate !== undefined)
    throw new InputError(
      `--candidate: ${formatValue(given.candidate)} and the argument ${formatValue(engine)} both name the engine: omit one`,
    );
  const chosen = settingsOfEngine(engine, all as GivenSettings, features);
  const { config: _, ...settings } = chosen.given as typeof chosen.given & { readonly config?: string };
  return { ...chosen, kind: name, ...source, given: settings };
}

/** @throws InputError if the argument names no suite, or there are several */
function suiteOf([given, ...others]: readonly string[]): Pick<SuitesCommand, "suite"> {
  refuseOperands("suites", others, "one suite");
  if (given === undefined) return {};
  const suite = suiteNames.find((name) => name === given);
  if (suite === undefined) throw new InputError(unknownName("suite", given, suiteNames));
  return { suite };
}

/**
 * The tables and the workload of a test's path; its storage and its kind make no difference to the SQL.
 *
 * @throws InputError if the argument is no such path, or there are several
 */
function testOf([given = "", ...others]: readonly string[]): Pick<SqlCommand, "variant" | "workload"> {
  refuseOperands("sql", others, "one test");
  const [, tables = "", workload = ""] = /^([^/]+)\/[^/]+\/[^/]+\/(.+)$/.exec(given) ?? [];
  if (workload === "")
    throw new InputError(
      `${formatValue(given)} is no test: give a path as reports have it, such as int/memory/writes/oltp_insert`,
    );
  const variant = variants.find((name) => name === tables);
  if (variant === undefined) throw new InputError(unknownName("variant", tables, variants));
  return { variant, workload };
}

const sqlOptions = offeredIn(settingOptions, "sql");

function asOption(name: string): string {
  return `--${name}`;
}

/** More commands that have an option would hide the others. */
const mostOthers = 3;

/** The option that was probably meant, or the commands that have this one; commander suggests those alone that a short help shows. */
function optionHint(
  option: string,
  command: string | undefined,
  names: readonly string[],
  features: readonly Offering[],
): string {
  const [given = option] = option.split("=", 1);
  const others = names.filter((name) => Object.hasOwn(optionsIn(features, name), given));
  if (others.length > 0) {
    const more = others.length > mostOthers ? " and others" : "";
    return ` (it is an option of ${others.slice(0, mostOthers).join(", ")}${more})`;
  }
  const own = command === undefined ? [] : Object.keys(optionsIn(features, command));
  const meant = suggestName(given, [...own, ...(command === undefined ? ["version"] : []), "help"]);
  if (meant !== undefined) return `: did you mean --${meant}?`;
  const setting = suggestName(given, Object.keys(optionsIn(features, "file")));
  return setting === undefined ? "" : ` (${setting} is a setting of the configuration file)`;
}

function usageError(
  { code, message }: CommanderError,
  argv: readonly string[],
  commands: Readonly<Record<string, CommandText>>,
  features: readonly Offering[],
): string {
  const names = Object.keys(commands);
  const [word = "", action] = argv;
  const inGroup = names.filter((name) => name.startsWith(`${word} `));
  const group = inGroup.length === 0 ? undefined : word;
  const all = (
    group === undefined ? firstWords(names) : inGroup.map((name) => name.slice(word.length + 1))
  ).join(", ");
  if (code === "commander.help") {
    if (group === undefined)
      return `nothing is given: give an engine's file for a first verdict, such as ./libengine.so, or one of ${all}; ${seeHelp()}`;
    return `no command of ${group} is given: give one of ${all}; ${seeHelp(group)}`;
  }
  const name = names.find((command) => command === word || command === `${word} ${action}`) ?? group;
  const operand = commands[name ?? ""]?.operand;
  if (code === "commander.missingArgument" && operand !== undefined)
    return `no ${operand.name} is given: give ${operand.meaning}; ${seeHelp(name)}`;
  if (code === "commander.missingArgument")
    return `no results file is given: name at least one; ${seeHelp(name)}`;
  const unknown = /^error: (unknown option '--(.*)')/.exec(message.split("\n", 1)[0] ?? "");
  if (unknown !== null) {
    const [, problem, option = ""] = unknown;
    return `${problem}${optionHint(option, name, names, features)}; ${seeHelp(name)}`;
  }
  const [problem, suggestion = ""] = message.replace(/^error: /, "").split("\n");
  const allowed = code === "commander.unknownCommand" ? `: give one of ${all}` : "";
  return `${problem}${suggestion && ` ${suggestion}`}${allowed}; ${seeHelp(name)}`;
}
