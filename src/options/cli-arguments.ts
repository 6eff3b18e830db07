import { CommanderError } from "commander";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Format } from "../model/settings.ts";
import type { Variant } from "../model/test.ts";
import type { Dialect } from "../suite/suite.ts";
import { createProgram, type Parsed } from "./cli-program.ts";
import { requireKnownWorkloads } from "./known-workloads.ts";
import {
  type CommandName,
  commandNames,
  defaultsOf,
  firstWords,
  historyActions,
  isHistoryCommand,
  type Option,
  offeredIn,
  readTexts,
} from "./option.ts";
import { bisectOptions, type GivenBisect } from "./resolve-bisect.ts";
import type { Source } from "./sources.ts";
import { options } from "./table.ts";

/** `--help` or `--version`. The text ends with a line end. */
export interface HelpCommand {
  readonly kind: "help";
  readonly text: string;
}

export interface RunCommand extends Source {
  readonly kind: "run";
  /** The path of a settings file, which has all settings; `given` is empty then. */
  readonly settings?: string;
}

/** Divides the tests of a run between machines. */
export interface PlanCommand extends Source {
  readonly kind: "plan";
}

/** Judges recorded samples. */
export interface ReportCommand extends Source {
  readonly kind: "report" | "replay";
  /** Results files, at least one. */
  readonly files: readonly string[];
}

/** Writes a page of a run, of a history, or of both. */
export interface HtmlCommand extends Source {
  readonly kind: "html";
  /** Results files of one run; none if the page is of a history alone. */
  readonly files: readonly string[];
  /** The number of newest runs of the history. */
  readonly last: number;
}

/** Finds ceilings that recorded runs would pass. */
export interface CeilingsCommand extends Source {
  readonly kind: "ceilings";
  /** Results files, one for each run; at least one. */
  readonly files: readonly string[];
}

/** Searches for the point that changed a test's speed. */
export interface BisectCommand {
  readonly kind: "bisect";
  readonly given: GivenBisect;
  /** The path of a settings file, which has all settings; `given` is empty then. */
  readonly settings?: string;
  /** Engine files; empty unless they are searched. */
  readonly files: readonly string[];
}

/** Adds a run to a history. */
export interface HistoryAddCommand extends Source {
  readonly kind: "history add";
  /** Results files of one run, at least one. */
  readonly files: readonly string[];
  readonly history: string;
  readonly commit?: string;
  readonly branch?: string;
  readonly label?: string;
}

/** Which runs of a history are read. */
export interface HistorySelection {
  readonly history: string;
  /** All branches if absent. */
  readonly branch?: string;
  /** The number of newest runs. */
  readonly last: number;
}

export interface HistoryListCommand extends HistorySelection {
  readonly kind: "history list";
  readonly format: Format;
}

export interface HistoryShowCommand {
  readonly kind: "history show";
  readonly history: string;
  /** How the run is named. */
  readonly run: string;
  readonly format: Format;
}

export interface HistoryTrendCommand extends HistorySelection {
  readonly kind: "history trend";
  /** A path with `*` for any part; changed tests if absent. */
  readonly test?: string;
  readonly format: Format;
}

export interface HistoryExportCommand extends HistorySelection {
  readonly kind: "history export";
  /** A path with `*` for any part; all if absent. */
  readonly test?: string;
}

export interface HistoryVerifyCommand {
  readonly kind: "history verify";
  readonly history: string;
}

export type HistoryCommand =
  | HistoryAddCommand
  | HistoryListCommand
  | HistoryShowCommand
  | HistoryTrendCommand
  | HistoryExportCommand
  | HistoryVerifyCommand;

/** Lists the suites. */
export interface SuitesCommand {
  readonly kind: "suites";
}

/** Prints a workload's SQL. */
export interface SqlCommand extends Source {
  readonly kind: "sql";
  readonly variant: Variant;
  readonly workload: string;
  readonly rows: number;
  readonly warehouses: number;
  readonly seed: number;
  /** Its SQL; MySQL's of a suite that is for servers only, and SQLite's of others, if absent. */
  readonly dialect?: Dialect;
  /** Whether to print the SQL that prepares the tables, instead of the timed SQL. */
  readonly prepare: boolean;
}

export type Command =
  | HelpCommand
  | RunCommand
  | PlanCommand
  | ReportCommand
  | HtmlCommand
  | CeilingsCommand
  | BisectCommand
  | HistoryCommand
  | SuitesCommand
  | SqlCommand;

/**
 * The command that a command line means. Prints nothing and reads no file.
 *
 * @param argv the arguments after the program's name
 * @param width of the help, in columns
 * @throws InputError with one line that names the option, the value and what is allowed
 */
