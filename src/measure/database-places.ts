import path from "node:path";
import type { VariantFiles } from "../engines/engine.ts";

/**
 * Where an engine's databases are, by storage.
 *
 * @param folder of the working copies
 * @param prepared the folder of the prepared databases, if that is another one
 */
export function databasePlaces(folder: string, prepared = folder): Pick<VariantFiles, "template" | "work"> {
  return {
    template: (storage) => path.join(prepared, `${storage}-template`),
    work: (storage) => path.join(folder, storage),
  };
}
