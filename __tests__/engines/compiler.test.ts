import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { compileOnce } from "../../src/engines/compiler.ts";
import { readEnvironment } from "../../src/options/environment.ts";
import { runProgram } from "../../src/process/run.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("compiler");

it("a compiler takes no header of the working folder", async () => {
  writeFileSync(path.join(folder, "planted.h"), "#define FOUND 1\n");
  const source =
    '#if __has_include("planted.h")\n#include "planted.h"\n#endif\n#ifndef FOUND\n#define FOUND 0\n#endif\n' +
    "int main(void) { return FOUND; }\n";
  const { compiler } = readEnvironment({
    ...process.env,
    XDG_CACHE_HOME: path.join(folder, "cache"),
    CPATH: ":",
  });
  const compilation = {
    name: "program",
    sources: Buffer.from(source),
    sourceKey: source,
    flags: [],
    libraries: [],
  };
  const started = process.cwd();
  process.chdir(folder);
  try {
    const { path: program } = await compileOnce(
      compiler,
      compilation,
      () => {},
      new AbortController().signal,
    );
    expect((await runProgram(program, [], { environment: {} })).status).toBe(0);
  } finally {
    process.chdir(started);
  }
});
