import path from "node:path";
import { shellWord } from "../messages/shell-word.ts";

/** The command's name where the package is installed, which is also what others have to type. */
export const commandName = "sqlite-bench-gate";

/**
 * How a reader of this terminal starts the program again: the command's name, or `node dist/cli.js` in a clone, where there is no such
 * command. A text that others read has the name.
 *
 * @param script the path of the file that Node.js was started with
 * @param isStep whether the action started the process, with a channel: nobody types what it prints
 */
export function ownCommand(
  script: string | undefined = process.argv[1],
  folder: string = process.cwd(),
  isStep: boolean = process.connected,
): string {
  if (script === undefined || path.basename(script) !== "cli.js" || isStep) return commandName;
  const relative = path.relative(folder, script);
  return `node ${shellWord(relative.length < script.length ? relative : script)}`;
}
