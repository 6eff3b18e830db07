/**
 * Other work beside a run, until the program that started it is gone.
 *
 * usage: node bench/truth/load-process.ts loop
 *        node bench/truth/load-process.ts disk FILE
 */
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const pauseMs = 50;
const megabyte = Buffer.alloc(1 << 20, "x");

const [work, file = ""] = process.argv.slice(2);
const parent = process.ppid;
const isWanted = () => process.ppid === parent;

if (work === "disk") {
  const handle = openSync(file, "w");
  while (isWanted()) {
    writeSync(handle, megabyte, 0, megabyte.length, 0);
    fsyncSync(handle);
    await setTimeout(pauseMs);
  }
  closeSync(handle);
} else {
  while (isWanted()) Math.sqrt(parent);
}
