import { randomInt } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { roles } from "../model/engine.ts";
import { MeasurementError } from "../model/errors.ts";
import type { Compiler } from "../model/settings.ts";
import { isFolder, makeFolder } from "../platform/folder.ts";
import { freeBytes } from "../platform/free-bytes.ts";
import { findHome } from "../platform/home-folder.ts";
import { runProgram, StartError } from "../process/run.ts";
import type { Environment } from "../process/start.ts";
import { compileOnce } from "./compiler.ts";

/** A program with its arguments and its environment. */
export interface StartedProgram {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly environment: Environment;
  /** Its working folder; this process's own if absent, or if it may not see the folder. */
  readonly folder?: string;
}

/** Has one engine's programs run as a user of their own. */
export interface Confined {
  /** How many processes stand between the one that is started and the program, each the first child of the one before. */
  readonly depth: number;
  /** How many filters of its system calls (seccomp) the program begins with. */
  readonly filters: number;
  /**
   * The program as it is started. Its standard output is descriptor 3 of the program.
   *
   * @param written the files and folders that it may write; they exist
   * @param files that it may read, beside its own and the engine's
   */
  wrap(program: StartedProgram, written: readonly string[], files?: readonly string[]): StartedProgram;
  /** The folders that it does not see, and those in them that it sees all the same. @param environment of its programs */
  sight(environment: Environment): Sight;
}

/** The part of the file system that is hidden from an engine, and its exceptions: it sees all else that every user may read. */
export interface Sight {
  readonly hidden: readonly string[];
  /** Files and folders that lie in hidden ones. */
  readonly shown: readonly string[];
}

/** Messages of the loaders of glibc and musl about a library that is not where the engine looks for it. */
const lacksLibrary = /cannot open shared object file|Error loading shared library/;

/**
 * The end of the message about an engine that did not start, if a hidden library can be the cause; nothing otherwise.
 *
 * @param environment of its programs
 */
export function hiddenLibraries(
  message: string,
  confined: Confined | undefined,
  environment: Environment,
): string {
  if (confined === undefined || !lacksLibrary.test(message)) return "";
  const { hidden, shown } = confined.sight(environment);
  return (
    `; it is confined: of ${hidden.join(", ")} it sees only these folders and files: ${shown.join(", ")}; ` +
    "put the library beside the engine, name its folder in the environment variable LD_LIBRARY_PATH, or set confine to off"
  );
}

/** The parts that a run's engines are confined with. */
interface ConfinementParts {
  readonly compiler: Compiler;
  /** The folder of the run's databases, inside the folder of the results. */
  readonly folder: string;
  /** Folders that no engine may see, where the system has them. */
  readonly hidden: readonly string[];
}

/** User numbers that systemd's documentation leaves unused: https://systemd.io/UIDS-GIDS/ */
const users = { first: 1_879_048_192, end: 2_147_352_576 } as const;

/** Processes and threads that an engine may have at once. */
const mostProcesses = 1000;

/** Bytes of the disk that engines leave free, or an eighth of what is free as the run begins. */
const keptFree = 2e9;

/** Everybody may write there: engines have such folders of their own, in memory. */
const scratchFolders = ["/tmp", "/var/tmp", "/dev/shm"];

/** Sockets of the system's services. */
const serviceFolders = ["/run"];

/** Milliseconds in which an empty program is started and ends. */
const testMs = 20_000;

/** How far below the workspace a checkout of a job can be whose repository is hidden. */
const deepestCheckout = 3;

/** Bits of a mode: everybody may enter, or enter and list, a folder. */
const enterable = 0o001;
const readable = 0o005;

/** `RUN/age/VARIANT/DATABASE` at most. */
const deepest = 3;

