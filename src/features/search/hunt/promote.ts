import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { shellWord } from "../../../messages/shell-word.ts";
import { InputError } from "../../../model/errors.ts";
import { writeWhole } from "../../../results/write.ts";
import { placesOf, requireOwnDatabase } from "../../workloads/own/passed-on.ts";
import { readOwnWorkloads } from "../../workloads/own/read.ts";

/** The folder of own workloads, unless another is named. */
export const workloadsFolder = "bench";

/**
 * Writes a case into the own workloads of a gate, under its name.
 *
 * @param file of the case
 * @returns how to gate it. Ends with a line break
 * @throws InputError if the file is no case, its SQL is refused, or a workload of its name is there
 */
export function promoteCase(file: string, folder: string): string {
  const all = readOwnWorkloads([file], []);
  const [own] = all;
  if (own === undefined)
    throw new InputError(`--promote: ${formatValue(file)} is no file of a case, which ends in .yml`);
  // Each step of a sweep has other SQL.
  for (const one of all) requireOwnDatabase(one, "--promote");
  // Beside the target, another file can have such a name: not what was looked at would be gated.
  const read = all.flatMap(placesOf).find((place) => !place.startsWith(`${own.file}:`));
  if (read !== undefined)
    throw new InputError(
      `--promote: ${own.file} takes its SQL from a file beside it (${read}): write the SQL into the case`,
    );
  const target = path.join(folder, `${own.name}.yml`);
  if (existsSync(target))
    throw new InputError(
      `--promote: ${target} is there already: remove it, or name another folder with --out`,
    );
  writeWhole(target, readFileSync(file, "utf8"));
  return [
    `${target} is written. To gate it, name it in the configuration file, relative to that:`,
    `  own-workloads: [${path.join(folder, "*.yml")}]`,
    "To run it alone:",
    `  sqlite-bench-gate LIBRARY --suites own --own-workloads ${shellWord(target)}`,
    "",
  ].join("\n");
}
