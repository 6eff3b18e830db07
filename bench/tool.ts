import { spawnSync } from "node:child_process";

/** A program of the machine that fetches or builds an engine. */
export interface Tool {
  /** A program on PATH, e.g. `cargo`. */
  readonly command: string;
  /** The remedy if the program is missing, e.g. `install Rust`. */
  readonly advice: string;
}

/**
 * Runs a tool to its end.
 *
 * @returns what it printed
 * @throws Error that says how to get the tool, or shows what it said
 */
export function runTool(tool: Tool, parameters: readonly string[], folder?: string): string {
  const { status, error, stdout, stderr } = spawnSync(tool.command, parameters, {
    encoding: "utf8",
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  if (error !== undefined)
    throw new Error(`${tool.command} cannot be run (${error.message}): ${tool.advice}`, { cause: error });
  if (status !== 0) {
    const shown = [tool.command, ...parameters.slice(0, 3)].join(" ");
    throw new Error(`${shown} failed: ${stderr.trim()}`);
  }
  return stdout;
}
