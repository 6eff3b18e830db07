import { existsSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { EngineSource } from "./engine-source.ts";

/**
 * Engines that exist already: the first is the good end, the last the bad end.
 *
 * @throws InputError if there are fewer than two, one is given twice, or one does not exist
 */
export function openEngineFiles(files: readonly string[]): EngineSource {
  if (files.length < 2)
    throw new InputError(
      `${files.length === 0 ? "no engine is" : "only one engine is"} given: name the good one first and the bad one last`,
    );
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new InputError(`engine ${formatValue(missing)} does not exist`);
  const twice = files.find((file, index) => files.findIndex((other) => same(other, file)) < index);
  if (twice !== undefined) throw new InputError(`engine ${formatValue(twice)} is given twice`);
  return {
    points: files.map((file, index) => ({
      name: distinctName(file, files),
      id: path.resolve(file),
      parents: index === 0 ? [] : [index - 1],
    })),
    good: 0,
    bad: files.length - 1,
    isBuilt: () => true,
    build: async (point) => ({ state: "built", engine: path.resolve(files[point] ?? "") }),
  };
}

function same(one: string, other: string): boolean {
  return path.resolve(one) === path.resolve(other);
}

/** The file's name, or its path if several have the same name. */
function distinctName(file: string, files: readonly string[]): string {
  const name = path.basename(file);
  return files.filter((other) => path.basename(other) === name).length > 1 ? file : name;
}
