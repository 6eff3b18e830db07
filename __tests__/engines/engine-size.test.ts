import { execFileSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { engineSize } from "../../src/engines/engine-size.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("engine-size");

function compile(name: string, source: string): string {
  const library = path.join(folder, name);
  execFileSync("cc", ["-shared", "-fPIC", "-x", "c", "-", "-o", library], { input: source });
  return library;
}

describe("the size of an engine", () => {
  it("has text and data that grow with constants and with variables", () => {
    const size = (source: string) => {
      const found = engineSize([compile("library.so", source)]);
      if (found?.text === undefined || found.data === undefined) throw new Error("no segments");
      return { file: found.file, text: found.text, data: found.data };
    };
    const empty = size("int nothing;");
    const constant = size("const char constant[100000] = { 1 };");
    const variable = size("char variable[100000] = { 1 };");
    const zeros = size("char zeros[100000];");
    expect(constant.text - empty.text).toBeGreaterThan(90_000);
    expect(variable.data - empty.data).toBeGreaterThan(90_000);
    expect(variable.file - empty.file).toBeGreaterThan(90_000);
    expect(zeros.data - empty.data).toBeGreaterThan(90_000);
    expect(zeros.file - empty.file).toBeLessThan(10_000);
  });

  it("of a file that is no 64-bit ELF file is that of the file alone", () => {
    for (const [name, content] of [
      ["script", "#!/bin/sh\n"],
      ["empty", ""],
      ["cut", "\x7fELF\x02\x01"],
    ] as const) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      expect(engineSize([file])).toEqual({ file: statSync(file).size });
    }
    expect(engineSize([path.join(folder, "missing")])).toBeUndefined();
  });

  it("is that of all its files", () => {
    const [thin, core] = [
      compile("thin.so", "int thin;"),
      compile("core.so", "const char core[100000] = { 1 };"),
    ];
    const [own, loaded, both] = [[thin], [core], [thin, core]].map(engineSize);
    expect(both).toEqual({
      file: (own?.file ?? 0) + (loaded?.file ?? 0),
      text: (own?.text ?? 0) + (loaded?.text ?? 0),
      data: (own?.data ?? 0) + (loaded?.data ?? 0),
    });
  });

  it("is not known where an engine names a pipe or a folder", () => {
    const pipe = path.join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    expect(engineSize([compile("real.so", "int real;"), pipe])).toBeUndefined();
    expect(engineSize([folder])).toBeUndefined();
  });
});
