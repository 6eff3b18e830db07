import { readFileSync } from "node:fs";
import BetterSqlite3, { type Database } from "better-sqlite3";
import { InputError } from "../../model/errors.ts";
import { nodeVersionError } from "../../platform/node-version.ts";
import { loadAddon } from "./addon.ts";

/** How a database is opened. */
export interface OpenOptions {
  readonly platform?: string;
  /** Whether the file must exist, and stays unchanged. */
  readonly isReadOnly?: boolean;
}

/**
 * Opens a database file, or makes it. SQLite is loaded with the first one: nothing native is where none is opened.
 *
 * @throws InputError where SQLite cannot be loaded: `loadAddon` names the reasons
 */
export function openDatabase(
  file: string,
  { platform = currentPlatform(), isReadOnly = false }: OpenOptions = {},
): Database {
  // An older Node.js does not refuse the addon, it crashes.
  const refusal = nodeVersionError(process.versions.node);
  if (refusal !== undefined) throw new InputError(refusal);
  // The types know a path only, which better-sqlite3 would load with a `require` that a bundle does not have.
  const nativeBinding = loadAddon(platform) as unknown as string;
  return new BetterSqlite3(file, { nativeBinding, readonly: isReadOnly, fileMustExist: isReadOnly });
}

/**
 * Finds what a database of this tool has beside what the tool makes: a trigger or a view of a file that somebody else wrote would be executed by
 * the first statement that is.
 *
 * @param making the SQL that makes its tables
 * @returns `trigger t`, the first that is not the tool's or is missing; undefined if there is none
 */
export function foreignObject(database: Database, making: string): string | undefined {
  const own = openDatabase(":memory:");
  try {
    own.exec(making);
    const [expected, found] = [objectsOf(own), objectsOf(database)];
    return [...found, ...expected].find((one) => !expected.has(one) || !found.has(one))?.split("\n")[0];
  } finally {
    own.close();
  }
}

/** A text for each object, of which the first line names it. */
function objectsOf(database: Database): ReadonlySet<string> {
  const rows = database.prepare<[], { type: string; name: string; tbl_name: string; sql: string | null }>(
    "SELECT type, name, tbl_name, sql FROM sqlite_schema",
  );
  const plain = (sql: string) => sql.replace(/--.*$/gm, "").replace(/\s+/g, " ");
  return new Set(
    rows.all().map(({ type, name, tbl_name, sql }) => `${type} ${name}\n${tbl_name}\n${plain(sql ?? "")}`),
  );
}

function currentPlatform(): string {
  const { platform, arch } = process;
  // An addon that is linked with another C library can crash instead of failing to load.
  const isMusl = platform === "linux" && readFileSync("/proc/self/maps", "latin1").includes("/ld-musl-");
  return `${platform}${isMusl ? "musl" : ""}-${arch}`;
}
