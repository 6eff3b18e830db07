import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { UnusableCacheError } from "../../../engines/compiler.ts";
import { Confinement } from "../../../engines/confinement.ts";
import { compileDriver } from "../../../engines/driver-program.ts";
import { findProcessor } from "../../../engines/simulated-processor.ts";
import { findBaseline } from "../../../engines/stock-sqlite.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import type { Compiler } from "../../../model/settings.ts";
import { nodeVersionError } from "../../../platform/node-version.ts";
import { findOnPath, versionOf } from "../../../process/run.ts";
import { type Finding, install } from "./finding.ts";

/** The programs that the tool uses, each tried in the way that a run uses it. @throws the signal's reason if it is aborted */
export async function findPrograms(compiler: Compiler, signal: AbortSignal): Promise<Finding[]> {
  return [
    findNode(),
    findFork(),
    await findCompiler(compiler, signal),
    await findSqlite(compiler, signal),
    await findCounter(compiler, signal),
    await findConfining(compiler, signal),
    await findProgram("git", "bisect, histories on a branch", /^git version (\S{1,40})/, compiler),
  ];
}

function findNode(): Finding {
  const refusal = nodeVersionError(process.versions.node);
  const node = { subject: "Node.js", serves: "everything", isNeeded: true } as const;
  return refusal === undefined
    ? { ...node, state: "ok", found: process.versions.node }
    : { ...node, state: "missing", found: refusal, fix: "install it from https://nodejs.org" };
}

function findFork(): Finding {
  const fork = { subject: "fork", serves: "run: copies of databases", isNeeded: true } as const;
  return process.platform === "win32"
    ? { ...fork, state: "missing", found: "Windows has none", fix: "use Linux, macOS or WSL" }
    : { ...fork, state: "ok", found: `${process.platform}-${process.arch} has it` };
}

/** The compiler compiles the driver, which needs the headers too. */
async function findCompiler(compiler: Compiler, signal: AbortSignal): Promise<Finding> {
  const found = { subject: "C compiler", serves: "run", isNeeded: true } as const;
  try {
    const { compiler: version } = await compileDriver(compiler, () => {}, signal);
    return { ...found, state: "ok", found: version };
  } catch (cause) {
    if (cause instanceof UnusableCacheError) {
      const fix = "set XDG_CACHE_HOME to a folder that you may write, on a disk that is not mounted noexec";
      return { ...found, subject: "Cache", state: "missing", found: cause.message, fix };
    }
    const fix = process.platform === "darwin" ? "xcode-select --install" : install("gcc", "libc6-dev");
    return { ...found, state: "missing", found: reason(cause, signal), fix };
  }
}

class NotCompiled extends Error {}

async function findSqlite(compiler: Compiler, signal: AbortSignal): Promise<Finding> {
  const sqlite = { subject: "Stock SQLite", serves: "run without --baseline", state: "ok" } as const;
  try {
    const notYet = (version: string) => {
      throw new NotCompiled(`not compiled yet: ${version}, about 30 s of the first run`);
    };
    const { library } = await findBaseline(compiler, notYet, signal);
    return { ...sqlite, found: path.basename(library).replace(/-[0-9a-f]+$/, "") };
  } catch (cause) {
    if (cause instanceof NotCompiled) return { ...sqlite, found: cause.message };
    return { ...sqlite, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  }
}

async function findCounter(compiler: Compiler, signal: AbortSignal): Promise<Finding> {
  const counts = { subject: "Valgrind", serves: "--counts" } as const;
  const fix = process.platform === "linux" && process.arch === "x64" ? { fix: install("valgrind") } : {};
  try {
    const processor = await findProcessor(compiler, () => {}, signal);
    if (typeof processor === "string") return { ...counts, state: "missing", found: processor, ...fix };
    const { valgrind, fallback } = processor;
    return fallback === undefined
      ? { ...counts, state: "ok", found: `${valgrind.version}, with the fast counter` }
      : { ...counts, state: "limited", found: `${valgrind.version}, slower: ${fallback}`, ...fix };
  } catch (cause) {
    return { ...counts, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  }
}

async function findConfining(compiler: Compiler, signal: AbortSignal): Promise<Finding> {
  const confining = { subject: "Confinement", serves: "--confine" } as const;
  const folder = mkdtempSync(path.join(os.tmpdir(), "sqlite-bench-gate-"));
  try {
    const found = await Confinement.find({ compiler, folder, hidden: [] }, () => {}, signal);
    if (typeof found !== "string")
      return { ...confining, state: "ok", found: "engines run as users of their own" };
    const fix = "measure on Linux outside of containers, as root or with a sudo that asks for no password";
    return { ...confining, state: "missing", found, fix };
  } catch (cause) {
    return { ...confining, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findProgram(
  subject: string,
  serves: string,
  version: RegExp,
  { environment }: Compiler,
): Promise<Finding> {
  const program = findOnPath(subject, environment);
  const found = program === undefined ? undefined : await versionOf(program, environment, version);
  return found === undefined
    ? { subject, serves, state: "missing", found: "not in a folder of PATH", fix: install(subject) }
    : { subject, serves, state: "ok", found };
}

/** Where the fix of what only a compiled program can tell is. */
function seeCompiler(cause: unknown): string {
  return cause instanceof UnusableCacheError ? "see Cache" : "see C compiler";
}

/** The words of an expected error. @throws any other error; the signal's reason if it is aborted */
function reason(cause: unknown, signal: AbortSignal): string {
  signal.throwIfAborted();
  if (cause instanceof InputError || cause instanceof MeasurementError) return cause.message;
  throw cause;
}
