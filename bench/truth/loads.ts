import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Load } from "../loads.ts";

export const besideNames = ["alone", "loop", "loops", "disk", "processor"] as const;
/** The other work beside a run: nothing, one or two busy loops, a writer that flushes a megabyte each 50 ms; or it has one processor only. */
export type Beside = (typeof besideNames)[number];

const program = fileURLToPath(new URL("load-process.ts", import.meta.url));

/** Other work of the machine, in processes that end with this program, whatever that ends by. @param folder on the disk of the databases */
export function startBeside(beside: Beside, folder: string): Load {
  const loops = { alone: 0, loop: 1, loops: 2, disk: 0, processor: 0 }[beside];
  const works = Array.from({ length: loops }, () => ["loop"]);
  if (beside === "disk") works.push(["disk", path.join(folder, "flushed")]);
  const children = works.map((work) => spawn(process.execPath, [program, ...work], { stdio: "inherit" }));
  return {
    async stop() {
      for (const child of children) {
        if (child.exitCode !== null) throw new Error(`the load ended of itself with ${child.exitCode}`);
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
    },
  };
}

/** The words that a command begins with to have what a run has: its processor. */
export function commandBeside(beside: Beside): readonly string[] {
  return beside === "processor" ? ["taskset", "--cpu-list", "0"] : [];
}
