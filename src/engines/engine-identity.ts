import { createHash } from "node:crypto";
import { closeSync, existsSync, readSync, realpathSync } from "node:fs";
import path from "node:path";
import type { EngineFacts } from "../model/engine.ts";
import { openInside } from "../platform/read-inside.ts";

/** Folders of the system's libraries, on Linux and macOS. Their files change with the system, not with the engine. */
const systemFolders = [
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/usr/lib",
  "/usr/lib32",
  "/usr/lib64",
  "/usr/libx32",
  "/System",
];

/** Bytes that are read at once. */
const part = 1 << 20;

/**
 * The identity of an engine: the SHA-256 of its file if it loads no other, or else of the hash of its file and those of all others, in
 * the order of the hashes. The folders that files are in do not matter.
 *
 * @param file the engine, as given
 * @param loaded every file that it executes code of; those in the system's folders are left out
 * @param own files that the tool itself loads beside it, such as the driver
 * @returns nothing if one of them cannot be read, since whatever it holds could be another engine
 */
export function identityOf(
  file: string,
  loaded: readonly string[],
  own: readonly string[],
): Pick<EngineFacts, "sha256" | "loads"> {
  const given = hashOf(file);
  // macOS keeps its own libraries in a cache.
  if (given === undefined) return {};
  const [, ...others] = engineFiles(file, loaded, own);
  const hashes = others.map(hashOf);
  if (hashes.includes(undefined)) return {};
  if (others.length === 0) return { sha256: given };
  const all = [given, ...hashes.toSorted()].join("\n");
  return {
    sha256: createHash("sha256").update(all).digest("hex"),
    loads: others.map((one) => path.basename(one)).toSorted(),
  };
}

/** The file of an engine, as given, and those that it loads, without the system's and the tool's own; each once, links followed. */
export function engineFiles(
  file: string,
  loaded: readonly string[],
  own: readonly string[],
): [string, ...string[]] {
  const known = new Set([file, ...own].map(realPath));
  return [file, ...[...new Set(loaded.map(realPath))].filter((one) => !known.has(one) && !isOfSystem(one))];
}

function isOfSystem(file: string): boolean {
  return systemFolders.some(
    (folder) => file.startsWith(`${folder}/`) || file.startsWith(`${realPath(folder)}/`),
  );
}

function realPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** Undefined if it is no file that can be read: an engine can name what it likes, also a pipe that never ends. */
function hashOf(file: string): string | undefined {
  let handle: number | undefined;
  try {
    const opened = openInside(file, undefined);
    if (typeof opened === "string") return undefined;
    handle = opened.handle;
    const hash = createHash("sha256");
    const buffer = Buffer.alloc(part);
    let length = readSync(handle, buffer, 0, part, null);
    while (length > 0) {
      hash.update(buffer.subarray(0, length));
      length = readSync(handle, buffer, 0, part, null);
    }
    return hash.digest("hex");
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
