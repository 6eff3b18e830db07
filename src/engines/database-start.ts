import { chmodSync, constants, cpSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { truncate } from "../messages/format-value.ts";
import { findOnPath, runProgram, StartError } from "../process/run.ts";
import type { PrepareCommand } from "../suite/database-start.ts";
import { type DriverProgram, defaultTimeoutMs } from "./driver-process.ts";
import { EngineFailure } from "./engine.ts";

/** The folder that {dir} stands for in a preparation, which src/driver/scratch.c knows by this name. */
const dirOfPreparation = "dir-of-preparation";

/** The engine and the database that a command works on. */
interface CommandSubject {
  /** The folder of the prepared database. */
  readonly template: string;
  /** The engine's file. */
  readonly engine: string;
  /** The engine's driver, whose environment and confinement the command has too. */
  readonly driver: DriverProgram;
  /** The longest time that it may take, milliseconds; that of an answer of the driver if undefined. */
  readonly timeoutMs: number | undefined;
}

/** The last lines of a command's output that a failure shows. */
const shownLines = 5;

/** Characters of each of them. */
const shownLength = 200;

/**
 * Copies the start of a database into the empty folder of an engine's own: everything in a folder, or a file as the database `db`, with the
 * files beside it whose names begin with its own and a hyphen, such as a write-ahead log.
 *
 * @throws EngineFailure if the disk is full, or the files are gone
 */
export function copyStart(source: string, template: string): void {
  try {
    for (const [from, name] of filesToCopy(source))
      cpSync(from, path.join(template, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
    makeReadable(template);
  } catch (cause) {
    throw new EngineFailure("error", `its database cannot be copied (${(cause as Error).message})`);
  }
}

/** The files and folders that a database is copied from, and the name of each copy. */
export function filesToCopy(source: string): readonly (readonly [from: string, name: string])[] {
  if (statSync(source).isDirectory())
    return readdirSync(source)
      .toSorted()
      .map((name) => [path.join(source, name), name]);
  const [folder, base] = [path.dirname(source), path.basename(source)];
  const beside = readdirSync(folder)
    .filter((name) => name.startsWith(`${base}-`) && lstatSync(path.join(folder, name)).isFile())
    .toSorted();
  return [base, ...beside].map((name) => [path.join(folder, name), `db${name.slice(base.length)}`]);
}

/** A copy has the mode of its source, which may be read-only, and engines may run as other users. */
function makeReadable(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // The source had no links when it was read, but a link may have taken the place of a file since. An engine would write through
    // that link, and chmod would change the file behind it.
    if (!entry.isDirectory() && !entry.isFile())
      throw new Error(`${entry.name} is neither a file nor a folder any more`);
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Runs the command that makes an engine's database, in the folder of the database, confined as the engine is. Everything that it has
 * started ends with it.
 *
 * @throws EngineFailure naming the program, how it ended and its last lines; the signal's reason if it is aborted
 */
export async function runPrepareCommand(
  { words, files, place }: PrepareCommand,
  { template, engine, driver, timeoutMs = defaultTimeoutMs }: CommandSubject,
  signal: AbortSignal,
): Promise<void> {
  const dir = path.join(template, dirOfPreparation);
  const values = { "{database}": path.join(template, "db"), "{dir}": dir, "{engine}": engine };
  const [program = "", ...parameters] = words.map((word) =>
    word.replaceAll(/\{(?:database|dir|engine)\}/g, (name) => values[name as keyof typeof values]),
  );
  const environment = { ...driver.variables, ...driver.environment };
  const fail = (words: string, reason: "error" | "timeout" = "error") =>
    new EngineFailure(reason, `${place}: ${program} ${words}`);
  const command = program.includes("/") ? program : findOnPath(program, environment);
  if (command === undefined) throw fail("is not on PATH");
  const direct = { command, parameters, environment, folder: template };
  const started = driver.confined?.wrap(direct, [template], files) ?? direct;
  try {
    if (words.some((word) => word.includes("{dir}"))) mkdirSync(dir, { recursive: true });
    const { status, killedBy, isTimedOut, stdout, stderr } = await runProgram(
      started.command,
      started.parameters,
      { environment: started.environment, folder: template, timeoutMs, endsAll: true, signal },
    );
    if (status === 0 && !isTimedOut) return;
    const output = lastLines(stderr) || lastLines(stdout.toString("utf8")) || "it printed nothing";
    if (isTimedOut)
      throw fail(`took over ${Number((timeoutMs / 1000).toPrecision(2))} s: ${output}`, "timeout");
    throw fail(
      `${killedBy === null ? `ended with status ${status}` : `was ended by ${killedBy}`}: ${output}`,
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineFailure) throw cause;
    throw fail(
      cause instanceof StartError
        ? `cannot be run (${cause.message})`
        : `was ended (${(cause as Error).message})`,
    );
  }
}

function lastLines(output: string): string {
  const lines = output
    .trimEnd()
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines
    .slice(-shownLines)
    .map((line) => truncate(line.trim(), shownLength))
    .join(" | ");
}
