import { createReadStream, createWriteStream, rmSync } from "node:fs";
import path from "node:path";
import type { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { bytesIn } from "../../../../measure/kept-databases.ts";
import { neutralFolder } from "../../../../process/start.ts";
import { withoutNpmsOwn } from "../ask-registry.ts";
import { askProgram } from "../program.ts";
import type { RegistrySettings } from "./registry.ts";
import { limitTar, mostUnpacked, OverLimit } from "./unpack-limits.ts";

type UnpackSettings = Pick<RegistrySettings, "environment" | "folder" | "timeoutMs">;

/**
 * Unpacks a `.tar.gz`.
 *
 * @param folder that exists, and has nothing else in it
 * @returns and throws as unpackStream does
 */
export async function unpackTar(
  archive: string,
  folder: string,
  settings: UnpackSettings,
  signal: AbortSignal,
): Promise<string | undefined> {
  return await unpackStream([createReadStream(archive), createGunzip()], archive, folder, settings, signal);
}

/**
 * Unpacks a tar archive. Neither GNU's nor BSD's tar writes outside of the folder, whatever names and links the archive has; a program that
 * writes into the folder later would follow these links.
 *
 * @param parts the streams that give the archive
 * @param archive the file that they come from
 * @param folder that exists, and has nothing else in it
 * @returns why the archive cannot be unpacked, in words that follow its name; undefined if it was
 * @throws InputError if there is no tar; the signal's reason if it is aborted; the system's error
 */
export async function unpackStream(
  parts: readonly [Readable, ...Duplex[]],
  archive: string,
  folder: string,
  { environment, folder: out, timeoutMs }: UnpackSettings,
  signal: AbortSignal,
): Promise<string | undefined> {
  const plain = `${archive}.tar`;
  const log = path.resolve(out, "builds", `${path.basename(archive)}.tar.log`);
  try {
    await pipeline([...parts, limitTar(), createWriteStream(plain, { flags: "wx" })], { signal });
    const own = ["--no-same-owner", "--no-same-permissions"];
    const command = ["tar", "-x", "-f", plain, "-C", folder, ...own] as const;
    const { PATH } = withoutNpmsOwn(environment);
    const program = { command, folder: neutralFolder, environment: { PATH }, log, timeoutMs };
    const { ended } = await askProgram(program, signal);
    return ended === undefined ? tooLarge(folder) : `cannot be unpacked: tar ${ended}`;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof OverLimit) return cause.message;
    if ((cause as NodeJS.ErrnoException).code?.startsWith("Z_")) return "is no gzip file";
    throw cause;
  } finally {
    rmSync(plain, { force: true });
  }
}

/** A file with holes is longer than its archive. @returns words that follow the release's name; undefined if it is small enough */
export function tooLarge(folder: string): string | undefined {
  return bytesIn(folder) > mostUnpacked
    ? `has files of more than ${mostUnpacked / 1e6} MB once it is unpacked`
    : undefined;
}
