import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { compileOnce } from "../../../../engines/compiler.ts";
import { stockFlags, stockLibraries } from "../../../../engines/stock-sqlite.ts";
import { MeasurementError } from "../../../../model/errors.ts";
import type { BuildResult } from "../engine-source.ts";
import { packageFlags } from "./package-flags.ts";
import type { RegistrySettings } from "./registry.ts";

/** Bytes of an amalgamation: SQLite's has 9 MB. */
const mostSource = 100_000_000;

/**
 * Compiles an amalgamation with the flags of the package that has it, since these are what its users run; as stock SQLite if the package
 * has none that are known.
 *
 * @param file sees the headers in its folder
 * @param release the folder with its files, and its hash, which covers these headers
 * @throws InputError if there is no C compiler; the signal's reason if it is aborted
 */
export async function compileAmalgamation(
  file: string,
  { folder, hash }: { readonly folder: string; readonly hash: string },
  { compiler, timeoutMs }: Pick<RegistrySettings, "compiler" | "timeoutMs">,
  signal: AbortSignal,
): Promise<BuildResult> {
  const { size } = statSync(file);
  if (size > mostSource)
    return {
      state: "failed",
      message: `${path.basename(file)} has ${Math.round(size / 1e6)} MB, and ${mostSource / 1e6} MB are allowed for sources in one file`,
    };
  const timeout = AbortSignal.timeout(timeoutMs);
  const source = createHash("sha256").update(readFileSync(file)).digest("hex");
  const compilation = {
    name: "released-amalgamation",
    sources: [file],
    sourceKey: `${source} ${hash}`,
    flags: packageFlags(file, folder) ?? stockFlags,
    libraries: stockLibraries,
  };
  try {
    const either = AbortSignal.any([signal, timeout]);
    const { path: engine } = await compileOnce(compiler, compilation, () => {}, either);
    return { state: "built", engine };
  } catch (cause) {
    signal.throwIfAborted();
    if (timeout.aborted)
      return {
        state: "failed",
        message: `compiling it took over ${Number((timeoutMs / 60_000).toFixed(1))} minutes`,
      };
    if (!(cause instanceof MeasurementError)) throw cause;
    return { state: "failed", message: cause.message, isCompilersMessage: true };
  }
}