/** The folders below that of a run which have a prepared database for each engine. */
function foldersOfDatabases(folder: string, depth = 1): string[] {
  // An engine can put anything into its own folders.
  const engines = [...roles, "control"].flatMap((name) => [
    name,
    path.basename(temporaryFolder(folder, name)),
  ]);
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && !engines.includes(one.name),
  );
  return below.flatMap(({ name }) => {
    const one = path.join(folder, name);
    const deeper = depth < deepest ? foldersOfDatabases(one, depth + 1) : [];
    return existsSync(path.join(one, "prepare.sql")) ? [one, ...deeper] : deeper;
  });
}

/** Runs the engines of one run as users that exist nowhere else, in namespaces of their own. */
export class Confinement {
  readonly #prefix: readonly string[];
  readonly #parts: ConfinementParts;
  readonly #firstUser = randomInt(users.first, users.end);
  readonly #limits: readonly string[];
  /** The repositories in the workspace, once an engine was started. */
  #repositories: readonly string[] | undefined;
  #engines = 0;

  private constructor(prefix: readonly string[], parts: ConfinementParts) {
    this.#prefix = prefix;
    this.#parts = parts;
    const free = freeBytes(parts.folder);
    this.#limits = [
      ...["--owner", String(process.getuid?.()), "--group", String(process.getgid?.())],
      ...["--processes", String(mostProcesses), "--file-size", String(Math.floor(free / 2))],
      ...["--keep-free", String(Math.floor(Math.min(keptFree, free / 8)))],
    ];
  }

  /**
   * Compiles the program that confines, and tries it.
   *
   * @returns why it cannot be used here, as the end of a sentence
   * @throws InputError if there is no C compiler; the signal's reason on an abort
   */
  static async find(
    parts: ConfinementParts,
    onCompile: () => void,
    signal: AbortSignal,
  ): Promise<Confinement | string> {
    if (process.platform !== "linux") return `only Linux can confine them, and this is ${process.platform}`;
    const isRoot = process.getuid?.() === 0;
    const refusal = isRoot ? undefined : await whyNoSudo(parts.compiler.environment, signal);
    if (refusal !== undefined) return refusal;
    try {
      const program = await compileConfine(parts.compiler, onCompile, signal);
      const confinement = new Confinement([...(isRoot ? [] : ["sudo", "-n"]), program], parts);
      return (await confinement.#whyNot(signal)) ?? confinement;
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof MeasurementError || cause instanceof StartError)) throw cause;
      return cause.message;
    }
  }

  /**
   * Confines an engine: each has a user and a folder for temporary files of its own.
   *
   * @param files the engine's, and the driver's, which another program may run
   * @param name of its folders
   */
  engine(files: readonly string[], name: string): Confined {
    const user = this.#firstUser + this.#engines++;
    const temporary = temporaryFolder(this.#parts.folder, name);
    makeFolder(temporary);
    return {
      // The wrapper and its init, and sudo.
      depth: this.#prefix.length === 1 ? 2 : 3,
      filters: 1,
      wrap: (program, written, read = []) =>
        this.#wrap(
          { ...program, environment: { ...program.environment, TMPDIR: temporary } },
          user,
          [...files, program.command, ...read],
          [temporary, ...written],
          this.#foldersOfOthers(name),
        ),
      sight: (environment) => sightOf(this.#places(environment, files, [temporary])),
    };
  }

  #wrap(
    { command, parameters, environment, folder }: StartedProgram,
    user: number,
    files: readonly string[],
    written: readonly string[],
    hidden: readonly string[] = [],
  ): StartedProgram {
    const [first = "", ...rest] = this.#prefix;
    const variables = Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : ["--set", `${name}=${value}`],
    );
    const places = this.#places(environment, files, written, hidden);
    return {
      command: first,
      parameters: [
        ...rest,
        ...["--user", String(user)],
        ...this.#limits,
        ...["--folder", folder ?? process.cwd(), "--timers", "few"],
        ...variables,
        ...places.flatMap(({ covers: kinds, place }) => kinds.flatMap((kind) => [kind, place])),
        ...["--", command, ...parameters],
      ],
      environment: { PATH: this.#parts.compiler.environment.PATH },
    };
  }

  /**
   * The folders of the other engines. One that could read their databases could have the system forget what it has cached of them, and so
   * make them wait for the disk: SQLite took 4 to 20 times as long. They are made here, since a folder that is not there cannot be hidden.
   */
  #foldersOfOthers(name: string): string[] {
    const { folder } = this.#parts;
    const own = name === "baseline" ? [name, "control"] : [name];
    const others = [...roles, "control"].filter((one) => !own.includes(one));
    const databases = foldersOfDatabases(folder).flatMap((one) =>
      others.map((other) => path.join(one, other)),
    );
    const hidden = [...databases, ...others.map((other) => temporaryFolder(folder, other))];
    for (const one of hidden) makeFolder(one);
    return hidden;
  }

  #places(
    environment: Environment,
    files: readonly string[],
    written: readonly string[],
    others: readonly string[] = [],
  ): Covered[] {
    const { LD_LIBRARY_PATH = "", VALGRIND_LIB = "" } = environment;
    const home = findHome();
    const libraries = [...LD_LIBRARY_PATH.split(path.delimiter), VALGRIND_LIB].filter((one) => one !== "");
    return placesOf({
      hidden: [
        ...(home === undefined ? [] : [home]),
        path.dirname(this.#parts.folder),
        ...serviceFolders,
        ...this.#parts.hidden,
        ...others,
      ],
      shown: [process.cwd()],
      repositories: () => (this.#repositories ??= repositoriesIn(process.cwd())),
      files,
      read: [this.#parts.folder, ...libraries.filter((one) => existsSync(one))],
      written,
    });
  }

  /** Why an empty program cannot be confined; undefined if it can. */
  async #whyNot(signal: AbortSignal): Promise<string | undefined> {
    const empty = { command: process.execPath, parameters: ["--version"], environment: {} };
    const { command, parameters, environment } = this.#wrap(
      empty,
      this.#firstUser,
      [process.execPath],
      [this.#parts.folder],
    );
    const { status, stderr } = await runProgram(command, parameters, {
      environment,
      signal,
      timeoutMs: testMs,
    });
    if (status === 0) return undefined;
    return stderr.trim().split("\n")[0] || `${command} ended with status ${status}`;
  }
}

/** The folders of a workspace's repository, and of those of checkouts in it. No link is followed. */
function repositoriesIn(folder: string, depth = 0): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // nobody may read it
  }
  return entries
    .filter((one) => one.isDirectory() || isRepository(one))
    .flatMap((entry) => {
      const one = path.join(folder, entry.name);
      // The place behind a link is hidden too; other links are not followed.
      if (isRepository(entry)) return isFolder(one) ? [one] : [];
      return depth < deepestCheckout ? repositoriesIn(one, depth + 1) : [];
    });
}

