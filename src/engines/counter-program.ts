import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Compiler } from "../model/settings.ts";
import { compileOnce } from "./compiler.ts";
import { type Valgrind, valgrindPlatform } from "./valgrind.ts";

/** The name by which Valgrind is asked for the tool. */
export const counterName = "instructions";

/** The flags of Valgrind's own tools on this platform: a tool has no C library, and is loaded at a fixed address. */
const flags = [
  "-std=gnu11",
  "-O2",
  "-fno-stack-protector",
  "-fno-strict-aliasing",
  "-fno-builtin",
  "-fno-pie",
  "-no-pie",
  "-DVGA_amd64=1",
  "-DVGO_linux=1",
  "-DVGP_amd64_linux=1",
  "-DVGPV_amd64_linux_vanilla=1",
  "-static",
  "-nodefaultlibs",
  "-nostartfiles",
  "-Wl,-u,_start",
  "-Wl,--build-id=none",
  "-Wl,-Ttext-segment=0x58000000",
] as const;

/**
 * The folder that Valgrind finds the counting tool in, which is compiled against its headers and libraries and cached by its
 * version, the compiler and the source.
 *
 * @throws InputError if there is no C compiler
 * @throws MeasurementError if the compiler refuses it
 */
export async function compileCounter(
  compiler: Compiler,
  { version, support, development }: Valgrind & Required<Pick<Valgrind, "development">>,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string> {
  const source = readSource();
  const libraries = ["-lcoregrind", "-lvex"].map((name) => `${name}-${valgrindPlatform}`);
  const compiled = await compileOnce(
    compiler,
    {
      name: "counter",
      sources: Buffer.from(source),
      sourceKey: createHash("sha256")
        .update(JSON.stringify([source, version]))
        .digest("hex"),
      flags: [...flags, `-I${development.headers}`],
      libraries: [`-L${development.libraries}`, ...libraries, "-lgcc"],
    },
    onCompile,
    signal,
  );
  return makeToolFolder(compiled.path, support);
}

/** A folder with the tool under the name that Valgrind looks for, and with what Valgrind loads beside it. */
function makeToolFolder(tool: string, support: string): string {
  const folder = `${tool}.valgrind`;
  if (existsSync(folder)) return folder;
  // A temporary name until the folder is complete: another run may be making the same folder.
  const partial = mkdtempSync(`${folder}.`);
  try {
    copyFileSync(tool, path.join(partial, `${counterName}-${valgrindPlatform}`));
    for (const file of ["default.supp", `vgpreload_core-${valgrindPlatform}.so`])
      symlinkSync(path.join(support, file), path.join(partial, file));
    renameSync(partial, folder);
  } catch (cause) {
    if (!existsSync(folder)) throw cause;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

/** Beside the bundle in `dist`; in `src` where the sources run. */
function readSource(): string {
  const shipped = new URL("./counter.c", import.meta.url);
  return readFileSync(
    existsSync(shipped)
      ? shipped
      : fileURLToPath(new URL("../features/figures/counts/counter.c", import.meta.url)),
    "utf8",
  );
}
