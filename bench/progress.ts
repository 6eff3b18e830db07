/**
 * How wrong is the time that a run says is left? Plays five kinds of run with their lines of progress, and compares what the line after a third
 * of a pass said with when that pass ended.
 *
 * usage: node bench/progress.ts [KIND]...
 */
import { spawn } from "node:child_process";
import { appendFileSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "progress-"));
const [engine, sqlite] = [path.resolve(fetchDoltlite()), path.resolve(await fetchSqlite())];
// The same engine in another file: what is measured beside it is not slower.
const base = path.join(folder, "libbase.so");
copyFileSync(engine, base);
appendFileSync(base, "\0");
const beside = ["run", "--candidate", engine, "--baseline", sqlite];

const kinds: Readonly<Record<string, readonly string[]>> = {
  "the first verdict": [engine],
  compare: ["compare", base, engine, "--baseline", sqlite],
  "69 tests": [...beside, "--variants", "int"],
  "a base, on file": [...beside, "--base", base, "--variants", "int,text", "--storages", "file"],
  "five rounds, in memory": [...beside, "--rounds", "5", "--storages", "memory"],
};

/** A line of progress: when it came, in seconds, its pass, and the seconds that it says are left. */
interface Said {
  readonly at: number;
  readonly pass: string;
  readonly left?: number;
}

async function play(parameters: readonly string[]): Promise<{ said: Said[]; end: number }> {
  const start = performance.now();
  const said: Said[] = [];
  const child = spawn(process.execPath, [cli, ...parameters], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\n")) {
      const pass = /^(checking|timing|confirming|narrowing)\b/.exec(line)?.[1];
      if (pass === undefined || line.startsWith("checking that")) continue;
      const [, minutes = "0", seconds] = /(?:(\d+) min )?(\d+) s left/.exec(line) ?? [];
      const left = seconds === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
      said.push({ at: (performance.now() - start) / 1000, pass, left });
      if (process.env.SHOW) print(`${said.at(-1)?.at.toFixed(1)} ${line}`);
    }
  });
  await new Promise((resolve) => child.on("close", resolve));
  return { said, end: (performance.now() - start) / 1000 };
}

for (const [kind, parameters] of Object.entries(kinds)) {
  if (process.argv.length > 2 && !process.argv.slice(2).includes(kind)) continue;
  const { said, end } = await play(parameters);
  print(`${kind}: ${end.toFixed(1)} s`);
  const passes = [...new Set(said.map(({ pass }) => pass))];
  for (const pass of passes) {
    const own = said.filter((one) => one.pass === pass);
    const begin = own[0]?.at ?? 0;
    const last = said.find(({ at, pass: other }) => other !== pass && at > (own.at(-1)?.at ?? 0))?.at ?? end;
    const third = own.find(({ at, left }) => left !== undefined && at >= begin + (last - begin) / 3);
    const wrong = third && (third.at - begin + (third.left ?? 0)) / (last - begin) - 1;
    print(
      `  ${pass}: ${(last - begin).toFixed(1)} s; after a third ${wrong === undefined ? "-" : `${(100 * wrong).toFixed(0)} %`}`,
    );
  }
}
rmSync(folder, { recursive: true });
