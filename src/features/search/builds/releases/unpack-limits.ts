import { Transform } from "node:stream";

/** Bytes that an unpacked release may have: a small archive can be packed so that it fills a disk. */
export const mostUnpacked = 500_000_000;

/** Entries of an archive: a million empty files are no 500 MB, and use up a disk's names. */
const mostEntries = 100_000;

/** Bytes of a block: an archive is a sequence of headers of one block, each followed by the blocks of its file. */
const blockBytes = 512;

/** A limit that an archive exceeds, in words that follow its name. */
export class OverLimit extends Error {
  override readonly name = "OverLimit";
}

/**
 * Passes a tar archive on, as far as it has at most 500 MB and 100,000 entries. All blocks that tar would accept as a header count: a file's
 * content can look like one too, but no entry can be hidden behind a false length.
 *
 * @param limits for tests
 * @returns a stream that fails with OverLimit
 */
export function limitTar({ bytes = mostUnpacked, entries = mostEntries } = {}): Transform {
  let [length, headers] = [0, 0];
  let rest: Uint8Array = Buffer.alloc(0);
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      length += part.length;
      if (length > bytes) return done(new OverLimit(`has more than ${bytes / 1e6} MB once it is unpacked`));
      const all = rest.length === 0 ? part : Buffer.concat([rest, part]);
      const whole = all.length - (all.length % blockBytes);
      for (let start = 0; start < whole; start += blockBytes)
        if (isHeader(all.subarray(start, start + blockBytes))) headers++;
      rest = Buffer.from(all.subarray(whole));
      if (headers > entries)
        return done(new OverLimit(`has more than ${entries.toLocaleString("en")} files and folders`));
      done(null, part);
    },
  });
}

/** The place of a header's sum: eight bytes with an octal number, which count as spaces in the sum. */
const [sumStart, sumEnd] = [148, 156] as const;

/**
 * Whether a block has the sum of a header. GNU's tar also accepts the sum of signed bytes, as old programs made it, and any
 * white space before the number.
 * Source: https://www.gnu.org/software/tar/manual/html_node/Standard.html
 */
function isHeader(block: Uint8Array): boolean {
  const text = Buffer.from(block.subarray(sumStart, sumEnd)).toString("latin1");
  const octal = /^[\s\0]*([0-7]+)/.exec(text)?.[1];
  if (octal === undefined) return false;
  const given = Number.parseInt(octal, 8);
  let [unsigned, signed] = [0, 0];
  for (const [index, byte] of block.entries()) {
    const value = index >= sumStart && index < sumEnd ? 0x20 : byte;
    unsigned += value;
    signed += value < 0x80 ? value : value - 0x100;
  }
  return given === unsigned || given === signed;
}
