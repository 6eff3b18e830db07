import { commandsOf } from "../../../options/commands.ts";
import { briefHelp, namesOf } from "../../../options/describe.ts";
import { type Offering, optionsIn } from "../../../options/offering.ts";
import type { Option, Place } from "../../../options/option.ts";
import { workloadNames } from "../../../suite/workloads.ts";

/** An option as shells complete it. */
export interface CompletedOption {
  /** With its dashes. */
  readonly flag: string;
  /** A few words without quotes, brackets or colons. */
  readonly meaning: string;
  /** How its value is completed; absent if it takes none. */
  readonly value?: "names" | "list of names" | "file" | "other";
  /** The names, if its value is one or several of them. */
  readonly names: readonly string[];
}

/** A command as shells complete it. */
export interface CompletedCommand {
  /** `run`, or `history add` */
  readonly name: string;
  readonly meaning: string;
  readonly options: readonly CompletedOption[];
  /** The names that its argument can be; files if there are none. */
  readonly operands: readonly string[];
}

/** Every command of a build. */
export function completedCommands(features: readonly Offering[]): CompletedCommand[] {
  return Object.entries(commandsOf(features)).map(([name, { purpose, operand }]) => ({
    name,
    meaning: inShort(purpose),
    options: [
      ...Object.entries(optionsIn(features, name)).map(([option, one]) => completed(option, one, name)),
      { flag: "--help-all", meaning: "All options", names: [] },
      { flag: "--help", meaning: "This help", names: [] },
    ],
    operands: operand?.names ?? [],
  }));
}

/** The second words of commands, such as `add` of `history`. */
export function secondWords(commands: readonly CompletedCommand[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const { name } of commands) {
    const [first = "", second] = name.split(" ");
    if (second !== undefined) groups.set(first, [...(groups.get(first) ?? []), second]);
  }
  return groups;
}

function completed(name: string, one: Option, place: Place): CompletedOption {
  const { type } = one;
  const option = { flag: `--${name}`, meaning: inShort(briefHelp(one, place)) };
  if (type.placeholder === undefined) return { ...option, names: [] };
  const names = namesOf(one, place) ?? (type.range === `such as ${workloadNames[0]}` ? workloadNames : []);
  if (names.length > 0)
    return { ...option, names, value: type.placeholder === "list" ? "list of names" : "names" };
  return { ...option, names, value: type.kind.includes("path") ? "file" : "other" };
}

/** The first clause of a sentence. */
function inShort(sentence: string): string {
  return (sentence.split(/[:;,.]/)[0] ?? "").replaceAll(/['"[\]\\`$]/g, "");
}
