import path from "node:path";
import { MeasurementError } from "../model/errors.ts";
import type { Compiler } from "../model/settings.ts";
import { compileCounter, counterName } from "./counter-program.ts";
import type { DriverProgram } from "./driver-process.ts";
import { findValgrind, type SimulatedProcessor, type Valgrind } from "./valgrind.ts";

/**
 * The processor that counts fastest here.
 *
 * @returns the reason if there is no simulated processor, as the start of a sentence
 * @throws the signal's reason if it is aborted
 */
export async function findProcessor(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<SimulatedProcessor | string> {
  const valgrind = await findValgrind(compiler.environment);
  if (typeof valgrind === "string") return valgrind;
  const { development } = valgrind;
  if (development === undefined)
    return callgrind(valgrind, "valgrind's headers and static libraries are not installed");
  try {
    const toolFolder = await compileCounter(compiler, { ...valgrind, development }, onCompile, signal);
    return { tool: "counter", valgrind, toolFolder };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof MeasurementError)) throw cause;
    return callgrind(valgrind, cause.message);
  }
}

/** The same processor with Callgrind, which says which function executed an instruction. */
export function callgrind(valgrind: Valgrind, fallback?: string): SimulatedProcessor {
  return { tool: "callgrind", valgrind, ...(fallback === undefined ? {} : { fallback }) };
}

/** Only the stack pointer is exact at each access to memory, which is faster: nothing reads the other registers there. */
const lessExact = ["--px-default=sp-at-mem-access", "--px-file-backed=sp-at-mem-access"] as const;

/**
 * A driver as the processor runs it. Everything that moves counts without being the engine's work is the same in every run:
 * its environment, and the lengths of all paths in it.
 *
 * @param profiles the folder that Callgrind writes to, padded
 */
export function runOn(
  { tool, valgrind, toolFolder }: SimulatedProcessor,
  driver: DriverProgram,
  profiles: string,
): DriverProgram {
  const { LD_LIBRARY_PATH } = driver.environment;
  const own =
    tool === "counter"
      ? [`--tool=${counterName}`, ...lessExact]
      : [
          "--tool=callgrind",
          "--instr-atstart=no",
          "--compress-strings=no",
          "--compress-pos=no",
          "--dump-line=no",
          `--callgrind-out-file=${path.join(profiles, "%p")}`,
        ];
  return {
    command: valgrind.program,
    // Options of Valgrind's core: no .valgrindrc of the working folder is read, no debugger is listened for, and only errors are printed.
    parameters: [
      "--command-line-only=yes",
      "--quiet",
      "--vgdb=no",
      "--trace-children=no",
      ...own,
      padPath(driver.command),
    ],
    environment: {
      PATH: "/usr/bin:/bin",
      LANG: "C",
      LC_ALL: "C",
      TZ: "UTC",
      ...(toolFolder === undefined ? {} : { VALGRIND_LIB: padPath(toolFolder) }),
      ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }),
    },
    variables: driver.variables,
    timeoutMs: driver.timeoutMs,
    confined: driver.confined,
    written: [profiles],
  };
}

/** Bytes. A longer path stays unchanged, and counts then depend on its length. */
const paddedLength = 1024;

/** The same absolute path, padded with slashes to one length, since the loader and the stack keep the path. */
export function padPath(file: string): string {
  const whole = path.resolve(file);
  return "/".repeat(Math.max(0, paddedLength - Buffer.byteLength(whole))) + whole;
}