function isRepository({ name }: Dirent): boolean {
  return name.toLowerCase() === ".git";
}

function temporaryFolder(folder: string, engine: string): string {
  return path.join(folder, `${engine}-temporary`);
}

/** The part of the file system that an engine sees. */
interface Places {
  readonly hidden: readonly string[];
  /** Folders that are shown as everybody may see them. */
  readonly shown: readonly string[];
  /** Folders of git repositories in the shown ones. */
  readonly repositories: () => readonly string[];
  /** Programs and libraries, which are shown with the folder that each is in. */
  readonly files: readonly string[];
  /** Folders that look like the engine's own, but cannot be written. */
  readonly read: readonly string[];
  readonly written: readonly string[];
}

const covers = ["--hide", "--scratch", "--show", "--read", "--write"] as const;
type Cover = (typeof covers)[number];

/** A place with what is mounted over it, in this order. */
interface Covered {
  readonly place: string;
  readonly covers: readonly Cover[];
}

/**
 * The places over which something is mounted, each folder before those that are in it. Folders that not everybody may enter are hidden, as a
 * home folder is; the way through them to what is shown is made anew.
 */
function placesOf({ hidden, shown, repositories, files, read, written }: Places): Covered[] {
  const places = new Map<string, Set<Cover>>();
  const add = (cover: Cover, place: string) => {
    const real = path.resolve(place) === "/" || !existsSync(place) ? undefined : realpathSync(place);
    if (real !== undefined) places.set(real, (places.get(real) ?? new Set()).add(cover));
  };
  for (const place of hidden) add("--hide", place);
  for (const place of scratchFolders) add("--scratch", place);
  const covered = [...places.keys()];
  const isAround = (place: string) => covered.some((one) => `${one}/`.startsWith(`${place}/`));
  const show = (place: string, cover: Cover) => {
    const parents = [...ancestorsOf(place)];
    const closed = parents.find((one) => (statSync(one).mode & enterable) === 0);
    if (closed !== undefined) add("--hide", closed);
    add(cover, place);
  };
  for (const place of shown.filter((one) => existsSync(one)).map((one) => realpathSync(one)))
    if (!isAround(place) && isReadable(place)) {
      show(place, "--show");
      // A checkout may keep a token there.
      for (const one of repositories()) add("--hide", one);
    }
  for (const file of files
    .filter((one) => existsSync(one))
    .flatMap((one) => [path.resolve(one), realpathSync(one)])) {
    const folder = realpathSync(path.dirname(file));
    const place = isAround(folder) ? path.join(folder, path.basename(file)) : folder;
    show(place, isReadable(place) && isReadable(file) ? "--show" : "--read");
  }
  for (const place of read) show(realpathSync(place), "--read");
  for (const place of written) show(realpathSync(place), "--write");
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, given]) => {
      const visible = covers.findLast(
        (cover) => given.has(cover) && cover !== "--hide" && cover !== "--scratch",
      );
      const empty = (["--scratch", "--hide"] as const).find((cover) => given.has(cover));
      return { place, covers: [empty, visible].filter((cover) => cover !== undefined) };
    });
}

