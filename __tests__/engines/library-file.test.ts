import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkLibraryFile, isProgramFile, isScript } from "../../src/engines/library-file.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("library-file");
function file(name: string, content: Buffer | string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

/** The start of a 64-bit little-endian ELF file. */
function elf(type: number, machine: number): Buffer {
  const header = Buffer.alloc(64);
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  header.writeUInt16LE(type, 16);
  header.writeUInt16LE(machine, 18);
  return header;
}

/** The header of a 64-bit Mach-O file for arm64. @param type 1 for an object file, 6 for a library */
function mach(type: number): Buffer {
  const header = Buffer.alloc(64);
  header.writeUInt32LE(0xfeedfacf, 0);
  header.writeUInt32LE(16777228, 4);
  header.writeUInt32LE(type, 12);
  return header;
}

/** The header of a Mach-O file for two processors. */
function universal(): Buffer {
  const header = Buffer.alloc(64);
  header.writeUInt32BE(0xcafebabe, 0);
  header.writeUInt32BE(2, 4);
  return header;
}

const sharedObject = 3;
const arm64 = 0xb7;
const x64 = 0x3e;

describe("checkLibraryFile", () => {
  it("accepts a shared library for this machine", () => {
    expect(() =>
      checkLibraryFile("candidate", file("a.so", elf(sharedObject, x64)), "linux", "x64"),
    ).not.toThrow();
    expect(() =>
      checkLibraryFile("candidate", file("b.so", elf(sharedObject, arm64)), "linux", "arm64"),
    ).not.toThrow();
  });

  it("names the file, its processor and this machine's where they differ", () => {
    const library = file("arm.so", elf(sharedObject, arm64));
    expect(() => checkLibraryFile("candidate", library, "linux", "x64")).toThrow(
      `candidate "${library}" is built for arm64, this machine is x86-64: give a library built for x86-64`,
    );
  });

  it.each([
    ["text", "SELECT 1;", 'it has no ELF header (it begins with "SELECT 1")'],
    ["an empty file", "", "it begins with nothing: it is empty"],
    [
      "an object file",
      elf(1, x64),
      "is an object file, not a shared library for this system: link it with -shared",
    ],
    [
      "a pointer of Git LFS",
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1421856\n",
      "is a pointer of Git LFS, not a shared library for this system: fetch the file itself, in a workflow with `lfs: true` of actions/checkout",
    ],
    [
      "a packed file",
      "PK\x03\x04 and more than a header",
      "is a packed file, not a shared library for this system: unpack it, and give the library in it",
    ],
    ["a static library", "!<arch>\nengine.o/       0", "is a static library, not a shared library"],
    [
      "a macOS library",
      mach(6),
      "is a macOS library, not a shared library for this system: give a library built for Linux",
    ],
    ["an object file of macOS", mach(1), "is an object file, not a shared library"],
    ["a universal library of macOS", universal(), "is a macOS library, not a shared library"],
    [
      "a Windows library",
      Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]),
      "is a Windows library or program",
    ],
    ["a cut-off header", elf(sharedObject, x64).subarray(0, 10), "it has no ELF header"],
  ])("refuses %s", (_, content, message) => {
    expect(() => checkLibraryFile("baseline", file("bad", content), "linux", "x64")).toThrow(message);
  });

  it("refuses a Linux library on macOS", () => {
    const library = file("linux.so", elf(sharedObject, arm64));
    expect(() => checkLibraryFile("candidate", library, "darwin", "arm64")).toThrow(
      `candidate "${library}" is a Linux library, not a shared library for this system: give a library built for macOS`,
    );
  });

  it("refuses a missing path, and a folder", () => {
    const missing = path.join(folder, "missing.so");
    expect(() => checkLibraryFile("candidate", missing, "linux", "x64")).toThrow(
      `candidate "${missing}" does not exist: give the path of a shared library`,
    );
    const place = path.join(folder, "folder.so");
    mkdirSync(place);
    expect(() => checkLibraryFile("candidate", place, "linux", "x64")).toThrow(
      `candidate "${place}" is not a file`,
    );
  });

  it("reads Mach-O headers on macOS, universal ones too", () => {
    const thin = mach(6);
    expect(() => checkLibraryFile("candidate", file("thin", thin), "darwin", "arm64")).not.toThrow();
    expect(() => checkLibraryFile("candidate", file("thin", thin), "darwin", "x64")).toThrow(
      "is built for arm64",
    );
    expect(() =>
      checkLibraryFile("candidate", file("universal", universal()), "darwin", "x64"),
    ).not.toThrow();
  });
});

it("takes a library that can be started too for a library: the C library of glibc is one", () => {
  const library = path.join(folder, "libc.so.6");
  const place =
    ["/lib/x86_64-linux-gnu/libc.so.6", "/lib/aarch64-linux-gnu/libc.so.6"].find(existsSync) ?? "";
  copyFileSync(place, library);
  expect(isProgramFile(library)).toBe(false);
  copyFileSync(library, path.join(folder, "started"));
  expect(isProgramFile(path.join(folder, "started"))).toBe(true);
});

it("does not wait for a pipe, which a build can leave in the place of its library", () => {
  const pipe = path.join(folder, "libpipe.so");
  execFileSync("mkfifo", [pipe]);
  expect(isProgramFile(pipe)).toBe(false);
  expect(() => isScript(pipe)).toThrow("it is no regular file");
});
