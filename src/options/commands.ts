import { formatValue } from "../messages/format-value.ts";
import { suggestName } from "../messages/suggest-name.ts";
import { InputError } from "../model/errors.ts";
import { suiteNames } from "../model/test.ts";
import type { GivenOptions } from "./option.ts";
import { ownCommand } from "./own-command.ts";

/** The headings under which the help lists commands, in its order. */
export const commandGroups = ["Measure", "Search", "Over time", "Set up"] as const;

/** How the help describes a command. */
export interface CommandText {
  readonly group: (typeof commandGroups)[number];
  readonly purpose: string;
  /** A description of the files that it takes; absent if it takes none. */
  readonly files?: string;
  /** Whether the command can run without files. */
  readonly filesAreOptional?: true;
  /** The one other argument that it takes, such as `run`, and what that can be; absent if it takes none. */
  readonly operand?: {
    readonly name: string;
    readonly meaning: string;
    /** The names that an argument can have; absent if the argument is no name from a list. */
    readonly names?: readonly string[];
    readonly isOptional?: true;
  };
  /** Whether an action can give it all settings in a file. */
  readonly takesSettings?: true;
  /** Whether `--help` lists only the options with a brief text, and `--help-all` all: those of many options. */
  readonly helpIsShort?: boolean;
  /** Arguments after the program's name. */
  readonly examples: readonly [string, ...string[]];
}

/** A command line with the values of its options. */
export interface GivenCommand {
  readonly name: string;
  readonly given: GivenOptions;
  /** Arguments that are not options: none if the command takes none. */
  readonly operands: readonly string[];
  /** The path of a settings file, which has all settings; `given` is empty then. */
  readonly settings?: string;
}

/** A command that a feature adds. */
export interface AddedCommand extends CommandText {
  /**
   * Reads a command line.
   *
   * @throws InputError with one line that names the option, the value and what is allowed
   */
  readonly read: (command: GivenCommand) => unknown;
}

const measuring = {
  run: {
    group: "Measure",
    purpose: "Time an engine beside SQLite, and judge it.",
    operand: {
      name: "engine",
      meaning: "Its file alone: 18 of 276 tests.",
      isOptional: true,
    },
    takesSettings: true,
    helpIsShort: true,
    examples: [
      "run ./libengine.so",
      "run --candidate ./libengine.so --base old.so --variants int",
      "run --candidate build/libdoltlite.so --variants int,text --storages memory",
      "run --config bench-gate.yml --rounds 9 --out results --format markdown",
      "run --config bench-gate.yml --rounds 9 --resume results",
      "run --candidate build/libdoltlite.so --plan plan.json --shard 2 --out shard-2",
    ],
  },
  report: {
    group: "Measure",
    purpose: "Print the report of saved results, also of several machines.",
    helpIsShort: true,
    files: "results.json files of the shards",
    examples: [
      "report shard-1/results.json shard-2/results.json --out merged",
      "report results.json --format markdown",
      "report first/results.json --confirmed-by second/results.json",
    ],
  },
  replay: {
    group: "Measure",
    purpose: "Judge saved results again, with other ceilings or rounds.",
    helpIsShort: true,
    files: "results.json files of one run, or tab-separated files of rounds",
    examples: [
      "replay results.json --ceiling 8 --average-ceiling 6",
      "replay rounds.tsv --rounds 5..20 --alpha 0.001",
      "replay results.json --config bench-gate.yml --strict",
    ],
  },
  ceilings: {
    group: "Set up",
    purpose: "Propose ceilings from recorded runs.",
    files: "results.json files, one for each run",
    examples: ["ceilings run-*/results.json > gate.yml", "ceilings results.json --config gate.yml"],
  },
  plan: {
    group: "Set up",
    purpose: "Divide the tests of a run between machines.",
    helpIsShort: true,
    examples: [
      "plan --shards 4",
      "plan --shards 32 --minutes 10 --suites oltp,types,raw --costs results.json",
      "plan --config bench-gate.yml --shards 8 --history nightly",
      "plan --candidate server.yml --suites server,tpcc --storages file --shards 4",
    ],
  },
  html: {
    group: "Measure",
    purpose: "Write a run, a history or both as one HTML page.",
    helpIsShort: true,
    files: "results.json files of one run; none for a history alone",
    filesAreOptional: true,
    examples: [
      "html bench-results/results.json --out report.html",
      "html shard-*/results.json --config gate.yml --history nightly",
      "html --history nightly --branch main --last 90 --out history.html",
    ],
  },
} as const satisfies Readonly<Record<string, CommandText>>;

