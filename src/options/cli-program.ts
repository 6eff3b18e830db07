import { Command, Help, InvalidArgumentError, Option } from "commander";
import { commandLines, optionParts } from "../messages/command-lines.ts";
import { version } from "../platform/version.ts";
import { workloadNames } from "../suite/workloads.ts";
import { briefStatuses, type CommandText, commandGroups, commandsOf, exitStatuses } from "./commands.ts";
import { describeBriefly, describeOption } from "./describe.ts";
import { groupsOf, type Offering, optionsIn } from "./offering.ts";
import { commandName, ownCommand } from "./own-command.ts";
import { groupTitles } from "./table.ts";

/** A command line, all of it still text. */
export interface Parsed {
  readonly name: string;
  /** By name, without dashes; `true` for an option without a value. */
  readonly options: Readonly<Record<string, string | true>>;
  /** Arguments that are not options. */
  readonly operands: readonly string[];
}

/** Where the result of a command line goes, unless it is an error. */
export interface Receiver {
  /** Receives the text of `--help` or `--version`, in parts. */
  readonly help: (text: string) => void;
  readonly command: (parsed: Parsed) => void;
}

const statuses = Object.entries(exitStatuses).map(([status, meaning]) => `  ${status}  ${meaning}`);
const statusText = `\nExit status:\n${statuses.join("\n")}`;

/** The command lines that most people begin with. */
const examples = [
  "./libengine.so",
  "compare --build make --candidate libengine.so",
  "bisect --good v1.0 --bad HEAD --build make --candidate libengine.so --test int/memory/writes/oltp_insert",
  "init --build 'make libengine.so' --candidate libengine.so",
];

/** Stands in the help for an engine's file in place of a command. */
const engineAlone = new Command("ENGINE")
  .helpGroup("Measure:")
  .description("A short run of the engine in this file: 18 tests in a minute.");

/** The texts of commands by name. */
type Texts = Readonly<Record<string, CommandText>>;

/**
 * The command line for commander. Errors are of the class CommanderError.
 *
 * @param features of the build
 * @param width of the help, in columns
 */
export function createProgram(features: readonly Offering[], width: number, receiver: Receiver): Command {
  const commands: Texts = commandsOf(features);
  const program = new Command(commandName)
    .description("How many times slower or faster than stock SQLite is this build, and may it be merged?")
    .version(version, "-V, --version", "Version of this tool")
    .helpOption("-h, --help", "This help; each command has its own: run --help")
    .helpCommand(false)
    .usage("ENGINE | COMMAND [options]")
    // Commands that are made from here on have it too. Which options they take is in their own help.
    .configureHelp({
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(" [options]", ""),
      visibleCommands: (command) => [
        ...(command.parent === null ? [engineAlone] : []),
        ...new Help().visibleCommands(command),
      ],
    })
    .exitOverride()
    .configureOutput({
      writeOut: receiver.help,
      writeErr: () => {},
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    })
    .addHelpText("after", exampleText(examples))
    .addHelpText("after", statusText);
  const parents = new Map([["", program]]);
  // Groups are in the order of their first commands.
  const inGroups = commandGroups.flatMap((group) =>
    Object.entries(commands).filter(([, one]) => one.group === group),
  );
  for (const [name, text] of inGroups) {
    const [parent, own] = name.includes(" ") ? (name.split(" ") as [string, string]) : ["", name];
    const within = parents.get(parent) ?? addParent(program, parent, features, commands);
    parents.set(parent, within);
    addCommand(within, own, name, text, features, width, receiver);
  }
  return program;
}

/** A command that has commands of its own: `history`. */
function addParent(program: Command, name: string, features: readonly Offering[], commands: Texts): Command {
  const purposes: Readonly<Record<string, string>> = Object.assign(
    {},
    ...features.map((one) => one.commandGroups),
  );
  const own = Object.entries(commands).filter(([one]) => one.startsWith(`${name} `));
  return program
    .command(name)
    .helpGroup(`${own[0]?.[1].group}:`)
    .description(purposes[name] ?? "")
    .helpOption("-h, --help", "This help; each command has its own: history add --help")
    .helpCommand(false)
    .addHelpText("after", exampleText(own.map(([, { examples }]) => examples[0])));
}

