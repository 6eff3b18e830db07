import { runWithSettings } from "../../../github/measure-process.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import { findBisection, removeBisection } from "./bisection-file.ts";
import type { Bisection } from "./model/bisection.ts";
import type { GivenBisect } from "./options.ts";
import { formatGivenBisect } from "./settings.ts";

/**
 * Searches for the change of a test, in a process that never had the job's secrets: the search builds and loads the code of many commits.
 *
 * @param signal ends the search; the measurements until then are returned
 * @throws InputError if the subject of the search cannot be used
 * @throws MeasurementError if nothing was measured
 */
export async function searchApart(
  given: GivenBisect & { readonly out: string },
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Bisection> {
  const { out } = given;
  removeBisection(out);
  const settings = formatGivenBisect(given);
  const { status, message } = await runWithSettings("bisect", settings, environment, signal);
  const bisection = findBisection(out);
  if (bisection !== undefined) return bisection;
  const problem = message ?? `the searching process ended with status ${status} and no message`;
  throw status === 2 ? new InputError(problem) : new MeasurementError(problem);
}
