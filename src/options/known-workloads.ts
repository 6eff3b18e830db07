import { unknownName } from "../messages/suggest-name.ts";
import { InputError } from "../model/errors.ts";
import { workloadNames } from "../suite/workloads.ts";

/**
 * Refuses names of workloads that the tool does not have.
 *
 * @param hasOthers whether files or settings may name other workloads: names are then checked when the files were read
 * @param source how a message names the option: `--workloads`
 * @throws InputError
 */
export function requireKnownWorkloads(
  names: readonly string[] | undefined,
  hasOthers: boolean,
  source: string,
): void {
  const unknown = hasOthers
    ? undefined
    : names?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== undefined)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}
