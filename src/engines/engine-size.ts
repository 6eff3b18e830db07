import { closeSync, fstatSync, readSync } from "node:fs";
import type { EngineSize } from "../model/footprint.ts";
import { openInside } from "../platform/read-inside.ts";

/** Bytes of the header of a 64-bit ELF file, of an entry of its program headers, and places in both. Source: https://man7.org/linux/man-pages/man5/elf.5.html */
const elf = {
  header: 64,
  entry: 56,
  class64: 2,
  littleEndian: 1,
  programHeaders: 32,
  entryCount: 56,
  flags: 4,
  memory: 40,
} as const;

/** The type of a segment that is loaded, and the flag of one that the program may write. */
const [loaded, writable] = [1, 2];

/** Bytes of memory that a file's segments take, by whether the program may write them; undefined if the file is not a 64-bit ELF file. */
function segmentsOf(file: number): { readonly text: number; readonly data: number } | undefined {
  const header = Buffer.alloc(elf.header);
  if (readSync(file, header, 0, elf.header, 0) < elf.header) return undefined;
  const isElf = header.toString("latin1", 0, 4) === "\x7fELF";
  if (!isElf || header[4] !== elf.class64 || header[5] !== elf.littleEndian) return undefined;
  const start = Number(header.readBigUInt64LE(elf.programHeaders));
  const entries = Buffer.alloc(header.readUInt16LE(elf.entryCount) * elf.entry);
  if (readSync(file, entries, 0, entries.length, start) < entries.length) return undefined;
  const sizes = { text: 0, data: 0 };
  for (let at = 0; at < entries.length; at += elf.entry) {
    if (entries.readUInt32LE(at) !== loaded) continue;
    const isData = (entries.readUInt32LE(at + elf.flags) & writable) !== 0;
    sizes[isData ? "data" : "text"] += Number(entries.readBigUInt64LE(at + elf.memory));
  }
  return sizes;
}

/**
 * The sizes of an engine: of its file, and of those that it loads, together. Text and data are known of 64-bit ELF files only, as Linux has
 * them, and if all files are such.
 *
 * @returns undefined if one of them is no regular file that can be read
 */
export function engineSize(files: readonly string[]): EngineSize | undefined {
  const sizes = files.map(sizeOfFile);
  const sum = (figure: keyof EngineSize) =>
    sizes.reduce<number | undefined>((total, one) => {
      const value = one?.[figure];
      return total === undefined || value === undefined ? undefined : total + value;
    }, 0);
  const [file, text, data] = [sum("file"), sum("text"), sum("data")];
  if (file === undefined) return undefined;
  return text === undefined || data === undefined ? { file } : { file, text, data };
}

/** An engine names what it likes, also a pipe, whose opening would wait for ever. */
function sizeOfFile(path: string): EngineSize | undefined {
  let file: ReturnType<typeof openInside>;
  try {
    file = openInside(path, undefined);
  } catch {
    return undefined;
  }
  if (typeof file === "string") return undefined;
  try {
    return { file: fstatSync(file.handle).size, ...segmentsOf(file.handle) };
  } finally {
    closeSync(file.handle);
  }
}
