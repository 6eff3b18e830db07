import { createHash } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  createReadStream,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import type { EngineFacts, PerEngine, Role } from "../model/engine.ts";
import type { Storage } from "../model/test.ts";
import { makeFolder } from "../platform/folder.ts";
import { freeBytes } from "../platform/free-bytes.ts";
import { writeWhole } from "../results/write.ts";
import { basesOf, hashOf, removeOld } from "./kept-files.ts";

/** Smaller databases are prepared as fast as they are copied and compared. */
const leastBytes = 64_000_000;

/** A database is kept only if the disk has room for so many more of its size. */
const leastRoom = 3;

/** The files of a kept database by their paths in its folder, as they were when they were kept. */
const manifestSchema = z.record(z.string(), z.strictObject({ bytes: z.int().min(0), sha256: z.string() }));

const manifestName = "manifest.json";
const filesName = "files";

/** Which database of a run it is. */
export interface Prepared {
  readonly role: Role;
  readonly storage: Storage;
  /** SHA-256 of the SQL that made it. */
  readonly preparation: string;
  /** SQL for every connection to it. */
  readonly attempts?: readonly string[];
}

/**
 * Large prepared databases, from run to run: the same bytes of an engine, SQL, settings and driver make the same database. One whose
 * bytes are not those that were kept is removed and prepared anew.
 */
export class KeptDatabases {
  readonly #folder: string;
  readonly #bases: ReadonlyMap<Role, readonly string[]>;
  readonly #leastBytes: number;

  private constructor(folder: string, bases: ReadonlyMap<Role, readonly string[]>, least: number) {
    this.#folder = folder;
    this.#bases = bases;
    this.#leastBytes = least;
  }

  /**
   * @param folder of all kept databases
   * @param tool the tool's own version
   * @param least bytes of a database that is kept
   */
  static async open(
    folder: string,
    tool: string,
    engines: PerEngine<{ readonly facts: EngineFacts }>,
    least: number = leastBytes,
  ): Promise<KeptDatabases> {
    return new KeptDatabases(folder, await basesOf(engines, tool), least);
  }

  /** Whether a database is kept, damaged or not. */
  has(prepared: Prepared): boolean {
    const kept = this.#folderOf(prepared);
    return kept !== undefined && existsSync(kept);
  }

  /**
   * Copies a kept database, which shares its blocks where the file system can.
   *
   * @param template an empty folder; emptied again if the database is damaged
   * @returns what became of it
   */
  async restore(prepared: Prepared, template: string): Promise<"restored" | "absent" | "damaged"> {
    const kept = this.#folderOf(prepared);
    if (kept === undefined || !existsSync(kept)) return "absent";
    try {
      const manifest = readManifest(kept);
      copyFiles(path.join(kept, filesName), template);
      // The copy is hashed, and not what was copied: these bytes are measured, and are in the system's cache then.
      if (isSame(await manifestOf(template), manifest)) {
        const now = new Date();
        utimesSync(kept, now, now);
        return "restored";
      }
    } catch {
      // The database is prepared anew.
    }
    for (const name of readdirSync(template)) rmSync(path.join(template, name), { recursive: true });
    rmSync(kept, { recursive: true, force: true });
    return "damaged";
  }

  /** Keeps a database that was prepared. A folder that cannot be written costs the next run its time, and this run nothing. */
  async keep(prepared: Prepared, template: string): Promise<void> {
    const kept = this.#folderOf(prepared);
    const bytes = bytesIn(template);
    if (kept === undefined || bytes < this.#leastBytes) return;
    const unfinished = `${kept}.${process.pid}-${prepared.role}`;
    try {
      makeFolder(this.#folder);
      removeOld(this.#folder);
      if (freeBytes(this.#folder) < leastRoom * bytes) return;
      makeFolder(unfinished);
      copyFiles(template, path.join(unfinished, filesName));
      const manifest = await manifestOf(path.join(unfinished, filesName));
      writeWhole(path.join(unfinished, manifestName), JSON.stringify(manifest));
      rmSync(kept, { recursive: true, force: true });
      renameSync(unfinished, kept);
    } catch {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }

  #folderOf({ role, storage, preparation, attempts = [] }: Prepared): string | undefined {
    const basis = this.#bases.get(role);
    if (basis === undefined) return undefined;
    return path.join(this.#folder, hashOf([...basis, storage, preparation, ...attempts]));
  }
}

/** The bytes of all files of a folder; 0 if it does not exist. A server may be removing some. */
export function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => lstatSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Engines may run as other users, who read the copies. */
function copyFiles(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const name of filesOf(to)) chmodSync(path.join(to, name), 0o644);
}

/** @throws Error if it is missing, damaged or of another version */
function readManifest(kept: string): z.output<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(kept, manifestName), "utf8")));
}

async function manifestOf(folder: string): Promise<z.output<typeof manifestSchema>> {
  const manifest: z.output<typeof manifestSchema> = {};
  for (const name of filesOf(folder)) {
    const file = path.join(folder, name);
    const { size: bytes } = lstatSync(file);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
    manifest[name] = { bytes, sha256: hash.digest("hex") };
  }
  return manifest;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}

/** Paths in a folder. @throws Error if it holds something that is neither a file nor a folder, such as a link */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [];
    if (!entry.isFile()) throw new Error(`${entry.name} is neither a file nor a folder`);
    return [path.relative(folder, path.join(entry.parentPath, entry.name))];
  });
}
