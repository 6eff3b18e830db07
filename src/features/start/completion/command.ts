import { commandName } from "../../../options/own-command.ts";
import type { CommandWorld } from "../../feature.ts";
import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { completedCommands } from "./words.ts";
import { zshScript } from "./zsh.ts";

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

export type Shell = keyof typeof scripts;

/** Prints the script of a shell. @returns the exit status */
export async function completionCommand(
  shell: Shell,
  { output, features }: Pick<CommandWorld, "output" | "features">,
): Promise<number> {
  await output.print([scripts[shell](commandName, completedCommands(features))]);
  return 0;
}
