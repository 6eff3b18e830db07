import { statSync } from "node:fs";
import { InputError } from "../model/errors.ts";
import { readStart } from "../platform/read-inside.ts";

/** `e_machine` of the ELF header, as the System V ABI numbers it. */
const elfMachines: Readonly<Record<number, string>> = {
  3: "x86 (32-bit)",
  40: "arm (32-bit)",
  62: "x86-64",
  8: "mips",
  21: "ppc64",
  22: "s390x",
  183: "arm64",
  243: "riscv64",
};

/** `cputype` of the Mach-O header, from Apple's `mach/machine.h`. */
const machMachines: Readonly<Record<number, string>> = { 16777223: "x86-64", 16777228: "arm64" };

const machineNames: Readonly<Record<string, string>> = { x64: "x86-64", arm64: "arm64" };

/** Bytes of the longest header that is looked at. */
const headerBytes = 64;

/**
 * Refuses a file that cannot be a shared library for this machine, with a better message than the loader's.
 *
 * @param part the role of the file, e.g. `candidate`
 * @throws InputError naming the part, the file and its fault
 */
export function checkLibraryFile(part: string, file: string, platform: string, architecture: string): void {
  let header: Buffer;
  let size: number;
  try {
    const info = statSync(file);
    if (!info.isFile()) throw new InputError(`${part} "${file}" is not a file: give a shared library`);
    size = info.size;
    header = readStart(file, headerBytes);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const missing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    const reason = missing ? "does not exist" : `cannot be read (${(cause as Error).message})`;
    throw new InputError(`${part} "${file}" ${reason}: give the path of a shared library`, { cause });
  }
  const built = platform === "darwin" ? machMachine(header) : elfMachine(header);
  if (built === undefined) {
    const kind = otherKind(header, size);
    if (kind !== undefined)
      throw new InputError(
        `${part} "${file}" is ${kind}, not a shared library for this system: ${advice(kind, platform)}`,
      );
    const format = platform === "darwin" ? "Mach-O" : "ELF";
    throw new InputError(
      `${part} "${file}" is not a shared library: it has no ${format} header (it begins with ${preview(header)})`,
    );
  }
  const completeSize = platform === "darwin" ? 0 : elfSize(header);
  if (size < completeSize)
    throw new InputError(`${part} "${file}" is cut off: it has ${size} bytes of at least ${completeSize}`);
  const machine = machineNames[architecture] ?? architecture;
  if (built !== machine && built !== "several")
    throw new InputError(
      `${part} "${file}" is built for ${built}, this machine is ${machine}: give a library built for ${machine}`,
    );
}

/** The type of an ELF file that is loaded anywhere: a library, and most programs. */
const sharedObject = 3;

/**
 * Whether a file is a program rather than a library: an executable, also one that may be loaded anywhere, which names the
 * loader that it wants, or a script that names its interpreter. An unreadable file is not one, nor a library that can be started
 * too, such as `libc.so.6`.
 */
export function isProgramFile(file: string): boolean {
  try {
    const header = readStart(file, 4096);
    const isLibrary =
      /\.so(?:\.\d+)*$/.test(file) && header.length >= 18 && header.readUInt16LE(16) === sharedObject;
    return (isElfProgram(header) && !isLibrary) || isMachProgram(header) || startsScript(header);
  } catch {
    return false;
  }
}

/** Only a program asks for an interpreter in its program headers (System V ABI). */
function isElfProgram(header: Buffer): boolean {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || header.readUInt32BE(0) !== 0x7f454c46 || !is64BitLittleEndian) return false;
  const executable = 2;
  const interpreter = 3;
  if (header.readUInt16LE(16) === executable) return true;
  const start = Number(header.readBigUInt64LE(0x20));
  const size = header.readUInt16LE(0x36);
  const offsets = Array.from({ length: header.readUInt16LE(0x38) }, (_, index) => start + index * size);
  return offsets.some((offset) => offset + 4 <= header.length && header.readUInt32LE(offset) === interpreter);
}

