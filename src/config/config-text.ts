import { readFileSync } from "node:fs";
import { InputError } from "../error.ts";

/**
 * What a configuration file says, where one is named.
 *
 * @throws InputError where it cannot be read
 */
export function readConfigText(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError(`configuration file "${file}" cannot be read (${(cause as Error).message})`, {
      cause,
    });
  }
}
