import path from "node:path";
import type { DatabaseFiles } from "../../../../model/footprint.ts";
import type { Dialect } from "../../../../suite/suite.ts";
import { dataFolder, kindOfServerFile } from "../../../workloads/servers/server-files.ts";
import { listFiles } from "./process-usage.ts";

/** The folder with an engine's files. @param work the working folder; of a server, its socket and its output are in it too */
export function databaseFolder(work: string, dialect: Dialect): string {
  return dialect === "mysql" ? path.join(work, dataFolder) : work;
}

/** The bytes of an engine's files in its working folder. */
export function databaseSizes(work: string, dialect: Dialect): DatabaseFiles {
  const folder = databaseFolder(work, dialect);
  const sizes = { main: 0, log: 0, others: 0 };
  for (const { name, place, bytes } of listFiles(folder)) {
    const inFolder = path.relative(folder, place).replaceAll(path.sep, "/");
    sizes[dialect === "mysql" ? kindOfServerFile(inFolder) : kindOfFile(name)] += bytes;
  }
  return sizes;
}

function kindOfFile(name: string): keyof DatabaseFiles {
  if (name === "db") return "main";
  return /^db-(?:wal|journal)$/.test(name) ? "log" : "others";
}
