import path from "node:path";
import { type Engine, EngineFailure, type Session, type VariantFiles } from "../../../../engines/engine.ts";
import { TurnTable } from "../../../../engines/turn-table.ts";
import { SampleTimeouts } from "../../../../measure/timeouts.ts";
import type { Workspace } from "../../../../measure/workspace.ts";
import type { Role } from "../../../../model/engine.ts";
import { totalOf } from "../../../../model/footprint.ts";
import { limits } from "../../../../model/limits.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { RandomStream } from "../../../../suite/random.ts";
import type { Dialect } from "../../../../suite/suite.ts";
import { steadyCommits, steadyInvariant, steadyPreparation, steadyRows, steadyScan } from "../steady/load.ts";
import type { SteadyLife } from "../steady/record.ts";
import { SteadyWindows } from "../steady/windows.ts";
import { ended } from "./age-shape.ts";
import { run, storage } from "./aged-database.ts";
import { databaseFolder, databaseSizes } from "./database-files.ts";
import { findProcess, readUsage } from "./process-usage.ts";

/** The parts that a steady load works with. */
export interface Loading {
  readonly engine: Engine;
  readonly role: Role;
  readonly dialect: Dialect;
  /** Writes statements into files; its folder also has the database. */
  readonly workspace: Pick<Workspace, "folder" | "write">;
  readonly minutes: number;
  readonly seed: number;
  readonly sampleTimeout?: MeasureSettings["sampleTimeout"];
  readonly signal: AbortSignal;
}

/** The time of a block of commits, which the driver executes without the tool: between two blocks, one to three milliseconds are lost. */
const blockNs = 0.5e9;

/** Commits of the first block, and by how much a block may be larger than the one before. */
const firstBlock = 10;
const growth = 4;

/** A block may take so long: a stall is to be measured, and an engine that hangs to be named. */
const patienceNs = 2e9;

/** How often the files are looked at, milliseconds. */
const lookMs = 200;

const now = () => Number(process.hrtime.bigint());

/** Commits to a database of one engine for so many minutes, one commit after the other. Nothing else is measured meanwhile. */
export async function loadSteadily(loading: Loading): Promise<SteadyLife> {
  const { engine, role, dialect, workspace, minutes, signal } = loading;
  const folder = path.join(workspace.folder, "steady", role);
  const windows = new SteadyWindows();
  const timeouts = new SampleTimeouts(loading.sampleTimeout);
  const write = async (file: string, statements: readonly string[]) => {
    const place = path.join(folder, file);
    await workspace.write(place, ended(statements), signal);
    return place;
  };
  const preparation = await write("prepare.sql", steadyPreparation(dialect));
  const nothing = await write("nothing.sql", ["SELECT 1"]);
  const work = path.join(folder, "life");
  const turns = new TurnTable(path.join(folder, "turns"));
  const lengthNs = minutes * 60e9;
  let session: Session | undefined;
  let began: number | undefined;
  let untilNs = lengthNs;
  let ending: Pick<SteadyLife, "reopened" | "failure"> = {};
  try {
    const files: VariantFiles = {
      preparation,
      template: () => path.join(folder, "template"),
      work: () => work,
      turns: turns.file,
      asInUse: true,
    };
    await engine.build(files, storage, signal);
    session = await engine.open(files, storage, "time", signal);
    await run(session, nothing, "reads", timeouts.after(undefined));
    began = now();
    await commitFor(session, began, { ...loading, windows, timeouts, turns, work, write });
    began = undefined;
    await requireEveryCommit(session, windows.commits, write, timeouts.after(undefined));
    const start = now();
    await session.reopen();
    ending = { reopened: { ns: now() - start, files: databaseSizes(work, dialect) } };
    await session.endShared();
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (began !== undefined) untilNs = Math.min(lengthNs, now() - began);
    ending = { ...ending, failure: { after: windows.commits, ...failureOf(cause, windows.commits) } };
  } finally {
    await session?.close();
    turns.close();
  }
  return { role, ...windows.finish(untilNs), ...ending };
}

/** An update that was lost is other work, not a statement that failed. */
function failureOf(
  { reason, where, sql, message }: EngineFailure,
  commits: number,
): Omit<NonNullable<SteadyLife["failure"]>, "after"> {
  // An engine that fails at the query has said with which statement.
  if (where !== "invariant" || sql !== undefined) return { reason, message };
  const found = message.replace(/^invariant: (?=\d+$)/, "its rows count ").replace(/^invariant: /, "");
  return { reason: "differs", message: `after ${commits} updates, ${found}` };
}

interface Commits extends Loading {
  readonly windows: SteadyWindows;
  readonly timeouts: SampleTimeouts;
  readonly turns: TurnTable;
  /** The working folder. */
  readonly work: string;
  readonly write: (file: string, statements: readonly string[]) => Promise<string>;
}

/** @param start now, on the clock of `now` */
async function commitFor(
  session: Session,
  start: number,
  { dialect, minutes, seed, signal, windows, timeouts, turns, work, write }: Commits,
): Promise<void> {
  const keys = new RandomStream(seed, "steady load");
  const usage = { process: findProcess(databaseFolder(work, dialect)) };
  const look = () => {
    const { resident = 0 } = usage.process === undefined ? {} : readUsage(usage.process);
    windows.see({ atNs: now() - start, disk: totalOf(databaseSizes(work, dialect)), resident });
  };
  look();
  const looking = setInterval(look, lookMs);
  try {
    for (let size = firstBlock; now() - start < minutes * 60e9; ) {
      const statements = await write("block.sql", steadyCommits(size, keys));
      const timeoutMs = timeouts.after(patienceNs);
      await session.ready({ pass: "time", kind: "writes", statements, timeoutMs, shares: "steps" });
      // One engine takes all turns, so that the driver times each statement.
      turns.reset("any");
      const began = now() - start;
      const { ns, chunks = [] } = await session.go({
        table: turns,
        own: 0,
        count: 1,
        statements: 1,
        chunks: size,
      });
      windows.add(began, chunks);
      signal.throwIfAborted();
      const wanted = Math.round((size * blockNs) / Math.max(1, ns));
      size = Math.max(1, Math.min(wanted, growth * size, limits.chunks));
    }
  } finally {
    clearInterval(looking);
  }
  look();
}

/** @throws EngineFailure if an update or a row was lost */
async function requireEveryCommit(
  session: Session,
  commits: number,
  write: Commits["write"],
  timeoutMs: number,
): Promise<void> {
  const invariants = await write("invariants.sql", [steadyInvariant(commits)]);
  const statements = await write("scan.sql", [steadyScan]);
  await session.ready({ pass: "hash", kind: "reads", statements, invariants, timeoutMs, shares: "steps" });
  const { rows } = (await session.go()).work;
  if (rows !== steadyRows)
    throw new EngineFailure("error", `invariant: it has ${rows} rows, not ${steadyRows}`, {
      where: "invariant",
    });
}
