import { CommanderError } from "commander";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Variant } from "../model/test.ts";
import { createProgram, type Parsed } from "./cli-program.ts";
import { requireKnownWorkloads } from "./known-workloads.ts";
import { type CommandName, commandNames, defaultsOf, type Option, offeredIn, readTexts } from "./option.ts";
import type { Source } from "./resolve.ts";
import { options } from "./table.ts";

/** `--help` or `--version`. The text ends with a line end. */
export interface HelpCommand {
  readonly kind: "help";
  readonly text: string;
}

export interface RunCommand extends Source {
  readonly kind: "run";
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
  /** Whether to print the SQL that prepares the tables, instead of the timed SQL. */
  readonly prepare: boolean;
}

export type Command = HelpCommand | RunCommand | ReportCommand | CeilingsCommand | SuitesCommand | SqlCommand;

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

function toCommand({ name, options: texts, operands }: Parsed): Command {
  const label = (option: string) => `--${option}`;
  if (name === "suites") {
    refuseOperands(name, operands);
    return { kind: name };
  }
  if (name === "sql") {
    const sqlOptions = offeredIn(options, name);
    for (const [option, { required }] of Object.entries<Option>(sqlOptions))
      if (required && texts[option] === undefined)
        throw new InputError(`--${option} is missing: ${seeHelp(name)}`);
    const { "own-workloads": files, ...settings } = readTexts(sqlOptions, texts, label);
    const { workload } = settings;
    const named = {
      ...(workload && { workloads: [workload] }),
      ...omitUndefined({ "own-workloads": files }),
    };
    requireKnownWorkloads(named, undefined, label("workload"));
    refuseOperands(name, operands);
    const given = omitUndefined({ "own-workloads": files });
    return { kind: name, ...defaultsOf(sqlOptions), ...settings, given };
  }
  const { config, ...given } = readTexts(offeredIn(options, "run", "report", "replay"), texts, label);
  requireKnownWorkloads(given, config, label("workloads"));
  const source = { given, ...omitUndefined({ config }) };
  if (name !== "run") return { kind: name, files: operands, ...source };
  refuseOperands(name, operands);
  return { kind: name, ...source };
}

function refuseOperands(name: CommandName, [operand]: readonly string[]): void {
  if (operand !== undefined)
    throw new InputError(
      `unexpected argument ${formatValue(operand)}: ${name} takes options only; ${seeHelp(name)}`,
    );
}

function usageError({ code, message }: CommanderError, argv: readonly string[]): string {
  const all = commandNames.join(", ");
  if (code === "commander.help") return `no command is given: give one of ${all}; ${seeHelp()}`;
  const name = commandNames.find((command) => command === argv[0]);
  if (code === "commander.missingArgument")
    return `no results file is given: name at least one; ${seeHelp(name)}`;
  const [problem, suggestion = ""] = message.replace(/^error: /, "").split("\n");
  const allowed = code === "commander.unknownCommand" ? `: give one of ${all}` : "";
  return `${problem}${suggestion && ` ${suggestion}`}${allowed}; ${seeHelp(name)}`;
}

function seeHelp(name?: CommandName): string {
  return `see sqlite-bench-gate ${name === undefined ? "" : `${name} `}--help`;
}
