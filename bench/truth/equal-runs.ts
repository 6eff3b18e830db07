import { appendFileSync, copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { Storage } from "../../src/model/test.ts";
import { cacheFolder, fetchSqlite } from "../engines.ts";
import { coverageOfOne, type EqualCoverage } from "./coverage.ts";
import type { Beside } from "./loads.ts";
import { figuresOf, type Printed } from "./printed.ts";
import { runTool } from "./tool-run.ts";

/** The parts of the question. */
export interface EqualOptions {
  readonly storages: readonly Storage[];
  readonly loads: readonly Beside[];
  readonly rows: readonly number[];
  readonly runs: number;
  /** Whether a third copy is the base: then its intervals are those that are looked at. */
  readonly isBase: boolean;
  /** Options of `run` besides, such as those that choose tests. */
  readonly more: readonly string[];
}

/** The intervals of the tests of a storage and kind, in all runs of a size beside a load. */
export interface EqualRow extends EqualCoverage {
  readonly beside: Beside;
  readonly rows: number;
  /** `file/writes` */
  readonly section: string;
  /** The mean time of a run. */
  readonly seconds: number;
}

const folder = path.join(cacheFolder, "truth", "equal");

/** SQLite beside copies of itself: other files of the same code, with a byte at the end that nothing reads. */
export async function* runEqual(options: EqualOptions): AsyncGenerator<EqualRow> {
  const sqlite = await fetchSqlite();
  const engines = ["--baseline", sqlite, "--candidate", copyOf(sqlite, "candidate")];
  if (options.isBase) engines.push("--base", copyOf(sqlite, "base"));
  for (const rows of options.rows)
    for (const beside of options.loads)
      for (const storage of options.storages) {
        const found = new Map<string, Printed[]>();
        let seconds = 0;
        for (let run = 1; run <= options.runs; run++) {
          const size = ["--storages", storage, "--rows", String(rows)];
          const parameters = [...engines, ...size, ...options.more];
          const out = path.join(folder, `${storage}-${beside}-${rows}-${run}`);
          const made = await runTool(parameters, out, beside);
          seconds += made.seconds / options.runs;
          for (const [test, printed] of figuresOf(made.derived, options.isBase ? "base" : "baseline")) {
            const [, place, kind] = test.split("/");
            const section = `${place}/${kind}`;
            found.set(section, [...(found.get(section) ?? []), printed]);
          }
        }
        for (const [section, figures] of found)
          if (figures.some(({ interval }) => interval !== undefined))
            yield { beside, rows, section, seconds, ...coverageOfOne(figures) };
      }
}

function copyOf(library: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const copy = path.join(folder, `${name}.so`);
  copyFileSync(library, copy);
  appendFileSync(copy, name);
  return copy;
}