export function parseArguments(argv: readonly string[], width = 80): Command {
  const help: string[] = [];
  let command: Parsed | undefined;
  const program = createProgram(width, {
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
    throw new InputError(usageError(cause, argv), { cause });
  }
  if (command === undefined) throw new Error("commander neither parsed nor refused the command line");
  return toCommand(command);
}

function toCommand({ name, options: { settings, ...texts }, operands }: Parsed): Command {
  if (settings !== undefined && (name === "run" || name === "bisect")) {
    const [other] = Object.keys(texts);
    if (other !== undefined) throw new InputError(`--settings: the file has all settings; omit --${other}`);
    refuseOperands(name, operands);
    return { kind: name, given: {}, files: [], settings: String(settings) };
  }
  if (name === "suites") {
    refuseOperands(name, operands);
    return { kind: name };
  }
  if (name === "bisect") {
    const given = readTexts(bisectOptions, texts, asOption);
    if (given.engines !== true) refuseOperands(name, operands);
    return { kind: name, given, files: operands };
  }
  if (name === "sql") {
    const sqlOptions = offeredIn(options, name);
    for (const [option, { required }] of Object.entries<Option>(sqlOptions))
      if (required && texts[option] === undefined)
        throw new InputError(`--${option} is missing: ${seeHelp(name)}`);
    const { "own-workloads": files, ...settings } = readTexts(sqlOptions, texts, asOption);
    const { workload } = settings;
    const named = {
      ...(workload && { workloads: [workload] }),
      ...omitUndefined({ "own-workloads": files }),
    };
    requireKnownWorkloads(named, undefined, asOption("workload"));
    refuseOperands(name, operands);
    const given = omitUndefined({ "own-workloads": files });
    return { kind: name, ...defaultsOf(sqlOptions), ...settings, given };
  }
  if (isHistoryCommand(name)) return toHistoryCommand(name, texts, operands);
  if (name === "html") return toHtmlCommand(texts, operands);
  const { config, ...given } = readTexts(
    offeredIn(options, "run", "plan", "report", "replay"),
    texts,
    asOption,
  );
  requireKnownWorkloads(given, config, asOption("workloads"));
  const source = { given, ...omitUndefined({ config }) };
  if (name !== "run" && name !== "plan") return { kind: name, files: operands, ...source };
  refuseOperands(name, operands);
  return { kind: name, ...source };
}

function toHtmlCommand(texts: Parsed["options"], files: readonly string[]): HtmlCommand {
  const offered = offeredIn(options, "html");
  const { last } = defaultsOf(offered);
  const { config, ...given } = { last, ...readTexts(offered, texts, asOption) };
  if (files.length === 0 && given.history === undefined)
    throw new InputError(
      `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`,
    );
  const { last: most, ...settings } = given;
  if (texts.last !== undefined && given.history === undefined)
    throw new InputError(`--last ${most}: there is no history to read; name its folder with --history`);
  return { kind: "html", files, last: most, given: settings, ...omitUndefined({ config }) };
}

function toHistoryCommand(
  name: HistoryCommand["kind"],
  texts: Parsed["options"],
  operands: readonly string[],
): HistoryCommand {
  if (name !== "history add" && name !== "history show") refuseOperands(name, operands);
  switch (name) {
    case "history add": {
      const { config, history, commit, branch, label, ...given } = readTexts(
        offeredIn(options, name),
        texts,
        asOption,
      );
      const identity = omitUndefined({ config, commit, branch, label });
      return { kind: name, files: operands, history: folderOf(name, history), given, ...identity };
    }
    case "history show": {
      const offered = offeredIn(options, name);
      const { history, ...values } = { ...defaultsOf(offered), ...readTexts(offered, texts, asOption) };
      const [run = "", ...others] = operands;
      refuseOperands(name, others);
      return { kind: name, ...values, history: folderOf(name, history), run };
    }
    case "history list": {
      const offered = offeredIn(options, name);
      const { history, ...values } = { ...defaultsOf(offered), ...readTexts(offered, texts, asOption) };
      return { kind: name, ...values, history: folderOf(name, history) };
    }
    case "history trend": {
      const offered = offeredIn(options, name);
      const { history, ...values } = { ...defaultsOf(offered), ...readTexts(offered, texts, asOption) };
      return { kind: name, ...values, history: folderOf(name, history) };
    }
    case "history export": {
      const offered = offeredIn(options, name);
      const { history, ...values } = { ...defaultsOf(offered), ...readTexts(offered, texts, asOption) };
      return { kind: name, ...values, history: folderOf(name, history) };
    }
    case "history verify": {
      const { history } = readTexts(offeredIn(options, name), texts, asOption);
      return { kind: name, history: folderOf(name, history) };
    }
  }
}

function asOption(name: string): string {
  return `--${name}`;
}

function folderOf(name: CommandName, history: string | undefined): string {
  if (history !== undefined) return history;
  throw new InputError(`--history is missing: name the folder of the history; ${seeHelp(name)}`);
}

function refuseOperands(name: CommandName, [operand]: readonly string[]): void {
  if (operand !== undefined)
    throw new InputError(
      `unexpected argument ${formatValue(operand)}: ${name} takes options only; ${seeHelp(name)}`,
    );
}

function usageError({ code, message }: CommanderError, argv: readonly string[]): string {
  const [word, action] = argv;
  const group = word === "history" ? word : undefined;
  const all = (group === undefined ? firstWords : historyActions).join(", ");
  if (code === "commander.help") {
    const what = group === undefined ? "no command" : `no command of ${group}`;
    return `${what} is given: give one of ${all}; ${seeHelp(group)}`;
  }
  const name = commandNames.find((command) => command === word || command === `${word} ${action}`) ?? group;
  if (code === "commander.missingArgument" && name === "history show")
    return `no run is given: name one by its id, commit or label, or give newest; ${seeHelp(name)}`;
  if (code === "commander.missingArgument")
    return `no results file is given: name at least one; ${seeHelp(name)}`;
  const [problem, suggestion = ""] = message.replace(/^error: /, "").split("\n");
  const allowed = code === "commander.unknownCommand" ? `: give one of ${all}` : "";
  return `${problem}${suggestion && ` ${suggestion}`}${allowed}; ${seeHelp(name)}`;
}

function seeHelp(name?: CommandName | "history"): string {
  return `see sqlite-bench-gate ${name === undefined ? "" : `${name} `}--help`;
}
