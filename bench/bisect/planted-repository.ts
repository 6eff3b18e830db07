import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeCommits } from "./generated-repository.ts";

/** A name of faulty.h: what an engine does wrong. */
export type PlantedName = Uppercase<string>;

/** A history of an engine in which one commit brings a fault, which stays. */
export interface PlantedHistory {
  readonly commits: number;
  /** The first commit with the fault, from 1. */
  readonly culprit: number;
  readonly fault: PlantedName;
  /** Commits that do not build, and those that do something else wrong, by their index. */
  readonly broken: ReadonlyMap<number, "build" | PlantedName>;
}

/** The C files of the engine with a fault: __tests__/acceptance/faulty.c and its parts. */
export const faultySources = [
  "faulty.c",
  "faulty-age.c",
  "faulty-contention.c",
  "faulty-files.c",
  "faulty-harness.c",
  "faulty-lies.c",
  "faulty-sequences.c",
];
const beside = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Makes a commit's engine. */
export const plantedBuild = [
  ...["cc", "-O1", "-w", "-shared", "-fPIC", "-I", beside("node_modules/better-sqlite3/deps/sqlite3")],
  ...["-include", "settings.h", "-o", "libengine.so", ...faultySources, "-ldl", "-lpthread"],
].join(" ");
export const plantedEngine = "libengine.so";

/**
 * Writes a repository whose commits build SQLite behind a layer that can do something wrong (faulty.c). The same history has the same hashes.
 *
 * @param folder is made anew
 * @param engine a library with SQLite's C API
 */
export function writePlanted(folder: string, history: PlantedHistory, engine: string): void {
  const real = path.resolve(engine);
  const first = Object.fromEntries(
    [...faultySources, "faulty.h"].map((name) => [
      name,
      readFileSync(beside(`__tests__/acceptance/${name}`), "utf8"),
    ]),
  );
  writeCommits(
    folder,
    Array.from({ length: history.commits }, (_, index) => {
      const own = history.broken.get(index) ?? (index < history.culprit ? "FAULTLESS" : history.fault);
      // Commits with the same files share one build.
      const settings = `#define REAL "${real}"\n#define FAULT ${own}\n`;
      const files = { "settings.h": own === "build" ? `#error commit ${index} is broken\n` : settings };
      return index === 0 ? { ...first, ...files } : files;
    }),
  );
}
