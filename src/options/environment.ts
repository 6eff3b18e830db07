import os from "node:os";
import path from "node:path";
import type { Compiler } from "../model/settings.ts";

/** What the environment says, read once by an entry. */
export interface Environment {
  readonly compiler: Compiler;
  /** What an engine may see: it is untrusted code, and tokens are in the environment. */
  readonly engineEnvironment: Readonly<Record<string, string>>;
}

const seenByEngines = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];
const seenByCompiler = [...seenByEngines, "HOME", "CPATH", "LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR"];

/** `CC` names the compiler, `XDG_CACHE_HOME` the folder above the cache. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const caches = variables.XDG_CACHE_HOME || path.join(os.homedir(), ".cache");
  return {
    compiler: {
      command: variables.CC || "cc",
      cacheFolder: path.join(caches, "sqlite-bench-gate"),
      environment: select(variables, seenByCompiler),
    },
    engineEnvironment: select(variables, seenByEngines),
  };
}

function select(variables: Readonly<Record<string, string | undefined>>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
