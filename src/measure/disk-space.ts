import { InputError } from "../model/errors.ts";

/** A database, of which a run makes several copies. */
export interface PlannedDatabase {
  /** The SQL is the same for all engines and storages: `int`, or `own/1`. */
  readonly name: string;
  /** How many engines prepare it. */
  readonly prepared: number;
  /** How many working copies there are of it. */
  readonly working: number;
  /** Bytes of the SQL that makes it: a database is seldom much smaller than its rows in SQL. */
  readonly sqlBytes: number;
}

/** The copies of a database that are not there yet, and about how large each is. */
interface Missing {
  copies: number;
  bytes: number;
}

/**
 * Foretells the space that a run takes, so that it is refused before it fills the disk: by the SQL at first, and by the largest prepared
 * database once one is there.
 */
export class DiskSpace {
  readonly #databases = new Map<string, Missing>();
  readonly #folder: string;
  readonly #freeBytes: () => number;

  /**
   * @param folder of the databases, for messages
   * @param freeBytes of its disk
   */
  constructor(folder: string, freeBytes: () => number) {
    this.#folder = folder;
    this.#freeBytes = freeBytes;
  }

  /** Adds the copies of a database on one storage. */
  plan({ name, prepared, working, sqlBytes }: PlannedDatabase): void {
    const { copies, bytes } = this.#databases.get(name) ?? { copies: 0, bytes: 0 };
    this.#databases.set(name, { copies: copies + prepared + working, bytes: Math.max(bytes, sqlBytes) });
  }

  /** Says that an engine has prepared a database. @param bytes of all its files */
  made(name: string, bytes: number): void {
    const missing = this.#databases.get(name);
    if (missing === undefined) throw new Error(`no database ${name} is planned`);
    missing.copies -= 1;
    missing.bytes = Math.max(missing.bytes, bytes);
  }

  /** Bytes that the copies which are not there yet are likely to take. */
  get needed(): number {
    return [...this.#databases.values()].reduce((sum, { copies, bytes }) => sum + copies * bytes, 0);
  }

  /** @throws InputError naming the needed and the free space, if that is less */
  require(): void {
    const [needed, free] = [this.needed, this.#freeBytes()];
    if (needed > free)
      throw new InputError(
        `the databases need about ${gigabytes(needed)} more in ${this.#folder}, whose disk has ${gigabytes(free)} free: measure ` +
          "fewer rows, fewer storages or fewer tests at once (jobs), or name a folder on another disk with --out",
      );
  }
}

function gigabytes(bytes: number): string {
  const value = bytes / 1e9;
  return `${value >= 10 ? Math.round(value) : Number(value.toPrecision(2))} GB`;
}