function isMachProgram(header: Buffer): boolean {
  const executable = 2;
  return (
    header.length >= 16 && header.readUInt32LE(0) === 0xfeedfacf && header.readUInt32LE(12) === executable
  );
}

/** Whether a file begins as a script does, with the name of its interpreter. */
export function isScript(file: string): boolean {
  return startsScript(readStart(file, headerBytes));
}

function startsScript(header: Buffer): boolean {
  return header.toString("latin1", 0, 2) === "#!";
}

function elfMachine(header: Buffer): string | undefined {
  if (header.length < 20 || header.readUInt32BE(0) !== 0x7f454c46) return undefined;
  const littleEndian = header[5] === 1;
  const type = littleEndian ? header.readUInt16LE(16) : header.readUInt16BE(16);
  if (type !== sharedObject) return undefined;
  const machine = littleEndian ? header.readUInt16LE(18) : header.readUInt16BE(18);
  return elfMachines[machine] ?? `machine number ${machine}`;
}

/**
 * The end of the section headers, which come last in a file, by its 64-bit little-endian header. Loading a shorter file is a
 * crash.
 */
function elfSize(header: Buffer): number {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || !is64BitLittleEndian) return 0;
  return Number(header.readBigUInt64LE(0x28)) + header.readUInt16LE(0x3a) * header.readUInt16LE(0x3c);
}

const objectFile = "an object file";
const archive = "a static library";
const pointer = "a pointer of Git LFS";
const packedFile = "a packed file";

/** The kind of a file that is no shared library for this system, by its first bytes; undefined of others. */
function otherKind(header: Buffer, size: number): string | undefined {
  if (header.length < 20) return undefined;
  const start = header.toString("latin1", 0, 8);
  if (start === "!<arch>\n") return archive;
  // https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
  if (header.toString("latin1").startsWith("version https://git-lfs.")) return pointer;
  if (packed.some((mark) => start.startsWith(mark))) return packedFile;
  if (start.startsWith("MZ") && size > 64) return "a Windows library or program";
  const object = 1; // in both formats
  if (start.startsWith("\x7fELF")) {
    const type = header[5] === 1 ? header.readUInt16LE(16) : header.readUInt16BE(16);
    return type === object ? objectFile : type === 3 ? "a Linux library" : undefined;
  }
  if (header.readUInt32LE(0) === 0xfeedfacf)
    return header.readUInt32LE(12) === object ? objectFile : "a macOS library";
  // A class file of Java has the same first bytes as a universal file, and a version over 40 where that has the number of its parts.
  return header.readUInt32BE(0) === 0xcafebabe && header.readUInt32BE(4) < 40 ? "a macOS library" : undefined;
}

/** How files of ZIP, gzip, xz and Zstandard begin. */
const packed = ["PK\x03\x04", "\x1f\x8b", "\xfd7zXZ", "\x28\xb5\x2f\xfd"];

function advice(kind: string, platform: string): string {
  if (kind === pointer) return "fetch the file itself, in a workflow with `lfs: true` of actions/checkout";
  if (kind === packedFile) return "unpack it, and give the library in it";
  return kind === objectFile || kind === archive
    ? "link it with -shared"
    : `give a library built for ${platform === "darwin" ? "macOS" : "Linux"}`;
}

function machMachine(header: Buffer): string | undefined {
  if (header.length < 8) return undefined;
  if (header.readUInt32BE(0) === 0xcafebabe) return "several"; // a universal file
  if (header.readUInt32LE(0) !== 0xfeedfacf) return undefined;
  const machine = header.readUInt32LE(4);
  return machMachines[machine] ?? `machine number ${machine}`;
}

function preview(header: Buffer): string {
  return header.length === 0
    ? "nothing: it is empty"
    : JSON.stringify(header.subarray(0, 8).toString("latin1"));
}
