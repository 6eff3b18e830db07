import { OutputError } from "../../../process/run.ts";
import type { Failure } from "./engine-source.ts";

/**
 * Makes or fetches an engine from files of others, which can have any size and kind: a file that cannot be read or kept, and a program that prints
 * too much, are a failure of that engine alone.
 *
 * @throws all other errors; the signal's reason if it is aborted
 */
export async function orFailed<Made>(
  make: () => Made | Promise<Made>,
  signal: AbortSignal,
): Promise<Made | Failure> {
  try {
    return await make();
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof OutputError || isOfSystem(cause))) throw cause;
    return { state: "failed", message: cause.message };
  }
}

/** Errors of the system, and of Node.js about a file's size, have a code in words: https://nodejs.org/api/errors.html#errorcode */
function isOfSystem(cause: unknown): cause is Error {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string";
}
