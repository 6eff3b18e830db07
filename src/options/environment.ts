import path from "node:path";
import { InputError } from "../model/errors.ts";
import type { Compiler } from "../model/settings.ts";
import { findHome } from "../platform/home-folder.ts";

/** The settings from environment variables. An entry reads them once. */
export interface Environment {
  readonly compiler: Compiler;
  /** The variables that an engine sees: it is untrusted code, and the environment can contain tokens. */
  readonly engineEnvironment: Readonly<Record<string, string>>;
  /** Folders that a confined engine does not see. */
  readonly hiddenFolders: readonly string[];
  /** Where runs leave the checks of engines that candidates are compared with; absent where results are for others, which trust no earlier run. */
  readonly checksFolder?: string;
  /** Where runs leave large prepared databases; absent where results are for others. */
  readonly databasesFolder?: string;
}

const engineVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];
const compilerVariables = [...engineVariables, "HOME", "CPATH", "LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR"];

/** Lists of folders in which programs look for code. An empty one, or a relative one, is the working folder, which somebody else's commit fills. */
const searchPaths = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "CPATH", "LIBRARY_PATH"];

/**
 * `CC` names the compiler, `XDG_CACHE_HOME` the parent folder of the cache, and `CI` says that results are for others. A relative one is ignored, as its specification asks
 * (https://specifications.freedesktop.org/basedir/latest/): programs of the cache are run, and a commit could hold some.
 *
 * @throws InputError if neither names a place for the cache
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const { CC, CI = "", XDG_CACHE_HOME = "" } = variables;
  const caches = path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : path.join(requireHome(), ".cache");
  const cacheFolder = path.join(caches, "sqlite-bench-gate");
  return {
    compiler: {
      command: CC?.includes("/") ? path.resolve(CC) : CC || "cc",
      cacheFolder,
      environment: select(variables, compilerVariables),
    },
    engineEnvironment: select(variables, engineVariables),
    // Files of a job's runner, such as those that set the environment of later steps.
    hiddenFolders: Object.values(select(variables, ["RUNNER_TEMP"])),
    // Set by GitHub Actions and others: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
    ...(CI === ""
      ? {
          checksFolder: path.join(cacheFolder, "checks"),
          databasesFolder: path.join(cacheFolder, "databases"),
        }
      : {}),
  };
}

function requireHome(): string {
  const home = findHome();
  if (home === undefined)
    throw new InputError(
      "the environment variable HOME: there is no home folder for the cache: set HOME, or XDG_CACHE_HOME, to an absolute path",
    );
  return home;
}

function select(variables: Readonly<Record<string, string | undefined>>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchPaths.includes(name) ? absoluteFolders(variables[name]) : variables[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** glibc's loader takes a semicolon for a colon: https://man7.org/linux/man-pages/man8/ld.so.8.html */
function absoluteFolders(list = ""): string | undefined {
  const folders = list.split(/[:;]/).filter((folder) => path.isAbsolute(folder));
  return folders.length === 0 ? undefined : folders.join(path.delimiter);
}
