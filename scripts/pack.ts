import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Content compressed by Brotli at its best quality, which takes seconds for each megabyte. A cache keeps what was packed
 * before, by the hash of the content and Brotli's version, on which alone the result depends.
 */
export async function pack(content: Uint8Array, cache: string): Promise<Uint8Array> {
  const hash = createHash("sha256").update(content).digest("hex");
  const kept = path.join(cache, `${hash}-brotli-${process.versions.brotli}.br`);
  if (existsSync(kept)) return readFileSync(kept);
  const packed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  mkdirSync(cache, { recursive: true });
  // Another build may write the same file now.
  const partial = `${kept}.${randomUUID()}`;
  writeFileSync(partial, packed);
  renameSync(partial, kept);
  return packed;
}