const describing = {
  suites: {
    group: "Set up",
    purpose: "List the suites and about how long each takes.",
    operand: {
      name: "suite",
      meaning: "the only suite to list, such as oltp",
      names: suiteNames,
      isOptional: true,
    },
    examples: ["suites", "suites oltp"],
  },
  sql: {
    group: "Set up",
    purpose: "Print the SQL that a test times.",
    helpIsShort: true,
    operand: { name: "test", meaning: "a path as reports have it, such as int/memory/writes/oltp_insert" },
    examples: [
      "sql int/memory/reads/oltp_point_select",
      "sql text/file/writes/oltp_insert --rows 1000 --prepare",
      "sql tpcc/autocommit/writes/standard_mix_durable --dialect mysql",
    ],
  },
} as const satisfies Readonly<Record<string, CommandText>>;

/** The commands of the core. */
export type CoreCommand = keyof typeof measuring | keyof typeof describing;

/** The commands that a feature adds. */
export interface AddsCommands<Command extends AddedCommand = AddedCommand> {
  /** Commands of its own. */
  readonly commands?: Readonly<Record<string, Command>>;
}

/** The commands of a build, in the order of the help. */
export function commandsOf(
  features: readonly AddsCommands[],
): Readonly<Record<CoreCommand, CommandText> & Record<string, CommandText>> {
  return { ...measuring, ...addedCommands(features), ...describing };
}

/** The commands that features add, by name. */
export function addedCommands<Command extends AddedCommand>(
  features: readonly AddsCommands<Command>[],
): Readonly<Record<string, Command>> {
  return Object.assign({}, ...features.map(({ commands }) => commands));
}

/** The possible first words of a command line. */
export function firstWords(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/ .*/, "")))];
}

/** The kind of thing at a path; undefined if nothing is there. */
export type FindPath = (path: string) => "file" | "folder" | undefined;

/**
 * Arguments that begin with a command. An engine's file in place of a command is measured.
 *
 * @param names of the commands
 * @throws InputError if the first argument is neither an option, nor a command, nor a file
 */
export function withCommand(
  argv: readonly string[],
  names: readonly string[],
  findPath: FindPath,
): readonly string[] {
  const [first = "-"] = argv;
  const words = firstWords(names);
  if (first === "help") return [...argv.slice(1), "--help"];
  if (first.startsWith("-") || words.includes(first)) return argv;
  const found = findPath(first);
  if (found === "file") return ["run", ...argv];
  const meant = suggestName(first, words);
  const hint = meant === undefined ? `a command is one of ${words.join(", ")}` : `did you mean ${meant}?`;
  throw new InputError(
    found === "folder"
      ? `${formatValue(first)} is a folder, and no command: give the path of the engine's file in it; ${hint}; ${seeHelp()}`
      : /[./]/.test(first)
        ? `no file has the path ${formatValue(first)}: give the path of an engine, which is a shared library, a program or a server's file; ${seeHelp("run")}`
        : `${formatValue(first)} is no command, and no file has this path: ${hint}; ${seeHelp()}`,
  );
}

/** @throws InputError if an argument is no option */
export function refuseOperands(name: string, [operand]: readonly string[], allowed = "options only"): void {
  if (operand !== undefined)
    throw new InputError(
      `unexpected argument ${formatValue(operand)}: ${name} takes ${allowed}; ${seeHelp(name)}`,
    );
}

/** @param name of a command, or of a group of commands */
export function seeHelp(name?: string): string {
  return `see ${ownCommand()} ${name === undefined ? "" : `${name} `}--help`;
}

/** The most important exit statuses, in a line of 80 columns. */
export const briefStatuses = "Exit status: 0 pass, 1 fail, 2 usage, 3 incomplete, 4 inconclusive (--strict)";

/** The meaning of the program's exit statuses. */
export const exitStatuses: Readonly<Record<number, string>> = {
  0: "pass, also with accepted regressions, or inconclusive without --strict",
  1: "a ceiling is exceeded",
  2: "bad usage or configuration",
  3: "the measurement is incomplete",
  4: "inconclusive, with --strict",
};
