import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../engines.ts";
import { runTool, type Tool } from "../tool.ts";

/** A file of one of the distribution's packages, unpacked beside the machine's own: nothing is installed. */
export interface PackagedFile {
  readonly path: string;
  /** The package's name in this release of the distribution, e.g. `libsqlcipher0`. */
  readonly package: string;
  /** The package's version, e.g. `3.40.1-2+deb12u2`: which one there is depends on the release. */
  readonly version: string;
}

/** SQLite as the distribution builds it, as a shared library. */
export function fetchDebianSqlite(): PackagedFile {
  return fetchPackaged("libsqlite3-0", /^libsqlite3-0$/, "usr/lib/*/libsqlite3.so.0");
}

/** SQLCipher, as a shared library. Without a key it reads and writes plain databases. */
export function fetchSqlcipher(): PackagedFile {
  return fetchPackaged("libsqlcipher", /^libsqlcipher\d+$/, "usr/lib/*/libsqlcipher.so.[0-9]");
}

/** The shell of SQLite, which loads the machine's `libsqlite3.so.0`. */
export function fetchSqliteShell(): PackagedFile {
  return fetchPackaged("sqlite3", /^sqlite3$/, "usr/bin/sqlite3");
}

function distributionTool(command: string): Tool {
  return {
    command,
    advice: "Debian's packages are fetched with it; use Debian, Ubuntu or a container of them",
  };
}

/**
 * Unpacks a package once, by the distribution's own signed lists. That takes no rights: lists and packages are in a folder of this process,
 * since tests of several files fetch at the same time.
 *
 * @param prefix what the names of packages in question begin with
 * @param wanted the name itself, where a part of it changes from release to release
 * @param file a pattern of the file in the package
 */
function fetchPackaged(prefix: string, wanted: RegExp, file: string): PackagedFile {
  const folder = path.join(cacheFolder, `debian-${prefix}`);
  if (!existsSync(folder)) unpack(prefix, wanted, folder);
  const [archive] = globSync(path.join(folder, "*.deb"));
  const [found] = globSync(path.join(folder, "files", file));
  if (archive === undefined || found === undefined) throw new Error(`${folder} holds no ${file}: remove it`);
  const field = (name: string) => runTool(distributionTool("dpkg-deb"), ["-f", archive, name]).trim();
  const unpacked = { path: found, package: field("Package"), version: field("Version") };
  checkDependencies(unpacked, field("Depends"));
  return unpacked;
}

function unpack(prefix: string, wanted: RegExp, folder: string): void {
  process.stderr.write(`fetching ${prefix} from the distribution\n`);
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = mkdtempSync(`${folder}.new-`);
  try {
    download(prefix, wanted, unfinished);
    renameSync(unfinished, folder);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw cause;
  }
}

function download(prefix: string, wanted: RegExp, unfinished: string): void {
  const apt = path.join(unfinished, "apt");
  for (const part of ["lists/partial", "archives/partial"])
    mkdirSync(path.join(apt, part), { recursive: true });
  const places = ["-qq", "-o", `Dir::State::Lists=${apt}/lists`, "-o", `Dir::Cache=${apt}`];
  // The lists of a machine may be missing, or too old for packages that have been replaced since.
  runTool(distributionTool("apt-get"), [...places, "update"]);
  const names = runTool(distributionTool("apt-cache"), [...places, "pkgnames", prefix]).split("\n");
  const name = names
    .filter((one) => wanted.test(one))
    .toSorted()
    .at(-1);
  if (name === undefined) throw new Error(`the distribution has no package ${wanted}`);
  runTool(distributionTool("apt-get"), [...places, "download", name], unfinished);
  for (const archive of globSync(path.join(unfinished, "*.deb")))
    runTool(distributionTool("dpkg-deb"), ["-x", archive, path.join(unfinished, "files")]);
  rmSync(apt, { recursive: true });
}

/** Packages that a package needs are not unpacked beside it: programs find only installed ones. */
function checkDependencies({ path: file, package: name }: PackagedFile, depends: string): void {
  const lines = runTool(distributionTool("ldd"), [file]).split("\n");
  const missing = lines.filter((line) => line.includes("not found")).map((line) => line.trim().split(" ")[0]);
  if (missing.length > 0)
    throw new Error(`${name} needs ${missing.join(", ")}: install what it depends on (${depends})`);
}
