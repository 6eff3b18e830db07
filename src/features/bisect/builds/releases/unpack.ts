import { createReadStream, createWriteStream, rmSync } from "node:fs";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { makeFolder } from "../../../../platform/folder.ts";
import { neutralFolder } from "../../../../process/start.ts";
import { askProgram } from "../program.ts";
import type { RegistrySettings } from "./registry.ts";

/** Bytes that an unpacked release may have: a small file can be packed so that it fills a disk. */
export const mostUnpacked = 500_000_000;

/**
 * Unpacks a `.tar.gz`. Neither GNU's nor BSD's tar writes outside of the folder, whatever names and links the archive has.
 *
 * @param folder that exists
 * @returns why the archive cannot be unpacked, in words that follow its name; undefined if it was
 * @throws InputError if there is no tar; the signal's reason if it is aborted
 */
export async function unpackTar(
  archive: string,
  folder: string,
  { environment, folder: out, timeoutMs }: Pick<RegistrySettings, "environment" | "folder" | "timeoutMs">,
  signal: AbortSignal,
): Promise<string | undefined> {
  const plain = `${archive}.tar`;
  const log = path.resolve(out, "builds", `${path.basename(archive)}.tar.log`);
  makeFolder(path.dirname(log));
  try {
    await pipeline(
      createReadStream(archive),
      createGunzip(),
      atMost(mostUnpacked),
      createWriteStream(plain),
      {
        signal,
      },
    );
    const command = [
      "tar",
      "-x",
      "-f",
      plain,
      "-C",
      folder,
      "--no-same-owner",
      "--no-same-permissions",
    ] as const;
    const { PATH } = environment;
    const { ended } = await askProgram(
      { command, folder: neutralFolder, environment: { PATH }, log, timeoutMs },
      signal,
    );
    return ended === undefined ? undefined : `cannot be unpacked: tar ${ended}`;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof TooLarge) return `has more than ${mostUnpacked / 1e6} MB once it is unpacked`;
    if ((cause as NodeJS.ErrnoException).code?.startsWith("Z_")) return "is no gzip file";
    throw cause;
  } finally {
    rmSync(plain, { force: true });
  }
}

class TooLarge extends Error {}

function atMost(limit: number): Transform {
  let length = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length;
      if (length > limit) done(new TooLarge());
      else done(null, part);
    },
  });
}
