import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";

/** A build command, ready to be run. */
export interface BuildCommand {
  readonly command: readonly [string, ...string[]];
  /** The command as it was given, for messages. */
  readonly words: string;
  /** The identity of the command, including its script's text. Builds with different keys are different. */
  readonly key: string;
}

/**
 * A build command, which a shell reads, as in a workflow. A text that is the path of a file is a script: today's version of the script runs in
 * each commit's own folder.
 *
 * @param folder that a script's path starts from
 * @throws InputError if it is empty
 */
export function parseBuildCommand(text: string, folder: string): BuildCommand {
  const words = text.trim();
  if (words === "")
    throw new InputError(
      `--build: ${formatValue(text)} is empty: give a command such as 'make libdoltlite.so'`,
    );
  const script = path.resolve(folder, words);
  if (existsSync(script) && statSync(script).isFile()) {
    const content = readFileSync(script);
    const isExecutable = (statSync(script).mode & 0o111) !== 0;
    const hash = createHash("sha256").update(content).digest("hex");
    return { command: isExecutable ? [script] : ["sh", script], words, key: `script ${hash}` };
  }
  return { command: ["sh", "-c", words], words, key: `shell ${words}` };
}
