import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";

/** A build command, ready to be run without a shell. */
export interface BuildCommand {
  readonly command: readonly [string, ...string[]];
  /** The identity of the command, including its script's text. Builds with different keys are different. */
  readonly key: string;
}

/** Characters that a shell would act on outside of quotation marks. */
const shellSigns = /[|&;<>()$`*?[\]{}~\n\\]/;

/**
 * The words of a build command: separated by spaces, with quotation marks around those that contain some. A single word that is
 * a file is a script, which may use a shell: today's version of the script runs in each commit's own folder.
 *
 * @param folder that a script's path starts from
 * @throws InputError if it needs a shell, or has no words
 */
export function parseBuildCommand(text: string, folder: string): BuildCommand {
  const script = path.resolve(folder, text.trim());
  if (text.trim() !== "" && existsSync(script) && statSync(script).isFile()) {
    const content = readFileSync(script);
    const isExecutable = (statSync(script).mode & 0o111) !== 0;
    const hash = createHash("sha256").update(content).digest("hex");
    return { command: isExecutable ? [script] : ["sh", script], key: `script ${hash}` };
  }
  const [first, ...others] = wordsOf(text);
  if (first === undefined)
    throw new InputError(
      `--build: ${formatValue(text)} is empty: give a command such as 'make libdoltlite.so'`,
    );
  return { command: [first, ...others], key: JSON.stringify([first, ...others]) };
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const [matched] = /^(?:[^\s'"]+|'[^']*'|"[^"]*")+/.exec(rest) ?? [];
    if (matched === undefined)
      throw new InputError(`--build: ${formatValue(text)} has a quotation mark without its other one`);
    const outside = matched.replaceAll(/'[^']*'|"[^"]*"/g, "");
    const sign = shellSigns.exec(outside)?.[0] ?? (/"[^"]*[$`\\][^"]*"/.test(matched) ? "$" : undefined);
    if (sign !== undefined)
      throw new InputError(
        `--build: ${formatValue(text)} has ${formatValue(sign)}, which only a shell understands: the command is run without one, ` +
          "so put it into a script and name the file",
      );
    words.push(matched.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
    rest = rest.slice(matched.length).trimStart();
  }
  return words;
}
