import { Command, InvalidArgumentError, Option } from "commander";
import { version } from "../platform/version.ts";
import { workloadNames } from "../suite/workloads.ts";
import { type CommandName, commandNames, commands } from "./cli-options.ts";

/** What the command line says, all of it still text. */
export interface Parsed {
  readonly name: CommandName;
  /** By their names without dashes; `true` for one that takes no value. */
  readonly options: Readonly<Record<string, string | true>>;
  /** What is not an option. */
  readonly operands: readonly string[];
}

/** What a command line leads to, besides an error. */
export interface Receiver {
  /** Receives the text of `--help` or `--version`, in parts. */
  readonly help: (text: string) => void;
  readonly command: (parsed: Parsed) => void;
}

const programName = "sqlite-bench-gate";

const statuses = `
Exit status: 0 pass; 1 a ceiling is exceeded; 2 bad usage or configuration;
3 the measurement failed; 4 inconclusive, only with --strict.`;

/**
 * The command line as commander knows it; its errors are CommanderError.
 *
 * @param width columns of the help
 */
export function createProgram(width: number, receiver: Receiver): Command {
  const program = new Command(programName)
    .description("How many times slower or faster than stock SQLite is this build, and may it be merged?")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help; run --help prints that of run")
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: receiver.help,
      writeErr: () => {},
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    })
    .addHelpText("after", exampleText(commandNames.map((name) => commands[name].examples[0])))
    .addHelpText("after", statuses);
  for (const name of commandNames) addCommand(program, name, width, receiver);
  return program;
}

function addCommand(program: Command, name: CommandName, width: number, receiver: Receiver): void {
  const { purpose, options, files, examples } = commands[name];
  const command = program
    .command(name)
    .description(purpose)
    .helpOption("-h, --help", "print this help")
    // Refused after the options' values are read, which say more of what went wrong.
    .allowExcessArguments()
    .action(() => receiver.command({ name, options: optionsOf(command), operands: command.args }));
  if (files !== undefined) command.argument("<files...>", files);
  for (const [name, { value, purpose, once = false }] of Object.entries(options)) {
    const option = new Option(value === undefined ? `--${name}` : `--${name} ${value}`, purpose);
    command.addOption(once ? option.argParser(givenOnce) : option);
  }
  command.addHelpText("after", exampleText(examples));
  if ("workload" in options || "workloads" in options) {
    const names = command.createHelp().boxWrap(workloadNames.join(" "), width - 2);
    command.addHelpText("after", `\nWorkloads:\n${names.replace(/^/gm, "  ")}`);
  }
  if (name !== "sql" && name !== "ceilings") command.addHelpText("after", statuses);
}

function givenOnce(value: string, before: unknown): string {
  if (before !== undefined) throw new InvalidArgumentError(`It is given twice, before as '${before}'`);
  return value;
}

function exampleText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((example) => `  ${programName} ${example}`).join("\n")}`;
}

function optionsOf(command: Command): Record<string, string | true> {
  const values = command.opts<Record<string, string | true>>();
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const value = values[option.attributeName()];
      return value === undefined ? [] : [[option.name(), value]];
    }),
  );
}
