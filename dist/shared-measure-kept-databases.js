import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  freeBytes,
  readDriverSource
} from "./shared-engines-compiler.js";
import {
  writeWhole
} from "./shared-process-run.js";
import {
  makeFolder
} from "./shared-yaml-dist-parse-parser.js";
import {
  int,
  record,
  rolesOf,
  strictObject,
  string
} from "./shared-jstat-dist-jstat.js";

// src/measure/kept-databases.ts
import { createHash as createHash2 } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  createReadStream,
  existsSync,
  lstatSync,
  readdirSync as readdirSync2,
  readFileSync,
  renameSync,
  rmSync as rmSync2,
  utimesSync
} from "node:fs";
import path2 from "node:path";
import { pipeline } from "node:stream/promises";

// src/measure/kept-files.ts
import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
var daysKept = 30;
async function basesOf(engines, tool) {
  const driver = await readDriverSource();
  return new Map(
    rolesOf(engines).flatMap((role) => {
      const basis = engines[role] && basisOf(engines[role].facts, tool, driver);
      return basis === void 0 ? [] : [[role, basis]];
    })
  );
}
function basisOf({ kind, sha256, pragmas = {}, environment = {} }, tool, driver) {
  if (kind !== "library" || sha256 === void 0) return void 0;
  return [tool, process.platform, process.arch, sha256, JSON.stringify([pragmas, environment]), driver];
}
function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest("hex");
}
var ownName = /^[0-9a-f]{64}(?:\.|$)/;
function removeOld(folder) {
  const oldest = Date.now() - daysKept * 24 * 60 * 60 * 1e3;
  for (const name of readdirSync(folder)) {
    if (!ownName.test(name)) continue;
    const one = path.join(folder, name);
    if (statSync(one).mtimeMs < oldest) rmSync(one, { recursive: true, force: true });
  }
}

// src/measure/kept-databases.ts
var leastBytes = 64e6;
var leastRoom = 3;
var manifestSchema = record(string(), strictObject({ bytes: int().min(0), sha256: string() }));
var manifestName = "manifest.json";
var filesName = "files";
var KeptDatabases = class _KeptDatabases {
  #folder;
  #bases;
  #leastBytes;
  constructor(folder, bases, least) {
    this.#folder = folder;
    this.#bases = bases;
    this.#leastBytes = least;
  }
  /**
   * @param folder of all kept databases
   * @param tool the tool's own version
   * @param least bytes of a database that is kept
   */
  static async open(folder, tool, engines, least = leastBytes) {
    return new _KeptDatabases(folder, await basesOf(engines, tool), least);
  }
  /** Whether a database is kept, damaged or not. */
  has(prepared) {
    const kept = this.#folderOf(prepared);
    return kept !== void 0 && existsSync(kept);
  }
  /**
   * Copies a kept database, which shares its blocks where the file system can.
   *
   * @param template an empty folder; emptied again if the database is damaged
   * @returns what became of it
   */
  async restore(prepared, template) {
    const kept = this.#folderOf(prepared);
    if (kept === void 0 || !existsSync(kept)) return "absent";
    try {
      const manifest = readManifest(kept);
      copyFiles(path2.join(kept, filesName), template);
      if (isSame(await manifestOf(template), manifest)) {
        const now = /* @__PURE__ */ new Date();
        utimesSync(kept, now, now);
        return "restored";
      }
    } catch {
    }
    for (const name of readdirSync2(template)) rmSync2(path2.join(template, name), { recursive: true });
    rmSync2(kept, { recursive: true, force: true });
    return "damaged";
  }
  /** Keeps a database that was prepared. A folder that cannot be written costs the next run its time, and this run nothing. */
  async keep(prepared, template) {
    const kept = this.#folderOf(prepared);
    const bytes = bytesIn(template);
    if (kept === void 0 || bytes < this.#leastBytes) return;
    const unfinished = `${kept}.${process.pid}-${prepared.role}`;
    try {
      makeFolder(this.#folder);
      removeOld(this.#folder);
      if (freeBytes(this.#folder) < leastRoom * bytes) return;
      makeFolder(unfinished);
      copyFiles(template, path2.join(unfinished, filesName));
      const manifest = await manifestOf(path2.join(unfinished, filesName));
      writeWhole(path2.join(unfinished, manifestName), JSON.stringify(manifest));
      rmSync2(kept, { recursive: true, force: true });
      renameSync(unfinished, kept);
    } catch {
      rmSync2(unfinished, { recursive: true, force: true });
    }
  }
  #folderOf({ role, storage, preparation, attempts = [] }) {
    const basis = this.#bases.get(role);
    if (basis === void 0) return void 0;
    return path2.join(this.#folder, hashOf([...basis, storage, preparation, ...attempts]));
  }
};
function bytesIn(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync2(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => lstatSync(path2.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0).reduce((sum, bytes) => sum + bytes, 0);
}
function copyFiles(from, to) {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const name of filesOf(to)) chmodSync(path2.join(to, name), 420);
}
function readManifest(kept) {
  return manifestSchema.parse(JSON.parse(readFileSync(path2.join(kept, manifestName), "utf8")));
}
async function manifestOf(folder) {
  const manifest = {};
  for (const name of filesOf(folder)) {
    const file = path2.join(folder, name);
    const { size: bytes } = lstatSync(file);
    const hash = createHash2("sha256");
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
    manifest[name] = { bytes, sha256: hash.digest("hex") };
  }
  return manifest;
}
function isSame(one, other) {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}
function filesOf(folder) {
  return readdirSync2(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [];
    if (!entry.isFile()) throw new Error(`${entry.name} is neither a file nor a folder`);
    return [path2.relative(folder, path2.join(entry.parentPath, entry.name))];
  });
}

export {
  basesOf,
  hashOf,
  removeOld,
  KeptDatabases,
  bytesIn
};