function sightOf(places: readonly Covered[]): Sight {
  const isEmptied = (cover: Cover) => cover === "--hide" || cover === "--scratch";
  const placesWith = (is: (cover: Cover) => boolean) =>
    places.filter((one) => one.covers.some(is)).map(({ place }) => place);
  return { hidden: placesWith(isEmptied), shown: placesWith((cover) => !isEmptied(cover)) };
}

/** The folders above a path, the outermost first. */
function ancestorsOf(place: string): string[] {
  const parent = path.dirname(place);
  return parent === place ? [] : [...ancestorsOf(parent), parent];
}

function isReadable(place: string): boolean {
  const { mode } = statSync(place);
  const needed = statSync(place).isDirectory() ? readable : 0o004;
  return (mode & needed) === needed;
}

async function whyNoSudo(environment: Environment, signal: AbortSignal): Promise<string | undefined> {
  try {
    const run = { environment, signal, timeoutMs: testMs };
    const { status, stderr } = await runProgram("sudo", ["-n", "true"], run);
    return status === 0 ? undefined : stderr.trim().split("\n")[0] || `sudo ended with status ${status}`;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    return "it takes root, or sudo, which cannot be run";
  }
}

async function compileConfine(
  compiler: Compiler,
  onCompile: () => void,
  signal: AbortSignal,
): Promise<string> {
  // Beside the bundle in `dist`, and beside this file in a checkout.
  const source = readFileSync(fileURLToPath(new URL("./confine.c", import.meta.url)));
  const compilation = {
    name: "confine",
    sources: source,
    sourceKey: source.toString("utf8"),
    flags: ["-std=gnu11", "-O2", "-Wall", "-Wextra"],
    libraries: [],
  };
  return (await compileOnce(compiler, compilation, onCompile, signal)).path;
}
