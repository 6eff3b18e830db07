import { summary } from "@actions/core";
import type { Finished } from "./cli.ts";

let isRunning = false;

/** Whether a part of the tool runs in this process, so that another one needs a process of its own. */
export function isBusy(): boolean {
  return isRunning;
}

/**
 * Runs a part of the tool in the process of the test as if it were a process of its own: with its own environment, working folder and outputs.
 *
 * @throws Error if one is running already
 */
export async function inThisProcess(
  part: () => Promise<void>,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Finished> {
  if (isRunning) throw new Error("another part of the tool runs in this process");
  isRunning = true;
  const { env, exitCode } = process;
  const before = process.cwd();
  const outputs = { stdout: "", stderr: "" };
  const streams = [
    ["stdout", process.stdout],
    ["stderr", process.stderr],
  ] as const;
  const writes = streams.map(([, stream]) => stream.write);
  // The library keeps the path of its first summary.
  Object.assign(summary, { _filePath: undefined, _buffer: "" });
  try {
    process.env = Object.fromEntries(
      Object.entries(environment).filter((one): one is [string, string] => one[1] !== undefined),
    );
    process.exitCode = undefined;
    process.chdir(folder);
    for (const [name, stream] of streams)
      stream.write = ((text: string | Uint8Array, ...rest: readonly unknown[]) => {
        outputs[name] += typeof text === "string" ? text : Buffer.from(text).toString("utf8");
        const done = rest.at(-1);
        if (typeof done === "function") done();
        return true;
      }) as typeof stream.write;
    await part();
    const status = Number(process.exitCode ?? 0);
    return { status, ...outputs, words: outputs.stdout.replace(/\s+/g, " ") };
  } finally {
    for (const [index, [, stream]] of streams.entries()) stream.write = writes[index] as typeof stream.write;
    process.chdir(before);
    process.env = env;
    process.exitCode = exitCode;
    isRunning = false;
  }
}
