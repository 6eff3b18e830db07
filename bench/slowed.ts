import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * An engine slowed by so many times (slowed.c), as a shared library.
 *
 * @param engine a library with SQLite's C API
 * @param times at least 1, e.g. `1.3`
 * @param folder that gets the library
 */
export function compileSlowed(engine: string, times: string, folder: string): string {
  const library = path.join(folder, `slowed-${times}.so`);
  const source = fileURLToPath(new URL("slowed.c", import.meta.url));
  const definitions = [`-DFACTOR=${times}`, `-DREAL="${engine}"`];
  execFileSync("cc", ["-O2", "-shared", "-fPIC", ...definitions, "-o", library, source, "-ldl"]);
  return library;
}
