import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Other work of the machine while samples are taken. It ends with this program, whatever that ends by. */
export interface Load {
  /** @throws Error where there was no load any more: what was measured meanwhile was not under it */
  stop(): Promise<void>;
}

const amalgamation = fileURLToPath(
  new URL("../node_modules/better-sqlite3/deps/sqlite3/sqlite3.c", import.meta.url),
);

/** Compiles the same large file again and again: what a second job on the runner may do. */
export function startCompiler(folder: string): Load {
  let child: ChildProcess | undefined;
  let failure: Error | undefined;
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    child = spawn("cc", ["-O2", "-c", amalgamation, "-o", path.join(folder, "load.o")], { stdio: "ignore" });
    child.once("error", (cause) => {
      failure = cause;
    });
    child.once("exit", (status) => {
      if (status !== 0 && !isStopped) failure = new Error(`cc ended with ${status}`);
      else next();
    });
  };
  next();
  return {
    async stop() {
      isStopped = true;
      child?.kill();
      if (failure !== undefined) throw failure;
    },
  };
}
