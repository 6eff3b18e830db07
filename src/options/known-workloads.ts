import { unknownName } from "../messages/suggest-name.ts";
import { InputError } from "../model/errors.ts";
import { workloadNames } from "../suite/workloads.ts";

/** Names of workloads, and where others than the tool's own can come from. */
interface NamedWorkloads {
  readonly workloads?: readonly string[];
  readonly "own-workloads"?: readonly string[];
}

/**
 * Refuses names of workloads that the tool does not have. If there can be workloads of a user's own, names are checked when those
 * are known.
 *
 * @param config the configuration file, if one is named
 * @param source how a message names the option: `--workloads`
 * @throws InputError
 */
export function requireKnownWorkloads(
  given: NamedWorkloads,
  config: string | undefined,
  source: string,
): void {
  if (config !== undefined || given["own-workloads"] !== undefined) return;
  const unknown = given.workloads?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== undefined)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}
