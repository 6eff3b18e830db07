import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JudgedRun } from "../../src/verdict/judged.ts";
import { readRun } from "../kept-run.ts";
import { type Beside, commandBeside, startBeside } from "./loads.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** A run of the built command line. */
export interface ToolRun {
  readonly derived: JudgedRun;
  /** The exit status. */
  readonly status: number;
  readonly seconds: number;
}

/**
 * Runs the built command line, with other work beside it.
 *
 * @param parameters of `run`, without `--out`
 * @param folder is emptied, and gets the results
 * @throws Error where there are no results, with what it said
 */
export async function runTool(
  parameters: readonly string[],
  folder: string,
  beside: Beside,
): Promise<ToolRun> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const command = [...commandBeside(beside), process.execPath, cli, "run", ...parameters];
  const [program = "", ...rest] = [...command, "--quiet", "--format", "json", "--out", realpathSync(folder)];
  const load = startBeside(beside, folder);
  const start = performance.now();
  let said = "";
  let status: number | null;
  try {
    const child = spawn(program, rest, { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    [status] = (await once(child, "close")) as [number | null];
  } finally {
    await load.stop();
  }
  const seconds = (performance.now() - start) / 1000;
  const run = readRun(folder);
  if (run === undefined || status === null) throw new Error(`no results, exit status ${status}: ${said}`);
  return { derived: run.derived, status, seconds };
}