/** @param own its name within its parent */
function addCommand(
  parent: Command,
  own: string,
  name: string,
  {
    group,
    purpose,
    files,
    filesAreOptional,
    operand,
    takesSettings,
    helpIsShort = false,
    examples,
  }: CommandText,
  features: readonly Offering[],
  width: number,
  receiver: Receiver,
): void {
  const options = optionsIn(features, name);
  // The short help is one screen.
  const operandIsInWords = operand?.isOptional === true && helpIsShort;
  const command = parent
    .command(own)
    .helpGroup(parent.parent === null ? `${group}:` : "Commands:")
    .summary(purpose)
    .description(operandIsInWords ? `${purpose} ${operand.meaning}` : purpose)
    .helpOption("-h, --help", "This help")
    // Refused later: errors in the options' values say more about what went wrong.
    .allowExcessArguments()
    .action(() => receiver.command({ name, options: givenOptions(command), operands: command.args }));
  if (files !== undefined) command.argument(filesAreOptional === true ? "[files...]" : "<files...>", files);
  if (operand !== undefined)
    command.argument(
      operand.isOptional ? `[${operand.name}]` : `<${operand.name}>`,
      operandIsInWords ? undefined : operand.meaning,
    );
  for (const [optionName, one] of Object.entries(options)) {
    const { placeholder } = one.type;
    const flags = placeholder === undefined ? `--${optionName}` : `--${optionName} <${placeholder}>`;
    const words =
      helpIsShort && one.brief !== undefined
        ? describeBriefly(one, name)
        : describeOption(one, name, options);
    const isBrief = one.brief !== undefined || one.requiredIn?.includes(name) === true;
    const option = new Option(flags, words).hideHelp(helpIsShort && !isBrief);
    const isList = one.type.kind === "list of paths";
    if (one.once === true || isList) option.argParser(refuseSecond(isList));
    command.addOption(option);
  }
  // The action hands its settings to the measuring process in a file.
  const settings = new Option("--settings <file>").hideHelp();
  if (takesSettings === true) command.addOption(settings);
  let isComplete = !helpIsShort;
  const all = new Option("--help-all", "Show all options").hideHelp(isComplete);
  command.addOption(all).on("option:help-all", () => {
    isComplete = true;
    for (const option of command.options) {
      const one = options[option.name()];
      if (one === undefined) continue;
      option.hideHelp(false).helpGroup(groupOf(option.name(), features));
      option.description = describeOption(one, name, options);
    }
    command.help();
  });
  command.addHelpText("after", () => exampleText(isComplete ? examples : examples.slice(0, 2)));
  if (name === "sql" || "workloads" in options) {
    const names = command.createHelp().boxWrap(workloadNames.join(" "), width - 2);
    const list = `\nWorkloads:\n${names.replace(/^/gm, "  ")}`;
    command.addHelpText("after", () => (isComplete ? list : ""));
  }
  if (name === "run" || name === "report" || name === "replay")
    command.addHelpText("after", () => (isComplete ? statusText : `\n${briefStatuses}`));
}

/** A heading of the complete help. */
function groupOf(option: string, features: readonly Offering[]): string {
  const group = Object.entries(groupsOf(features)).find(([, options]) => option in options)?.[0] ?? "";
  return `${groupTitles[group] ?? "Others"}:`;
}

/** The last of two lists would hide the first. */
function refuseSecond(isList: boolean): (value: string, before: unknown) => string {
  return (value, before) => {
    const advice = isList ? `: give one list, such as ${before},${value}` : "";
    if (before !== undefined)
      throw new InvalidArgumentError(`It is given twice, first as '${before}'${advice}`);
    return value;
  };
}

function exampleText(examples: readonly string[]): string {
  const lines = examples.flatMap((example) => {
    const whole = `  ${ownCommand()} ${example}`;
    if (whole.length <= 80) return [whole];
    const words = example.match(/'[^']*'|\S+/g) ?? [];
    return commandLines([ownCommand(), ...optionParts(words)]).map((line) => `  ${line}`);
  });
  return `\nExamples:\n${lines.join("\n")}`;
}

function givenOptions(command: Command): Record<string, string | true> {
  const values = command.opts<Record<string, string | true>>();
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const value = values[option.attributeName()];
      return value === undefined ? [] : [[option.name(), value]];
    }),
  );
}
