import { InputError } from "../model/errors.ts";
import { type Format, formats, type RunFormat } from "../model/settings.ts";

/** The option of commands with such an answer. */
export const plainFormats = { format: { names: formats } } as const;

/**
 * The format of an answer that is no report of a run.
 *
 * @throws InputError if it is one for tests
 */
export function plainFormat(format: RunFormat): Format {
  if (format !== "junit") return format;
  throw new InputError(
    '--format: "junit" is a list of tests, for run, report and replay: give text, markdown or json',
  );
}
