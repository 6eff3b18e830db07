import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { shellWord } from "../../../messages/shell-word.ts";
import { InputError } from "../../../model/errors.ts";
import { seeHelp } from "../../../options/commands.ts";
import { readEnvironment } from "../../../options/environment.ts";
import { type GivenOptions, valuesOf } from "../../../options/option.ts";
import { ownCommand } from "../../../options/own-command.ts";
import { settingOptions } from "../../../options/table.ts";
import { isFolder, makeFolder } from "../../../platform/folder.ts";
import { runInForeground, StartError } from "../../../process/run.ts";
import { visible } from "../../../report/format/escape.ts";
import { requireNoLink } from "../../../results/own-folder.ts";
import { writeWhole } from "../../../results/write.ts";
import { quietProgress, showProgress } from "../../../terminal/progress.ts";
import type { CommandWorld } from "../../feature.ts";
import { readSchema } from "../own/passed-on.ts";
import { type Made, makeWorkloads } from "./make.ts";
import { recordOptions } from "./options.ts";
import { readLogs } from "./read-logs.ts";
import type { Recorded } from "./recorded.ts";
import { compileDeadline, compileRecorder, writeRecorder } from "./recorder.ts";
import { redact } from "./redact.ts";
import { limitOf } from "./replay-limit.ts";
import { summaryLines } from "./summary.ts";
import { readTextLog } from "./text-log.ts";
import { formatStatements, formatWorkload } from "./workload-file.ts";

export interface RecordCommand {
  readonly given: GivenOptions;
  /** A program and its arguments; empty with --from. */
  readonly program: readonly string[];
}

const read = { ...recordOptions, out: settingOptions.out, quiet: settingOptions.quiet };

/** The folder of a recording, unless another is named. */
const defaultFolder = "recorded.bench";

/** Statements of a database that are replayed; others are sampled. */
const mostStatements = 1_000_000;

/** Statements that a text log is read up to. */
const mostRead = 10_000_000;

/**
 * Runs a program and records its statements, or reads a log, and writes workloads of them.
 *
 * @returns the exit status
 * @throws InputError if nothing is recorded, or the folder is in use
 */
