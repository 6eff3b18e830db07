import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { amalgamate } from "../scripts/driver-source.ts";
import { findBaseline } from "../src/engines/stock-sqlite.ts";
import type { Compiler } from "../src/model/settings.ts";
import { runTool } from "./tool.ts";

/** Ignored by git; what is fetched or compiled once stays here. */
export const cacheFolder = fileURLToPath(new URL("../.cache/", import.meta.url));

/** The environment that engines see in the programs here. */
export const engineEnvironment = { PATH: process.env.PATH ?? "" };

export const compiler: Compiler = { command: "cc", cacheFolder, environment: engineEnvironment };

/** The compiler of the driver: the tool's own choice, or CC. The engines themselves are the same whatever that is. */
export const driverCompiler: Compiler = { ...compiler, command: process.env.CC || compiler.command };

/** The driver as one file, as it is shipped, written to a place that its content names. */
export function writeDriver(): string {
  const text = amalgamate(fileURLToPath(new URL("../src/driver", import.meta.url)));
  const key = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const file = path.join(cacheFolder, `driver-${key}`, "driver.c");
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return file;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Stock SQLite, as the tool builds it where no baseline is given. */
export async function fetchSqlite(): Promise<string> {
  return (await findBaseline(compiler, () => {}, new AbortController().signal)).library;
}

export const newestDoltlite = "0.51.3";

/** The releases of DoltLite that can be fetched, each with the file that pins it by hash. */
const doltliteReleases = {
  [newestDoltlite]: "requirements.txt",
  "0.11.2": "requirements-0.11.2.txt",
} as const;

/**
 * The real DoltLite: the library inside the `doltlite` wheel from PyPI, unpacked once.
 *
 * @returns the path of its shared library, as seen from the working directory
 * @throws Error that shows what pip or Python said
 */
export function fetchDoltlite(version: keyof typeof doltliteReleases = newestDoltlite): string {
  const folder = path.join(cacheFolder, `doltlite-${version}`);
  const name = process.platform === "darwin" ? "libdoltlite.dylib" : "libdoltlite.so";
  const library = path.join(folder, "doltlite/_lib", name);
  const shown = `./${path.relative(process.cwd(), library)}`;
  if (existsSync(library)) return shown;
  process.stderr.write(`fetching DoltLite ${version} from PyPI\n`);
  const download = `${folder}.download`;
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const requirements = fileURLToPath(new URL(doltliteReleases[version], import.meta.url));
  const pip = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--require-hashes"];
  const python = { command: "python3", advice: "install Python 3 with pip" };
  runTool(python, [...pip, "--requirement", requirements, "--dest", download]);
  const unpack =
    "import glob, sys, zipfile\nfor wheel in glob.glob(sys.argv[1] + '/*.whl'): zipfile.ZipFile(wheel).extractall(sys.argv[2])";
  runTool(python, ["-c", unpack, download, folder]);
  rmSync(download, { recursive: true });
  if (!existsSync(library)) throw new Error(`the doltlite wheel holds no ${library}`);
  return shown;
}