export async function runRecord({ given, program }: RecordCommand, world: CommandWorld): Promise<number> {
  const values = valuesOf(read, given);
  if (values.recorder !== undefined) {
    if (values.from !== undefined || program.length > 0)
      throw new InputError("--recorder writes a source, and records nothing: give it alone");
    requireNew(values.recorder, "recorder");
    const words = writeRecorder(values.recorder).map(shellWord).join(" ");
    await world.output.print([
      `Link them into the program, beside its SQLite: cc ... ${words}\n`,
      `Then record it: ${ownCommand()} record --out app.bench -- ./app\n`,
    ]);
    return 0;
  }
  const out = given.out === undefined ? defaultFolder : values.out;
  const { from, quiet } = values;
  if ((from === undefined) === (program.length === 0))
    throw new InputError(
      from === undefined
        ? `no program is given: give -- and a program with its arguments, or --from with a log; ${seeHelp("record")}`
        : `--from reads a log, and ${formatValue(program[0])} is a program to run: omit one`,
    );
  requireNew(out, "out");
  const logs = path.join(out, "log");
  const { output } = world;
  const progress = quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  // Nothing catches the terminal's signals: they end a replay at once, also in the middle of a statement.
  const { signal } = new AbortController();
  const folder = mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-record-"));
  try {
    let recorded: Recorded;
    const { compiler } = readEnvironment(process.env);
    const extension = await compileDeadline(compiler, () => progress.step("compiling"), signal);
    if (from === undefined) {
      const library = await compileRecorder(compiler, () => progress.step("compiling the recorder"), signal);
      makeFolder(logs);
      progress.end();
      const ended = await runRecorded(program, library, path.resolve(logs));
      if (ended !== "status 0") output.note(`${visible(program[0] ?? "")} ended with ${ended}`);
      recorded = readLogs(logs);
    } else {
      makeFolder(out);
      recorded = statSync(from, { throwIfNoEntry: false })?.isDirectory()
        ? readLogs(from)
        : await readTextLog(from, mostRead);
    }
    const kept = values.redact ? redact(recorded, folder) : recorded;
    const made = await makeWorkloads(kept, {
      prefix: prefixOf(out),
      folder,
      most: mostStatements,
      limitOf: (executions) => ({ ...limitOf(executions, extension), readsQuotedTexts: !values.redact }),
      step: (words) => progress.step(words),
      waitSecond: () => new Promise((resolve) => setTimeout(resolve, 1100)),
    });
    if (made.workloads.length === 0)
      throw new InputError(
        ["no recorded statement can be replayed:", ...summaryLines(made).slice(1)].join(" "),
      );
    writeMade(out, made);
    if (from === undefined) rmSync(logs, { recursive: true, force: true });
    progress.end();
    // A folder is read as that of anybody, whose schema may call no function of a program.
    const starts = [...made.databases.keys()].map((name) => path.join(out, name));
    const isOrdinary = starts.every((file) => !("problem" in readSchema(file)));
    const files = isOrdinary ? out : path.join(out, "*.yml");
    await output.print(
      [
        ...summaryLines(made),
        ...(made.databases.size === 0
          ? []
          : [
              `They start from ${[...made.databases.keys()].join(", ")}, in SQLite's format: an engine with one of its own needs another start (docs/record.md)`,
            ]),
        "",
        `Compare two versions on them: ${ownCommand()} compare OLD NEW --own-workloads ${shellWord(files)}`,
        "  OLD and NEW are files, or releases such as npm:better-sqlite3@12.4.1.",
        `Measure one beside SQLite: ${ownCommand()} run --candidate ./libengine.so --suites own --own-workloads ${shellWord(files)}`,
      ].map((line) => `${line}\n`),
    );
    return 0;
  } catch (cause) {
    if ((cause as Error).name !== "SqliteError") throw cause;
    throw new InputError(
      `a recorded database cannot be read (${(cause as Error).message}): remove its .start from the log to begin with an empty one`,
      { cause },
    );
  } finally {
    progress.end();
    // Otherwise a log stays that --from can read again.
    if (values.redact && from === undefined) rmSync(logs, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    for (const place of [logs, out]) if (isEmptyFolder(place)) rmdirSync(place);
  }
}

function isEmptyFolder(place: string): boolean {
  return isFolder(place) && readdirSync(place).length === 0;
}

/** @throws InputError if something is in the folder */
function requireNew(out: string, option: string): void {
  requireNoLink(out);
  const found = statSync(out, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory() || readdirSync(out).length > 0)
    throw new InputError(`--${option}: ${formatValue(out)} exists: name a new folder, or remove it`);
}

/**
 * Runs the program with the terminal, and the environment of this process.
 *
 * @returns how it ended, such as `status 0`
 * @throws InputError if it cannot be started
 */
async function runRecorded(program: readonly string[], library: string, logs: string): Promise<string> {
  const [file = "", ...parameters] = program;
  const { LD_PRELOAD: preloaded } = process.env;
  const environment = {
    ...process.env,
    LD_PRELOAD: preloaded ? `${library}:${preloaded}` : library,
    SQLITE_BENCH_GATE_RECORD: logs,
  };
  try {
    const { status, killedBy } = await runInForeground(file, parameters, environment);
    return killedBy === null ? `status ${status}` : killedBy;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    const why = cause.isMissing
      ? file.includes("/")
        ? "is no file"
        : "is no program in a folder of PATH"
      : `cannot be started (${cause.message})`;
    throw new InputError(`record: ${formatValue(file)} ${why}: give a program and its arguments after --`, {
      cause,
    });
  }
}

/** The beginning of the names of a folder's workloads, so that those of two recordings can be measured together. */
function prefixOf(out: string): string {
  const name = path
    .basename(path.resolve(out))
    .replace(/\.\w+$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+/, "")
    .slice(0, 20);
  return name === "" ? "recorded" : name;
}

function writeMade(out: string, { workloads, databases }: Made): void {
  for (const [name, source] of databases) copyFileSync(source, path.join(out, name));
  for (const one of workloads) {
    for (const { name, all } of [one.prepare, one.statements]) {
      const file = path.join(out, `${name}.jsonl`);
      if (all.length > 0 && !existsSync(file)) writeWhole(file, formatStatements(all));
    }
    writeWhole(path.join(out, `${one.name}.yml`), formatWorkload(one));
  }
}
